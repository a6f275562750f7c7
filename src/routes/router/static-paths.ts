import { sizeFor } from './table-size'

/** A node in a tree whose inner nodes each distinguish paths by one character. */
export interface StaticNode {
  /** The index of the character that distinguishes the children. In a leaf, `place` is -1. */
  readonly place: number
  /**
   * The children of the node. The low bits of the character at `place` are the index into the table. The size of the
   * table is a power of two, and no two children share a slot.
   */
  readonly table: StaticNode[]
  /** The path that a leaf represents. */
  readonly path: string
  /** The index of the route for the path, or -1 if there is no such route. */
  readonly route: number
}

/** The routes without parameters. */
export interface StaticTable {
  /** One tree for each possible length of a short path. */
  readonly trees: readonly StaticNode[]
  /** Maps long paths to routes. A tree for long paths would be slow to build. */
  readonly long: ReadonlyMap<string, number>
}

type StaticRoute = readonly [path: string, route: number]

/** The leaf for paths without a route. */
const NONE: StaticNode = { place: -1, table: [], path: '', route: -1 }

/** The minimum length of a long path, in characters. */
const LONG = 256

/** Counts the distinct characters at index `place` in the routes' paths. `marks` is a set that all calls share. */
const countAt = (routes: readonly StaticRoute[], place: number, marks: Set<number>): number => {
  marks.clear()
  for (const [path] of routes) marks.add(path.charCodeAt(place))
  return marks.size
}

/** Returns the index at which `countAt` counts the most characters. All the paths have the given length. */
const bestPlace = (routes: readonly StaticRoute[], length: number): number => {
  const marks = new Set<number>()
  let best = 0
  let most = 0
  for (let place = 0; place < length && most < routes.length; place++) {
    const count = countAt(routes, place, marks)
    if (count > most) {
      best = place
      most = count
    }
  }
  return best
}

/**
 * Converts a string to the form in which V8 stores property names. Comparing a slice of a string takes five times as
 * long as comparing a string in that form. Each time a slice is used as a property name, V8 must look up the slice's
 * stored form.
 */
export const internText = (text: string): string => Object.keys({ [text]: 0 })[0] as string

type Groups = ReadonlyMap<number, readonly StaticRoute[]>

/** Groups routes by the numbers that `keyOf` returns for their paths. */
const groupsBy = (routes: readonly StaticRoute[], keyOf: (path: string) => number): Groups => {
  const groups = new Map<number, StaticRoute[]>()
  for (const route of routes) {
    const key = keyOf(route[0])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [route])
    else group.push(route)
  }
  return groups
}

/**
 * Creates the tree for routes whose paths have the same length. Paths that differ at many positions would cause deep
 * recursion, so `treeOf` uses an explicit stack.
 */
const treeOf = (routes: readonly StaticRoute[]): StaticNode => {
  const stack: Array<readonly [Groups, StaticNode]> = []
  const nodeOf = (group: readonly StaticRoute[]): StaticNode => {
    const [text, route] = group[0] as StaticRoute
    const path = internText(text)
    if (group.length === 1) return { place: -1, table: [], path, route }
    const place = bestPlace(group, path.length)
    const groups = groupsBy(group, (text) => text.charCodeAt(place))
    const table = new Array<StaticNode>(sizeFor([...groups.keys()])).fill(NONE)
    const node: StaticNode = { place, table, path, route }
    stack.push([groups, node])
    return node
  }
  const root = nodeOf(routes)
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const [groups, { table }] = top
    for (const [unit, group] of groups) table[unit & (table.length - 1)] = nodeOf(group)
  }
  return root
}

/** Builds the table of the routes that have no parameters. No two paths may be equal. */
export const staticTable = (routes: readonly StaticRoute[]): StaticTable => {
  const byLength = groupsBy(routes, (path) => path.length)
  const trees = Array.from({ length: LONG }, (_, length) => {
    const group = byLength.get(length)
    return group === undefined ? NONE : treeOf(group)
  })
  return { trees, long: new Map(routes.filter(([path]) => path.length >= LONG)) }
}

/** `findLong` is a separate function so that `findStatic` stays short enough for V8 to inline. */
const findLong = (long: ReadonlyMap<string, number>, text: string): number => long.get(text) ?? -1

/**
 * Returns the index of the route whose path is `text`, or -1 if there is no such route. `findStatic` reads one
 * character at a time until only one path is possible, and then compares that path with `text` once. The running time
 * is linear in the length of the text, even if the paths are similar. A lookup that hashed only some characters would
 * be slow if paths shared those characters. A long path is looked up in a map, not in a tree.
 *
 * Allocates nothing.
 */
export const findStatic = ({ trees, long }: StaticTable, text: string): number => {
  if (text.length >= LONG) return findLong(long, text)
  let node = trees[text.length] as StaticNode
  while (node.place >= 0) node = node.table[text.charCodeAt(node.place) & (node.table.length - 1)] as StaticNode
  return node.path === text ? node.route : -1
}
