/**
 * The character classes of RFC 3986, Appendix A, each written once as a literal string.
 * `mask.ts` packs them into the run-time tables, the type layer splits them into unions.
 */

type Concat<Parts> = Parts extends readonly [infer First extends string, ...infer Rest] ? `${First}${Concat<Rest>}` : ''

/** The parts as one, which bundlers can leave out where nothing uses it, as they can't a template. */
const concat = <const Parts extends readonly string[]>(...parts: Parts): Concat<Parts> =>
  parts.join('') as Concat<Parts>

/** `ALPHA = %x41-5A / %x61-7A` (RFC 5234, B.1) */
export const ALPHA = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `DIGIT = %x30-39` (RFC 5234, B.1) */
export const DIGIT = '0123456789'

/** `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`, in either case (2.1) */
export const HEXDIG = /* @__PURE__ */ concat(DIGIT, 'ABCDEFabcdef')

/** `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (2.3) */
export const UNRESERVED = /* @__PURE__ */ concat(ALPHA, DIGIT, '-._~')

/** `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="` (2.2) */
export const SUB_DELIMS = "!$&'()*+,;="

/** `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` (2.2) */
export const GEN_DELIMS = ':/?#[]@'

/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (3.1): what may follow the first letter */
export const SCHEME = /* @__PURE__ */ concat(ALPHA, DIGIT, '+-.')

/** `reg-name = *( unreserved / pct-encoded / sub-delims )` (3.2.2): the characters beside `pct-encoded` */
export const REG_NAME = /* @__PURE__ */ concat(UNRESERVED, SUB_DELIMS)

/** `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )` (3.2.1): the characters beside `pct-encoded` */
export const USERINFO = /* @__PURE__ */ concat(REG_NAME, ':')

/** `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (3.2.2): what may follow the dot */
export const IPV_FUTURE = USERINFO

/** `IPv6address` (3.2.2): every character that any of its nine alternatives holds */
export const IPV6_ADDRESS = /* @__PURE__ */ concat(HEXDIG, ':.')

/** `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"` (3.3): the characters beside `pct-encoded` */
export const PCHAR = /* @__PURE__ */ concat(USERINFO, '@')

/** `segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )` (3.3): the characters beside `pct-encoded` */
export const SEGMENT_NZ_NC = /* @__PURE__ */ concat(REG_NAME, '@')

/** `path = *( "/" / pchar )` (3.3): the union of the five path rules, the characters beside `pct-encoded` */
export const PATH = /* @__PURE__ */ concat(PCHAR, '/')

/** `query = *( pchar / "/" / "?" )` (3.4): the characters beside `pct-encoded` */
export const QUERY = /* @__PURE__ */ concat(PATH, '?')

/** `fragment = *( pchar / "/" / "?" )` (3.5): the characters beside `pct-encoded` */
export const FRAGMENT = QUERY

/** `query` (3.4) without the characters that delimit pairs by convention, `&` and `=`, and without `+`, a space in forms */
export const QUERY_PART = /* @__PURE__ */ concat(UNRESERVED, "!$'()*,;:@/?")
