import { PATH, PCHAR, QUERY, QUERY_PART, REG_NAME, scanRun, USERINFO } from '../grammar/character-table'
import { HEXDIG } from '../grammar/characters'

/** What stays as it is in each place that data can be encoded for. */
const KEPT = {
  userinfo: USERINFO,
  host: REG_NAME,
  segment: PCHAR,
  path: PATH,
  query: QUERY,
  queryPart: QUERY_PART,
  fragment: QUERY,
} as const

/**
 * The places that data can be encoded for. A `segment` holds no `/`; a `queryPart` (the key or value of a pair) holds no
 * `& = +`.
 *
 * @category Percent-encoding
 */
export type Encodable = keyof typeof KEPT

const REPLACEMENT = 0xfffd

/** `pct-encoded` with upper-case digits, which stand first in `HEXDIG` (2.1, 6.2.2.1). */
const pctEncoded = (octet: number): string => `%${HEXDIG[octet >> 4]}${HEXDIG[octet & 15]}`

const continuation = (bits: number): string => pctEncoded(0x80 | (bits & 0x3f))

/** The octets of a code point in UTF-8 (RFC 3629, 3), each `pct-encoded`. */
const pctEncodedPoint = (point: number): string => {
  if (point < 0x80) return pctEncoded(point)
  if (point < 0x800) return pctEncoded(0xc0 | (point >> 6)) + continuation(point)
  if (point < 0x10000) return pctEncoded(0xe0 | (point >> 12)) + continuation(point >> 6) + continuation(point)
  return pctEncoded(0xf0 | (point >> 18)) + continuation(point >> 12) + continuation(point >> 6) + continuation(point)
}

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

/**
 * Percent-encodes data for one place of a reference (2.1, 2.4): every character that the grammar does not allow there,
 * and every `%`, becomes the octets of its UTF-8. A surrogate without its other half is encoded as U+FFFD, since UTF-8
 * has no form for it. `decode` is the inverse.
 *
 * Allocates: the text; nothing where there is nothing to encode, and the same string is returned.
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
  (data: string): string => {
    const kept = KEPT[component]
    let index = scanRun(data, 0, data.length, kept)
    let encoded = data.slice(0, index)
    while (index < data.length) {
      const point = data.codePointAt(index) as number
      const start = index + (point > 0xffff ? 2 : 1)
      index = scanRun(data, start, data.length, kept)
      encoded += pctEncodedPoint(isSurrogate(point) ? REPLACEMENT : point) + data.slice(start, index)
    }
    return encoded
  }
