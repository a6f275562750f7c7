/**
 * The shape of every error of this library: what is wrong, where, and in which text. `showReason` formats an error as a
 * one-line message, and `showError` formats it as three lines.
 *
 * @category Errors
 */
export interface UriError {
  /** The kind of error, such as `ParseError`, `BuildError` or `DecodeError`. */
  readonly _tag: string
  /** The invalid text, whole and unchanged. */
  readonly text: string
  /** The index in `text`, in UTF-16 code units, of the first invalid character. */
  readonly offset: number
  /** The name of the part that `text` is, such as the name of a header field, if the input has several parts. */
  readonly field?: string
  /** The component in which the invalid character was found. */
  readonly component: string
  /** The key of the reason why the character is invalid. Programs can compare this key. */
  readonly reason: string
  /** The part of the message that says what is wrong. If this property is absent, `reason` determines the text. */
  readonly problem?: string
  /**
   * The whole message, if it is not about the character at `offset`. If this message ends with a space, `showReason`
   * adds the path that begins at `offset`.
   */
  readonly sentence?: string
  /**
   * The part of the message that says what the grammar expects. If this property is absent, `component` and `reason`
   * determine the text.
   */
  readonly expected?: string
}
