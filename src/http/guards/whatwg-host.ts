import { equalsIgnoringCase } from '../../core/grammar/ascii-case'
import { DIGIT, HEXDIG, scanRun } from '../../core/grammar/character-table'
import { DOT, findUnit, lowerCaseUnit, PERCENT, ZERO } from '../../core/grammar/code-units'
import { isIPv4Address } from '../../core/ip/address'
import { hostStart } from '../../core/model/bounds'
import type { UriView } from '../../core/model/view'

const LOWER_X = 0x78

/**
 * Returns whether a label is a number according to the WHATWG URL standard. Such a label consists of digits, or of `0x`
 * followed by any number of hexadecimal digits.
 */
const isNumber = (text: string, start: number, end: number): boolean => {
  const x = scanRun(text, start, end, DIGIT)
  if (x === end) return start < end
  const isOneZero = text.charCodeAt(start) === ZERO && start + 1 === x
  return isOneZero && lowerCaseUnit(text.charCodeAt(x)) === LOWER_X && scanRun(text, x + 1, end, HEXDIG) === end
}

const PUNYCODE_PREFIX = 'xn--'

const isPunycode = (text: string, start: number, end: number): boolean =>
  end - start >= PUNYCODE_PREFIX.length &&
  equalsIgnoringCase(text, start, start + PUNYCODE_PREFIX.length, PUNYCODE_PREFIX)

/**
 * Returns whether a WHATWG parser might change or refuse a registered name in a URI with a special scheme. A WHATWG
 * parser might change or refuse a name in the following cases:
 *
 * - an octet is percent-encoded (the parser decodes hosts, but a program that compares strings does not);
 * - a label is Punycode, which the parser checks against tables that this library does not include;
 * - the last label is a number, in which case the parser reads the host as an IPv4 address.
 *
 * Allocates nothing, unless the last label is a number.
 */
export const isOtherDomain = (view: UriView): boolean => {
  const { text, hostEnd } = view
  const from = hostStart(view)
  if (findUnit(text, from, hostEnd, PERCENT) < hostEnd) return true
  let start = from
  for (;;) {
    const end = findUnit(text, start, hostEnd, DOT)
    if (isPunycode(text, start, end)) return true
    const next = end === hostEnd ? hostEnd : end + 1
    // The last label can be followed by a dot.
    if (next === hostEnd) return isNumber(text, start, end) && !isIPv4Address(text.slice(from, hostEnd))
    start = next
  }
}
