import type { IsLiteral } from '../grammar/literal'
import type { Explain, Unknown } from '../scanner/explain'
import type { UriKind } from './scan-scheme-uri'

/**
 * Evaluates to `Why` if `Text` is a literal. For any other string, evaluates to a message that refers to `Parse`, the
 * function that checks strings at run time.
 */
export type WhyNotLiteral<Text extends string, Why, Parse extends string> =
  IsLiteral<Text> extends true ? Why : Unknown<Text, Parse>

/**
 * Computes the message that explains why a literal is not a URI. For a URI, the result is `Why`, which is `never` if
 * the URI follows the rules of its scheme.
 */
export type WhyNotUri<Text extends string, Why> = [Explain<Text, UriKind>] extends [never]
  ? Why
  : Explain<Text, UriKind>
