import { EQUALS, findUnit } from '../../core/grammar/code-units'
import { encodeReserved } from '../../core/percent/encode'
import { prefixOf } from '../expand/prefix'
import { EXPLODE, type Variable, WHOLE } from '../syntax/model'
import { decodeRaw } from './decode-raw'
import { type ExtractError, extractError, isExtractError } from './extract-error'
import { NONE } from './terminators'

/** The state of an extraction from one string. */
export interface Reading {
  readonly text: string
  /** Maps each variable's name to a string, a list or an associative array. */
  readonly values: Record<string, unknown>
  /** Indicates whether the values of variables in `+` and `#` expressions stay percent-encoded. */
  readonly isRaw: boolean
  /**
   * Strings that may differ from the whole value of their variable: prefixes, and strings that contain a `%` and come
   * from a `+` or `#` expression.
   */
  readonly parts: Array<readonly [variable: Variable, part: string, raw: string, offset: number]>
  /**
   * Maps each repeated name to the number of its values that must still be read. If no name is repeated, `repeated` is
   * `undefined`.
   */
  readonly repeated: Map<string, number> | undefined
  /** The offset of each value and of each member of a value. The offsets are recorded only if needed for an error. */
  readonly trace: Array<readonly [name: string, offset: number]> | undefined
}

/**
 * Returns an object with a property for each name. Each property's value is `undefined`. Filling an object that already
 * has every property is fast, because the shape of the object never changes.
 */
export const blankOf = (names: readonly string[]): Reading['values'] =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/** Sets an own property, even if the property is named `__proto__`. */
export const put = (values: Record<string, unknown>, name: string, value: unknown): void => {
  if (name !== '__proto__') values[name] = value
  else Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true })
}

/** Matches a `%` that is not followed by two hexadecimal digits. */
const LONE_PERCENT = /%(?![\dA-F]{2})/i

/** Decodes the value at `start`. */
const decodeValue = (reading: Reading, variable: Variable, text: string, start: number): string | ExtractError => {
  if (reading.isRaw && variable.operator.allowsReserved) {
    const lone = text.search(LONE_PERCENT)
    return lone < 0 ? text : extractError(reading.text, start + lone, 'pct-encoded', variable.name)
  }
  const decoded = decodeRaw(text)
  if (typeof decoded === 'string') return decoded
  const { offset, reason } = decoded
  return extractError(reading.text, start + offset, reason === 'utf-8' ? reason : 'pct-encoded', variable.name)
}

/** If a variable's name occurs more than once in the template, records that a value of the variable has been read. */
const count = ({ repeated }: Reading, { name }: Variable): void => {
  const left = repeated?.get(name)
  if (left !== undefined) repeated?.set(name, left - 1)
}

/**
 * Returns whether more than one value could have produced the string `raw`. In a `+` or `#` expression, `%20` may stand
 * for a space or for itself.
 */
const isTwofold = ({ operator }: Variable, raw: string): boolean => operator.allowsReserved && raw.includes('%')

/** Records a value. If a value with the same name has already been recorded, the two values must be equal. */
const note = (
  reading: Reading,
  variable: Variable,
  text: string,
  raw: string,
  start: number,
): ExtractError | undefined => {
  const { values } = reading
  count(reading, variable)
  if (variable.modifier > WHOLE || (reading.repeated?.has(variable.name) && isTwofold(variable, raw))) {
    reading.parts.push([variable, text, raw, start])
    return undefined
  }
  if (reading.repeated !== undefined && Object.hasOwn(values, variable.name) && values[variable.name] !== text) {
    return extractError(reading.text, start, 'mismatch', variable.name)
  }
  put(values, variable.name, text)
  return undefined
}

/** Reads the value at `start`. */
export const takeValue = (
  reading: Reading,
  variable: Variable,
  raw: string,
  start: number,
): ExtractError | undefined => {
  const text = decodeValue(reading, variable, raw, start)
  reading.trace?.push([variable.name, start])
  return typeof text === 'string' ? note(reading, variable, text, raw, start) : text
}

/**
 * A list member, or a pair in an associative array. A list may contain millions of members, so its members are plain
 * strings instead of objects.
 */
export type Member = string | readonly [name: string, text: string]

/** Returns whether a member is a pair in an associative array. */
export const isPair = (member: Member): member is Exclude<Member, string> => typeof member !== 'string'

/** Records the members of an exploded variable as a list, or as an associative array with unique names. */
export const noteMembers = (
  reading: Reading,
  variable: Variable,
  members: readonly Member[],
  start: number,
): ExtractError | undefined => {
  const { text, values } = reading
  if (members.length > 0) count(reading, variable)
  if (Object.hasOwn(values, variable.name)) return extractError(text, start, 'ambiguous', variable.name)
  const pairs = members.filter(isPair)
  if (pairs.length === 0) {
    put(values, variable.name, members)
    return undefined
  }
  if (pairs.length < members.length) return extractError(text, start, 'mismatch', variable.name)
  if (new Map(pairs).size < pairs.length) return extractError(text, start, 'ambiguous', variable.name)
  put(values, variable.name, Object.fromEntries(pairs))
  return undefined
}

/** Reads one member of a list or of an associative array. A member that contains a raw `=` is read as a pair. */
const memberIn = (reading: Reading, variable: Variable, start: number, end: number): Member | ExtractError => {
  const equals = findUnit(reading.text, start, end, EQUALS)
  const hasName = equals < end
  if (hasName && variable.operator.allowsReserved) return extractError(reading.text, start, 'ambiguous', variable.name)
  const name = hasName ? decodeValue(reading, variable, reading.text.slice(start, equals), start) : undefined
  if (typeof name === 'object') return name
  const textStart = hasName ? equals + 1 : start
  const text = decodeValue(reading, variable, reading.text.slice(textStart, end), textStart)
  reading.trace?.push([variable.name, textStart])
  return typeof text === 'object' || name === undefined ? text : [name, text]
}

/**
 * Reads the members of an exploded variable in an expression whose operator writes no names. If the operator has no
 * first character, an empty list and a list with one empty member expand to the same text. A member that contains a raw
 * separator (`.` or `,`) looks like two members.
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
    return first === NONE
      ? extractError(text, start, 'ambiguous', variable.name)
      : noteMembers(reading, variable, [], start)
  }
  const members: Member[] = []
  let index = first === NONE ? start : start + 1
  for (;;) {
    const next = text.indexOf(separator, index)
    const memberEnd = next === -1 || next > end ? end : next
    const member = memberIn(reading, variable, index, memberEnd)
    if (isExtractError(member)) return member
    members.push(member)
    if (memberEnd === end) break
    if (allowsReserved || separator === '.') return extractError(text, memberEnd, 'ambiguous', variable.name)
    index = memberEnd + 1
  }
  return noteMembers(reading, variable, members, start)
}

/**
 * Checks that each repeated variable has been read either at all its occurrences or at none of them. If one occurrence
 * of a variable is missing, a pair with the variable's name may be a member of an associative array.
 */
export const settleRepeats = (
  { text, repeated }: Reading,
  times: ReadonlyMap<string, number>,
  isAssociative: boolean,
): ExtractError | undefined => {
  for (const [name, left] of repeated as ReadonlyMap<string, number>) {
    if (left !== 0 && left !== times.get(name))
      return extractError(text, text.length, isAssociative ? 'ambiguous' : 'mismatch', name)
  }
  return undefined
}

/** Returns whether `part` is so long that the prefix modifier may have shortened the value. */
const isCut = ({ modifier, operator }: Variable, part: string): boolean =>
  modifier > WHOLE && prefixOf(`${part}.`, modifier, operator) === part

/** Returns whether a variable whose value is `whole` expands to `part`. */
const isPartOf = (variable: Variable, part: string, raw: string, whole: string): boolean => {
  const { modifier, operator } = variable
  const written = modifier > WHOLE ? prefixOf(whole, modifier, operator) : whole
  return written === part || (operator.allowsReserved && encodeReserved(written) === raw)
}

/**
 * Compares each part of a variable's value with the whole value. If only a prefix is known and the prefix is shorter
 * than its maximum length, the prefix is the whole value.
 */
export const settleParts = ({ text, values, parts }: Reading): ExtractError | undefined => {
  for (const [variable, part] of parts) {
    const { name } = variable
    if (!isCut(variable, part) && !Object.hasOwn(values, name)) put(values, name, part)
  }
  for (const [variable, part, raw, offset] of parts) {
    const { name } = variable
    const whole = Object.hasOwn(values, name) ? values[name] : undefined
    if (typeof whole !== 'string') return extractError(text, offset, 'ambiguous', name)
    if (!isPartOf(variable, part, raw, whole))
      return extractError(text, offset, isTwofold(variable, raw) ? 'ambiguous' : 'mismatch', name)
  }
  return undefined
}

/** Returns whether a variable has the `*` modifier. */
export const isExploded = ({ modifier }: Variable): boolean => modifier === EXPLODE
