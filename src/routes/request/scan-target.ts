import { PERCENT, SLASH } from '../../grammar/code-units'
import { isTriplet, isUnitOf } from '../router/characters'
import type { RequestRules } from './policy'

export const AMPERSAND = 0x26
export const PLUS = 0x2b

/** The index after the characters of a path that begin at `start`. Allocates nothing. */
export const scanPath = ({ segmentMask: mask, isTolerant }: RequestRules, text: string, start: number, end: number): number => {
  let index = start
  while (index < end) {
    const unit = text.charCodeAt(index)
    if (isUnitOf(unit, mask) || unit === SLASH) index++
    else if (unit !== PERCENT) return index
    else if (isTriplet(text, index, end)) index += 3
    else if (isTolerant) index++
    else return index
  }
  return index
}

/**
 * Returns the index of the first character from `start` that a path or a query may not contain, or `end`. A `%` that begins no
 * triplet is not allowed if the policy is strict. Allocates nothing.
 */
export const scanQuery = (
  { queryMask: mask, isTolerant }: RequestRules,
  text: string,
  start: number,
  end: number,
): number => {
  let index = start
  while (index < end) {
    const unit = text.charCodeAt(index)
    if (isUnitOf(unit, mask) || unit === AMPERSAND || unit === PLUS) index++
    else if (unit !== PERCENT) return index
    else if (isTriplet(text, index, end)) index += 3
    else if (isTolerant) index++
    else return index
  }
  return index
}
