import { forEachPair } from '../components/query-cursor'
import { encodePart, isKey } from '../components/query-lookup'
import { queryStart } from '../model/bounds'
import type { Widen } from '../model/brands'
import type { View } from '../model/view'
import { replaceQuery, unchanged } from './splice'

/** Returns the raw query; `''` if it is absent. */
const rawQuery = (view: View): string => view.text.slice(queryStart(view), Math.max(queryStart(view), view.queryEnd))

const encodePair = (key: string, value: string | undefined): string =>
  value === undefined ? encodePart(key) : `${encodePart(key)}=${encodePart(value)}`

/** Returns the raw pairs with other keys than `key`; `replacement` takes the place of the first pair with it. */
const otherPairs = (view: View, key: string, replacement: string | undefined): string[] => {
  const kept: string[] = []
  const encodedKey = encodePart(key)
  let isPlaced = replacement === undefined
  forEachPair(view, (text, keyStart, keyEnd, _valueStart, valueEnd) => {
    if (!isKey(view, keyStart, keyEnd, encodedKey)) {
      kept.push(text.slice(keyStart, Math.max(keyEnd, valueEnd)))
    } else if (!isPlaced) {
      kept.push(replacement as string)
      isPlaced = true
    }
  })
  if (!isPlaced) kept.push(replacement as string)
  return kept
}

/**
 * Adds a pair at the end of the query. Encodes `key` and `value`, which are data. If `value` is undefined, the pair has
 * no `=`.
 *
 * Allocates: the view and its text.
 *
 * @example
 * import { appendPair, uri, view } from 'uri-ts'
 *
 * appendPair('b', 'c&d')(view(uri('http://h/?a#f'))).text //=> 'http://h/?a&b=c%26d#f'
 *
 * @category Query
 */
export const appendPair =
  (key: string, value?: string) =>
  <V extends View>(view: V): View<Widen<V['text']>> => {
    const query = rawQuery(view)
    const pair = encodePair(key, value)
    return replaceQuery(view, query === '' ? pair : `${query}&${pair}`)
  }

/**
 * Sets the value of a key: replaces the first pair whose decoded key is `key`, and removes the others. If there is no
 * such pair, adds one at the end. Encodes `key` and `value`, which are data. Does not change the other pairs.
 *
 * Allocates: the view, its text and the pairs.
 *
 * @example
 * import { setPair, uri, view } from 'uri-ts'
 *
 * setPair('a', '3')(view(uri('http://h/?a=1&b=%7e&%61=2'))).text //=> 'http://h/?a=3&b=%7e'
 *
 * @category Query
 */
export const setPair =
  (key: string, value?: string) =>
  <V extends View>(view: V): View<Widen<V['text']>> =>
    replaceQuery(view, otherPairs(view, key, encodePair(key, value)).join('&'))

/**
 * Removes every pair whose decoded key is `key`. If no pair is left, removes the query.
 *
 * Allocates: the view, its text and the pairs. If there is no such pair, returns the same view.
 *
 * @example
 * import { deletePair, uri, view } from 'uri-ts'
 *
 * deletePair('a')(view(uri('http://h/?a=1&b'))).text //=> 'http://h/?b'
 * deletePair('a')(view(uri('http://h/?a'))).text //=> 'http://h/'
 *
 * @category Query
 */
export const deletePair =
  (key: string) =>
  <V extends View>(view: V): View<Widen<V['text']>> => {
    const kept = otherPairs(view, key, undefined)
    const query = kept.join('&')
    if (query === rawQuery(view)) return unchanged(view)
    return replaceQuery(view, kept.length === 0 ? undefined : query)
  }
