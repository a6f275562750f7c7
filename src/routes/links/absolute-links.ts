import type { CheckSiteBase } from '../../../types/routes/links/site-base'
import { path } from '../../core/components/accessors'
import type { Either } from '../../core/fp/either'
import { right } from '../../core/fp/either'
import type { AbsoluteUri, RelativeRef } from '../../core/model/brands'
import { view } from '../../core/model/parse'
import type { ViewOfUri } from '../../core/model/view'
import { requireBase } from '../../core/resolution/base'
import { resolve } from '../../core/resolution/resolve'
import { mapLeaves } from './leaves'
import type { LinkError } from './link-error'
import type { AbsoluteLink, ReadableRoute, Route, RouteTable } from './route'

/** In the return type of `Make`, replaces the relative reference with `To`. */
export type Absolute<Make, To> = Make extends (...values: infer Values) => Either<LinkError, RelativeRef>
  ? (...values: Values) => Either<LinkError, To>
  : never

/** Functions that create links to a route. Each link is a URI without a fragment. */
export interface AbsoluteRoute<Each extends ReadableRoute<string, unknown>> {
  readonly link: AbsoluteLink<Each['pattern'], Each['codecs'], AbsoluteUri>
  readonly tryLink: Absolute<Route<Each['pattern'], Each['codecs']>['tryLink'], AbsoluteUri>
}

/**
 * Functions that create links to the routes in a table. Each link is a URI. `AbsoluteLinks` has the same keys as the
 * table of routes. The functions `link` and `tryLink` work like those of a route.
 *
 * @category Routes
 */
export type AbsoluteLinks<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends ReadableRoute<string, unknown>
    ? AbsoluteRoute<Table[Name]>
    : AbsoluteLinks<Table[Name]>
}

/**
 * Returns functions that create links to the routes in a table and resolve each link against a base (RFC 3986, section
 * 5.2). Each link has the scheme of the base and, unless the route has a host, the authority of the base. The base is a
 * view, or a literal that the compiler checks.
 *
 * Allocates the table. Creating a link allocates temporary views and the string that contains the link. The table's
 * `link` functions throw, and its `tryLink` functions fail, in the same cases as the corresponding functions of a
 * route. Throws a `TypeError` for a base without an authority. `localhost:3000` has no authority, because `localhost`
 * is parsed as a scheme. Throws a `TypeError` for a base with a path, such as `https://a/app/`. To place routes under a
 * path, pass the path to `defineRoutesUnder`.
 *
 * @example
 * import { absoluteLinks, defineRoutes } from 'uri-ts/routes'
 *
 * const links = absoluteLinks('https://example.com/')(defineRoutes({ user: '/users/{id}' }))
 * links.user.link({ id: 7 }) //=> 'https://example.com/users/7'
 * links.user.tryLink({ id: '..' })._tag //=> 'Left'
 *
 * @category Routes
 */
export const absoluteLinks = <const Base extends string>(
  base: ViewOfUri | CheckSiteBase<Base>,
): (<Table extends RouteTable>(table: Table) => AbsoluteLinks<Table>) => {
  const baseView = requireBase(base)
  if (baseView.hostEnd < 0) throw new TypeError('the base of absolute links has no authority')
  const basePath = path(baseView)
  if (basePath !== '' && basePath !== '/')
    throw new TypeError(`the base of absolute links has the path '${basePath}': write it in defineRoutesUnder`)
  const resolved = resolve(baseView)
  const absolute = (link: RelativeRef): string => resolved(view(link)).text
  return <Table extends RouteTable>(table: Table) =>
    mapLeaves(table, (_name, { link, tryLink }) =>
      Object.freeze({
        link: (values: never) => absolute(link(values)),
        tryLink: (values: never) => {
          const made = tryLink(values)
          return made._tag === 'Left' ? made : right(absolute(made.right))
        },
      }),
    ) as AbsoluteLinks<Table>
}
