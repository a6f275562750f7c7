import type { ReadableRoute } from '../../../src/routes/links/route'
import type { CharSet } from '../../core/grammar/char-set'
import type { Alpha, UriChar } from '../../core/grammar/characters'
import type { Varchar } from '../../template/syntax/characters'
import type { Escaped } from './escaped'
import type { OnHost, PathOf } from './path-of'

type Special = '(' | ')' | '+' | '!' | ':' | '*'

/** Evaluates to a variable's name, in quotes if Express could otherwise misread the name or the text after it. */
type Name<Text extends string, Next extends string> = Next extends `${Varchar | '$'}${string}`
  ? `"${Text}"`
  : Text extends `${string}${'.' | '%'}${string}`
    ? `"${Text}"`
    : Text extends `${Alpha | '_'}${string}`
      ? Text
      : `"${Text}"`

/** Converts a variable and the rest of the path to Express syntax. */
type Variable<
  Expression extends string,
  Rest extends string,
  Before extends string,
> = Expression extends `/${infer List}*`
  ? Before extends ''
    ? `/{*${Name<List, ''>}}`
    : `${Before}{/*${Name<List, ''>}}`
  : Expression extends `/${infer Optional}`
    ? Before extends ''
      ? `/{:${Name<Optional, ''>}}`
      : `${Before}{/:${Name<Optional, ''>}}`
    : Expression extends `+${infer Remaining}`
      ? `${Before}{*${Name<Remaining, ''>}}`
      : Parts<Rest, `${Before}:${Name<Expression, Rest>}`>

type Parts<
  Path extends string,
  Before extends string = '',
> = Path extends `${infer Literal}{${infer Expression}}${infer Rest}`
  ? Variable<Expression, Rest, `${Before}${Escaped<Literal, Special>}`>
  : `${Before}${Escaped<Path, Special>}`

/**
 * Computes a route's path in Express syntax from the route's template. The result is `string` if the path contains
 * non-ASCII characters.
 *
 * @category Frameworks
 */
export type ExpressPath<Text extends string> = Text extends Text
  ? CharSet<Text> extends UriChar | '{' | '}'
    ? Parts<PathOf<Text>>
    : string
  : never

/**
 * Evaluates to the route, or to an error type that explains why the route's path cannot be written in Express syntax.
 */
export type CheckExpress<Text extends string> = Text extends `//${string}`
  ? OnHost<'Express'>
  : ReadableRoute<Text, unknown>
