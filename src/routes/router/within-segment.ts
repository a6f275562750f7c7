import { PERCENT } from '../../core/grammar/code-units'
import { isTriplet } from './characters'
import { isData } from './match-label'

/** Whether `index` is within a triplet. Allocates nothing. */
const isInTriplet = (text: string, index: number, end: number): boolean =>
  (text.charCodeAt(index - 1) === PERCENT && isTriplet(text, index - 1, end)) ||
  (text.charCodeAt(index - 2) === PERCENT && isTriplet(text, index - 2, end))

/** A segment of variables with literals between, before and after them: `/{name}.{ext}`. */
export interface WithinSegment {
  /** The literals: before the first variable, between variables, and after the last; only the outer ones may be empty. */
  readonly literals: readonly string[]
}

/**
 * Reads the variables of a segment from the right and writes their spans from `slot` on. Each variable except the first is as
 * short as possible, so the first one gets the rest. Returns whether no variable is empty or a dot segment. The literals consist
 * of characters that need no encoding, and never begin inside a triplet.
 *
 * Allocates: nothing.
 */
export const readWithin = (
  literals: readonly string[],
  text: string,
  start: number,
  end: number,
  spans: Int32Array,
  slot: number,
): boolean => {
  const last = literals.length - 1
  const before = literals[0] as string
  const first = start + before.length
  let right = end - (literals[last] as string).length
  if (right <= first || !text.startsWith(before, start) || !text.startsWith(literals[last] as string, right))
    return false
  if (isInTriplet(text, right, end)) return false
  for (let i = last - 1; i > 0; i--) {
    const literal = literals[i] as string
    let left = text.lastIndexOf(literal, right - literal.length - 1)
    while (left > first && isInTriplet(text, left, end)) left = text.lastIndexOf(literal, left - 1)
    const valueStart = left + literal.length
    if (left <= first || !isData(text.charCodeAt(valueStart), text, valueStart, right)) return false
    spans[2 * (slot + i)] = valueStart
    spans[2 * (slot + i) + 1] = right
    right = left
  }
  spans[2 * slot] = first
  spans[2 * slot + 1] = right
  return isData(text.charCodeAt(first), text, first, right)
}
