import type { Refused } from '../errors/refused'
import type { IsLiteral } from '../grammar/literal'
import type { Explain, Unknown } from '../scanner/explain'
import type { UriKind } from './scan-scheme-uri'

/**
 * `Text`, or an error type with the message `Why` if the function refuses `Text`. `Why` is `never` if the function
 * accepts it.
 */
export type UnlessRefused<Text extends string, Why> = [Why] extends [never] ? Text : Refused<Extract<Why, string>>

/**
 * `Why` if `Text` is a literal. For any other string, the message says that `Parse` must check the string at run time.
 */
export type WhyNotLiteral<Text extends string, Why, Parse extends string> =
  IsLiteral<Text> extends true ? Why : Unknown<Text, Parse>

/**
 * The error message that says why a literal is not a URI. If the literal is a URI, the result is `Why`, which is
 * `never` if the scheme allows the URI.
 */
export type WhyNotUri<Text extends string, Why> = [Explain<Text, UriKind>] extends [never]
  ? Why
  : Explain<Text, UriKind>
