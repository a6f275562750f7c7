/** A route without parameters: its path and its index. */
export interface StaticRoute {
  readonly path: string
  readonly route: number
  readonly next: StaticRoute | undefined
}

/** A hash table of the routes without parameters, by length and last character. Its size is a power of two. */
export type StaticTable = ReadonlyArray<StaticRoute | undefined>

const slotOf = (length: number, last: number): number => Math.imul(length, 37) + last

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
 * Returns the index of the route whose path is `text`, which must not be empty, or -1. It is fast, because V8 compares
 * two strings by address or many characters at once.
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
