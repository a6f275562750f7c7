import { expectType } from 'tsd'
import type { QueryPair, QueryPairs, Uri } from 'uri-ts'

type AnyPair = readonly [key: string, value: string | undefined]

// `QueryPairs` evaluates to the raw pairs in their original order, including duplicates (RFC 3986, section 3.4).
expectType<readonly [readonly ['a', '1'], readonly ['b', undefined], readonly ['a', '2']]>(
  null! as QueryPairs<'http://h/?a=1&b&a=2#c=3'>,
)
expectType<readonly [readonly ['a', 'b=c'], readonly ['', ''], readonly ['', undefined]]>(
  null! as QueryPairs<'?a=b=c&=&'>,
)
expectType<readonly [readonly ['%61', '+']]>(null! as QueryPairs<'?%61=+'>)
expectType<readonly []>(null! as QueryPairs<'http://h/'>)
expectType<readonly []>(null! as QueryPairs<'http://h/?'>)

// For an invalid string, `QueryPairs` evaluates to `never`. For a string that the compiler does not know, `QueryPairs`
// evaluates to a wide type.
expectType<never>(null! as QueryPairs<'?a=b c'>)
expectType<never>(null! as QueryPairs<never>)
expectType<readonly AnyPair[]>(null! as QueryPairs<string>)
expectType<readonly AnyPair[]>(null! as QueryPairs<Uri>)
expectType<readonly AnyPair[]>(null! as QueryPairs<`?a=${string}`>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<readonly AnyPair[]>(null! as QueryPairs<any>)
// @ts-expect-error: The type argument is not a string.
null! as QueryPairs<unknown>

// The type of a string may be a union type or a template literal type with placeholders.
expectType<readonly [] | readonly [readonly ['a', undefined]]>(null! as QueryPairs<'/' | '?a'>)
expectType<readonly [readonly ['a', `${number}`]]>(null! as QueryPairs<`?a=${number}`>)

expectType<AnyPair>(null! as QueryPair)
