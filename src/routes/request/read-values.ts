import type { Either } from '../../fp/either'
import { left } from '../../fp/either'
import { SLASH } from '../../grammar/code-units'
import { prefixOf } from '../../template/expand/prefix'
import type { AnyCodec } from '../../template/codecs/codec'
import { WHOLE } from '../../template/syntax/model'
import type { Values } from './make-values'
import { decodeText } from './decode-text'
import type { RequestRules } from './policy'
import type { RequestRoute, RequestVariable } from './request-route'



/** Sets an own property, even if its name is `__proto__`. */
const put = (values: Values, name: string, value: unknown): void => {
  if (name !== '__proto__') values[name] = value
  else Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true })
}

/** Why values cannot be read: which variable it is about, and why. */
export interface Refusal {
  readonly slot: number
  readonly reason: 'utf-8' | 'codec' | 'mismatch' | 'ambiguous'
  /** Which member of a list it is. */
  readonly member: number
  readonly cause: unknown
}

const refusal = (slot: number, reason: Refusal['reason'], member = 0, cause?: unknown): Refusal => ({ slot, reason, member, cause })

/** What the search and the query have found. Codecs run after all of it is read: they may read another target. */
export interface Found {
  readonly text: string
  readonly spans: Int32Array
  readonly encoded: Uint8Array
  readonly members: readonly number[]
  readonly hasQuery: boolean
}

/** The text of a slot; undefined if it is not UTF-8. */
const textAt = ({ text, spans, encoded }: Found, slot: number, isForm: boolean, isTolerant: boolean): string | undefined => {
  const raw = text.slice(spans[2 * slot], spans[2 * slot + 1])
  return encoded[slot] === 0 ? raw : decodeText(raw, isForm, isTolerant)
}

/** The decoded segments of a slot; the index of the first that is not UTF-8 if there is one. */
const segmentsAt = ({ text, spans }: Found, slot: number, isTolerant: boolean): readonly string[] | number => {
  const end = spans[2 * slot + 1] as number
  const segments: string[] = []
  let start = spans[2 * slot] as number
  for (let index = start; index <= end; index++) {
    if (index < end && text.charCodeAt(index) !== SLASH) continue
    const segment = decodeText(text.slice(start, index), false, isTolerant)
    if (segment === undefined) return segments.length
    segments.push(segment)
    start = index + 1
  }
  return segments
}

/** The decoded values of a list of the query; undefined if there is none, and the index of a value that is not UTF-8. */
const membersAt = ({ text, members }: Found, key: number, rules: RequestRules): readonly string[] | number | undefined => {
  let list: string[] | undefined
  for (let i = 0; i < members.length; i += 4) {
    if (members[i] !== key) continue
    const raw = text.slice(members[i + 1], members[i + 2])
    const value = members[i + 3] === 0 ? raw : decodeText(raw, rules.isForm, rules.isTolerant)
    if (value === undefined) return list?.length ?? 0
    if (list === undefined) list = []
    list.push(value)
  }
  return list
}

/** Decodes a text. A codec is foreign code: if it throws, it refuses the text. */
const decodeWith = (codec: AnyCodec, text: string): Either<unknown, unknown> => {
  try {
    const value = codec.decode(text)
    return '_tag' in value ? value : left(value)
  } catch (error) {
    return left(error)
  }
}

/** The decoded texts of a route's variables, by slot: a text, a list, or undefined for a missing pair. */
type Texts = ReadonlyArray<string | readonly string[] | undefined>

const textsOf = (route: RequestRoute<unknown>, found: Found, rules: RequestRules): Texts | Refusal => {
  const { variables, pathCount } = route
  const texts: Array<string | readonly string[] | undefined> = []
  for (let slot = 0; slot < variables.length; slot++) {
    const { isList } = variables[slot] as RequestVariable
    const isPath = slot < pathCount
    if (!isPath && !found.hasQuery) break
    if (isList) {
      const list = isPath ? segmentsAt(found, slot, rules.isTolerant) : membersAt(found, slot - pathCount, rules)
      if (typeof list === 'number') return refusal(slot, 'utf-8', list)
      texts.push(list)
    } else if (!isPath && (found.spans[2 * slot] as number) < 0) {
      texts.push(undefined)
    } else {
      const text = textAt(found, slot, rules.isForm && !isPath, rules.isTolerant)
      if (text === undefined) return refusal(slot, 'utf-8')
      texts.push(text)
    }
  }
  return texts
}

/** Notes a value, which must agree with another of the same name: a prefix begins it, or is it if it is short enough. */
const note = (values: Values, { name, variable }: RequestVariable, text: unknown, slot: number): Refusal | undefined => {
  const { modifier, operator } = variable
  const known = Object.hasOwn(values, name) ? values[name] : undefined
  if (known !== undefined) {
    const seen = modifier > WHOLE && typeof known === 'string' ? prefixOf(known, modifier, operator) : known
    return seen === text ? undefined : refusal(slot, 'mismatch')
  }
  if (modifier > WHOLE && prefixOf(`${text}.`, modifier, operator) === text) return refusal(slot, 'ambiguous')
  put(values, name, text)
  return undefined
}

/** Decodes, in place, a text or each text of a list. */
const decodeValue = (values: Values, { name, codec }: RequestVariable, slot: number): Refusal | undefined => {
  const text = values[name]
  if (codec === undefined || text === undefined) return undefined
  if (typeof text === 'string') {
    const value = decodeWith(codec, text)
    if (value._tag === 'Left') return refusal(slot, 'codec', 0, value.left)
    values[name] = value.right
    return undefined
  }
  const list: unknown[] = []
  for (const [member, each] of (text as readonly string[]).entries()) {
    const value = decodeWith(codec, each)
    if (value._tag === 'Left') return refusal(slot, 'codec', member, value.left)
    list.push(value.right)
  }
  values[name] = list
  return undefined
}

export const isRefusal = (found: object): found is Refusal => 'reason' in found && 'slot' in found

/** The values of a route with lists, codecs, defaults, prefixes, or names that occur twice. */
export const readValues = (route: RequestRoute<unknown>, found: Found, rules: RequestRules): { readonly values: Values } | Refusal => {
  const { variables, emptyList, defaults } = route
  const texts = textsOf(route, found, rules)
  if (!Array.isArray(texts)) return texts as Refusal
  const values: Values = {}
  if (emptyList !== undefined) put(values, emptyList, [])
  for (let slot = 0; slot < texts.length; slot++) {
    const text = texts[slot]
    const wrong = text === undefined ? undefined : note(values, variables[slot] as RequestVariable, text, slot)
    if (wrong !== undefined) return wrong
  }
  for (let slot = 0; slot < texts.length; slot++) {
    const wrong = texts[slot] === undefined ? undefined : decodeValue(values, variables[slot] as RequestVariable, slot)
    if (wrong !== undefined) return wrong
  }
  for (const [name, value] of defaults) if (!Object.hasOwn(values, name)) put(values, name, value)
  return { values }
}
