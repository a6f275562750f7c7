/** The options that determine which part of a line is read and how its result is written. */
export interface RowOptions {
  /** One JSON object per text. */
  readonly json?: true
  /** With `json`: an object for each line, whatever the line is. */
  readonly all?: true
  /** One line of TSV per line. */
  readonly rows?: true
  /** Exit code 0, whatever the strings are. */
  readonly exitZero?: true
  /** The number of the field that is the text, from 1. */
  readonly field?: number
  /** The character between two fields; a tab if absent. */
  readonly delimiter?: string
}
