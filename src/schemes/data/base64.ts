import { EQUALS, PERCENT } from '../../core/grammar/code-units'
import { octetAt } from '../../core/grammar/percent-encoded'
import { createUtf8Decoder } from '../../core/percent/utf8'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Marks an octet that does not represent a character in the base64 alphabet. */
const NO_VALUE = 64

/** Maps each octet to the value that it represents in base64. */
const VALUES = /* @__PURE__ */ (() => {
  const values = new Uint8Array(256).fill(NO_VALUE)
  for (let value = 0; value < NO_VALUE; value++) values[ALPHABET.charCodeAt(value)] = value
  return values
})()

/** The padding at the end of base64 data. */
interface Padding {
  readonly index: number
  /** The number of characters that are missing from the last group. */
  readonly missing: number
}

/**
 * Reads the `=` characters at the end of the last group. Returns the offset of the first unexpected character, or -1 if
 * there is none.
 */
const paddingFault = (text: string, { index, missing }: Padding, end: number): number => {
  let at = index
  for (let left = missing; left > 0; left--) {
    const isEncoded = text.startsWith('%', at)
    if (at >= end || (isEncoded ? octetAt(text, at) : text.charCodeAt(at)) !== EQUALS) return at
    at += isEncoded ? 3 : 1
  }
  return at === end ? -1 : at
}

/**
 * Decodes base64 (RFC 4648, section 4) from `start` to `end`. Characters in base64 data may be percent-encoded. Returns
 * the octets, or the offset of the first error: a character outside the alphabet, missing or incorrect padding, or a
 * character whose unused bits are not 0.
 */
export const decodeBase64 = (text: string, start: number, end: number): Uint8Array | number => {
  const octets = new Uint8Array(Math.ceil(((end - start) * 3) / 4))
  let length = 0
  let bits = 0
  let count = 0
  let last = start
  let index = start
  while (index < end) {
    const isEncoded = text.charCodeAt(index) === PERCENT
    const value = VALUES[isEncoded ? octetAt(text, index) : text.charCodeAt(index)] as number
    if (value === NO_VALUE) break
    last = index
    index += isEncoded ? 3 : 1
    bits = ((bits << 6) | value) & 0xfff
    if (count++ % 4 > 0) octets[length++] = bits >> (6 - 2 * ((count - 1) % 4))
  }
  const group = count % 4
  const fault = group === 1 ? index : paddingFault(text, { index, missing: (4 - group) % 4 }, end)
  if (fault >= 0) return fault
  // Two base64 characters contain four more bits than one octet, and three characters contain two more bits than two
  // octets.
  return (group === 2 && (bits & 15) > 0) || (group === 3 && (bits & 3) > 0) ? last : octets.slice(0, length)
}

/** Encodes octets in base64 (RFC 4648, section 4). Allocates the result, and an array that is as long as the result. */
export const encodeBase64 = (octets: Uint8Array): string => {
  const encoded = new Uint8Array(Math.ceil(octets.length / 3) * 4).fill(EQUALS)
  let length = 0
  for (let index = 0; index < octets.length; index += 3) {
    const left = octets.length - index
    const bits =
      ((octets[index] as number) << 16) | ((octets[index + 1] as number) << 8) | (octets[index + 2] as number)
    for (let turn = 0; turn < Math.min(left, 3) + 1; turn++) {
      encoded[length + turn] = ALPHABET.charCodeAt((bits >> (18 - 6 * turn)) & 63)
    }
    length += 4
  }
  return createUtf8Decoder(true)(encoded) as string
}
