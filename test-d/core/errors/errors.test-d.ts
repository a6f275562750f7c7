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
  parseUri,
  type Reason,
  type RelativeRef,
  showError,
  showReason,
  type Uri,
  type UriError,
  type View,
} from 'uri-ts'
import { componentOf, reasonOf } from 'uri-ts/scan'

// Every error has at least the properties of `UriError`.
expectType<{
  _tag: string
  text: string
  offset: number
  field?: string
  component: string
  reason: string
  problem?: string
  sentence?: string
  expected?: string
}>({ ...(null! as UriError) })
expectType<(error: UriError) => string>(showError)
expectType<(error: UriError) => string>(showReason)

// RFC 3986, section 3, defines the components of a URI.
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
  | 'authority-differs'
  | 'component-unknown'
  | 'path-rootless'
  | 'dot-segment'
  | 'segment-slash'
  | 'host-end'
  | 'suffix-host'
  | 'not-text'
>(null! as Reason)
expectType<Component>(componentOf(1))
expectType<Reason>(reasonOf(1))

// The errors for references are `ParseError` and `BuildError`.
expectAssignable<UriError>(null! as ParseError)
expectAssignable<UriError>(null! as BuildError)
expectType<Component>((null! as ParseError | BuildError).component)
expectType<Reason>((null! as ParseError | BuildError).reason)
expectNotAssignable<ParseError>(null! as BuildError)
expectNotAssignable<BuildError>(null! as ParseError)
expectNotAssignable<ParseError>(null! as unknown)
expectError(
  ((error: ParseError) => {
    // An error is immutable.
    error.offset = 1
  })(null!),
)

// If percent-decoding fails, the error is a `DecodeError`.
expectAssignable<UriError>(null! as DecodeError)
expectType<'text'>((null! as DecodeError).component)
expectType<'pct-encoded' | 'utf-8' | 'character' | 'not-text'>((null! as DecodeError).reason)

// The `_tag` property distinguishes the types of errors.
declare const failure: ParseError | BuildError | DecodeError
if (failure._tag === 'DecodeError') expectType<DecodeError>(failure)
if (failure._tag === 'ParseError') expectType<ParseError>(failure)

const parsed = parseUri('a')
if (parsed._tag === 'Left') expectType<ParseError>(parsed.left)
if (parsed._tag === 'Left') expectType<string>(showError(parsed.left))
expectType<Either<DecodeError, string>>(decode('%41'))
expectType<Either<DecodeError, Uint8Array>>(decodeBytes('%41'))
expectType<Either<BuildError, View<Uri> | View<RelativeRef>>>(fromComponents({ path: 'a' }))
