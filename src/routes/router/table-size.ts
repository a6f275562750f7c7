/** Returns whether the low bits in `mask` distinguish all the symbols from each other. */
const areDifferent = (symbols: readonly number[], mask: number): boolean => {
  const seen = new Set<number>()
  for (const symbol of symbols) {
    if (seen.has(symbol & mask)) return false
    seen.add(symbol & mask)
  }
  return true
}

/**
 * Returns the size of a table that has a separate slot for each symbol. The size is `2 ** n`, where `n` is the smallest
 * number of low bits that distinguish all the symbols from each other.
 */
export const sizeFor = (symbols: readonly number[]): number => {
  if (symbols.length < 2) return 1
  let size = 1
  while (size < symbols.length) size *= 2
  while (!areDifferent(symbols, size - 1)) size *= 2
  return size
}
