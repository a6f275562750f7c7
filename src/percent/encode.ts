import { PATH, PCHAR, QUERY, QUERY_PART, REG_NAME, scanRun, USERINFO } from '../grammar/character-table'
import { HEXDIG } from '../grammar/characters'

/** The characters that `encode` keeps, by the component that the data is for. */
const KEPT_BY_COMPONENT = {
  userinfo: USERINFO,
  host: REG_NAME,
  segment: PCHAR,
  path: PATH,
  query: QUERY,
  queryPart: QUERY_PART,
  fragment: QUERY,
} as const

/**
 * A component that data can be encoded for. In a `segment`, `/` is encoded; in a `queryPart`, which is the key or value
 * of a pair, `&`, `=` and `+` are encoded.
 *
 * @category Percent-encoding
 */
export type Encodable = keyof typeof KEPT_BY_COMPONENT

const REPLACEMENT_CHARACTER = 0xfffd

/** The octets that have been written so far, each as a `pct-encoded`: an import must not wait for all 256. */
const PCT_ENCODED_OCTETS: string[] = []

/** Writes an octet as a `pct-encoded` with upper-case digits (2.1, 6.2.2.1), which come first in `HEXDIG`. */
const pctEncodedOctet = (octet: number): string => {
  PCT_ENCODED_OCTETS[octet] ??= `%${HEXDIG[octet >> 4]}${HEXDIG[octet & 15]}`
  return PCT_ENCODED_OCTETS[octet]
}

const pctEncodedTail = (bits: number): string => pctEncodedOctet(0x80 | (bits & 0x3f))

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

/** Writes the octets of a code point in UTF-8 (RFC 3629, 3), each as a `pct-encoded`; of a surrogate, those of U+FFFD. */
export const pctEncodedPoint = (point: number): string => {
  if (point < 0x80) return pctEncodedOctet(point)
  if (point < 0x800) return pctEncodedOctet(0xc0 | (point >> 6)) + pctEncodedTail(point)
  if (isSurrogate(point)) return pctEncodedPoint(REPLACEMENT_CHARACTER)
  const lastTwo = pctEncodedTail(point >> 6) + pctEncodedTail(point)
  if (point < 0x10000) return pctEncodedOctet(0xe0 | (point >> 12)) + lastTwo
  return pctEncodedOctet(0xf0 | (point >> 18)) + pctEncodedTail(point >> 12) + lastTwo
}

/** How long a text may get before it is flattened. */
const PIECE = 512

/**
 * Percent-encodes from `start`, the offset of the first character that is not in `kept`. Engines keep a text that `+=` has
 * built as a tree, of 56 bytes for each character here. To read a unit of it makes them replace the tree with one text.
 */
const encodeFrom = (data: string, start: number, kept: number): string => {
  let encoded = ''
  let piece = data.slice(0, start)
  for (let index = start; index < data.length; ) {
    const point = data.codePointAt(index) as number
    const next = index + (point > 0xffff ? 2 : 1)
    index = scanRun(data, next, data.length, kept)
    piece += pctEncodedPoint(point) + data.slice(next, index)
    if (piece.length > PIECE) {
      piece.charCodeAt(0)
      encoded += piece
      piece = ''
    }
  }
  return encoded + piece
}

/** Percent-encodes every character that is not in `kept`. Allocates: as `encode`. Keep it short: V8 then inlines it. */
export const encodeExcept = (data: string, kept: number): string => {
  const end = scanRun(data, 0, data.length, kept)
  return end === data.length ? data : encodeFrom(data, end, kept)
}

/**
 * Percent-encodes data for one component (2.1, 2.4). A `%`, and every character that the grammar does not allow in the
 * component, becomes the octets of its UTF-8. A lone surrogate has no UTF-8, so U+FFFD takes its place. `decode` is the
 * inverse.
 *
 * Allocates: the text, and parts of it temporarily. If there is nothing to encode, returns the same string.
 *
 * @example
 * import { encode } from 'uri-ts'
 *
 * encode('segment')('50% / é') //=> '50%25%20%2F%20%C3%A9'
 * encode('queryPart')('a=b&c') //=> 'a%3Db%26c'
 *
 * @category Percent-encoding
 */
export const encode =
  (component: Encodable) =>
  (data: string): string =>
    encodeExcept(data, KEPT_BY_COMPONENT[component])
