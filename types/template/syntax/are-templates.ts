import type { CharSetOf, Repeat64 } from '../../core/grammar/char-set'
import type { IsPctEncoded } from '../../core/grammar/percent-encoded'
import type { IsExpression, TemplateChar } from './checked-template'

/**
 * An expression that is appended to each string so that all strings in a union are read in the same number of steps.
 */
type End = '{\n}'

/** Padding of 64 characters, which is appended to each string. */
type Pad = Repeat64<'a'>

/**
 * Computes the union of all the characters in the given strings. A single step reads up to 64 characters of each
 * string. `CharSetOf` reads the characters after the 64th.
 */
type CharsOf<Padded extends string> = [Padded] extends [
  [infer _Undecided] extends [never] ? `${Repeat64<infer Char>}${infer Rest}` : string,
]
  ? [Rest & `${string}${Pad}`] extends [never]
    ? Char
    : Char | CharSetOf<Rest & `${string}${Pad}`>
  : never

/** The first expression in a string, and the text before and after that expression. */
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

/**
 * Determines whether all the literals and expressions in the given strings are valid. Checks each expression only once,
 * because many templates in a table share expressions.
 */
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
 * Determines whether every string in a union is known to be a template. All the strings are checked together. The
 * string with the most expressions determines the number of steps. The result is `false` if any string contains
 * non-ASCII characters.
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
