import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { SLASH } from '../../grammar/code-units'
import { parseUriReference } from '../../model/parse'
import type { AnyView } from '../../model/view'
import { scanFromPath } from '../../scanner/scan'
import { createSpans, PATH_END, QUERY_END } from '../../scanner/spans'
import { decodeAll, type Trace } from '../../template/extract/apply-codecs'
import { decodeRaw } from '../../template/extract/decode-raw'
import { type ExtractError, extractError, isExtractError } from '../../template/extract/extract-error'
import { takePairs } from '../../template/extract/read-pairs'
import { put, type Reading, settlePrefixes } from '../../template/extract/read-values'
import { findRoute, findRouteIn, findStaticRoute } from '../router/find-route'
import { createParams, type RouteIndex } from '../router/router'
import { segmentEndIn } from '../router/search-trie'
import type { CompiledRoute, CompiledTable, PathVariable } from './compile-table'

type Values = Reading['values']

/** The label of a route, such as its name, and the values of its variables. */
export interface FoundRoute<Label> {
  readonly route: Label
  readonly params: Values
}

type Result<Label> = Either<ExtractError, FoundRoute<Label>>

/** Shared by all calls: no foreign code runs between writing and reading it. */
const SPANS = createSpans()

const decodeIn = (text: string, start: number, end: number, name: string): string | ExtractError => {
  const decoded = decodeRaw(text.slice(start, end))
  return typeof decoded === 'string' ? decoded : extractError(text, start + decoded.offset, 'utf-8', name)
}

/** Decodes the segments between two offsets. */
const decodeList = (text: string, start: number, end: number, name: string): readonly string[] | ExtractError => {
  const members: string[] = []
  for (let index = start; index <= end; ) {
    const memberEnd = segmentEndIn(text, index, end)
    const member = decodeIn(text, index, memberEnd, name)
    if (typeof member !== 'string') return member
    members.push(member)
    index = memberEnd + 1
  }
  return members
}

/** Reads the variables of a path from their spans. */
const takePath = (
  path: readonly PathVariable[],
  text: string,
  spans: Int32Array,
  values: Values,
): ExtractError | undefined => {
  for (let i = 0; i < path.length; i++) {
    const { variable, isList } = path[i] as PathVariable
    const start = spans[2 * i] as number
    const end = spans[2 * i + 1] as number
    const value = isList ? decodeList(text, start, end, variable.name) : decodeIn(text, start, end, variable.name)
    if (isExtractError(value)) return value
    put(values, variable.name, value)
  }
  return undefined
}

/** Reads the variables of the query, and settles the prefixes. */
const takeQuery = (
  { pairs }: CompiledRoute,
  reading: Reading,
  pathEnd: number,
  queryEnd: number,
): ExtractError | undefined =>
  (pairs === undefined || queryEnd < 0 ? undefined : takePairs(pairs, reading, pathEnd, queryEnd, true)) ??
  (reading.prefixes.length > 0 ? settlePrefixes(reading) : undefined)

/** The offsets of the values that are read from a path and a query. Finds the route again: a codec may have found one. */
const traceOf = (
  router: RouteIndex,
  route: CompiledRoute,
  text: string,
  pathStart: number,
  pathEnd: number,
  queryEnd: number,
): Trace => {
  const trace: Array<readonly [string, number]> = []
  const spans = createParams(router)
  findRouteIn(router, text, pathStart, pathEnd, spans)
  for (const [i, { variable, isList }] of route.path.entries()) {
    const [start, end] = spans.subarray(2 * i, 2 * i + 2) as unknown as [number, number]
    for (let index = start; index <= end; index = isList ? segmentEndIn(text, index, end) + 1 : end + 1) {
      trace.push([variable.name, index])
    }
  }
  takeQuery(route, { text, values: {}, prefixes: [], hasRepeats: false, trace }, pathEnd, queryEnd)
  return trace
}

/** The frozen result that all matches of a route without values share; undefined if its path has variables. */
const bareOf = <Label>({ path, empty }: CompiledRoute, route: Label): Result<Label> | undefined =>
  path.length === 0 && empty === undefined
    ? Object.freeze(right(Object.freeze({ route, params: Object.freeze({}) })))
    : undefined

interface Reader<Label> extends CompiledTable {
  readonly labels: readonly Label[]
  /** Shared by all calls: no foreign code runs between writing and reading it. */
  readonly spans: Int32Array
  readonly bares: ReadonlyArray<Result<Label> | undefined>
}

/** Reads the values of the route at `index`; fails if `index` is negative. */
const read = <Label>(
  { router, routes, labels, bares, spans }: Reader<Label>,
  index: number,
  text: string,
  pathStart: number,
  pathEnd: number,
  queryEnd: number,
): Result<Label> => {
  if (index < 0) return left(extractError(text, pathStart, 'mismatch'))
  const route = routes[index] as CompiledRoute
  const { path, empty, pairs, codecs, hasRepeats } = route
  const isBare = queryEnd < 0 || pairs === undefined
  const bare = bares[index]
  if (isBare && bare !== undefined) return bare
  const label = labels[index] as Label
  const values: Values = {}
  if (empty !== undefined) put(values, empty.name, [])
  const error = takePath(path, text, spans, values)
  if (error !== undefined) return left(error)
  if (isBare && codecs === undefined) return right({ route: label, params: values })
  const reading: Reading = { text, values, prefixes: [], hasRepeats, trace: undefined }
  const wrong = takeQuery(route, reading, pathEnd, queryEnd)
  if (wrong !== undefined) return left(wrong)
  if (codecs === undefined) return right({ route: label, params: values })
  const params = decodeAll(codecs, reading, () => traceOf(router, route, text, pathStart, pathEnd, queryEnd))
  return params._tag === 'Left' ? params : right({ route: label, params: params.right })
}

const readView = <Label>(reader: Reader<Label>, view: AnyView): Result<Label> =>
  read(reader, findRoute(reader.router, view, reader.spans), view.text, view.pathStart, view.pathEnd, view.queryEnd)

/** A text that begins with a slash is an origin-form: `//` is part of the path. A static route needs no scan. */
const readText = <Label>(reader: Reader<Label>, text: string): Result<Label> => {
  const { router, spans } = reader
  const literal = findStaticRoute(router, text)
  if (literal >= 0) return read(reader, literal, text, 0, text.length, -1)
  if (text.charCodeAt(0) === SLASH && scanFromPath(text, 0, SPANS) >= 0) {
    const pathEnd = SPANS[PATH_END]
    return read(reader, findRouteIn(router, text, 0, pathEnd, spans), text, 0, pathEnd, SPANS[QUERY_END])
  }
  const parsed = parseUriReference(text)
  return parsed._tag === 'Right'
    ? readView(reader, parsed.right)
    : left(extractError(text, parsed.left.offset, 'malformed', undefined, parsed.left))
}

/** Makes a function that finds the route of a text or a view and reads its values. */
export const readerOf = <Label>(
  { router, routes }: CompiledTable,
  labelOf: (name: string) => Label,
): ((reference: string | AnyView) => Result<Label>) => {
  const labels = routes.map(({ name }) => labelOf(name))
  const bares = routes.map((route, index) => bareOf(route, labels[index] as Label))
  const reader: Reader<Label> = { router, routes, labels, bares, spans: createParams(router) }
  return (reference) => {
    if (typeof reference === 'string') return readText(reader, reference)
    const isView = typeof reference?.text === 'string'
    return isView ? readView(reader, reference) : left(extractError('', 0, 'malformed'))
  }
}
