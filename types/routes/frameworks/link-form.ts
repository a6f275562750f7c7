/** This file computes the form of the links to a route: the literals of its template, with placeholders for values. */
import type { CharSet } from '../../core/grammar/char-set'
import type { UriChar } from '../../core/grammar/characters'

/** Matches an expression that expands to a query. */
type Pairs = `?${string}` | `&${string}`

/** Evaluates to `Path`, or to `/` if the path is empty because it lacks its optional segment. */
type Rooted<Path extends string> = Path extends '' ? '/' : Path

/** Computes the form of the links to a template. `Done` is the form of the text before `Text`. */
type FormOf<Text extends string, Done extends string = ''> = Text extends `${infer Before}{${infer Inner}}${infer Rest}`
  ? Inner extends Pairs
    ? Inner extends `${infer First}${string}`
      ? `${Done}${Before}` | `${Done}${Before}${First}${string}`
      : never
    : Inner extends `/${string}`
      ? FormOf<Rest, Rooted<`${Done}${Before}`> | `${Done}${Before}/${string}`>
      : FormOf<Rest, `${Done}${Before}${string}`>
  : `${Done}${Text}`

/**
 * Computes the form of the links to a route, such as `/users/${string}`. If the route has several kinds of links, the
 * result is a union. The result is `string` for a route with a host, and for a literal that a link encodes.
 */
export type LinkForm<Text extends string> = Text extends `//${string}`
  ? string
  : CharSet<Text> extends UriChar | '{' | '}'
    ? FormOf<Text>
    : string
