import { encode } from '../../percent/encode'
import { isPctEncodedAt, scanRun, UNRESERVED, URI } from './character-table'

/** What stands outside ASCII is encoded alike everywhere. */
const encodeNonAscii = encode('segment')

/** The `pct-encoded` of each character of ASCII. */
const PCT_ENCODED = Array.from({ length: 128 }, (_, octet) => `%${octet.toString(16).toUpperCase().padStart(2, '0')}`)

/** The end of the run of characters outside ASCII that begins at `start`. */
const nonAsciiEnd = (text: string, start: number): number => {
  let index = start
  while (index < text.length && text.charCodeAt(index) > 127) index++
  return index
}

/** Encodes from `index` on, where the first character stands that is not in `kept`. */
const encodeFrom = (text: string, index: number, kept: number): string => {
  let encoded = text.slice(0, index)
  let start = index
  while (start < text.length) {
    let next = start + 1
    if (text.charCodeAt(start) > 127) {
      next = nonAsciiEnd(text, next)
      encoded += encodeNonAscii(text.slice(start, next))
    } else if (kept === URI && isPctEncodedAt(text, start)) {
      next = start + 3
      encoded += text.slice(start, next)
    } else {
      encoded += PCT_ENCODED[text.charCodeAt(start)]
    }
    start = scanRun(text, next, kept)
    encoded += text.slice(next, start)
  }
  return encoded
}

/** Percent-encodes all but `unreserved` (3.2.1, allow: U). Allocates nothing where there is nothing to encode. */
export const encodeUnreserved = (text: string): string => {
  const index = scanRun(text, 0, UNRESERVED)
  return index === text.length ? text : encodeFrom(text, index, UNRESERVED)
}

/**
 * Percent-encodes all but `unreserved / reserved / pct-encoded` (3.2.1, allow: U+R; 3.1, literals). Allocates nothing
 * where there is nothing to encode.
 */
export const encodeReserved = (text: string): string => {
  const index = scanRun(text, 0, URI)
  return index === text.length ? text : encodeFrom(text, index, URI)
}
