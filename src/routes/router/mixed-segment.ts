/*
 * The functions in this file read mixed segments, such as `{name}.{ext}`, in which literals come before, between or
 * after variables.
 */
import { PERCENT } from '../../core/grammar/code-units'
import { octetIfEncodedAt } from '../../core/grammar/percent-encoded'
import { isData } from './match-label'

const isPctEncoded = (text: string, index: number): boolean =>
  text.charCodeAt(index) === PERCENT && octetIfEncodedAt(text, index) >= 0

/**
 * Returns whether `index` is inside a percent-encoded octet. Not every `%` begins a percent-encoded octet. Allocates
 * nothing.
 */
const isInOctet = (text: string, index: number): boolean =>
  isPctEncoded(text, index - 1) || isPctEncoded(text, index - 2)

/**
 * Reads the variables in a mixed segment from right to left, and writes their spans, beginning at `slot`. Each variable
 * except the first is as short as possible, so the first variable contains all the remaining text. Returns `false` if
 * the segment does not match the literals, or if a variable is empty or a dot segment. `literals` contains the literals
 * before the first variable, between variables, and after the last variable. The literals consist of characters that
 * need no encoding. A match for a literal never begins inside a percent-encoded octet. Only the first and last literals
 * may be empty.
 *
 * Allocates nothing.
 */
export const readMixed = (
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
  if (isInOctet(text, right)) return false
  for (let i = last - 1; i > 0; i--) {
    const literal = literals[i] as string
    let left = text.lastIndexOf(literal, right - literal.length - 1)
    while (left > first && isInOctet(text, left)) left = text.lastIndexOf(literal, left - 1)
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
