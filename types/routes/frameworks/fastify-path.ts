import type { ENCODED, NO_DOT, NO_LIST, SEPARATOR, WILDCARD } from '../../../src/routes/frameworks/messages'
import type { CharSet } from '../../core/grammar/char-set'
import type { BeforeOther } from '../../core/grammar/run'
import type { Check, Failure, OnHost, PathOf } from './path-of'

type NotTaken = '%' | '*'

/** Doubles each colon in literal text. */
type Doubled<Text extends string, Before extends string = ''> = Text extends `${infer Head}:${infer Rest}`
  ? Doubled<Rest, `${Before}${Head}::`>
  : `${Before}${Text}`

/** The error at the first character that Fastify refuses in literal text. */
type FailureAt<Text extends string, Before extends string, Good extends string> = Failure<
  Text extends `${Good}%${string}` ? typeof ENCODED : typeof WILDCARD,
  `${Before}${Good}`
>

/** Converts literal text to Fastify syntax, or evaluates to an error if Fastify cannot match the text. */
type Literal<Text extends string, Before extends string> = Before extends `${string}}`
  ? Text extends '' | `${'.' | '-' | '/'}${string}`
    ? PlainLiteral<Text, Before>
    : Failure<typeof SEPARATOR, Before>
  : PlainLiteral<Text, Before>

type PlainLiteral<Text extends string, Before extends string> = Text extends `${string}${NotTaken}${string}`
  ? FailureAt<Text, Before, BeforeOther<Text, Exclude<CharSet<Text>, NotTaken>>>
  : Doubled<Text>

/** Evaluates to the path in Fastify syntax, or to the first error in the variable `Expression` or in `Rest`. */
type Variable<
  Expression extends string,
  Rest extends string,
  Before extends string,
  Written extends string,
> = Expression extends `/${string}*`
  ? Written extends ''
    ? '/*'
    : Failure<typeof NO_LIST, Before>
  : Expression extends `${string}.${string}`
    ? Failure<typeof NO_DOT, Before>
    : Expression extends `/${infer Optional}`
      ? `${Written}/:${Optional}?`
      : Expression extends `+${string}`
        ? `${Written}*`
        : Parts<Rest, `${Before}{${Expression}}`, `${Written}:${Expression}`>

/**
 * Converts a path to Fastify syntax, one expression at a time. `Before` is the part of the path that has been read, and
 * `Written` is the same part in Fastify syntax.
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
 * Computes a route's path in Fastify syntax from the route's template. The result is `never` if Fastify cannot express
 * the path.
 *
 * @category Frameworks
 */
export type FastifyPath<Text extends string> = Text extends Text ? Extract<Parts<PathOf<Text>>, string> : never

/** Evaluates to the route, or to an error type that explains why Fastify cannot express the route's path. */
export type CheckFastify<Text extends string> = Text extends `//${string}`
  ? OnHost<'Fastify'>
  : Check<'Fastify', Text, Parts<PathOf<Text>>>
