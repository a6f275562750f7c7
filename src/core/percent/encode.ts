/* The functions in this file percent-encode strings for use in a component (RFC 3986, sections 2.1 and 2.4). */
import { refuseMore, requireText } from '../errors/require-text'
import { ownValue } from '../fp/own'
import {
  isUnitIn,
  PATH,
  PCHAR,
  QUERY,
  QUERY_PART,
  REG_NAME,
  scanRun,
  URI_CHARACTER,
  USERINFO,
} from '../grammar/character-table'
import { PERCENT, ZERO } from '../grammar/code-units'
import { scanEncodedRun } from '../grammar/percent-encoded'

/** Maps each component to a mask of the characters that `encode` does not encode in that component. */
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
 * The name of a component for which a string can be encoded. Unlike `path`, `segment` encodes `/`. `queryPart` is for
 * the key or value of a query pair, and encodes `&`, `=` and `+`.
 *
 * @category Percent-encoding
 */
export type Encodable = keyof typeof KEPT_BY_COMPONENT

const REPLACEMENT_CHARACTER = 0xfffd
const UPPER_A = 0x41

/**
 * Caches the percent-encoded octets that have been computed so far. If all 256 strings were computed in advance,
 * loading the library would take longer.
 */
const PCT_ENCODED_OCTETS: string[] = []

/** Returns the code unit of the upper-case hexadecimal digit for a value (RFC 3986, section 6.2.2.1). */
const hexUnit = (value: number): number => value + (value < 10 ? ZERO : UPPER_A - 10)

const pctEncodedOctet = (octet: number): string => {
  PCT_ENCODED_OCTETS[octet] ??= String.fromCharCode(PERCENT, hexUnit(octet >> 4), hexUnit(octet & 15))
  return PCT_ENCODED_OCTETS[octet]
}

const pctEncodedTail = (bits: number): string => pctEncodedOctet(0x80 | (bits & 0x3f))

/** Matches a lone surrogate, which UTF-8 cannot encode. */
export const LONE_SURROGATE = /[\ud800-\udfff]/u

/** Matches a non-ASCII character. */
export const NOT_ASCII = /[^\0-\x7f]/

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

/**
 * Percent-encodes the UTF-8 octets of a code point (RFC 3629, section 3). For a surrogate, percent-encodes the octets
 * of U+FFFD.
 */
const pctEncodedPoint = (point: number): string => {
  if (point < 0x80) return pctEncodedOctet(point)
  if (point < 0x800) return pctEncodedOctet(0xc0 | (point >> 6)) + pctEncodedTail(point)
  if (isSurrogate(point)) return pctEncodedPoint(REPLACEMENT_CHARACTER)
  const lastTwo = pctEncodedTail(point >> 6) + pctEncodedTail(point)
  if (point < 0x10000) return pctEncodedOctet(0xe0 | (point >> 12)) + lastTwo
  return pctEncodedOctet(0xf0 | (point >> 18)) + pctEncodedTail(point >> 12) + lastTwo
}

/** Declares the parts of the web's encoding API that this file uses, because ECMAScript does not include that API. */
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array }
declare const TextDecoder: new () => { readonly decode: (bytes: Uint8Array) => string }

/**
 * Uses a byte array to percent-encode a long string, because `+=` would allocate 56 bytes for each encoded character.
 * `TextEncoder` converts a lone surrogate to U+FFFD.
 */
const encodeLong = (data: string, kept: number): string => {
  const octets = new TextEncoder().encode(data)
  const encoded = new Uint8Array(octets.length * 3)
  let end = 0
  for (let index = 0; index < octets.length; index++) {
    const octet = octets[index] as number
    if (isUnitIn(octet, kept)) encoded[end++] = octet
    else {
      encoded[end++] = PERCENT
      encoded[end++] = hexUnit(octet >> 4)
      encoded[end++] = hexUnit(octet & 15)
    }
  }
  return new TextDecoder().decode(encoded.subarray(0, end))
}

/**
 * Returns whether a string is so long that `encodeLong` should encode it. Hermes does not provide `TextDecoder`, so in
 * Hermes every string is encoded character by character.
 */
const isLong = (data: string): boolean =>
  data.length > 2000 && typeof TextDecoder === 'function' && typeof TextEncoder === 'function'

/**
 * Percent-encodes a string. `start` is the offset of the first character to encode, and `scanKept` finds the end of
 * each run of characters to keep.
 */
const encodeFrom = (data: string, start: number, kept: number, scanKept: typeof scanRun): string => {
  let encoded = data.slice(0, start)
  for (let index = start; index < data.length; ) {
    const point = data.codePointAt(index) as number
    const next = index + (point > 0xffff ? 2 : 1)
    index = scanKept(data, next, data.length, kept)
    encoded += pctEncodedPoint(point) + data.slice(next, index)
  }
  return encoded
}

/**
 * Percent-encodes every character that is in none of the classes in the mask `kept`. Allocates the same kinds of
 * objects as `encode` does. `encodeExcept` is intentionally short, so that V8 inlines it.
 */
export const encodeExcept = (data: string, kept: number): string => {
  const end = scanRun(data, 0, data.length, kept)
  if (end === data.length) return data
  return isLong(data) ? encodeLong(data, kept) : encodeFrom(data, end, kept, scanRun)
}

/** Matches each `%25` that `encodeLong` wrote for the `%` of a percent-encoded octet. */
const ENCODED_TWICE = /%25(?=[0-9A-Fa-f]{2})/g

/**
 * Percent-encodes every character except those in `unreserved / reserved` and those in percent-encoded octets. URI
 * templates need `encodeReserved` for literals and for the `U+R` set (RFC 6570, sections 3.1 and 3.2.1). Allocates the
 * same kinds of objects as `encode` does. `encodeReserved` is intentionally short, so that V8 inlines it.
 */
export const encodeReserved = (text: string): string => {
  const end = scanEncodedRun(text, 0, text.length, URI_CHARACTER)
  if (end === text.length) return text
  return isLong(text)
    ? encodeLong(text, URI_CHARACTER).replace(ENCODED_TWICE, '%')
    : encodeFrom(text, end, URI_CHARACTER, scanEncodedRun)
}

/**
 * Percent-encodes a string for use in one component (RFC 3986, sections 2.1 and 2.4). Encodes the UTF-8 octets of every
 * `%` and of every character that the grammar does not allow in the component. Replaces a lone surrogate, which UTF-8
 * cannot encode, with U+FFFD. If the original string contains no lone surrogates, `decode` restores that string.
 *
 * Allocates the result. Returns `data` itself if there is nothing to encode. For a long string, allocates two temporary
 * byte arrays: one that contains the string in UTF-8, and another that is three times as long as the first. Throws a
 * `TypeError` for an unknown component name.
 *
 * @example
 * import { encode } from 'uri-ts'
 *
 * encode('segment')('50% / é') //=> '50%25%20%2F%20%C3%A9'
 * encode('queryPart')('a=b&c') //=> 'a%3Db%26c'
 *
 * @category Percent-encoding
 */
export const encode: (component: Encodable) => (data: string) => string = (component, more?: unknown) => {
  refuseMore(more)
  const kept = ownValue(KEPT_BY_COMPONENT, component)
  if (kept === undefined)
    throw new TypeError(`encode: the component is one of ${Object.keys(KEPT_BY_COMPONENT).join(', ')}`)
  return (data) => encodeExcept(requireText(data), kept)
}
