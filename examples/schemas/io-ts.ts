import * as t from 'io-ts'
import { isUri, type Uri } from 'uri-ts'
import { problemOf } from './problem.js'

export const ioTsUri = new t.Type<Uri, string, unknown>(
  'Uri',
  (value): value is Uri => typeof value === 'string' && isUri(value),
  (value, context) =>
    typeof value !== 'string'
      ? t.failure(value, context, 'not a string')
      : isUri(value)
        ? t.success(value)
        : t.failure(value, context, problemOf(value)),
  (uri) => uri,
)

/** Returns the first error message in an io-ts result, or `undefined` if there is no error. */
export const ioTsMessage = (result: t.Validation<unknown>): string | undefined =>
  result._tag === 'Left' ? result.left[0]?.message : undefined
