import type { LinkForm } from '../../../types/routes/frameworks/link-form'
import type { Either } from '../../core/fp/either'
import type { RelativeRef } from '../../core/model/brands'
import type { LinkError } from '../links/link-error'
import type { AbsoluteLink, Route, RouteTable } from '../links/route'

/** Represents a function like `Make` that returns a link of the type `To`. */
type Typed<Make, To> = Make extends (...values: infer Values) => unknown
  ? (...values: Values) => Either<LinkError, To>
  : never

/** Contains the functions of a route that create links. The type of a link contains the literals of the template. */
interface TypedRoute<Text extends string, Of> {
  readonly link: AbsoluteLink<Text, Of, LinkForm<Text> & RelativeRef>
  readonly tryLink: Typed<Route<Text, Of>['tryLink'], LinkForm<Text> & RelativeRef>
}

/**
 * Contains functions that create links to the routes in a table, with types that contain the literals of the templates.
 * `TypedLinks` has the same names as the table of routes.
 *
 * @category Frameworks
 */
export type TypedLinks<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Route<infer Text, infer Of>
    ? TypedRoute<Text, Of>
    : TypedLinks<Table[Name]>
}

/**
 * Returns the same table with more precise types of links, for `Link` and `router.push` of Next.js with `typedRoutes`.
 * The type of a link to `/users/{id}` is the template literal type `/users/${string}` with the brand of a reference.
 * Next.js accepts the link if the application has a page for it, and otherwise the compiler reports an error. The type
 * is `string` for a route with a host, and for a route with a non-ASCII literal. `typedLinks` is separate from
 * `defineRoutes` because the compiler takes more time for the types of the links.
 *
 * Allocates nothing and never fails.
 *
 * @example
 * import { defineRoutes, typedLinks } from 'uri-ts/routes'
 *
 * const to = typedLinks(defineRoutes({ user: '/users/{id}' }))
 * const id = String(7)
 * const link: `/users/${string}` = to.user.link({ id })
 * link //=> '/users/7'
 *
 * @category Frameworks
 */
export const typedLinks = <Table extends RouteTable>(table: Table): TypedLinks<Table> =>
  table as unknown as TypedLinks<Table>
