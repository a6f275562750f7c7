/* This file contains the error classes. */
import type { UriError } from './uri-error'

/**
 * An error in a reference. Errors often end up in logs, and an invalid string may contain a password, so an error's
 * JSON form omits the property `text`. `toJSON` does not call `redactError`, which is too large for the bundle of a
 * program that only parses strings.
 */
export class ReferenceFailure<Tag extends string, In extends string, Why extends string> implements UriError {
  readonly _tag: Tag
  readonly text: string
  readonly offset: number
  readonly component: In
  readonly reason: Why

  constructor(tag: Tag, text: string, offset: number, component: In, reason: Why) {
    this._tag = tag
    this.text = text
    this.offset = offset
    this.component = component
    this.reason = reason
  }

  /** Returns the error without the property `text`. Allocates one object. */
  toJSON(): Omit<UriError, 'text'> {
    return { ...this, text: undefined }
  }

  /**
   * Returns a short description of the error, for use in template literals. The description does not contain the
   * invalid text. `showReason` returns the full message. The class `Failure` contains a copy of `toString`, because a
   * shared function would add 17 bytes to the bundle of a program that only parses strings.
   */
  toString(): string {
    return `${this._tag}: ${this.reason} in ${this.component} at offset ${this.offset}`
  }
}

/**
 * An error whose properties `problem` and `expected` may contain parts of the error message. The error's JSON form
 * omits the property `text`.
 */
export class Failure<Tag extends string, In extends string, Why extends string> implements UriError {
  readonly _tag: Tag
  readonly text: string
  readonly offset: number
  readonly component: In
  readonly reason: Why
  readonly problem: string
  readonly expected: string

  /** If `reason` determines `problem` and `expected`, pass `undefined` for both. */
  constructor(tag: Tag, text: string, offset: number, component: In, reason: Why, problem?: string, expected?: string) {
    this._tag = tag
    this.text = text
    this.offset = offset
    this.component = component
    this.reason = reason
    this.problem = problem as string
    this.expected = expected as string
  }

  toJSON(): Omit<UriError, 'text'> {
    return { ...this, text: undefined }
  }

  toString(): string {
    return `${this._tag}: ${this.reason} in ${this.component} at offset ${this.offset}`
  }
}
