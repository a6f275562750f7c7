import { requireOneOf } from '../../core/errors/require-known'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { UriView } from '../../core/model/view'
import type { RequestPolicy } from '../query/policy'
import { explainTarget } from '../request/explain-target'
import type { MatchError } from '../request/match-error'
import { readTarget } from '../request/read-target'
import { compileTable } from './compile-table'
import type { AnyTable, TableMatch } from './table-match'

/**
 * Compiles a table and returns a function that matches targets against the table's routes. A target is a view, a URI,
 * or a string that consists of a request's path and query. The returned function finds the route by the target's path,
 * reads the variables in the path and the query, decodes each variable once, and applies the variable's codec. Query
 * pairs that the route does not name are ignored. If a codec rejects a string in the path, the returned function tries
 * the next route that matches. `policy` determines which targets are allowed (see `RequestPolicy`).
 *
 * Allocates the router. For each match, the returned function allocates the `Either`, the match and its values. Fails
 * with status 404 if no route matches the path, and with 400 if the target or a value is invalid. Throws a `TypeError`
 * if two routes conflict (see `defineRoutes`). Merged tables can contain conflicting routes.
 *
 * @example
 * import { defineRoutes, routeMatcher } from 'uri-ts/routes'
 *
 * const match = routeMatcher(defineRoutes({ home: '/', user: '/users/{id}{?page}' }))
 * const found = match('/users/a%2Fb?page=2&utm_campaign=a|b')
 * if (found._tag === 'Right') found.right //=> { route: 'user', params: { id: 'a/b', page: '2' } }
 * const missed = match('/nothing')
 * if (missed._tag === 'Left') missed.left.status //=> 404
 *
 * @category Routes
 */
export const routeMatcher = <const Table extends AnyTable>(
  table: Table,
  policy?: RequestPolicy,
): ((target: string | UriView) => Either<MatchError, TableMatch<Table>>) => {
  const reader = compileTable(table, policy, (name) => name)
  return (target) => {
    const found = readTarget(reader, target)
    return typeof found === 'number' ? left(explainTarget(reader, target, found)) : right(found as TableMatch<Table>)
  }
}

/**
 * Works like `routeMatcher`, but is meant for servers where many requests match no route. The returned function returns
 * either the match or a status (404 or 400). For a route without values, the match is always the same frozen object.
 *
 * Allocates the router. If a match contains values, the returned function allocates the match and its values. The
 * returned function does not allocate if no route matches. Throws whenever `routeMatcher` would throw. Also throws a
 * `TypeError` for the `redirect` policy, because a status cannot contain the redirect's location.
 *
 * @example
 * import { defineRoutes, routeReader } from 'uri-ts/routes'
 *
 * const read = routeReader(defineRoutes({ home: '/', user: '/users/{id}' }))
 * read('/users/7') //=> { route: 'user', params: { id: '7' } }
 * read('/nothing') //=> 404
 * read('/users/%FF') //=> 400
 *
 * @category Routes
 */
export const routeReader = <const Table extends AnyTable>(
  table: Table,
  policy?: RequestPolicy & { readonly spelling?: 'read' | 'refuse' },
): ((target: string | UriView) => TableMatch<Table> | 404 | 400) => {
  requireOneOf('spelling', policy?.spelling, ['read', 'refuse'])
  const reader = compileTable(table, policy, (name) => name)
  return (target) => readTarget(reader, target) as TableMatch<Table> | 404 | 400
}
