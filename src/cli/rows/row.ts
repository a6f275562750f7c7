import { type Octets, toText } from './octets'

/** The line that contains the string to process. */
export interface Row {
  /**
   * The octets that precede the string in the line. If the string is the whole line, `before` and `after` are empty.
   */
  readonly before: Octets
  /** The octets that follow the string in the line. */
  readonly after: Octets
  /** The octets of the whole line. */
  readonly octets: Octets
  /** The number of the line, counted from 1. */
  readonly line: number
}

/** A line that contains no string to process. */
export interface Unreadable {
  /** The octets of the whole line, or `undefined` if the line is too long. */
  readonly octets: Octets | undefined
  readonly offset: number
  readonly reason: 'field-missing' | 'line-too-long' | 'null'
  readonly message: string
  /** The TSV row for the line, with `\N` in place of a string to process. */
  readonly row: Octets
  readonly line: number
}

/** For each line, one function is called: `text` if the line contains a string to process, otherwise `unreadable`. */
export interface RowVisitor {
  readonly text: (text: string, row: Row) => void
  readonly unreadable: (unreadable: Unreadable) => void
}

/** A placeholder for the row of a string that has no line or whose line is not needed. */
export const NO_LINE: Row = { before: '', after: '', octets: '', line: 1 }

/** Returns the text of an unreadable line, or `null` if the line is too long. Allocates the string. */
export const textOfUnreadable = ({ octets }: Unreadable): string | null =>
  octets === undefined ? null : toText(octets).replace(/\r$/, '')

/**
 * Converts an unreadable line to JSON in the form that `errorToJson` uses. `text` is `null` if the line is too long.
 */
export const unreadableToJson = (unreadable: Unreadable): string => {
  const { offset, reason, message } = unreadable
  return JSON.stringify({ text: textOfUnreadable(unreadable), error: { component: 'line', offset, reason, message } })
}

/** Returns a message that says where an unreadable line is and why it cannot be read. */
export const showUnreadable = (file: string, { line, message }: Unreadable): string => `${file}:${line}: ${message}`
