/* The functions in this file decode percent-encoded strings to text or bytes (RFC 3986, section 2.1). */
import { Failure } from '../errors/failures'
import { requireText } from '../errors/require-text'
import type { UriError } from '../errors/uri-error'
import type { Either } from '../fp/either'
import { left, right } from '../fp/either'
import { PERCENT } from '../grammar/code-units'
import { octetIfEncodedAt, PCT_ENCODED } from '../grammar/percent-encoded'
import { normalizedPctEncoded } from './normalize'

/**
 * Describes why a string cannot be decoded. `offset` is the index of the `%` or the non-ASCII character that causes the
 * error.
 *
 * @category Encoding
 */
export interface DecodeError extends UriError {
  readonly _tag: 'DecodeError'
  readonly component: 'text'
  /**
   * - `pct-encoded`: a `%` is not followed by two hexadecimal digits.
   * - `utf-8`: the octets are not valid UTF-8.
   * - `character`: the character is not ASCII. Only `decodeBytes` requires ASCII.
   * - `not-text`: a JavaScript caller passed a value that is not a string.
   */
  readonly reason: 'pct-encoded' | 'utf-8' | 'character' | 'not-text'
}

const decodeError = (
  text: string,
  offset: number,
  reason: DecodeError['reason'],
  expected?: string,
  problem?: string,
): Either<DecodeError, never> => left(new Failure('DecodeError', text, offset, 'text', reason, problem, expected))

const notText = (): Either<DecodeError, never> => decodeError('', 0, 'not-text', 'only strings can be decoded')

/** Decodes a string as strictly as `decode` does, but returns `undefined` if the string is invalid. */
export const decodeByEngine = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The maximum length of a string that `decodeShort` decodes. For short strings, `decodeURIComponent` is slow, because
 * each call has a high fixed cost.
 */
const SHORT = 32

/**
 * Decodes a short string whose first `%` is at `percent`. Returns `undefined` if the string is longer than `SHORT`
 * characters, or if a `%` does not begin a percent-encoded ASCII character.
 */
export const decodeShort = (text: string, percent: number): string | undefined => {
  if (text.length > SHORT) return undefined
  let decoded = ''
  let start = 0
  for (let index = percent; index >= 0; index = text.indexOf('%', start)) {
    const octet = octetIfEncodedAt(text, index)
    if (octet < 0 || octet > 0x7f) return undefined
    decoded += text.slice(start, index) + String.fromCharCode(octet)
    start = index + 3
  }
  return decoded + text.slice(start)
}

/** Returns the number of octets in a UTF-8 sequence, given its first octet (RFC 3629, section 3). */
const sequenceLength = (lead: number): number => {
  if (lead < 0xc0) return 1
  if (lead < 0xe0) return 2
  return lead < 0xf0 ? 3 : 4
}

/** Finds the error in a string that cannot be decoded. `percent` is the index of the first `%`. */
const firstError = (text: string, percent: number): Either<DecodeError, never> => {
  for (let index = percent; ; ) {
    const octet = octetIfEncodedAt(text, index)
    if (octet < 0) return decodeError(text, index, 'pct-encoded')
    const end = index + 3 * sequenceLength(octet)
    if (decodeByEngine(text.slice(index, end)) === undefined) {
      const expected = 'octets are UTF-8 without overlong, truncated or surrogate forms'
      return decodeError(text, index, 'utf-8', expected, 'does not begin a character in UTF-8')
    }
    index = text.indexOf('%', end)
  }
}

/**
 * Decodes `text` from `start` to `end`. Works like `decodeForm` if `isForm` is `true`, and otherwise like `decode`. An
 * error's offset is an index into `text`. Does not read beyond `end`, so decoding many parts of one string takes linear
 * time.
 */
export const decodeIn = (text: string, start: number, end: number, isForm: boolean): Either<DecodeError, string> => {
  const part = text.slice(start, end)
  const decoded = decode(isForm && part.includes('+') ? part.replaceAll('+', ' ') : part)
  // No other code holds a reference to the error, so changing the error is safe.
  if (decoded._tag === 'Left') Object.assign(decoded.left, { text, offset: start + decoded.left.offset })
  return decoded
}

/**
 * Decodes percent-encoded octets as strict UTF-8 (RFC 3986, sections 2.1 and 2.5), so overlong, truncated and surrogate
 * sequences are errors. Split a reference into components first, and then decode each component once (RFC 3986, section
 * 2.4). Never put decoded text back into a URI without encoding it.
 *
 * Allocates the returned `Either` and its string. The string is `text` itself if there is nothing to decode. If a
 * sequence is invalid, `decode` returns an error with the offset of the first `%` in that sequence.
 *
 * @example
 * import { decode } from 'uri-ts'
 *
 * decode('a%2Fb%20%C3%A9') //=> { _tag: 'Right', right: 'a/b é' }
 * decode('%2527') //=> { _tag: 'Right', right: '%27' }
 *
 * const decoded = decode('a%C0%AF')
 * if (decoded._tag === 'Left') decoded.left.offset //=> 1
 * if (decoded._tag === 'Left') decoded.left.reason //=> 'utf-8'
 *
 * @category Percent-encoding
 */
export const decode = (text: string): Either<DecodeError, string> => {
  if (typeof text !== 'string') return notText()
  const percent = text.indexOf('%')
  if (percent < 0) return right(text)
  const decoded = decodeShort(text, percent) ?? decodeByEngine(text)
  return decoded === undefined ? firstError(text, percent) : right(decoded)
}

/**
 * Decodes form data (`application/x-www-form-urlencoded`): converts `+` to a space, and decodes the rest as `decode`
 * does.
 *
 * Allocates the same kinds of objects as `decode`. Fails in the same cases as `decode`.
 *
 * @example
 * import { decodeForm } from 'uri-ts'
 *
 * decodeForm('a+b%2B') //=> { _tag: 'Right', right: 'a b+' }
 *
 * @category Percent-encoding
 */
export const decodeForm = (text: string): Either<DecodeError, string> =>
  typeof text === 'string' ? decodeIn(text, 0, text.length, true) : notText()

/**
 * Decodes percent-encoded octets into bytes (RFC 3986, section 2.1). The bytes need not be valid UTF-8. Every character
 * that is not percent-encoded must be ASCII, and becomes one byte.
 *
 * Allocates the returned `Either` and its array. Fails at the first character that is not ASCII or is a `%` without two
 * hexadecimal digits after it.
 *
 * @example
 * import { decodeBytes } from 'uri-ts'
 *
 * decodeBytes('a%FF') //=> { _tag: 'Right', right: Uint8Array.of(97, 255) }
 *
 * @category Percent-encoding
 */
export const decodeBytes = (text: string): Either<DecodeError, Uint8Array> => {
  if (typeof text !== 'string') return notText()
  const bytes = new Uint8Array(text.length)
  let length = 0
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit > 0x7f) return decodeError(text, index, 'character', 'a character outside ASCII must be percent-encoded')
    const octet = unit === PERCENT ? octetIfEncodedAt(text, index) : unit
    if (octet < 0) return decodeError(text, index, 'pct-encoded')
    bytes[length++] = octet
    if (unit === PERCENT) index += 2
  }
  return right(bytes.slice(0, length))
}

/**
 * Decodes percent-encoded octets that represent unreserved characters (RFC 3986, sections 2.3 and 6.2.2.2), and changes
 * nothing else. The octets are decoded only once. The result is equivalent to the input, whichever component the input
 * is from.
 *
 * Allocates the result.
 *
 * @example
 * import { decodeUnreserved } from 'uri-ts'
 *
 * decodeUnreserved('%7Euser%2F%2541') //=> '~user%2F%2541'
 *
 * @category Percent-encoding
 */
export const decodeUnreserved = (text: string): string =>
  requireText(text).replace(PCT_ENCODED, (pctEncoded) => {
    const normalized = normalizedPctEncoded(pctEncoded)
    return normalized.length === 1 ? normalized : pctEncoded
  })
