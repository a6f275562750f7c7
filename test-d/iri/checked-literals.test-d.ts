import { expectAssignable, expectError, expectType } from 'tsd'
import { host, type Option, resolve, type Some, type Uri, type UriReference, uri, view } from 'uri-ts'
import { type AbsoluteIri, type Iri, type IriReference, iri, iriReference, viewIri } from 'uri-ts/iri'

// If a literal contains only ASCII characters, `iri` returns a URI with a literal type.
expectType<Uri<'http://a/b?c'>>(iri('http://a/b?c'))
expectType<Some<'a'>>(host(view(iri('http://a/b?c'))))
expectType<UriReference<'../a'>>(iriReference('../a'))
resolve(view(iri('http://a/')))(view(iriReference('b')))

// If a literal contains a non-ASCII character, `iri` returns an `Iri`.
expectType<Iri>(iri('http://例え.jp/é'))
expectType<Iri>(iri('http://a/\u{1f600}?\u{1f601}'))
expectType<Iri>(iri('http://a/?\ue000'))
expectType<IriReference>(iriReference('../é'))
expectType<Option<string>>(host(viewIri(iri('http://例え.jp/é'))))
expectAssignable<AbsoluteIri>(iri('http://a/b'))

// An invalid literal does not compile.
expectError(iri('é'))
expectError(iri('/é'))
expectError(iri('é:b'))
expectError(iri('http://é b/'))
expectError(iri('http://é:8é/'))
expectError(iri('http://[::é]/'))
expectError(iri('http://é/\ue000'))
expectError(iri('http://é/\x80'))
expectError(iri('http://é/\u{f0000}'))
expectError(iri('http://é/\u{e0001}'))
expectError(iri('http://é/\u{1ffff}'))
expectError(iri('http://é/%zz'))
expectError(iriReference('a b'))
expectError(iriReference('é:b'))
expectError(iriReference('#é#'))

// A call with an argument of type `string` does not compile.
expectError(iri('http://é/' as string))
expectError(iri(null! as `http://é/${string}`))
expectError(iriReference(uri('http://a/') as string))
