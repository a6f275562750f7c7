import type { CharSetOf, Repeat64 } from '../../core/grammar/char-set'
import type { IsPctEncoded } from '../../core/grammar/percent-encoded'
import type { IsExpression, TemplateChar } from './checked-template'

/**
 * An expression that is appended to each string, so that all strings of a union can be read to the end in the same
 * number of steps.
 */
type End = '{\n}'

/** 64 characters that are appended to a string. */
type Pad = Repeat64<'a'>

/**
 * The characters of all strings in a union. One step reads the first 64 characters of each string. The rest of each
 * longer string is read separately.
 */
type CharsOf<Padded extends string> = [Padded] extends [
  [infer _Undecided] extends [never] ? `${Repeat64<infer Char>}${infer Rest}` : string,
]
  ? [Rest & `${string}${Pad}`] extends [never]
    ? Char
    : Char | CharSetOf<Rest & `${string}${Pad}`>
  : never

/** The first literal, the first expression and the rest, for all strings of a union at once. */
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

/** Whether all parts of all strings are valid. Expressions repeat in a table, so each is checked only once. */
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
 * Whether all strings of a union are certainly templates. All strings are checked at once, with one step for each
 * expression of the string that has the most. The result is false if a string has non-ASCII characters.
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
