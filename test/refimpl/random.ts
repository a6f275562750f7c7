/** A source of whole numbers from 0 to `below`, exclusive. */
export type Random = (below: number) => number

/** mulberry32: small, quick, and the same everywhere for the same seed, so that a failure can be had again. */
export const randomFrom = (seed: number): Random => {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((((mixed ^ (mixed >>> 14)) >>> 0) * below) / 0x100000000) | 0
  }
}

/** One of `items`, which is not empty. */
export const pick = <A>(random: Random, items: readonly A[]): A => items[random(items.length)] as A
