import { EQUALS, findUnit } from '../../core/grammar/code-units'
import { decode } from '../../core/percent/decode'
import { prefixOf } from '../expand/prefix'
import { type Variable, WHOLE } from '../syntax/model'
import type { PairsToken } from './compile'
import { decodeRaw } from './decode-raw'
import { type ExtractError, extractError } from './extract-error'
import { takePlainPairs } from './read-plain-pairs'
import { isExploded, isPair, type Member, noteMembers, type Reading, takeValue } from './read-values'
import { runEnd } from './terminators'

/** Returns whether pairs begin at `index`. Allocates nothing. */
export const hasPairs = ({ first, orFirst }: PairsToken, text: string, index: number): boolean => {
  const unit = text.charCodeAt(index)
  return unit === first || unit === orFirst
}

/** Returns the end of the pairs that begin at `index`. Allocates nothing. */
export const pairsEnd = ({ stops, until }: PairsToken, text: string, index: number): number =>
  runEnd(text, index + 1, stops, until)

const isNameAt = (text: string, start: number, nameEnd: number, name: string): boolean =>
  nameEnd - start === name.length && text.startsWith(name, start)

/**
 * The members that have been read so far for each exploded variable. A member with the same name as the variable is
 * stored as a string, not as a pair. For a variable that is not exploded, an empty list records that the variable has
 * been read.
 */
type Members = Map<Variable, Member[]>

const addMember = (members: Members, variable: Variable, member: Member): void => {
  const all = members.get(variable)
  if (all === undefined) members.set(variable, [member])
  else all.push(member)
}

/**
 * Reads a pair whose name is not a variable's name, or whose value cannot be the value of a variable with that name. If
 * there is exactly one exploded variable, the pair is a member of that variable.
 */
const takeOther = (
  token: PairsToken,
  reading: Reading,
  members: Members,
  start: number,
  equals: number,
  end: number,
): ExtractError | undefined => {
  const { text } = reading
  const { exploded } = token
  const [variable] = exploded
  // An empty pair can be a member of an associative array only if the separator is `;`. The operators `?` and `&` write
  // `=` between an empty name and an empty value.
  const isNothing = start === end && token.separator !== SEMICOLON
  if (variable === undefined || isNothing) return extractError(text, start, 'unknown-pair')
  if (exploded.length > 1) return extractError(text, start, 'ambiguous')
  const name = decode(text.slice(start, equals))
  const value = decode(text.slice(Math.min(equals + 1, end), end))
  if (name._tag === 'Left') return extractError(text, start + name.left.offset, 'utf-8', variable.name)
  if (value._tag === 'Left') return extractError(text, equals + 1 + value.left.offset, 'utf-8', variable.name)
  reading.trace?.push([variable.name, Math.min(equals + 1, end)])
  addMember(members, variable, [name.right, value.right])
  return undefined
}

/** Reads a member of an exploded variable. The member has the same name as the variable. */
const takeMember = (
  reading: Reading,
  members: Members,
  variable: Variable,
  start: number,
  end: number,
): ExtractError | undefined => {
  const text = decode(reading.text.slice(start, end))
  if (text._tag === 'Left') return extractError(reading.text, start + text.left.offset, 'utf-8', variable.name)
  reading.trace?.push([variable.name, start])
  addMember(members, variable, text.right)
  return undefined
}

const SEMICOLON = 0x3b

/**
 * Returns whether a raw value is too long for its variable's prefix modifier or differs from the value that the
 * variable already has.
 */
const isOther = ({ values }: Reading, { name, modifier, operator }: Variable, raw: string): boolean => {
  const text = decodeRaw(raw)
  if (typeof text !== 'string') return false
  const known = Object.hasOwn(values, name) ? values[name] : undefined
  const whole = typeof known === 'string' ? known : text
  return (modifier > WHOLE ? prefixOf(whole, modifier, operator) : whole) !== text
}

const takePair = (
  token: PairsToken,
  reading: Reading,
  members: Members,
  start: number,
  end: number,
): ExtractError | undefined => {
  const { text } = reading
  const equals = findUnit(text, start, end, EQUALS)
  const valueStart = equals < end ? equals + 1 : end
  for (const variable of token.variables) {
    if (!isNameAt(text, start, equals, variable.name)) continue
    if (isExploded(variable)) return takeMember(reading, members, variable, valueStart, end)
    const raw = text.slice(valueStart, end)
    // If the pair's value cannot be the variable's value, the pair is a member of an associative array.
    if (token.exploded.length > 0 && isOther(reading, variable, raw)) continue
    if (members.has(variable)) return extractError(text, start, 'ambiguous', variable.name)
    members.set(variable, [])
    return takeValue(reading, variable, raw, valueStart)
  }
  return takeOther(token, reading, members, start, equals, end)
}

/**
 * Records the values of exploded variables. If any member has a name that differs from the variable's name, the value
 * of the variable is an associative array. Otherwise, the value is a list. If the value of one of several variables is
 * an associative array, the text is ambiguous, because the pairs of the other variables could be members of that array.
 */
const noteAll = (reading: Reading, members: Members, start: number): ExtractError | undefined => {
  for (const [variable, all] of members) {
    const isAssociative = all.some(isPair)
    if (isAssociative && members.size > 1) return extractError(reading.text, start, 'ambiguous', variable.name)
    const named = isAssociative
      ? all.map((member) => (isPair(member) ? member : ([variable.name, member] as const)))
      : all
    const error = isExploded(variable) ? noteMembers(reading, variable, named, start) : undefined
    if (error !== undefined) return error
  }
  return undefined
}

/** Reads the pairs between two offsets. The pairs may be in any order. */
export const takePairs = (
  token: PairsToken,
  reading: Reading,
  start: number,
  end: number,
): ExtractError | undefined => {
  if (takePlainPairs(token, reading, start, end)) return undefined
  const members: Members = new Map()
  const separator = String.fromCharCode(token.separator)
  for (let index = start + 1; index <= end; ) {
    const next = reading.text.indexOf(separator, index)
    const pairEnd = next === -1 || next > end ? end : next
    const error = takePair(token, reading, members, index, pairEnd)
    if (error !== undefined) return error
    index = pairEnd + 1
  }
  return noteAll(reading, members, start)
}
