/** The decoded values of variables, by name. */
export type Values = Record<string, unknown>

/** Makes the values of at most five variables. */
export type MakeValues = (names: readonly string[], a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => Values

/*
 * V8 makes an object of known names in a tenth of the time that it needs to add names one by one, but it remembers the
 * names by the place in the source. So each list of names gets a place of its own, until there are no more.
 */
const PLACES: ReadonlyArray<readonly MakeValues[]> = [
  [],
  [
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
    (n, a) => ({ [n[0] as string]: a }),
  ],
  [
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
    (n, a, b) => ({ [n[0] as string]: a, [n[1] as string]: b }),
  ],
  [
    (n, a, b, c) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c }),
    (n, a, b, c) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c }),
    (n, a, b, c) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c }),
    (n, a, b, c) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c }),
    (n, a, b, c) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c }),
    (n, a, b, c) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c }),
    (n, a, b, c) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c }),
    (n, a, b, c) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c }),
  ],
  [
    (n, a, b, c, d) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c, [n[3] as string]: d }),
    (n, a, b, c, d) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c, [n[3] as string]: d }),
    (n, a, b, c, d) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c, [n[3] as string]: d }),
    (n, a, b, c, d) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c, [n[3] as string]: d }),
  ],
  [
    (n, a, b, c, d, e) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c, [n[3] as string]: d, [n[4] as string]: e }),
    (n, a, b, c, d, e) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c, [n[3] as string]: d, [n[4] as string]: e }),
    (n, a, b, c, d, e) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c, [n[3] as string]: d, [n[4] as string]: e }),
    (n, a, b, c, d, e) => ({ [n[0] as string]: a, [n[1] as string]: b, [n[2] as string]: c, [n[3] as string]: d, [n[4] as string]: e }),
  ],
]

/** The places that are taken, by the names. */
const TAKEN = /* @__PURE__ */ new Map<string, MakeValues | undefined>()

/** The number of variables that a place can have. */
const MOST = 5

const COUNTS = [0, 0, 0, 0, 0, 0]

/** The place for a list of names; undefined if there is none left. Allocates: an entry for each new list. */
export const placeFor = (names: readonly string[]): MakeValues | undefined => {
  const key = names.join(' ')
  if (TAKEN.has(key) || names.length > MOST) return TAKEN.get(key)
  const count = COUNTS[names.length] as number
  const place = PLACES[names.length]?.[count]
  if (place === undefined) return undefined
  COUNTS[names.length] = count + 1
  TAKEN.set(key, place)
  return place
}
