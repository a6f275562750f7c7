/**
 * Tests the functions that change a query or a path. The functions must keep the kind of a reference and accept only
 * values that can be written in a URI.
 */
import { expectAssignable, expectError, expectType } from 'tsd'
import {
  type AbsoluteUri,
  appendPair,
  deletePairs,
  type Option,
  type PairValue,
  type PairValues,
  parent,
  type QueryEdit,
  type RelativeRef,
  relativeRef,
  setPair,
  setPairs,
  sortPairs,
  type Uri,
  uri,
  type View,
  view,
  withTrailingSlash,
} from 'uri-ts'

const absolute = view(uri('http://h/?a'))
const relative = view(relativeRef('?a'))

expectAssignable<View<AbsoluteUri>>(setPair('a', 1)(absolute))
expectAssignable<View<RelativeRef>>(setPairs({ a: [1, true, 'x'], b: undefined })(relative))
expectAssignable<View<Uri>>(deletePairs((key) => key === 'a')(absolute))
expectAssignable<View<RelativeRef>>(sortPairs(relative))
expectAssignable<View<AbsoluteUri>>(withTrailingSlash(absolute))
expectAssignable<Option<View<AbsoluteUri>>>(parent(view(uri('http://h/a#f'))))

expectAssignable<QueryEdit>(sortPairs)
expectType<QueryEdit>(setPair('a', ['b']))
expectAssignable<PairValue>(true)
expectAssignable<PairValues>([1, 'a'])
expectAssignable<PairValues>(undefined)

expectError(setPair('a'))
expectError(setPair('a', null))
expectError(setPairs({ a: { b: 1 } }))
expectError(setPairs([['a', 'b']]))
expectError(appendPair('a', undefined as undefined | object))
expectError(deletePairs('a'))
