/*
 * The functions in this file recognize IPv4 addresses, IPv6 addresses and addresses in future formats (RFC 3986,
 * section 3.2.2).
 */
import { DIGIT, HEXDIG, IPV_FUTURE, isIn, scanRun } from './character-table'
import { COLON, DOT, isUnitAt, ZERO } from './code-units'

const UPPER_V = 0x56
const LOWER_V = 0x76

/**
 * Reads a decimal octet: `dec-octet = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35` (RFC 3986,
 * section 3.2.2). Returns the offset of the end of the octet, or -1 if there is no decimal octet at `start`.
 */
const scanDecOctet = (text: string, start: number, end: number): number => {
  let octet = 0
  let index = start
  while (index < end && index - start < 3 && isIn(text, index, DIGIT)) {
    octet = octet * 10 + text.charCodeAt(index) - ZERO
    index++
  }
  const hasLeadingZero = index - start > 1 && text.charCodeAt(start) === ZERO
  return index === start || hasLeadingZero || octet > 255 ? -1 : index
}

/**
 * Returns whether `text` from `start` to `end` matches
 * `IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet` (RFC 3986, section 3.2.2). If `isPrefix` is
 * `true`, returns whether an address can begin with that text. Allocates nothing.
 */
export const isIPv4AddressIn = (text: string, start: number, end: number, isPrefix = false): boolean => {
  let index = scanDecOctet(text, start, end)
  for (let dots = 0; dots < 3; dots++) {
    if (index < 0 || !(isUnitAt(text, index, end, DOT) || (isPrefix && index === end))) return false
    index = isPrefix && index + 1 >= end ? end : scanDecOctet(text, index + 1, end)
  }
  return index === end
}

/**
 * Returns whether `text` from `start` to `end` is an IPv6 address (RFC 3986, section 3.2.2). If `isPrefix` is `true`,
 * returns whether an address can begin with that text. Allocates nothing.
 *
 * The nine alternatives of `IPv6address` allow either eight groups (`h16 = 1*4HEXDIG`), or `::` and up to seven groups.
 * An IPv4 address may replace the last two groups.
 */
export const isIPv6AddressIn = (text: string, start: number, end: number, isPrefix = false): boolean => {
  let groups = 0
  let index = start
  let isElided = isUnitAt(text, start, end, COLON)
  if (isElided) {
    if (!isUnitAt(text, start + 1, end, COLON)) return isPrefix && start + 1 === end
    index = start + 2
    if (index === end) return true
  }
  for (;;) {
    const groupEnd = scanRun(text, index, Math.min(end, index + 4), HEXDIG)
    if (groupEnd === index) return isPrefix && index === end && groups < (isElided ? 7 : 8)
    if (isUnitAt(text, groupEnd, end, DOT)) {
      return (isElided ? groups < 6 : groups === 6) && isIPv4AddressIn(text, index, end, isPrefix)
    }
    groups++
    if (groupEnd === end) break
    if (text.charCodeAt(groupEnd) !== COLON) return false
    index = groupEnd + 1
    if (isUnitAt(text, index, end, COLON)) {
      if (isElided) return false
      isElided = true
      index++
      if (index === end) break
    }
  }
  return groups === 8 ? !isElided : groups < 8 && (isElided || isPrefix)
}

/**
 * Returns whether the character at `index` is `v` or `V`. An address in a future format begins with `v` or `V`, but an
 * IPv6 address does not.
 */
export const isIPvFutureAt = (text: string, index: number, end: number): boolean =>
  isUnitAt(text, index, end, LOWER_V) || isUnitAt(text, index, end, UPPER_V)

/**
 * Returns whether `text` from `start` to `end` follows the rule
 * `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (RFC 3986, section 3.2.2). Allocates nothing.
 */
export const isIPvFutureIn = (text: string, start: number, end: number): boolean => {
  if (!isIPvFutureAt(text, start, end)) return false
  const versionStart = start + 1
  const dot = scanRun(text, versionStart, end, HEXDIG)
  if (dot === versionStart || !isUnitAt(text, dot, end, DOT)) return false
  const restStart = dot + 1
  return restStart < end && scanRun(text, restStart, end, IPV_FUTURE) === end
}
