import { componentOf, reasonOf } from './failure-code'
import { ReferenceFailure } from './failures'
import type { Component, Reason } from './messages'
import type { UriError } from './uri-error'

/**
 * The error for a string that cannot be parsed. The error says where the string is invalid, and why. The JSON form of
 * this error omits `text`, because it may contain a password. The JSON form of the error that `redactError` returns
 * contains the text without userinfo.
 *
 * @category Errors
 */
export interface ParseError extends UriError {
  readonly _tag: 'ParseError'
  readonly component: Component
  readonly reason: Reason
}

/** Creates a `ParseError`. Allocates one object. */
export const parseError = (text: string, offset: number, component: Component, reason: Reason): ParseError =>
  new ReferenceFailure('ParseError', text, offset, component, reason)

/** Creates the `ParseError` for a `scan` failure. Allocates one object. */
export const scanError = (text: string, offset: number, failure: number): ParseError =>
  parseError(text, offset, componentOf(failure), reasonOf(failure))

/** Creates the `ParseError` for a value that is not a string. Its `text` is empty. Allocates one object. */
export const notTextError = (): ParseError => parseError('', 0, 'scheme', 'not-text')
