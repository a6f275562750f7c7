/** The types in this file compute the shape of any route's path. At run time, `parsePattern` applies the same rules. */
import type { PctNormalized } from '../../core/percent/normalize'
import type { HostMark } from './entry'
import type { HostShape } from './host-fault'
import type { Cut, Dot, FailureInTail, NotPlain } from './route-fault'

/** Matches what may follow a variable that is a whole segment: nothing, another segment, a query, or a fragment. */
type AfterSegment = '' | `${'/' | '?' | '#'}${string}` | `{${'/' | '?' | '#'}${string}`

/**
 * Matches a path that contains an invalid part: a raw or encoded dot segment (RFC 3986, section 3.3), `[`, `]`, `?`,
 * `#`, `:name`, `*name`, `$name` or `{a}{b}`.
 */
type NoPath = `${string}${'[' | ']' | '?' | '#' | '/:' | '/*' | '/$' | '}{' | `/${Dot}/` | `/${Dot}${Dot}/`}${string}`

/**
 * Stands for the shape of a string that is not a route. The shape of a valid route never contains `?`. `NoShape` is not
 * `never`, because `never` would disappear from a union with other shapes.
 */
export type NoShape = '?'

/** Determines whether any segment of a path contains both variables and percent-encoded octets. */
type HasBeside<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? Segment extends `${string}{${string}`
    ? Segment extends `${string}%${string}`
      ? true
      : HasBeside<Rest>
    : HasBeside<Rest>
  : false

/** Normalizes a path. The result is `NoShape` if no router could match the path. */
type PathShape<Path extends string> = Path extends `/${string}`
  ? Path extends `${string}${'[' | ']' | '?' | '#' | '/.' | '/:' | '/*' | '/$' | '}{' | '%'}${string}` | `//${string}`
    ? `${Path}/` extends NoPath | `//${string}/`
      ? NoShape
      : Path extends `${string}%${string}`
        ? HasBeside<`${Path}/`> extends true
          ? NoShape
          : PctNormalized<Path>
        : Path
    : Path
  : Path extends `${HostMark}${infer Marked}`
    ? MarkedShape<Marked>
    : NoShape

/** Computes the shape of a path in a table whose routes may have hosts. */
type MarkedShape<Path extends string> = Path extends `//${infer Host}/${infer Rest}`
  ? ShapeOnHost<HostShape<Host>, PathShape<`/${Rest}`>>
  : Path extends `//${infer Host}`
    ? ShapeOnHost<HostShape<Host>, '/'>
    : ShapeOnHost<'', PathShape<Path>>

type ShapeOnHost<Host extends string, Shape extends string> = [Host] extends [never]
  ? NoShape
  : Shape extends NoShape
    ? NoShape
    : `${HostMark}${Host}${Shape}`

/**
 * Computes the two shapes of a path that ends in `{/name}` or `{/name*}`: one with the variable, and one without it.
 */
type OptionalShape<Path extends string, Variable extends string> =
  | PathShape<`${Path}/${Variable}`>
  | PathShape<Path extends '' ? '/' : Path>

/**
 * Computes the shape of a route. Two routes have the same shape if they match the same paths. The shape is the route's
 * path with its variables replaced: `{:}` stands for a variable with a codec, and `{.}` for a variable within a
 * segment. `{+}` stands for a variable that matches the rest of the path, and `{}` for a plain variable. `Text` must be
 * a template. The result is `NoShape` if the template is not a route.
 */
export type ExactShape<
  Text extends string,
  Coded,
  Before extends string = '',
  Names = '__proto__',
> = Text extends `${infer Literal}{${infer Expression}}${infer Rest}`
  ? Expression extends Names | NotPlain
    ? Text extends `${Cut<Literal>}${infer Tail extends `${'?' | '#'}${string}` | `{${'?' | '#'}${string}`}`
      ? TailShape<`${Before}${Cut<Literal>}`, Tail>
      : LastShape<`${Before}${Literal}`, Expression, FailureInTail<Rest, ''>, Coded, Names>
    : Literal extends `${string}/`
      ? Rest extends AfterSegment
        ? ExactShape<Rest, Coded, `${Before}${Literal}${Expression extends Coded ? '{:}' : '{}'}`, Names | Expression>
        : ExactShape<Rest, Coded, `${Before}${Literal}{.}`, Names | Expression>
      : ExactShape<Rest, Coded, `${Before}${Literal}{.}`, Names | Expression>
  : Text extends `${Cut<Text>}${infer Tail}`
    ? TailShape<`${Before}${Cut<Text>}`, Tail>
    : NoShape

/** Computes the shape of a path. The result is `NoShape` if the path is followed by text other than a query. */
type TailShape<Path extends string, Tail extends string> =
  FailureInTail<Tail, ''> extends false ? PathShape<Path> : NoShape

/**
 * Computes the shape of a path whose last expression is `{+name}`, `{/name}` or `{/name*}`. `Failed` is the error in
 * the text after the path, or `false` if that text is valid.
 */
type LastShape<Path extends string, Expression extends string, Failed, Coded, Names> = Failed extends false
  ? Expression extends `/${infer Varspec}`
    ? Varspec extends `${infer Name}*`
      ? Name extends Names | NotPlain
        ? NoShape
        : OptionalShape<Path, '{+}'>
      : Varspec extends Names | NotPlain
        ? NoShape
        : OptionalShape<Path, Varspec extends Coded ? '{:}' : '{}'>
    : Expression extends `+${infer Name}`
      ? Name extends Names | NotPlain
        ? NoShape
        : Path extends `${string}/`
          ? PathShape<`${Path}{+}`>
          : NoShape
      : NoShape
  : NoShape
