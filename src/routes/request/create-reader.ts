import { type RequestPolicy, rulesOf } from '../query/policy'
import { staticTable } from '../router/static-paths'
import { buildTrie } from '../router/trie'
import { readFrom } from './read-target'
import type { RequestReader } from './request-reader'
import { type LabeledRoute, requestRoutes, Shared } from './request-route'

/** Creates a reader for routes. No two routes may have the same shape. Allocates the reader. */
export const createReader = <Label>(
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
    read: readFrom,
  }
}
