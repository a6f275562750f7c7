import * as mask from '../grammar/character-table'
import { PERCENT } from '../grammar/code-units'
import * as layout from './layout'

/** Adds a class of characters to a memory, as the kernel looks it up. */
const writeClass = (memory: Uint8Array, table: number, members: number): void => {
  for (let unit = 0; unit < 0x80; unit++) {
    if (mask.isUnitIn(unit, members)) (memory[table + (unit & 15)] as number) |= 1 << (unit >> 4)
  }
}

/** Writes the tables of a kernel: the classes of the scanner of strings, in another form. */
export const writeTables = (memory: Uint8Array): void => {
  writeClass(memory, layout.PATH_TABLE, mask.PATH)
  writeClass(memory, layout.QUERY_TABLE, mask.QUERY)
  writeClass(memory, layout.REG_NAME_TABLE, mask.REG_NAME)
  writeClass(memory, layout.USERINFO_TABLE, mask.USERINFO)
  writeClass(memory, layout.SCHEME_TABLE, mask.SCHEME)
  writeClass(memory, layout.ALPHA_TABLE, mask.ALPHA)
  writeClass(memory, layout.DIGIT_TABLE, mask.DIGIT)
  writeClass(memory, layout.HEXDIG_TABLE, mask.HEXDIG)
  for (let bit = 0; bit < 8; bit++) memory[layout.BIT_TABLE + bit] = 1 << bit
  memory.fill(15, layout.LOW_BITS, layout.LOW_BITS + 16)
  memory.fill(PERCENT, layout.PERCENT_SIGNS, layout.PERCENT_SIGNS + 16)
}
