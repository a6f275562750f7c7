import type { Refused } from '../errors/refused'
import type { IsLiteral } from '../grammar/literal'
import type { Explain, Unknown } from '../scanner/explain'
import type { UriKind } from './scan-scheme-uri'

/** `Text`, or the reason `Why` a function refuses it; `Why` is `never` if it is. */
export type UnlessRefused<Text extends string, Why> = [Why] extends [never] ? Text : Refused<Extract<Why, string>>

/** `Why` for a literal, and for all other strings that `Parse` must check them at run time. */
export type WhyNotLiteral<Text extends string, Why, Parse extends string> =
  IsLiteral<Text> extends true ? Why : Unknown<Text, Parse>

/** Why a literal is not a URI, or else `Why` it is not one of its scheme; `never` if it is. */
export type WhyNotUri<Text extends string, Why> = [Explain<Text, UriKind>] extends [never]
  ? Why
  : Explain<Text, UriKind>
