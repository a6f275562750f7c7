import type { Linked } from '../../../types/routes/links/link'
import type { Extracted, Flat, Value, Variables } from '../../../types/template/syntax/variables'
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
export type RouteGiven<Text extends string, Of> = Flat<ApplyCodecs<Lists<Variables<Text>>, Of>>

/** The values read from a reference to a route; `unknown` if the route is not known. */
export type RouteTaken<Text extends string, Of> = unknown extends Of
  ? unknown
  : Flat<ApplyCodecs<Lists<Extracted<Text>>, Of>>

/**
 * What `Values` is inferred from; then, as `Values` is known, what it must be, so that no other key compiles. The compiler
 * takes every key for an empty object type.
 */
type Exactly<Values, Given> = unknown extends Values
  ? { [Name in keyof Values]: Values[Name] }
  : keyof Given extends never
    ? Readonly<Record<string, never>>
    : Given

/**
 * The text of the link with these values. A codec writes a text that the compiler does not know. The condition on
 * `Values` is always true: it keeps the compiler from writing the whole type into declarations.
 */
type LinkText<Text extends string, Of, Values> = Values extends unknown
  ? Of extends Codecs
    ? string
    : Linked<Text, Values>
  : never

/** The function that makes the links of a route. The values may be left out if none is required. */
type Link<Text extends string, Of, Given> =
  Record<never, never> extends Given
    ? <const Values extends Given = Record<never, never>>(
        values?: Exactly<Values, Given>,
      ) => RelativeRef<LinkText<Text, Of, Values>>
    : <const Values extends Given>(values: Exactly<Values, Given>) => RelativeRef<LinkText<Text, Of, Values>>

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
  readonly link: Link<Text, Of, RouteGiven<Text, Of>>
}

/** A route of any template. */
export interface AnyRoute {
  readonly template: Template<string, unknown>
  readonly link: (values: never) => RelativeRef
}

/**
 * Routes and tables by name.
 *
 * @category Routes
 */
export interface RouteTable {
  readonly [name: string]: AnyRoute | RouteTable
}
