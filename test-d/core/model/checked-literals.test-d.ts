import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import {
  type AbsoluteUri,
  absoluteUri,
  type Refused,
  type RelativeRef,
  relativeRef,
  type Uri,
  type UriReference,
  uri,
  uriReference,
} from 'uri-ts'

declare const string: string
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
declare const any: any
declare const unknown: unknown
declare const never: never
declare const branded: Uri

// Functions such as `uri` return a branded string that keeps the literal type of the argument.
expectType<Uri<'http://a/b?q#f'>>(uri('http://a/b?q#f'))
expectType<AbsoluteUri<'http://a/b?q'>>(absoluteUri('http://a/b?q'))
expectType<RelativeRef<'../b?q#f'>>(relativeRef('../b?q#f'))
expectType<UriReference<'http://a/b'>>(uriReference('http://a/b'))
expectType<UriReference<''>>(uriReference(''))

// A string that is invalid or of the wrong kind causes a compile error.
expectError(uri('//a/b'))
expectError(uri(''))
expectError(absoluteUri('http://a/#f'))
expectError(absoluteUri('/a'))
expectError(relativeRef('a:b'))
expectError(uriReference('1:b'))
expectError(uri('http://exa mple.com/'))
expectError(uri('http://a/%4'))
expectError(uri('http://a/\u00e9'))

// For a valid literal, the parameter has the literal's type. For an invalid literal, the parameter has an error type
// that contains the error message.
declare const wanted: {
  readonly uri: Parameters<typeof uri<'http://exa mple.com/'>>[0]
  readonly relative: Parameters<typeof uri<'/a'>>[0]
  readonly absolute: Parameters<typeof absoluteUri<'http://a/#f'>>[0]
  readonly ref: Parameters<typeof relativeRef<'a:b'>>[0]
  readonly good: Parameters<typeof uriReference<'//a'>>[0]
}
expectType<
  Refused<"host: ' ' is not allowed at offset 10; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets">
>(wanted.uri)
expectType<Refused<"scheme: '/' has no scheme before it at offset 0; a URI begins with a scheme and ':'">>(
  wanted.relative,
)
expectType<Refused<"fragment: '#' is not allowed at offset 9; an absolute-URI has no fragment">>(wanted.absolute)
expectType<Refused<"scheme: ':' is not allowed at offset 1; a relative-ref has no scheme">>(wanted.ref)
expectType<'//a'>(wanted.good)

// A call whose argument is not a literal does not compile. If the argument's type is `string`, the error message tells
// the user which parser to call.
expectError(uri(string))
expectError(uri(branded))
expectError(absoluteUri(string))
expectError(relativeRef(string))
expectError(uriReference(string))
expectError(uri(unknown))
expectError(uri(1))
expectError(uri())
declare const advice: {
  readonly uri: Parameters<typeof uri<string>>[0]
  readonly absolute: Parameters<typeof absoluteUri<string>>[0]
  readonly ref: Parameters<typeof relativeRef<string>>[0]
  readonly reference: Parameters<typeof uriReference<string>>[0]
}
expectType<Refused<'not a literal: call parseUri, which checks the text at run time'>>(advice.uri)
expectType<Refused<'not a literal: call parseAbsoluteUri, which checks the text at run time'>>(advice.absolute)
expectType<Refused<'not a literal: call parseRelativeRef, which checks the text at run time'>>(advice.ref)
expectType<Refused<'not a literal: call parseUriReference, which checks the text at run time'>>(advice.reference)

// A value of type `any` is refused rather than branded.
expectError(uri(any))
expectError(absoluteUri(any))
expectError(relativeRef(any))
expectError(uriReference(any))
expectError(uri(JSON.parse('"a:b"')))

// A value of type `never` is assignable to every parameter.
expectAssignable<Uri>(uri(never))

// If the type of the argument is a union, all members of the union must be valid.
expectType<Uri<'a:b' | 'c:d'>>(uri(null! as 'a:b' | 'c:d'))
expectError(uri(null! as 'a:b' | 'c d'))
expectError(uri(null! as 'a:b' | '/c'))

// A template literal may have a number placeholder in the path or the query, but must not have a string placeholder.
expectType<Uri<`http://h/${number}`>>(uri(null! as `http://h/${number}`))
expectType<RelativeRef<`/a/${bigint}?q=${number}`>>(relativeRef(null! as `/a/${bigint}?q=${number}`))
declare const id: number
expectAssignable<Uri>(uri(`http://h/${id}`))
expectError(uri(null! as `http://h/${string}`))
expectError(uri(null! as `${string}:a`))
expectError(uri(null! as `http://h:${number}/`))
expectError(uri(null! as `http://h/ ${number}`))
expectError(uri(`http://h/${string}`))

// A template literal may begin with a constant.
const api = uri('https://h')
expectAssignable<Uri>(uri(`${api}/users`))
expectAssignable<AbsoluteUri>(absoluteUri(`${api}/users`))
expectError(uri(`${api}/us ers`))
expectError(absoluteUri(`${api}/users#a`))
expectError(relativeRef(`${api}/users`))
expectError(uri(`${api}/${string}`))
expectError(uri(`${string}${api}`))

// Each type is assignable to every more general type: an absolute URI is a URI, and a URI is a URI reference.
expectAssignable<UriReference>(uri('a:b'))
expectAssignable<Uri>(absoluteUri('a:b'))
expectAssignable<UriReference>(relativeRef('a'))
expectAssignable<string>(uri('a:b'))

// A `Uri` that was created from a literal without a fragment is assignable to `AbsoluteUri`. A `Uri` whose text the
// compiler does not know is not assignable, because the text may contain a fragment.
expectAssignable<AbsoluteUri>(uri('a:b'))
expectAssignable<AbsoluteUri<'a:b'>>(uri('a:b'))
expectNotAssignable<AbsoluteUri>(uri('a:b#'))
expectNotAssignable<AbsoluteUri>(uri('a:b#c'))
expectNotAssignable<AbsoluteUri>(branded)
expectNotAssignable<AbsoluteUri>(null! as Uri<`a:b${string}`>)
expectNotAssignable<AbsoluteUri>(null! as Uri<'a:b' | 'a:#'>)
expectNotAssignable<RelativeRef>(uri('a:b'))
expectNotAssignable<Uri>(relativeRef('a'))
expectNotAssignable<Uri>('a:b')
