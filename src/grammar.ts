/**
 * The character classes of RFC 3986, Appendix A, each written once as a literal string.
 * `mask.ts` packs them into the run-time tables, the type layer splits them into unions.
 */

/** `ALPHA = %x41-5A / %x61-7A` (RFC 5234, B.1) */
export const ALPHA = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `DIGIT = %x30-39` (RFC 5234, B.1) */
export const DIGIT = '0123456789'

/** `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`, in either case (2.1) */
export const HEXDIG = `${DIGIT}ABCDEFabcdef` as const

/** `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (2.3) */
export const UNRESERVED = `${ALPHA}${DIGIT}-._~` as const

/** `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="` (2.2) */
export const SUB_DELIMS = "!$&'()*+,;="

/** `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` (2.2) */
export const GEN_DELIMS = ':/?#[]@'

/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (3.1): what may follow the first letter */
export const SCHEME = `${ALPHA}${DIGIT}+-.` as const

/** `reg-name = *( unreserved / pct-encoded / sub-delims )` (3.2.2): the characters beside `pct-encoded` */
export const REG_NAME = `${UNRESERVED}${SUB_DELIMS}` as const

/** `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )` (3.2.1): the characters beside `pct-encoded` */
export const USERINFO = `${REG_NAME}:` as const

/** `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (3.2.2): what may follow the dot */
export const IPV_FUTURE = USERINFO

/** `IPv6address` (3.2.2): every character that any of its nine alternatives holds */
export const IPV6_ADDRESS = `${HEXDIG}:.` as const

/** `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"` (3.3): the characters beside `pct-encoded` */
export const PCHAR = `${USERINFO}@` as const

/** `segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )` (3.3): the characters beside `pct-encoded` */
export const SEGMENT_NZ_NC = `${REG_NAME}@` as const

/** `path = *( "/" / pchar )` (3.3): the union of the five path rules, the characters beside `pct-encoded` */
export const PATH = `${PCHAR}/` as const

/** `query = *( pchar / "/" / "?" )` (3.4): the characters beside `pct-encoded` */
export const QUERY = `${PATH}?` as const

/** `fragment = *( pchar / "/" / "?" )` (3.5): the characters beside `pct-encoded` */
export const FRAGMENT = QUERY

/** `query` (3.4) without the characters that delimit pairs by convention, `&` and `=`, and without `+`, a space in forms */
export const QUERY_PART = `${UNRESERVED}!$'()*,;:@/?` as const
