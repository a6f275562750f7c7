/* This file exports functions that change individual query pairs or that build a query from keys and values. */
import type { Kept, Needs } from '../../../types/core/errors/refused'
import { query } from '../components/accessors'
import { forEachPair } from '../components/query-cursor'
import { encodePart } from '../components/query-lookup'
import { requireRecord } from '../errors/require-known'
import { refuseMore, requireText } from '../errors/require-text'
import { toUndefined } from '../fp/option'
import { octetsOf } from '../grammar/percent-encoded'
import type { Query, Widen } from '../model/brands'
import type { View, ViewOfReference } from '../model/view'
import { replaceQuery, retypeView } from './splice'

/** Returns the raw query, or `''` if the query is absent. */
const rawQuery = (view: View): string => toUndefined(query(view)) ?? ''

/**
 * The unencoded value of a query pair. The value is encoded when the pair is written.
 *
 * @category Query
 */
export type PairValue = string | number | boolean

const VALUE = 'a value is a string, number or boolean: for a Date, write toISOString()'

const PAIRS =
  'the values are an object, such as { page: 2 }: for a Map or URLSearchParams, write Object.fromEntries(values)'

/**
 * Compiler messages show this type in place of `PairValues`. `Advice` is the part of the message that describes
 * valid values. The condition `Advice extends string` is always true. Without it, `Advice` would be unused, and
 * TypeScript would omit `Advice` from declarations.
 */
export type NeedsValue<Advice extends string> =
  | PairValue
  | undefined
  | ReadonlyArray<Advice extends string ? PairValue : never>

/**
 * The values for one key. Each value produces one query pair. `undefined` and an empty list produce no pairs.
 *
 * @category Query
 */
export type PairValues = Kept<NeedsValue<typeof VALUE>>

/** An object that maps keys to their values. */
export type PairsByKey = Kept<Needs<typeof PAIRS, { readonly [key: string]: PairValues }>>

/** Encodes a pair. Throws a `TypeError` unless the value is a string, a boolean or a finite number. */
const encodePair = (key: string, value: PairValue): string => {
  const text = typeof value === 'boolean' || Number.isFinite(value) ? `${value}` : value
  if (typeof text !== 'string') throw new TypeError(VALUE)
  return `${encodePart(key)}=${encodePart(text)}`
}

/*
 * If there is only one pair, and it has neither a key nor a value, the query becomes `=`, because an empty query has no
 * pairs. As a result, the pair has an empty value instead of no value.
 */

/**
 * Replaces the query with the given raw pairs, and skips `undefined` entries. If no pairs remain, removes the query,
 * unless it was already empty.
 */
export const replacePairs = <V extends ViewOfReference>(
  view: V,
  all: ReadonlyArray<string | undefined>,
): View<Widen<V['text']>> => {
  const pairs = all.filter((pair) => pair !== undefined)
  const before = rawQuery(view)
  if (pairs.length === 0) return before === '' ? retypeView(view) : replaceQuery(view, undefined)
  const after = pairs.join('&') || '='
  return after === before ? retypeView(view) : replaceQuery(view, after)
}

/**
 * A function that changes a view's query and always succeeds.
 *
 * @category Query
 */
export type QueryEdit = <V extends ViewOfReference>(view: V) => View<Widen<V['text']>>

/**
 * For each query pair, calls `visit` with the raw key and the raw text of the pair. If `isForm` is `true`, replaces
 * each `+` in the key with `%20`, because a `+` means a space in a query from a form.
 */
export const forEachKey = (view: View, isForm: boolean, visit: (rawKey: string, pair: string) => void): void =>
  forEachPair(view, (text, keyStart, keyEnd, _valueStart, valueEnd) => {
    const key = text.slice(keyStart, keyEnd)
    visit(isForm ? key.replaceAll('+', '%20') : key, text.slice(keyStart, Math.max(keyEnd, valueEnd)))
  })

/** Maps the octets of each key to the key's encoded pairs, or to `undefined` if the key has no values. */
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
 * Builds a query from keys and values, and encodes both. The result, such as `page=2&tag=a`, does not begin with a `?`.
 * Each value in a list becomes a separate pair. A property whose value is `undefined` or an empty list produces no
 * pairs. A space becomes `%20`. Form decoders treat `%20` like `+`. Use `queryRecord` or `decodedQueryPairs` to read
 * the pairs of a query.
 *
 * Allocates the query and its parts. Throws a `TypeError` in the same cases as `setPairs`.
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
 * For each key in `values`, replaces the key's first pair in the query with the new pairs, and removes the key's other
 * pairs. Appends pairs for keys that do not occur in the query. Visits each query pair once. Compares the octets of
 * keys, because a key in a query is not necessarily valid UTF-8.
 */
export const setPairsBy =
  (isForm: boolean) =>
  (values: PairsByKey, more?: unknown): QueryEdit => {
    refuseMore(more)
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
 * Adds a pair to the end of the query. Encodes `key` and `value` (see `encode`). If the value is absent, no `=` is
 * written. Existing pairs do not change. If the query has no pairs yet, `appendPair('')` adds `=`, because otherwise
 * the query would be empty and would not contain the new pair. A space becomes `%20`. Form decoders treat `%20` like
 * `+`.
 *
 * Allocates the returned view and its text.
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
export const appendPair: (
  key: string,
  value?: PairValue,
) => <V extends ViewOfReference>(view: V) => View<Widen<V['text']>> = (key, value, more?: unknown) => {
  refuseMore(more)
  return (view) => {
    const before = rawQuery(view)
    const pair = value === undefined ? encodePart(key) : encodePair(key, value)
    return replaceQuery(view, before === '' ? pair || '=' : `${before}&${pair}`)
  }
}

/**
 * Replaces the first pair whose decoded key is `key`, and removes all other pairs with that key. Adds a pair at the end
 * if no pair has the key (see `appendPair`). Each value in a list becomes a separate pair. If `values` is `undefined`
 * or an empty list, removes all pairs with that key (see `deletePair`). Encodes the key and the values. Pairs with
 * other keys do not change. Use `decodedQueryValue` to read the value, or `decodedQueryValues` to read a list of
 * values.
 *
 * Allocates the returned view, its text and the pairs. Returns the original view if nothing changes.
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
export const setPair: (key: string, values: PairValues) => QueryEdit = (key, values, more?: unknown) =>
  setPairsBy(false)({ [requireText(key)]: values }, more)

/**
 * Sets the value of a form field. Works like `setPair`, but treats a `+` in a query key as a space. Writes a space as
 * `%20`, which every form decoder accepts. Use `formQueryValue` to read the value.
 *
 * Allocates the same kinds of objects as `setPair`, plus a string for each key that contains a `+`.
 *
 * @example
 * import { setFormPair, view } from 'uri-ts'
 *
 * setFormPair('a b', 2)(view('http://h/?a+b=1&c')).text //=> 'http://h/?a%20b=2&c'
 *
 * @category Query
 */
export const setFormPair: (key: string, values: PairValues) => QueryEdit = (key, values, more?: unknown) =>
  setPairsBy(true)({ [requireText(key)]: values }, more)

/**
 * Removes every pair whose decoded key is `key`. Removes the query if no pairs remain. If the only remaining pair has
 * neither a key nor a value, the query becomes `=`, because an empty query has no pairs. Use `deletePairs` to remove
 * the pairs whose keys satisfy a predicate.
 *
 * Allocates the returned view, its text and the pairs. Returns the original view if no pair has the key.
 *
 * @example
 * import { deletePair, view } from 'uri-ts'
 *
 * deletePair('a')(view('http://h/?a=1&b')).text //=> 'http://h/?b'
 * deletePair('a')(view('http://h/?a')).text //=> 'http://h/'
 *
 * @category Query
 */
export const deletePair: (key: string) => QueryEdit = (key, more?: unknown) =>
  setPairsBy(false)({ [requireText(key)]: undefined }, more)

/**
 * Removes every form field named `key`. Works like `deletePair`, but treats a `+` in a query key as a space.
 *
 * Allocates the same kinds of objects as `deletePair`, plus a string for each key that contains a `+`.
 *
 * @example
 * import { deleteFormPair, view } from 'uri-ts'
 *
 * deleteFormPair('a b')(view('http://h/?a+b=1&c')).text //=> 'http://h/?c'
 *
 * @category Query
 */
export const deleteFormPair: (key: string) => QueryEdit = (key, more?: unknown) =>
  setPairsBy(true)({ [requireText(key)]: undefined }, more)
