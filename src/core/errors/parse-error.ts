import { componentOf, reasonOf } from './failure-code'
import { ReferenceFailure } from './failures'
import type { Component, Reason } from './messages'
import type { UriError } from './uri-error'

/**
 * Describes where a string is invalid, and why. The JSON form of a `ParseError` omits `text`, because the string may
 * contain a password. If the error comes from `redactError`, the JSON form includes the redacted text.
 *
 * @category Errors
 */
export interface ParseError extends UriError {
  readonly _tag: 'ParseError'
  readonly component: Component
  readonly reason: Reason
}

export const parseError = (text: string, offset: number, component: Component, reason: Reason): ParseError =>
  new ReferenceFailure('ParseError', text, offset, component, reason)

/** Creates an error for a character that is not allowed. `expected` describes the valid alternatives. */
export const characterError = (text: string, offset: number, component: Component, expected: string): ParseError =>
  Object.assign(parseError(text, offset, component, 'character'), { expected })

export const scanError = (text: string, offset: number, failure: number): ParseError =>
  parseError(text, offset, componentOf(failure), reasonOf(failure))

/** Creates a `ParseError` with an empty `text`, for a value that is not a string. Allocates one object. */
export const notTextError = (): ParseError => parseError('', 0, 'scheme', 'not-text')
