/* The functions in this file return the pairs in a query or the values of a key, either raw or decoded. */
import { refuseMore } from '../errors/require-text'
import type { Either } from '../fp/either'
import { right } from '../fp/either'
import type { Option } from '../fp/option'
import { none, some } from '../fp/option'
import { EQUALS, PERCENT } from '../grammar/code-units'
import type { AnyView, UriView } from '../model/view'
import { type DecodeError, decodeIn } from '../percent/decode'
import type { QueryPairsOf } from './literal-results'
import { ampersandAt, equalsAt, firstPair, forEachPair, type QueryPair } from './query-cursor'
import { encodePart, isFormKey, isKey } from './query-lookup'

/**
 * All pairs with neither a key nor a value share `EMPTY_PAIR`, because a long query of `&` characters can contain
 * millions of empty pairs.
 */
const EMPTY_PAIR: QueryPair = /* @__PURE__ */ Object.freeze<[string, undefined]>(['', undefined])

const makePair = (key: string, value: string | undefined): QueryPair =>
  key === '' && value === undefined ? EMPTY_PAIR : [key, value]

/** The maximum length of a preallocated array. Engines may store a longer preallocated array as a slow hash table. */
const MOST = 0x1000000

/**
 * Counts the pairs so that an array of the right length can be allocated. Filling an array that has to grow takes five
 * times as long.
 */
const pairCount = (view: AnyView): number => {
  let count = 0
  for (let start = firstPair(view); start <= view.queryEnd; start = ampersandAt(view, start) + 1) count++
  return count
}

/**
 * Returns the raw pairs in the query, in order, including duplicates. Splits the query at every `&`, and each pair at
 * its first `=`. An empty query has no pairs.
 *
 * Allocates the returned array, the pairs, and slices of the query. All pairs with neither a key nor a value share one
 * frozen array. While a key or a value is in use, the whole text of the view stays in memory, because engines slice
 * strings without copying them.
 *
 * @example
 * import { queryPairs, view } from 'uri-ts'
 *
 * queryPairs(view('http://a/?b=1&b=%32&c')) //=> [['b', '1'], ['b', '%32'], ['c', undefined]]
 *
 * @category Query
 */
export const queryPairs = <V extends AnyView>(view: V): QueryPairsOf<V['text']> => {
  const pairs = new Array<QueryPair>(Math.min(pairCount(view), MOST))
  let index = 0
  forEachPair(view, (text, keyStart, keyEnd, valueStart, valueEnd) => {
    const value = valueStart < 0 ? undefined : text.slice(valueStart, valueEnd)
    pairs[index++] = makePair(text.slice(keyStart, keyEnd), value)
  })
  return pairs as ReadonlyArray<QueryPair> as QueryPairsOf<V['text']>
}

const decodedPairs = (view: AnyView, isForm: boolean): Either<DecodeError, ReadonlyArray<QueryPair>> => {
  const pairs: QueryPair[] = []
  for (let start = firstPair(view); start <= view.queryEnd; ) {
    const end = ampersandAt(view, start)
    const equals = equalsAt(view, start, end)
    const key = decodeIn(view.text, start, equals, isForm)
    if (key._tag === 'Left') return key
    const value = equals === end ? right(undefined) : decodeIn(view.text, equals + 1, end, isForm)
    if (value._tag === 'Left') return value
    pairs.push(makePair(key.right, value.right))
    start = end + 1
  }
  return right(pairs)
}

/**
 * Returns the pairs in the query, in order, including duplicates. Each key and each value is decoded (see `decode`).
 *
 * Allocates the returned `Either`, its array, the pairs and the decoded strings. Fails in the same cases as `decode`.
 * The error's `offset` is an index into the view's text.
 *
 * @example
 * import { decodedQueryPairs, view } from 'uri-ts'
 *
 * const pairs = decodedQueryPairs(view('http://a/?b=1%262&c+d'))
 * if (pairs._tag === 'Right') pairs.right //=> [['b', '1&2'], ['c+d', undefined]]
 *
 * @category Query
 */
export const decodedQueryPairs = (view: AnyView): Either<DecodeError, ReadonlyArray<QueryPair>> =>
  decodedPairs(view, false)

/**
 * Returns the query pairs of a submitted form. Works like `decodedQueryPairs`, but treats `+` as a space (see
 * `decodeForm`).
 *
 * Allocates the same kinds of objects as `decodedQueryPairs`, and fails in the same cases.
 *
 * @example
 * import { formQueryPairs, view } from 'uri-ts'
 *
 * const pairs = formQueryPairs(view('http://a/?b=c+d'))
 * if (pairs._tag === 'Right') pairs.right //=> [['b', 'c d']]
 *
 * @category Query
 */
export const formQueryPairs = (view: AnyView): Either<DecodeError, ReadonlyArray<QueryPair>> => decodedPairs(view, true)

/**
 * Returns the offset of the value in the first pair whose key matches `encodedKey`, or -1 if there is no such pair. The
 * search begins at the pair that starts at `first`.
 */
export const startOfValue = (view: UriView, first: number, encodedKey: string, isForm: boolean): number => {
  const { text, queryEnd } = view
  if (first > queryEnd) return -1
  const initial = encodedKey.charCodeAt(0)
  for (let start = first; start <= queryEnd; start = ampersandAt(view, start) + 1) {
    const begin = text.charCodeAt(start)
    // Most pairs can be skipped, because they do not begin with the key's first character.
    if (begin !== initial && begin !== PERCENT && initial >= 0 && initial !== PERCENT) continue
    const at = start + encodedKey.length
    // Comparing `at` with `queryEnd` keeps `charCodeAt` within the string. After one read beyond the end, V8 stops
    // inlining the call.
    if (queryEnd > at && text.charCodeAt(at) === EQUALS && text.startsWith(encodedKey, start)) return at + 1
    const end = ampersandAt(view, start)
    const equals = equalsAt(view, start, end)
    const isSameKey = isForm ? isFormKey(view, start, equals, encodedKey) : isKey(view, start, equals, encodedKey)
    if (isSameKey) return Math.min(equals + 1, end)
  }
  return -1
}

/** Percent-encodes a query key. Throws a `TypeError` if the caller passes a second argument. */
const encodeKey = (key: string, more: unknown): string => {
  refuseMore(more)
  return encodePart(key)
}

/**
 * Returns the raw value of the first pair whose decoded key is `key`, or `''` if that pair contains no `=`.
 *
 * Allocates the returned `Option` and a slice of the text. The returned value keeps the whole text of the view in
 * memory.
 *
 * @example
 * import { rawQueryValue, view } from 'uri-ts'
 *
 * const page = rawQueryValue('page')
 * page(view('http://a/?p%61ge=2&page=3')) //=> { _tag: 'Some', value: '2' }
 * page(view('http://a/?q')) //=> { _tag: 'None' }
 *
 * @category Query
 */
export const rawQueryValue: (key: string) => (view: UriView) => Option<string> = (key, more?: unknown) => {
  const encoded = encodeKey(key, more)
  return (view) => {
    const start = startOfValue(view, firstPair(view), encoded, false)
    return start < 0 ? none : some(view.text.slice(start, ampersandAt(view, start)))
  }
}

/**
 * Returns, in order, the raw values of all the pairs whose decoded key is `key`. If a pair contains no `=`, its value
 * is `''`.
 *
 * Allocates the returned array and its slices of the text.
 *
 * @example
 * import { rawQueryValues, view } from 'uri-ts'
 *
 * rawQueryValues('a')(view('http://h/?a=1&b=2&a=%33')) //=> ['1', '%33']
 *
 * @category Query
 */
export const rawQueryValues: (key: string) => (view: UriView) => ReadonlyArray<string> = (key, more?: unknown) => {
  const encoded = encodeKey(key, more)
  return (view) => {
    const values: string[] = []
    for (let at = startOfValue(view, firstPair(view), encoded, false); at >= 0; ) {
      const end = ampersandAt(view, at)
      values.push(view.text.slice(at, end))
      at = startOfValue(view, end + 1, encoded, false)
    }
    return values
  }
}

const decodedValue = (
  key: string,
  isForm: boolean,
  more: unknown,
): ((view: UriView) => Either<DecodeError, Option<string>>) => {
  const encoded = encodeKey(key, more)
  return (view) => {
    const start = startOfValue(view, firstPair(view), encoded, isForm)
    if (start < 0) return right(none)
    const value = decodeIn(view.text, start, ampersandAt(view, start), isForm)
    return value._tag === 'Left' ? value : right(some(value.right))
  }
}

/**
 * Returns the decoded value (see `decode`) of the first pair whose decoded key is `key`, or `''` if that pair contains
 * no `=`. The result is an `Option` in an `Either`: a missing key yields `None`, and a value that cannot be decoded
 * yields an error. To write a value, use `setPair`.
 *
 * Allocates the returned `Either`, its `Option` and the decoded value. Fails in the same cases as `decode`. The error's
 * `offset` is an index into the view's text. Of the values in the query, decodes only that of the first matching pair.
 *
 * @example
 * import { decodedQueryValue, view } from 'uri-ts'
 *
 * const q = decodedQueryValue('q')
 * q(view('http://a/?q=caf%C3%A9%20noir')) //=> { _tag: 'Right', right: { _tag: 'Some', value: 'café noir' } }
 * q(view('http://a/')) //=> { _tag: 'Right', right: { _tag: 'None' } }
 *
 * @category Query
 */
export const decodedQueryValue: (key: string) => (view: UriView) => Either<DecodeError, Option<string>> = (
  key,
  more?: unknown,
) => decodedValue(key, false, more)

/**
 * Returns the value of a submitted form field. Works like `decodedQueryValue`, but treats a `+` in a key or a value as
 * a space. To write a form field, use `setFormPair`.
 *
 * Allocates the same kinds of objects as `decodedQueryValue`, plus a string for each key that contains a `+`. The
 * returned function fails in the same cases as the function that `decodedQueryValue` returns.
 *
 * @example
 * import { formQueryValue, view } from 'uri-ts'
 *
 * formQueryValue('first name')(view('http://a/?first+name=Ann+B')) //=> { _tag: 'Right', right: { _tag: 'Some', value: 'Ann B' } }
 *
 * @category Query
 */
export const formQueryValue: (key: string) => (view: UriView) => Either<DecodeError, Option<string>> = (
  key,
  more?: unknown,
) => decodedValue(key, true, more)

const decodedValues = (
  key: string,
  isForm: boolean,
  more: unknown,
): ((view: UriView) => Either<DecodeError, ReadonlyArray<string>>) => {
  const encoded = encodeKey(key, more)
  return (view) => {
    const values: string[] = []
    for (let at = startOfValue(view, firstPair(view), encoded, isForm); at >= 0; ) {
      const end = ampersandAt(view, at)
      const value = decodeIn(view.text, at, end, isForm)
      if (value._tag === 'Left') return value
      values.push(value.right)
      at = startOfValue(view, end + 1, encoded, isForm)
    }
    return right(values)
  }
}

/**
 * Returns, in order, the decoded values (see `decode`) of all the pairs whose decoded key is `key`. If a pair contains
 * no `=`, its value is `''`. To write a list of values, use `setPairs`.
 *
 * Allocates the returned `Either`, its array and the decoded strings. Fails in the same cases as `decode`. The error's
 * `offset` is an index into the view's text. Does not decode query pairs with other keys.
 *
 * @example
 * import { decodedQueryValues, view } from 'uri-ts'
 *
 * decodedQueryValues('tag')(view('http://h/?tag=a%26b&x&t%61g=c+d')) //=> { _tag: 'Right', right: ['a&b', 'c+d'] }
 *
 * @category Query
 */
export const decodedQueryValues: (key: string) => (view: UriView) => Either<DecodeError, ReadonlyArray<string>> = (
  key,
  more?: unknown,
) => decodedValues(key, false, more)

/**
 * Returns all the values of a submitted form field. Works like `decodedQueryValues`, but treats a `+` in a key or a
 * value as a space. To write all the values of a form field, use `setFormPairs`.
 *
 * Allocates the same kinds of objects as `decodedQueryValues`, plus a string for each key that contains a `+`. The
 * returned function fails in the same cases as the function that `decodedQueryValues` returns.
 *
 * @example
 * import { formQueryValues, view } from 'uri-ts'
 *
 * formQueryValues('my tag')(view('http://h/?my+tag=a+b&my%20tag=c')) //=> { _tag: 'Right', right: ['a b', 'c'] }
 *
 * @category Query
 */
export const formQueryValues: (key: string) => (view: UriView) => Either<DecodeError, ReadonlyArray<string>> = (
  key,
  more?: unknown,
) => decodedValues(key, true, more)
