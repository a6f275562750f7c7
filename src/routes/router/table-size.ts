/** Returns the least power of two for which the low bits of all symbols differ: the size of a table with a slot for each. */
export const sizeFor = (symbols: readonly number[]): number => {
  let size = 1
  while (new Set(symbols.map((symbol) => symbol & (size - 1))).size < symbols.length) size *= 2
  return size
}
