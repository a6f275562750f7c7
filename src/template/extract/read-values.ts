import { prefixOf } from '../expand/prefix'
import { EXPLODE, type Variable, WHOLE } from '../syntax/model'
import { decodeRaw } from './decode-raw'
import { type ExtractError, extractError, isExtractError } from './extract-error'

/** What was read of a text so far. */
export interface Reading {
  readonly text: string
  /** The texts of values and members, by name. */
  readonly values: Record<string, unknown>
  /** Prefixes, which are only a part of a value. */
  readonly prefixes: Array<readonly [variable: Variable, prefix: string, offset: number]>
  /** Whether there may be a value already for the name of another. */
  readonly hasRepeats: boolean
}

/** Values that will all be there, not yet known: an object that begins in its last shape is filled more quickly. */
export const blankOf = (names: readonly string[]): Reading['values'] =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/** A plain property, whatever its name is. */
export const put = (values: Record<string, unknown>, name: string, value: unknown): void => {
  if (name !== '__proto__') values[name] = value
  else Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true })
}

/** The value that is written at `start`, or why it cannot be decoded. */
const decodeValue = (reading: Reading, variable: Variable, text: string, start: number): string | ExtractError => {
  if (variable.operator.allowsReserved && text.includes('%'))
    return extractError(reading.text, start, 'ambiguous', variable.name)
  const decoded = decodeRaw(text)
  if (typeof decoded === 'string') return decoded
  const { offset, reason } = decoded
  return extractError(reading.text, start + offset, reason === 'utf-8' ? reason : 'pct-encoded', variable.name)
}

/** Notes a value. One that was read before must be the same. */
const note = (reading: Reading, variable: Variable, text: string, start: number): ExtractError | undefined => {
  const { values } = reading
  if (variable.modifier > WHOLE) {
    reading.prefixes.push([variable, text, start])
    return undefined
  }
  if (reading.hasRepeats && Object.hasOwn(values, variable.name) && values[variable.name] !== text) {
    return extractError(reading.text, start, 'mismatch', variable.name)
  }
  put(values, variable.name, text)
  return undefined
}

/** Reads one value, which is written at `start`. */
export const takeValue = (
  reading: Reading,
  variable: Variable,
  raw: string,
  start: number,
): ExtractError | undefined => {
  const text = decodeValue(reading, variable, raw, start)
  return typeof text === 'string' ? note(reading, variable, text, start) : text
}

/** Notes the members of an exploded variable: a list, or an associative array whose names are all different. */
export const noteMembers = (
  reading: Reading,
  variable: Variable,
  members: ReadonlyArray<readonly [name: string | undefined, text: string]>,
  start: number,
): ExtractError | undefined => {
  const { text, values } = reading
  const named = members.flatMap(([name]) => (name === undefined ? [] : [name]))
  if (Object.hasOwn(values, variable.name)) return extractError(text, start, 'ambiguous', variable.name)
  if (named.length === 0) {
    put(
      values,
      variable.name,
      members.map(([, member]) => member),
    )
    return undefined
  }
  if (named.length < members.length) return extractError(text, start, 'mismatch', variable.name)
  if (new Set(named).size < named.length) return extractError(text, start, 'ambiguous', variable.name)
  put(values, variable.name, Object.fromEntries(members))
  return undefined
}

/** Reads one member, of a list or an associative array: only a pair has a `=` that is not encoded. */
const memberIn = (
  reading: Reading,
  variable: Variable,
  start: number,
  end: number,
): readonly [string | undefined, string] | ExtractError => {
  const equals = reading.text.indexOf('=', start)
  const isPair = equals >= 0 && equals < end
  if (isPair && variable.operator.allowsReserved) return extractError(reading.text, start, 'ambiguous', variable.name)
  const name = isPair ? decodeValue(reading, variable, reading.text.slice(start, equals), start) : undefined
  if (typeof name === 'object') return name
  const textStart = isPair ? equals + 1 : start
  const text = decodeValue(reading, variable, reading.text.slice(textStart, end), textStart)
  return typeof text === 'object' ? text : [name, text]
}

/**
 * Reads the members of an exploded variable without names. Empty and one empty member look alike, where nothing stands
 * before the first; so do one member with a `.` or a `,` and two, where these are not encoded.
 */
export const takeList = (
  reading: Reading,
  variable: Variable,
  start: number,
  end: number,
  first: number,
): ExtractError | undefined => {
  const { text } = reading
  const { separator, allowsReserved } = variable.operator
  if (start === end) {
    return first < 0 ? extractError(text, start, 'ambiguous', variable.name) : noteMembers(reading, variable, [], start)
  }
  const members: Array<readonly [string | undefined, string]> = []
  let index = first < 0 ? start : start + 1
  for (;;) {
    const next = text.indexOf(separator, index)
    const memberEnd = next < 0 || next > end ? end : next
    const member = memberIn(reading, variable, index, memberEnd)
    if (isExtractError(member)) return member
    members.push(member)
    if (memberEnd === end) break
    if (allowsReserved || separator === '.') return extractError(text, memberEnd, 'ambiguous', variable.name)
    index = memberEnd + 1
  }
  return noteMembers(reading, variable, members, start)
}

/** Compares prefixes with the values that they are of. One that stands alone is the value, if it is not cut. */
export const settlePrefixes = ({ text, values, prefixes }: Reading): ExtractError | undefined => {
  for (const [{ name, modifier, operator }, prefix] of prefixes) {
    const isCut = prefixOf(`${prefix}.`, modifier, operator) === prefix
    if (!isCut && !Object.hasOwn(values, name)) put(values, name, prefix)
  }
  for (const [{ name, modifier, operator }, prefix, offset] of prefixes) {
    const whole = Object.hasOwn(values, name) ? values[name] : undefined
    if (typeof whole !== 'string') return extractError(text, offset, 'ambiguous', name)
    if (prefixOf(whole, modifier, operator) !== prefix) return extractError(text, offset, 'mismatch', name)
  }
  return undefined
}

/** Whether a variable is exploded. */
export const isExploded = ({ modifier }: Variable): boolean => modifier === EXPLODE
