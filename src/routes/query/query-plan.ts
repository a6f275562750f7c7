import { equalsOctets } from '../../core/grammar/octet-cursor'
import { FORM_ENCODED, LONE_PERCENT } from './decode-text'
import type { RequestRules } from './policy'

/** The mask for the low bits of a key's first character. */
export const FIRSTS = 15

/** The keys that a route reads, in a form that allows a fast comparison with the keys in a query. */
export interface QueryPlan {
  readonly count: number
  /** The slot for the value of the first key. */
  readonly slot: number
  readonly keys: readonly string[]
  /** Indicates, for each key, whether the values of all its pairs form a list. */
  readonly isList: readonly boolean[]
  /**
   * The table begins with one number for each possible value of the low bits of a key's first character. Each of these
   * numbers is the index of an entry, or 0 if there is no entry. An entry consists of the key's number, the index of
   * the next entry with the same bits (or 0), the index after the key's last character, and the key's characters.
   */
  readonly table: Int32Array
}

const tableOf = (keys: readonly string[]): Int32Array => {
  const table: number[] = new Array(FIRSTS + 1).fill(0)
  for (const [index, key] of keys.entries()) {
    const bits = key.charCodeAt(0) & FIRSTS
    const entry = table.length
    table.push(index, table[bits] as number, entry + 3 + key.length)
    for (const character of key) table.push(character.charCodeAt(0))
    table[bits] = entry
  }
  return Int32Array.from(table)
}

/** Compiles a `QueryPlan` for the given keys, which must be distinct. Allocates the plan. */
export const queryPlan = (keys: readonly string[], isList: readonly boolean[], slot: number): QueryPlan => ({
  count: keys.length,
  slot,
  keys,
  isList,
  table: tableOf(keys),
})

/** Returns the number of the key that represents the same octets as an encoded key, or -1 if there is no such key. */
export const encodedKey = ({ keys }: QueryPlan, raw: string, { encoding }: RequestRules): number => {
  const text = (encoding === FORM_ENCODED ? raw.replaceAll('+', '%20') : raw).replace(LONE_PERCENT, '%25')
  return keys.findIndex((key) => equalsOctets(text, 0, text.length, key, 0, key.length))
}
