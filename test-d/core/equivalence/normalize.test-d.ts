import { expectType } from 'tsd'
import type { IsNormalized, Normalize, Uri } from 'uri-ts'

// Normalization changes percent-encoded octets, dot segments, and the case of letters (RFC 3986, section 6.2.2).
expectType<'http://example.com/A?B#C'>(null! as Normalize<'HTTP://Example.COM/A?B#C'>)
expectType<'http://U@a/'>(null! as Normalize<'http://U@A/'>)
expectType<'http://[2001:db8::a]:080/'>(null! as Normalize<'http://[2001:DB8::A]:080/'>)
expectType<'http://a/%C3%A9%2F'>(null! as Normalize<'http://a/%c3%a9%2f'>)
expectType<'http://a/~user?a#Z'>(null! as Normalize<'http://a/%7Euser?%61#%5a'>)
expectType<'http://%2Fa/'>(null! as Normalize<'http://%2f%41/'>)
expectType<'http://a/b'>(null! as Normalize<'http://a/./c/%2E%2e/b'>)
expectType<'eXAMPLE://a'>(null! as 'eXAMPLE://a')
expectType<'urn:A'>(null! as Normalize<'URN:A'>)
expectType<'x:/.//a'>(null! as Normalize<'x:/.//a'>)
expectType<'http://a/%2525'>(null! as Normalize<'http://a/%2525'>)

// `Normalize` keeps the dot segments of a relative path, but removes those of an absolute path.
expectType<'../a/./b'>(null! as Normalize<'../%61/./b'>)
expectType<'/b'>(null! as Normalize<'/a/../b'>)
expectType<'//a/'>(null! as Normalize<'//A/b/..'>)

// `Normalize` evaluates to `never` for an invalid string, and to a wide type for a string that the compiler does not
// know.
expectType<never>(null! as Normalize<'http://a b'>)
expectType<never>(null! as Normalize<'%4'>)
expectType<never>(null! as Normalize<never>)
expectType<string>(null! as Normalize<string>)
expectType<string>(null! as Normalize<Uri>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<string>(null! as Normalize<any>)
// @ts-expect-error: The type argument is not a string.
null! as Normalize<unknown>

// The type of a string may be a union type or a template literal type with placeholders.
expectType<'a:b' | 'c'>(null! as Normalize<'A:b' | 'c'>)
expectType<string>(null! as Normalize<`http://A/${string}`>)
expectType<`http://a/${number}`>(null! as Normalize<`HTTP://A/${number}`>)

expectType<true>(null! as IsNormalized<'http://a/b?c#D'>)
expectType<true>(null! as IsNormalized<'../a'>)
expectType<false>(null! as IsNormalized<'HTTP://a/'>)
expectType<false>(null! as IsNormalized<'http://a/%7e'>)
expectType<false>(null! as IsNormalized<'http://a/%c3'>)
expectType<false>(null! as IsNormalized<'/a/../b'>)
expectType<false>(null! as IsNormalized<'a b'>)
expectType<boolean>(null! as IsNormalized<'a:b' | 'A:b'>)
expectType<boolean>(null! as IsNormalized<string>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<boolean>(null! as IsNormalized<any>)
expectType<never>(null! as IsNormalized<never>)
expectType<boolean>(null! as IsNormalized<`http://a/${string}`>)
// @ts-expect-error: The type argument is not a string.
null! as IsNormalized<unknown>

// In a host, a `${number}` placeholder can stand for text that contains a capital letter, for example `Infinity`.
expectType<boolean>(null! as IsNormalized<`http://${number}/`>)
expectType<true>(null! as IsNormalized<`http://h/${number}`>)
expectType<false>(null! as IsNormalized<`HTTP://h/${number}`>)
expectType<false>(null! as IsNormalized<`/${number}/../`>)
