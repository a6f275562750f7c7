import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { Codecs } from '../../template/codecs/codec'
import { compile, type PairsToken, type Token } from '../../template/extract/compile'
import { ROUTE_RULE, samePaths } from '../../template/syntax/messages'
import type { Template, Variable } from '../../template/syntax/model'
import { compileEntries, type RouteIndex } from '../router/router'
import type { RouteEntry } from '../router/router-error'
import { type PathVariable, pathOf } from './route-pattern'

/**
 * Why routes make no table.
 *
 * @category Routes
 */
export interface TableError {
  readonly _tag: 'TableError'
  /** The name of the route. */
  readonly route: string
  /** One sentence. */
  readonly message: string
}

/** A route, ready to be read. */
export interface CompiledRoute {
  readonly name: string
  /** As the router has it. */
  readonly pattern: string
  readonly codecs: Codecs | undefined
  /** The variables of the path, in the order of the router. */
  readonly path: readonly PathVariable[]
  /** The variable of `{/rest*}`, where the pattern is the one without segments. */
  readonly empty: Variable | undefined
  readonly pairs: PairsToken | undefined
  readonly hasRepeats: boolean
}

/** A table, compiled into the router of `uri-ts/http`. */
export interface CompiledTable {
  readonly router: RouteIndex
  /** The route of each pattern of the router; one that ends in `{/rest*}` has two. */
  readonly routes: readonly CompiledRoute[]
}

interface Named {
  readonly [name: string]: { readonly template: Template<string, unknown> }
}

/** All pairs of a template, which stand in its query. */
const pairsOf = (tokens: readonly Token[]): PairsToken | undefined => {
  const [first, ...rest] = tokens.flatMap((token) => (token.kind === 'pairs' ? [token] : []))
  return first && { ...first, variables: [first, ...rest].flatMap(({ variables }) => variables) }
}

/** Compiles routes into one router. Allocates: the table. Fails: with the first route that is wrong or in conflict. */
export const compileTable = (table: Named): Either<TableError, CompiledTable> => {
  const entries: RouteEntry[] = []
  const routes: CompiledRoute[] = []
  const fail = (route: string, fault: string): Either<TableError, never> => {
    const text = (table[route] as Named[string]).template.text
    return left({
      _tag: 'TableError',
      route,
      message: `route ${JSON.stringify(route)} (${JSON.stringify(text)}): ${fault}`,
    })
  }
  for (const [name, { template }] of Object.entries(table)) {
    const path = pathOf(template)
    if (path === undefined) return fail(name, ROUTE_RULE)
    const { tokens, hasRepeats } = compile(template)
    const pairs = pairsOf(tokens)
    const codecs = template.codecs as Codecs | undefined
    // Every route is an object of one literal, so that the engine knows one shape of them.
    const add = (pattern: string, variables: readonly PathVariable[], empty: Variable | undefined): void => {
      entries.push({ name: `${entries.length}`, pattern })
      routes.push({ name, pattern, path: variables, empty, pairs, hasRepeats, codecs })
    }
    const { pattern, variables, short } = path
    if (short !== undefined) add(short === '' ? '/' : short, variables.slice(0, -1), variables.at(-1)?.variable)
    add(pattern, variables, undefined)
  }
  const router = compileEntries(entries)
  if (router._tag === 'Right') return right({ router: router.right, routes })
  const nameOf = (entry: RouteEntry): string => (routes[Number(entry.name)] as CompiledRoute).name
  const wrong = entries.find((entry) => compileEntries([entry])._tag === 'Left')
  if (wrong !== undefined) return fail(nameOf(wrong), ROUTE_RULE)
  const { route, other } = router.left
  return fail(nameOf(route), samePaths(nameOf(other as RouteEntry)))
}
