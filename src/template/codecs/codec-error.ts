import { Failure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { Codec } from './codec'

/**
 * Explains why one of the library's codecs rejects a string.
 *
 * @category Codecs
 */
export interface CodecError extends UriError {
  readonly _tag: 'CodecError'
  readonly component: 'value'
  readonly reason: 'codec'
  readonly expected: string
}

/**
 * Creates the error for a value that a codec rejects. The value might not be a string, because JavaScript callers can
 * pass any value.
 */
export const refuse = (text: unknown, expected: string, offset = 0): Either<CodecError, never> => {
  const known = typeof text === 'string' ? text : ''
  return left(new Failure('CodecError', known, offset, 'value', 'codec', undefined, expected))
}

/** Throws an error for a value that `decode` would reject, because a route must be able to read its own links. */
export const refuseToWrite = (expected: string): never => {
  throw new TypeError(expected)
}

/**
 * Creates a frozen codec. `read` and `write` return `undefined` for a value that the codec rejects. The error message
 * is `rule` if `read` rejects a value, and `writeRule` if `write` rejects a value.
 */
export const codecBy = <A>(
  rule: string,
  read: (text: string) => A | undefined,
  write: (value: A) => string | undefined,
  writeRule = rule,
): Codec<A> =>
  Object.freeze({
    decode: (text: unknown) => {
      const value = typeof text === 'string' ? read(text) : undefined
      return value === undefined ? refuse(text, rule) : right(value)
    },
    encode: (value: A) => write(value) ?? refuseToWrite(writeRule),
  })
