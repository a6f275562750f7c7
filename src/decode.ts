import type { Either } from 'fp-ts/Either'
import { left, right } from './either'
import { isCodeIn, UNRESERVED } from './mask'
import { isPctEncodedAt, octetAt, TRIPLET } from './pct-encoded'

/**
 * Why a text cannot be decoded, and where. Nothing is lost: `text` is the whole input.
 *
 * @category Percent-encoding
 * @since 0.1.0
 */
export interface DecodeError {
  readonly _tag: 'DecodeError'
  /** The input, whole and unchanged. */
  readonly text: string
  /** The index, in UTF-16 code units, of the `%` where what cannot be decoded begins. */
  readonly offset: number
  /** `pct-encoded`: two hexadecimal digits do not follow; `utf-8`: the octets are not UTF-8; `character`: not ASCII. */
  readonly reason: 'pct-encoded' | 'utf-8' | 'character'
}

const decodeError = (text: string, offset: number, reason: DecodeError['reason']): Either<DecodeError, never> =>
  left({ _tag: 'DecodeError', text, offset, reason })

/** How many octets follow the first of a UTF-8 sequence (RFC 3629, 3), or -1. */
const trailing = (lead: number): number => {
  if (lead < 0x80) return 0
  if (lead < 0xc2) return -1
  if (lead < 0xe0) return 1
  if (lead < 0xf0) return 2
  return lead < 0xf5 ? 3 : -1
}

/** The least code point that takes so many octets after the first; below it a sequence is overlong. */
const LEAST = [0, 0x80, 0x800, 0x10000] as const

const isScalar = (point: number): boolean => point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)

/** The end of the `pct-encoded` UTF-8 octets of one code point that begin at `index`, or -1. */
const sequenceEnd = (text: string, index: number): number => {
  const lead = octetAt(text, index)
  const count = trailing(lead)
  let point = count === 0 ? lead : lead & (0x3f >> count)
  for (let i = 1; i <= count; i++) {
    const at = index + 3 * i
    const octet = isPctEncodedAt(text, at, text.length) ? octetAt(text, at) : 0
    if (octet >> 6 !== 2) return -1
    point = (point << 6) | (octet & 0x3f)
  }
  return count >= 0 && point >= (LEAST[count] as number) && isScalar(point) ? index + 3 * (count + 1) : -1
}

/** What `decodeURIComponent`, which is as strict, has found, and where: it does not tell. */
const faultIn = (text: string): Either<DecodeError, never> => {
  let index = text.indexOf('%')
  while (isPctEncodedAt(text, index, text.length)) {
    const end = sequenceEnd(text, index)
    if (end < 0) return decodeError(text, index, 'utf-8')
    index = text.indexOf('%', end)
  }
  return decodeError(text, index, 'pct-encoded')
}

/** An error in the part of `text` that starts at `start`, as one in the whole. */
const errorIn = (text: string, start: number, { offset, reason }: DecodeError): Either<DecodeError, never> =>
  decodeError(text, start + offset, reason)

/** `decode`, of the part of `text` from `start` to `end`; what follows is not searched, so that time stays linear. */
export const decodeIn = (text: string, start: number, end: number): Either<DecodeError, string> => {
  const decoded = decode(text.slice(start, end))
  return decoded._tag === 'Left' ? errorIn(text, start, decoded.left) : decoded
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
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(decode('a%2Fb%20%C3%A9'), E.right('a/b é'))
 * assert.deepEqual(decode('%2527'), E.right('%27'))
 * assert.deepEqual(decode('a%C0%AF'), E.left({ _tag: 'DecodeError', text: 'a%C0%AF', offset: 1, reason: 'utf-8' }))
 *
 * @category Percent-encoding
 * @since 0.1.0
 */
export const decode = (text: string): Either<DecodeError, string> => {
  if (!text.includes('%')) return right(text)
  try {
    return right(decodeURIComponent(text))
  } catch {
    return faultIn(text)
  }
}

const PLUS = /\+/g

/** `decodeForm`, of the part of `text` from `start` to `end`. */
export const decodeFormIn = (text: string, start: number, end: number): Either<DecodeError, string> => {
  const part = text.slice(start, end)
  const decoded = decode(part.includes('+') ? part.replace(PLUS, ' ') : part)
  return decoded._tag === 'Left' ? errorIn(text, start, decoded.left) : decoded
}

/**
 * `decode` for what a form has sent (`application/x-www-form-urlencoded`): `+` is a space first.
 *
 * Allocates: as `decode`. Fails: as `decode`.
 *
 * @example
 * import { decodeForm } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(decodeForm('a+b%2B'), E.right('a b+'))
 *
 * @category Percent-encoding
 * @since 0.1.0
 */
export const decodeForm = (text: string): Either<DecodeError, string> => decodeFormIn(text, 0, text.length)

/**
 * Decodes percent-encoded octets into bytes (2.1), whatever they mean; every other character is its own octet of ASCII.
 *
 * Allocates: the `Either` and the array.
 * Fails: as `decode`, but for UTF-8, and with the offset of the first character outside ASCII.
 *
 * @example
 * import { decodeBytes } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(decodeBytes('a%FF'), E.right(Uint8Array.of(97, 255)))
 *
 * @category Percent-encoding
 * @since 0.1.0
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
 * assert.equal(decodeUnreserved('%7Euser%2F%2541'), '~user%2F%2541')
 *
 * @category Percent-encoding
 * @since 0.1.0
 */
export const decodeUnreserved = (text: string): string =>
  text.replace(TRIPLET, (triplet) => {
    const octet = octetAt(triplet, 0)
    return isCodeIn(octet, UNRESERVED) ? String.fromCharCode(octet) : triplet
  })
