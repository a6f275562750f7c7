/**
 * Where and why a text is not a URI Template: the twin of `src/template/syntax/parse.ts`, read from left to right. The
 * compiler looks here only for texts that `checked-template.ts` refuses.
 */
import type { TemplateComponent, TemplateMessage, TemplateReason } from '../../../src/template/syntax/messages'
import type { ShowFound } from '../../errors/found'
import type { CharSet } from '../../grammar/char-set'
import type { Digit, Hexdig } from '../../grammar/characters'
import type { Length } from '../../grammar/length'
import type { BeforeFailure } from '../../grammar/run'
import type { Operator, PositiveDigit, RefusedLiteralChar, ReservedOperator, Varchar } from './characters'

/** An error: its part, its reason, and what stands before it, whose length is the offset. */
interface Fault<
  In extends TemplateComponent = TemplateComponent,
  Why extends TemplateReason = TemplateReason,
  Before extends string = string,
> {
  component: In
  reason: Why
  before: Before
}

/** `URI-Template = *( literals / expression )` (2) */
type FaultIn<Text extends string, Before extends string = ''> = Text extends `${infer Literals}{${infer Rest}`
  ? FaultInLiterals<Before, Literals> extends infer Found extends Fault
    ? Found
    : Rest extends `${infer Expression}}${infer After}`
      ? FaultInExpression<`${Before}${Literals}{`, Expression> extends infer Found extends Fault
        ? Found
        : FaultIn<After, `${Before}${Literals}{${Expression}}`>
      : Fault<'expression', 'expression-unclosed', `${Before}${Literals}`>
  : FaultInLiterals<Before, Text>

/** `literals` (2.1) */
type FaultInLiterals<Before extends string, Text extends string> =
  BeforeFailure<Text, Exclude<CharSet<Text>, RefusedLiteralChar | '}'> & string> extends infer Valid extends string
    ? [Valid] extends [never]
      ? false
      : Text extends `${Valid}}${string}`
        ? Fault<'expression', 'expression-unopened', `${Before}${Valid}`>
        : Fault<'literals', Text extends `${Valid}%${string}` ? 'pct-encoded' : 'character', `${Before}${Valid}`>
    : false

/** `expression = "{" [ operator ] variable-list "}"` (2.2), after the `{` */
type FaultInExpression<Before extends string, Text extends string> = Text extends `${ReservedOperator}${string}`
  ? Fault<'operator', 'operator-reserved', Before>
  : Text extends `${infer Symbol extends Operator}${infer List}`
    ? FaultInList<`${Before}${Symbol}`, List>
    : FaultInList<Before, Text>

/** `variable-list = varspec *( "," varspec )` (2.3) */
type FaultInList<Before extends string, Text extends string> = Text extends `${infer Varspec},${infer Rest}`
  ? FaultInVarspec<Before, Varspec> extends infer Found extends Fault
    ? Found
    : FaultInList<`${Before}${Varspec},`, Rest>
  : FaultInVarspec<Before, Text>

/** What stands before a character: nothing of the name, a dot in it, or a `varchar`. */
type After = 'nothing' | 'dot' | 'varchar'

/** `varspec = varname [ modifier-level4 ]`, `varname = varchar *( ["."] varchar )` (2.3) */
type FaultInVarspec<
  Before extends string,
  Text extends string,
  Last extends After = 'nothing',
> = Text extends `${infer Char}${infer Rest}`
  ? Char extends Varchar
    ? FaultInVarspec<`${Before}${Char}`, Rest, 'varchar'>
    : Char extends '%'
      ? FaultInTriplet<Before, Rest>
      : Last extends 'varchar'
        ? FaultAfterVarchar<Before, Char, Rest>
        : FaultInName<Before, Last>
  : FaultInName<Before, Last>

/** `pct-encoded` (1.5) after the `%` */
type FaultInTriplet<Before extends string, Text extends string> = Text extends `${infer High}${infer Low}${infer Rest}`
  ? High | Low | Hexdig extends Hexdig
    ? FaultInVarspec<`${Before}%${High}${Low}`, Rest, 'varchar'>
    : Fault<'varname', 'pct-encoded', Before>
  : Fault<'varname', 'pct-encoded', Before>

/** What follows no `varchar` and is none. */
type FaultInName<Before extends string, Last extends After> = Last extends 'nothing'
  ? Fault<'varname', 'varname-missing', Before>
  : Last extends 'dot'
    ? Fault<'varname', 'character', Before>
    : false

/** A dot or a modifier (2.4) */
type FaultAfterVarchar<Before extends string, Char extends string, Rest extends string> = Char extends '.'
  ? FaultInVarspec<`${Before}.`, Rest, 'dot'>
  : Char extends ':'
    ? FaultInMaxLength<`${Before}:`, Rest>
    : Char extends '*'
      ? Rest extends ''
        ? false
        : Fault<'expression', 'character', `${Before}*`>
      : Fault<'varname', 'character', Before>

/** `max-length = %x31-39 0*3DIGIT` (2.4.1) */
type FaultInMaxLength<Before extends string, Text extends string> = Text extends `${infer First extends
  PositiveDigit}${infer Rest}`
  ? FaultInDigits<`${Before}${First}`, Rest, [0, 0, 0]>
  : Fault<'max-length', 'character', Before>

/** As many digits as `Left` has elements, at most. */
type FaultInDigits<Before extends string, Text extends string, Left extends 0[]> = Text extends ''
  ? false
  : [Text, Left] extends [`${infer Char extends Digit}${infer Rest}`, [0, ...infer Fewer extends 0[]]]
    ? FaultInDigits<`${Before}${Char}`, Rest, Fewer>
    : Fault<'max-length', 'character', Before>

/** The sentence that `showReason` says of a text that is not a template. */
export type ExplainFault<Text extends string> =
  FaultIn<Text> extends Fault<infer In, infer Why, infer Before>
    ? TemplateMessage<In, Why, ShowFound<Text, Before>, Length<Before>>
    : never
