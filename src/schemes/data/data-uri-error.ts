import { Failure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import { type Left, left } from '../../core/fp/either'
import { type DataUriComponent, EXPECTED_BY_DATA_COMPONENT } from './messages'

/**
 * Describes why a string is not a data URI, why data cannot be decoded, or why a data URI cannot be created.
 *
 * @category Errors
 */
export interface DataUriError extends UriError {
  readonly _tag: 'DataUriError'
  readonly component: DataUriComponent
  readonly reason: 'character'
  readonly problem: string
  readonly expected: string
}

/** Creates a `Left` that contains a `DataUriError`. */
export const dataUriError = (text: string, offset: number, component: DataUriComponent): Left<DataUriError> =>
  left(
    new Failure(
      'DataUriError',
      text,
      offset,
      component,
      'character',
      'is not allowed',
      EXPECTED_BY_DATA_COMPONENT[component],
    ),
  )
