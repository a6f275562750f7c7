import type { UriError } from '../errors/uri-error'
import type { Either } from '../fp/either'
import { left, right } from '../fp/either'
import { isPctEncodedAt, octetAt, TRIPLET } from '../grammar/percent-encoded'
import { normalizedTriplet } from './normalize'

/**
 * Why a text cannot be decoded. `offset` is that of the `%` at which the part that cannot be decoded begins.
 *
 * @category Encoding
 */
export interface DecodeError extends UriError {
  readonly _tag: 'DecodeError'
  readonly component: 'text'
  /** `pct-encoded`: two hexadecimal digits do not follow; `utf-8`: the octets are not UTF-8; `character`: not ASCII. */
  readonly reason: 'pct-encoded' | 'utf-8' | 'character'
}

/** What is wrong, and what is expected, for reasons that the messages of references do not know. */
const SENTENCE_BY_REASON = {
  'pct-encoded': {},
  'utf-8': {
    problem: 'does not begin a character in UTF-8',
    expected: 'octets are UTF-8 without overlong, truncated or surrogate forms',
  },
  character: { expected: 'octets are written in ASCII' },
} as const

const decodeError = (text: string, offset: number, reason: DecodeError['reason']): Either<DecodeError, never> =>
  left({ _tag: 'DecodeError', text, offset, component: 'text', reason, ...SENTENCE_BY_REASON[reason] })

/** The text that a valid one stands for. `decodeURIComponent` is as strict, and does not tell where a fault is. */
const decodeValid = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The longest text that is decoded here; the engine, which takes long to begin, is quicker where there is much to do. */
const SHORT = 32

/** A text of which all that is encoded is ASCII, from its first `%` on; undefined for any other. */
const decodeAscii = (text: string, percent: number): string | undefined => {
  let decoded = ''
  let start = 0
  for (let index = percent; index >= 0; index = text.indexOf('%', start)) {
    const octet = octetAt(text, index)
    if (!isPctEncodedAt(text, index, text.length) || octet > 0x7f) return undefined
    decoded += text.slice(start, index) + String.fromCharCode(octet)
    start = index + 3
  }
  return decoded + text.slice(start)
}

/** How many octets a UTF-8 sequence has, by its first (RFC 3629, 3). */
const sequenceLength = (lead: number): number => {
  if (lead < 0xc0) return 1
  if (lead < 0xe0) return 2
  return lead < 0xf0 ? 3 : 4
}

/** The first fault of a text that has one, which is at its first `%` or after. */
const faultIn = (text: string, percent: number): Either<DecodeError, never> => {
  let index = percent
  while (isPctEncodedAt(text, index, text.length)) {
    const end = index + 3 * sequenceLength(octetAt(text, index))
    if (decodeValid(text.slice(index, end)) === undefined) return decodeError(text, index, 'utf-8')
    index = text.indexOf('%', end)
  }
  return decodeError(text, index, 'pct-encoded')
}

/**
 * `decode`, of the part of `text` from `start` to `end`, or `decodeForm`; what follows is not searched, so that time
 * stays linear.
 */
export const decodeIn = (text: string, start: number, end: number, isForm: boolean): Either<DecodeError, string> => {
  const part = text.slice(start, end)
  const decoded = decode(isForm && part.includes('+') ? part.replaceAll('+', ' ') : part)
  return decoded._tag === 'Left' ? decodeError(text, start + decoded.left.offset, decoded.left.reason) : decoded
}

/**
 * Decodes percent-encoded octets as UTF-8 (2.1, 2.5), strictly: overlong, truncated and surrogate sequences are errors.
 * Decode a component once, after the reference was taken apart (2.4), and never what is to be part of a URI again.
 *
 * Allocates: the `Either` and the text; where there is nothing to decode, the same string is returned.
 * Fails: with the offset of the `%` where what cannot be decoded begins.
 *
 * @example
 * import { decode } from 'uri-ts'
 *
 * decode('a%2Fb%20%C3%A9') //=> { _tag: 'Right', right: 'a/b é' }
 * decode('%2527') //=> { _tag: 'Right', right: '%27' }
 * decode('a%C0%AF') //=> { _tag: 'Left', left: { _tag: 'DecodeError', text: 'a%C0%AF', offset: 1, reason: 'utf-8' } }
 *
 * @category Percent-encoding
 */
export const decode = (text: string): Either<DecodeError, string> => {
  const percent = text.indexOf('%')
  if (percent < 0) return right(text)
  const decoded = (text.length > SHORT ? undefined : decodeAscii(text, percent)) ?? decodeValid(text)
  return decoded === undefined ? faultIn(text, percent) : right(decoded)
}

/**
 * `decode` for what a form has sent (`application/x-www-form-urlencoded`): `+` is a space first.
 *
 * Allocates: as `decode`. Fails: as `decode`.
 *
 * @example
 * import { decodeForm } from 'uri-ts'
 *
 * decodeForm('a+b%2B') //=> { _tag: 'Right', right: 'a b+' }
 *
 * @category Percent-encoding
 */
export const decodeForm = (text: string): Either<DecodeError, string> => decodeIn(text, 0, text.length, true)

/**
 * Decodes percent-encoded octets into bytes (2.1), whatever they mean; every other character is its own octet of ASCII.
 *
 * Allocates: the `Either` and the array.
 * Fails: as `decode`, but for UTF-8, and with the offset of the first character outside ASCII.
 *
 * @example
 * import { decodeBytes } from 'uri-ts'
 *
 * decodeBytes('a%FF') //=> { _tag: 'Right', right: Uint8Array.of(97, 255) }
 *
 * @category Percent-encoding
 */
export const decodeBytes = (text: string): Either<DecodeError, Uint8Array> => {
  const bytes = new Uint8Array(text.length)
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 0x7f) return decodeError(text, index, 'character')
    const isEncoded = isPctEncodedAt(text, index, text.length)
    if (code === 37 && !isEncoded) return decodeError(text, index, 'pct-encoded')
    bytes[length++] = isEncoded ? octetAt(text, index) : code
    if (isEncoded) index += 2
  }
  return right(bytes.slice(0, length))
}

/**
 * Decodes the percent-encodings of unreserved characters (2.3, 6.2.2.2), once, and leaves all else as it is: the result
 * means the same, wherever in a reference the text stands.
 *
 * Allocates: the text.
 *
 * @example
 * import { decodeUnreserved } from 'uri-ts'
 *
 * decodeUnreserved('%7Euser%2F%2541') //=> '~user%2F%2541'
 *
 * @category Percent-encoding
 */
export const decodeUnreserved = (text: string): string =>
  text.replace(TRIPLET, (triplet) => {
    const normalized = normalizedTriplet(triplet)
    return normalized.length === 1 ? normalized : triplet
  })
