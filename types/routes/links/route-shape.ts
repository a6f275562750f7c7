import type { PctNormalized } from '../../percent/normalize'

/** A path without the literal query and fragment that follow it. */
type Cut<Text extends string> = Text extends `${infer Path}${'?' | '#'}${string}` ? Cut<Path> : Text

/** A name in a path, which no operator or modifier changes. */
type NotPlain = `${'+' | '#' | '.' | '/' | ';' | '?' | '&'}${string}` | `${string}${',' | ':' | '*'}${string}`

/** What may follow a variable that is a whole segment: the next one, or the end of the path. */
type AfterSegment = '' | `${'/' | '?' | '#'}${string}` | `{${'/' | '?' | '#'}${string}`

/** Whether nothing but a fragment is left. */
type IsFragment<Text extends string> = Text extends ''
  ? true
  : Text extends `{#${string}}${infer Rest}` | `#${infer Rest}`
    ? Rest extends `${string}{${string}`
      ? false
      : true
    : false

/** Whether a query is left that is there, with pairs in it, and a fragment. */
type IsQuery<Text extends string> = Text extends `${infer Literal}{${infer Expression}}${infer Rest}`
  ? Literal extends `${string}#${string}`
    ? false
    : Expression extends `&${string}`
      ? IsQuery<Rest>
      : IsFragment<`{${Expression}}${Rest}`>
  : true

/** Whether what follows a path is a query, which may be absent, and a fragment. */
type IsTail<Text extends string> = Text extends `{?${string}}${infer Rest}`
  ? IsFragment<Rest>
  : Text extends `?${string}`
    ? IsQuery<Text>
    : IsFragment<Text>

type Dot = '.' | '%2e' | '%2E'

/** What stands in no path: `.` and `..`, however their dots are written (3.3), brackets, and what would end it. */
type NoPath = `${string}${'[' | ']' | '?' | '#' | `/${Dot}/` | `/${Dot}${Dot}/`}${string}`

/** A path as it is compared, in which nothing that cannot be matched stands. */
type PathShape<Path extends string> = Path extends `/${string}`
  ? Path extends `${string}${'[' | ']' | '?' | '#' | '/.' | '%'}${string}`
    ? `${Path}/` extends NoPath
      ? never
      : PctNormalized<Path>
    : Path
  : never

/** `{/name*}`, last: all segments that are left, or none. */
type ListShape<Path extends string> = PathShape<`${Path}/{+}`> | PathShape<Path extends '' ? '/' : Path>

/**
 * What two routes have in common that match the same paths: the path, in which the name of a variable says nothing, and
 * `{+}` is the rest. Never for what is no route.
 */
export type RouteShape<
  Text extends string,
  Before extends string = '',
  Names = '__proto__',
> = Text extends `${infer Literal}{${infer Expression}}${infer Rest}`
  ? Expression extends Names | NotPlain
    ? Text extends `${Cut<Literal>}${infer Tail extends `${'?' | '#'}${string}` | `{${'?' | '#'}${string}`}`
      ? IsTail<Tail> extends true
        ? PathShape<`${Before}${Cut<Literal>}`>
        : never
      : LastShape<`${Before}${Literal}`, Expression, IsTail<Rest>, Names>
    : Literal extends `${string}/`
      ? Rest extends AfterSegment
        ? RouteShape<Rest, `${Before}${Literal}{}`, Names | Expression>
        : never
      : never
  : PathShape<`${Before}${Cut<Text>}`>

/** The last variable of a path: `{+name}` or `{/name*}`. */
type LastShape<Path extends string, Expression extends string, IsLast, Names> = IsLast extends true
  ? Expression extends `/${infer Name}*`
    ? Name extends Names | NotPlain
      ? never
      : ListShape<Path>
    : Expression extends `+${infer Name}`
      ? Name extends Names | NotPlain
        ? never
        : Path extends `${string}/`
          ? PathShape<`${Path}{+}`>
          : never
      : never
  : never
