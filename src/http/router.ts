import type { Either } from 'fp-ts/Either'
import type { Option } from 'fp-ts/Option'
import { type AnyView, type DecodeError, decode } from 'uri-ts'
import { left, none, right, some } from './result'
import { type RouteEntry, type RouteError, routeError } from './router-error'
import { type Pattern, parsePattern } from './router-pattern'
import { findStatic, type StaticTable, staticTable } from './router-static'
import { addRoute, compressTrie, findFrom, newPlace, type RouteNode } from './router-trie'

/** The names of the parameters of a pattern. */
type NamesIn<Text extends string, Found = never> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? NamesIn<Rest, Found | (Name extends `+${infer Plain}` ? Plain : Name)>
  : Found

/**
 * The parameters of a pattern: `{ readonly id: string }` for `'/users/{id}'`, any names for a pattern that is not known.
 *
 * @category Router
 * @since 0.1.0
 */
export type Params<Text extends string> = string extends Text
  ? { readonly [name: string]: string }
  : { readonly [Name in NamesIn<Text>]: string }

/**
 * Patterns by the names of their routes.
 *
 * @category Router
 * @since 0.1.0
 */
export type Patterns = Readonly<Record<string, string>>

/**
 * What a path has matched: the name of a route, on which TypeScript narrows, and its parameters as they are written.
 *
 * @category Router
 * @since 0.1.0
 */
export type RouteMatch<Table extends Patterns = Patterns> = {
  readonly [Name in keyof Table]: { readonly route: Name; readonly params: Params<Table[Name]> }
}[keyof Table]

/**
 * What finds a route, whatever the names of the routes are.
 *
 * @category Router
 * @since 0.1.0
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
 * @since 0.1.0
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
 * import { compileRoutes } from 'uri-ts/http'
 *
 * assert.equal(compileRoutes([{ name: 'home', pattern: '/' }, { name: 'user', pattern: '/users/{id}' }])._tag, 'Right')
 * assert.equal(compileRoutes([{ name: 'a', pattern: '/{x}' }, { name: 'b', pattern: '/{y}' }])._tag, 'Left')
 *
 * @category Router
 * @since 0.1.0
 */
export const compileRoutes = (entries: readonly RouteEntry[]): Either<RouteError, Router> => {
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
 * Compiles patterns by name: `compileRoutes`, whose matches are typed by the patterns, where these are literals.
 *
 * Allocates: the router. Fails: as `compileRoutes`.
 *
 * @example
 * import { relativeRef, view } from 'uri-ts'
 * import { matchRoute, routes } from 'uri-ts/http'
 *
 * const table = routes({ home: '/', user: '/users/{id}', file: '/files/{+path}' })
 * if (table._tag === 'Left') throw table.left
 * const match = matchRoute(table.right)(view(relativeRef('/users/7')))
 * if (match._tag === 'None' || match.value.route !== 'user') throw match
 * assert.equal(match.value.params.id, '7')
 *
 * @category Router
 * @since 0.1.0
 */
export const routes = <const Table extends Patterns>(patterns: Table): Either<RouteError, Router<Table>> =>
  compileRoutes(Object.entries(patterns).map(([name, pattern]) => ({ name, pattern }))) as Either<
    RouteError,
    Router<Table>
  >

/**
 * Makes the array that `findRoute` writes the spans of parameters into: the start and the end of each, in order.
 *
 * Allocates: one `Int32Array`.
 *
 * @example
 * import { createParams, routes } from 'uri-ts/http'
 *
 * const table = routes({ post: '/users/{id}/posts/{post}' })
 * if (table._tag === 'Right') assert.equal(createParams(table.right).length, 4)
 *
 * @category Router
 * @since 0.1.0
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
 * import { createSpans, PATH_END, scanFromPath } from 'uri-ts'
 * import { createParams, findRouteIn, routes } from 'uri-ts/http'
 *
 * const table = routes({ home: '/', user: '/users/{id}' })
 * if (table._tag === 'Left') throw table.left
 * const [spans, params] = [createSpans(), createParams(table.right)]
 * assert.equal(scanFromPath('/users/7?q', 0, spans), 0)
 * assert.equal(findRouteIn(table.right, '/users/7?q', 0, spans[PATH_END], params), 1)
 * assert.deepEqual([...params], [7, 8])
 *
 * @category Router
 * @since 0.1.0
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
 * Finds the route of the path of a view: `findRouteIn`, where the empty path of a URI with an authority is `/` (RFC 9110,
 * 4.2.3). An authority-form has no path, and no route.
 *
 * Allocates: nothing.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { createParams, findRoute, routes } from 'uri-ts/http'
 *
 * const table = routes({ home: '/', user: '/users/{id}' })
 * if (table._tag === 'Left') throw table.left
 * const params = createParams(table.right)
 * assert.equal(findRoute(table.right, view(uri('http://example.com?q')), params), 0)
 * assert.equal(findRoute(table.right, view(uri('http://example.com/users/')), params), -1)
 *
 * @category Router
 * @since 0.1.0
 */
export const findRoute = (router: RouteIndex, view: AnyView, params: Int32Array): number => {
  const { text, pathStart, pathEnd } = view
  if (pathStart < pathEnd) return findRouteIn(router, text, pathStart, pathEnd, params)
  return view._tag === 'Uri' && view.hostEnd >= 0 ? findFrom(router.trie, text, pathEnd, pathEnd, params) : -1
}

const paramsOf = (names: readonly string[], text: string, spans: Int32Array): Params<string> => {
  const params: Record<string, string> = {}
  for (let i = 0; i < names.length; i++) params[names[i] as string] = text.slice(spans[2 * i], spans[2 * i + 1])
  return params
}

/**
 * Matches the path of a view: the name of the route, and its parameters as they are written, for `decodeParams` to read.
 *
 * Allocates: nothing where no route or one without parameters matches; else the `Option`, the match, the parameters and
 * their slices.
 *
 * @example
 * import { relativeRef, view } from 'uri-ts'
 * import { matchRoute, routes } from 'uri-ts/http'
 * import * as O from 'fp-ts/Option'
 *
 * const table = routes({ home: '/', file: '/files/{+path}' })
 * if (table._tag === 'Left') throw table.left
 * const match = matchRoute(table.right)
 * assert.deepEqual(match(view(relativeRef('/files/a/b'))), O.some({ route: 'file', params: { path: 'a/b' } }))
 * assert.deepEqual(match(view(relativeRef('/files/../b'))), O.none)
 *
 * @category Router
 * @since 0.1.0
 */
export const matchRoute = <Table extends Patterns>(
  router: Router<Table>,
): ((view: AnyView) => Option<RouteMatch<Table>>) => {
  const { entries, names } = router
  const spans = createParams(router)
  const statics = entries.map(({ name }) =>
    Object.freeze(some(Object.freeze({ route: name, params: Object.freeze({}) }))),
  )
  return (view) => {
    const index = findRoute(router, view, spans)
    if (index < 0) return none
    const parameters = names[index] as readonly string[]
    if (parameters.length === 0) return statics[index] as Option<RouteMatch<Table>>
    const route = (entries[index] as RouteEntry).name
    return some({ route, params: paramsOf(parameters, view.text, spans) }) as Option<RouteMatch<Table>>
  }
}

/**
 * Decodes the parameters of a match, each once (see `decode`), so that a `/` in one of them is data.
 *
 * Allocates: the `Either`, the object and the texts. Fails: as `decode`, with the parameter as the text.
 *
 * @example
 * import { decodeParams } from 'uri-ts/http'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(decodeParams({ id: 'a%2Fb' }), E.right({ id: 'a/b' }))
 * assert.equal(decodeParams({ id: '%FF' })._tag, 'Left')
 *
 * @category Router
 * @since 0.1.0
 */
export const decodeParams = <Raw extends Readonly<Record<string, string>>>(params: Raw): Either<DecodeError, Raw> => {
  const decoded: Record<string, string> = {}
  for (const [name, raw] of Object.entries(params)) {
    const value = decode(raw)
    if (value._tag === 'Left') return value
    decoded[name] = value.right
  }
  return right(decoded as Raw)
}
