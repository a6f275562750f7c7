import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { type Pattern, type PatternReason, parsePattern } from '../patterns/parse-pattern'
import { conflictError, type RouteEntry, type RouteError, routeError } from '../patterns/route-error'
import { noteShape } from '../patterns/shape'
import { type StaticTable, staticTable } from './static-paths'
import { addRoute, compressTrie, newPlace, type RouteNode } from './trie'

/**
 * Patterns by the names of their routes.
 *
 * @category Router
 */
export type Patterns = Readonly<Record<string, string>>

/**
 * The part of a router that finds routes, whatever their names are.
 *
 * @category Router
 */
export interface RouteIndex {
  /** The names of the parameters of each route, in order. */
  readonly names: ReadonlyArray<readonly string[]>
  /** How many parameters a route has at most. */
  readonly paramCount: number
  /** Only for this library: the routes without parameters. */
  readonly statics: StaticTable
  /** Only for this library: the trie of segments. */
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

/** What is wrong, and what is expected, for each reason for which a text is not a pattern. */
const SENTENCE_BY_REASON: Readonly<Record<PatternReason, readonly [problem: string, expected: string]>> = {
  'not-absolute': ['does not begin a path', "a pattern begins with '/'"],
  character: ['is not allowed', "a segment is letters, digits, -._~!$&'()*+,;=:@ and percent-encoded octets"],
  'pct-encoded': ['is not followed by two hexadecimal digits', 'a percent sign itself is written %25'],
  'dot-segment': ['begins a dot segment', 'a segment that is . or .. matches nothing'],
  parameter: ['is not part of a parameter', 'a parameter is a whole segment, {name}, or the last one, {+name}'],
  'rest-not-last': ['follows a parameter that takes the rest', 'a parameter {+name} is the last segment'],
  'same-parameter': ['begins a parameter whose name is taken', 'the parameters of a pattern have different names'],
}

/** A pattern without parameters matches one path, literally. */
const staticsOf = (patterns: readonly Pattern[]): StaticTable =>
  staticTable(patterns.flatMap(({ text, names }, index) => (names.length === 0 ? [[text, index] as const] : [])))

/** The index of patterns that are all different. Allocates: the index. */
export const routeIndex = (patterns: readonly Pattern[]): RouteIndex => {
  const root = newPlace(0)
  for (const [index, pattern] of patterns.entries()) addRoute(root, pattern, index)
  const names = patterns.map((pattern) => pattern.names)
  return {
    names,
    paramCount: Math.max(0, ...names.map(({ length }) => length)),
    statics: staticsOf(patterns),
    trie: compressTrie(root),
  }
}

/** `compileRouter`, of patterns in a list. */
export const compileEntries = (entries: readonly RouteEntry[]): Either<RouteError, Router> => {
  const byName = new Set<string>()
  const shapes = new Map<string, string>()
  const patterns: Pattern[] = []
  for (const entry of entries) {
    const { name } = entry
    if (byName.has(name)) {
      return left(routeError(entry, 0, 'same-name', 'begins a second pattern of one name', 'names are different', name))
    }
    byName.add(name)
    const pattern = parsePattern(entry.pattern)
    if (pattern._tag === 'Left') {
      const [offset, reason] = pattern.left
      return left(routeError(entry, offset, reason, ...SENTENCE_BY_REASON[reason]))
    }
    const other = noteShape(shapes, pattern.right, name)
    if (other !== undefined) return left(conflictError(entry, other))
    patterns.push(pattern.right)
  }
  return right({
    patterns: Object.fromEntries(entries.map(({ name, pattern }) => [name, pattern])),
    entries: [...entries],
    ...routeIndex(patterns),
  })
}

/**
 * Compiles patterns by name into a trie of segments, once. A pattern is an absolute path (3.3) whose segments are literal,
 * `{name}` for one segment that is not empty, or, last, `{+name}` for the rest of the path, which may hold `/` and may be
 * empty. In each segment a literal goes before a parameter and a parameter before the rest, whatever the order of the
 * routes, so that only a route that matches the very same paths could hide another, and that is an error.
 *
 * A literal matches all ways to write the same octets, percent-encoded or not; case counts, and so does a slash at the
 * end. A parameter never takes a segment that is `.` or `..`, however it is written, because it cannot be data (3.3).
 *
 * The router is the low tier, for hot paths: `findRoute` returns an index and writes spans, and allocates nothing;
 * `matchPath` makes objects of that. An application that wants links, decoded values and codecs takes `defineRoutes`.
 *
 * Allocates: the router. Fails: with the first route that is wrong or in conflict, and the offset in its pattern.
 *
 * @example
 * import { relativeRef, showReason, view } from 'uri-ts'
 * import { compileRouter, matchPath } from 'uri-ts/routes'
 *
 * const router = compileRouter({ home: '/', user: '/users/{id}', file: '/files/{+path}' })
 * if (router._tag === 'Left') throw router.left
 * const match = matchPath(router.right)(view(relativeRef('/users/7')))
 * if (match._tag === 'None' || match.value.route !== 'user') throw match
 * match.value.params.id //=> '7'
 *
 * const wrong = compileRouter({ user: '/users/{id}', account: '/users/{name}' })
 * if (wrong._tag === 'Left') showReason(wrong.left) //=>
 * //  "account: '/' matches the same paths as user at offset 0; no two routes may match the same path"
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
 * if (table._tag === 'Right') createParams(table.right).length //=> 4
 *
 * @category Router
 */
export const createParams = (router: RouteIndex): Int32Array => new Int32Array(2 * router.paramCount)
