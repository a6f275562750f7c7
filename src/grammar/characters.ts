/*
 * The character classes of RFC 3986, Appendix A. Each is written once, as a string with a literal type:
 * `character-table.ts` packs the strings into a table for the run time, and the types in `types/grammar/characters.ts`
 * split them into unions for the compiler.
 *
 * A percent-encoded octet is three characters, so it is in no class. If a rule allows it, the functions that read the rule
 * look for it separately.
 */

type Concat<Parts> = Parts extends readonly [infer First extends string, ...infer Rest] ? `${First}${Concat<Rest>}` : ''

/** Joins strings by a call, because bundlers drop an unused pure call but keep an unused template literal. */
export const concat = <const Parts extends readonly string[]>(...parts: Parts): Concat<Parts> =>
  parts.join('') as Concat<Parts>

/** `ALPHA = %x41-5A / %x61-7A` (RFC 5234, B.1) */
export const ALPHA = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `DIGIT = %x30-39` (RFC 5234, B.1) */
export const DIGIT = '0123456789'

/** `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`, in either case (2.1) */
export const HEXDIG = /* @__PURE__ */ concat(DIGIT, 'ABCDEFabcdef')

/** `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` (2.2) */
export const GEN_DELIMS = ':/?#[]@'

/** `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="` (2.2) */
export const SUB_DELIMS = "!$&'()*+,;="

/** `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (2.3) */
export const UNRESERVED = /* @__PURE__ */ concat(ALPHA, DIGIT, '-._~')

/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (3.1), after its first letter */
export const SCHEME = /* @__PURE__ */ concat(ALPHA, DIGIT, '+-.')

/** `reg-name = *( unreserved / pct-encoded / sub-delims )` (3.2.2) */
export const REG_NAME = /* @__PURE__ */ concat(UNRESERVED, SUB_DELIMS)

/** `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )` (3.2.1) */
export const USERINFO = /* @__PURE__ */ concat(REG_NAME, ':')

/** `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (3.2.2), after its dot */
export const IPV_FUTURE = USERINFO

/** `IPv6address` (3.2.2): the characters of its nine alternatives */
export const IPV6_ADDRESS = /* @__PURE__ */ concat(HEXDIG, ':.')

/** `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"` (3.3) */
export const PCHAR = /* @__PURE__ */ concat(USERINFO, '@')

/** `segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )` (3.3) */
export const SEGMENT_NZ_NC = /* @__PURE__ */ concat(REG_NAME, '@')

/** `path = *( "/" / pchar )` (3.3): the union of the five rules for paths */
export const PATH = /* @__PURE__ */ concat(PCHAR, '/')

/** `query = *( pchar / "/" / "?" )` (3.4) */
export const QUERY = /* @__PURE__ */ concat(PATH, '?')

/** `fragment = *( pchar / "/" / "?" )` (3.5) */
export const FRAGMENT = QUERY

/** `query` (3.4) without `&` and `=`, which delimit pairs by convention, and without `+`, which is a space in forms */
export const QUERY_PART = /* @__PURE__ */ concat(UNRESERVED, "!$'()*,;:@/?")
