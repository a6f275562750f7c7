import * as mask from '../grammar/character-table'

/** The classes, as bits of one byte: those of the scanner of strings, which do not fit into one. */
export const PATH_PAIR = 1
export const QUERY_PAIR = 2
export const REG_NAME_PAIR = 4
export const SCHEME_PAIR = 8
export const ALPHA_PAIR = 16
export const DIGIT_PAIR = 32
export const HEXDIG_PAIR = 64

/** The same classes of the scanner, in the order of the bits. */
const CLASSES = [mask.PATH, mask.QUERY, mask.REG_NAME, mask.SCHEME, mask.ALPHA, mask.DIGIT, mask.HEXDIG]

const pairClassesOf = (unit: number): number =>
  CLASSES.reduce((bits, members, bit) => bits | (mask.isUnitIn(unit, members) ? 1 << bit : 0), 0)

/** Makes the table: for each pair of bytes, the classes that both are in. The order of the two does not matter. */
const createPairTable = (): Uint8Array => {
  const single = Uint8Array.from({ length: 256 }, (_, unit) => pairClassesOf(unit))
  return Uint8Array.from(
    { length: 0x10000 },
    (_, pair) => (single[pair & 255] as number) & (single[pair >> 8] as number),
  )
}

let table: Uint8Array | undefined

/** The table takes 64 KiB and a millisecond, so it is made when the first engine needs it. */
export const pairTable = (): Uint8Array => {
  table = table ?? createPairTable()
  return table
}

/** Returns the end of the run of bytes in a class of pairs that begins at `start`. A byte outside it must follow. */
export type ScanPairs = (start: number, pairClass: number) => number

/**
 * Makes the function that finds runs in a memory, whose length must be a multiple of 4. It reads four bytes as one integer,
 * and looks up two pairs. Memory and table are in a closure: while there is only one, V8 embeds their addresses.
 */
export const createPairScanner = (memory: Uint8Array): ScanPairs => {
  const pairs = pairTable()
  const words = new Int32Array(memory.buffer)
  /** Returns whether one byte is in a class: whether the pair of it and itself is. */
  const isIn = (index: number, pairClass: number): boolean =>
    ((pairs[(memory[index] as number) * 257] as number) & pairClass) !== 0
  return (start, pairClass) => {
    let index = start
    while ((index & 3) !== 0) {
      if (!isIn(index, pairClass)) return index
      index++
    }
    let at = index >> 2
    for (;;) {
      const word = words[at] as number
      if (((pairs[word & 0xffff] as number) & (pairs[word >>> 16] as number) & pairClass) === 0) break
      at++
      const next = words[at] as number
      if (((pairs[next & 0xffff] as number) & (pairs[next >>> 16] as number) & pairClass) === 0) break
      at++
    }
    index = at << 2
    while (isIn(index, pairClass)) index++
    return index
  }
}
