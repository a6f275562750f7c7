/* The functions in this file read percent-encoded octets (RFC 3986, section 2.1). */
import { HEXDIG, isIn, scanRun } from './character-table'
import { COLON, isUnitAt, PERCENT, ZERO } from './code-units'

export const PCT_ENCODED = /%[0-9A-Fa-f]{2}/g

/**
 * Returns whether a percent-encoded octet, `"%" HEXDIG HEXDIG` (RFC 3986, section 2.1), begins at `index` and ends at
 * or before `end`. Allocates nothing.
 */
export const isPctEncodedAt = (text: string, index: number, end: number): boolean =>
  isUnitAt(text, index, end - 2, PERCENT) && isIn(text, index + 1, HEXDIG) && isIn(text, index + 2, HEXDIG)

/**
 * Returns whether `index` points to one of the two digits of a percent-encoded octet. Every `%` in the string must
 * begin a percent-encoded octet. Allocates nothing.
 */
export const isInPctEncoded = (text: string, index: number): boolean =>
  text.charCodeAt(index - 1) === PERCENT || text.charCodeAt(index - 2) === PERCENT

/**
 * Returns the end of the `*( mask / pct-encoded )` run that begins at `start`. The run ends at `end`, at the first
 * character outside `mask`, or at the first `%` that is not followed by two hexadecimal digits. Allocates nothing.
 */
export const scanEncodedRun = (text: string, start: number, end: number, mask: number): number => {
  let index = scanRun(text, start, end, mask)
  while (isPctEncodedAt(text, index, end)) index = scanRun(text, index + 3, end, mask)
  return index
}

/**
 * Returns the value of a hexadecimal digit. Bit 6 of the code unit is set for the letters `A` to `F` and `a` to `f`,
 * but not for the digits `0` to `9`.
 */
const hexValue = (unit: number): number => (unit & 15) + (unit >> 6) * 9

/**
 * Decodes the percent-encoded octet at `index`: `pct-encoded = "%" HEXDIG HEXDIG` (RFC 3986, section 2.1). `octetAt`
 * does not check whether a valid percent-encoded octet begins at `index`.
 *
 * Allocates nothing.
 *
 * @example
 * import { octetAt } from 'uri-ts/scan'
 *
 * octetAt('/a%2Fb', 2) //=> 0x2f
 *
 * @category Cursors
 */
export const octetAt = (text: string, index: number): number =>
  hexValue(text.charCodeAt(index + 1)) * 16 + hexValue(text.charCodeAt(index + 2))

/**
 * Returns the octets of a valid string, each as one character. `octetsOf` returns the same result for any two strings
 * that represent the same octets (RFC 3986, section 2.1). Allocates the result if a part of the string is
 * percent-encoded.
 */
export const octetsOf = (text: string): string =>
  text.includes('%') ? text.replace(PCT_ENCODED, (encoded) => String.fromCharCode(octetAt(encoded, 0))) : text

const LOWER_A = 0x61
const LOWER_G = 0x67

/** If either digit is `NO_DIGIT`, the number computed from both digits is negative. */
const NO_DIGIT = -0x100

/**
 * Returns the value of a hexadecimal digit, or `NO_DIGIT` for any other character. Does not use the table of character
 * classes, because nothing else in decoding needs that table.
 */
const hexValueIfDigit = (unit: number): number => {
  const lower = unit | 0x20
  return (unit >= ZERO && unit < COLON) || (lower >= LOWER_A && lower < LOWER_G) ? hexValue(unit) : NO_DIGIT
}

/**
 * Decodes the two characters after `index` as hexadecimal digits and returns the octet. Returns a negative number if
 * either character is not a hexadecimal digit. Allocates nothing.
 */
export const octetIfEncodedAt = (text: string, index: number): number =>
  hexValueIfDigit(text.charCodeAt(index + 1)) * 16 + hexValueIfDigit(text.charCodeAt(index + 2))
