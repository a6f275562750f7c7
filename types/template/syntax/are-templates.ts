import type { CharSetOf, Repeat64 } from '../../core/grammar/char-set'
import type { IsPctEncoded } from '../../core/grammar/percent-encoded'
import type { IsExpression, TemplateChar } from './checked-template'

/** Ends each string, so that all of a union have the same number of expressions in the end. */
type End = '{\n}'

/** 64 characters that follow a string. */
type Pad = Repeat64<'a'>

/** The characters of all strings of a union: of each up to 64 in one step, and of longer ones one by one. */
type CharsOf<Padded extends string> = [Padded] extends [
  [infer _Undecided] extends [never] ? `${Repeat64<infer Char>}${infer Rest}` : string,
]
  ? [Rest & `${string}${Pad}`] extends [never]
    ? Char
    : Char | CharSetOf<Rest & `${string}${Pad}`>
  : never

/** The first literal, the first expression and what follows, of all strings of a union at once. */
interface Split<Literal, Expression, Rest> {
  readonly literal: Literal
  readonly expression: Expression
  readonly rest: Rest
}

type SplitOf<Texts> = [Texts] extends [
  [infer _Undecided] extends [never] ? `${infer Literal}{${infer Expression}}${infer Rest}` : unknown,
]
  ? Split<Literal, Expression, Rest>
  : never

/** Whether all parts of all strings are right. The expressions of a table repeat, and each is checked once. */
type AreParts<Texts, Expressions = never> = [Texts] extends ['']
  ? IsExpression<Exclude<Expressions, '\n'> & string> extends true
    ? true
    : false
  : SplitOf<Texts> extends Split<infer Literal, infer Expression, infer Rest>
    ? [Literal & `${string}}${string}`] extends [never]
      ? AreParts<Rest, Expressions | Expression>
      : false
    : false

/**
 * Whether surely all strings of a union are templates. It examines all of them at once, in as many steps as the longest
 * has expressions. For strings outside ASCII the answer is false.
 */
export type AreTemplates<Texts extends string> = [Texts] extends [never]
  ? true
  : TemplateChar | CharsOf<`${Texts}${Pad}`> extends TemplateChar
    ? [Texts & `${string}%${string}`] extends [never]
      ? AreParts<`${Texts}${End}`>
      : IsPctEncoded<Texts & `${string}%${string}`> extends true
        ? AreParts<`${Texts}${End}`>
        : false
    : false
