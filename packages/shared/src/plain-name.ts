import { DOT } from '../../../src/core/grammar/code-units'

/**
 * Each flag stands for a class of characters. The loops in `plainness` and `scanPlainHttp` combine the flags of all the
 * characters in a name.
 */
export const OTHER = 1
const UPPER = 2
const HYPHEN = 4
const DIGIT = 8

/**
 * Returns the flags of a code unit. Browsers never encode letters, digits, `-`, `.` or `_` in a name.
 *
 * The closure contains a table with an entry for each code unit, as in `src/core/grammar/character-table.ts`.
 */
export const flagsOf = /* @__PURE__ */ (() => {
  const flags = new Uint8Array(0x10000).fill(OTHER)
  for (let unit = 0; unit < 128; unit++) {
    const character = String.fromCharCode(unit)
    if (/[a-z._]/.test(character)) flags[unit] = 0
    else if (/[A-Z]/.test(character)) flags[unit] = UPPER
    else if (/\d/.test(character)) flags[unit] = DIGIT
    else if (character === '-') flags[unit] = HYPHEN
  }
  return (unit: number): number => flags[unit] as number
})()

export const isDigit = (unit: number): boolean => flagsOf(unit) === DIGIT

/** Returns whether the last label begins with a digit. If it does, browsers may treat the name as an address. */
const isLastNumeric = (text: string, start: number, end: number): boolean => {
  let index = text.charCodeAt(end - 1) === DOT ? end - 1 : end
  while (index > start && text.charCodeAt(index - 1) !== DOT) index--
  return isDigit(text.charCodeAt(index))
}

export const NOT_PLAIN = 0
export const PLAIN = 1
export const PLAIN_UPPER = 2

/** Returns whether `--` occurs between `start` and `end`. Every Punycode label contains `--`. */
const hasDoubleHyphen = (text: string, start: number, end: number): boolean => {
  const index = text.indexOf('--', start)
  return index >= 0 && index < end
}

/**
 * Classifies the name from `start` to `end`. The `found` parameter combines the flags of all characters in the name.
 */
export const classify = (text: string, start: number, end: number, found: number): number => {
  if (start === end || (found & OTHER) !== 0) return NOT_PLAIN
  if ((found & DIGIT) !== 0 && isLastNumeric(text, start, end)) return NOT_PLAIN
  if ((found & HYPHEN) !== 0 && hasDoubleHyphen(text, start, end)) return NOT_PLAIN
  return (found & UPPER) === 0 ? PLAIN : PLAIN_UPPER
}

/**
 * Determines whether browsers would change the name between `start` and `end` other than by converting it to lower
 * case. Browsers make no other changes to a name that contains only letters, digits, `-`, `.` and `_`, unless its last
 * label begins with a digit or one of its labels is in Punycode. Returns `PLAIN_UPPER` for a plain name with upper-case
 * letters, `PLAIN` for any other plain name, and `NOT_PLAIN` for a name that is not plain. Allocates nothing.
 */
export const plainness = (text: string, start: number, end: number): number => {
  let found = 0
  for (let index = start; index < end; index++) found |= flagsOf(text.charCodeAt(index))
  return classify(text, start, end, found)
}

/** Returns whether browsers leave a name unchanged or only convert it to lower case. */
export const isPlainName = (name: string): boolean => plainness(name, 0, name.length) !== NOT_PLAIN
