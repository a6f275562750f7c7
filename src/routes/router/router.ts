import type { CheckPatterns } from '../../../types/routes/router/checked-patterns'
import { SEGMENT_RULE } from '../../core/errors/messages'
import { requireRecord } from '../../core/errors/require-known'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { TEMPLATE_EXPECTED_OF_PERCENT } from '../../template/syntax/messages'
import { NOT_ALLOWED, RULE_BY_REASON } from '../patterns/messages'
import { NOT_IN_SEGMENT, type Pattern, type PatternProblem, parsePattern } from '../patterns/parse-pattern'
import { conflictError, type RouteEntry, type RouteError, routeError, sameNameError } from '../patterns/route-error'
import { noteShape, type Shapes } from '../patterns/shape'
import { SEGMENT } from './characters'
import { type StaticTable, staticTable } from './static-paths'
import { buildTrie, type Trie } from './trie'

/**
 * Maps route names to patterns.
 *
 * @category Router
 */
export type Patterns = Readonly<Record<string, string>>

/**
 * The part of a router that finds a route's index but not its name.
 *
 * @category Router
 */
export interface RouteIndex {
  /** The names of each route's parameters, in the order in which they appear in the route's pattern. */
  readonly names: ReadonlyArray<readonly string[]>
  /** The largest number of parameters in any route. */
  readonly paramCount: number
  /** The routes that have no parameters. `statics` is internal. */
  readonly statics: StaticTable
  /** The trie of segments. `trie` is internal. */
  readonly trie: Trie
}

/**
 * A compiled set of routes. The index of a route is its position in `entries`.
 *
 * @category Router
 */
export interface Router<Table extends Patterns = Patterns> extends RouteIndex {
  readonly patterns: Table
  readonly entries: ReadonlyArray<RouteEntry<string & keyof Table>>
}

/**
 * Returns the message that describes a valid pattern. For the reason `character`, the message is more general than the
 * one in `RULE_BY_REASON`, because an unchecked pattern may contain any character.
 */
const ruleOf = (reason: PatternProblem[1]): string => {
  if (reason === 'character') return SEGMENT_RULE
  return reason === 'pct-encoded' ? TEMPLATE_EXPECTED_OF_PERCENT : RULE_BY_REASON[reason]
}

const staticsOf = (patterns: readonly Pattern[]): StaticTable =>
  staticTable(patterns.flatMap(({ text, names }, index) => (names.length === 0 ? [[text, index] as const] : [])))

/** Builds the index for patterns, which must all have different shapes. Allocates the index. */
export const routeIndex = (patterns: readonly Pattern[]): RouteIndex => {
  const names = patterns.map((pattern) => pattern.names)
  const paramCount = names.reduce((most, { length }) => Math.max(most, length), 0)
  return { names, paramCount, statics: staticsOf(patterns), trie: buildTrie(patterns, SEGMENT, false, paramCount) }
}

/** Works like `compileRouter`, but compiles a list of patterns and keeps their order. */
export const compileEntries = (entries: readonly RouteEntry[]): Either<RouteError, Router> => {
  const byName = new Set<string>()
  const shapes: Shapes = new Map()
  const patterns: Pattern[] = []
  for (const entry of entries) {
    const { name } = entry
    if (byName.has(name)) {
      return left(sameNameError(entry))
    }
    byName.add(name)
    if (typeof entry.pattern !== 'string') {
      return left(routeError({ name, pattern: '' }, 0, 'not-text', 'is not a string', 'a pattern is a string'))
    }
    const pattern = parsePattern(entry.pattern, NOT_IN_SEGMENT)
    if (pattern._tag === 'Left') {
      const [offset, reason] = pattern.left
      return left(routeError(entry, offset, reason, NOT_ALLOWED, ruleOf(reason)))
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
 * Compiles a trie of segments from an object that maps names to patterns. A pattern is an absolute path (RFC 3986,
 * section 3.3). A segment of a pattern is a literal, a parameter such as `{name}`, or a mixed segment such as
 * `{name}.{ext}`. A parameter matches one nonempty segment. The last segment may be a wildcard such as `{+name}`, which
 * matches the rest of the path, even if the rest is empty. At each position, a literal takes precedence over a mixed
 * segment, a mixed segment over a parameter, and a parameter over a wildcard. The order of the routes does not matter.
 * Two routes conflict if they match the same paths. They also conflict if the first segments in which the routes differ
 * are both mixed, as `a-{x}` and `{x}-b` are.
 *
 * A literal matches its octets whether or not they are percent-encoded. Letter case and a trailing slash are
 * significant. A parameter never matches the dot segments `.` and `..`, even if their dots are percent-encoded, because
 * a dot segment indicates a relative position, not a name (RFC 3986, section 3.3).
 *
 * Use a router in performance-critical code. `findRoute` returns an index, writes spans and allocates nothing.
 * `matchPath` returns objects. Applications that need links, decoded values or codecs should use `defineRoutes`.
 *
 * Allocates the router. Fails at the first invalid or conflicting route. The error's offset is a position in the
 * route's pattern. Throws a `TypeError` if the patterns are not an object. The TypeScript compiler reports an invalid
 * or conflicting pattern in a table of literals. The compiler prints the error message without the route's name.
 *
 * @example
 * import { relativeRef, showReason, view } from 'uri-ts'
 * import { compileRouter, matchPath, type Patterns } from 'uri-ts/routes'
 *
 * const router = compileRouter({ home: '/', user: '/users/{id}', file: '/files/{+path}' })
 * if (router._tag === 'Left') throw router.left
 * const match = matchPath(router.right)(view(relativeRef('/users/7')))
 * if (match._tag === 'None' || match.value.route !== 'user') throw match
 * match.value.params.id //=> '7'
 *
 * const unchecked: Patterns = { user: '/users/{id}', account: '/users/{name}' }
 * const wrong = compileRouter(unchecked)
 * if (wrong._tag === 'Left') showReason(wrong.left) //=>
 * //  "account: '/' matches the same paths as user at offset 0; paths differ"
 *
 * @category Router
 */
export const compileRouter = <const Table extends Patterns>(
  patterns: CheckPatterns<Table>,
): Either<RouteError, Router<Table>> => {
  const table: Patterns = requireRecord(patterns as unknown as Table, 'the patterns are not an object')
  const entries = Object.entries(table).map(([name, pattern]) => ({ name, pattern }))
  return compileEntries(entries) as Either<RouteError, Router<Table>>
}

/**
 * Returns the argument if it is a router. Throws a `TypeError` for any other value, such as the `Either` from
 * `compileRouter`.
 */
export const requireRouter = <R extends RouteIndex>(router: R): R => {
  if (typeof router?.paramCount !== 'number')
    throw new TypeError('the value is not a router: use .right of what compileRouter returns')
  return router
}

/**
 * Creates an array for the spans that `findRoute` writes. A span consists of the start and the end of a parameter.
 *
 * Allocates one `Int32Array`. Throws a `TypeError` for a value that is not a router.
 *
 * @example
 * import { createParams, compileRouter } from 'uri-ts/routes'
 *
 * const table = compileRouter({ post: '/users/{id}/posts/{post}' })
 * if (table._tag === 'Right') createParams(table.right).length //=> 4
 *
 * @category Router
 */
export const createParams = (router: RouteIndex): Int32Array => new Int32Array(2 * requireRouter(router).paramCount)
