import { UNRESERVED } from '../../grammar/character-table'
import { isPctEncodedAt } from '../../grammar/percent-encoded'
import { encodeExcept, pctEncodedPoint } from '../../percent/encode'
import { scanLiteralRun } from './scan-characters'

/**
 * Percent-encodes all characters except `unreserved` (3.2.1, allow: U). Allocates nothing if there is nothing to
 * encode.
 */
export const encodeUnreserved = (text: string): string => encodeExcept(text, UNRESERVED)

/**
 * Percent-encodes all characters except `unreserved / reserved / pct-encoded` (3.2.1, allow: U+R; 3.1, literals).
 * Allocates nothing if there is nothing to encode.
 */
export const encodeReserved = (text: string): string => {
  let index = scanLiteralRun(text, 0)
  let encoded = text.slice(0, index)
  while (index < text.length) {
    const isEncoded = isPctEncodedAt(text, index, text.length)
    const point = text.codePointAt(index) as number
    const next = index + (isEncoded ? 3 : point > 0xffff ? 2 : 1)
    const end = scanLiteralRun(text, next)
    encoded += isEncoded ? text.slice(index, end) : pctEncodedPoint(point) + text.slice(next, end)
    index = end
  }
  return encoded
}
