/**
 * The types in this file find the first error in a string that is not a URI Template. They read the string from left to
 * right, as the functions in `src/template/syntax/parse.ts` do. The compiler evaluates these types only for strings
 * that the types in `checked-template.ts` refuse.
 */
import type { TemplateComponent, TemplateMessage, TemplateSyntaxReason } from '../../../src/template/syntax/messages'
import type { ShowFound } from '../../core/errors/found'
import type { CharSet } from '../../core/grammar/char-set'
import type { Digit, Hexdig } from '../../core/grammar/characters'
import type { Length } from '../../core/grammar/length'
import type { BeforeFailure } from '../../core/grammar/run'
import type { Operator, PositiveDigit, RefusedLiteralChar, ReservedOperator, Varchar } from './characters'

/** The error that the parser would report. The offset of the error is the length of `Before`. */
interface Failure<
  In extends TemplateComponent = TemplateComponent,
  Why extends TemplateSyntaxReason = TemplateSyntaxReason,
  Before extends string = string,
> {
  component: In
  reason: Why
  before: Before
}

/**
 * Finds the first error in a string that should match `URI-Template = *( literals / expression )` (RFC 6570, section
 * 2).
 */
type FailureIn<Text extends string, Before extends string = ''> = Text extends `${infer Literals}{${infer Rest}`
  ? FailureInLiterals<Before, Literals> extends infer Failed extends Failure
    ? Failed
    : Rest extends `${infer Expression}}${infer After}`
      ? FailureInExpression<`${Before}${Literals}{`, Expression> extends infer Failed extends Failure
        ? Failed
        : FailureIn<After, `${Before}${Literals}{${Expression}}`>
      : Failure<'expression', 'expression-unclosed', `${Before}${Literals}`>
  : FailureInLiterals<Before, Text>

/** Finds the first error in a string that should match `literals` (RFC 6570, section 2.1). */
type FailureInLiterals<Before extends string, Text extends string> =
  BeforeFailure<Text, Exclude<CharSet<Text>, RefusedLiteralChar | '}'> & string> extends infer Valid extends string
    ? [Valid] extends [never]
      ? false
      : Text extends `${Valid}}${string}`
        ? Failure<'expression', 'expression-unopened', `${Before}${Valid}`>
        : Failure<'literals', Text extends `${Valid}%${string}` ? 'pct-encoded' : 'character', `${Before}${Valid}`>
    : false

/**
 * Finds the first error in the text between the braces of an expression (RFC 6570, section 2.2). The text should match
 * `[ operator ] variable-list`.
 */
type FailureInExpression<Before extends string, Text extends string> = Text extends `${ReservedOperator}${string}`
  ? Failure<'operator', 'operator-reserved', Before>
  : Text extends `${infer Symbol extends Operator}${infer List}`
    ? FailureInList<`${Before}${Symbol}`, List>
    : FailureInList<Before, Text>

/**
 * Finds the first error in a string that should match `variable-list = varspec *( "," varspec )` (RFC 6570, section
 * 2.3).
 */
type FailureInList<Before extends string, Text extends string> = Text extends `${infer Varspec},${infer Rest}`
  ? FailureInVarspec<Before, Varspec> extends infer Failed extends Failure
    ? Failed
    : FailureInList<`${Before}${Varspec},`, Rest>
  : FailureInVarspec<Before, Text>

/** What precedes a character in a name: nothing, a dot, or a character that matches `varchar`. */
type After = 'nothing' | 'dot' | 'varchar'

/**
 * Finds the first error in a string that should match `varspec = varname [ modifier-level4 ]`, where
 * `varname = varchar *( ["."] varchar )` (RFC 6570, section 2.3).
 */
type FailureInVarspec<
  Before extends string,
  Text extends string,
  Last extends After = 'nothing',
> = Text extends `${infer Char}${infer Rest}`
  ? Char extends Varchar
    ? FailureInVarspec<`${Before}${Char}`, Rest, 'varchar'>
    : Char extends '%'
      ? FailureInPctEncoded<Before, Rest>
      : Last extends 'varchar'
        ? FailureAfterVarchar<Before, Char, Rest>
        : FailureInName<Before, Last>
  : FailureInName<Before, Last>

/** Finds the first error in the text after the `%` of a percent-encoded octet (RFC 6570, section 1.5). */
type FailureInPctEncoded<
  Before extends string,
  Text extends string,
> = Text extends `${infer High}${infer Low}${infer Rest}`
  ? High | Low | Hexdig extends Hexdig
    ? FailureInVarspec<`${Before}%${High}${Low}`, Rest, 'varchar'>
    : Failure<'varname', 'pct-encoded', Before>
  : Failure<'varname', 'pct-encoded', Before>

/** Evaluates to an error if a name is missing or ends with a dot, and to `false` otherwise. */
type FailureInName<Before extends string, Last extends After> = Last extends 'nothing'
  ? Failure<'varname', 'varname-missing', Before>
  : Last extends 'dot'
    ? Failure<'varname', 'character', Before>
    : false

/**
 * Finds the first error at or after a dot or a modifier (RFC 6570, section 2.4). The result is `false` if there is no
 * error.
 */
type FailureAfterVarchar<Before extends string, Char extends string, Rest extends string> = Char extends '.'
  ? FailureInVarspec<`${Before}.`, Rest, 'dot'>
  : Char extends ':'
    ? FailureInMaxLength<`${Before}:`, Rest>
    : Char extends '*'
      ? Rest extends ''
        ? false
        : Failure<'expression', 'character', `${Before}*`>
      : Failure<'varname', 'character', Before>

/** Finds the first error in a string that should match `max-length = %x31-39 0*3DIGIT` (RFC 6570, section 2.4.1). */
type FailureInMaxLength<Before extends string, Text extends string> = Text extends `${infer First extends
  PositiveDigit}${infer Rest}`
  ? FailureInDigits<`${Before}${First}`, Rest, [0, 0, 0]>
  : Failure<'max-length', 'character', Before>

/**
 * Evaluates to the first error in the rest of a number, or to `false` if there is no error. `Left` contains one element
 * for each digit that may still follow.
 */
type FailureInDigits<Before extends string, Text extends string, Left extends 0[]> = Text extends ''
  ? false
  : [Text, Left] extends [`${infer Char extends Digit}${infer Rest}`, [0, ...infer Fewer extends 0[]]]
    ? FailureInDigits<`${Before}${Char}`, Rest, Fewer>
    : Failure<'max-length', 'character', Before>

/** Computes the message that `showReason` returns for a string that is not a template. */
export type ExplainFailure<Text extends string> =
  FailureIn<Text> extends Failure<infer In, infer Why, infer Before>
    ? TemplateMessage<In, Why, ShowFound<Text, Before>, Length<Before>>
    : never
