/** A route without parameters: its path, and its index. */
export interface StaticRoute {
  readonly path: string
  readonly route: number
  readonly next: StaticRoute | undefined
}

/** The routes without parameters, by length and last character: a power of two of chains, most of them of one route. */
export type StaticTable = ReadonlyArray<StaticRoute | undefined>

const slotOf = (length: number, last: number): number => Math.imul(length, 37) + last

/** Builds the table. `paths` go with `routes`, one by one. */
export const staticTable = (routes: ReadonlyArray<readonly [path: string, route: number]>): StaticTable => {
  let size = 1
  while (size < 4 * routes.length) size *= 2
  const table: Array<StaticRoute | undefined> = new Array(size).fill(undefined)
  for (const [path, route] of routes) {
    const slot = slotOf(path.length, path.charCodeAt(path.length - 1)) & (size - 1)
    table[slot] = { path, route, next: table[slot] }
  }
  return table
}

/**
 * The index of the route whose path is written as `text` from `start` to `end`, which is not empty, or -1: the quick way
 * for most requests, before the trie. Where the path is the whole text V8 compares two strings, often by address.
 *
 * Allocates: nothing.
 */
export const findStatic = (table: StaticTable, text: string, start: number, end: number): number => {
  const length = end - start
  let entry = table[slotOf(length, text.charCodeAt(end - 1)) & (table.length - 1)]
  const isWhole = length === text.length
  while (entry !== undefined) {
    const { path } = entry
    if (path.length === length && (isWhole ? path === text : text.startsWith(path, start))) return entry.route
    entry = entry.next
  }
  return -1
}
