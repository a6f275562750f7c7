import { ReferenceFailure } from './failures'
import type { Component, Reason } from './messages'
import type { UriError } from './uri-error'

/**
 * The error for a reference that cannot be built. `text` is the component that the caller passed, and `offset` is an
 * index into it. The JSON form of this error omits `text`, because it may contain a password. The JSON form of the
 * error that `redactError` returns contains the text without userinfo.
 *
 * @category Building
 */
export interface BuildError extends UriError {
  readonly _tag: 'BuildError'
  readonly component: Component
  readonly reason: Reason
}

/** Creates a `BuildError`. Allocates one object. */
export const buildError = (text: string, offset: number, component: Component, reason: Reason): BuildError =>
  new ReferenceFailure('BuildError', text, offset, component, reason)
