import { expectAssignable, expectNotAssignable, expectType } from 'tsd'
import {
  type AbsoluteUri,
  type AuthorityForm,
  type CheckedBrand,
  type CheckedText,
  type Fragment,
  isAbsoluteUri,
  isNormalized,
  isRelativeRef,
  isUri,
  isUriReference,
  type Normalized,
  type OriginForm,
  type Query,
  type ReferenceBrand,
  type RelativeRef,
  type StringOf,
  type Uri,
  type UriReference,
  uri,
  view,
} from 'uri-ts'
import { type IPv4Address, type IPv6Address, isIPv4Address, isIPv6Address } from 'uri-ts/ip'

// A narrower brand, such as `AbsoluteUri`, is assignable to a wider one, such as `Uri`, but not vice versa.
expectAssignable<Uri>(null! as AbsoluteUri)
expectAssignable<UriReference>(null! as Uri)
expectAssignable<UriReference>(null! as RelativeRef)
expectAssignable<CheckedText>(null! as UriReference)
expectAssignable<CheckedText>(null! as OriginForm)
expectAssignable<CheckedText>(null! as AuthorityForm)
expectAssignable<string>(null! as CheckedText)
expectAssignable<CheckedBrand>(null! as CheckedText)
expectAssignable<ReferenceBrand>(null! as RelativeRef)
expectAssignable<ReferenceBrand>(null! as Uri<'a:b'>)
expectNotAssignable<ReferenceBrand>(null! as OriginForm)
expectNotAssignable<string>(null! as ReferenceBrand)
expectAssignable<UriReference>(null! as StringOf<ReferenceBrand>)
expectType<Uri<'a:b'>>(null! as StringOf<Uri<'a:b'>>)
expectNotAssignable<AbsoluteUri>(null! as Uri)
expectNotAssignable<Uri>(null! as UriReference)
expectNotAssignable<RelativeRef>(null! as UriReference)
expectNotAssignable<RelativeRef>(null! as Uri)
expectNotAssignable<Uri>(null! as RelativeRef)
expectNotAssignable<UriReference>(null! as CheckedText)
expectNotAssignable<UriReference>(null! as OriginForm)
expectNotAssignable<OriginForm>(null! as RelativeRef)
expectNotAssignable<AuthorityForm>(null! as OriginForm)

// A plain string is not assignable to a branded type, and unrelated branded types are not assignable to each other.
expectNotAssignable<UriReference>(null! as string)
expectNotAssignable<CheckedText>('/a')
expectNotAssignable<Query>(null! as string)
expectNotAssignable<Fragment>(null! as Query)
expectNotAssignable<Query>(null! as Fragment)
expectNotAssignable<IPv4Address>(null! as IPv6Address)
expectNotAssignable<IPv6Address>(null! as IPv4Address)
expectNotAssignable<IPv4Address>('127.0.0.1')
expectNotAssignable<Uri>(null! as unknown)
// `never` is assignable to every type.
expectAssignable<Uri>(null! as never)

// A brand with a literal type argument is assignable to the same brand without a type argument, but not to the same
// brand with a different type argument.
expectAssignable<Uri>(null! as Uri<'a:b'>)
expectAssignable<UriReference<'a:b'>>(null! as AbsoluteUri<'a:b'>)
expectAssignable<Uri<'a:b' | 'c:d'>>(null! as Uri<'a:b'>)
expectNotAssignable<Uri<'a:b'>>(null! as Uri)
expectNotAssignable<Uri<'a:b'>>(null! as Uri<'a:c'>)
expectType<Uri>(null! as Uri<string>)
// @ts-expect-error: The type argument is not a string.
null! as Uri<1>

// The `Normalized` brand can be combined with any brand for references.
expectAssignable<AbsoluteUri>(null! as Normalized<AbsoluteUri>)
expectAssignable<Normalized<Uri>>(null! as Normalized<AbsoluteUri>)
expectAssignable<Normalized<UriReference>>(null! as Normalized<RelativeRef<'a'>>)
expectNotAssignable<Normalized<Uri>>(null! as Uri)
expectNotAssignable<Normalized<AbsoluteUri>>(null! as Normalized<Uri>)
// @ts-expect-error: `Normalized` accepts only brands for references.
null! as Normalized<Query>

// Functions such as `isUri` check a string and narrow its type to a branded type.
declare const text: string
if (isUriReference(text)) expectType<UriReference>(text)
if (isUri(text)) expectType<Uri>(text)
if (isAbsoluteUri(text)) expectType<AbsoluteUri>(text)
if (isRelativeRef(text)) expectType<RelativeRef>(text)
if (isIPv4Address(text)) expectType<IPv4Address>(text)
if (isIPv6Address(text)) expectType<IPv6Address>(text)
const found = view(uri('a:b'))
if (isNormalized(found)) expectAssignable<Normalized<Uri>>(found.text)
