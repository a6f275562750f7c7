import type { ENCODED, MARK, NOT_EMPTY, SEGMENT, VARIABLE, WILDCARD } from '../../../src/routes/frameworks/messages'
import type { CharSet } from '../../core/grammar/char-set'
import type { Digit } from '../../core/grammar/characters'
import type { BeforeOther } from '../../core/grammar/run'
import type { Check, Failure, OnHost, PathOf } from './path-of'

type NotTaken = '%' | '*' | ':'

/** Determines why the character after `Good` in `Text` is refused. */
type ReasonAt<Text extends string, Good extends string> = Text extends `${Good}%${string}`
  ? typeof ENCODED
  : Text extends `${Good}*${string}`
    ? typeof WILDCARD
    : typeof VARIABLE

/**
 * Extracts the text before the first `@` that is followed by a digit, or evaluates to `never` if there is no such `@`.
 */
type BeforeMark<Text extends string, Before extends string = ''> = Text extends `${infer Head}@${infer Rest}`
  ? Rest extends `${Digit}${string}`
    ? `${Before}${Head}`
    : BeforeMark<Rest, `${Before}${Head}@`>
  : never

/** Evaluates to `Text`, or to the first error in `Text`. The error follows either `Good` or `Unmarked`. */
type FailureAt<Text extends string, Before extends string, Good extends string, Unmarked extends string> = [
  Good,
] extends [never]
  ? [Unmarked] extends [never]
    ? Text
    : Failure<typeof MARK, `${Before}${Unmarked}`>
  : [Unmarked] extends [never]
    ? Failure<ReasonAt<Text, Good>, `${Before}${Good}`>
    : Good extends `${Unmarked}${string}`
      ? Failure<typeof MARK, `${Before}${Unmarked}`>
      : Failure<ReasonAt<Text, Good>, `${Before}${Good}`>

/** Evaluates to `Text`, or to the first error in `Text`. */
type Literal<Text extends string, Before extends string> = Text extends `${string}${NotTaken | '@'}${string}`
  ? FailureAt<Text, Before, BeforeOther<Text, Exclude<CharSet<Text>, NotTaken>>, BeforeMark<Text>>
  : Text

/** Matches a path with an empty segment. If an optional variable follows the path, Hono removes the empty segment. */
type WithEmpty = `${string}/` | `${string}//${string}`

/** Evaluates to the path in Hono syntax, or to the first error after `Before`. */
type Variable<
  Expression extends string,
  Rest extends string,
  Before extends string,
  Written extends string,
> = Expression extends `/${string}*`
  ? `${Written}/*`
  : Expression extends `/${infer Optional}`
    ? Before extends WithEmpty
      ? Failure<typeof NOT_EMPTY, Before>
      : `${Written}/:${Optional}?`
    : Before extends `${string}/`
      ? Rest extends '' | `${'/' | '{'}${string}`
        ? Expression extends `+${infer Remaining}`
          ? `${Written}:${Remaining}{.+}`
          : Parts<Rest, `${Before}{${Expression}}`, `${Written}:${Expression}`>
        : Failure<typeof SEGMENT, Before>
      : Failure<typeof SEGMENT, Before>

/**
 * Converts a path to Hono syntax, one expression at a time. `Before` is the part of the path that has been read, and
 * `Written` is the same part in Hono syntax.
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
 * Computes a route's path in Hono syntax from the route's template. The result is `never` if Hono cannot express the
 * path.
 *
 * @category Frameworks
 */
export type HonoPath<Text extends string> = Text extends Text ? Extract<Parts<PathOf<Text>>, string> : never

/** Evaluates to the route, or to an error type that explains why Hono cannot express the route's path. */
export type CheckHono<Text extends string> = Text extends `//${string}`
  ? OnHost<'Hono'>
  : Check<'Hono', Text, Parts<PathOf<Text>>>
