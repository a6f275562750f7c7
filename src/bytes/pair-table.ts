/*
 * The functions in this file create a table of byte pairs and a scanner that uses the table to check two bytes at once.
 */
import * as mask from '../core/grammar/character-table'

/**
 * Each `_BIT` constant is the position of the bit that represents a class. Some classes of the string scanner have no
 * bit, because one byte has too few bits for all the classes. Bit 1 (the characters in queries) and bit 7 (the
 * characters in userinfo) have no constants, because only the kernel uses these bits.
 */
export const PATH_BIT = 0
export const REG_NAME_BIT = 2
export const SCHEME_BIT = 3
export const ALPHA_BIT = 4
export const DIGIT_BIT = 5
export const HEXDIG_BIT = 6

/** The classes that are represented by bits, in the order of the bits. The kernel's tables use the same order. */
const CLASSES = [mask.PATH, mask.QUERY, mask.REG_NAME, mask.SCHEME, mask.ALPHA, mask.DIGIT, mask.HEXDIG, mask.USERINFO]

/** Returns the bits of all the classes that a byte belongs to. */
export const classesOf = (byte: number): number =>
  CLASSES.reduce((bits, members, bit) => bits | (mask.isUnitIn(byte, members) ? 1 << bit : 0), 0)

/**
 * Creates the table of byte pairs. For each pair of bytes, the table lists the classes that both bytes belong to. The
 * order of the two bytes does not matter.
 */
const createPairTable = (): Uint8Array => {
  const single = Uint8Array.from({ length: 256 }, (_, byte) => classesOf(byte))
  return Uint8Array.from(
    { length: 0x10000 },
    (_, pair) => (single[pair & 255] as number) & (single[pair >> 8] as number),
  )
}

let table: Uint8Array | undefined

/**
 * Returns the table of byte pairs. The table occupies 64 KiB and takes a millisecond to create, so it is created only
 * when an engine first needs it.
 */
export const pairTable = (): Uint8Array => {
  table ??= createPairTable()
  return table
}

/**
 * An integer in which each of the four bytes is the letter `a`. The letter `a` belongs to every character class whose
 * runs are scanned.
 */
const LETTERS = 0x61616161

/**
 * Returns the end of the run that begins at `start` and consists of bytes in the given class. After `start`, the memory
 * must contain a byte that is not in the class.
 */
export type ScanPairs = (start: number, classBit: number) => number

/**
 * Creates a function that finds the ends of runs in `memory`, whose length must be a multiple of 4. The scanner reads
 * four bytes as one integer, and looks up each half of the integer in a table. As long as only one closure captures the
 * memory and the table, V8 embeds their addresses in the machine code.
 */
export const createPairScanner = (memory: Uint8Array): ScanPairs => {
  const pairs = pairTable()
  const words = new Int32Array(memory.buffer)
  return (start, classBit) => {
    const bits = 1 << classBit
    let at = start >> 2
    const before = (1 << (start << 3)) - 1
    // Bytes before `start` are replaced with letters, which are allowed in any run.
    let word = ((words[at] as number) & ~before) | (LETTERS & before)
    // Each iteration of the loop checks up to two four-byte words. Without `| 0`, V8 would check each new value of `at`
    // for overflow. If the lookup were a separate function, the scanner would be too large, and V8 would not inline
    // both calls to it.
    while (((pairs[word & 0xffff] as number) & (pairs[word >>> 16] as number) & bits) !== 0) {
      word = words[(at + 1) | 0] as number
      if (((pairs[word & 0xffff] as number) & (pairs[word >>> 16] as number) & bits) === 0) {
        at = (at + 1) | 0
        break
      }
      at = (at + 2) | 0
      word = words[at] as number
    }
    // The following code contains no branches, because a CPU would often mispredict a branch here.
    const first = ((pairs[word & 0xffff] as number) >> classBit) & 1
    const third = (word >>> (first << 4)) & 255
    return (at << 2) + (first << 1) + (((pairs[third * 257] as number) >> classBit) & 1)
  }
}
