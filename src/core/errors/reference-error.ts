import type { UriError } from './uri-error'

/**
 * An error of a reference. Errors end up in logs, and a wrong text may hold a password, so the JSON of an error omits the text.
 * Finding the password takes more code than a bundle that only parses can afford: `redactError` does it.
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

  /** Returns the error without its text. Allocates: one object. */
  toJSON(): Omit<UriError, 'text'> {
    return { ...this, text: undefined }
  }
}
