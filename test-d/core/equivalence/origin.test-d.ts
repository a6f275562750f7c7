import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { Option, OriginForm, Uri, UriView, View } from 'uri-ts'
import { type CacheKeyOptions, cacheKey, hasOrigin, origin, sameOrigin, schemeRules } from 'uri-ts/equivalence'

declare const anyView: UriView
declare const url: { readonly href: string; readonly origin: string }
declare const reference: View
declare const target: View<Uri> | View<OriginForm>

// `origin` and `sameOrigin` (RFC 6454) accept views of any kind.
expectType<Option<string>>(origin(anyView))
expectType<boolean>(sameOrigin(reference)(target))
expectError(origin('http://a/'))
expectError(origin(url))
expectError(sameOrigin('http://a/'))

// `hasOrigin` accepts lists whose entries the compiler does not know.
declare const list: readonly string[]
declare const entry: string
expectType<(view: UriView) => boolean>(hasOrigin(list))
expectType<boolean>(hasOrigin(entry)(target))
hasOrigin([])
hasOrigin([entry, 'http://[::1]:3000'])
expectError(hasOrigin(url))
expectError(hasOrigin([url]))
expectError(hasOrigin(undefined))

expectType<(view: View) => string>(cacheKey())
expectAssignable<CacheKeyOptions>({ rules: schemeRules, sortQuery: true, ignorePairs: (key: string) => key === 'a' })
expectNotAssignable<CacheKeyOptions>({ ignorePairs: 'utm_*' })
expectError(cacheKey({ sort: true }))
declare const originForm: View<OriginForm>
expectError(cacheKey()(originForm))

// A literal that is passed to `hasOrigin` must be an origin and nothing more.
const origins = ['http://a', 'https://b'] as const
hasOrigin(origins)
hasOrigin(`https://${entry}`)
hasOrigin(null! as string | readonly string[])
expectError(hasOrigin('https://example.com/'))
expectError(hasOrigin('example.com'))
expectError(hasOrigin(['https://example.com', 'https://*.example.com']))
expectError(hasOrigin(['file:///']))
expectError(hasOrigin(null! as 'http://a' | 'null'))
