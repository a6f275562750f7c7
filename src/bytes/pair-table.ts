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

let table: Uint8Array | undefined

/** The table of pairs. It takes 64 KiB and a millisecond, so it is made when the first engine needs it. */
export const pairTable = (): Uint8Array => {
  table = table ?? createPairTable()
  return table
}
