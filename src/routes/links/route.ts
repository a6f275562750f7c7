import type { ExactValues } from '../../../types/routes/links/exact-values'
import type { Linked } from '../../../types/routes/links/link'
import type { RouteGiven, RouteTaken } from '../../../types/routes/links/values'
import type { Either } from '../../core/fp/either'
import type { RelativeRef } from '../../core/model/brands'
import type { Codecs } from '../../template/codecs/codec'
import type { LinkError } from './link-error'

export type { RouteGiven, RouteTaken }

/**
 * The type of the link that is created from certain values. The compiler does not know the string that a codec writes.
 * The condition on `Values` is always true, and prevents the compiler from writing the whole type into declarations.
 */
export type LinkText<Text extends string, Of, Values> = Values extends unknown
  ? Of extends Codecs
    ? string
    : Linked<Text, Values>
  : never

/**
 * The type from which the compiler infers the values that a call passes. The values keep the types of the arguments,
 * even if the arguments are invalid.
 */
export type Loose<Given> = { readonly [Name in keyof Given]?: unknown }

/**
 * The function that creates links to a route. The function accepts any values of the right types, and throws a
 * `TypeError` for a value that the route would not read back. Literals that are certain to fail do not compile. The
 * argument may be omitted if no value is required.
 *
 * @category Routes
 */
export type LinkOrThrow<Text extends string, Of, Given = RouteGiven<Text, Of>> =
  Record<never, never> extends Given
    ? <const Values extends Loose<Given> = Record<never, never>>(
        values?: ExactValues<Text, Of, Values, Given>,
      ) => RelativeRef<LinkText<Text, Of, Values>>
    : <const Values extends Loose<Given>>(
        values: ExactValues<Text, Of, Values, Given>,
      ) => RelativeRef<LinkText<Text, Of, Values>>

/** Like `LinkOrThrow`, but with a different result type. */
export type AbsoluteLink<Text extends string, Of, To, Given = RouteGiven<Text, Of>> =
  Record<never, never> extends Given
    ? <const Values extends Loose<Given> = Record<never, never>>(values?: ExactValues<Text, Of, Values, Given>) => To
    : <const Values extends Loose<Given>>(values: ExactValues<Text, Of, Values, Given>) => To

/**
 * The function that returns a link or a `LinkError` and never throws.
 *
 * @category Routes
 */
export type TryLink<Given> =
  Record<never, never> extends Given
    ? (values?: Given) => Either<LinkError, RelativeRef>
    : (values: Given) => Either<LinkError, RelativeRef>

/**
 * A route: the pattern of a path and a query, and functions that create links to the route. `matchRoute` reads these
 * links.
 *
 * @category Routes
 */
export interface Route<Text extends string = string, Of = undefined> {
  /** The template of the route, including its prefixes. `String(route)` returns the same text. */
  readonly pattern: Text
  /** The codecs of the variables, by name. */
  readonly codecs: Of
  /**
   * Creates a link to the route. If `tryLink` would fail, throws a `TypeError` that names the variable. The compiler
   * refuses literals that fail in every table, and knows the link if it knows the values. If a target is spelled as a
   * link would spell it, the values that the route read can always be written as a link.
   */
  readonly link: LinkOrThrow<Text, Of>
  /**
   * Creates a link to the route. Never throws, unless a getter of the values throws. Fails if the route would not read
   * the link back: a segment would be empty, `.` or `..`, a codec refuses a value, or another route matches the path.
   */
  readonly tryLink: TryLink<RouteGiven<Text, Of>>
}

/**
 * The type of the values that a route reads and passes to its handlers, as in `ParamsOf<typeof site.user>`.
 *
 * @category Routes
 */
export type ParamsOf<Of> = Of extends Route<infer Text, infer Coded> ? RouteTaken<Text, Coded> : never

/**
 * A route with any pattern.
 *
 * @category Routes
 */
export interface AnyRoute {
  readonly pattern: string
  readonly codecs: unknown
  readonly link: (values: never) => RelativeRef
  readonly tryLink: (values: never) => Either<LinkError, RelativeRef>
}

/**
 * Routes and tables by name.
 *
 * @category Routes
 */
export interface RouteTable {
  readonly [name: string]: AnyRoute | RouteTable
}
