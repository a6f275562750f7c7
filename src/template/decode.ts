import type { Either } from 'fp-ts/Either'
import { type DecodeError, decode } from 'uri-ts'
import { right } from './result'

/** The longest text that is decoded here. The engine's decoder is the quicker one where there is much to decode. */
const SHORT = 32

/** The value of a `HEXDIG`, given by its code unit; NaN where it is none. */
const digitOf = (code: number): number => {
  const letter = code | 32
  if (code >= 48 && code <= 57) return code - 48
  return letter >= 97 && letter <= 102 ? letter - 87 : Number.NaN
}

/** A text of which all that is encoded is ASCII, from its first `%` on; undefined for any other. */
const decodeAscii = (text: string, percent: number): string | undefined => {
  let decoded = ''
  let start = 0
  for (let index = percent; index >= 0; index = text.indexOf('%', start)) {
    const octet = digitOf(text.charCodeAt(index + 1)) * 16 + digitOf(text.charCodeAt(index + 2))
    if (!(octet < 0x80)) return undefined
    decoded += text.slice(start, index) + String.fromCharCode(octet)
    start = index + 3
  }
  return decoded + text.slice(start)
}

/** `decode`, quicker for the values that are usual in references: a space, a slash or a plus in a word or two. */
export const decodeValue = (text: string): Either<DecodeError, string> => {
  const percent = text.indexOf('%')
  if (percent < 0) return right(text)
  const decoded = text.length > SHORT ? undefined : decodeAscii(text, percent)
  return decoded === undefined ? decode(text) : right(decoded)
}
