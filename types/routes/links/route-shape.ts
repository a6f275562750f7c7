/** The shape of a route. Two routes that match the same paths have the same shape. */
import type { NotPlain } from '../patterns/route-fault'
import type { ExactShape, NoShape } from './exact-shape'

/** The text that may follow a segment of a usual route. */
type AfterSegment = '' | `/${string}` | `{?${string}`

/** A template with too many variables for a type that is not tail-recursive. */
type WithFour = `${string}{${string}{${string}{${string}{${string}`

/** The shape of the last segment of a path, if that is `{+name}`. */
type UsualRest<Expression> = Expression extends `+${infer Name}`
  ? Name extends NotPlain | '__proto__'
    ? NoShape
    : '{+}'
  : NoShape

/**
 * The shape of a segment that is a variable, and of the text after it. This is a separate type because segments repeat.
 */
type UsualSegment<Expression extends string, Rest extends string, Coded> = Expression extends NotPlain | '__proto__'
  ? Rest extends ''
    ? UsualRest<Expression>
    : NoShape
  : Rest extends AfterSegment
    ? Rest extends WithFour | `${string}{${'' | '+'}${Expression}}${string}`
      ? NoShape
      : `${Expression extends Coded ? '{:}' : '{}'}${UsualShape<Rest, Coded>}`
    : NoShape

/** An expression with a `:`, which is not a valid optional query. */
type NoQuery = `${string}:${string}`

/** The shape of an optional query, `{?name}`, at the end of a string. */
type UsualQuery<Expression, Rest> = Rest extends ''
  ? Expression extends NoQuery
    ? NoShape
    : Expression extends `?${string}`
      ? ''
      : NoShape
  : NoShape

/**
 * The shape of a usual route, in which variables are whole segments, and only `{?name}` may follow the path. The shape
 * of any other route contains `NoShape`.
 */
type UsualShape<Text extends string, Coded> = Text extends `${infer Literal}{${infer Expression}}${infer Rest}`
  ? `${Literal}${Literal extends `${string}/` ? UsualSegment<Expression, Rest, Coded> : UsualQuery<Expression, Rest>}`
  : Text

/**
 * A shape that does not belong to a usual route, or that may have encoded octets, dot segments, a host, or `:name` and
 * its like.
 */
type Unusual = '' | `${string}${NoShape | '#' | '[' | ']' | '%' | '/.' | '/:' | '/*' | '/$'}${string}` | `//${string}`

/** `Shape`, or the exact shape of `Text` if the route is not a usual one. */
type Examined<Shape, Text extends string, Coded> = Shape extends Unusual ? ExactShape<Text, Coded> : Shape

/**
 * The shape of a route, which is equal for two routes that match the same paths. `Text` must be a template. The result
 * is `NoShape` if it is not a route. `ExactShape` handles all routes, but costs the compiler twice as much.
 */
export type RouteShape<Text extends string, Coded> = Examined<UsualShape<Text, Coded>, Text, Coded>

/**
 * For each segment that has several variables, or text next to a variable, two lines: the path before it, and the
 * segment.
 */
export type Places<Shape extends string, Before extends string = ''> = Shape extends `${infer Segment}/${infer Rest}`
  ? PlaceOf<Segment, Before> | Places<Rest, `${Before}${Segment}/`>
  : PlaceOf<Shape, Before>

type PlaceOf<Segment extends string, Before extends string> = Segment extends `${string}{.}${string}`
  ? `${Before}\n${Segment}`
  : never
