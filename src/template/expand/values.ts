import type { Value } from '../../../types/template/syntax/variables'

/** A name and its value. In a list, each name is `''`. */
export type Member = readonly [name: string, value: Value]

/** Returns whether a value is a string, a number or a boolean. */
export const isValue = (data: unknown): data is Value =>
  typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'

/** Returns whether an array is an ordered associative array, whose members are pairs of a name and a value. */
const isPairs = (data: readonly unknown[]): boolean => data.some(Array.isArray)

/** Returns whether a value is an associative array rather than a list. */
export const isAssociative = (data: object): boolean => !Array.isArray(data) || isPairs(data)

const isPair = (data: unknown): data is readonly [string, unknown] => Array.isArray(data) && typeof data[0] === 'string'

const isMember = (pair: readonly [string, unknown]): pair is Member => isValue(pair[1])

/**
 * Returns the defined members of a list or an associative array (RFC 6570, section 2.3). Allocates the returned array
 * and, unless `data` is an array of pairs, the returned members.
 */
export const membersOf = (data: object): readonly Member[] => {
  if (!Array.isArray(data)) return Object.entries(data).filter(isMember)
  const list: readonly unknown[] = data
  const pairs = isPairs(list) ? list.filter(isPair) : list.map((value) => ['', value] as const)
  return pairs.filter(isMember)
}
