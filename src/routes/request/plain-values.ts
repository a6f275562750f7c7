import { at, takeFailure, type Values } from './make-values'
import type { RequestReader } from './request-reader'
import type { RequestRoute } from './request-route'

/** A route whose variables are all plain strings has no list members, so it uses `NO_MEMBERS`. */
export const NO_MEMBERS: number[] = []

/** Returns the values of a route's variables. Omits each variable that is missing from the query. */
const manyValues = (
  { names }: RequestRoute<unknown>,
  text: string,
  spans: Int32Array,
  encoded: Uint8Array,
  count: number,
): Values => {
  const values: Values = {}
  for (let slot = 0; slot < count; slot++) {
    if ((spans[2 * slot] as number) >= 0) values[names[slot] as string] = at(text, spans, encoded, slot)
  }
  return values
}

/**
 * Returns the values of a route whose variables are plain strings. Returns `undefined` if any value is not valid UTF-8.
 * `found` specifies how many of the route's query keys occur in the request's query.
 */
export const plainValues = (
  { spans, trie }: RequestReader<unknown>,
  route: RequestRoute<unknown>,
  text: string,
  found: number,
): Values | undefined => {
  const { makePath, makeAll, pathCount, names } = route
  const make = found === 0 ? makePath : pathCount + found === names.length ? makeAll : undefined
  const values =
    make === undefined
      ? manyValues(route, text, spans, trie.encoded, found === 0 ? pathCount : names.length)
      : make(names, text, spans, trie.encoded)
  return takeFailure() ? undefined : values
}
