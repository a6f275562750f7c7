/** Returns a random whole number that is at least 0 and less than `below`. */
export type Random = (below: number) => number

/**
 * Implements mulberry32, a small and fast random number generator. The same seed gives the same numbers on every
 * machine, so failures can be reproduced.
 */
export const randomFrom = (seed: number): Random => {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((((mixed ^ (mixed >>> 14)) >>> 0) * below) / 0x100000000) | 0
  }
}

/** Returns a random element of `items`, which must not be empty. */
export const pick = <A>(random: Random, items: readonly A[]): A => items[random(items.length)] as A
