import type { Either } from 'fp-ts/Either'
import type { Some } from 'fp-ts/Option'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import {
  type AbsoluteUri,
  type HttpUri,
  host,
  httpUri,
  isHttpUri,
  type ParseError,
  parseHttpUri,
  type ReferenceBrand,
  type Refused,
  resolve,
  type SchemeUri,
  type Uri,
  type UriOf,
  type UriReference,
  uri,
  uriOf,
  type View,
  view,
} from 'uri-ts'

declare const string: string
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
declare const any: any
declare const unknown: unknown
declare const branded: HttpUri
declare const plain: Uri

// `httpUri` returns a branded string that keeps the literal type of the argument.
expectType<HttpUri<'http://a/b?q#f'>>(httpUri('http://a/b?q#f'))
expectType<HttpUri<'HTTPS://[::1]:65535'>>(httpUri('HTTPS://[::1]:65535'))
expectType<HttpUri<'http://a:'>>(httpUri('http://a:'))
expectType<HttpUri<'http://a:000000000000000000000080/'>>(httpUri('http://a:000000000000000000000080/'))
expectType<HttpUri<'http://a:0?b'>>(httpUri('http://a:0?b'))
expectType<HttpUri<'http://%41/@:'>>(httpUri('http://%41/@:'))
expectType<HttpUri<'http://1.2.3.4:8080'>>(httpUri('http://1.2.3.4:8080'))

// Ports up to 65535 are valid.
expectType<HttpUri<'http://a:65529/'>>(httpUri('http://a:65529/'))
expectType<HttpUri<'http://a:65499/'>>(httpUri('http://a:65499/'))
expectType<HttpUri<'http://a:64999/'>>(httpUri('http://a:64999/'))
expectType<HttpUri<'http://a:59999/'>>(httpUri('http://a:59999/'))
expectError(httpUri('http://a:65536/'))
expectError(httpUri('http://a:65540/'))
expectError(httpUri('http://a:65600/'))
expectError(httpUri('http://a:66000/'))
expectError(httpUri('http://a:70000/'))
expectError(httpUri('http://a:100000/'))
expectError(httpUri('http://[::1]:65536/'))

// For common typos, the error message suggests a correction.
type Sentence<Text extends string> = Parameters<typeof httpUri<Text>>[0]
declare const typos: {
  readonly noScheme: Sentence<'localhost:3000'>
  readonly oneSlash: Sentence<'https:/x'>
  readonly threeSlashes: Sentence<'https:///api'>
  readonly name: Sentence<'www.example.com/x?y'>
  readonly slashes: Sentence<'//host/x'>
  readonly letter: Sentence<'htp://x'>
  readonly noColon: Sentence<'http//x'>
  readonly port: Sentence<'http://host:99999'>
  readonly digits: Sentence<'http://host:80a'>
  readonly userinfo: Sentence<'https://user:pw@host'>
  readonly other: Sentence<'ftp://x'>
  readonly secret: Sentence<'https:/user:pw@host'>
  readonly path: Sentence<'/path'>
  readonly empty: Sentence<''>
  readonly backslashes: Sentence<'http:\\\\host'>
  readonly space: Sentence<'https ://x'>
  readonly good: Sentence<'http://a'>
}
expectType<Refused<"scheme: 'l' is not allowed at offset 0; did you mean http://localhost:3000?">>(typos.noScheme)
expectType<Refused<"host: '/' is not allowed at offset 6; did you mean https://x?">>(typos.oneSlash)
expectType<Refused<"host: '/' is not allowed at offset 8; write https://host">>(typos.threeSlashes)
expectType<Refused<"scheme: 'w' is not allowed at offset 0; did you mean https://www.example.com/x?">>(typos.name)
expectType<Refused<"scheme: '/' is not allowed at offset 0; did you mean https://host/x?">>(typos.slashes)
expectType<Refused<"scheme: 'h' is not allowed at offset 0; did you mean http://x?">>(typos.letter)
expectType<Refused<"scheme: 'h' is not allowed at offset 0; did you mean http://x?">>(typos.noColon)
expectType<Refused<"port: '9' is not allowed at offset 12; a port is 0 to 65535">>(typos.port)
expectType<Refused<"port: 'a' is not allowed at offset 14; a port is digits">>(typos.digits)
expectType<Refused<"userinfo: '@' is not allowed at offset 15; an http URI has no userinfo">>(typos.userinfo)
expectType<Refused<"scheme: 'f' is not allowed at offset 0; parseUri allows other schemes">>(typos.other)
expectType<Refused<"host: '/' is not allowed at offset 6; write https://host">>(typos.secret)
expectType<Refused<"scheme: '/' is not allowed at offset 0; write https://host">>(typos.path)
expectType<Refused<'scheme: the end of the text is not allowed at offset 0; write https://host'>>(typos.empty)
expectType<Refused<"host: '\\' is not allowed at offset 5; did you mean http://host?">>(typos.backslashes)
expectType<Refused<"scheme: 'h' is not allowed at offset 0; did you mean https://x?">>(typos.space)
expectType<'http://a'>(typos.good)
expectError(httpUri('localhost:3000'))
expectError(httpUri('http://ho st'))

// An argument that is not a string literal causes a compile error.
expectError(httpUri(string))
expectError(httpUri(any))
expectError(httpUri(unknown))
expectError(httpUri(branded))
expectError(httpUri(1))
expectError(httpUri())
declare const advice: { readonly string: Sentence<string>; readonly hole: Sentence<`http://${string}`> }
expectType<Refused<'not a literal: call parseHttpUri, which checks the text at run time'>>(advice.string)
expectType<Refused<'a template literal with placeholders: call parseHttpUri, which checks the text at run time'>>(
  advice.hole,
)

// `httpUri` accepts a string whose type is a union type or a template literal type. A template literal can contain
// placeholders, and can begin with a constant such as `api`.
expectType<HttpUri<'http://a' | 'https://b'>>(httpUri(null! as 'http://a' | 'https://b'))
expectError(httpUri(null! as 'http://a' | 'ftp://b'))
expectType<HttpUri<`http://a/${number}`>>(httpUri(null! as `http://a/${number}`))
expectError(httpUri(null! as `http://a:${number}/`))
expectError(httpUri(null! as `${string}://a/`))
const api = httpUri('https://h')
expectAssignable<HttpUri>(httpUri(`${api}/users`))
expectError(httpUri(`${api}:99999`))

// The brand of an HTTP URI is assignable to the brands of more general kinds of URIs.
expectAssignable<Uri>(branded)
expectAssignable<UriReference>(branded)
expectAssignable<ReferenceBrand>(branded)
expectAssignable<SchemeUri>(branded)
expectAssignable<SchemeUri<'http' | 'https' | 'ftp'>>(branded)
expectNotAssignable<SchemeUri<'http'>>(branded)
expectNotAssignable<HttpUri>(plain)
expectNotAssignable<HttpUri>(uri('http://a'))
expectAssignable<AbsoluteUri>(httpUri('http://a/?b'))
expectNotAssignable<AbsoluteUri>(httpUri('http://a/#b'))
expectNotAssignable<AbsoluteUri>(branded)

// The functions that read and resolve URIs accept HTTP URIs.
expectType<Some<'a'>>(host(view(httpUri('http://a:1/b'))))
expectAssignable<View<Uri>>(view(branded))
resolve(view(branded))
expectType<Either<ParseError, View<HttpUri>>>(parseHttpUri(string))
expectError(parseHttpUri(1))
if (isHttpUri(unknown)) expectType<HttpUri>(unknown)

// For other schemes, `uriOf` creates functions that correspond to `httpUri` and `parseHttpUri`.
const database = uriOf({ schemes: ['postgres', 'redis'], host: true })
expectType<UriOf<readonly ['postgres', 'redis'], true>>(database)
expectType<SchemeUri<'postgres' | 'redis', true, 'redis://u:p@h:1/0'>>(database.uri('redis://u:p@h:1/0'))
expectType<Either<ParseError, View<SchemeUri<'postgres' | 'redis', true>>>>(database.parse(string))
if (database.is(unknown)) expectType<SchemeUri<'postgres' | 'redis', true>>(unknown)
expectError(database.uri('http://h'))
expectError(database.uri('redis:///0'))
expectError(database.uri('redis://u@:1'))
expectError(database.uri('redis:0'))
expectError(database.uri(string))
declare const wrong: {
  readonly typo: Parameters<typeof database.uri<'postgre://h/d'>>[0]
  readonly port: Parameters<typeof database.uri<'localhost:1/d'>>[0]
  readonly host: Parameters<typeof database.uri<'localhost/d'>>[0]
  readonly empty: Parameters<typeof database.uri<'redis://u@/'>>[0]
  readonly string: Parameters<typeof database.uri<string>>[0]
}
expectType<Refused<"scheme: 'p' is not allowed at offset 0; did you mean postgres://h/d?">>(wrong.typo)
expectType<Refused<"scheme: 'l' is not allowed at offset 0; did you mean postgres://localhost:1/d?">>(wrong.port)
expectType<Refused<"scheme: 'l' is not allowed at offset 0; did you mean redis://localhost/d?">>(wrong.host)
expectType<Refused<"host: '/' is not allowed at offset 10; write redis://host">>(wrong.empty)
expectType<Refused<'not a literal: call parse, which checks the text at run time'>>(wrong.string)

// If the `host` option is not set, a URI needs no host.
const mail = uriOf({ schemes: ['mailto'] })
expectType<SchemeUri<'mailto', false, 'MAILTO:a@b'>>(mail.uri('MAILTO:a@b'))
expectNotAssignable<SchemeUri<'mailto', true>>(mail.uri('mailto:a@b'))
expectError(mail.uri('mail:a'))
expectError(mail.uri('mailto:a b'))
declare const mailed: {
  readonly path: Parameters<typeof mail.uri<'a@b'>>[0]
  readonly space: Parameters<typeof mail.uri<'mailto:%'>>[0]
}
expectType<Refused<"scheme: 'a' is not allowed at offset 0; write mailto:">>(mailed.path)
expectType<Refused<"path: '%' is not followed by two hexadecimal digits at offset 7; write %25 for a percent sign">>(
  mailed.space,
)

// A URI that must have the `https` scheme also counts as an HTTP URI, because the same rules apply to `http` and
// `https`.
const secure = uriOf({ schemes: ['https'], host: true })
expectAssignable<HttpUri>(secure.uri('https://h'))
expectError(secure.uri('https://u@h'))
expectError(secure.uri('http://h'))

// The schemes must be literals in lower case.
expectError(uriOf({ schemes: ['http:'] }))
expectError(uriOf({ schemes: ['HTTP'] }))
expectError(uriOf({ schemes: ['1a'] }))
expectError(uriOf({ schemes: [''] }))
expectError(uriOf({ schemes: [] }))
expectError(uriOf({ schemes: [string] }))
expectError(uriOf({ schemes: 'http' }))
expectError(uriOf({ schemes: ['a'], host: 1 }))
