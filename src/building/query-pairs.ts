import { encodePart, isKey } from '../components/query'
import { forEachPair } from '../components/query-cursor'
import { queryStart } from '../model/bounds'
import type { Widen } from '../model/brands'
import type { View } from '../model/view'
import { replaceQuery } from './splice'

/** The query as it is written, `''` where there is none. */
const rawQuery = (view: View): string => view.text.slice(queryStart(view), Math.max(queryStart(view), view.queryEnd))

const pair = (key: string, value: string | undefined): string =>
  value === undefined ? encodePart(key) : `${encodePart(key)}=${encodePart(value)}`

/** The pairs, as they are written, whose key is not, decoded, `key`; the first that is becomes `replacement`. */
const withoutKey = (view: View, key: string, replacement: string | undefined): string[] => {
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
 * Adds a pair at the end of the query. Key and value are data, and are encoded; an undefined value stands without `=`.
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
    return replaceQuery(view, query === '' ? pair(key, value) : `${query}&${pair(key, value)}`)
  }

/**
 * Puts a pair in the place of the first with that key, decoded, and removes the others with it; adds it at the end where
 * there is none. Key and value are data, and are encoded; all other pairs stay as they are written.
 *
 * Allocates: the view, its text, and the pairs.
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
    replaceQuery(view, withoutKey(view, key, pair(key, value)).join('&'))

/**
 * Removes every pair with that key, decoded, and the query itself where none is left.
 *
 * Allocates: the view, its text, and the pairs.
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
    const kept = withoutKey(view, key, undefined)
    const query = kept.join('&')
    if (query === rawQuery(view)) return view as View as View<Widen<V['text']>>
    return replaceQuery(view, kept.length === 0 ? undefined : query)
  }
