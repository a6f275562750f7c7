import { leavesOf } from '../links/leaves'
import type { RouteTable } from '../links/route'
import type { AnyTable } from './table-match'

/** Matches the start of the query or the fragment in a pattern: `?`, `#`, or the start of an expression. */
const PATH_END = /\{[?&#]|[?#]/

/**
 * Returns a match's path template, such as `/users/{id}`, for OpenTelemetry's `http.route` attribute and for logs. The
 * template contains no values from the request, and therefore no secrets. The number of different templates is at most
 * the number of routes in the table.
 *
 * Allocates one map for the table. The returned function allocates nothing. It throws a `TypeError` for a match whose
 * route is not in the table.
 *
 * @example
 * import { defineRoutes, routeMatcher, routeTemplate } from 'uri-ts/routes'
 *
 * const table = defineRoutes({ user: '/users/{id}{?page}' })
 * const found = routeMatcher(table)('/users/7?page=2')
 * if (found._tag === 'Right') routeTemplate(table)(found.right) //=> '/users/{id}'
 *
 * @category Routes
 */
export const routeTemplate = (table: AnyTable): ((match: { readonly route: string }) => string) => {
  const paths = new Map(
    leavesOf(table as RouteTable).map(([name, { pattern }]) => {
      const end = pattern.search(PATH_END)
      return [name, end < 0 ? pattern : pattern.slice(0, end)]
    }),
  )
  return (match) => {
    const path = paths.get(match?.route)
    if (path === undefined) throw new TypeError('the value is not a match of this table')
    return path
  }
}
