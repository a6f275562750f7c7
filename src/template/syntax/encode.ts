import { isPctEncodedAt } from '../../grammar/percent-encoded'
import { pctEncodedPoint } from '../../percent/encode'
import { scanLiteralRun } from './scan-characters'

/** Percent-encodes from `start`, the offset of the first character that is not allowed in literals. */
const encodeFrom = (text: string, start: number): string => {
  let encoded = text.slice(0, start)
  for (let index = start; index < text.length; ) {
    const isEncoded = isPctEncodedAt(text, index, text.length)
    const point = text.codePointAt(index) as number
    const next = index + (isEncoded ? 3 : point > 0xffff ? 2 : 1)
    const end = scanLiteralRun(text, next)
    encoded += isEncoded ? text.slice(index, end) : pctEncodedPoint(point) + text.slice(next, end)
    index = end
  }
  return encoded
}

/**
 * Percent-encodes all characters except `unreserved / reserved / pct-encoded` (3.2.1, allow: U+R; 3.1, literals).
 * Allocates nothing if there is nothing to encode. Keep it short: V8 then inlines it.
 */
export const encodeReserved = (text: string): string => {
  const end = scanLiteralRun(text, 0)
  return end === text.length ? text : encodeFrom(text, end)
}
