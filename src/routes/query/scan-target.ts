import { PERCENT } from '../../grammar/code-units'
import { isTriplet, isUnitOf, QUERY_MARK, SEPARATOR } from '../router/characters'
import type { RequestRules } from './policy'

export const AMPERSAND = 0x26
export const PLUS = 0x2b

/** The index after the characters of `mask` and the `%` that begin at `start`. */
const scan = (text: string, start: number, end: number, mask: number, isTolerant: boolean): number => {
  let index = start
  for (;;) {
    while (index < end && isUnitOf(text.charCodeAt(index), mask)) index++
    if (index >= end || text.charCodeAt(index) !== PERCENT) return index
    if (isTriplet(text, index, end)) index += 3
    else if (isTolerant) index++
    else return index
  }
}

/** The index after the characters of a path that begin at `start`. Allocates nothing. */
export const scanPath = ({ segmentMask, isTolerant }: RequestRules, text: string, start: number, end: number): number =>
  scan(text, start, end, segmentMask | SEPARATOR, isTolerant)

/** The index after the characters of a query that begin at `start`. Allocates nothing. */
export const scanQuery = ({ queryMask, isTolerant }: RequestRules, text: string, start: number, end: number): number =>
  scan(text, start, end, queryMask | QUERY_MARK, isTolerant)
