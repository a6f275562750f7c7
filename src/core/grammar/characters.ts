/*
 * This file defines the character sets from Appendix A of RFC 3986. Each set is defined only once, as a string with a
 * literal type. `character-table.ts` builds a lookup table from the strings, and `types/core/grammar/characters.ts`
 * splits them into union types. Both files combine the sets into character classes, and a test compares the results.
 */

type Concat<Parts> = Parts extends readonly [infer First extends string, ...infer Rest] ? `${First}${Concat<Rest>}` : ''

/**
 * Joins strings. `concat` is used instead of template literals, because bundlers drop an unused pure call but keep an
 * unused template literal.
 */
export const concat = <const Parts extends readonly string[]>(...parts: Parts): Concat<Parts> =>
  parts.join('') as Concat<Parts>

/** The characters allowed by the rule `ALPHA = %x41-5A / %x61-7A` (RFC 5234, appendix B.1). */
export const ALPHA = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The characters allowed by the rule `DIGIT = %x30-39` (RFC 5234, appendix B.1). */
export const DIGIT = '0123456789'

/**
 * The letters allowed by the rule `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"` (RFC 3986, section 2.1), in
 * upper and lower case.
 */
export const HEX_LETTERS = 'ABCDEFabcdef'

/**
 * Lists the hexadecimal digits. In `HEXDIG`, the decimal digits come first, so the index of each decimal digit equals
 * the digit's value.
 */
export const HEXDIG: `${typeof DIGIT}${typeof HEX_LETTERS}` = /* @__PURE__ */ concat(DIGIT, HEX_LETTERS)

/**
 * The characters allowed by the rule `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` (RFC 3986, section 2.2).
 */
export const GEN_DELIMS = ':/?#[]@'

/**
 * The characters allowed by the rule `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="`
 * (RFC 3986, section 2.2).
 */
export const SUB_DELIMS = "!$&'()*+,;="

/**
 * Lists the characters that `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (RFC 3986, section 2.3) allows in
 * addition to letters and digits.
 */
export const MARKS = '-._~'

/** The characters allowed by the rule `unreserved` (RFC 3986, section 2.3). */
export const UNRESERVED: `${typeof ALPHA}${typeof DIGIT}${typeof MARKS}` = /* @__PURE__ */ concat(ALPHA, DIGIT, MARKS)

/**
 * Lists the characters that `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (RFC 3986, section 3.1) allows in
 * addition to letters and digits.
 */
export const SCHEME_MARKS = '+-.'

/** The characters in `sub-delims` except `&`, `=` and `+`, which have a special meaning in a query. */
export const PART_DELIMS = "!$'()*,;"
