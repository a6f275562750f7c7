import { SLASH } from '../../core/grammar/code-units'
import { requireView, type UriView } from '../../core/model/view'
import type { RouteIndex } from './router'
import { search } from './search-trie'
import { findStatic } from './static-paths'

/**
 * Finds the route for the path from `pathStart` to `pathEnd` in a valid string. Writes the spans of the route's
 * parameters to `params`. The spans consist of offsets in `text`. Returns the index of the route, or -1 if no route
 * matches.
 *
 * Allocates nothing.
 *
 * @example
 * import { createSpans, PATH_END, scanFromPath } from 'uri-ts/scan'
 * import { createParams, findRouteIn, compileRouter } from 'uri-ts/routes'
 *
 * const table = compileRouter({ home: '/', user: '/users/{id}' })
 * if (table._tag === 'Left') throw table.left
 * const [spans, params] = [createSpans(), createParams(table.right)]
 * scanFromPath('/users/7?q', 0, spans) //=> 10
 * findRouteIn(table.right, '/users/7?q', 0, spans[PATH_END], params) //=> 1
 * Array.from(params) //=> [7, 8]
 *
 * @category Router
 */
export const findRouteIn = (
  router: RouteIndex,
  text: string,
  pathStart: number,
  pathEnd: number,
  params: Int32Array,
): number => {
  if (pathStart >= pathEnd || text.charCodeAt(pathStart) !== SLASH) return -1
  const route = pathEnd - pathStart === text.length ? findStatic(router.statics, text) : -1
  return route >= 0 ? route : search(router.trie, text, pathStart + 1, pathEnd, params, 0)
}

/**
 * Finds the route that has no parameters and whose pattern equals `text`. If a route matches, `text` is a valid path.
 * Returns the index of the route, or -1 if no route matches. For routes without parameters, `findStaticRoute` is the
 * fastest function, because it compares `text` with known paths instead of scanning `text`.
 *
 * Allocates nothing.
 *
 * @example
 * import { findStaticRoute, compileRouter } from 'uri-ts/routes'
 *
 * const table = compileRouter({ home: '/', me: '/users/me', user: '/users/{id}' })
 * if (table._tag === 'Left') throw table.left
 * findStaticRoute(table.right, '/users/me') //=> 1
 * findStaticRoute(table.right, '/users/me?q') //=> -1
 *
 * @category Router
 */
export const findStaticRoute = (router: RouteIndex, text: string): number => findStatic(router.statics, text)

/**
 * Finds the route for a view's path, as `findRouteIn` does for a string. After an authority, an empty path counts as
 * `/` (RFC 9110, section 4.2.3). A target in authority-form has no path and matches no route.
 *
 * Allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { createParams, findRoute, compileRouter } from 'uri-ts/routes'
 *
 * const table = compileRouter({ home: '/', user: '/users/{id}' })
 * if (table._tag === 'Left') throw table.left
 * const params = createParams(table.right)
 * findRoute(table.right, view('http://example.com?q'), params) //=> 0
 * findRoute(table.right, view('http://example.com/users/'), params) //=> -1
 *
 * @category Router
 */
export const findRoute = (router: RouteIndex, view: UriView, params: Int32Array): number => {
  const { text, pathStart, pathEnd } = requireView(view)
  if (pathStart < pathEnd) return findRouteIn(router, text, pathStart, pathEnd, params)
  return view._tag === 'Uri' && view.hostEnd >= 0 ? search(router.trie, text, pathEnd, pathEnd, params, 0) : -1
}
