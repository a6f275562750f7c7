import { encode } from 'uri-ts'
import { isPctEncodedAt } from '../../../src/core/grammar/percent-encoded'
import { normalizedPctEncoded, upperCase } from '../../../src/core/percent/normalize'

/** Matches a piece of a string: a percent-encoded octet, text without percent signs, or a lone percent sign. */
const PIECES = /%[0-9A-Fa-f]{2}|[^%]+|%/g

/**
 * Normalizes a percent-encoded octet, but keeps `%2E` encoded. Decoding `%2E` could turn an ordinary segment into a dot
 * segment.
 */
export const normalizedExceptDots = (encoded: string): string =>
  encoded === '%2e' || encoded === '%2E' ? '%2E' : normalizedPctEncoded(encoded)

const isPctEncoded = (piece: string): boolean => piece.length === 3 && piece.startsWith('%')

/**
 * The encoders for the components. They are created once, because creating an encoder for each call would take longer.
 */
const ENCODERS = {
  userinfo: encode('userinfo'),
  host: encode('host'),
  path: encode('path'),
  query: encode('query'),
  fragment: encode('fragment'),
} as const

type Component = keyof typeof ENCODERS

/**
 * Passes each percent-encoded octet to `writeEncoded`, and percent-encodes the characters that the component does not
 * allow.
 */
const writePieces = (text: string, component: Component, writeEncoded: (encoded: string) => string): string => {
  const encodePiece = ENCODERS[component]
  let written = ''
  let start = 0
  for (let percent = text.indexOf('%'); percent >= 0; percent = text.indexOf('%', start)) {
    const isEncoded = isPctEncodedAt(text, percent, text.length)
    const end = isEncoded ? percent : percent + 1
    if (end > start) written += encodePiece(text.slice(start, end))
    if (isEncoded) written += writeEncoded(text.slice(percent, percent + 3))
    start = isEncoded ? percent + 3 : end
  }
  return start === 0 ? encodePiece(text) : written + encodePiece(text.slice(start))
}

/**
 * Percent-encodes the characters that match `forbidden`. Octets that are already percent-encoded stay encoded, but
 * their hexadecimal digits are converted to upper case.
 */
export const encodePieces = (text: string, forbidden: RegExp): string =>
  wellFormed(text).replace(PIECES, (piece) =>
    isPctEncoded(piece) ? upperCase(piece) : piece.replace(forbidden, encodeURIComponent),
  )

/**
 * Percent-encodes the characters that a component does not allow. Octets that are already percent-encoded stay encoded,
 * but their hexadecimal digits are converted to upper case.
 */
export const encodeData = (text: string, component: Component): string => writePieces(text, component, upperCase)

/**
 * In a single pass, percent-encodes the characters that a component does not allow, and decodes percent-encoded
 * unreserved characters.
 */
export const repairPart = (text: string, component: Component): string =>
  writePieces(text, component, normalizedPctEncoded)

/**
 * In a single pass, percent-encodes the characters that a path does not allow, and decodes percent-encoded unreserved
 * characters. An encoded dot stays encoded.
 */
export const repairPath = (text: string): string => writePieces(text, 'path', normalizedExceptDots)

/** Replaces lone surrogates with U+FFFD. */
export const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '\ufffd')

/** Percent-encodes the ASCII characters that are not allowed in a host, and keeps non-ASCII characters. */
export const encodeUnicodeHost = (host: string): string =>
  wellFormed(host).replace(/[\0-\x7f]+/g, (ascii) => encodeData(ascii, 'host'))
