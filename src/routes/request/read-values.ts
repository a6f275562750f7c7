import type { AnyCodec } from '../../template/codecs/codec'
import { decodeWith, putDefaults } from '../../template/extract/apply-codecs'
import { put } from '../../template/extract/read-values'
import { decodeText, PERCENT_ENCODED, RAW } from '../query/decode-text'
import type { Values } from './make-values'
import type { RequestRoute, RequestVariable } from './request-route'

/** The slot of a value that cannot be read, and the reason for the failure. */
export interface Refusal {
  readonly slot: number
  readonly reason: 'utf-8' | 'codec' | 'ambiguous'
  /** If the value is a list, `member` is the index of the list member that cannot be read. */
  readonly member: number
  readonly cause: unknown
}

const refusal = (slot: number, reason: Refusal['reason'], member = 0, cause?: unknown): Refusal => ({
  slot,
  reason,
  member,
  cause,
})

/**
 * The results of `readQuery` and of the search for a route. Codecs run after the whole request has been read, because a
 * codec may read another target.
 */
export interface Found {
  readonly text: string
  readonly spans: Int32Array
  readonly encoded: Uint8Array
  readonly members: readonly number[]
  readonly hasQuery: boolean
  /** Indicates whether a strict policy refuses the query because of a repeated key. */
  readonly isAmbiguous: boolean
}

/** Returns the decoded text in a slot, or `undefined` if the text is not valid UTF-8. */
const textAt = ({ text, spans, encoded }: Found, slot: number): string | undefined =>
  decodeText(text.slice(spans[2 * slot], spans[2 * slot + 1]), encoded[slot] as number)

/**
 * Decodes the segments that a slot contains. Returns the decoded segments, or the index of the first segment that is
 * not valid UTF-8.
 */
const segmentsAt = ({ text, spans, encoded }: Found, slot: number): readonly string[] | number => {
  const raws = text.slice(spans[2 * slot], spans[2 * slot + 1]).split('/')
  if (encoded[slot] === RAW) return raws
  const segments: string[] = []
  for (const raw of raws) {
    const segment = decodeText(raw, PERCENT_ENCODED)
    if (segment === undefined) return segments.length
    segments.push(segment)
  }
  return segments
}

/**
 * Returns the decoded values of a list in the query, or `undefined` if the list has no values. If any value is not
 * valid UTF-8, returns the index of the first such value.
 */
const membersAt = ({ text, members }: Found, key: number): readonly string[] | number | undefined => {
  let list: string[] | undefined
  for (let i = 0; i < members.length; i += 4) {
    if (members[i] !== key) continue
    const value = decodeText(text.slice(members[i + 1], members[i + 2]), members[i + 3] as number)
    if (value === undefined) return list?.length ?? 0
    if (list === undefined) list = []
    list.push(value)
  }
  return list
}

/**
 * The result of reading a slot: a string, a list, `undefined` for a missing pair, or the reason why the value cannot be
 * decoded.
 */
type Read = string | readonly string[] | Refusal | undefined

const readSlot = (route: RequestRoute<unknown>, found: Found, slot: number): Read => {
  const { isList } = route.variables[slot] as RequestVariable
  const isPath = slot < route.pathCount
  if (!isPath && !found.hasQuery) return undefined
  if (isList) {
    const list = isPath ? segmentsAt(found, slot) : membersAt(found, slot - route.pathCount)
    return typeof list === 'number' ? refusal(slot, 'utf-8', list) : list
  }
  if (!isPath && found.spans[2 * slot] === -1) return undefined
  return textAt(found, slot) ?? refusal(slot, 'utf-8')
}

/** Returns whether a result is a `Refusal`. */
export const isRefusal = (found: object): found is Refusal => Object.hasOwn(found, 'slot')

const disagreement = (texts: Values, { name }: RequestVariable, text: unknown, slot: number) => {
  const known = Object.hasOwn(texts, name) ? texts[name] : undefined
  return known === undefined || known === text ? undefined : refusal(slot, 'ambiguous')
}

/** Returns whether a slot's value is a list. For an array, `isList` is faster than `isRefusal`. */
const isList = (read: Refusal | readonly string[]): read is readonly string[] => Array.isArray(read)

/** Collects the values of a route's variables from a target: first the strings, and then the results of the codecs. */
class Settled {
  readonly texts: Values = {}
  readonly values: Values = {}
  readonly route: RequestRoute<unknown>

  constructor(route: RequestRoute<unknown>) {
    this.route = route
  }

  /**
   * Records the values of the variables whose slots are in a given range. Runs codecs only after every string has been
   * checked.
   */
  settle(read: readonly Read[], first: number, last: number): Refusal | undefined {
    const { variables, isDistinct } = this.route
    const coded: number[] = []
    for (let slot = first; slot < last; slot++) {
      const [text, variable] = [read[slot], variables[slot] as RequestVariable]
      if (text === undefined) continue
      if (typeof text === 'object' && !isList(text)) return text
      if (!isDistinct) {
        const wrong = disagreement(this.texts, variable, text, slot)
        if (wrong !== undefined) return wrong
        if (Object.hasOwn(this.texts, variable.name)) continue
        put(this.texts, variable.name, text)
      }
      if (variable.codec === undefined) put(this.values, variable.name, text)
      else coded.push(slot)
    }
    for (const slot of coded) {
      const { name, codec } = variables[slot] as RequestVariable
      const value = decodeWith(codec as AnyCodec, read[slot])
      if (value._tag === 'Left') return refusal(slot, 'codec', value.left.member, value.left.cause)
      put(this.values, name, value.right)
    }
    return undefined
  }
}

/**
 * Reads the values of a route that has lists, codecs, defaults or repeated names. Applies the codecs of path variables
 * before those of query variables. All strings are read before any codec runs, because a codec may read another target.
 */
export const readValues = (route: RequestRoute<unknown>, found: Found): { readonly values: Values } | Refusal => {
  const { variables, emptyList, defaults, pathCount } = route
  const read = variables.map((_, slot) => readSlot(route, found, slot))
  const settled = new Settled(route)
  if (emptyList !== undefined) put(settled.values, emptyList, [])
  const wrong =
    settled.settle(read, 0, pathCount) ??
    (found.isAmbiguous ? refusal(pathCount, 'ambiguous') : settled.settle(read, pathCount, variables.length))
  if (wrong !== undefined) return wrong
  putDefaults(defaults, settled.values)
  return settled
}
