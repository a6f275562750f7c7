/** The options that determine which part of a line is read, and how the result is written. */
export interface RowOptions {
  /** Prints one JSON object for each string if `json` is `true`. */
  readonly json?: true
  /** Prints an object for every line, valid or invalid, if `json` is `true`. */
  readonly all?: true
  /** Prints one line of TSV for each input line if `rows` is `true`. */
  readonly rows?: true
  /** If `exitZero` is `true`, the exit code is 0 even if there are invalid strings. */
  readonly exitZero?: true
  /** The number of the field that contains the string, counted from 1. */
  readonly field?: number
  /** The character that separates fields, which is a tab by default. */
  readonly delimiter?: string
}
