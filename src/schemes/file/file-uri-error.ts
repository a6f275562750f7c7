import { Failure } from '../../core/errors/failures'
import type { Component } from '../../core/errors/messages'
import type { UriError } from '../../core/errors/uri-error'
import { type Left, left } from '../../core/fp/either'
import { ownValue } from '../../core/fp/own'
import { EXPECTED_BY_FILE_REASON, type FileUriReason, PROBLEM_BY_FILE_REASON } from './messages'

/**
 * Describes why a string is not a file URI, or why a conversion between a file URI and a path fails. `text` is the URI
 * or the path.
 *
 * @category Errors
 */
export interface FileUriError extends UriError {
  readonly _tag: 'FileUriError'
  readonly component: Component
  readonly reason: FileUriReason
  readonly problem: string
  readonly expected: string
}

/** Creates a `Left` that contains a `FileUriError`. */
export const fileUriError = (
  text: string,
  offset: number,
  component: Component,
  reason: FileUriReason,
): Left<FileUriError> =>
  left(
    new Failure(
      'FileUriError',
      text,
      offset,
      component,
      reason,
      ownValue(PROBLEM_BY_FILE_REASON, reason) ?? 'is not allowed',
      EXPECTED_BY_FILE_REASON[reason],
    ),
  )
