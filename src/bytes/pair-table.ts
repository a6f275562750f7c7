import * as mask from '../grammar/character-table'

/** The classes whose runs are long, as bits of one byte. */
export const PATH_PAIR = 1
export const QUERY_PAIR = 2
export const REG_NAME_PAIR = 4

const pairClassesOf = (unit: number): number =>
  (mask.isUnitIn(unit, mask.PATH) ? PATH_PAIR : 0) +
  (mask.isUnitIn(unit, mask.QUERY) ? QUERY_PAIR : 0) +
  (mask.isUnitIn(unit, mask.REG_NAME) ? REG_NAME_PAIR : 0)

/** Makes the table: for each pair of bytes, the classes that both are in. The order of the two does not matter. */
const createPairTable = (): Uint8Array => {
  const single = Uint8Array.from({ length: 256 }, (_, unit) => pairClassesOf(unit))
  return Uint8Array.from(
    { length: 0x10000 },
    (_, pair) => (single[pair & 255] as number) & (single[pair >> 8] as number),
  )
}

/** Four letters, which are in every class. */
const LETTERS = 0x61616161

let table: Uint8Array | undefined

/** Returns the end of the run of bytes in a class of pairs that begins at `start`. A byte outside it must follow. */
export type ScanPairs = (start: number, pairClass: number) => number

/**
 * Makes the function that finds runs in a memory, whose length must be a multiple of 4. It reads four bytes as one integer,
 * and looks up two pairs. Memory and table are in a closure: while there is only one, V8 embeds their addresses.
 *
 * The table takes 64 KiB and a millisecond, so it is made when the first engine needs it.
 */
export const createPairScanner = (memory: Uint8Array): ScanPairs => {
  const pairs = table ?? createPairTable()
  table = pairs
  const words = new Int32Array(memory.buffer)
  // By how many bytes of the first word are before the run: the bytes that are not, and letters for those that are.
  const kept = new Int32Array(Uint8Array.from({ length: 16 }, (_, i) => ((i & 3) < i >> 2 ? 0 : 255)).buffer)
  const letters = kept.map((mask) => ~mask & LETTERS)
  return (start, pairClass) => {
    const first = start >> 2
    let at = first
    let word = ((words[at] as number) & (kept[start & 3] as number)) | (letters[start & 3] as number)
    while (((pairs[word & 0xffff] as number) & (pairs[word >>> 16] as number) & pairClass) !== 0) {
      at++
      word = words[at] as number
    }
    let index = at === first ? start : at << 2
    // A byte is in a class if the pair of it and itself is.
    while (((pairs[(memory[index] as number) * 257] as number) & pairClass) !== 0) index++
    return index
  }
}
