/* The table of pairs of bytes that the kernel checks at once. */
import * as mask from '../core/grammar/character-table'

/**
 * The classes as bit numbers within a byte; those of the string scanner do not fit into one. Bit 1 is that of a query,
 * which only the kernel reads in one run.
 */
export const PATH_BIT = 0
export const REG_NAME_BIT = 2
export const SCHEME_BIT = 3
export const ALPHA_BIT = 4
export const DIGIT_BIT = 5
export const HEXDIG_BIT = 6

/** The same classes of the scanner, in the order of the bits, as in the kernel's tables. */
const CLASSES = [mask.PATH, mask.QUERY, mask.REG_NAME, mask.SCHEME, mask.ALPHA, mask.DIGIT, mask.HEXDIG, mask.USERINFO]

/** Returns the classes that a byte is in. */
export const classesOf = (byte: number): number =>
  CLASSES.reduce((bits, members, bit) => bits | (mask.isUnitIn(byte, members) ? 1 << bit : 0), 0)

/**
 * Makes the table: for each pair of bytes, the classes that both are in. The table is the same for both orders of a
 * pair.
 */
const createPairTable = (): Uint8Array => {
  const single = Uint8Array.from({ length: 256 }, (_, byte) => classesOf(byte))
  return Uint8Array.from(
    { length: 0x10000 },
    (_, pair) => (single[pair & 255] as number) & (single[pair >> 8] as number),
  )
}

let table: Uint8Array | undefined

/** The table takes 64 KiB and a millisecond, so it is made when the first engine needs it. */
export const pairTable = (): Uint8Array => {
  table ??= createPairTable()
  return table
}

/** Four times `a`, which is in the classes of all runs. */
const LETTERS = 0x61616161

/** Returns the end of the run of bytes in a class that begins at `start`. A byte outside it must follow. */
export type ScanPairs = (start: number, classBit: number) => number

/**
 * Makes the function that finds runs in a memory, whose length must be a multiple of 4. It reads four bytes as one integer,
 * and looks up two pairs. Memory and table are in a closure: while there is only one, V8 embeds their addresses.
 */
export const createPairScanner = (memory: Uint8Array): ScanPairs => {
  const pairs = pairTable()
  const words = new Int32Array(memory.buffer)
  return (start, classBit) => {
    const bits = 1 << classBit
    let at = start >> 2
    const before = (1 << (start << 3)) - 1
    // The bytes before the start become letters, and so belong to the run.
    let word = ((words[at] as number) & ~before) | (LETTERS & before)
    // Two words a turn. V8 would check each `at` for an overflow without `| 0`. A function for the lookup of a word would make
    // this one too large to be inlined twice.
    while (((pairs[word & 0xffff] as number) & (pairs[word >>> 16] as number) & bits) !== 0) {
      word = words[(at + 1) | 0] as number
      if (((pairs[word & 0xffff] as number) & (pairs[word >>> 16] as number) & bits) === 0) {
        at = (at + 1) | 0
        break
      }
      at = (at + 2) | 0
      word = words[at] as number
    }
    // The code has no branches, because they would be mispredicted.
    const first = ((pairs[word & 0xffff] as number) >> classBit) & 1
    const third = (word >>> (first << 4)) & 255
    return (at << 2) + (first << 1) + (((pairs[third * 257] as number) >> classBit) & 1)
  }
}
