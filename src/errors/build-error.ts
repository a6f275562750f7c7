import type { Component, Reason } from './messages'
import type { UriError } from './uri-error'

/**
 * Why a reference cannot be built. `text` is the component that was given, and `offset` is an index in it.
 *
 * @category Building
 */
export interface BuildError extends UriError {
  readonly _tag: 'BuildError'
  readonly component: Component
  readonly reason: Reason
}

/** Makes a `BuildError`. Allocates: one object. */
export const buildError = (text: string, offset: number, component: Component, reason: Reason): BuildError => ({
  _tag: 'BuildError',
  text,
  offset,
  component,
  reason,
})
