import type { ExactValues } from '../../../types/routes/links/exact-values'
import type { Linked, WithVariable } from '../../../types/routes/links/link'
import type { RouteGiven, RouteTaken } from '../../../types/routes/links/values'
import type { Either } from '../../core/fp/either'
import type { RelativeRef } from '../../core/model/brands'
import type { Codecs } from '../../template/codecs/codec'
import type { LinkError } from './link-error'

export type { RouteGiven, RouteTaken }

/**
 * A route's pattern and codecs. `matchRoute` accepts any object that has a route's pattern and codecs.
 *
 * @category Routes
 */
export interface ReadableRoute<Text extends string, Of> {
  readonly pattern: Text
  readonly codecs: Of
}

/**
 * The type of a link that is created from the given values. If the route has codecs, the type is `string`, because the
 * compiler cannot compute the strings that codecs produce. The condition `Values extends unknown` is always true, but
 * it keeps the compiler from expanding `LinkText` in declaration files.
 */
export type LinkText<Text extends string, Of, Values> = Values extends unknown
  ? Of extends Codecs
    ? string
    : Linked<Text, Values>
  : never

/**
 * If a parameter has the type `Loose`, the compiler infers the types of the values in a call even if the values are
 * invalid.
 */
export type Loose<Given> = { readonly [Name in keyof Given]?: unknown }

/**
 * A function that creates links to a route. Throws a `TypeError` for a value that the route would not read back from
 * the link. A call does not compile if it passes a literal that is certain to be refused. If the route requires no
 * value, you may omit the argument. For a route without variables, the argument's type is a record of `never`, because
 * an empty object type would accept any key.
 *
 * @category Routes
 */
export type LinkOrThrow<Text extends string, Of, Given = RouteGiven<Text, Of>> =
  Record<never, never> extends Given
    ? Text extends WithVariable
      ? <const Values extends Loose<Given> = Record<never, never>>(
          values?: ExactValues<Text, Of, Values, Given>,
        ) => RelativeRef<LinkText<Text, Of, Values>>
      : (values?: Readonly<Record<string, never>>) => RelativeRef<LinkText<Text, Of, Record<never, never>>>
    : <const Values extends Loose<Given>>(
        values: ExactValues<Text, Of, Values, Given>,
      ) => RelativeRef<LinkText<Text, Of, Values>>

/** Equals `LinkOrThrow`, except that the return type is `To`. */
export type AbsoluteLink<Text extends string, Of, To, Given = RouteGiven<Text, Of>> =
  Record<never, never> extends Given
    ? Text extends WithVariable
      ? <const Values extends Loose<Given> = Record<never, never>>(values?: ExactValues<Text, Of, Values, Given>) => To
      : (values?: Readonly<Record<string, never>>) => To
    : <const Values extends Loose<Given>>(values: ExactValues<Text, Of, Values, Given>) => To

/**
 * A function that creates links to a route. Returns an `Either` that contains the link or a `LinkError`.
 *
 * @category Routes
 */
export type TryLink<Given> =
  Record<never, never> extends Given
    ? (values?: Given) => Either<LinkError, RelativeRef>
    : (values: Given) => Either<LinkError, RelativeRef>

/**
 * A route contains functions that create links, and a pattern that describes the path and the query. `matchRoute` reads
 * a route's values from the links that the route creates.
 *
 * @category Routes
 */
export interface Route<Text extends string = string, Of = undefined> {
  /** The route's template, including all prefixes. `String(route)` returns the template. */
  readonly pattern: Text
  /** Maps the names of variables to their codecs. */
  readonly codecs: Of
  /**
   * Creates a link to the route. If `tryLink` would fail, `link` throws a `TypeError` that names the variable whose
   * value was rejected. The compiler refuses a literal value for which `link` would throw in every table that could
   * contain the route. If all the values are literals and the route has no codecs, the link has a literal type. If the
   * argument is optional and its type is a union of objects, such as `{ q: 'a' } | { q: 'b' }`, the compiler checks the
   * literals of only one member and computes the type of the link from that member. `link` never throws for values that
   * the route has read from a link.
   */
  readonly link: LinkOrThrow<Text, Of>
  /**
   * Creates a link to the route. Throws only if a getter of the argument throws. Fails if the route would not read the
   * same values back from the link. For example, `tryLink` fails if a codec refuses a value, if another route matches
   * the path, or if a segment would be empty, `.` or `..`.
   */
  readonly tryLink: TryLink<RouteGiven<Text, Of>>
}

/**
 * The type of the values that a route's handlers receive. For `site.user`, write `ParamsOf<typeof site.user>`.
 *
 * @category Routes
 */
export type ParamsOf<Of> = Of extends ReadableRoute<string, unknown> ? RouteTaken<Of['pattern'], Of['codecs']> : never

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
 * Maps each name to a route or a nested table.
 *
 * @category Routes
 */
export interface RouteTable {
  readonly [name: string]: AnyRoute | RouteTable
}
