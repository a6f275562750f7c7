import type { Linked } from '../../../types/routes/links/link'
import type { Extracted, Value, Variables } from '../../../types/template/syntax/variables'
import type { RelativeRef } from '../../model/brands'
import type { Codecs, WithCodecs } from '../../template/codecs/codec'
import type { Template } from '../../template/syntax/model'

/** Variables without associative arrays: other software may add pairs to a link, so an exploded variable is a list. */
type Lists<Found> = {
  [Name in keyof Found]: Exclude<
    Found[Name],
    { readonly [name: string]: Value } | ReadonlyArray<readonly [string, Value]>
  >
}

type ApplyCodecs<Found, Of> = Of extends Codecs ? WithCodecs<Found, Of> : Found

/** The values that a link to a route takes. */
export type RouteGiven<Text extends string, Of> = ApplyCodecs<Lists<Variables<Text>>, Of>

/** The values read from a reference to a route; `unknown` if the route is not known. */
export type RouteTaken<Text extends string, Of> = unknown extends Of ? unknown : ApplyCodecs<Lists<Extracted<Text>>, Of>

/**
 * A route: a template of a path, a query and a fragment, and a function that makes links to it. `matchRoute` reads
 * them.
 *
 * @category Routes
 */
export interface Route<Text extends string = string, Of = undefined> {
  readonly template: Template<Text, Of>
  /**
   * Makes a link to the route: a relative reference whose text the compiler knows if it knows the values. It never
   * fails, unless a codec throws (see `expand`), but the route does not match the link if a segment for a variable is
   * empty, `.` or `..`.
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
