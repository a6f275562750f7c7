import { SLASH } from '../../grammar/code-units'
import type { Template } from '../../template/syntax/model'
import type { Pattern } from '../patterns/parse-pattern'
import { isUnitOf } from '../router/characters'
import { NO_ROUTE, search } from '../router/search-trie'
import { findStatic, type StaticTable, staticTable } from '../router/static-paths'
import { buildTrie, type Trie } from '../router/trie'
import { decodeText } from './decode-text'
import type { MakeValues, Values } from './make-values'
import { type RequestPolicy, type RequestRules, rulesOf } from './policy'
import { readQuery, scanQuery } from './read-query'
import { isRefusal, readValues } from './read-values'
import { type FoundRoute, type RequestRoute, requestRoutes, Shared } from './request-route'

/** The answers without a match. */
export const NOT_FOUND = 404
export const BAD_REQUEST = 400

/** A table, ready to read targets. */
export interface RequestReader<Label> {
  readonly rules: RequestRules
  readonly routes: ReadonlyArray<RequestRoute<Label>>
  readonly statics: StaticTable
  readonly trie: Trie
  /** Room for the spans of variables. */
  readonly spans: Int32Array
}

const NONE: number[] = []

type Room = Pick<RequestReader<unknown>, 'spans' | 'trie' | 'rules'>

/** The decoded text of a slot; undefined if it is not UTF-8. */
const textAt = (reader: Room, { pathCount }: RequestRoute<unknown>, text: string, slot: number): string | undefined => {
  const { spans, trie, rules } = reader
  const raw = text.slice(spans[2 * slot], spans[2 * slot + 1])
  return trie.encoded[slot] === 0 ? raw : decodeText(raw, rules.isForm && slot >= pathCount, rules.isTolerant)
}

/** The values of at most five variables that are plain texts; undefined if one is not UTF-8. */
const fewValues = (
  reader: Room,
  route: RequestRoute<unknown>,
  text: string,
  count: number,
  make: MakeValues,
): Values | undefined => {
  const a = textAt(reader, route, text, 0)
  const b = count > 1 ? textAt(reader, route, text, 1) : ''
  const c = count > 2 ? textAt(reader, route, text, 2) : ''
  const d = count > 3 ? textAt(reader, route, text, 3) : ''
  const e = count > 4 ? textAt(reader, route, text, 4) : ''
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined
    ? undefined
    : make(route.names, a, b, c, d, e)
}

/** The values of variables that are plain texts; undefined if one is not UTF-8. */
const plainValues = (reader: Room, route: RequestRoute<unknown>, text: string, count: number): Values | undefined => {
  const values: Values = {}
  for (let slot = 0; slot < count; slot++) {
    if ((reader.spans[2 * slot] as number) < 0) continue
    const value = textAt(reader, route, text, slot)
    if (value === undefined) return undefined
    values[route.names[slot] as string] = value
  }
  return values
}

/** The index of the first character from `start`, which is in the path, that the target may not contain, or its end. */
const scanTarget = ({ rules, trie }: Room, text: string, start: number): number => {
  const { mask } = trie
  let index = start
  // TODO strict
  while (index < text.length && (isUnitOf(text.charCodeAt(index), mask) || text.charCodeAt(index) === SLASH)) index++
  return scanQuery(rules, text, index, text.length)
}

export const readTarget = <Label>(reader: RequestReader<Label>, text: string): FoundRoute<Label> | number => {
  const { statics, trie, spans, rules, routes } = reader
  const literal = findStatic(statics, text)
  if (literal >= 0) return (routes[literal] as RequestRoute<Label>).bare as FoundRoute<Label>
  if (text.charCodeAt(0) !== SLASH) return NOT_FOUND
  const end = text.length
  const index = search(trie, text, 1, end, spans, 0)
  const { ends, encoded } = trie
  if (index < 0) return index === NO_ROUTE && scanTarget(reader, text, ends[0] as number) === end ? NOT_FOUND : BAD_REQUEST
  const route = routes[index] as RequestRoute<Label>
  const pathEnd = ends[0] as number
  const { plan, isPlain, pathCount } = route
  let found = 0
  let members = NONE
  if (pathEnd < end) {
    if (plan === undefined) {
      if (scanQuery(rules, text, pathEnd + 1, end) < end) return BAD_REQUEST
    } else {
      if (!isPlain) members = []
      found = readQuery(plan, rules, text, pathEnd + 1, end, spans, encoded, members)
      if (found < 0) return BAD_REQUEST
    }
  }
  if (isPlain) {
    if (found === 0 && route.bare !== undefined) return route.bare
    const make = found === 0 ? route.makePath : pathCount + found === route.names.length ? route.makeAll : undefined
    const params =
      make === undefined
        ? plainValues(reader, route, text, found === 0 ? pathCount : route.names.length)
        : fewValues(reader, route, text, pathCount + found, make)
    return params === undefined ? BAD_REQUEST : { route: route.label, params }
  }
  const read = readValues(route, { text, spans, encoded, members, hasQuery: plan !== undefined && pathEnd < end }, rules)
  return isRefusal(read) ? BAD_REQUEST : { route: route.label, params: read.values }
}

export const requestReader = <Label>(
  templates: ReadonlyArray<Template<string, unknown>>,
  patterns: ReadonlyArray<readonly Pattern[]>,
  labels: readonly Label[],
  policy?: RequestPolicy,
): RequestReader<Label> => {
  const rules = rulesOf(policy)
  const shared = new Shared()
  const routes = templates.flatMap((template, index) =>
    requestRoutes(template, patterns[index] as readonly Pattern[], labels[index] as Label, shared),
  )
  const flat = patterns.flat()
  const slots = Math.max(1, ...routes.map(({ names }) => names.length))
  return {
    rules,
    routes,
    trie: buildTrie(flat, rules.segmentMask, rules.isTolerant, slots),
    statics: staticTable(flat.flatMap(({ text, names }, index) => (names.length === 0 ? [[text, index] as const] : []))),
    spans: new Int32Array(2 * slots),
  }
}
