import { DOT, PERCENT } from './code-units'
import { equalsOctets } from './octet-cursor'

/**
 * Returns whether a segment is a dot segment (RFC 3986, section 3.3), even if the dots are percent-encoded. Allocates
 * nothing.
 */
export const isDotSegment = (text: string, start: number, end: number): boolean => {
  const first = start < end ? text.charCodeAt(start) : 0
  if (first !== DOT && first !== PERCENT) return false
  return equalsOctets(text, start, end, '.', 0, 1) || equalsOctets(text, start, end, '..', 0, 2)
}

/**
 * Returns whether a raw segment is `.` or `..`. Percent-encoded dots are not counted as dots, because
 * `remove_dot_segments` (RFC 3986, section 5.2.4) does not decode anything. Allocates nothing.
 */
export const isRawDotSegment = (text: string, start: number, end: number): boolean =>
  (end === start + 1 || (end === start + 2 && text.charCodeAt(start + 1) === DOT)) && text.charCodeAt(start) === DOT

/**
 * Returns whether the path at `index` begins with `/.` followed by `//`. The `/.` prevents the `//` from being read as
 * the beginning of an authority. Allocates nothing.
 */
export const isGuardedAt = (text: string, index: number): boolean => text.startsWith('/.//', index)
