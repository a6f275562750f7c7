import { expectType } from 'tsd'
import type { RemoveDotSegments } from 'uri-ts'

// Tests `RemoveDotSegments` with the examples in RFC 3986, section 5.2.4, and with strings for each step (A to E) of
// the algorithm in that section.
expectType<'/a/g'>(null! as RemoveDotSegments<'/a/b/c/./../../g'>)
expectType<'mid/6'>(null! as RemoveDotSegments<'mid/content=5/../6'>)
expectType<'a'>(null! as RemoveDotSegments<'../a'>) // A
expectType<'a'>(null! as RemoveDotSegments<'./a'>)
expectType<'/a/b'>(null! as RemoveDotSegments<'/a/./b'>) // B
expectType<'/a/'>(null! as RemoveDotSegments<'/a/.'>)
expectType<'/b'>(null! as RemoveDotSegments<'/a/../b'>) // C
expectType<'/'>(null! as RemoveDotSegments<'/a/..'>)
expectType<'/c'>(null! as RemoveDotSegments<'a/../../c'>)
expectType<''>(null! as RemoveDotSegments<'.'>) // D
expectType<''>(null! as RemoveDotSegments<'..'>)
expectType<''>(null! as RemoveDotSegments<''>)
expectType<'/a/b'>(null! as RemoveDotSegments<'/a/b'>) // E

// Surplus `..` segments are dropped. Empty segments and segments such as `...` are kept.
expectType<'/g'>(null! as RemoveDotSegments<'/../../g'>)
expectType<'//b'>(null! as RemoveDotSegments<'/a/..//b'>)
expectType<'//'>(null! as RemoveDotSegments<'//a/..'>)
expectType<'/.a/..b/...'>(null! as RemoveDotSegments<'/.a/..b/...'>)
expectType<'/%2e'>(null! as RemoveDotSegments<'/%2e'>)

// The type of a path can be `string`, `never` or a union.
expectType<'/a' | '/b'>(null! as RemoveDotSegments<'/./a' | '/b'>)
expectType<string>(null! as RemoveDotSegments<string>)
expectType<never>(null! as RemoveDotSegments<never>)

// A string placeholder may stand for a dot segment, but a number placeholder cannot.
expectType<string>(null! as RemoveDotSegments<`/a/${string}/../b`>)
expectType<string>(null! as RemoveDotSegments<`/a/${string}`>)
expectType<string>(null! as RemoveDotSegments<`/a/${Lowercase<string>}/../b`>)
expectType<'/a/b'>(null! as RemoveDotSegments<`/a/${number}/../b`>)
expectType<`/${number}`>(null! as RemoveDotSegments<`/a/../${number}`>)
