import { expectType } from 'tsd'
import type { Parse, Recompose } from 'uri-ts'

// `Recompose` is the inverse of `Parse` (RFC 3986, section 5.3).
expectType<'http://u@a:80/b?c#d'>(null! as Recompose<Parse<'http://u@a:80/b?c#d'>>)
expectType<'http://a?#'>(null! as Recompose<Parse<'http://a?#'>>)
expectType<'//[::1]:/'>(null! as Recompose<Parse<'//[::1]:/'>>)
expectType<''>(null! as Recompose<Parse<''>>)

// The argument of `Recompose` may lack some or all components. The `userinfo`, `host` and `port` components take
// precedence over `authority`.
expectType<'a:b'>(null! as Recompose<{ scheme: 'a'; path: 'b' }>)
expectType<'//a:1/b'>(null! as Recompose<{ authority: 'a:1'; path: '/b' }>)
expectType<'//u@h:1'>(null! as Recompose<{ authority: 'x'; userinfo: 'u'; host: 'h'; port: '1' }>)
expectType<'?'>(null! as Recompose<{ query: ''; fragment: undefined }>)
expectType<''>(null! as Recompose<Record<never, never>>)

// A path gets a prefix if its beginning would otherwise be read as an authority, as a scheme, or as part of the
// preceding authority.
expectType<'/.//a'>(null! as Recompose<{ path: '//a' }>)
expectType<'a:/.//b'>(null! as Recompose<{ scheme: 'a'; path: '//b' }>)
expectType<'//a//b'>(null! as Recompose<{ host: 'a'; path: '//b' }>)
expectType<'./a:b'>(null! as Recompose<{ path: 'a:b' }>)
expectType<'a/b:c'>(null! as Recompose<{ path: 'a/b:c' }>)
expectType<'http://example.com/../'>(null! as Recompose<{ scheme: 'http'; host: 'example.com'; path: '../' }>)
expectType<'///a'>(null! as Recompose<{ authority: ''; path: 'a' }>)
expectType<'//h' | '//h/a'>(null! as Recompose<{ host: 'h'; path: '' | 'a' }>)
expectType<`//h${string}`>(null! as Recompose<{ host: 'h'; path: string }>)
expectType<`//h/a${string}`>(null! as Recompose<{ host: 'h'; path: `a${string}` }>)
expectType<`//h${string}x`>(null! as Recompose<{ host: 'h'; path: `${string}x` }>)
expectType<'a:b' | 'a://h/b'>(null! as Recompose<{ scheme: 'a'; host: 'h' | undefined; path: 'b' }>)
expectType<'x:a:b'>(null! as Recompose<{ scheme: 'x'; path: 'a:b' }>)

// The type of a component may be a union, or a general type such as `string`.
expectType<'a:' | 'b:'>(null! as Recompose<{ scheme: 'a' | 'b' }>)
expectType<'a' | 'a?q'>(null! as Recompose<{ path: 'a'; query?: 'q' }>)
expectType<`${string}:`>(null! as Recompose<{ scheme: string }>)
expectType<string>(null! as Recompose<unknown>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<string>(null! as Recompose<any>)
