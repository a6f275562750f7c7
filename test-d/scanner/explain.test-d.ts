import type { Either } from 'fp-ts/Either'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import {
  type BuildError,
  type Component,
  type DecodeError,
  decode,
  decodeBytes,
  fromComponents,
  type ParseError,
  type Parts,
  parseUri,
  type Reason,
  type RelativeRef,
  showError,
  type Uri,
  type View,
} from 'uri-ts'
import { componentOf, reasonOf } from 'uri-ts/scan'

// 3: the components, and why a character cannot stand in one
expectType<'scheme' | 'userinfo' | 'host' | 'port' | 'path' | 'query' | 'fragment'>(null! as Component)
expectType<
  | 'character'
  | 'pct-encoded'
  | 'ip-literal'
  | 'ipv6address'
  | 'ipv6address-character'
  | 'ipvfuture'
  | 'after-ip-literal'
  | 'scheme-missing'
  | 'scheme-present'
  | 'fragment-present'
  | 'authority-missing'
  | 'path-rootless'
  | 'dot-segment'
>(null! as Reason)
expectType<Component>(componentOf(1))
expectType<Reason>(reasonOf(1))

expectType<{ _tag: 'ParseError'; text: string; offset: number; component: Component; reason: Reason }>({
  ...(null! as ParseError),
})
expectType<{ _tag: 'BuildError'; text: string; offset: number; component: Component; reason: Reason }>({
  ...(null! as BuildError),
})
expectType<{ _tag: 'DecodeError'; text: string; offset: number; reason: 'pct-encoded' | 'utf-8' | 'character' }>({
  ...(null! as DecodeError),
})
expectNotAssignable<ParseError>(null! as BuildError)
expectNotAssignable<BuildError>(null! as ParseError)
expectNotAssignable<ParseError>(null! as unknown)
expectError(
  ((error: ParseError) => {
    // An error is immutable.
    error.offset = 1
  })(null!),
)

// Tags tell them apart
declare const failure: ParseError | BuildError | DecodeError
if (failure._tag === 'DecodeError') expectType<DecodeError>(failure)
if (failure._tag === 'ParseError') expectType<ParseError>(failure)

// Where they come from
const parsed = parseUri('a')
if (parsed._tag === 'Left') expectType<ParseError>(parsed.left)
if (parsed._tag === 'Left') expectType<string>(showError(parsed.left))
expectType<Either<DecodeError, string>>(decode('%41'))
expectType<Either<DecodeError, Uint8Array>>(decodeBytes('%41'))
expectType<Either<BuildError, View<Uri> | View<RelativeRef>>>(fromComponents({ path: 'a' }))

// What is built of parts: each may be undefined or left out, no other has a place
expectAssignable<Parts>({})
expectAssignable<Parts>({ scheme: 'a', authority: undefined, path: 'b', query: '', fragment: undefined })
expectNotAssignable<Parts>({ scheme: 1 })
expectNotAssignable<Parts>({ path: null })
expectError(fromComponents({ protocol: 'a' }))
