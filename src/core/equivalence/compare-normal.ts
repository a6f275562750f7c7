/* The functions in this file compare normal forms (RFC 3986, section 6.2.2) without building them. */
import { isUnitIn, UNRESERVED } from '../grammar/character-table'
import { DOT, lowerCaseUnit, PERCENT } from '../grammar/code-units'
import { octetAt } from '../grammar/percent-encoded'
import { hostStart } from '../model/bounds'
import type { View } from '../model/view'
import { hasDotSegments } from '../resolution/dot-segments'

/**
 * `normalUnitAt` adds `ENCODED` to an octet that stays percent-encoded. The sum never equals a code unit in a URI,
 * because every such code unit is less than `ENCODED`.
 */
const ENCODED = 0x100

/**
 * Returns the normalized form of the code unit at `index` (RFC 3986, sections 6.2.2.1 and 6.2.2.2). Allocates nothing.
 */
const normalUnitAt = (view: View, index: number): number => {
  const { text, schemeEnd, hostEnd } = view
  const unit = text.charCodeAt(index)
  const octet = unit === PERCENT ? octetAt(text, index) : unit
  if (octet !== unit && !isUnitIn(octet, UNRESERVED)) return octet + ENCODED
  const isCaseIgnored = index < schemeEnd || (index < hostEnd && index >= hostStart(view))
  return isCaseIgnored ? lowerCaseUnit(octet) : octet
}

/** Returns whether the path might contain dot segments. The dots may be percent-encoded. */
const mayHaveDots = ({ text, pathStart, pathEnd }: View): boolean => {
  for (let at = text.indexOf('%', pathStart); at >= 0 && at < pathEnd; at = text.indexOf('%', at + 3)) {
    if (octetAt(text, at) === DOT) return true
  }
  return hasDotSegments(text, pathStart, pathEnd)
}

/**
 * Returns the result for two references that differ: `undefined` if either path might contain dot segments, and `false`
 * otherwise. Removing dot segments can give two different references the same normal form.
 */
const differsUnlessDots = (a: View, b: View): false | undefined =>
  mayHaveDots(a) || mayHaveDots(b) ? undefined : false

/**
 * Compares the normal forms (RFC 3986, section 6.2.2) of two references up to the first difference, without building
 * the forms. Returns `undefined` if the first difference might be in a path with dot segments, because the removal of
 * these segments could eliminate the difference. Allocates nothing.
 */
export const compareNormal = (a: View, b: View): boolean | undefined => {
  const { text } = a
  const that = b.text
  // If there are no dot segments, only percent-encoded octets change in length during normalization.
  if (text.length !== that.length && !text.includes('%') && !that.includes('%')) return differsUnlessDots(a, b)
  let i = 0
  let j = 0
  // Beyond the end of `that`, `charCodeAt` returns NaN, which does not equal anything.
  while (i < text.length) {
    const unit = text.charCodeAt(i)
    const other = that.charCodeAt(j)
    if (unit !== other || unit === PERCENT) {
      if (normalUnitAt(a, i) !== normalUnitAt(b, j)) break
      if (unit === PERCENT) i += 2
      if (other === PERCENT) j += 2
    }
    i++
    j++
  }
  if (i === text.length && j === that.length) return true
  const isInPath = i >= a.pathStart && j >= b.pathStart && (i < a.pathEnd || j < b.pathEnd)
  return isInPath ? differsUnlessDots(a, b) : false
}
