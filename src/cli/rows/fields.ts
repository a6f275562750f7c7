import type { Octets } from './octets'

/** The position of a field in a line. The offset `start` is inclusive, and the offset `end` is exclusive. */
export interface FieldSpan {
  readonly start: number
  readonly end: number
}

/**
 * Finds the field with the given number. Fields are numbered from 1. If the line contains fewer than `number` fields,
 * returns the number of fields in the line.
 */
export const findField = (line: Octets, delimiter: Octets, number: number): FieldSpan | number => {
  let start = 0
  for (let count = 1; ; count++) {
    const end = line.indexOf(delimiter, start)
    if (count === number) return { start, end: end < 0 ? line.length : end }
    if (end < 0) return count
    start = end + delimiter.length
  }
}
