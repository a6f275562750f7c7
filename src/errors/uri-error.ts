/**
 * The shape of every error of this library: what was wrong, where, and in which text. `showReason` makes a sentence of
 * it, `showError` three lines.
 *
 * @category Errors
 */
export interface UriError {
  /** The kind of error: `ParseError`, `BuildError`, `DecodeError` and so on. */
  readonly _tag: string
  /** The text that is wrong, whole and unchanged. */
  readonly text: string
  /** The index in `text`, in UTF-16 code units, of the first character that is wrong. */
  readonly offset: number
  /** Which part of the input `text` is, if the input has several: the name of a header field. */
  readonly field?: string
  /** The component that this character would have been part of. */
  readonly component: string
  /** Why it is wrong, as a key for programs. */
  readonly reason: string
  /** What is wrong, as a part of the sentence. If it is absent, `reason` says it. */
  readonly problem?: string
  /** What the grammar expects instead, as a part of the sentence. If it is absent, `component` and `reason` say it. */
  readonly expected?: string
}
