import { DIGIT, HEXDIG, IPV_FUTURE, isIn, scanRun } from './character-table'

const DOT = 46
const ZERO = 48
const COLON = 58
const UPPER_V = 86
const LOWER_V = 118

const isAt = (text: string, index: number, end: number, code: number): boolean =>
  index < end && text.charCodeAt(index) === code

/**
 * `dec-octet = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35` (3.2.2): its end, or -1.
 * Allocates nothing.
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
 * Whether `text` from `start` to `end` is an
 * `IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet` (3.2.2). Allocates nothing.
 */
export const isIPv4AddressIn = (text: string, start: number, end: number): boolean => {
  let index = scanDecOctet(text, start, end)
  for (let dots = 0; dots < 3; dots++) {
    if (index < 0 || !isAt(text, index, end, DOT)) return false
    index = scanDecOctet(text, index + 1, end)
  }
  return index === end
}

/**
 * Whether `text` from `start` to `end` is an `IPv6address` (3.2.2): eight groups `h16 = 1*4HEXDIG`, or at most seven
 * and one `::`, the last two groups optionally an `IPv4address`; which is what its nine alternatives say together.
 * Allocates nothing.
 */
export const isIPv6AddressIn = (text: string, start: number, end: number): boolean => {
  let groups = 0
  let index = start
  let isElided = isAt(text, start, end, COLON)
  if (isElided) {
    if (!isAt(text, start + 1, end, COLON)) return false
    index = start + 2
    if (index === end) return true
  }
  for (;;) {
    const groupEnd = scanRun(text, index, Math.min(end, index + 4), HEXDIG)
    if (groupEnd === index) return false
    if (isAt(text, groupEnd, end, DOT)) {
      return (isElided ? groups < 6 : groups === 6) && isIPv4AddressIn(text, index, end)
    }
    groups++
    if (groupEnd === end) break
    if (text.charCodeAt(groupEnd) !== COLON) return false
    index = groupEnd + 1
    if (isAt(text, index, end, COLON)) {
      if (isElided) return false
      isElided = true
      index++
      if (index === end) break
    }
  }
  return isElided ? groups < 8 : groups === 8
}

/** Whether an `IPvFuture`, rather than an `IPv6address`, begins at `index`: its `"v"` is of either case. */
export const isIPvFutureAt = (text: string, index: number, end: number): boolean =>
  isAt(text, index, end, LOWER_V) || isAt(text, index, end, UPPER_V)

/**
 * Whether `text` from `start` to `end` is an
 * `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (3.2.2). Allocates nothing.
 */
export const isIPvFutureIn = (text: string, start: number, end: number): boolean => {
  if (!isIPvFutureAt(text, start, end)) return false
  const dot = scanRun(text, start + 1, end, HEXDIG)
  return (
    dot > start + 1 && isAt(text, dot, end, DOT) && dot + 1 < end && scanRun(text, dot + 1, end, IPV_FUTURE) === end
  )
}
