import type { Either } from '../../fp/either'
import { right } from '../../fp/either'
import type { Codecs } from '../../template/codecs/codec'
import { compile, type PairsToken, type Token } from '../../template/extract/compile'
import type { Template, Variable } from '../../template/syntax/model'
import { type RouteTemplates, routePatterns } from '../links/route-patterns'
import type { Pattern } from '../patterns/parse-pattern'
import type { RouteError } from '../patterns/route-error'
import { type RouteIndex, routeIndex } from '../router/router'

/** A variable of a path, and whether it takes all remaining segments. */
export interface PathVariable {
  readonly variable: Variable
  readonly isList: boolean
}

/** A compiled route. */
export interface CompiledRoute {
  readonly name: string
  /** The pattern in the router. */
  readonly pattern: string
  readonly codecs: Codecs | undefined
  /** The variables of the path, in the order of the router. */
  readonly path: readonly PathVariable[]
  /** The variable of `{/rest*}`, if this pattern is the one without remaining segments. */
  readonly empty: Variable | undefined
  readonly pairs: PairsToken | undefined
  readonly hasRepeats: boolean
}

/** A table compiled into a router. */
export interface CompiledTable {
  readonly router: RouteIndex
  /** The route of each pattern of the router. A route that ends in `{/rest*}` has two patterns. */
  readonly routes: readonly CompiledRoute[]
}

/** All pairs of a template. They are in its query. */
const pairsOf = (tokens: readonly Token[]): PairsToken | undefined => {
  const [first, ...rest] = tokens.flatMap((token) => (token.kind === 'pairs' ? [token] : []))
  return first && { ...first, variables: [first, ...rest].flatMap(({ variables }) => variables) }
}

/** The compiled route of each pattern. All have the same properties, to keep property access monomorphic. */
const routesOf = (
  name: string,
  template: Template<string, unknown>,
  patterns: readonly Pattern[],
): readonly CompiledRoute[] => {
  const { tokens, hasRepeats } = compile(template)
  const pairs = pairsOf(tokens)
  const codecs = template.codecs as Codecs | undefined
  const last = patterns.length - 1
  // The variables of the path come first.
  return patterns.map(({ text, names: { length } }, index) => ({
    name,
    pattern: text,
    path: template.variables
      .slice(0, length)
      .map((variable) => ({ variable, isList: variable.operator.symbol === '/' })),
    empty: index < last ? template.variables[length] : undefined,
    pairs,
    hasRepeats,
    codecs,
  }))
}

/** Compiles routes into one router. Allocates: the table. Fails: with the first route that is wrong or in conflict. */
export const compileTable = (leaves: RouteTemplates): Either<RouteError, CompiledTable> => {
  const found = routePatterns(leaves)
  if (found._tag === 'Left') return found
  const patterns = found.right
  const routes = leaves.flatMap(([name, { template }], index) =>
    routesOf(name, template, patterns[index] as readonly Pattern[]),
  )
  return right({ router: routeIndex(patterns.flat()), routes })
}
