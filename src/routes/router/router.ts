import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { AnyView } from '../../model/view'
import { type Pattern, parsePattern } from './pattern'
import { type RouteEntry, type RouteError, routeError } from './router-error'
import { findStatic, type StaticTable, staticTable } from './static-paths'
import { addRoute, compressTrie, findFrom, newPlace, type RouteNode } from './trie'

/**
 * Patterns by the names of their routes.
 *
 * @category Router
 */
export type Patterns = Readonly<Record<string, string>>

/**
 * What finds a route, whatever the names of the routes are.
 *
 * @category Router
 */
export interface RouteIndex {
  /** The names of the parameters of each route, in order. */
  readonly names: ReadonlyArray<readonly string[]>
  /** How many parameters a route has at most. */
  readonly paramCount: number
  /** For this library alone: the routes without parameters. */
  readonly statics: StaticTable
  /** For this library alone: the trie of segments. */
  readonly trie: RouteNode
}

/**
 * Routes, compiled. The index of a route is its place in `entries`.
 *
 * @category Router
 */
export interface Router<Table extends Patterns = Patterns> extends RouteIndex {
  /** The patterns, as they were given. */
  readonly patterns: Table
  /** The routes, as they were given, in order. */
  readonly entries: ReadonlyArray<RouteEntry<string & keyof Table>>
}

/** A pattern without parameters is the one path that it matches, to the letter. */
const staticsOf = (entries: readonly RouteEntry[], patterns: readonly Pattern[]): StaticTable =>
  staticTable(
    patterns.flatMap(({ names }, index) =>
      names.length === 0 ? [[(entries[index] as RouteEntry).pattern, index] as const] : [],
    ),
  )

/**
 * Compiles routes into a trie of segments, once. A pattern is an absolute path (3.3) whose segments are literal,
 * `{name}` for one segment that is not empty, or, last, `{+name}` for the rest of the path, which may hold `/` and may be
 * empty. At each segment a literal goes before a parameter and a parameter before the rest, whatever the order of the
 * routes, so that a route can only be hidden by one that matches the very same paths, and that is an error.
 *
 * A literal matches what stands for the same octets, percent-encoded or not; case counts, and so does a slash at the end.
 * A parameter never takes a segment that is `.` or `..`, however it is written: it is no data (3.3).
 *
 * Allocates: the router. Fails: with the first route that is wrong or in conflict, and the offset in its pattern.
 *
 * @example
 * import { compileRouter } from 'uri-ts/routes'
 *
 * assert.equal(compileRouter([{ name: 'home', pattern: '/' }, { name: 'user', pattern: '/users/{id}' }])._tag, 'Right')
 * assert.equal(compileRouter([{ name: 'a', pattern: '/{x}' }, { name: 'b', pattern: '/{y}' }])._tag, 'Left')
 *
 * @category Router
 */
export const compileEntries = (entries: readonly RouteEntry[]): Either<RouteError, Router> => {
  const root = newPlace(0)
  const byName = new Map<string, RouteEntry>()
  const patterns: Pattern[] = []
  for (const [index, entry] of entries.entries()) {
    const other = byName.get(entry.name)
    if (other !== undefined) return left(routeError(entry, 0, 'same-name', other))
    byName.set(entry.name, entry)
    const pattern = parsePattern(entry)
    if (pattern._tag === 'Left') return pattern
    const added = addRoute(root, pattern.right, index)
    if (added !== index) return left(routeError(entry, 0, 'conflict', entries[added]))
    patterns.push(pattern.right)
  }
  const names = patterns.map((pattern) => pattern.names)
  return right({
    patterns: Object.fromEntries(entries.map(({ name, pattern }) => [name, pattern])),
    entries: [...entries],
    names,
    paramCount: Math.max(0, ...names.map(({ length }) => length)),
    statics: staticsOf(entries, patterns),
    trie: compressTrie(root),
  })
}

/**
 * Compiles patterns by name: `compileRouter`, whose matches are typed by the patterns, where these are literals.
 *
 * Allocates: the router. Fails: as `compileRouter`.
 *
 * @example
 * import { relativeRef, view } from 'uri-ts'
 * import { matchPath, compileRouter } from 'uri-ts/routes'
 *
 * const table = compileRouter({ home: '/', user: '/users/{id}', file: '/files/{+path}' })
 * if (table._tag === 'Left') throw table.left
 * const match = matchPath(table.right)(view(relativeRef('/users/7')))
 * if (match._tag === 'None' || match.value.route !== 'user') throw match
 * assert.equal(match.value.params.id, '7')
 *
 * @category Router
 */
export const compileRouter = <const Table extends Patterns>(patterns: Table): Either<RouteError, Router<Table>> =>
  compileEntries(Object.entries(patterns).map(([name, pattern]) => ({ name, pattern }))) as Either<
    RouteError,
    Router<Table>
  >

/**
 * Makes the array that `findRoute` writes the spans of parameters into: the start and the end of each, in order.
 *
 * Allocates: one `Int32Array`.
 *
 * @example
 * import { createParams, compileRouter } from 'uri-ts/routes'
 *
 * const table = compileRouter({ post: '/users/{id}/posts/{post}' })
 * if (table._tag === 'Right') assert.equal(createParams(table.right).length, 4)
 *
 * @category Router
 */
export const createParams = (router: RouteIndex): Int32Array => new Int32Array(2 * router.paramCount)

const SLASH = 47

/**
 * Finds the route of the path that stands in a valid text from `pathStart` to `pathEnd`, and writes the spans of its
 * parameters, indices in `text`, into `params`. Returns the index of the route, or -1.
 *
 * Allocates: nothing.
 *
 * @example
 * import { createSpans, PATH_END, scanFromPath } from 'uri-ts/scan'
 * import { createParams, findRouteIn, compileRouter } from 'uri-ts/routes'
 *
 * const table = compileRouter({ home: '/', user: '/users/{id}' })
 * if (table._tag === 'Left') throw table.left
 * const [spans, params] = [createSpans(), createParams(table.right)]
 * assert.equal(scanFromPath('/users/7?q', 0, spans), 0)
 * assert.equal(findRouteIn(table.right, '/users/7?q', 0, spans[PATH_END], params), 1)
 * assert.deepEqual([...params], [7, 8])
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
  return route >= 0 ? route : findFrom(router.trie, text, pathStart + 1, pathEnd, params)
}

/**
 * Finds the route without parameters whose pattern is `text`, to the letter, so that `text` is a path, and a valid one.
 * Returns the index of the route, or -1. The quick way where most requests are for a few paths: `text` is not read but
 * compared.
 *
 * Allocates: nothing.
 *
 * @example
 * import { findStaticRoute, compileRouter } from 'uri-ts/routes'
 *
 * const table = compileRouter({ home: '/', me: '/users/me', user: '/users/{id}' })
 * if (table._tag === 'Left') throw table.left
 * assert.equal(findStaticRoute(table.right, '/users/me'), 1)
 * assert.equal(findStaticRoute(table.right, '/users/me?q'), -1)
 *
 * @category Router
 */
export const findStaticRoute = (router: RouteIndex, text: string): number => findStatic(router.statics, text)

/**
 * Finds the route of the path of a view: `findRouteIn`, where the empty path of a URI with an authority is `/` (RFC 9110,
 * 4.2.3). An authority-form has no path, and no route.
 *
 * Allocates: nothing.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { createParams, findRoute, compileRouter } from 'uri-ts/routes'
 *
 * const table = compileRouter({ home: '/', user: '/users/{id}' })
 * if (table._tag === 'Left') throw table.left
 * const params = createParams(table.right)
 * assert.equal(findRoute(table.right, view(uri('http://example.com?q')), params), 0)
 * assert.equal(findRoute(table.right, view(uri('http://example.com/users/')), params), -1)
 *
 * @category Router
 */
export const findRoute = (router: RouteIndex, view: AnyView, params: Int32Array): number => {
  const { text, pathStart, pathEnd } = view
  if (pathStart < pathEnd) return findRouteIn(router, text, pathStart, pathEnd, params)
  return view._tag === 'Uri' && view.hostEnd >= 0 ? findFrom(router.trie, text, pathEnd, pathEnd, params) : -1
}
