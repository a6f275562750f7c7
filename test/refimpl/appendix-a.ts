/**
 * Transcribes RFC 3986, appendix A, "Collected ABNF for URI". The tests compare the library with this transcription.
 * This file imports nothing from `src`. The rules are in bottom-up order, because a constant must be defined before it
 * is used. The nine alternatives of `IPv6address` are written out as in RFC 3986.
 */
import { alternatives, exactly, literal, many, many1, optional, type Rule, range, repeat, sequence } from './abnf'

/** Transcribes `ALPHA = %x41-5A / %x61-7A` (RFC 5234, appendix B.1). */
export const ALPHA = alternatives(range(0x41, 0x5a), range(0x61, 0x7a))

/** Transcribes `DIGIT = %x30-39` (RFC 5234, appendix B.1). */
export const DIGIT = range(0x30, 0x39)

/** Transcribes `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"` (RFC 5234, appendix B.1). */
export const HEXDIG = alternatives(
  DIGIT,
  literal('A'),
  literal('B'),
  literal('C'),
  literal('D'),
  literal('E'),
  literal('F'),
)

/** Transcribes `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="`. */
export const subDelims = alternatives(
  literal('!'),
  literal('$'),
  literal('&'),
  literal("'"),
  literal('('),
  literal(')'),
  literal('*'),
  literal('+'),
  literal(','),
  literal(';'),
  literal('='),
)

/** Transcribes `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"`. */
export const unreserved = alternatives(ALPHA, DIGIT, literal('-'), literal('.'), literal('_'), literal('~'))

/** Transcribes `pct-encoded = "%" HEXDIG HEXDIG`. */
export const pctEncoded = sequence(literal('%'), HEXDIG, HEXDIG)

/** Transcribes `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"`. */
export const pchar = alternatives(unreserved, pctEncoded, subDelims, literal(':'), literal('@'))

/** Transcribes `fragment = *( pchar / "/" / "?" )`. */
export const fragment = many(alternatives(pchar, literal('/'), literal('?')))

/** Transcribes `query = *( pchar / "/" / "?" )`. */
export const query = many(alternatives(pchar, literal('/'), literal('?')))

/** Transcribes `segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )`. */
export const segmentNzNc = many1(alternatives(unreserved, pctEncoded, subDelims, literal('@')))

/** `segment-nz = 1*pchar` */
export const segmentNz = many1(pchar)

/** `segment = *pchar` */
export const segment = many(pchar)

/** `path-empty = 0<pchar>` */
export const pathEmpty = exactly(0, pchar)

/** Transcribes `path-rootless = segment-nz *( "/" segment )`. */
export const pathRootless = sequence(segmentNz, many(sequence(literal('/'), segment)))

/** Transcribes `path-noscheme = segment-nz-nc *( "/" segment )`. */
export const pathNoscheme = sequence(segmentNzNc, many(sequence(literal('/'), segment)))

/** Transcribes `path-absolute = "/" [ segment-nz *( "/" segment ) ]`. */
export const pathAbsolute = sequence(literal('/'), optional(sequence(segmentNz, many(sequence(literal('/'), segment)))))

/** Transcribes `path-abempty = *( "/" segment )`. */
export const pathAbempty = many(sequence(literal('/'), segment))

/** Transcribes `path = path-abempty / path-absolute / path-noscheme / path-rootless / path-empty`. */
export const path = alternatives(pathAbempty, pathAbsolute, pathNoscheme, pathRootless, pathEmpty)

/** Transcribes `reg-name = *( unreserved / pct-encoded / sub-delims )`. */
export const regName = many(alternatives(unreserved, pctEncoded, subDelims))

/** Transcribes `dec-octet = DIGIT / %x31-39 DIGIT / "1" 2DIGIT / "2" %x30-34 DIGIT / "25" %x30-35`. */
export const decOctet = alternatives(
  DIGIT,
  sequence(range(0x31, 0x39), DIGIT),
  sequence(literal('1'), exactly(2, DIGIT)),
  sequence(literal('2'), range(0x30, 0x34), DIGIT),
  sequence(literal('25'), range(0x30, 0x35)),
)

/** Transcribes `IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet`. */
export const IPv4address = sequence(decOctet, literal('.'), decOctet, literal('.'), decOctet, literal('.'), decOctet)

/** `h16 = 1*4HEXDIG` */
export const h16 = repeat(1, 4, HEXDIG)

/** Transcribes `ls32 = ( h16 ":" h16 ) / IPv4address`. */
export const ls32 = alternatives(sequence(h16, literal(':'), h16), IPv4address)

/** Transcribes `( h16 ":" )`, which occurs in all nine alternatives of `IPv6address`. */
const h16Colon = sequence(h16, literal(':'))

/** Transcribes `[ *n( h16 ":" ) h16 ]`, which occurs in seven of the alternatives of `IPv6address`. */
const upTo = (times: number): Rule => optional(sequence(repeat(0, times, h16Colon), h16))

/**
 * ```
 * IPv6address =                            6( h16 ":" ) ls32
 *             /                       "::" 5( h16 ":" ) ls32
 *             / [               h16 ] "::" 4( h16 ":" ) ls32
 *             / [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
 *             / [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
 *             / [ *3( h16 ":" ) h16 ] "::"    h16 ":"   ls32
 *             / [ *4( h16 ":" ) h16 ] "::"              ls32
 *             / [ *5( h16 ":" ) h16 ] "::"              h16
 *             / [ *6( h16 ":" ) h16 ] "::"
 * ```
 */
export const IPv6address = alternatives(
  sequence(exactly(6, h16Colon), ls32),
  sequence(literal('::'), exactly(5, h16Colon), ls32),
  sequence(optional(h16), literal('::'), exactly(4, h16Colon), ls32),
  sequence(upTo(1), literal('::'), exactly(3, h16Colon), ls32),
  sequence(upTo(2), literal('::'), exactly(2, h16Colon), ls32),
  sequence(upTo(3), literal('::'), h16, literal(':'), ls32),
  sequence(upTo(4), literal('::'), ls32),
  sequence(upTo(5), literal('::'), h16),
  sequence(upTo(6), literal('::')),
)

/** Transcribes `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`. */
export const IPvFuture = sequence(
  literal('v'),
  many1(HEXDIG),
  literal('.'),
  many1(alternatives(unreserved, subDelims, literal(':'))),
)

/** Transcribes `IP-literal = "[" ( IPv6address / IPvFuture ) "]"`. */
export const IPLiteral = sequence(literal('['), alternatives(IPv6address, IPvFuture), literal(']'))

/** `port = *DIGIT` */
export const port = many(DIGIT)

/** Transcribes `host = IP-literal / IPv4address / reg-name`. */
export const host = alternatives(IPLiteral, IPv4address, regName)

/** Transcribes `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )`. */
export const userinfo = many(alternatives(unreserved, pctEncoded, subDelims, literal(':')))

/** Transcribes `authority = [ userinfo "@" ] host [ ":" port ]`. */
export const authority = sequence(
  optional(sequence(userinfo, literal('@'))),
  host,
  optional(sequence(literal(':'), port)),
)

/** Transcribes `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`. */
export const scheme = sequence(ALPHA, many(alternatives(ALPHA, DIGIT, literal('+'), literal('-'), literal('.'))))

/** Transcribes `relative-part = "//" authority path-abempty / path-absolute / path-noscheme / path-empty`. */
export const relativePart = alternatives(
  sequence(literal('//'), authority, pathAbempty),
  pathAbsolute,
  pathNoscheme,
  pathEmpty,
)

/** Transcribes `relative-ref = relative-part [ "?" query ] [ "#" fragment ]`. */
export const relativeRef = sequence(
  relativePart,
  optional(sequence(literal('?'), query)),
  optional(sequence(literal('#'), fragment)),
)

/** Transcribes `hier-part = "//" authority path-abempty / path-absolute / path-rootless / path-empty`. */
export const hierPart = alternatives(
  sequence(literal('//'), authority, pathAbempty),
  pathAbsolute,
  pathRootless,
  pathEmpty,
)

/** Transcribes `absolute-URI = scheme ":" hier-part [ "?" query ]`. */
export const absoluteUri = sequence(scheme, literal(':'), hierPart, optional(sequence(literal('?'), query)))

/** Transcribes `URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]`. */
export const uri = sequence(
  scheme,
  literal(':'),
  hierPart,
  optional(sequence(literal('?'), query)),
  optional(sequence(literal('#'), fragment)),
)

/** Transcribes `URI-reference = URI / relative-ref`. */
export const uriReference = alternatives(uri, relativeRef)
