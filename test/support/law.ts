/** How laws are run: many times, from one seed, and smaller and smaller where one is broken. */
import * as fc from 'fast-check'
import { it } from 'vitest'

const { URI_TS_RUNS = '2000', URI_TS_SEED = '3986' } = process.env
/** How many cases each law is tried on. `URI_TS_RUNS=200000 npx vitest run test/property` is the long run. */
export const RUNS = Number(URI_TS_RUNS)
/** Set it to have a failure again, or another series. */
export const SEED = Number(URI_TS_SEED)
export const HOURS = 4 * 3_600_000

/** A law about values of these kinds: it is broken where `check` throws, or returns false. */
export const law = <Values extends readonly [unknown, ...unknown[]]>(
  name: string,
  kinds: { readonly [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => unknown,
): void =>
  it(
    name,
    () => {
      const values = fc.tuple(...(kinds as unknown as fc.Arbitrary<unknown>[])) as unknown as fc.Arbitrary<Values>
      fc.assert(
        fc.property(values, (tuple) => check(...tuple) !== false),
        { numRuns: RUNS, seed: SEED },
      )
    },
    HOURS,
  )
