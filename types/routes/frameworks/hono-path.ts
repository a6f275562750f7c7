import type { CharSet } from '../../core/grammar/char-set'
import type { Digit } from '../../core/grammar/characters'
import type { BeforeOther } from '../../core/grammar/run'
import type { Check, Failure, PathOf } from './path-of'

type NotTaken = '%' | '*' | ':'

/** The reason why Hono refuses the character after `Good`. */
type ReasonAt<Text extends string, Good extends string> = Text extends `${Good}%${string}`
  ? 'encoded'
  : Text extends `${Good}*${string}`
    ? 'wildcard'
    : 'variable'

/** The text before the first `@` that is followed by a digit, or `never` if there is none. */
type BeforeMark<Text extends string, Before extends string = ''> = Text extends `${infer Head}@${infer Rest}`
  ? Rest extends `${Digit}${string}`
    ? `${Before}${Head}`
    : BeforeMark<Rest, `${Before}${Head}@`>
  : never

/**
 * Literal text, or its first failure. `Good` is the text before the first refused character. `Unmarked` is the text
 * before the first `@` that is followed by a digit. `Good` and `Unmarked` are `never` if there is no such character.
 */
type FailureAt<Text extends string, Before extends string, Good extends string, Unmarked extends string> = [
  Good,
] extends [never]
  ? [Unmarked] extends [never]
    ? Text
    : Failure<'mark', `${Before}${Unmarked}`>
  : [Unmarked] extends [never]
    ? Failure<ReasonAt<Text, Good>, `${Before}${Good}`>
    : Good extends `${Unmarked}${string}`
      ? Failure<'mark', `${Before}${Unmarked}`>
      : Failure<ReasonAt<Text, Good>, `${Before}${Good}`>

/** Literal text, or its failure. `Before` is the path before the literal. */
type Literal<Text extends string, Before extends string> = Text extends `${string}${NotTaken | '@'}${string}`
  ? FailureAt<Text, Before, BeforeOther<Text, Exclude<CharSet<Text>, NotTaken>>, BeforeMark<Text>>
  : Text

/** A variable and the rest of the path in the syntax of Hono, or their failure. */
type Variable<
  Expression extends string,
  Rest extends string,
  Before extends string,
  Written extends string,
> = Expression extends `/${string}*`
  ? `${Written}/*`
  : Expression extends `/${infer Optional}`
    ? `${Written}/:${Optional}?`
    : Before extends `${string}/`
      ? Rest extends '' | `${'/' | '{'}${string}`
        ? Expression extends `+${infer Remaining}`
          ? `${Written}:${Remaining}{.+}`
          : Parts<Rest, `${Before}{${Expression}}`, `${Written}:${Expression}`>
        : Failure<'segment', Before>
      : Failure<'segment', Before>

/**
 * Writes the parts of a path. `Before` is the path that has been read, and `Written` is the same path in the syntax of Hono.
 */
type Parts<
  Path extends string,
  Before extends string = '',
  Written extends string = '',
> = Path extends `${infer Text}{${infer Expression}}${infer Rest}`
  ? Literal<Text, Before> extends infer Head
    ? Head extends string
      ? Variable<Expression, Rest, `${Before}${Text}`, `${Written}${Head}`>
      : Head
    : never
  : Literal<Path, Before> extends infer Last
    ? Last extends string
      ? `${Written}${Last}`
      : Last
    : never

/**
 * A route's path in the syntax of Hono, computed from its template, or `never` if Hono cannot express it.
 *
 * @category Frameworks
 */
export type HonoPath<Text extends string> = Text extends Text ? Extract<Parts<PathOf<Text>>, string> : never

/** The template, or the reason why Hono cannot express its path. */
export type CheckHono<Text extends string> = Text extends Text ? Check<'Hono', Text, Parts<PathOf<Text>>> : never
