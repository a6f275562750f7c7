/** The shape of a path, read as exactly as `parsePattern` reads it. */
import type { PctNormalized } from '../../core/percent/normalize'
import type { Dot, NotPlain } from '../patterns/route-fault'

/** The text after a whole-segment variable: the next segment, or the end of the path. */
type AfterSegment = '' | `${'/' | '?' | '#'}${string}` | `{${'/' | '?' | '#'}${string}`

/** A path without its literal query; no path if there is a fragment. */
type CutQuery<Text extends string> = Text extends `${string}#${string}`
  ? '#'
  : Text extends `${infer Path}?${string}`
    ? Path
    : Text

/** Whether the text is a literal query, which may contain `{&name}`. */
type IsQuery<Text extends string> = Text extends `${string}#${string}`
  ? false
  : Text extends `${string}{${infer Expression}}${infer Rest}`
    ? Expression extends `${string}:${string}`
      ? false
      : Expression extends `&${string}`
        ? IsQuery<Rest>
        : false
    : true

/** Whether the text after a path is an optional query. */
type IsTail<Text extends string> = Text extends ''
  ? true
  : Text extends `{?${infer List}}`
    ? List extends `${string}${':' | '}'}${string}`
      ? false
      : true
    : Text extends `?${string}`
      ? IsQuery<Text>
      : false

/** Text that a path must not contain: raw or encoded dot segments (3.3), brackets, `?`, `#`, `:name`, `*name`, `{a}{b}`. */
type NoPath = `${string}${'[' | ']' | '?' | '#' | '/:' | '/*' | '}{' | `/${Dot}/` | `/${Dot}${Dot}/`}${string}`

/**
 * The shape of a string that is not a route: no shape contains it. It is not `never`, which the shapes of the other
 * members of a union would hide.
 */
export type NoShape = '?'

/** Whether a segment with variables also has encoded octets. */
type HasBeside<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? Segment extends `${string}{${string}`
    ? Segment extends `${string}%${string}`
      ? true
      : HasBeside<Rest>
    : HasBeside<Rest>
  : false

/** The normalized path; `NoShape` if it contains text that cannot be matched. */
type PathShape<Path extends string> = Path extends `/${string}`
  ? Path extends `${string}${'[' | ']' | '?' | '#' | '/.' | '/:' | '/*' | '}{' | '%'}${string}` | `//${string}`
    ? `${Path}/` extends NoPath | `//${string}/`
      ? NoShape
      : Path extends `${string}%${string}`
        ? HasBeside<`${Path}/`> extends true
          ? NoShape
          : PctNormalized<Path>
        : Path
    : Path
  : NoShape

/** `{/name}` or `{/name*}` at the end: the next segment or the remaining segments, if any. */
type OptionalShape<Path extends string, Variable extends string> =
  | PathShape<`${Path}/${Variable}`>
  | PathShape<Path extends '' ? '/' : Path>

/**
 * Equal for two routes that match the same paths: the path with `{}` for each variable, `{:}` for one with a codec, `{.}` for
 * one within a segment, and `{+}` for the rest. `NoShape` if the text, which must be a template, is not a route.
 */
export type ExactShape<
  Text extends string,
  Coded,
  Before extends string = '',
  Names = '__proto__',
> = Text extends `${infer Literal}{${infer Expression}}${infer Rest}`
  ? Expression extends Names | NotPlain
    ? Text extends `${CutQuery<Literal>}${infer Tail extends `${'?' | '#'}${string}` | `{${'?' | '#'}${string}`}`
      ? IsTail<Tail> extends true
        ? PathShape<`${Before}${CutQuery<Literal>}`>
        : NoShape
      : LastShape<`${Before}${Literal}`, Expression, IsTail<Rest>, Coded, Names>
    : Literal extends `${string}/`
      ? Rest extends AfterSegment
        ? ExactShape<Rest, Coded, `${Before}${Literal}${Expression extends Coded ? '{:}' : '{}'}`, Names | Expression>
        : ExactShape<Rest, Coded, `${Before}${Literal}{.}`, Names | Expression>
      : ExactShape<Rest, Coded, `${Before}${Literal}{.}`, Names | Expression>
  : PathShape<`${Before}${CutQuery<Text>}`>

/** The last variable of a path: `{+name}`, `{/name}` or `{/name*}`. */
type LastShape<Path extends string, Expression extends string, IsLast, Coded, Names> = IsLast extends true
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
