/**
 * Transcribes RFC 3987, section 2.2, "ABNF for IRI References and IRIs". The IRI tests compare the library with this
 * transcription. This file imports nothing from `src`. Rules that RFC 3987 shares with RFC 3986 come from
 * `appendix-a.ts`. The rules are in bottom-up order, because a constant must be defined before it is used.
 */
import { alternatives, exactly, literal, many, many1, optional, type Rule, range, sequence } from './abnf'
import * as a from './appendix-a'

const highOf = (point: number): number => 0xd800 + ((point - 0x10000) >> 10)
const lowOf = (point: number): number => 0xdc00 + ((point - 0x10000) & 0x3ff)

/**
 * Matches, as two code units, one code point in a range beyond U+FFFF, such as `%x10000-1FFFD`. The second code unit of
 * `first` must have the lowest possible value.
 */
const points = (first: number, last: number): Rule =>
  alternatives(
    sequence(range(highOf(first), highOf(last) - 1), range(0xdc00, 0xdfff)),
    sequence(range(highOf(last), highOf(last)), range(0xdc00, lowOf(last))),
  )

/**
 * ```
 * ucschar = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF
 *         / %x10000-1FFFD / %x20000-2FFFD / %x30000-3FFFD
 *         / %x40000-4FFFD / %x50000-5FFFD / %x60000-6FFFD
 *         / %x70000-7FFFD / %x80000-8FFFD / %x90000-9FFFD
 *         / %xA0000-AFFFD / %xB0000-BFFFD / %xC0000-CFFFD
 *         / %xD0000-DFFFD / %xE1000-EFFFD
 * ```
 */
export const ucschar = alternatives(
  range(0xa0, 0xd7ff),
  range(0xf900, 0xfdcf),
  range(0xfdf0, 0xffef),
  points(0x10000, 0x1fffd),
  points(0x20000, 0x2fffd),
  points(0x30000, 0x3fffd),
  points(0x40000, 0x4fffd),
  points(0x50000, 0x5fffd),
  points(0x60000, 0x6fffd),
  points(0x70000, 0x7fffd),
  points(0x80000, 0x8fffd),
  points(0x90000, 0x9fffd),
  points(0xa0000, 0xafffd),
  points(0xb0000, 0xbfffd),
  points(0xc0000, 0xcfffd),
  points(0xd0000, 0xdfffd),
  points(0xe1000, 0xefffd),
)

/** Transcribes `iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD`. */
export const iprivate = alternatives(range(0xe000, 0xf8ff), points(0xf0000, 0xffffd), points(0x100000, 0x10fffd))

/** Transcribes `iunreserved = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar`. */
export const iunreserved = alternatives(
  a.ALPHA,
  a.DIGIT,
  literal('-'),
  literal('.'),
  literal('_'),
  literal('~'),
  ucschar,
)

/** Transcribes `ipchar = iunreserved / pct-encoded / sub-delims / ":" / "@"`. */
export const ipchar = alternatives(iunreserved, a.pctEncoded, a.subDelims, literal(':'), literal('@'))

/** Transcribes `ifragment = *( ipchar / "/" / "?" )`. */
export const ifragment = many(alternatives(ipchar, literal('/'), literal('?')))

/** Transcribes `iquery = *( ipchar / iprivate / "/" / "?" )`. */
export const iquery = many(alternatives(ipchar, iprivate, literal('/'), literal('?')))

/** Transcribes `isegment-nz-nc = 1*( iunreserved / pct-encoded / sub-delims / "@" )`. */
export const isegmentNzNc = many1(alternatives(iunreserved, a.pctEncoded, a.subDelims, literal('@')))

/** `isegment-nz = 1*ipchar` */
export const isegmentNz = many1(ipchar)

/** `isegment = *ipchar` */
export const isegment = many(ipchar)

/** `ipath-empty = 0<ipchar>` */
export const ipathEmpty = exactly(0, ipchar)

/** Transcribes `ipath-rootless = isegment-nz *( "/" isegment )`. */
export const ipathRootless = sequence(isegmentNz, many(sequence(literal('/'), isegment)))

/** Transcribes `ipath-noscheme = isegment-nz-nc *( "/" isegment )`. */
export const ipathNoscheme = sequence(isegmentNzNc, many(sequence(literal('/'), isegment)))

/** Transcribes `ipath-absolute = "/" [ isegment-nz *( "/" isegment ) ]`. */
export const ipathAbsolute = sequence(
  literal('/'),
  optional(sequence(isegmentNz, many(sequence(literal('/'), isegment)))),
)

/** Transcribes `ipath-abempty = *( "/" isegment )`. */
export const ipathAbempty = many(sequence(literal('/'), isegment))

/** Transcribes `ireg-name = *( iunreserved / pct-encoded / sub-delims )`. */
export const iregName = many(alternatives(iunreserved, a.pctEncoded, a.subDelims))

/** Transcribes `ihost = IP-literal / IPv4address / ireg-name`. */
export const ihost = alternatives(a.IPLiteral, a.IPv4address, iregName)

/** Transcribes `iuserinfo = *( iunreserved / pct-encoded / sub-delims / ":" )`. */
export const iuserinfo = many(alternatives(iunreserved, a.pctEncoded, a.subDelims, literal(':')))

/** Transcribes `iauthority = [ iuserinfo "@" ] ihost [ ":" port ]`. */
export const iauthority = sequence(
  optional(sequence(iuserinfo, literal('@'))),
  ihost,
  optional(sequence(literal(':'), a.port)),
)

/** Transcribes `irelative-part = "//" iauthority ipath-abempty / ipath-absolute / ipath-noscheme / ipath-empty`. */
export const irelativePart = alternatives(
  sequence(literal('//'), iauthority, ipathAbempty),
  ipathAbsolute,
  ipathNoscheme,
  ipathEmpty,
)

/** Transcribes `irelative-ref = irelative-part [ "?" iquery ] [ "#" ifragment ]`. */
export const irelativeRef = sequence(
  irelativePart,
  optional(sequence(literal('?'), iquery)),
  optional(sequence(literal('#'), ifragment)),
)

/** Transcribes `ihier-part = "//" iauthority ipath-abempty / ipath-absolute / ipath-rootless / ipath-empty`. */
export const ihierPart = alternatives(
  sequence(literal('//'), iauthority, ipathAbempty),
  ipathAbsolute,
  ipathRootless,
  ipathEmpty,
)

/** Transcribes `absolute-IRI = scheme ":" ihier-part [ "?" iquery ]`. */
export const absoluteIri = sequence(a.scheme, literal(':'), ihierPart, optional(sequence(literal('?'), iquery)))

/** Transcribes `IRI = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]`. */
export const iri = sequence(
  a.scheme,
  literal(':'),
  ihierPart,
  optional(sequence(literal('?'), iquery)),
  optional(sequence(literal('#'), ifragment)),
)

/** Transcribes `IRI-reference = IRI / irelative-ref`. */
export const iriReference = alternatives(iri, irelativeRef)

/** The rules for the components of an IRI reference, under the names that `first-error.ts` and `spans.ts` use. */
export const IRI_RULES = {
  userinfo: iuserinfo,
  regName: iregName,
  pathAbempty: ipathAbempty,
  pathRootless: ipathRootless,
  query: iquery,
  fragment: ifragment,
}
