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
 * The index of the route whose path is `text`, which is not empty, or -1: the quick way where the path is the whole text,
 * because V8 compares two strings by address, or else many characters at once.
 *
 * Allocates: nothing.
 */
export const findStatic = (table: StaticTable, text: string): number => {
  let entry = table[slotOf(text.length, text.charCodeAt(text.length - 1)) & (table.length - 1)]
  while (entry !== undefined) {
    if (entry.path === text) return entry.route
    entry = entry.next
  }
  return -1
}
