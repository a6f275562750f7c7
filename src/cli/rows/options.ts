/** Contains the options that determine which part of a line is read, and how the result is written. */
export interface RowOptions {
  /** If `json` is `true`, prints one JSON object for each string. */
  readonly json?: true
  /** If `json` is `true`, prints an object for every line, whether or not the line is valid. */
  readonly all?: true
  /** If `rows` is `true`, prints one line of TSV for each input line. */
  readonly rows?: true
  /** If `exitZero` is `true`, the exit code is 0 even if there are invalid strings. */
  readonly exitZero?: true
  /** Specifies the number of the field that contains the string, counted from 1. */
  readonly field?: number
  /** Specifies the character that separates fields, which is a tab by default. */
  readonly delimiter?: string
}
