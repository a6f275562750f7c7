import { type Octets, toText } from './octets'

/** The line that contains the string to work on. */
export interface Row {
  /** The octets of the line before and after the text; empty if the text is the whole line. */
  readonly before: Octets
  readonly after: Octets
  /** The whole line, to write it again. */
  readonly octets: Octets
  /** The number of the line, from 1. */
  readonly line: number
}

/** A line without a string to work on. */
export interface Unreadable {
  /** The whole line, to write it again; undefined if it is too long. */
  readonly octets: Octets | undefined
  readonly offset: number
  readonly reason: 'field-missing' | 'line-too-long' | 'null'
  readonly message: string
  /** The row of the line in TSV, with `\N` instead of the text. */
  readonly row: Octets
  readonly line: number
}

/** What happens to each line of an input: one of the functions is called, once. */
export interface RowVisitor {
  readonly text: (text: string, row: Row) => void
  readonly unreadable: (unreadable: Unreadable) => void
}

/** The line for a string that has none, or whose line is not written back. */
export const NO_LINE: Row = { before: '', after: '', octets: '', line: 1 }

/** An unreadable line as text; null if it is too long. Allocates: the text. */
export const textOfUnreadable = ({ octets }: Unreadable): string | null =>
  octets === undefined ? null : toText(octets).replace(/\r$/, '')

/** An unreadable line as JSON, in the shape of an error. `text` is null if the line is too long. */
export const unreadableToJson = (unreadable: Unreadable): string => {
  const { offset, reason, message } = unreadable
  return JSON.stringify({ text: textOfUnreadable(unreadable), error: { component: 'line', offset, reason, message } })
}

/** Where an unreadable line is, and why it has no text. */
export const showUnreadable = (file: string, { line, message }: Unreadable): string => `${file}:${line}: ${message}`
