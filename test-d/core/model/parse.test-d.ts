import { expectType } from 'tsd'
import type { IsAbsoluteUri, IsRelativeRef, IsUri, IsUriReference } from 'uri-ts'

declare const brand: unique symbol
type Brand = string & { readonly [brand]: true }

// Sections 3 and 4.1 to 4.3 of RFC 3986 define the rules for each kind of reference.
expectType<true>(null! as IsUri<'http://a/b?q#f'>)
expectType<true>(null! as IsUri<'urn:a'>)
expectType<true>(null! as IsUri<'x://u@[::1]:80/%41?%42#%43'>)
expectType<false>(null! as IsUri<'//a/b'>)
expectType<false>(null! as IsUri<''>)
expectType<true>(null! as IsAbsoluteUri<'http://a/b?q'>)
expectType<false>(null! as IsAbsoluteUri<'http://a/b?q#f'>)
expectType<false>(null! as IsAbsoluteUri<'/b'>)
expectType<true>(null! as IsRelativeRef<'../b?q#f'>)
expectType<true>(null! as IsRelativeRef<'//a'>)
expectType<false>(null! as IsRelativeRef<'a:b'>)
expectType<true>(null! as IsUriReference<'a:b'>)
expectType<true>(null! as IsUriReference<''>)
expectType<true>(null! as IsUriReference<'b'>)

expectType<false>(null! as IsUriReference<'a b'>)
expectType<false>(null! as IsUriReference<'1:b'>)
expectType<false>(null! as IsUri<'http://a/%4'>)
expectType<false>(null! as IsUri<'http://a/b#c#d'>)
expectType<false>(null! as IsUri<'http://a:8o/b'>)
expectType<false>(null! as IsUri<'http://a:8a/b'>)
expectType<true>(null! as IsUri<'http://[1:2:3:4:5:6:7:8]/'>)
expectType<false>(null! as IsUri<'http://[1:2:3:4:5:6:7]/'>)
expectType<false>(null! as IsUri<'http://[1:2:3:4:5:6:7:8:9]/'>)
expectType<false>(null! as IsUri<'http://[::1/b'>)
expectType<false>(null! as IsUri<'http://[1::2::3]/'>)
expectType<false>(null! as IsUri<'http://a/\u212a'>)
expectType<false>(null! as IsUri<'http://a/\u{1f600}'>)
expectType<false>(null! as IsUri<'http://a/\ud800'>)

expectType<boolean>(null! as IsUri<string>)
expectType<boolean>(null! as IsAbsoluteUri<string>)
expectType<boolean>(null! as IsRelativeRef<string>)
expectType<boolean>(null! as IsUriReference<string>)
expectType<boolean>(null! as IsUri<Brand>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<boolean>(null! as IsUri<any>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<boolean>(null! as IsUriReference<any>)
expectType<never>(null! as IsUri<never>)
expectType<never>(null! as IsAbsoluteUri<never>)
expectType<never>(null! as IsRelativeRef<never>)
expectType<never>(null! as IsUriReference<never>)

expectType<true>(null! as IsUri<'a:b' | 'http://c/d' | 'http://c/%20'>)
expectType<false>(null! as IsUri<'b' | 'http://c/ '>)
expectType<boolean>(null! as IsUri<'http://a/b' | 'http://c/ '>)
expectType<boolean>(null! as IsUri<'http://a/b' | '/c'>)
expectType<boolean>(null! as IsAbsoluteUri<'http://a/b' | 'http://a/b#c'>)
expectType<true>(null! as IsUriReference<'http://a/b' | '/c'>)

// A number placeholder is always valid in a path and in a query. The compiler does not know what a string placeholder
// stands for.
expectType<true>(null! as IsUri<`http://a/${number}`>)
expectType<true>(null! as IsUri<`http://a:80/${bigint}?${number}`>)
expectType<true>(null! as IsUri<`http://a/${'b' | 'c'}`>)
expectType<boolean>(null! as IsUri<`http://a/${string}`>)
expectType<boolean>(null! as IsUri<`${string}:a`>)
expectType<boolean>(null! as IsUri<`http://a:${number}/`>)
expectType<false>(null! as IsUri<`http://a/ ${string}`>)
expectType<false>(null! as IsUri<`http://a/ ${number}`>)

// @ts-expect-error: A number is not a string.
null! as IsUri<1>
// @ts-expect-error: The type `unknown` is not a string.
null! as IsUriReference<unknown>
