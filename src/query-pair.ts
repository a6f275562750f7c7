import { queryStart } from './offset'
import type { View } from './view'

/**
 * A pair of a query: what stands before the first `=` between two `&`, and what stands after it, undefined where there
 * is no `=`.
 *
 * @category Query
 * @since 0.1.0
 */
export type QueryPair = readonly [key: string, value: string | undefined]

const AMPERSAND = 38
const EQUALS = 61

const find = (text: string, start: number, end: number, code: number): number => {
  let index = start
  while (index < end && text.charCodeAt(index) !== code) index++
  return index
}

/** Where the first pair starts, past the end of the query where there is none. Allocates nothing. */
export const firstPair = (view: View): number => {
  const start = queryStart(view)
  return start === view.queryEnd ? start + 1 : start
}

/** Where the pair that starts at `start` ends: at `&`, or with the query. Allocates nothing. */
export const pairEnd = (view: View, start: number): number => find(view.text, start, view.queryEnd, AMPERSAND)

/** Where the key of a pair ends: at `=`, or with the pair. Allocates nothing. */
export const keyEnd = (view: View, start: number, end: number): number => find(view.text, start, end, EQUALS)

/**
 * Calls `visit` with the bounds of each pair of the query, in order: the pairs that `queryPairs` returns. `valueStart`
 * and `valueEnd` are -1 where there is no `=`.
 *
 * Allocates: nothing.
 *
 * @example
 * import { forEachPair, uri, view } from 'uri-ts'
 *
 * const keys: string[] = []
 * forEachPair(view(uri('http://a/?b=1&c')), (text, keyStart, keyEnd) => keys.push(text.slice(keyStart, keyEnd)))
 * assert.deepEqual(keys, ['b', 'c'])
 *
 * @category Query
 * @since 0.1.0
 */
export const forEachPair = (
  view: View,
  visit: (text: string, keyStart: number, keyEnd: number, valueStart: number, valueEnd: number) => void,
): void => {
  for (let start = firstPair(view); start <= view.queryEnd; ) {
    const end = pairEnd(view, start)
    const equals = keyEnd(view, start, end)
    if (equals === end) visit(view.text, start, end, -1, -1)
    else visit(view.text, start, equals, equals + 1, end)
    start = end + 1
  }
}
