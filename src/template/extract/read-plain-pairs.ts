import { EQUALS, PERCENT } from '../../core/grammar/code-units'
import { EXPLODE, type Variable, WHOLE } from '../syntax/model'
import type { PairsToken } from './compile'
import { decodeRaw } from './decode-raw'
import { put, type Reading } from './read-values'

/** Returns whether `name`, followed by `=`, begins at `start`. */
const isKeyAt = (text: string, start: number, name: string): boolean => {
  for (let i = 0; i < name.length; i++) if (text.charCodeAt(start + i) !== name.charCodeAt(i)) return false
  return text.charCodeAt(start + name.length) === EQUALS
}

/**
 * Returns the index of the variable that a pair names, or -1 if there is no such variable. The search begins at `from`,
 * because pairs are often in the same order as the variables.
 */
const indexOfKey = (variables: readonly Variable[], text: string, start: number, from: number): number => {
  for (let i = from; i < variables.length; i++) if (isKeyAt(text, start, (variables[i] as Variable).name)) return i
  for (let i = 0; i < from; i++) if (isKeyAt(text, start, (variables[i] as Variable).name)) return i
  return -1
}

/** The maximum number of variables that a bit mask can represent. */
const MOST_VARIABLES = 31

/** The lists that have been read, indexed by the positions of their variables. */
type Lists = Array<string[] | undefined>

const addTo = (lists: Lists, at: number, member: string): void => {
  const list = lists[at]
  if (list === undefined) lists[at] = [member]
  else list.push(member)
}

const putLists = (lists: Lists, variables: readonly Variable[], values: Reading['values']): void => {
  for (let at = 0; at < lists.length; at++) {
    if (lists[at] !== undefined) put(values, (variables[at] as Variable).name, lists[at])
  }
}

/**
 * Reads pairs that have the most common form. `takePlainPairs` is faster than `takePairs`. Each pair must have the name
 * of a variable, contain an `=`, and be decodable. Only the name of a list may occur more than once. Returns `false` if
 * a pair breaks one of these rules. If `takePlainPairs` returns `false`, `takePairs` reads all the pairs again and
 * reports any error. `takePairs` overwrites stored strings, but rejects lists that are already stored. `takePlainPairs`
 * therefore stores lists last.
 *
 * A single loop finds the end of a value and checks whether the value must be decoded.
 */
export const takePlainPairs = (
  { variables, separator }: PairsToken,
  { text, values, repeated, trace }: Reading,
  start: number,
  end: number,
): boolean => {
  if (repeated !== undefined || trace !== undefined || variables.length > MOST_VARIABLES) return false
  let lists: Lists | undefined
  let seen = 0
  let next = 0
  for (let index = start + 1; index <= end; index++) {
    const at = indexOfKey(variables, text, index, next)
    if (at < 0) return false
    const { name, modifier } = variables[at] as Variable
    const valueStart = index + name.length + 1
    if (valueStart > end) return false
    let isEncoded = false
    for (index = valueStart; index < end; index++) {
      const unit = text.charCodeAt(index)
      if (unit === separator) break
      if (unit === PERCENT) isEncoded = true
    }
    const raw = text.slice(valueStart, index)
    const value = isEncoded ? decodeRaw(raw) : raw
    if (typeof value !== 'string') return false
    // Often, the next pair belongs either to the next variable or to the same list as the current pair.
    if (modifier === WHOLE) {
      if ((seen & (1 << at)) !== 0) return false
      seen |= 1 << at
      put(values, name, value)
      next = at + 1
    } else if (modifier === EXPLODE) {
      lists ??= []
      addTo(lists, at, value)
      next = at
    } else return false
  }
  if (lists !== undefined) putLists(lists, variables, values)
  return true
}
