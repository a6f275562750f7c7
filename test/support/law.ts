/** Tests laws with many random cases generated from one seed. If a case fails, fast-check shrinks it. */
import * as fc from 'fast-check'
import { it } from 'vitest'

const { URI_TS_RUNS = '2000', URI_TS_SEED = '3986', URI_TS_LONG = '250000' } = process.env
/** The number of cases for each law. For a long run, use `URI_TS_RUNS=200000 npx vitest run law`. */
export const RUNS = Number(URI_TS_RUNS)
/** The seed for the random cases. Set `URI_TS_SEED` to reproduce a failure or to try other cases. */
export const SEED = Number(URI_TS_SEED)
/**
 * The length of the inputs in tests of long strings. With the two million characters that `npm run test:deep` uses, a
 * quadratic algorithm would not finish in a reasonable time.
 */
export const LONG = Number(URI_TS_LONG)
/** Returns every eighth case for `npm test`, and all the cases for longer runs. */
export const partOf = <A>(cases: readonly A[]): readonly A[] =>
  RUNS > 1000 ? cases : cases.filter((_, index) => index % 8 === 0)

export const HOURS = 4 * 3_600_000

/**
 * The number of cases for a law about hosts or addresses. In the deep run, the number is larger than for other laws,
 * because an attacker needs to find only one case that fails. The nightly run tries a million cases.
 */
export const TARGETS = Number(process.env['URI_TS_TARGETS'] ?? RUNS)

/** Tests a law with values from the given arbitraries. The test fails if `check` throws an error or returns `false`. */
export const law = <Values extends readonly [unknown, ...unknown[]]>(
  name: string,
  kinds: { readonly [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => unknown,
  runs: number = RUNS,
): void =>
  it(
    name,
    () => {
      const values = fc.tuple(...(kinds as unknown as fc.Arbitrary<unknown>[])) as unknown as fc.Arbitrary<Values>
      fc.assert(
        fc.property(values, (tuple) => check(...tuple) !== false),
        { numRuns: runs, seed: SEED },
      )
    },
    HOURS,
  )
