import { expectError, expectType } from 'tsd'
import { type $CheckUris, type Refused, type ShowError, type Uri, uris } from 'uri-ts'

// Nested tables and tuples keep the literal types of their members.
const links = uris({
  home: 'https://example.com/',
  docs: { guide: 'https://example.com/guide', api: { v1: 'https://example.com/api/1' } },
  mirrors: ['https://a.example/', 'ftp://b.example/'],
})
expectType<Uri<'https://example.com/'>>(links.home)
expectType<Uri<'https://example.com/guide'>>(links.docs.guide)
expectType<Uri<'https://example.com/api/1'>>(links.docs.api.v1)
expectType<Uri<'https://a.example/'>>(links.mirrors[0])
expectType<Uri<'ftp://b.example/'>>(links.mirrors[1])
// @ts-expect-error: The tuple has only two members.
links.mirrors[2]
expectError(links.nothing)
expectType<Uri<'a:b'>>(uris('a:b'))

// The compiler reports the error at the invalid property, and nowhere else.
expectType<Uri<'a:b'>>(
  uris({
    good: 'a:b',
    // @ts-expect-error: The string contains a space.
    bad: 'http://a b/',
    nested: {
      // @ts-expect-error: The string has no scheme.
      worse: '/c',
      fine: 'c:d',
    },
  }).good,
)
uris([
  'a:b',
  // @ts-expect-error: The string contains a brace.
  'http://a/{',
  'c:d',
])

// A table does not compile if one of its values is neither a string literal nor a nested table.
declare const string: string
expectError(uris({ a: string }))
expectError(uris({ a: 'a:b', b: 1 }))
expectError(uris({ a: undefined }))
expectError(uris({ a: { b: null } }))
expectError(uris(['a:b', true]))
declare const table: $CheckUris<{ a: 'a:b'; b: 'c d'; c: { d: '/' }; e: 1 }>
expectType<'a:b'>(table.a)
expectType<Refused<ShowError<'c d'>>>(table.b)
expectType<Refused<"scheme: '/' has no scheme before it at offset 0; a URI begins with a scheme and ':'">>(table.c.d)
expectType<Refused<'not a string: a table holds string literals and tables of them'>>(table.e)

// A value of type `any` is accepted neither as a table nor as a string in a table.
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
declare const any: any
expectError(uris(any))
expectError(uris({ a: any }))
expectError(uris({ a: { b: ['c:d', any] } }))

// `uris` rejects functions, as well as objects that have methods.
expectError(uris(new Date()))
expectError(uris({ a: new Map<string, string>() }))
expectError(uris(() => 'a:b'))
expectError(uris({ a: () => 'a:b' }))
