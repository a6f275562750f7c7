import { DIGIT, HEXDIG, isUnitIn, UNRESERVED } from '../../core/grammar/character-table'
import { DOT, lowerCaseUnit, ZERO } from '../../core/grammar/code-units'
import { decodedAt, widthAt } from '../../core/grammar/octet-cursor'
import { octetAt } from '../../core/grammar/percent-encoded'
import { isIPv4Address } from '../../core/ip/address'
import { hostStart } from '../../core/model/bounds'
import type { UriView } from '../../core/model/view'
import { decodeUnreserved } from '../../core/percent/decode'

const LOWER_X = 0x78

const labelEnd = (text: string, start: number, end: number): number => {
  let index = start
  while (index < end && decodedAt(text, index) !== DOT) index += widthAt(text, index)
  return index
}

const skip = (text: string, start: number, end: number, mask: number): number => {
  let index = start
  while (index < end && isUnitIn(decodedAt(text, index), mask)) index += widthAt(text, index)
  return index
}

/** Whether the standard reads a label as a number: digits, or `0x` and any number of hexadecimal digits. */
const isNumber = (text: string, start: number, end: number): boolean => {
  const x = skip(text, start, end, DIGIT)
  if (x === end) return start < end
  const isOneZero = decodedAt(text, start) === ZERO && start + widthAt(text, start) === x
  if (!isOneZero || lowerCaseUnit(decodedAt(text, x)) !== LOWER_X) return false
  return skip(text, x + widthAt(text, x), end, HEXDIG) === end
}

const PUNYCODE_PREFIX = 'xn--'

const isPunycode = (text: string, start: number, end: number): boolean => {
  let index = start
  for (let i = 0; i < PUNYCODE_PREFIX.length; i++) {
    if (index >= end || lowerCaseUnit(decodedAt(text, index)) !== PUNYCODE_PREFIX.charCodeAt(i)) return false
    index += widthAt(text, index)
  }
  return true
}

const hasReservedOctet = (text: string, start: number, end: number): boolean => {
  for (let index = text.indexOf('%', start); index >= 0 && index < end; index = text.indexOf('%', index + 3)) {
    if (!isUnitIn(octetAt(text, index), UNRESERVED)) return true
  }
  return false
}

/**
 * Returns whether a WHATWG parser may change or refuse the `reg-name` of a special scheme. It may, if
 *
 * - a percent-encoded octet is not an unreserved character, because the parser decodes hosts;
 * - a label is Punycode, because the parser checks it against tables that this library does not have;
 * - the last label is a number, because the parser then reads an IPv4 address.
 *
 * Allocates: nothing, unless the last label is a number.
 */
export const isOtherDomain = (view: UriView): boolean => {
  const { text, hostEnd } = view
  const from = hostStart(view)
  if (hasReservedOctet(text, from, hostEnd)) return true
  let start = from
  for (;;) {
    const end = labelEnd(text, start, hostEnd)
    if (isPunycode(text, start, end)) return true
    const next = end === hostEnd ? hostEnd : end + widthAt(text, end)
    // The last label may have a dot after it.
    if (next === hostEnd) {
      return isNumber(text, start, end) && !isIPv4Address(decodeUnreserved(text.slice(from, hostEnd)))
    }
    start = next
  }
}
