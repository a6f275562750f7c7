import type { ExpectedScheme, Message, Problem } from '../../../src/core/errors/messages'
import type { ShowFound } from '../errors/found'
import type { Length } from '../grammar/length'
import type { IsAny, IsLiteral } from '../grammar/literal'
import type { Kind, KindOf } from './scan'
import type { Failure, SyntaxFailure } from './syntax-fault'

/** Computes the message for an error, as `showReason` does at run time. */
export type ShowReason<Text extends string, Failed> =
  Failed extends Failure<'scheme', 'scheme-missing', ''>
    ? MissingScheme<Text>
    : Failed extends Failure<infer In, infer Why, infer Before>
      ? Message<In, Why, ShowFound<Text, Before>, Length<Before>>
      : never

/** Computes the error message for a string without a scheme. */
type MissingScheme<Text extends string> =
  `scheme: ${ShowFound<Text, ''>} ${Problem<'scheme-missing'>} at offset 0; ${ExpectedScheme<Text>}`

/** Evaluates to the error for a URI reference of the kind `Actual`, or to `never` if `Actual` is in `Wanted`. */
export type KindFailure<Text extends string, Actual extends Kind, Wanted extends Kind> = Actual extends Wanted
  ? never
  : Actual extends 'relative-ref'
    ? Failure<'scheme', 'scheme-missing', ''>
    : [Wanted] extends ['relative-ref']
      ? Failure<'scheme', 'scheme-present', Text extends `${infer Scheme}:${string}` ? Scheme : never>
      : Failure<'fragment', 'fragment-present', Text extends `${infer Absolute}#${string}` ? Absolute : never>

/** Computes the name of the function that parses strings of the kinds in `Wanted`. */
type Parser<Wanted extends Kind> = [Kind] extends [Wanted]
  ? 'parseUriReference'
  : [Wanted] extends ['relative-ref']
    ? 'parseRelativeRef'
    : [Wanted] extends ['absolute-uri']
      ? 'parseAbsoluteUri'
      : 'parseUri'

/**
 * Computes the error message for a string type that is not a literal: `string`, a branded string type, or a template
 * literal type. `Parse` is the name of the function that checks a string at run time.
 */
export type Unknown<Text extends string, Parse extends string> = string extends Text
  ? IsAny<Text> extends true
    ? never
    : `not a literal: call ${Parse}, which checks the text at run time`
  : Text extends object
    ? `not a literal, but already checked: use it as it is, or call ${Parse}`
    : `a template literal with placeholders: call ${Parse}, which checks the text at run time`

/**
 * Computes the message that explains why the kind of `Text` is not in `Wanted`. The result is `never` if `Text` is
 * `any` or is valid.
 */
export type Explain<Text extends string, Wanted extends Kind> = Text extends Text
  ? IsLiteral<Text> extends true
    ? KindOf<Text> extends infer Actual extends Kind
      ? ShowReason<Text, KindFailure<Text, Actual, Wanted>>
      : ShowReason<Text, SyntaxFailure<Text>>
    : KindOf<Text> extends Wanted
      ? never
      : Unknown<Text, Parser<Wanted>>
  : never

/**
 * Computes the message with which `showReason` explains at run time why `Text` is not a URI reference. If `Text` is a
 * URI reference, the result is `never`.
 *
 * @example
 * import type { ShowError } from 'uri-ts'
 *
 * const sentence: ShowError<'http://a:8o'> = "port: 'o' is not allowed at offset 10; a port is digits"
 * sentence.length //=> 55
 *
 * @category Types
 */
export type ShowError<Text extends string> = Explain<Text, Kind>
