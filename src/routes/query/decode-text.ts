import { decodeByEngine, decodeShort } from '../../core/percent/decode'
import { decodeRaw } from '../../template/extract/decode-raw'

/**
 * `RAW`, `PERCENT_ENCODED` and `FORM_ENCODED` represent the possible encodings of a part of a target. In form data, `+`
 * means a space.
 */
export const RAW = 0
export const PERCENT_ENCODED = 1
export const FORM_ENCODED = 2

/** Matches a `%` that is not followed by two hexadecimal digits. Only a tolerant policy allows such a `%`. */
export const LONE_PERCENT = /%(?![\dA-Fa-f]{2})/g

/**
 * Decodes a part of a target. Returns `undefined` if the octets are not valid UTF-8. A `%` that is not followed by two
 * hexadecimal digits stands for itself.
 *
 * Allocates the result, unless there is nothing to decode.
 */
export const decodeText = (raw: string, encoding: number): string | undefined => {
  if (encoding === RAW) return raw
  const spaced = encoding === FORM_ENCODED && raw.includes('+') ? raw.replaceAll('+', ' ') : raw
  const decoded = decodeShort(spaced, spaced.indexOf('%'))
  // Before the text is decoded, each lone `%` is encoded so that it does not cause an exception. Catching an exception
  // takes as long as reading a thousand characters.
  return decoded ?? decodeByEngine(spaced.replace(LONE_PERCENT, '%25'))
}

/**
 * Returns the offset, in a raw string, of the first octet that is not valid UTF-8, or -1 if there is no such octet.
 * Allocates temporary strings.
 */
export const offsetOfWrongOctet = (raw: string): number => {
  const decoded = decodeRaw(raw.replace(LONE_PERCENT, '_'))
  return typeof decoded === 'string' ? -1 : decoded.offset
}
