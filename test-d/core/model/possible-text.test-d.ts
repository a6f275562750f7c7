/** Tests which values `isUri` and similar functions accept, and how these functions narrow types. */
import { expectError, expectType } from 'tsd'
import {
  type AbsoluteUri,
  type HttpUri,
  hasText,
  host,
  isAbsoluteUri,
  isHttpUri,
  isNormalized,
  isRelativeRef,
  isUri,
  isUriReference,
  type OriginForm,
  type parseUri,
  type SchemeUri,
  type Uri,
  type UriReference,
  uriOf,
  type View,
  view,
} from 'uri-ts'
import { isLocalPath, type LocalPath } from 'uri-ts/http'
import { isIPv4Address, isIPv6Address } from 'uri-ts/ip'
import { isAbsoluteIri, isIrelativeRef, isIri, isIriReference } from 'uri-ts/iri'
import { isDataUri, isFileUri, isMailtoUri, isUrn, type Urn } from 'uri-ts/schemes'

declare const found: View<Uri>
declare const either: ReturnType<typeof parseUri>
declare const url: { readonly href: string; toString(): string }
const database = uriOf({ schemes: ['postgres'], host: true })

// Passing a value that can never be a string causes a compile error.
expectError(isUri(found))
expectError(isUri(either))
expectError(isUri(url))
expectError(isUri(host(found)))
expectError(isUri(5))
expectError(isUri(undefined))
expectError(isUri([]))
expectError(isUri(() => 'a:b'))
expectError(isUriReference(found))
expectError(isAbsoluteUri(found))
expectError(isRelativeRef(found))
expectError(isHttpUri(found))
expectError(database.is(found))
expectError(isLocalPath(found))
expectError(isIPv4Address(found))
expectError(isIPv6Address(found))
expectError(isIri(found))
expectError(isAbsoluteIri(found))
expectError(isIrelativeRef(found))
expectError(isIriReference(found))
expectError(isUrn(found))
expectError(isFileUri(found))
expectError(isDataUri(found))
expectError(isMailtoUri(found))
expectError([found].filter(isUri))

// If the type of a value includes strings, the value is accepted, and its type is narrowed.
declare const unknown: unknown
declare const optional: string | undefined
declare const textOrUrl: string | { readonly href: string }
declare const field: { readonly size: number } | string | null
declare const measured: { readonly length: number }
if (isUri(unknown)) expectType<Uri>(unknown)
const parsed = JSON.parse('"a:b"')
if (isUri(parsed)) expectType<Uri>(parsed)
if (isUri(optional)) expectType<Uri>(optional)
if (isUri(textOrUrl)) textOrUrl.startsWith('http:')
if (isUri(field)) field.startsWith('http:')
if (isUri(measured)) measured.startsWith('http:')
isUri('a:b')
isUri(found.text)

// The functions that check strings can also be called in generic functions.
const one = <Text extends string>(text: Text): Uri | undefined => (isUri(text) ? text : undefined)
const two = <Value>(value: Value): Uri | undefined => (isUri(value) ? value : undefined)
const three = <Text extends string | undefined>(text: Text): Uri | undefined => (isUri(text) ? text : undefined)
expectType<Uri | undefined>(one('a:b') ?? two('a:b') ?? three('a:b'))

// The functions that check strings can be passed as callbacks, for example to `filter`.
expectType<Uri[]>([optional].filter(isUri))
expectType<Uri[]>([unknown].filter(isUri))
expectType<(value: unknown) => value is Uri>(((guard: (value: unknown) => value is Uri) => guard)(isUri))
declare const kindOf: <Kind extends string>(guard: (value: string) => value is Kind) => Kind
expectType<HttpUri>(kindOf(isHttpUri))

// Checking a view's string narrows the type of the view.
declare const reference: View<UriReference>
declare const origin: View<OriginForm>
if (hasText(isHttpUri)(found)) expectType<View<HttpUri>>(found)
if (hasText(isUri)(reference)) expectType<View<Uri>>(reference)
if (hasText(isAbsoluteUri)(found)) expectType<View<AbsoluteUri>>(found)
if (hasText(isUrn)(found)) expectType<View<Urn>>(found)
if (hasText(isLocalPath)(reference)) expectType<View<LocalPath>>(reference)
if (hasText(database.is)(found)) expectType<View<SchemeUri<'postgres', true>>>(found)
expectType<View<HttpUri>[]>([found].filter(hasText(isHttpUri)))
expectType<boolean>(hasText(isUri)(origin))
expectError(hasText(isIPv4Address)(found))
expectError(hasText(isNormalized)(found))
expectError(hasText(isUri)('a:b'))
view('a:b')
