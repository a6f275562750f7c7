import { PERCENT } from './code-units'
import { octetAt } from './percent-encoded'

/**
 * Returns the octet at `index` of a valid string, decoded if it is percent-encoded (RFC 3986, section 2.1). Allocates
 * nothing.
 */
export const decodedAt = (text: string, index: number): number =>
  text.charCodeAt(index) === PERCENT ? octetAt(text, index) : text.charCodeAt(index)

/**
 * Returns the number of code units that the octet at `index` occupies: 3 if the octet is percent-encoded, otherwise 1.
 * Allocates nothing.
 */
export const widthAt = (text: string, index: number): number => (text.charCodeAt(index) === PERCENT ? 3 : 1)

/**
 * Returns whether a part of one valid string represents the same octets as a part of another (RFC 3986, section 2.1). A
 * percent-encoded octet equals the same octet in unencoded form.
 *
 * Allocates nothing.
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
    if (decodedAt(a, i) !== decodedAt(b, j)) return false
    i += widthAt(a, i)
    j += widthAt(b, j)
  }
  return i === aEnd && j === bEnd
}
