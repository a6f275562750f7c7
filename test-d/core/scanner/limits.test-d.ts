import { expectType } from 'tsd'
import type {
  IsNormalized,
  IsUri,
  Normalize,
  Parse,
  QueryPairs,
  RemoveDotSegments,
  Resolve,
  Segments,
  ShowError,
} from 'uri-ts'

type X10<Text extends string> = `${Text}${Text}${Text}${Text}${Text}${Text}${Text}${Text}${Text}${Text}`
type X100<Text extends string> = X10<X10<Text>>
type X1000<Text extends string> = X10<X100<Text>>
type X10000<Text extends string> = X10<X1000<Text>>

// A literal may contain up to 100,000 characters, or up to 20,000 if it contains percent-encoded octets.
type Plain = `http://a/${X10000<'abcdefghij'>}`
expectType<true>(null! as IsUri<Plain>)
expectType<true>(null! as IsUri<`http://a/${X1000<'%41%5a%7E%c3%A9%20%00'>}`>)
expectType<false>(null! as IsUri<`${Plain} `>)
expectType<false>(null! as IsUri<`http://a/${X1000<'%41%5a%7E%c3%A9%20%00'>}%4`>)
expectType<false>(null! as IsUri<`http://a/ ${X1000<'a'>}`>)
expectType<false>(null! as IsUri<`urn: ${X1000<'a'>}`>)
expectType<'a'>(null! as Parse<Plain>['host'])
expectType<undefined>(null! as Parse<Plain>['query'])
expectType<'f'>(null! as Parse<`${Plain}#f`>['fragment'])
expectType<`http://a/${X10000<'abcdefghij'>}`>(null! as Normalize<`HTTP://A/${X10000<'abcdefghij'>}`>)

// For an error at the end of a long literal, the compiler reports the error's offset.
type PathRule = "a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets"
expectType<`path: ' ' is not allowed at offset 10009; ${PathRule}`>(null! as ShowError<`http://a/${X10000<'a'>} b`>)

// A type that makes one pass over the parts of a string accepts at least 900 parts. A type that makes two passes
// accepts at least 400.
type X400<Text extends string> = `${X100<Text>}${X100<Text>}${X100<Text>}${X100<Text>}`
type X900<Text extends string> =
  `${X100<Text>}${X100<Text>}${X100<Text>}${X100<Text>}${X100<Text>}${X100<Text>}${X100<Text>}${X100<Text>}${X100<Text>}`
expectType<`/${X400<'a/'>}`>(null! as RemoveDotSegments<`/${X400<'a/'>}.`>)
expectType<'/'>(null! as RemoveDotSegments<`/${X400<'../'>}`>)
expectType<X900<'A'>>(null! as Normalize<X900<'%41'>>)
expectType<901>(null! as Segments<X900<'/a'>>['length'])

// For a literal with 1,000 parts, most results are not errors but wider types, such as `string`.
expectType<string>(null! as RemoveDotSegments<`/${X1000<'a/'>}.`>)
expectType<`http://a${string}`>(null! as Normalize<`http://A/${X1000<'%41'>}`>)
expectType<`http://a/${X1000<'a/'>}`>(null! as Normalize<`http://A/${X1000<'a/'>}`>)
expectType<boolean>(null! as IsNormalized<`http://a/${X1000<'%2F'>}`>)
expectType<readonly string[]>(null! as Segments<X1000<'/a'>>)
expectType<ReadonlyArray<readonly [key: string, value: string | undefined]>>(null! as QueryPairs<`?${X1000<'a&'>}`>)
expectType<`http://a${string}`>(null! as Resolve<'http://a/', `${X1000<'../'>}b`>)
expectType<`http://a${string}b`>(null! as Resolve<`http://a/${X1000<'a/'>}`, '../b'>)
expectType<`http://a/${X1000<'a/'>}b`>(null! as Resolve<'http://a/', `${X1000<'a/'>}b`>)

// The compiler measures the recursion depth for each literal separately, so a large union does not increase the depth.
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
expectType<true>(null! as IsUri<`http://a/${Digit}${Digit}${Digit}${Digit}`>)
expectType<boolean>(null! as IsUri<`http://a/${Digit}${Digit}${Digit}${'a' | ' '}`>)

// The error message is complete even if 100,000 characters or 6,000 percent-encoded octets precede the error.
type PercentRule = 'write %25 for a percent sign'
expectType<`path: ' ' is not allowed at offset 100009; ${PathRule}`>(null! as ShowError<`${Plain} b`>)
expectType<`path: '%' is not followed by two hexadecimal digits at offset 18009; ${PercentRule}`>(
  null! as ShowError<`http://a/${X1000<'%41%5a%7E%c3%A9%20'>}%4`>,
)

// A reference with many `../` segments is resolved in one pass.
expectType<'http://a/b'>(null! as Resolve<`http://a/${X100<'a/'>}`, `${X100<'../'>}b`>)
expectType<'http://a/b/g'>(null! as Resolve<'http://a/b/c/d/e/f', './../.././../g'>)
expectType<'http://a/g'>(null! as Resolve<'http://a/b/c', '../../../../../../g'>)
