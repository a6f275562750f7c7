import type { Linked } from '../../../types/routes/links/link'
import type { Extracted, Value, Variables } from '../../../types/template/syntax/variables'
import type { RelativeRef } from '../../model/brands'
import type { Codecs, WithCodecs } from '../../template/codecs/codec'
import type { Template } from '../../template/syntax/model'

/** Without associative arrays: an exploded variable of a route is a list, because anybody may add pairs to a link. */
type Lists<Found> = {
  [Name in keyof Found]: Exclude<
    Found[Name],
    { readonly [name: string]: Value } | ReadonlyArray<readonly [string, Value]>
  >
}

type Coded<Found, Of> = Of extends Codecs ? WithCodecs<Found, Of> : Found

/** What a link to a route is given. */
export type RouteGiven<Text extends string, Of> = Coded<Lists<Variables<Text>>, Of>

/** What is read from a reference to a route; `unknown` if the route is not known. */
export type RouteTaken<Text extends string, Of> = unknown extends Of ? unknown : Coded<Lists<Extracted<Text>>, Of>

/**
 * A route: a template of a path, a query and a fragment, and the links to it. `matchRoute` reads references to it.
 *
 * @category Routes
 */
export interface Route<Text extends string = string, Of = undefined> {
  readonly template: Template<Text, Of>
  /**
   * A link to the route: a relative reference, whose text the compiler knows if it knows the values. Total, but no route
   * matches a segment that is empty, `.` or `..`.
   */
  readonly link: <const Values extends RouteGiven<Text, Of>>(
    values: Values,
  ) => RelativeRef<Of extends Codecs ? string : Linked<Text, Values>>
}

/**
 * Routes by name.
 *
 * @category Routes
 */
export interface RouteTable {
  readonly [name: string]: {
    readonly template: Template<string, unknown>
    readonly link: (values: never) => RelativeRef
  }
}
