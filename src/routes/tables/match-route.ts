import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { UriView } from '../../core/model/view'
import { requireRoute } from '../links/leaves'
import type { ReadableRoute, RouteTaken } from '../links/route'
import { pathExpression } from '../patterns/path-expression'
import type { RequestPolicy } from '../query/policy'
import { explainTarget } from '../request/explain-target'
import { type MatchError, mismatch } from '../request/match-error'
import { readTarget } from '../request/read-target'
import { labeledRoutes, type NamedRoutes, readerOf } from './compile-table'

type Match = (target: string | UriView) => Either<MatchError, unknown>

const compileRoute = (route: NamedRoutes[number][1], policy?: RequestPolicy): Match => {
  const labeled = labeledRoutes([['route', requireRoute(route)]], (name) => name)
  const reader = readerOf(labeled, policy)
  const path = pathExpression(labeled.flatMap(({ patterns }) => patterns))
  return (target) => {
    if (typeof target === 'string' && !path.test(target)) return left(mismatch(target, 0))
    const found = readTarget(reader, target)
    return typeof found === 'number' ? left(explainTarget(reader, target, found)) : right(found.params)
  }
}

/** Caches the `Match` function of each route that `matchRoute` receives without a policy. */
const MATCHES = /* @__PURE__ */ new WeakMap<object, Match>()

/**
 * Returns a function that reads targets as `routeMatcher` does, but matches them against a single route. The result
 * does not depend on the other routes in the table. Without a policy, a route is compiled only once, so
 * `matchRoute(route)(target)` is fast even in a loop. If the route cannot match a path, the reason is always
 * `mismatch`, even if the path contains invalid characters. Choosing between status 400 and status 404 for such a path
 * would require the whole table.
 *
 * Allocates the returned function for each call, or only once for each route if no policy is given. For each match, the
 * returned function allocates the `Either` and the values. It fails in the same cases as the function that
 * `routeMatcher` returns. `matchRoute` throws a `TypeError` if the argument is not a route.
 *
 * @example
 * import { defineRoutes, matchRoute, route } from 'uri-ts/routes'
 * import { int } from 'uri-ts/template'
 *
 * const site = defineRoutes({ user: route('/users/{id}', { id: int }) })
 * const user = matchRoute(site.user)
 * user('/users/7') //=> { _tag: 'Right', right: { id: 7 } }
 * user('/users/x')._tag //=> 'Left'
 *
 * @category Routes
 */
export const matchRoute = <Text extends string, Of>(
  route: ReadableRoute<Text, Of>,
  policy?: RequestPolicy,
): ((target: string | UriView) => Either<MatchError, RouteTaken<Text, Of>>) => {
  type Found = (target: string | UriView) => Either<MatchError, RouteTaken<Text, Of>>
  const compile = (): Match => compileRoute(route as unknown as NamedRoutes[number][1], policy)
  if (policy !== undefined) return compile() as Found
  const match = MATCHES.get(route) ?? compile()
  MATCHES.set(route, match)
  return match as Found
}
