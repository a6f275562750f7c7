/* This file exports functions that set, remove or sort many query pairs at once. */
import { octetsOf } from '../grammar/percent-encoded'
import { decode } from '../percent/decode'
import { forEachKey, type PairsByKey, type QueryEdit, replacePairs, setPairsBy } from './query-pairs'

/**
 * Sets the values of several keys at once. `setPairs` handles each property of `values` as `setPair` handles a key and
 * its values. Each value in a list becomes a separate pair. If a property's value is `undefined` or an empty list, the
 * pairs with the property's key are removed. Pairs with other keys do not change. Pairs with new keys are added at the
 * end, in the order of the properties. Use `decodedQueryValues` to read the values of a key.
 *
 * Allocates the returned view, its text and the pairs. Returns the original view if nothing changes. Throws a
 * `TypeError` for a `Map`, a `URLSearchParams`, or any other argument that is not a plain object. Also throws a
 * `TypeError` if a property has an invalid value, such as a `Date` or `NaN`.
 *
 * @example
 * import { setPairs, view } from 'uri-ts'
 *
 * const found = view('http://h/?page=1&q=a&sort=up')
 * setPairs({ page: 2, sort: undefined, tag: ['x', 'y'] })(found).text //=> 'http://h/?page=2&q=a&tag=x&tag=y'
 *
 * @category Query
 */
export const setPairs: (values: PairsByKey) => QueryEdit = /* @__PURE__ */ setPairsBy(false)

/**
 * Sets the values of several form fields in a query. Works like `setPairs`, but treats a `+` in a query key as a space.
 * Use `formQueryValues` to read the values of a field.
 *
 * Allocates the same kinds of objects as `setPairs`, plus a string for each key that contains a `+`.
 *
 * @example
 * import { setFormPairs, view } from 'uri-ts'
 *
 * setFormPairs({ 'a b': true, c: 2 })(view('http://h/?a+b=1')).text //=> 'http://h/?a%20b=true&c=2'
 *
 * @category Query
 */
export const setFormPairs: (values: PairsByKey) => QueryEdit = /* @__PURE__ */ setPairsBy(true)

const deletePairsBy =
  (isForm: boolean) =>
  (isDeleted: (key: string) => boolean): QueryEdit => {
    if (typeof isDeleted !== 'function') throw new TypeError('the rule for pairs is a function of a key')
    return (view) => {
      const kept: string[] = []
      forEachKey(view, isForm, (rawKey, pair) => {
        const key = decode(rawKey)
        if (!isDeleted(key._tag === 'Right' ? key.right : rawKey)) kept.push(pair)
      })
      return replacePairs(view, kept)
    }
  }

/**
 * Removes every pair whose decoded key satisfies the predicate `isDeleted`. If a key is not valid UTF-8, `isDeleted`
 * receives the raw key, such as `utm_%FF`.
 *
 * Allocates the returned view, its text, the pairs and the keys. Returns the original view if nothing is removed.
 *
 * @example
 * import { deletePairs, view } from 'uri-ts'
 *
 * const withoutTracking = deletePairs((key) => key.startsWith('utm_') || key === 'fbclid')
 * withoutTracking(view('http://h/?utm_source=x&q=a&utm%5Fid=1')).text //=> 'http://h/?q=a'
 *
 * @category Query
 */
export const deletePairs: (isDeleted: (key: string) => boolean) => QueryEdit = /* @__PURE__ */ deletePairsBy(false)

/**
 * Removes the form fields whose names satisfy a predicate. Works like `deletePairs`, but treats a `+` in a query key as
 * a space.
 *
 * Allocates the same kinds of objects as `deletePairs`.
 *
 * @example
 * import { deleteFormPairs, view } from 'uri-ts'
 *
 * deleteFormPairs((key) => key.startsWith('my '))(view('http://h/?my+a=1&b')).text //=> 'http://h/?b'
 *
 * @category Query
 */
export const deleteFormPairs: (isDeleted: (key: string) => boolean) => QueryEdit = /* @__PURE__ */ deletePairsBy(true)

const sortPairsBy =
  (isForm: boolean): QueryEdit =>
  (view) => {
    const keyed: Array<readonly [octets: string, pair: string]> = []
    forEachKey(view, isForm, (rawKey, pair) => keyed.push([octetsOf(rawKey), pair]))
    keyed.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    return replacePairs(
      view,
      keyed.map(([, pair]) => pair),
    )
  }

/**
 * Sorts the query pairs by key. Use `sortPairs` before you create a cache key or a signature. Compares the octets of
 * the decoded keys, so keys in UTF-8 are sorted by code point. Keeps the order of pairs with the same key, because that
 * order may matter. Does not change the text of any pair.
 *
 * Allocates the returned view, its text, the pairs and the keys. Returns the original view if the pairs are already
 * sorted. For `n` pairs, the running time is proportional to `n log n`.
 *
 * @example
 * import { sortPairs, view } from 'uri-ts'
 *
 * sortPairs(view('http://h/?b=2&a=3&b=1&%61=0')).text //=> 'http://h/?a=3&%61=0&b=2&b=1'
 *
 * @category Query
 */
export const sortPairs: QueryEdit = /* @__PURE__ */ sortPairsBy(false)

/**
 * Sorts form fields by name. Works like `sortPairs`, but treats a `+` in a query key as a space.
 *
 * Allocates the same kinds of objects as `sortPairs`.
 *
 * @example
 * import { sortFormPairs, view } from 'uri-ts'
 *
 * sortFormPairs(view('http://h/?a+b=2&a!=1&a%20b=1')).text //=> 'http://h/?a+b=2&a%20b=1&a!=1'
 *
 * @category Query
 */
export const sortFormPairs: QueryEdit = /* @__PURE__ */ sortPairsBy(true)
