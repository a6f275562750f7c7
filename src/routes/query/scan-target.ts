import { PERCENT } from '../../core/grammar/code-units'
import { isPctEncodedAt, isUnitOf, QUERY_MARK, SEPARATOR } from '../router/characters'
import type { RequestRules } from './policy'

export const PLUS = 0x2b

/**
 * Returns the end of the run of allowed characters that begins at `start`. `mask` contains the classes of allowed
 * characters. A `%` is allowed at the start of a percent-encoded octet, or anywhere if `isTolerant` is `true`.
 */
const scan = (text: string, start: number, end: number, mask: number, isTolerant: boolean): number => {
  let index = start
  for (;;) {
    while (index < end && isUnitOf(text.charCodeAt(index), mask)) index++
    if (index >= end || text.charCodeAt(index) !== PERCENT) return index
    if (isPctEncodedAt(text, index, end)) index += 3
    else if (isTolerant) index++
    else return index
  }
}

/**
 * `WRONG_SENT` matches the characters that a tolerant policy rejects, and `WRONG` matches those that a strict policy
 * rejects.
 */
const WRONG_SENT = /[^!"$-~]/g
const WRONG = /[^!$&-;=?-Z_a-z~%]|%(?![\dA-Fa-f]{2})/g

/** Returns whether a global regular expression finds no match at or after `start`. */
export const findsNothing = (wrong: RegExp, text: string, start: number): boolean => {
  wrong.lastIndex = start
  return !wrong.test(text)
}

/**
 * Returns whether all the characters in a path and a query are allowed. The path ends at the first `?`. One pass is
 * enough for a path and its query, because a query may contain every character that a path may contain. A regular
 * expression is the fastest way to check more than a few characters. A regular expression cannot stop before the end of
 * the text, so it is used only if the target extends to the end. Allocates nothing.
 */
export const isAllowed = (
  { targetMask, isTolerant }: RequestRules,
  text: string,
  start: number,
  end: number,
): boolean =>
  end < text.length
    ? scan(text, start, end, targetMask, isTolerant) >= end
    : findsNothing(isTolerant ? WRONG_SENT : WRONG, text, start)

/** Returns the end of the path that begins at `start`. Allocates nothing. */
export const scanPath = ({ segmentMask, isTolerant }: RequestRules, text: string, start: number, end: number): number =>
  scan(text, start, end, segmentMask | SEPARATOR, isTolerant)

/** Returns the end of the query that begins at `start`. Allocates nothing. */
export const scanQuery = ({ queryMask, isTolerant }: RequestRules, text: string, start: number, end: number): number =>
  scan(text, start, end, queryMask | QUERY_MARK, isTolerant)
