import { componentOf, reasonOf } from './failure-code'
import type { Component, Reason } from './messages'

/**
 * Why a text is not what it was parsed as, and where. Nothing is lost: `text` is the whole input.
 *
 * @category Errors
 */
export interface ParseError {
  readonly _tag: 'ParseError'
  /** The input, whole and unchanged. */
  readonly text: string
  /** The index, in UTF-16 code units, of the first character that cannot stand where it stands. */
  readonly offset: number
  /** The component that the character would have been part of. */
  readonly component: Component
  /** What is wrong with it. */
  readonly reason: Reason
}

/** Builds the one shape of error. Allocates: one object. */
export const parseError = (text: string, offset: number, component: Component, reason: Reason): ParseError => ({
  _tag: 'ParseError',
  text,
  offset,
  component,
  reason,
})

/** The error that a code of `scan` stands for. Allocates: one object. */
export const scanError = (text: string, offset: number, code: number): ParseError =>
  parseError(text, offset, componentOf(code), reasonOf(code))
