/** The shape of a route, by which the compiler finds two routes that match the same paths. */
import type { NotPlain } from '../patterns/route-fault'
import type { ExactShape, NoShape } from './exact-shape'

/** What follows a segment of a usual route. */
type AfterSegment = '' | `/${string}` | `{?${string}`

/** A template with too many variables for a type that calls itself before it ends. */
type WithFour = `${string}{${string}{${string}{${string}{${string}`

/** The last segment of a path, if it is `{+name}`. */
type UsualRest<Expression> = Expression extends `+${infer Name}`
  ? Name extends NotPlain | '__proto__'
    ? NoShape
    : '{+}'
  : NoShape

/** A segment that is a variable, and the rest of the text. This is a separate type because segments repeat. */
type UsualSegment<Expression extends string, Rest extends string, Coded> = Expression extends NotPlain | '__proto__'
  ? Rest extends ''
    ? UsualRest<Expression>
    : NoShape
  : Rest extends AfterSegment
    ? Rest extends WithFour | `${string}{${'' | '+'}${Expression}}${string}`
      ? NoShape
      : `${Expression extends Coded ? '{:}' : '{}'}${UsualShape<Rest, Coded>}`
    : NoShape

/** Anything but a `{?name}`: it may be a prefix. */
type NoQuery = `${string}:${string}`

/** The end of a string, if it is `{?name}`. */
type UsualQuery<Expression, Rest> = Rest extends ''
  ? Expression extends NoQuery
    ? NoShape
    : Expression extends `?${string}`
      ? ''
      : NoShape
  : NoShape

/**
 * The shape of a usual route: its variables are whole segments, and `{?name}` or nothing follows. For any other it contains
 * `NoShape`.
 */
type UsualShape<Text extends string, Coded> = Text extends `${infer Literal}{${infer Expression}}${infer Rest}`
  ? `${Literal}${Literal extends `${string}/` ? UsualSegment<Expression, Rest, Coded> : UsualQuery<Expression, Rest>}`
  : Text

/** A shape that is none of a usual route, or may have encoded octets, dot segments, `:name` or a host. */
type Unusual = '' | `${string}${NoShape | '#' | '[' | ']' | '%' | '/.' | '/:' | '/*'}${string}` | `//${string}`

/** A shape, or the exact one of `Text` if that needs a closer look. */
type Examined<Shape, Text extends string, Coded> = Shape extends Unusual ? ExactShape<Text, Coded> : Shape

/**
 * Equal for two routes that match the same paths; `NoShape` if `Text`, which must be a template, is not a route. See
 * `ExactShape`, which costs the compiler twice as much.
 */
export type RouteShape<Text extends string, Coded> = Examined<UsualShape<Text, Coded>, Text, Coded>

/** The segments with several variables, or with text next to one: each with the path before it, on two lines. */
export type Places<Shape extends string, Before extends string = ''> = Shape extends `${infer Segment}/${infer Rest}`
  ? PlaceOf<Segment, Before> | Places<Rest, `${Before}${Segment}/`>
  : PlaceOf<Shape, Before>

type PlaceOf<Segment extends string, Before extends string> = Segment extends `${string}{.}${string}`
  ? `${Before}\n${Segment}`
  : never
