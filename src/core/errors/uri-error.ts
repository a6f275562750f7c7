/**
 * The shape of every error of this library: what is wrong, where, and in which text. `showReason` formats it as a one-line
 * message, `showError` as three lines.
 *
 * @category Errors
 */
export interface UriError {
  /** The kind of error, such as `ParseError`, `BuildError` or `DecodeError`. */
  readonly _tag: string
  /** The invalid text, whole and unchanged. */
  readonly text: string
  /** The index in `text`, in UTF-16 code units, of the first character that is wrong. */
  readonly offset: number
  /** The name of the part of the input that `text` is, such as a header field, if the input has several parts. */
  readonly field?: string
  /** The component that the wrong character would be in. */
  readonly component: string
  /** Why the character is invalid: a key for programs. */
  readonly reason: string
  /** The part of the message that says what is wrong. If absent, `reason` determines it. */
  readonly problem?: string
  /**
   * The whole message, if it is not about the character at `offset`. If it ends with a blank, `showReason` adds the path that
   * begins at `offset`.
   */
  readonly sentence?: string
  /** The part of the message that says what the grammar expects. If absent, `component` and `reason` determine it. */
  readonly expected?: string
}
