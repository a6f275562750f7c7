import type { AnyRoute, RouteTable } from './route'

/** Whether a node of a table is a route. A table may have a route with the name `template`. */
const isRoute = (node: AnyRoute | RouteTable): node is AnyRoute => (node as AnyRoute).template?._tag === 'Template'

/**
 * The routes of a table and of the tables in it, in order, with dotted names such as `api.users`. Allocates: the list and
 * the names.
 */
export const leavesOf = (table: RouteTable): ReadonlyArray<readonly [name: string, route: AnyRoute]> => {
  const leaves: Array<readonly [string, AnyRoute]> = []
  const stack: Array<readonly [string, AnyRoute | RouteTable]> = [['', table]]
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const [name, node] = top
    if (isRoute(node)) leaves.push([name.slice(1), node])
    else for (const [key, value] of Object.entries(node).reverse()) stack.push([`${name}.${key}`, value])
  }
  return leaves
}

/** The same tree with another value for each route. The recursion is as deep as the source text of the table. */
export const mapLeaves = (table: RouteTable, change: (route: AnyRoute) => unknown): unknown =>
  Object.fromEntries(
    Object.entries(table).map(([name, node]) => [name, isRoute(node) ? change(node) : mapLeaves(node, change)]),
  )
