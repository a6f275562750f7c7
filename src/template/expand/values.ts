import type { Value } from '../../../types/template/syntax/variables'

/** A name and its value; a list has `''` for names. */
export type Member = readonly [name: string, value: Value]

/** Whether something is written as it is said. */
export const isValue = (data: unknown): data is Value =>
  typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'

/** Whether the members of an array are pairs of a name and a value, so that it is an associative array in order. */
const isPairs = (data: readonly unknown[]): boolean => data.some(Array.isArray)

/** Whether something is an associative array, and no list. */
export const isAssociative = (data: object): boolean => !Array.isArray(data) || isPairs(data)

const isPair = (data: unknown): data is readonly [string, unknown] => Array.isArray(data) && typeof data[0] === 'string'

const isMember = (pair: readonly [string, unknown]): pair is Member => isValue(pair[1])

/**
 * The defined members of a list or an associative array (RFC 6570, 2.3). Allocates: the array and the pairs.
 */
export const membersOf = (data: object): readonly Member[] => {
  if (!Array.isArray(data)) return Object.entries(data).filter(isMember)
  const list: readonly unknown[] = data
  const pairs = isPairs(list) ? list.filter(isPair) : list.map((value) => ['', value] as const)
  return pairs.filter(isMember)
}
