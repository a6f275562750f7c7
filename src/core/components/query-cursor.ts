/* The functions in this file step through the pairs of a query, and allocate nothing. */
import { EQUALS, findUnit } from '../grammar/code-units'
import { queryStart } from '../model/bounds'
import { type AnyView, requireView } from '../model/view'

/**
 * A query pair consists of the strings before and after its first `=`. If a pair contains no `=`, its value is
 * `undefined`.
 *
 * @category Query
 */
export type QueryPair = readonly [key: string, value: string | undefined]

/** Works like `pairEnd`, but does not check that `view` is a view. */
export const ampersandAt = (view: AnyView, start: number): number => {
  const ampersand = view.text.indexOf('&', start)
  return ampersand >= 0 && ampersand < view.queryEnd ? ampersand : view.queryEnd
}

/** Works like `keyEnd`, but does not check that `view` is a view. */
export const equalsAt = (view: AnyView, start: number, end: number): number => findUnit(view.text, start, end, EQUALS)

/**
 * Returns the start of the first pair in the query. If there are no pairs, returns an offset greater than
 * `view.queryEnd`. The following loop visits every pair:
 * `for (let start = firstPair(view); start <= view.queryEnd; start = pairEnd(view, start) + 1)`.
 *
 * Allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { firstPair, pairEnd } from 'uri-ts/scan'
 *
 * const parsed = view('http://a/?b=1&c')
 * firstPair(parsed) //=> 10
 * pairEnd(parsed, 10) //=> 13
 *
 * @category Cursors
 */
export const firstPair = (view: AnyView): number => {
  const start = queryStart(requireView(view))
  return view.queryEnd === start ? start + 1 : start
}

/**
 * Returns the end of the pair that starts at `start`: the offset of the next `&`, or the end of the query.
 *
 * Allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { firstPair, pairEnd } from 'uri-ts/scan'
 *
 * const parsed = view('http://a/?b=1&c')
 * pairEnd(parsed, firstPair(parsed)) //=> 13
 *
 * @category Cursors
 */
export const pairEnd = (view: AnyView, start: number): number => ampersandAt(requireView(view), start)

/**
 * Returns the end of a key, given the start and end of its pair. The key ends at the first `=`, or at `end` if the pair
 * contains no `=`.
 *
 * Allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { firstPair, keyEnd, pairEnd } from 'uri-ts/scan'
 *
 * const parsed = view('http://a/?b=1&c')
 * const start = firstPair(parsed)
 * keyEnd(parsed, start, pairEnd(parsed, start)) //=> 11
 *
 * @category Cursors
 */
export const keyEnd = (view: AnyView, start: number, end: number): number => equalsAt(requireView(view), start, end)

/**
 * For each pair in the query, in order, calls `visit` with the view's text and the bounds of the key and the value.
 * Visits exactly the pairs that `queryPairs` returns. For a pair without `=`, `valueStart` and `valueEnd` are -1.
 *
 * Allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { forEachPair } from 'uri-ts/scan'
 *
 * const keys: string[] = []
 * forEachPair(view('http://a/?b=1&c'), (text, keyStart, keyEnd) => keys.push(text.slice(keyStart, keyEnd)))
 * keys //=> ['b', 'c']
 *
 * @category Query
 */
export const forEachPair = (
  view: AnyView,
  visit: (text: string, keyStart: number, keyEnd: number, valueStart: number, valueEnd: number) => void,
): void => {
  for (let start = firstPair(view); start <= view.queryEnd; ) {
    const end = ampersandAt(view, start)
    const equals = equalsAt(view, start, end)
    if (equals === end) visit(view.text, start, end, -1, -1)
    else visit(view.text, start, equals, equals + 1, end)
    start = end + 1
  }
}
