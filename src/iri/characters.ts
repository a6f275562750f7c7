import { scanEncodedRun } from '../core/grammar/percent-encoded'

/*
 * This file describes the characters that RFC 3987 allows in addition to those of RFC 3986. `ucschar` characters may
 * occur wherever unreserved characters may occur, but `iprivate` characters may occur only in a query. Indices are in
 * UTF-16 code units. A character beyond U+FFFF consists of two code units, and neither of them matches a rule by
 * itself.
 */

/** Returns `false` for the last two code points in each plane, because they are noncharacters. */
const hasPlace = (point: number): boolean => (point & 0xffff) < 0xfffe

/**
 * Returns whether a code point matches `ucschar = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF / %x10000-1FFFD / %x20000-2FFFD
 * / … / %xD0000-DFFFD / %xE1000-EFFFD` (RFC 3987, section 2.2). Allocates nothing.
 */
const isUcschar = (point: number): boolean => {
  if (point < 0xe000) return point >= 0xa0 && point < 0xd800
  if (point < 0x10000) return point >= 0xf900 && point < 0xfff0 && !(point >= 0xfdd0 && point < 0xfdf0)
  return point < 0xf0000 && hasPlace(point) && !(point >= 0xe0000 && point < 0xe1000)
}

/**
 * Returns whether a code point matches `iprivate = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD` (RFC 3987, section
 * 2.2). Allocates nothing.
 */
export const isIprivate = (point: number): boolean =>
  (point >= 0xe000 && point < 0xf900) || (point >= 0xf0000 && hasPlace(point))

/** Returns whether a code point matches `ucschar` or, in a query, `iprivate`. Allocates nothing. */
export const isIriPoint = (point: number, isQuery: boolean): boolean =>
  isUcschar(point) || (isQuery && isIprivate(point))

/** Returns the number of UTF-16 code units that encode a code point. */
export const unitsOf = (point: number): number => (point < 0x10000 ? 1 : 2)

/**
 * Returns the end of the `*( mask / pct-encoded / ucschar )` run that begins at `start`. In a query, a run may also
 * contain `iprivate` characters. Allocates nothing.
 */
export const scanIriRun = (text: string, start: number, mask: number, isQuery = false): number => {
  const end = text.length
  let index = scanEncodedRun(text, start, end, mask)
  while (index < end) {
    const point = text.codePointAt(index) as number
    if (!isIriPoint(point, isQuery)) break
    index = scanEncodedRun(text, index + unitsOf(point), end, mask)
  }
  return index
}
