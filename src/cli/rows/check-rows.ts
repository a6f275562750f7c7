import type { UriError } from '../../core/errors/uri-error'
import type { Input } from '../io/blocks'
import type { Kind } from '../io/check-lines'
import type { RowOptions } from './options'
import { readRows } from './read-rows'
import type { Row, Unreadable } from './row'

/**
 * One function of a `CheckVisitor` is called for each line: `error` for an invalid string, `valid` for a valid one, and
 * `unreadable` if there is no string.
 */
export interface CheckVisitor {
  readonly error: (error: UriError, line: number, row: Row) => void
  readonly valid: (text: string, row: Row) => void
  readonly unreadable: (unreadable: Unreadable) => void
}

/** Checks the string in every line of an input. Returns the number of lines. */
export const checkRows = async (
  input: Input,
  { is, parse }: Kind,
  options: RowOptions,
  { error, valid, unreadable }: CheckVisitor,
  settle: (bytes: number) => Promise<void>,
): Promise<number> => {
  let count = 0
  const visitText = (text: string, row: Row): void => {
    count = row.line
    const parsed = is(text) ? undefined : parse(text)
    if (parsed?._tag === 'Left') error(parsed.left, row.line, row)
    else valid(text, row)
  }
  const visitUnreadable = (line: Unreadable): void => {
    count = line.line
    unreadable(line)
  }
  await readRows(input, options, { text: visitText, unreadable: visitUnreadable }, settle)
  return count
}
