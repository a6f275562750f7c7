import { isUnitIn, UNRESERVED } from '../grammar/character-table'
import { isUpperCase, PERCENT } from '../grammar/code-units'
import { octetAt, PCT_ENCODED } from '../grammar/percent-encoded'

const LOWER_A = 0x61

/**
 * Returns whether the percent-encoded octet at `index` contains no lower-case letters (RFC 3986, section 6.2.2.1) and
 * does not represent an unreserved character (RFC 3986, section 6.2.2.2).
 */
const isNormalizedAt = (text: string, index: number): boolean =>
  text.charCodeAt(index + 1) < LOWER_A &&
  text.charCodeAt(index + 2) < LOWER_A &&
  !isUnitIn(octetAt(text, index), UNRESERVED)

/** Returns whether every percent-encoded octet in `text` is in normal form. Allocates nothing. */
export const isPctNormalized = (text: string): boolean => {
  for (let index = text.indexOf('%'); index >= 0; index = text.indexOf('%', index + 3)) {
    if (!isNormalizedAt(text, index)) return false
  }
  return true
}

export const upperCase = (pctEncoded: string): string => pctEncoded.toUpperCase()

/**
 * Returns the normal form of a percent-encoded octet: the character that it represents if that character is unreserved,
 * and otherwise the same octet with its letters in upper case.
 */
export const normalizedPctEncoded = (pctEncoded: string): string => {
  const octet = octetAt(pctEncoded, 0)
  return isUnitIn(octet, UNRESERVED) ? String.fromCharCode(octet) : upperCase(pctEncoded)
}

/**
 * Returns the part of `text` from `start` to `end`, with every percent-encoded octet in normal form. Decodes each octet
 * at most once.
 */
export const normalizeOctets = (text: string, start: number, end: number): string => {
  const part = text.slice(start, end)
  return part.includes('%') ? part.replace(PCT_ENCODED, normalizedPctEncoded) : part
}

/**
 * Returns `text` in lower case, except for the letters in percent-encoded octets, which are converted to upper case.
 */
export const lowerCase = (text: string): string => text.toLowerCase().replace(PCT_ENCODED, upperCase)

/**
 * Returns whether the text between `start` and `end` contains no upper-case letters outside percent-encoded octets.
 * Allocates nothing.
 */
export const isLowerCased = (text: string, start: number, end: number): boolean => {
  for (let index = start; index < end; index++) {
    const unit = text.charCodeAt(index)
    if (isUpperCase(unit)) return false
    if (unit === PERCENT) index += 2
  }
  return true
}
