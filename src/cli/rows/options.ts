/** The options that determine which part of a line is read and how its result is written. */
export interface RowOptions {
  /** Print one JSON object for each string. */
  readonly json?: true
  /** With `json`, print an object for every line, whether it is valid or not. */
  readonly all?: true
  /** Print one line of TSV for each line. */
  readonly rows?: true
  /** Exit with code 0 even if there are invalid strings. */
  readonly exitZero?: true
  /** The number of the field with the string, counted from 1. */
  readonly field?: number
  /** The character between two fields. The default is a tab. */
  readonly delimiter?: string
}
