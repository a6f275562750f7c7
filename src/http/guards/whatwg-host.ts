import { octetAt } from '../../grammar/percent-encoded'
import { isIPv4Address } from '../../ip/address'
import { hostStart } from '../../model/bounds'
import type { AnyView } from '../../model/view'
import { decodeUnreserved } from '../../percent/decode'

const DOT = 46
const PERCENT = 37
const ZERO = 48

const isDigit = (code: number): boolean => code >= ZERO && code <= 57

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122

const isHexDigit = (code: number): boolean => isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102)

/** `unreserved` (RFC 3986, 2.3): what is the same host, encoded or not (6.2.2.2). */
const isUnreserved = (code: number): boolean =>
  isDigit(code) || isLetter(code) || code === 45 || code === DOT || code === 95 || code === 126

/** The character at `index`, if an unreserved one is percent-encoded there, that. */
const characterAt = (text: string, index: number): number =>
  text.charCodeAt(index) === PERCENT ? octetAt(text, index) : text.charCodeAt(index)

const nextOf = (text: string, index: number): number => index + (text.charCodeAt(index) === PERCENT ? 3 : 1)

/** Where the label ends that starts at `start`. */
const labelEnd = (text: string, start: number, end: number): number => {
  let index = start
  while (index < end && characterAt(text, index) !== DOT) index = nextOf(text, index)
  return index
}

/** Whether a label is what the standard takes for a number: digits, or `0x` and hexadecimal digits or nothing. */
const isNumber = (text: string, start: number, end: number): boolean => {
  let index = start
  while (index < end && isDigit(characterAt(text, index))) index = nextOf(text, index)
  if (index === end) return start < end
  const x = index
  if (characterAt(text, start) !== ZERO || nextOf(text, start) !== x || (characterAt(text, x) | 32) !== 120)
    return false
  index = nextOf(text, x)
  while (index < end && isHexDigit(characterAt(text, index))) index = nextOf(text, index)
  return index === end
}

/** Whether a label begins with `xn--`: it is Punycode, and valid or not. */
const isPunycode = (text: string, start: number, end: number): boolean => {
  let index = start
  for (const expected of PREFIX) {
    if (index >= end || (characterAt(text, index) | 32) !== expected) return false
    index = nextOf(text, index)
  }
  return true
}

/** `x n - -`, each with the bit of lower case, which `-` has. */
const PREFIX = [120, 110, 45, 45] as const

const hasReservedTriplet = (text: string, start: number, end: number): boolean => {
  for (let index = text.indexOf('%', start); index >= 0 && index < end; index = text.indexOf('%', index + 3)) {
    if (!isUnreserved(octetAt(text, index))) return true
  }
  return false
}

/**
 * Whether a WHATWG parser may make something else of a `reg-name` of a special scheme, or refuse it: if anything but
 * unreserved characters is percent-encoded, since it decodes hosts; if the last label is a number, since it then reads
 * an IPv4 address; if a label is Punycode, which it checks against tables that are not here.
 * Allocates nothing, unless the last label is a number.
 */
export const isOtherDomain = (view: AnyView): boolean => {
  const { text, hostEnd } = view
  const from = hostStart(view)
  if (hasReservedTriplet(text, from, hostEnd)) return true
  let start = from
  for (;;) {
    const end = labelEnd(text, start, hostEnd)
    if (isPunycode(text, start, end)) return true
    const next = end === hostEnd ? hostEnd : nextOf(text, end)
    // A last label may have a dot after it.
    if (next === hostEnd)
      return isNumber(text, start, end) && !isIPv4Address(decodeUnreserved(text.slice(from, hostEnd)))
    start = next
  }
}
