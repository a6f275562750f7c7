/* Functions that change single query pairs, or build a query from pairs. */
import type { Needs } from '../../../types/core/errors/refused'
import { query } from '../components/accessors'
import { forEachPair } from '../components/query-cursor'
import { encodePart } from '../components/query-lookup'
import { requireRecord } from '../errors/require-known'
import { requireText } from '../errors/require-text'
import { toUndefined } from '../fp/option'
import { octetsOf } from '../grammar/percent-encoded'
import type { Query, Widen } from '../model/brands'
import type { View, ViewOfReference } from '../model/view'
import { replaceQuery, unchanged } from './splice'

/** Returns the raw query, or `''` if it is absent. */
const rawQuery = (view: View): string => toUndefined(query(view)) ?? ''

/**
 * The unencoded value of a query pair. Functions that write the pair encode its value.
 *
 * @category Query
 */
export type PairValue = string | number | boolean

const VALUE = 'a value is a text, number or boolean: for a Date, write toISOString()'

const PAIRS =
  'the values are an object, such as { page: 2 }: for a Map or URLSearchParams, write Object.fromEntries(values)'

/**
 * An alias of `PairValues` whose name the compiler prints in messages. `Advice` is the part of the message that says
 * what a value is. The condition is always true.
 */
export type NeedsValue<Advice extends string> =
  | PairValue
  | undefined
  | ReadonlyArray<Advice extends string ? PairValue : never>

/** These types are properties of an interface, because the compiler then prints their names in messages. */
interface Needed {
  readonly value: NeedsValue<typeof VALUE>
  readonly pairs: Needs<typeof PAIRS, { readonly [key: string]: PairValues }>
}

/**
 * The values for a key. Each value becomes one pair, and `undefined` and an empty list produce no pairs.
 *
 * @category Query
 */
export type PairValues = Needed['value']

/** The values for several keys. */
export type PairsByKey = Needed['pairs']

/** Writes a pair. Throws a `TypeError` for an object, because an object could convert to any string. */
const encodePair = (key: string, value: PairValue): string => {
  const text = typeof value === 'number' || typeof value === 'boolean' ? `${value}` : value
  if (typeof text !== 'string') throw new TypeError(VALUE)
  return `${encodePart(key)}=${encodePart(text)}`
}

/*
 * A single pair with neither a key nor a value would be written as an empty query, which has no pairs. Such a pair is
 * written as `=` instead, so its value is empty rather than undefined.
 */

/**
 * Replaces the query with raw pairs, and skips undefined entries. If no pair is left, removes the query, unless it is
 * already empty.
 */
export const replacePairs = <V extends ViewOfReference>(
  view: V,
  all: ReadonlyArray<string | undefined>,
): View<Widen<V['text']>> => {
  const pairs = all.filter((pair) => pair !== undefined)
  const before = rawQuery(view)
  if (pairs.length === 0) return before === '' ? unchanged(view) : replaceQuery(view, undefined)
  const after = pairs.join('&') || '='
  return after === before ? unchanged(view) : replaceQuery(view, after)
}

/**
 * A change to a view's query. It cannot fail.
 *
 * @category Query
 */
export type QueryEdit = <V extends ViewOfReference>(view: V) => View<Widen<V['text']>>

/**
 * Calls `visit` with the raw key and the raw text of each query pair. In a form, `+` in a key means a space, so it is
 * replaced with `%20`.
 */
export const forEachKey = (view: View, isForm: boolean, visit: (rawKey: string, pair: string) => void): void =>
  forEachPair(view, (text, keyStart, keyEnd, _valueStart, valueEnd) => {
    const key = text.slice(keyStart, keyEnd)
    visit(isForm ? key.replaceAll('+', '%20') : key, text.slice(keyStart, Math.max(keyEnd, valueEnd)))
  })

/** The message of `setPairs` for a value without properties, or for a list. */
/** Maps the octets of each key to its encoded pairs, or to undefined if it has none. */
const writtenPairs = (values: PairsByKey): Map<string, string | undefined> =>
  new Map(
    Object.entries(requireRecord(values, PAIRS)).map(([key, value]) => [
      octetsOf(encodePart(key)),
      [value ?? []]
        .flat()
        .map((each) => encodePair(key, each))
        .join('&') || undefined,
    ]),
  )

/**
 * Builds a query from keys and values, and encodes them. The result does not begin with a `?`, as in `page=2&tag=a`. A
 * list becomes several pairs. A property whose value is undefined or an empty list produces no pairs. Writes a space as
 * `%20`, which form decoders also accept. `queryRecord` and `decodedQueryPairs` are inverses of this function.
 *
 * Allocates the text and its parts. Throws in the same cases as `setPairs`.
 *
 * @example
 * import { buildQuery } from 'uri-ts'
 *
 * buildQuery({ page: 2, tag: ['a', 'b&c'], sort: undefined }) //=> 'page=2&tag=a&tag=b%26c'
 *
 * @category Query
 */
export const buildQuery = (values: PairsByKey): Query =>
  [...writtenPairs(values).values()].filter((pairs) => pairs !== undefined).join('&') as Query

/**
 * Replaces the first pair of each key, and removes its other pairs. Appends the pairs of keys that did not occur.
 * Visits each pair once. Compares the octets of keys, because a key may not be valid UTF-8.
 */
export const settingPairs =
  (isForm: boolean) =>
  (values: PairsByKey): QueryEdit => {
    const written = writtenPairs(values)
    return (view) => {
      const pairs: Array<string | undefined> = []
      const left = new Map(written)
      forEachKey(view, isForm, (rawKey, pair) => {
        const key = octetsOf(rawKey)
        pairs.push(written.has(key) ? left.get(key) : pair)
        left.delete(key)
      })
      return replacePairs(view, [...pairs, ...left.values()])
    }
  }

/**
 * Adds a pair at the end of the query. Encodes `key` and `value` (see `encode`). If the value is absent, the pair has
 * no `=`. For the result, `queryPairs` returns the pairs of the view, followed by the new pair. There is one exception:
 * if there are no other pairs, `appendPair('')` adds `=`, because an empty query has no pairs. Writes a space as `%20`,
 * which form decoders also accept.
 *
 * Allocates the view and its text.
 *
 * @example
 * import { appendPair, view } from 'uri-ts'
 *
 * appendPair('b', 'c&d')(view('http://h/?a#f')).text //=> 'http://h/?a&b=c%26d#f'
 * appendPair('page', 2)(view('http://h/')).text //=> 'http://h/?page=2'
 * appendPair('draft')(view('http://h/')).text //=> 'http://h/?draft'
 *
 * @category Query
 */
export const appendPair =
  (key: string, value?: PairValue) =>
  <V extends ViewOfReference>(view: V): View<Widen<V['text']>> => {
    const before = rawQuery(view)
    const pair = value === undefined ? encodePart(key) : encodePair(key, value)
    return replaceQuery(view, before === '' ? pair || '=' : `${before}&${pair}`)
  }

/**
 * Sets the value of a key: replaces the first pair whose decoded key is `key`, and removes the others. If there is no
 * such pair, adds one at the end (see `appendPair`). Writes a list as one pair for each value. If the value is
 * undefined or an empty list, removes the pairs (see `deletePair`). Encodes the key and the values. Does not change the
 * other pairs. `decodedQueryValue` is the inverse, or `decodedQueryValues` for a list.
 *
 * Allocates the view, its text and the pairs. If nothing changes, returns the same view.
 *
 * @example
 * import { setPair, view } from 'uri-ts'
 *
 * const found = view('http://h/?a=1&b=%7e&%61=2')
 * setPair('a', 3)(found).text //=> 'http://h/?a=3&b=%7e'
 * setPair('a', undefined)(found).text //=> 'http://h/?b=%7e'
 *
 * @category Query
 */
export const setPair = (key: string, values: PairValues): QueryEdit =>
  settingPairs(false)({ [requireText(key)]: values })

/**
 * Sets the value of a form field: like `setPair`, but a `+` in a query key means a space. `formQueryValue` is the
 * inverse. Writes a space as `%20`, which every form decoder accepts.
 *
 * Allocates what `setPair` allocates, and a string for each key that has a `+`.
 *
 * @example
 * import { setFormPair, view } from 'uri-ts'
 *
 * setFormPair('a b', 2)(view('http://h/?a+b=1&c')).text //=> 'http://h/?a%20b=2&c'
 *
 * @category Query
 */
export const setFormPair = (key: string, values: PairValues): QueryEdit =>
  settingPairs(true)({ [requireText(key)]: values })

/**
 * Removes every pair whose decoded key is `key`, and keeps the others. If no pair is left, removes the query. If the
 * only pair left has neither a key nor a value, it is written as `=`, because an empty query has no pairs.
 * `deletePairs` accepts a predicate.
 *
 * Allocates the view, its text and the pairs. If there is no such pair, returns the same view.
 *
 * @example
 * import { deletePair, view } from 'uri-ts'
 *
 * deletePair('a')(view('http://h/?a=1&b')).text //=> 'http://h/?b'
 * deletePair('a')(view('http://h/?a')).text //=> 'http://h/'
 *
 * @category Query
 */
export const deletePair = (key: string): QueryEdit => settingPairs(false)({ [requireText(key)]: undefined })

/**
 * Removes every form field named `key`: like `deletePair`, but a `+` in a query key means a space.
 *
 * Allocates what `deletePair` allocates, and a string for each key that has a `+`.
 *
 * @example
 * import { deleteFormPair, view } from 'uri-ts'
 *
 * deleteFormPair('a b')(view('http://h/?a+b=1&c')).text //=> 'http://h/?c'
 *
 * @category Query
 */
export const deleteFormPair = (key: string): QueryEdit => settingPairs(true)({ [requireText(key)]: undefined })
