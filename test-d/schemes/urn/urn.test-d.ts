import type { Either } from 'fp-ts/Either'
import type { None, Option, Some } from 'fp-ts/Option'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import {
  type AbsoluteUri,
  type Refused,
  type SchemeUri,
  type Uri,
  type UriReference,
  uri,
  type View,
  view,
} from 'uri-ts'
import {
  buildUrn,
  buildUrnEncoded,
  equalsUrn,
  fComponent,
  isUrn,
  nid,
  nss,
  parseUrn,
  qComponent,
  rComponent,
  type Urn,
  type UrnComponent,
  type UrnError,
  type UrnParts,
  type UrnReason,
  urn,
} from 'uri-ts/schemes'

declare const string: string
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
declare const any: any
declare const unknown: unknown
declare const branded: Urn
declare const parts: UrnParts
declare const error: UrnError

// `urn` returns a branded string that keeps the literal's type.
expectType<Urn<'urn:isbn:9780141036144'>>(urn('urn:isbn:9780141036144'))
expectType<Urn<'URN:a-B:c/d:%4e?+r?=q#f'>>(urn('URN:a-B:c/d:%4e?+r?=q#f'))
expectType<Urn<'urn:ab:c#'>>(urn('urn:ab:c#'))

// For an invalid literal, the compiler prints the message that `showReason` returns at run time.
type Sentence<Text extends string> = Parameters<typeof urn<Text>>[0]
declare const wrong: {
  readonly scheme: Sentence<'isbn:1'>
  readonly nid: Sentence<'urn:a:b'>
  readonly nss: Sentence<'urn:ab:'>
  readonly query: Sentence<'urn:ab:c?d'>
  readonly octet: Sentence<'urn:ab:c%4'>
  readonly string: Sentence<string>
  readonly hole: Sentence<`urn:isbn:${number}`>
  readonly good: Sentence<'urn:ab:c'>
}
expectType<Refused<"scheme: 'i' is not allowed at offset 0; a URN begins with urn:">>(wrong.scheme)
expectType<
  Refused<"NID: ':' is not allowed at offset 5; a NID is 2 to 32 letters, digits and hyphens, without a hyphen at either end">
>(wrong.nid)
expectType<
  Refused<"NSS: the end of the text is not allowed at offset 7; an NSS is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets, and / is not the first">
>(wrong.nss)
expectType<
  Refused<"rq-components: 'd' is not allowed at offset 9; after ? comes + and an r-component, or = and a q-component">
>(wrong.query)
expectType<Refused<"NSS: '%' is not followed by two hexadecimal digits at offset 8; write %25 for a percent sign">>(
  wrong.octet,
)
expectType<Refused<'not a literal: call parseUrn, which checks the text at run time'>>(wrong.string)
expectType<Refused<'a template literal with placeholders: call parseUrn, which checks the text at run time'>>(
  wrong.hole,
)
expectType<'urn:ab:c'>(wrong.good)
expectError(urn('urn:a:b'))
expectError(urn('http://a'))
expectError(urn(string))
expectError(urn(any))
expectError(urn(unknown))
expectError(urn(branded))
expectError(urn(1))
expectError(urn())

// `urn` accepts a string whose type is a union type, or a template literal type that begins with a constant.
expectType<Urn<'urn:ab:c' | 'urn:de:f'>>(urn(null! as 'urn:ab:c' | 'urn:de:f'))
expectError(urn(null! as 'urn:ab:c' | 'urn:d:f'))
const book = urn('urn:isbn:1')
expectAssignable<Urn>(urn(`${book}?=a`))
expectError(urn(`${book}?a`))

// A `Urn` is assignable to wider brands, such as `Uri`.
expectAssignable<Uri>(branded)
expectAssignable<UriReference>(branded)
expectAssignable<SchemeUri<'urn'>>(branded)
expectAssignable<SchemeUri<'urn' | 'http'>>(branded)
expectNotAssignable<SchemeUri<'http'>>(branded)
expectNotAssignable<Urn>(uri('urn:ab:c'))
expectAssignable<AbsoluteUri>(urn('urn:ab:c?=d'))
expectNotAssignable<AbsoluteUri>(urn('urn:ab:c#d'))
expectNotAssignable<AbsoluteUri>(branded)

// For literals, the functions that read components have literal return types.
const whole = view(urn('urn:isbn:1/2:3?+r?=/?=q?=#f'))
expectType<'isbn'>(nid(whole))
expectType<'1/2:3'>(nss(whole))
expectType<Some<'r?=/'>>(rComponent(whole))
expectType<Some<'q?='>>(qComponent(whole))
expectType<Some<'f'>>(fComponent(whole))
const name = view(urn('urn:ISBN:1'))
expectType<'ISBN'>(nid(name))
expectType<'1'>(nss(name))
expectType<None>(rComponent(name))
expectType<None>(qComponent(name))
expectType<None>(fComponent(name))
expectType<None>(rComponent(view(urn('urn:ab:c?=d'))))
expectType<Some<'d'>>(qComponent(view(urn('urn:ab:c?=d'))))

// If a string is not known at compile time, the functions that read components have wide return types.
declare const parsed: View<Urn>
expectType<string>(nid(parsed))
expectType<string>(nss(parsed))
expectType<Option<string>>(rComponent(parsed))
expectType<Option<string>>(qComponent(parsed))
expectType<Option<string>>(fComponent(parsed))
expectError(nid(view(uri('urn:ab:c'))))
expectError(nid('urn:ab:c'))

expectType<Either<UrnError, View<Urn>>>(parseUrn(string))
expectError(parseUrn(1))
if (isUrn(unknown)) expectType<Urn>(unknown)
expectType<boolean>(equalsUrn(parsed)(name))
expectError(equalsUrn(view(uri('urn:ab:c'))))

expectType<Either<UrnError, View<Urn>>>(buildUrn(parts))
expectType<Either<UrnError, View<Urn>>>(buildUrnEncoded({ nid: 'ab', nss: string, fComponent: undefined }))
expectError(buildUrn({ nid: 'ab' }))
expectError(buildUrn({ nid: 'ab', nss: 'c', query: 'd' }))
buildUrn({ nid: string, nss: string, rComponent: string, qComponent: string, fComponent: string })
expectError(buildUrn({ nid: 'a', nss: 'c' }))
expectError(buildUrn({ nid: 'a:b', nss: 'c' }))
expectError(buildUrn({ nid: 'ab', nss: '/c' }))
expectError(buildUrn({ nid: 'ab', nss: 'c', rComponent: 'd?=e' }))
expectError(buildUrn({ nid: 'ab', nss: 'c', qComponent: '' }))
expectError(buildUrn({ nid: 'ab', nss: 'c', fComponent: 'd e' }))
buildUrnEncoded({ nid: string, nss: 'a b', rComponent: '/c', qComponent: 'd e', fComponent: '' })
expectError(buildUrnEncoded({ nid: '-a', nss: 'c' }))
expectError(buildUrnEncoded({ nid: 'ab', nss: '' }))
expectError(buildUrnEncoded({ nid: 'ab', nss: 'c', rComponent: '' }))
expectError(buildUrnEncoded({ nid: 'ab', nss: 'c', qComponent: '' }))
expectType<UrnComponent>(error.component)
expectType<UrnReason>(error.reason)
