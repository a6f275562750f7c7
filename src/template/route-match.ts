import type { Either } from 'fp-ts/Either'
import { type AnyView, createSpans, decode, parseUriReference, scanFromPath } from 'uri-ts'
import { createParams, findRoute, originFormOf } from 'uri-ts/http'
import type { Codecs } from './codec'
import { decodeAll } from './extract'
import { type ExtractError, extractError } from './extract-error'
import { takePairs } from './pairs'
import { left, right } from './result'
import { type CompiledRoute, type CompiledTable, compileTable, type PathVariable, type TableError } from './route-table'
import type { Route, RouteTable, RouteTaken } from './routes'
import { put, type Reading, settlePrefixes } from './take'

/** What is extracted of a route. */
type TakenOf<Of> = Of extends Route<infer Text, infer Coded> ? RouteTaken<Text, Coded> : never

/**
 * What a reference has matched: the name of a route, on which TypeScript narrows, and the values of its variables.
 *
 * @category Routes
 * @since 0.1.0
 */
export type TableMatch<Table> = {
  readonly [Name in keyof Table]: { readonly route: Name; readonly params: TakenOf<Table[Name]> }
}[keyof Table]

/**
 * A function for each route of a table. One that is missing does not compile, nor does one too many.
 *
 * @category Routes
 * @since 0.1.0
 */
export type Handlers<Table, Context, A> = {
  readonly [Name in keyof Table]: (params: TakenOf<Table[Name]>, context: Context) => A
}

const SPANS = createSpans()

/** The view of a text; one that begins with a slash is an origin-form, so that `//` is path. */
const viewOf = (text: string): Either<ExtractError, AnyView> => {
  if (text.startsWith('/') && scanFromPath(text, 0, SPANS) === 0) return right(originFormOf(text, SPANS))
  const parsed = parseUriReference(text)
  return parsed._tag === 'Right' ? parsed : left(extractError(text, parsed.left.offset, 'mismatch'))
}

const decodeIn = (text: string, start: number, end: number, name: string): Either<ExtractError, string> => {
  const raw = text.slice(start, end)
  if (!raw.includes('%')) return right(raw)
  const decoded = decode(raw)
  if (decoded._tag === 'Right') return decoded
  return left(extractError(text, start + decoded.left.offset, 'utf-8', name))
}

/** The segments between two offsets, each decoded. */
const decodeList = (
  text: string,
  start: number,
  end: number,
  name: string,
): Either<ExtractError, readonly string[]> => {
  const members: string[] = []
  for (let index = start; index <= end; ) {
    const next = text.indexOf('/', index)
    const memberEnd = next < 0 || next > end ? end : next
    const member = decodeIn(text, index, memberEnd, name)
    if (member._tag === 'Left') return member
    members.push(member.right)
    index = memberEnd + 1
  }
  return right(members)
}

const takePath = (path: readonly PathVariable[], reading: Reading, spans: Int32Array): ExtractError | undefined => {
  for (let i = 0; i < path.length; i++) {
    const { variable, isList } = path[i] as PathVariable
    const read = isList ? decodeList : decodeIn
    const value = read(reading.text, spans[2 * i] as number, spans[2 * i + 1] as number, variable.name)
    if (value._tag === 'Left') return value.left
    put(reading.values, variable.name, value.right)
  }
  return undefined
}

/** Reads what a route has found: its path, its query, and what its codecs say. */
const take = (route: CompiledRoute, view: AnyView, spans: Int32Array): Either<ExtractError, Reading['values']> => {
  const { template, path, empty, pairs } = route
  const reading: Reading = { text: view.text, values: {}, prefixes: [] }
  if (empty !== undefined) put(reading.values, empty.name, [])
  const error =
    takePath(path, reading, spans) ??
    (pairs !== undefined && view.queryEnd >= 0
      ? takePairs(pairs, reading, view.pathEnd, view.queryEnd, true)
      : undefined) ??
    (reading.prefixes.length > 0 ? settlePrefixes(reading) : undefined)
  if (error !== undefined) return left(error)
  return template.codecs === undefined ? right(reading.values) : decodeAll(template.codecs as Codecs, reading)
}

interface Found {
  readonly route: string
  readonly params: Reading['values']
}

/** The route and the values of a reference. */
const matchIn = ({ router, routes }: CompiledTable) => {
  const spans = createParams(router)
  return (reference: string | AnyView): Either<ExtractError, Found> => {
    const view = typeof reference === 'string' ? viewOf(reference) : right(reference)
    if (view._tag === 'Left') return view
    const index = findRoute(router, view.right, spans)
    if (index < 0) return left(extractError(view.right.text, view.right.pathStart, 'mismatch'))
    const route = routes[index] as CompiledRoute
    const params = take(route, view.right, spans)
    return params._tag === 'Left' ? params : right({ route: route.name, params: params.right })
  }
}

/**
 * Compiles a table into the router of `uri-ts/http`. What it gives finds the route of a reference by its path, and reads
 * the variables of path and query: each decoded once, read by its codec, and typed. Pairs that the route does not name are
 * passed over. A text that begins with `/` is an origin-form.
 *
 * Allocates: the router; for a match, the `Either`, the match and its values.
 * Fails: where two routes match the same paths. A match fails with `mismatch` where there is no such route (in HTTP, 404),
 * and else where a variable cannot be read (400).
 *
 * @example
 * import { defineRoutes, routeMatcher } from 'uri-ts/template'
 * import * as E from 'fp-ts/Either'
 *
 * const matcher = routeMatcher(defineRoutes({ home: '/', user: '/users/{id}{?page}' }))
 * if (E.isLeft(matcher)) throw matcher.left
 * assert.deepEqual(
 *   matcher.right('/users/a%2Fb?page=2&utm=x'),
 *   E.right({ route: 'user', params: { id: 'a/b', page: '2' } })
 * )
 *
 * @category Routes
 * @since 0.1.0
 */
export const routeMatcher = <const Table extends RouteTable>(
  table: Table,
): Either<TableError, (reference: string | AnyView) => Either<ExtractError, TableMatch<Table>>> => {
  const compiled = compileTable(table)
  if (compiled._tag === 'Left') return compiled
  return right(matchIn(compiled.right) as (reference: string | AnyView) => Either<ExtractError, TableMatch<Table>>)
}

/**
 * `routeMatcher` that calls the handler of the route: one for each, or it does not compile. The second argument is handed
 * to the handler: a request, a database, whatever it works on.
 *
 * Allocates: as `routeMatcher`. Fails: as `routeMatcher`.
 *
 * @example
 * import { defineRoutes, dispatcher } from 'uri-ts/template'
 * import * as E from 'fp-ts/Either'
 *
 * const routes = defineRoutes({ home: '/', user: '/users/{id}' })
 * const dispatch = dispatcher(routes)<string, string>({
 *   home: (_params, name) => `hello ${name}`,
 *   user: ({ id }, name) => `${name} asks for ${id}`,
 * })
 * if (E.isLeft(dispatch)) throw dispatch.left
 * assert.deepEqual(dispatch.right('/users/7', 'Ann'), E.right('Ann asks for 7'))
 *
 * @category Routes
 * @since 0.1.0
 */
export const dispatcher =
  <const Table extends RouteTable>(table: Table) =>
  <Context, A>(
    handlers: Handlers<Table, Context, A>,
  ): Either<TableError, (reference: string | AnyView, context: Context) => Either<ExtractError, A>> => {
    const compiled = compileTable(table)
    if (compiled._tag === 'Left') return compiled
    const match = matchIn(compiled.right)
    const all = handlers as unknown as Readonly<Record<string, (params: unknown, context: Context) => A>>
    return right((reference, context) => {
      const found = match(reference)
      if (found._tag === 'Left') return found
      const handler = all[found.right.route] as (params: unknown, context: Context) => A
      return right(handler(found.right.params, context))
    })
  }
