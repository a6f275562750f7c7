import { expectType } from 'tsd'
import type { Segments, Uri } from 'uri-ts'

// `Segments` splits the raw path at its slashes (RFC 3986, section 3.3).
expectType<readonly ['', 'a', 'b%2Fc']>(null! as Segments<'http://h/a/b%2Fc?d/e#f/g'>)
expectType<readonly ['', '']>(null! as Segments<'http://h/'>)
expectType<readonly ['', 'a', '']>(null! as Segments<'/a/'>)
expectType<readonly ['..', '', 'b']>(null! as Segments<'..//b'>)
expectType<readonly ['example', 'a']>(null! as Segments<'urn:example/a'>)
expectType<readonly []>(null! as Segments<'http://h'>)
expectType<readonly []>(null! as Segments<''>)

// For an invalid string, `Segments` evaluates to `never`. For a string that the compiler does not know, `Segments`
// evaluates to a wide type.
expectType<never>(null! as Segments<'a b'>)
expectType<never>(null! as Segments<never>)
expectType<readonly string[]>(null! as Segments<string>)
expectType<readonly string[]>(null! as Segments<Uri>)
expectType<readonly string[]>(null! as Segments<`/a/${string}`>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<readonly string[]>(null! as Segments<any>)
// @ts-expect-error: The type argument is not a string.
null! as Segments<unknown>

// The type of a string may be a union type or a template literal type with placeholders.
expectType<readonly ['a'] | readonly ['', 'b']>(null! as Segments<'a' | '/b'>)
expectType<readonly ['', `${number}`, 'c']>(null! as Segments<`/${number}/c`>)
