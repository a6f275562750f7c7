import { isCodeIn, UNRESERVED } from '../grammar/character-table'
import { octetAt, TRIPLET } from '../grammar/percent-encoded'

const UPPER_A = 65
const UPPER_Z = 90
const LOWER_A = 97

/** Whether a code unit is an upper-case letter of ASCII. */
export const isUpper = (code: number): boolean => code >= UPPER_A && code <= UPPER_Z

/** Whether the `pct-encoded` at `index` has upper-case digits (6.2.2.1) and is no unreserved character (6.2.2.2). */
const isTripletNormalized = (text: string, index: number): boolean =>
  text.charCodeAt(index + 1) < LOWER_A &&
  text.charCodeAt(index + 2) < LOWER_A &&
  !isCodeIn(octetAt(text, index), UNRESERVED)

/** Whether every `pct-encoded` of `text` is in normal form. Allocates nothing. */
export const isPctNormalized = (text: string): boolean => {
  for (let index = text.indexOf('%'); index >= 0; index = text.indexOf('%', index + 3)) {
    if (!isTripletNormalized(text, index)) return false
  }
  return true
}

const upper = (triplet: string): string => triplet.toUpperCase()

/** A `pct-encoded` in normal form: one character if it is unreserved, else with upper-case digits. */
export const normalizedTriplet = (triplet: string): string => {
  const octet = octetAt(triplet, 0)
  return isCodeIn(octet, UNRESERVED) ? String.fromCharCode(octet) : upper(triplet)
}

/** `text` from `start` to `end` with every `pct-encoded` in normal form, each decoded at most once. */
export const pctNormalized = (text: string, start: number, end: number): string => {
  const part = text.slice(start, end)
  return part.includes('%') ? part.replace(TRIPLET, normalizedTriplet) : part
}

/** `text` in lower case but for its `pct-encoded`, which are in normal form. */
export const lowerCased = (text: string): string => text.toLowerCase().replace(TRIPLET, upper)

/** Whether no upper-case letter stands between `start` and `end` outside `pct-encoded`. Allocates nothing. */
export const isLowerCased = (text: string, start: number, end: number): boolean => {
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index)
    if (isUpper(code)) return false
    if (code === 37) index += 2
  }
  return true
}
