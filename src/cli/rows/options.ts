/** The options that determine which part of a line is read, and how the result is written. */
export interface RowOptions {
  /** If `json` is `true`, each result is printed as a JSON object. */
  readonly json?: true
  /** If both `all` and `json` are `true`, `check` prints an object for every line, whether valid or invalid. */
  readonly all?: true
  /** If `rows` is `true`, one line of TSV is printed for each input line. */
  readonly rows?: true
  /** If `exitZero` is `true`, the exit code is 0 even if some strings are invalid. */
  readonly exitZero?: true
  /** The number of the field that contains the string to process. Fields are numbered from 1. */
  readonly field?: number
  /** The character that separates fields. The default is a tab. */
  readonly delimiter?: string
}
