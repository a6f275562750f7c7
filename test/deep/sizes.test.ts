/** Checks that `npm run test:deep` runs the tests with the sizes that `vitest.config.ts` specifies. */
import { expect, it } from 'vitest'
import { LONG, RUNS, TARGETS } from '../support/law'

it('the deep run has more cases, and longer ones, than npm test', () => {
  expect(RUNS).toBeGreaterThanOrEqual(2000)
  expect(TARGETS).toBeGreaterThanOrEqual(200_000)
  expect(LONG).toBeGreaterThanOrEqual(2_000_000)
  expect(Number(process.env['URI_TS_AGREEMENT'])).toBeGreaterThanOrEqual(500)
})
