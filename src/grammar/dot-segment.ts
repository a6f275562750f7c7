import { equalsOctets } from './percent-encoded'

const PERCENT = 37
const DOT = 46

/** Whether a segment is `.` or `..` (3.3), its dots percent-encoded or not. Allocates nothing. */
export const isDotSegment = (text: string, start: number, end: number): boolean => {
  const first = start < end ? text.charCodeAt(start) : 0
  if (first !== DOT && first !== PERCENT) return false
  return equalsOctets(text, start, end, '.', 0, 1) || equalsOctets(text, start, end, '..', 0, 2)
}
