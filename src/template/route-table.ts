import type { Either } from 'fp-ts/Either'
import { compileRoutes, type RouteEntry, type RouteIndex, showRouteError } from 'uri-ts/http'
import type { Codecs } from './codec'
import { EXPLODE, type Template, type Variable, WHOLE } from './model'
import { compile, type PairsToken } from './program'
import { left, right } from './result'

/**
 * Why routes make no table.
 *
 * @category Routes
 * @since 0.1.0
 */
export interface TableError {
  readonly _tag: 'TableError'
  /** The name of the route. */
  readonly route: string
  /** One sentence. */
  readonly message: string
}

/** A variable of a path, and whether it is all the segments that are left. */
export interface PathVariable {
  readonly variable: Variable
  readonly isList: boolean
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

interface Path {
  /** The pattern as the router wants it. */
  readonly pattern: string
  readonly variables: readonly PathVariable[]
  /** The pattern without segments, where it ends in `{/rest*}`. */
  readonly short: string | undefined
}

const END_OF_PATH = /[?#]/

/** The path of a template as a pattern of the router; undefined where the router has none. */
const pathOf = (template: Template<string, unknown>): Path | undefined => {
  const variables: PathVariable[] = []
  let pattern = ''
  let short: string | undefined
  let isOpen = true
  const add = (literal: string): void => {
    const end = literal.search(END_OF_PATH)
    if (isOpen) pattern += end < 0 ? literal : literal.slice(0, end)
    if (end >= 0) isOpen = false
  }
  for (const variable of template.variables) {
    const { operator, modifier, name } = variable
    if (variable.isFirst) add(variable.literal)
    if ('?&#'.includes(operator.symbol) && operator.symbol !== '') isOpen = false
    if (!isOpen) continue
    const isList = operator.symbol === '/' && modifier === EXPLODE
    if (!isList && (modifier !== WHOLE || (operator.symbol !== '' && operator.symbol !== '+'))) return undefined
    if (isList) short = pattern
    pattern += isList ? `/{+${name}}` : `{${operator.symbol}${name}}`
    variables.push({ variable, isList })
  }
  add(template.tail)
  return { pattern, variables, short }
}

const isPairs = (token: { readonly kind: string }): token is PairsToken => token.kind === 'pairs'

/** Compiles routes into one router. Allocates: the table. Fails: with the first route that is wrong or in conflict. */
export const compileTable = (table: Named): Either<TableError, CompiledTable> => {
  const entries: RouteEntry[] = []
  const routes: CompiledRoute[] = []
  for (const [name, { template }] of Object.entries(table)) {
    const path = pathOf(template)
    const message = `route ${JSON.stringify(name)} (${JSON.stringify(template.text)}) is not the template of a path`
    if (path === undefined) return left({ _tag: 'TableError', route: name, message })
    const { tokens, hasRepeats } = compile(template)
    const pairs = tokens.find(isPairs)
    const codecs = template.codecs as Codecs | undefined
    // Every route is an object of one literal, so that the engine knows one shape of them.
    const add = (pattern: string, variables: readonly PathVariable[], empty: Variable | undefined): void => {
      entries.push({ name: empty === undefined ? name : `${name} without segments`, pattern })
      routes.push({ name, pattern, path: variables, empty, pairs, hasRepeats, codecs })
    }
    const { pattern, variables, short } = path
    if (short !== undefined) add(short === '' ? '/' : short, variables.slice(0, -1), variables.at(-1)?.variable)
    add(pattern, variables, undefined)
  }
  const router = compileRoutes(entries)
  if (router._tag === 'Right') return right({ router: router.right, routes })
  return left({ _tag: 'TableError', route: router.left.route.name, message: showRouteError(router.left) })
}
