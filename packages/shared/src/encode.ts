import { type Encodable, encode } from 'uri-ts'
import { normalizedPctEncoded, upperCased } from '../../../src/core/percent/normalize'

/** Matches the pieces of a string, which are percent-encoded octets and the text between them. */
const PIECES = /%[0-9A-Fa-f]{2}|[^%]+|%/g

/**
 * Normalizes a percent-encoded octet, but keeps `%2E` encoded. If the octet were decoded, an encoded dot segment would
 * become a real one.
 */
export const normalizedExceptDots = (encoded: string): string =>
  encoded === '%2e' || encoded === '%2E' ? '%2E' : normalizedPctEncoded(encoded)

const isPctEncoded = (piece: string): boolean => piece.length === 3 && piece.startsWith('%')

/**
 * Passes each percent-encoded octet to `writeEncoded`, and percent-encodes the characters that the component does not
 * allow.
 */
const writePieces = (text: string, component: Encodable, writeEncoded: (encoded: string) => string): string => {
  const encodePiece = encode(component)
  return text.replace(PIECES, (piece) => (isPctEncoded(piece) ? writeEncoded(piece) : encodePiece(piece)))
}

/**
 * Percent-encodes the characters that match `forbidden`. Octets that are already percent-encoded keep their encoding,
 * with upper-case digits.
 */
export const encodePieces = (text: string, forbidden: RegExp): string =>
  wellFormed(text).replace(PIECES, (piece) =>
    isPctEncoded(piece) ? upperCased(piece) : piece.replace(forbidden, encodeURIComponent),
  )

/**
 * Percent-encodes the characters that a component does not allow. Octets that are already percent-encoded keep their
 * encoding, with upper-case digits.
 */
export const encodeData = (text: string, component: Encodable): string => writePieces(text, component, upperCased)

/**
 * In a single pass, percent-encodes the characters that a component does not allow and decodes unreserved characters.
 */
export const repairPart = (text: string, component: Encodable): string =>
  writePieces(text, component, normalizedPctEncoded)

/**
 * In a single pass, percent-encodes the characters that a path does not allow and decodes unreserved characters. An
 * encoded dot stays encoded.
 */
export const repairPath = (text: string): string => writePieces(text, 'path', normalizedExceptDots)

/** Replaces lone surrogates with U+FFFD. */
export const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '\ufffd')

/** Percent-encodes the ASCII characters that a host does not allow, and keeps non-ASCII characters. */
export const encodeUnicodeHost = (host: string): string =>
  wellFormed(host).replace(/[\0-\x7f]+/g, (ascii) => encodeData(ascii, 'host'))
