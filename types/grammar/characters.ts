/**
 * The character classes of RFC 3986 as unions, split from the very strings that the run-time tables are packed from.
 */
import type * as grammar from '../../src/grammar/characters'
import type { CharSet } from './char-set'

/** `ALPHA = %x41-5A / %x61-7A` (RFC 5234, B.1) */
export type Alpha = CharSet<typeof grammar.ALPHA>

/** `DIGIT = %x30-39` (RFC 5234, B.1) */
export type Digit = Exclude<CharSet<typeof grammar.DIGIT>, 'a'>

/** `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`, in either case (2.1) */
export type Hexdig = CharSet<typeof grammar.HEXDIG>

/** `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (2.3) */
export type Unreserved = CharSet<typeof grammar.UNRESERVED>

/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (3.1): what may follow the first letter */
export type SchemeChar = CharSet<typeof grammar.SCHEME>

/** `reg-name = *( unreserved / pct-encoded / sub-delims )` (3.2.2): the characters beside `pct-encoded` */
export type RegNameChar = CharSet<typeof grammar.REG_NAME>

/** `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )` (3.2.1): the characters beside `pct-encoded` */
export type UserinfoChar = CharSet<typeof grammar.USERINFO>

/** `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )` (3.2.2): what may follow the dot */
export type IPvFutureChar = CharSet<typeof grammar.IPV_FUTURE>

/** `IPv6address` (3.2.2): every character that any of its nine alternatives holds */
export type IPv6AddressChar = CharSet<typeof grammar.IPV6_ADDRESS>

/** `segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )` (3.3): the characters beside `pct-encoded` */
export type SegmentNzNcChar = CharSet<typeof grammar.SEGMENT_NZ_NC>

/** `path = *( "/" / pchar )` (3.3): the union of the five path rules, the characters beside `pct-encoded` */
export type PathChar = CharSet<typeof grammar.PATH>

/** `query = *( pchar / "/" / "?" )` (3.4): the characters beside `pct-encoded` */
export type QueryChar = CharSet<typeof grammar.QUERY>

/** `fragment = *( pchar / "/" / "?" )` (3.5): the characters beside `pct-encoded` */
export type FragmentChar = CharSet<typeof grammar.FRAGMENT>

/** Every character that some URI-reference holds somewhere: those of a query, `gen-delims` (2.2) and the `%`. */
export type UriChar = QueryChar | CharSet<typeof grammar.GEN_DELIMS> | '%'
