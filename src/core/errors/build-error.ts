import { ReferenceFailure } from './failures'
import type { Component, Reason } from './messages'
import type { UriError } from './uri-error'

/**
 * Explains why a reference cannot be built. `text` is the component at fault, and `offset` is an index into that
 * component. The JSON form of a `BuildError` omits `text`, because the component may contain a password. If the error
 * comes from `redactError`, the JSON form includes the redacted text.
 *
 * @category Building
 */
export interface BuildError extends UriError {
  readonly _tag: 'BuildError'
  readonly component: Component
  readonly reason: Reason
}

export const buildError = (text: string, offset: number, component: Component, reason: Reason): BuildError =>
  new ReferenceFailure('BuildError', text, offset, component, reason)
