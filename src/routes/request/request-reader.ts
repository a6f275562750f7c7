import type { HostReader } from '../hosts/host-syntax'
import { type RequestPolicy, type RequestRules, rulesOf } from '../query/policy'
import { type StaticTable, staticTable } from '../router/static-paths'
import { buildTrie, type Trie } from '../router/trie'
import { type LabeledRoute, type RequestRoute, requestRoutes, Shared } from './request-route'

/** A table that has been prepared for matching request-targets. */
export interface RequestReader<Label> {
  readonly rules: RequestRules
  /** The route for each pattern. If a route ends with a list or an optional segment, the route has two patterns. */
  readonly routes: ReadonlyArray<RequestRoute<Label>>
  readonly statics: StaticTable
  readonly trie: Trie
  /**
   * A search writes the spans of variables to `spans`. All spans are read before a codec runs, because a codec may
   * start another search.
   */
  readonly spans: Int32Array
  /** The reader for the routes on hosts, or `undefined` if the table has no hosts. */
  readonly hosts: HostReader | undefined
}

/** Prepares routes, which must have different shapes. Allocates the reader. */
export const requestReader = <Label>(
  labeled: ReadonlyArray<LabeledRoute<Label>>,
  policy: RequestPolicy | undefined,
): RequestReader<Label> => {
  const rules = rulesOf(policy)
  const shared = new Shared()
  const routes = labeled.flatMap((route) => requestRoutes(route, shared))
  const patterns = labeled.flatMap((route) => route.patterns)
  const slots = routes.reduce((most, { names }) => Math.max(most, names.length), 1)
  const lists = routes.map(({ variables, pathCount }) => variables[pathCount - 1]?.isList === true)
  return {
    rules,
    routes,
    trie: buildTrie(patterns, rules.segmentMask, rules.isTolerant, slots, lists),
    statics: staticTable(
      patterns.flatMap(({ text, names }, index) => (names.length === 0 ? [[text, index] as const] : [])),
    ),
    spans: new Int32Array(2 * slots),
    hosts: undefined,
  }
}
