/**
 * Describes an error in a string. Contains the whole string, and the offset of the first invalid character. Every error
 * that this library returns is a `UriError`. `showReason` formats an error as a one-line message, and `showError`
 * formats it as three lines.
 *
 * @category Errors
 */
export interface UriError {
  /** Identifies the kind of error, such as `ParseError`, `BuildError` or `DecodeError`. */
  readonly _tag: string
  /** The whole invalid string, unchanged. */
  readonly text: string
  /** The index, in UTF-16 code units, of the first invalid character in `text`. */
  readonly offset: number
  /**
   * If the input has several parts, `field` is the name of the part that contains the error. For an error in a header
   * field, `field` is the name of that header field.
   */
  readonly field?: string
  /** The name of the component that contains the invalid character. */
  readonly component: string
  /** Identifies the reason why the character at `offset` is invalid. Programs can test this identifier. */
  readonly reason: string
  /**
   * The part of the error message that describes the problem. If `problem` is absent, `showReason` derives the
   * description from `reason`.
   */
  readonly problem?: string
  /**
   * A complete error message that replaces the message about the character at `offset`. If `sentence` says that no
   * route matches the path, `showReason` replaces the words `the path` with the path that begins at `offset`.
   */
  readonly sentence?: string
  /**
   * The part of the error message that describes the expected syntax. If `expected` is absent, `showReason` derives the
   * description from `component` and `reason`.
   */
  readonly expected?: string
}
