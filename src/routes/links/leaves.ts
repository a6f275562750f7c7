import type { AnyRoute, RouteTable } from './route'

/**
 * Returns whether a node in a table is a route. A table may contain a route named `pattern`, so `isRoute` checks that
 * `pattern` is a string.
 */
const isRoute = (node: AnyRoute | RouteTable): node is AnyRoute => typeof (node as AnyRoute)?.pattern === 'string'

/**
 * Returns the argument if it is a route. Throws a `TypeError` for any other value, such as a table, a template or a
 * string from a JavaScript caller.
 */
export const requireRoute = <R extends object>(route: R): R => {
  if (!isRoute(route as AnyRoute)) throw new TypeError('the value is not a route of a table')
  return route
}

/**
 * Returns the entries of a table. Throws a `TypeError` for a value that is not a table. JavaScript callers can pass any
 * value, such as a string or a table that contains itself.
 */
const entriesIn = (name: string, table: RouteTable, parents: readonly RouteTable[]) => {
  if (typeof table !== 'object' || table === null || Array.isArray(table) || parents.includes(table))
    throw new TypeError(`${name === '' ? 'the table' : `'${name}'`} is not made by defineRoutes`)
  return Object.entries(table)
}

type Visit = (name: string, route: AnyRoute) => unknown

/** The recursion depth is the number of levels of nested tables. */
const visit = (at: string, table: RouteTable, parents: readonly RouteTable[], change: Visit): object =>
  Object.freeze(
    Object.fromEntries(
      entriesIn(at, table, parents).map(([key, node]) => {
        const name = at === '' ? key : `${at}.${key}`
        return [key, isRoute(node) ? change(name, node) : visit(name, node, [...parents, table], change)]
      }),
    ),
  )

/**
 * Returns a tree with the same shape as the table, but with each route replaced by the result of `change`. Visits the
 * routes in the order of the table. For a route in a nested table, `change` receives a name with dots, such as
 * `api.users`.
 */
export const mapLeaves = (table: RouteTable, change: Visit): object => visit('', table, [], change)

/** Lists, in order, the routes in a table and its nested tables. Allocates the list and the names. */
export const leavesOf = (table: RouteTable): ReadonlyArray<readonly [name: string, route: AnyRoute]> => {
  const leaves: Array<readonly [string, AnyRoute]> = []
  mapLeaves(table, (...leaf) => leaves.push(leaf))
  return leaves
}
