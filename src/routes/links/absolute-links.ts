import type { AbsoluteUri, Uri } from '../../model/brands'
import { view } from '../../model/parse'
import { resolve } from '../../resolution/resolve'
import { mapLeaves } from './leaves'
import type { Route, RouteGiven, RouteTable } from './route'

/**
 * The links of a table as URIs: `AbsoluteUri` if the template has no fragment.
 *
 * @category Routes
 */
export type AbsoluteLinks<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Route<infer Text, infer Of>
    ? (values: RouteGiven<Text, Of>) => Text extends `${string}#${string}` ? Uri : AbsoluteUri
    : AbsoluteLinks<Table[Name]>
}

/**
 * Resolves the links of a table against a base (RFC 3986, 5.2). They take its scheme and authority, because the path of
 * a route is absolute.
 *
 * Allocates: the table; for each link, the views and the text.
 *
 * @example
 * import { uri } from 'uri-ts'
 * import { absoluteLinks, defineRoutes } from 'uri-ts/routes'
 *
 * const links = absoluteLinks(uri('https://example.com/'))(defineRoutes({ user: '/users/{id}' }))
 * links.user({ id: 7 }) //=> 'https://example.com/users/7'
 *
 * @category Routes
 */
export const absoluteLinks = (base: Uri) => {
  const resolved = resolve(view(base))
  return <Table extends RouteTable>(table: Table): AbsoluteLinks<Table> =>
    mapLeaves(
      table,
      ({ link }) =>
        (values: never) =>
          resolved(view(link(values))).text,
    ) as AbsoluteLinks<Table>
}
