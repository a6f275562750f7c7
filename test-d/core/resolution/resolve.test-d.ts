import { expectType } from 'tsd'
import type { Resolve, Uri } from 'uri-ts'

type Base = 'http://a/b/c/d;p?q'

// Tests selected examples from RFC 3986, sections 5.4.1 and 5.4.2. The tests in `test/agreement` contain all 42
// examples.
expectType<'g:h'>(null! as Resolve<Base, 'g:h'>)
expectType<'http://a/b/c/g'>(null! as Resolve<Base, 'g'>)
expectType<'http://a/b/c/g/'>(null! as Resolve<Base, './g/'>)
expectType<'http://a/g'>(null! as Resolve<Base, '/g'>)
expectType<'http://g'>(null! as Resolve<Base, '//g'>)
expectType<'http://a/b/c/d;p?y'>(null! as Resolve<Base, '?y'>)
expectType<'http://a/b/c/g?y#s'>(null! as Resolve<Base, 'g?y#s'>)
expectType<'http://a/b/c/d;p?q#s'>(null! as Resolve<Base, '#s'>)
expectType<Base>(null! as Resolve<Base, ''>)
expectType<'http://a/b/c/'>(null! as Resolve<Base, '.'>)
expectType<'http://a/b/'>(null! as Resolve<Base, '..'>)
expectType<'http://a/'>(null! as Resolve<Base, '../..'>)
expectType<'http://a/g'>(null! as Resolve<Base, '../../../g'>)
expectType<'http://a/b/c/g.'>(null! as Resolve<Base, 'g.'>)
expectType<'http://a/b/c/g/h'>(null! as Resolve<Base, './g/./h'>)
expectType<'http://a/b/c/g?y/../x'>(null! as Resolve<Base, 'g?y/../x'>)
expectType<'http:g'>(null! as Resolve<Base, 'http:g'>)

// Tests the rules for merging paths, for the base's fragment, and for `..` segments (RFC 3986, section 5).
expectType<'http://a/g'>(null! as Resolve<'http://a', 'g'>)
expectType<'http://a?q#f'>(null! as Resolve<'http://a?q#old', '#f'>)
expectType<'foo:/c'>(null! as Resolve<'foo:a/b', '../c'>)
expectType<'x:/.//b'>(null! as Resolve<'x:/a', './/b'>)
expectType<'urn:c'>(null! as Resolve<'urn:a', 'c'>)

// The first argument of `Resolve` must be a URI, and the second must be a URI reference.
expectType<never>(null! as Resolve<'/a', 'b'>)
expectType<never>(null! as Resolve<'http://a b', 'b'>)
expectType<never>(null! as Resolve<Base, 'a b'>)
expectType<never>(null! as Resolve<never, 'a'>)
expectType<never>(null! as Resolve<Base, never>)

expectType<string>(null! as Resolve<string, 'a'>)
expectType<string>(null! as Resolve<Base, string>)
expectType<string>(null! as Resolve<Uri, Uri>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<string>(null! as Resolve<Base, any>)
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
expectType<string>(null! as Resolve<any, 'a'>)
// @ts-expect-error: The type argument is not a string.
null! as Resolve<Base, unknown>

// If an argument is a union, each of its members is resolved separately.
expectType<'http://a/g' | 'http://b/g'>(null! as Resolve<'http://a' | 'http://b', 'g'>)
expectType<'http://a/g' | 'http://a/h'>(null! as Resolve<'http://a/x', 'g' | '/h'>)
expectType<`http://a/b/${number}`>(null! as Resolve<'http://a/b/c', `${number}`>)
expectType<string>(null! as Resolve<Base, `a/${string}`>)
