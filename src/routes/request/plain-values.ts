import { decodeText } from './decode-text'
import type { MakeValues, Values } from './make-values'
import type { RequestReader } from './request-reader'
import type { RequestRoute } from './request-route'

/** A plain route has no lists. */
export const NO_MEMBERS: number[] = []

type AnyReader = RequestReader<unknown>

/** The decoded text of a slot; undefined if it is not UTF-8. */
const textAt = (reader: AnyReader, { pathCount }: RequestRoute<unknown>, text: string, slot: number): string | undefined => {
  const { spans, trie, rules } = reader
  const raw = text.slice(spans[2 * slot], spans[2 * slot + 1])
  return trie.encoded[slot] === 0 ? raw : decodeText(raw, rules.isForm && slot >= pathCount, rules.isTolerant)
}

/** The values of at most five variables; undefined if one is not UTF-8. */
const fewValues = (
  reader: AnyReader,
  route: RequestRoute<unknown>,
  text: string,
  count: number,
  make: MakeValues,
): Values | undefined => {
  const a = textAt(reader, route, text, 0)
  const b = count > 1 ? textAt(reader, route, text, 1) : ''
  const c = count > 2 ? textAt(reader, route, text, 2) : ''
  const d = count > 3 ? textAt(reader, route, text, 3) : ''
  const e = count > 4 ? textAt(reader, route, text, 4) : ''
  return a === undefined || b === undefined || c === undefined || d === undefined || e === undefined
    ? undefined
    : make(route.names, a, b, c, d, e)
}

/** The values of any number of variables; undefined if one is not UTF-8. */
const manyValues = (reader: AnyReader, route: RequestRoute<unknown>, text: string, count: number): Values | undefined => {
  const values: Values = {}
  for (let slot = 0; slot < count; slot++) {
    if ((reader.spans[2 * slot] as number) < 0) continue
    const value = textAt(reader, route, text, slot)
    if (value === undefined) return undefined
    values[route.names[slot] as string] = value
  }
  return values
}

/**
 * The values of a route whose variables are plain texts; undefined if one is not UTF-8. `found` is the number of keys that
 * the query has.
 */
export const plainValues = (
  reader: AnyReader,
  route: RequestRoute<unknown>,
  text: string,
  found: number,
): Values | undefined => {
  const { makePath, makeAll, pathCount, names } = route
  const make = found === 0 ? makePath : pathCount + found === names.length ? makeAll : undefined
  return make === undefined
    ? manyValues(reader, route, text, found === 0 ? pathCount : names.length)
    : fewValues(reader, route, text, pathCount + found, make)
}
