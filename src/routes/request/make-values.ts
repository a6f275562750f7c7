import { decodeText } from '../query/decode-text'

/** Maps the names of variables to their decoded values. */
export type Values = Record<string, unknown>

/**
 * Creates an object that maps names to values, which are decoded from spans of a string. The object contains the values
 * of at most five variables. `encoded` indicates how each value is encoded.
 */
export type MakeValues = (names: readonly string[], text: string, spans: Int32Array, encoded: Uint8Array) => Values

/**
 * Records whether `at` has read invalid UTF-8. `at` sets `isNoted` instead of returning an error, so one check for all
 * values is enough.
 */
const failure = { isNoted: false }

/** Returns whether `at` has read invalid UTF-8 since the previous call to `takeFailure`. */
export const takeFailure = (): boolean => {
  const { isNoted } = failure
  failure.isNoted = false
  return isNoted
}

const decodeOrNote = (raw: string, encoding: number): string => {
  const decoded = decodeText(raw, encoding)
  if (decoded === undefined) failure.isNoted = true
  return decoded ?? raw
}

/** Decodes the text in a slot. If the text is not valid UTF-8, records a failure for `takeFailure`. */
export const at = (text: string, spans: Int32Array, encoded: Uint8Array, slot: number): string => {
  const raw = text.slice(spans[2 * slot], spans[2 * slot + 1])
  return encoded[slot] === 0 ? raw : decodeOrNote(raw, encoded[slot] as number)
}

/*
 * V8 creates an object ten times faster if its property names are known in advance than if its properties are added one
 * by one. For each object literal in the source code, V8 caches the property names. Each list of property names gets a
 * separate function, until no unused functions are left.
 */
const PLACES: ReadonlyArray<readonly MakeValues[]> = [
  [],
  [
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0) }),
  ],
  [
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
    (n, t, s, e) => ({ [n[0] as string]: at(t, s, e, 0), [n[1] as string]: at(t, s, e, 1) }),
  ],
  [
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
    }),
  ],
  [
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
      [n[3] as string]: at(t, s, e, 3),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
      [n[3] as string]: at(t, s, e, 3),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
      [n[3] as string]: at(t, s, e, 3),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
      [n[3] as string]: at(t, s, e, 3),
    }),
  ],
  [
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
      [n[3] as string]: at(t, s, e, 3),
      [n[4] as string]: at(t, s, e, 4),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
      [n[3] as string]: at(t, s, e, 3),
      [n[4] as string]: at(t, s, e, 4),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
      [n[3] as string]: at(t, s, e, 3),
      [n[4] as string]: at(t, s, e, 4),
    }),
    (n, t, s, e) => ({
      [n[0] as string]: at(t, s, e, 0),
      [n[1] as string]: at(t, s, e, 1),
      [n[2] as string]: at(t, s, e, 2),
      [n[3] as string]: at(t, s, e, 3),
      [n[4] as string]: at(t, s, e, 4),
    }),
  ],
]

/** The largest number of variables for which `PLACES` contains functions. */
const MOST = 5

/** Maps each list of names to the function that creates objects with those names as keys. */
const TAKEN = /* @__PURE__ */ new Map<string, MakeValues>()

const COUNTS = [0, 0, 0, 0, 0, 0]

/**
 * Returns the function that creates objects with the given property names, or `undefined` if no function is available.
 * Allocates an entry for each new list of names.
 */
export const placeFor = (names: readonly string[]): MakeValues | undefined => {
  const key = names.join(' ')
  const { length } = names
  if (TAKEN.has(key) || length > MOST) return TAKEN.get(key)
  const place = PLACES[length]?.[COUNTS[length] as number]
  if (place === undefined) return undefined
  COUNTS[length] = (COUNTS[length] as number) + 1
  TAKEN.set(key, place)
  return place
}
