import type { COLON_RULE, TEMPLATE_PROBLEM_BY_REASON } from '../../../src/template/syntax/messages'
import type { Hidden, Refused } from '../../core/errors/refused'
import type { CharSet } from '../../core/grammar/char-set'
import type { Digit } from '../../core/grammar/characters'
import type { Length } from '../../core/grammar/length'
import type { IsAny, IsLiteral } from '../../core/grammar/literal'
import type { IsPctEncoded } from '../../core/grammar/percent-encoded'
import type { LiteralChar, Operator, PositiveDigit, RefusedLiteralChar, Varchar } from './characters'
import type { ExplainFailure } from './template-fault'

/** Lists the ASCII characters that a template can contain. */
export type TemplateChar = LiteralChar | '{' | '}' | '%'

/**
 * Determines whether a string matches `varname = varchar *( ["."] varchar )` (RFC 6570, section 2.3). Percent-encoded
 * octets have already been checked.
 */
export type IsVarname<Text extends string> = Text extends '' | `.${string}` | `${string}.` | `${string}..${string}`
  ? false
  : CharSet<Text> | Varchar | '.' | '%' extends Varchar | '.' | '%'
    ? true
    : false

/** Determines whether a string matches `*3DIGIT` (RFC 6570, section 2.4.1). */
type IsDigits3<Text extends string> = Text extends '' | Digit
  ? true
  : Text extends `${Digit}${infer Rest}`
    ? Rest extends Digit
      ? true
      : Rest extends `${Digit}${infer Last}`
        ? Last extends Digit
          ? true
          : false
        : false
    : false

/** Determines whether a string matches `varspec = varname [ modifier-level4 ]` (RFC 6570, sections 2.3 and 2.4). */
type IsVarspec<Text extends string> = Text extends `${infer Name}:${infer MaxLength}`
  ? MaxLength extends `${PositiveDigit}${infer Rest}`
    ? IsDigits3<Rest> extends true
      ? IsVarname<Name>
      : false
    : false
  : Text extends `${infer Name}*`
    ? IsVarname<Name>
    : IsVarname<Text>

/** Determines whether a string matches `variable-list = varspec *( "," varspec )` (RFC 6570, section 2.3). */
type AreVarspecs<Text extends string> = Text extends `${infer Head},${infer Rest}`
  ? IsVarspec<Head> extends true
    ? AreVarspecs<Rest>
    : false
  : IsVarspec<Text>

/**
 * Determines whether a string may appear between the braces of an expression:
 * `expression = "{" [ operator ] variable-list "}"` (RFC 6570, section 2.2). Reserved operators are refused, because
 * they do not match `varchar`.
 */
export type IsExpression<Text extends string> = Text extends `${Operator}${infer List}`
  ? AreVarspecs<List>
  : AreVarspecs<Text>

/**
 * Determines whether a string matches `*( literals / expression )` (RFC 6570, section 2). `AreParts` does not check
 * individual characters or percent-encoded octets.
 */
type AreParts<Text extends string> = Text extends `${infer Literals}{${infer Expression}}${infer Rest}`
  ? Literals extends `${string}}${string}`
    ? false
    : IsExpression<Expression> extends true
      ? Rest extends ''
        ? true
        : AreParts<Rest>
      : false
  : Text extends `${string}${'{' | '}'}${string}`
    ? false
    : true

/** Checks percent-encoded octets first, and then the parts of the template. */
type ArePctEncodedParts<Text extends string, Chars> = '%' extends Chars
  ? IsPctEncoded<Text> extends true
    ? AreParts<Text>
    : false
  : AreParts<Text>

/**
 * If all the characters of `Text` are in `TemplateChar`, `Text` is a literal type, because no placeholder is in
 * `TemplateChar`.
 */
type IsTemplateOf<Text extends string, Chars> = Chars | TemplateChar extends TemplateChar
  ? ArePctEncodedParts<Text, Chars>
  : IsLiteral<Text> extends true
    ? [Extract<Chars, RefusedLiteralChar>] extends [never]
      ? ArePctEncodedParts<Text, Chars>
      : false
    : boolean

/**
 * Determines whether `Text` is a URI Template. The grammar rule is `URI-Template = *( literals / expression )` (RFC
 * 6570, section 2). The result is `boolean` if the compiler cannot decide.
 *
 * @category Templates
 */
export type IsTemplate<Text extends string> = Text extends Text ? IsTemplateOf<Text, CharSet<Text>> : never

/** Replaces each invalid member of a union with an error type. The result is `never` for `any`. */
type Refusals<Text extends string> =
  IsAny<Text> extends true
    ? never
    : Text extends Text
      ? IsLiteral<Text> extends true
        ? IsTemplateOf<Text, CharSet<Text>> extends true
          ? Text
          : Refused<ExplainFailure<Text>>
        : Refused<'not a literal: call parseTemplate, which checks the text at run time'>
      : never

/** Computes the error message for a colon that begins a segment. `Before` is the text before the colon. */
type ColonMessage<Before extends string> =
  `literals: ':' ${(typeof TEMPLATE_PROBLEM_BY_REASON)['character']} at offset ${Length<Before>}; ${typeof COLON_RULE}`

/**
 * Evaluates to `Text`, or to an error type if a segment begins with `:`. Express would read such a segment as a
 * parameter.
 */
type WithoutColon<Text extends string> = Text extends `:${string}` | `${string}/:${string}`
  ? Refused<
      ColonMessage<Text extends `:${string}` ? '' : Text extends `${infer Before}/:${string}` ? `${Before}/` : ''>
    >
  : Text

/** Evaluates to `Text`, or to an error type that explains why `Text` is not a template. */
export type CheckTemplate<Text extends string> =
  IsTemplate<Text> extends true ? WithoutColon<Text> : Hidden<Refusals<Text>>
