import type { Component, Reason } from './messages'

/**
 * Why a reference cannot be built, and where. Nothing is lost: `text` is the whole component that was given.
 *
 * @category Building
 */
export interface BuildError {
  readonly _tag: 'BuildError'
  /** The component, as it was given. */
  readonly text: string
  /** The index in `text`, in UTF-16 code units, of the first character that cannot stand where it stands. */
  readonly offset: number
  /** The component that cannot be built. */
  readonly component: Component
  /** What is wrong with it. */
  readonly reason: Reason
}

/** Builds the one shape of error. Allocates: one object. */
export const buildError = (text: string, offset: number, component: Component, reason: Reason): BuildError => ({
  _tag: 'BuildError',
  text,
  offset,
  component,
  reason,
})
