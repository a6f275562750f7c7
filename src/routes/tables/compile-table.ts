import { wrongLiteral } from '../../template/syntax/wrong-literal'
import { leavesOf } from '../links/leaves'
import type { RouteTable } from '../links/route'
import { type RouteTemplates, routePatterns } from '../links/route-patterns'
import type { RequestPolicy } from '../query/policy'
import { type RequestReader, requestReader } from '../request/request-reader'

/** Compiles routes with names. Throws if two of them match the same paths. Allocates: the reader. */
export const compileRoutes = <Label>(
  routes: RouteTemplates,
  policy: RequestPolicy | undefined,
  labelOf: (name: string) => Label,
): RequestReader<Label> => {
  const patterns = routePatterns(routes)
  if (patterns._tag === 'Left') throw wrongLiteral(patterns.left)
  const labeled = routes.map(([name, { template }], index) => ({
    label: labelOf(name),
    template,
    patterns: patterns.right[index] as (typeof patterns.right)[number],
  }))
  return requestReader(labeled, policy)
}

/** Compiles a table. Throws if two routes match the same paths, as those of tables that are merged may. */
export const compileTable = <Label>(
  table: object,
  policy: RequestPolicy | undefined,
  labelOf: (name: string) => Label,
): RequestReader<Label> => compileRoutes(leavesOf(table as RouteTable), policy, labelOf)
