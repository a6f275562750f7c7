/** Tests that each list of names gets its own object factory as long as unused factories remain. */
import { describe, expect, it, vi } from 'vitest'

/** Loads a new instance of the module, in which no factory has been used yet. */
const fresh = async () => {
  vi.resetModules()
  return await import('../../../src/routes/request/make-values')
}

const TEXT = '/a/%C3%A9/ccc/%64/e+e'
const SPANS = Int32Array.from([1, 2, 3, 9, 10, 13, 14, 17, 18, 21])
const ENCODED = Uint8Array.from([0, 1, 0, 1, 2])
const VALUES = ['a', 'é', 'ccc', 'd', 'e e']

const namesFor = (count: number, round: number): readonly string[] =>
  Array.from({ length: count }, (_, slot) => `n${round}_${slot}`)

describe('the places of values', () => {
  it.each([
    [1, 16],
    [2, 12],
    [3, 8],
    [4, 4],
    [5, 4],
  ])('lists of %i names have %i places', async (count, most) => {
    const { placeFor, takeFailure } = await fresh()
    const places = Array.from({ length: most }, (_, round) => placeFor(namesFor(count, round)))
    expect(new Set(places).size).toBe(most)
    for (const [round, make] of places.entries()) {
      const names = namesFor(count, round)
      const should = Object.fromEntries(names.map((name, slot) => [name, VALUES[slot]]))
      expect(make?.(names, TEXT, SPANS, ENCODED)).toStrictEqual(should)
    }
    expect(placeFor(namesFor(count, most))).toBeUndefined()
    expect(placeFor(namesFor(count, 0))).toBe(places[0])
    expect(takeFailure()).toBe(false)
  })

  it('tells lists of names apart', async () => {
    const { placeFor } = await fresh()
    expect(placeFor(['a', 'bc'])).not.toBe(placeFor(['ab', 'c']))
    expect(placeFor(['a', 'bc'])).not.toBe(placeFor(['bc', 'a']))
  })

  it('there is none for no names, and none for six', async () => {
    const { placeFor } = await fresh()
    expect(placeFor([])).toBeUndefined()
    expect(placeFor(namesFor(6, 0))).toBeUndefined()
  })
})

describe('a text that is not UTF-8', () => {
  it('is noted once, and stays as it is', async () => {
    const { at, takeFailure } = await fresh()
    expect(at('/%FF', Int32Array.of(1, 4), Uint8Array.of(1), 0)).toBe('%FF')
    expect([takeFailure(), takeFailure()]).toEqual([true, false])
  })

  it('is not looked for in a text without a percent sign', async () => {
    const { at, takeFailure } = await fresh()
    expect(at('/%FF', Int32Array.of(1, 4), Uint8Array.of(0), 0)).toBe('%FF')
    expect(takeFailure()).toBe(false)
  })
})
