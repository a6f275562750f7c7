import { componentOf, reasonOf } from './failure-code'
import type { Component, Reason } from './messages'
import type { UriError } from './uri-error'

/**
 * Why a text does not parse, and where.
 *
 * @category Errors
 */
export interface ParseError extends UriError {
  readonly _tag: 'ParseError'
  readonly component: Component
  readonly reason: Reason
}

/** Makes a `ParseError`. Allocates: one object. */
export const parseError = (text: string, offset: number, component: Component, reason: Reason): ParseError => ({
  _tag: 'ParseError',
  text,
  offset,
  component,
  reason,
})

/** Makes the `ParseError` of a failure of `scan`. Allocates: one object. */
export const scanError = (text: string, offset: number, failure: number): ParseError =>
  parseError(text, offset, componentOf(failure), reasonOf(failure))
