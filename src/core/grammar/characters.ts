/*
 * The characters of RFC 3986, Appendix A. Each set is written once, as a string with a literal type.
 * `character-table.ts` packs the strings into a table for the run time. `types/core/grammar/characters.ts` splits them
 * into unions for the compiler. Each of the two files combines the sets into the classes of the grammar, and a test
 * compares the results.
 */

type Concat<Parts> = Parts extends readonly [infer First extends string, ...infer Rest] ? `${First}${Concat<Rest>}` : ''

/** Joins strings with a call, because bundlers drop an unused pure call but keep an unused template literal. */
export const concat = <const Parts extends readonly string[]>(...parts: Parts): Concat<Parts> =>
  parts.join('') as Concat<Parts>

/** The characters of `ALPHA = %x41-5A / %x61-7A` (RFC 5234, B.1) */
export const ALPHA = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The characters of `DIGIT = %x30-39` (RFC 5234, B.1) */
export const DIGIT = '0123456789'

/** The letters of `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`, in either case (2.1) */
export const HEX_LETTERS = 'ABCDEFabcdef'

/** All characters of `HEXDIG`, with the digits first */
export const HEXDIG: `${typeof DIGIT}${typeof HEX_LETTERS}` = /* @__PURE__ */ concat(DIGIT, HEX_LETTERS)

/** The characters of `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` (2.2) */
export const GEN_DELIMS = ':/?#[]@'

/** The characters of `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="` (2.2) */
export const SUB_DELIMS = "!$&'()*+,;="

/** The marks of `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (2.3) */
export const MARKS = '-._~'

/** `unreserved` */
export const UNRESERVED: `${typeof ALPHA}${typeof DIGIT}${typeof MARKS}` = /* @__PURE__ */ concat(ALPHA, DIGIT, MARKS)

/** The marks of `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (3.1) */
export const SCHEME_MARKS = '+-.'

/** The `sub-delims` that neither delimit the pairs of a query nor mean a space in forms */
export const PART_DELIMS = "!$'()*,;"
