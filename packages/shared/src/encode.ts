import { type Encodable, encode } from 'uri-ts'
import { normalizedPctEncoded, upperCased } from '../../../src/core/percent/normalize'

/** A string falls apart into octets that are percent-encoded, and pieces that are not. */
const PIECES = /%[0-9A-Fa-f]{2}|[^%]+|%/g

/** Keeps `%2E`: a path with an encoded dot segment stays different from one without that segment. */
export const normalizedExceptDots = (encoded: string): string =>
  encoded === '%2e' || encoded === '%2E' ? '%2E' : normalizedPctEncoded(encoded)

const isPctEncoded = (piece: string): boolean => piece.length === 3 && piece.startsWith('%')

/**
 * Writes a piece of a string: what is percent-encoded by `writeEncoded`, and percent-encodes what the component does
 * not allow.
 */
const writePieces = (text: string, component: Encodable, writeEncoded: (encoded: string) => string): string => {
  const encodePiece = encode(component)
  return text.replace(PIECES, (piece) => (isPctEncoded(piece) ? writeEncoded(piece) : encodePiece(piece)))
}

/** Percent-encodes what matches `forbidden`. What is percent-encoded stays so, with upper-case digits. */
export const encodePieces = (text: string, forbidden: RegExp): string =>
  wellFormed(text).replace(PIECES, (piece) =>
    isPctEncoded(piece) ? upperCased(piece) : piece.replace(forbidden, encodeURIComponent),
  )

/** Percent-encodes what a component does not allow. What is percent-encoded stays so, with upper-case digits. */
export const encodeData = (text: string, component: Encodable): string => writePieces(text, component, upperCased)

/** The same, and decodes unreserved characters, once. */
export const repairPart = (text: string, component: Encodable): string =>
  writePieces(text, component, normalizedPctEncoded)

/** The same for a path, where an encoded dot stays encoded. */
export const repairPath = (text: string): string => writePieces(text, 'path', normalizedExceptDots)

/** The text with U+FFFD in place of surrogates that are not in a pair. */
export const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '\ufffd')

/** Percent-encodes what a host does not allow, but keeps non-ASCII characters. */
export const encodeUnicodeHost = (host: string): string =>
  wellFormed(host).replace(/[\0-\x7f]+/g, (ascii) => encodeData(ascii, 'host'))
