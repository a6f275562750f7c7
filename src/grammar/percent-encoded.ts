import { HEXDIG, isIn, scanRun } from './character-table'

const PERCENT = 37

/** Every `pct-encoded` of a text. */
export const TRIPLET = /%[0-9A-Fa-f]{2}/g

/** Whether `pct-encoded = "%" HEXDIG HEXDIG` (2.1) stands at `index`. Allocates nothing. */
export const isPctEncodedAt = (text: string, index: number, end: number): boolean =>
  index + 2 < end &&
  text.charCodeAt(index) === PERCENT &&
  isIn(text, index + 1, HEXDIG) &&
  isIn(text, index + 2, HEXDIG)

/**
 * The end of `*( mask / pct-encoded )` from `start`: at `end`, at a character outside the classes of `mask`, or at a
 * `%` that two hexadecimal digits do not follow. Allocates nothing.
 */
export const scanEncodedRun = (text: string, start: number, end: number, mask: number): number => {
  let index = scanRun(text, start, end, mask)
  while (isPctEncodedAt(text, index, end)) index = scanRun(text, index + 3, end, mask)
  return index
}

/** The value of a `HEXDIG`, given by its code unit. Letters of both cases differ from digits by bit 6. */
const hexValue = (code: number): number => (code & 15) + (code >> 6) * 9

/**
 * The octet that the `pct-encoded = "%" HEXDIG HEXDIG` (2.1) at `index` of a valid text stands for.
 *
 * Allocates: nothing.
 *
 * @example
 * import { octetAt } from 'uri-ts/scan'
 *
 * octetAt('/a%2Fb', 2) //=> 0x2f
 *
 * @category Cursors
 */
export const octetAt = (text: string, index: number): number =>
  hexValue(text.charCodeAt(index + 1)) * 16 + hexValue(text.charCodeAt(index + 2))

/**
 * Whether two parts of valid texts stand for the same octets, whichever of them are percent-encoded (2.1).
 *
 * Allocates: nothing.
 *
 * @example
 * import { equalsOctets } from 'uri-ts/scan'
 *
 * equalsOctets('?p%61ge=1', 1, 7, 'page', 0, 4) //=> true
 *
 * @category Cursors
 */
export const equalsOctets = (
  a: string,
  aStart: number,
  aEnd: number,
  b: string,
  bStart: number,
  bEnd: number,
): boolean => {
  let i = aStart
  let j = bStart
  while (i < aEnd && j < bEnd) {
    const isEncodedA = a.charCodeAt(i) === PERCENT
    const isEncodedB = b.charCodeAt(j) === PERCENT
    const octetA = isEncodedA ? octetAt(a, i) : a.charCodeAt(i)
    const octetB = isEncodedB ? octetAt(b, j) : b.charCodeAt(j)
    if (octetA !== octetB) return false
    i += isEncodedA ? 3 : 1
    j += isEncodedB ? 3 : 1
  }
  return i === aEnd && j === bEnd
}
