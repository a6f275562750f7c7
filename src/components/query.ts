import type { Either } from '../fp/either'
import { right } from '../fp/either'
import type { Option } from '../fp/option'
import { none, some } from '../fp/option'
import type { AnyView } from '../model/view'
import { type DecodeError, decodeIn } from '../percent/decode'
import type { QueryPairsOf } from './literal-results'
import { firstPair, forEachPair, keyEnd, pairEnd, type QueryPair } from './query-cursor'
import { encodePart, isKey } from './query-lookup'

/**
 * Returns the raw pairs of the query, in order, with duplicates. It splits the query at `&`, and each pair at its first
 * `=`. An empty query has no pairs.
 *
 * Allocates: the array, the pairs and the slices.
 *
 * @example
 * import { queryPairs, uri, view } from 'uri-ts'
 *
 * queryPairs(view(uri('http://a/?b=1&b=%32&c'))) //=> [['b', '1'], ['b', '%32'], ['c', undefined]]
 *
 * @category Query
 */
export const queryPairs = <V extends AnyView>(view: V): QueryPairsOf<V['text']> => {
  const pairs: QueryPair[] = []
  forEachPair(view, (text, keyStart, keyEnd, valueStart, valueEnd) =>
    pairs.push([text.slice(keyStart, keyEnd), valueStart < 0 ? undefined : text.slice(valueStart, valueEnd)]),
  )
  return pairs as ReadonlyArray<QueryPair> as QueryPairsOf<V['text']>
}

const decodedPairs = (view: AnyView, isForm: boolean): Either<DecodeError, ReadonlyArray<QueryPair>> => {
  const pairs: QueryPair[] = []
  for (let start = firstPair(view); start <= view.queryEnd; ) {
    const end = pairEnd(view, start)
    const equals = keyEnd(view, start, end)
    const key = decodeIn(view.text, start, equals, isForm)
    if (key._tag === 'Left') return key
    const value = equals === end ? right(undefined) : decodeIn(view.text, equals + 1, end, isForm)
    if (value._tag === 'Left') return value
    pairs.push([key.right, value.right])
    start = end + 1
  }
  return right(pairs)
}

/**
 * Returns the pairs of the query, each key and value decoded (see `decode`), in order, with duplicates.
 *
 * Allocates: the `Either`, the array, the pairs and the texts.
 * Fails: as `decode`, with the offset in the text of the view.
 *
 * @example
 * import { decodedQueryPairs, uri, view } from 'uri-ts'
 *
 * const pairs = decodedQueryPairs(view(uri('http://a/?b=1%262&c+d')))
 * if (pairs._tag === 'Right') pairs.right //=> [['b', '1&2'], ['c+d', undefined]]
 *
 * @category Query
 */
export const decodedQueryPairs = (view: AnyView): Either<DecodeError, ReadonlyArray<QueryPair>> =>
  decodedPairs(view, false)

/**
 * Returns the pairs of the query of a submitted form: like `decodedQueryPairs`, but `+` is a space (see `decodeForm`).
 *
 * Allocates: as `decodedQueryPairs`. Fails: as `decodedQueryPairs`.
 *
 * @example
 * import { formQueryPairs, uri, view } from 'uri-ts'
 *
 * const pairs = formQueryPairs(view(uri('http://a/?b=c+d')))
 * if (pairs._tag === 'Right') pairs.right //=> [['b', 'c d']]
 *
 * @category Query
 */
export const formQueryPairs = (view: AnyView): Either<DecodeError, ReadonlyArray<QueryPair>> => decodedPairs(view, true)

/**
 * Returns the raw value of the first pair whose decoded key is `key`; `''` if that pair has no `=`.
 *
 * Allocates: the `Option` and the slice.
 *
 * @example
 * import { rawQueryValue, uri, view } from 'uri-ts'
 *
 * const page = rawQueryValue('page')
 * page(view(uri('http://a/?p%61ge=2&page=3'))) //=> { _tag: 'Some', value: '2' }
 * page(view(uri('http://a/?q'))) //=> { _tag: 'None' }
 *
 * @category Query
 */
export const rawQueryValue = (key: string): ((view: AnyView) => Option<string>) => {
  const encoded = encodePart(key)
  return (view) => {
    for (let start = firstPair(view); start <= view.queryEnd; ) {
      const end = pairEnd(view, start)
      const equals = keyEnd(view, start, end)
      if (isKey(view, start, equals, encoded)) return some(view.text.slice(Math.min(equals + 1, end), end))
      start = end + 1
    }
    return none
  }
}

/**
 * Returns the raw values of all pairs whose decoded key is `key`, in order; `''` for a pair without `=`.
 *
 * Allocates: the array and the slices.
 *
 * @example
 * import { rawQueryValues, uri, view } from 'uri-ts'
 *
 * rawQueryValues('a')(view(uri('http://h/?a=1&b=2&a=%33'))) //=> ['1', '%33']
 *
 * @category Query
 */
export const rawQueryValues = (key: string): ((view: AnyView) => ReadonlyArray<string>) => {
  const encoded = encodePart(key)
  return (view) => {
    const values: string[] = []
    forEachPair(view, (text, keyStart, keyEnd, valueStart, valueEnd) => {
      if (isKey(view, keyStart, keyEnd, encoded)) values.push(valueStart < 0 ? '' : text.slice(valueStart, valueEnd))
    })
    return values
  }
}
