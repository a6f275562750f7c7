import { forEachPair } from '../components/query-cursor'
import { encodePart, isFormKey, isKey } from '../components/query-lookup'
import { queryStart } from '../model/bounds'
import type { Widen } from '../model/brands'
import type { View } from '../model/view'
import { replaceQuery, unchanged } from './splice'

/** Returns the raw query; `''` if it is absent. */
const rawQuery = (view: View): string => view.text.slice(queryStart(view), Math.max(queryStart(view), view.queryEnd))

/** Data that is written as a value: as links take it. */
type PairValue = string | number | boolean | undefined

const encodePair = (key: string, value: PairValue): string =>
  value === undefined ? encodePart(key) : `${encodePart(key)}=${encodePart(String(value))}`

/**
 * Writes joined pairs as a query. A single pair without a key and a value would be an empty query, which has no pairs, so
 * it is written `=`: its value is empty then, and not undefined.
 */
const queryOf = (pairs: string): string => (pairs === '' ? '=' : pairs)

/** Returns the raw pairs with other keys than `key`; `replacement` takes the place of the first pair with it. */
const otherPairs = (view: View, key: string, replacement: string | undefined, isSameKey: typeof isKey): string[] => {
  const kept: string[] = []
  const encodedKey = encodePart(key)
  let isPlaced = replacement === undefined
  forEachPair(view, (text, keyStart, keyEnd, _valueStart, valueEnd) => {
    if (!isSameKey(view, keyStart, keyEnd, encodedKey)) {
      kept.push(text.slice(keyStart, Math.max(keyEnd, valueEnd)))
    } else if (!isPlaced) {
      kept.push(replacement as string)
      isPlaced = true
    }
  })
  if (!isPlaced) kept.push(replacement as string)
  return kept
}

const replaced = <V extends View>(
  view: V,
  key: string,
  value: PairValue,
  isSameKey: typeof isKey,
): View<Widen<V['text']>> =>
  replaceQuery(view, queryOf(otherPairs(view, key, encodePair(key, value), isSameKey).join('&')))

const deleted = <V extends View>(view: V, key: string, isSameKey: typeof isKey): View<Widen<V['text']>> => {
  const kept = otherPairs(view, key, undefined, isSameKey)
  if (kept.length === 0) return rawQuery(view) !== '' ? replaceQuery(view, undefined) : unchanged(view)
  const query = queryOf(kept.join('&'))
  return query === rawQuery(view) ? unchanged(view) : replaceQuery(view, query)
}

/**
 * Adds a pair at the end of the query. Encodes `key` and `value`, which are data (see `encode`). If `value` is undefined,
 * the pair has no `=`. `queryPairs` of the result has the pairs of the view, and this one. There is one exception: if
 * there are no other pairs, `appendPair('')` adds `=`, because an empty query has no pairs.
 *
 * Allocates: the view and its text.
 *
 * @example
 * import { appendPair, uri, view } from 'uri-ts'
 *
 * appendPair('b', 'c&d')(view(uri('http://h/?a#f'))).text //=> 'http://h/?a&b=c%26d#f'
 * appendPair('page', 2)(view(uri('http://h/'))).text //=> 'http://h/?page=2'
 *
 * @category Query
 */
export const appendPair =
  (key: string, value?: string | number | boolean) =>
  <V extends View>(view: V): View<Widen<V['text']>> => {
    const query = rawQuery(view)
    const pair = encodePair(key, value)
    return replaceQuery(view, query === '' ? queryOf(pair) : `${query}&${pair}`)
  }

/**
 * Sets the value of a key: replaces the first pair whose decoded key is `key`, and removes the others. If there is no
 * such pair, adds one at the end, as `appendPair` does. Encodes `key` and `value`, which are data. Does not change the
 * other pairs. `decodedQueryValue` is the inverse.
 *
 * Allocates: the view, its text and the pairs.
 *
 * @example
 * import { setPair, uri, view } from 'uri-ts'
 *
 * setPair('a', 3)(view(uri('http://h/?a=1&b=%7e&%61=2'))).text //=> 'http://h/?a=3&b=%7e'
 *
 * @category Query
 */
export const setPair =
  (key: string, value?: string | number | boolean) =>
  <V extends View>(view: V): View<Widen<V['text']>> =>
    replaced(view, key, value, isKey)

/**
 * Sets the value of a field of a form: like `setPair`, but `+` is a space in the keys of the query. `formQueryValue` is
 * the inverse. Writes a space as `%20`, which every reader of forms decodes.
 *
 * Allocates: as `setPair`; also a text for each key that has a `+`.
 *
 * @example
 * import { setFormPair, uri, view } from 'uri-ts'
 *
 * setFormPair('a b', 2)(view(uri('http://h/?a+b=1&c'))).text //=> 'http://h/?a%20b=2&c'
 *
 * @category Query
 */
export const setFormPair =
  (key: string, value?: string | number | boolean) =>
  <V extends View>(view: V): View<Widen<V['text']>> =>
    replaced(view, key, value, isFormKey)

/**
 * Removes every pair whose decoded key is `key`, and keeps the others. If no pair is left, removes the query. If the
 * only pair left has no key and no value, it is written `=`, because an empty query has no pairs.
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
  <V extends View>(view: V): View<Widen<V['text']>> =>
    deleted(view, key, isKey)

/**
 * Removes every field of a form that has the name `key`: like `deletePair`, but `+` is a space in the keys of the query.
 *
 * Allocates: as `deletePair`; also a text for each key that has a `+`.
 *
 * @example
 * import { deleteFormPair, uri, view } from 'uri-ts'
 *
 * deleteFormPair('a b')(view(uri('http://h/?a+b=1&c'))).text //=> 'http://h/?c'
 *
 * @category Query
 */
export const deleteFormPair =
  (key: string) =>
  <V extends View>(view: V): View<Widen<V['text']>> =>
    deleted(view, key, isFormKey)
