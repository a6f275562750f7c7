/** The types in this file compute the shape of a route. Two routes that match the same paths have the same shape. */

import type { HostMark } from './entry'
import type { ExactShape, NoShape } from './exact-shape'
import type { NotPlain } from './route-fault'

/** In a route that `UsualShape` accepts, matches the text that may follow a segment. */
type AfterSegment = '' | `/${string}` | `{?${string}`

/** Matches a template that contains too many variables for `UsualShape`, which is not tail-recursive. */
type WithFour = `${string}{${string}{${string}{${string}{${string}`

/** Computes the shape of the last segment of a path, or `NoShape` if the segment does not have the form `{+name}`. */
type UsualRest<Expression> = Expression extends `+${infer Name}`
  ? Name extends NotPlain | '__proto__'
    ? NoShape
    : '{+}'
  : NoShape

/**
 * Computes the shape of a variable that is a whole segment, followed by the shape of the rest of the route. A separate
 * type lets the compiler reuse cached results for segments that many routes share.
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

/** Matches an expression that contains a `:` and is therefore not a valid optional query. */
type NoQuery = `${string}:${string}`

/** Computes the shape of an optional query, such as `{?name}`, at the end of a string. */
type UsualQuery<Expression, Rest> = Rest extends ''
  ? Expression extends NoQuery
    ? NoShape
    : Expression extends `?${string}`
      ? ''
      : NoShape
  : NoShape

/**
 * Computes the shape of a route that has the usual form: each variable is a whole segment, and only an expression such
 * as `{?name}` may follow the path. The shape of a route in any other form contains `NoShape`.
 */
type UsualShape<Text extends string, Coded> = Text extends `${infer Literal}{${infer Expression}}${infer Rest}`
  ? `${Literal}${Literal extends `${string}/` ? UsualSegment<Expression, Rest, Coded> : UsualQuery<Expression, Rest>}`
  : Text

/**
 * Matches the shape of any route that `ExactShape` must examine: a route in an unusual form, or a route that may
 * contain encoded octets, dot segments, a host, or a parameter such as `:name`.
 */
type Unusual =
  | ''
  | `${string}${NoShape | '#' | '[' | ']' | '%' | '/.' | '/:' | '/*' | '/$'}${string}`
  | `${'' | HostMark}//${string}`

/** Evaluates to `Shape`, or to the exact shape of `Text` if the route is not in the usual form. */
type Examined<Shape, Text extends string, Coded> = Shape extends Unusual ? ExactShape<Text, Coded> : Shape

/**
 * Computes the shape of a route. Two routes have the same shape if they match the same paths. `Text` must be a
 * template. The result is `NoShape` if the template is not a route. `ExactShape` handles every route, but takes twice
 * as much compile time as `UsualShape`.
 */
export type RouteShape<Text extends string, Coded> = Examined<UsualShape<Text, Coded>, Text, Coded>

/**
 * Computes two lines for each segment that contains either several variables or one variable and text. The first line
 * is the path before the segment, and the second line is the segment.
 */
export type Places<Shape extends string, Before extends string = ''> = Shape extends `${infer Segment}/${infer Rest}`
  ? PlaceOf<Segment, Before> | Places<Rest, `${Before}${Segment}/`>
  : PlaceOf<Shape, Before>

type PlaceOf<Segment extends string, Before extends string> = Segment extends `${string}{.}${string}`
  ? `${Before}\n${Segment}`
  : never
