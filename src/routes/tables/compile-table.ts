import type { Template } from '../../template/syntax/model'
import { wrongLiteral } from '../../template/syntax/wrong-literal'
import { leavesOf } from '../links/leaves'
import type { RouteTable } from '../links/route'
import { routePatterns } from '../links/route-patterns'
import { sameNameError } from '../patterns/route-error'
import type { Shapes } from '../patterns/shape'
import type { RequestPolicy } from '../query/policy'
import { type RequestReader, requestReader } from '../request/request-reader'
import type { LabeledRoute } from '../request/request-route'

/** Templates by the names of their routes. */
export type RouteTemplates = ReadonlyArray<
  readonly [name: string, route: { readonly template: Template<string, unknown> }]
>

/** Finds the patterns of routes with names. Throws if two of them match the same paths. Allocates: the patterns. */
export const labeledRoutes = <Label>(
  routes: RouteTemplates,
  labelOf: (name: string) => Label,
): ReadonlyArray<LabeledRoute<Label>> => {
  const shapes: Shapes = new Map()
  const found = routes.map(([name, { template }]) => ({
    name,
    template,
    patterns: routePatterns(shapes, name, template),
  }))
  const names = new Set<string>()
  for (const { name, template } of found) {
    // A name may have a dot, and be that of a route in another table.
    if (names.has(name)) throw wrongLiteral(sameNameError({ name, pattern: template.text }))
    names.add(name)
  }
  return found.map(({ name, template, patterns }) => ({ label: labelOf(name), template, patterns }))
}

/** Compiles a table. Throws if two routes match the same paths, as those of tables that are merged may. */
export const compileTable = <Label>(
  table: object,
  policy: RequestPolicy | undefined,
  labelOf: (name: string) => Label,
): RequestReader<Label> => requestReader(labeledRoutes(leavesOf(table as RouteTable), labelOf), policy)
