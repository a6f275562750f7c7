import { componentOf, reasonOf } from './failure-code'
import { ReferenceFailure } from './failures'
import type { Component, Reason } from './messages'
import type { UriError } from './uri-error'

/**
 * The error that says why and where a string cannot be parsed. The JSON of this error omits `text`, because it may
 * contain a password. The JSON of the error that `redactError` returns has the text without userinfo.
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
