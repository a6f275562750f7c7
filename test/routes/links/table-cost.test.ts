/** What a large table of routes costs the compiler. The bench of templates has the seconds. */
import { expect, it } from 'vitest'
import { tableSource } from '../../../bench/route-table'
import { programOf } from '../../support/typescript'

const ROUTES = 500
/** Instantiations that one more route may cost. To be lowered with the cost, and never raised without a reason. */
const BUDGET = 150

const costOf = (count: number) => {
  const { program, file } = programOf(tableSource(count))
  return { errors: program.getSemanticDiagnostics(file), instantiations: program.getInstantiationCount() }
}

it(`a table of ${ROUTES} routes is checked for ${BUDGET} instantiations each`, () => {
  const { errors, instantiations } = costOf(ROUTES)
  const each = (instantiations - costOf(0).instantiations) / ROUTES
  console.log(`${ROUTES} routes in one table: ${each.toFixed(1)} instantiations each`)
  expect(errors).toEqual([])
  expect(each).toBeLessThanOrEqual(BUDGET)
  expect(each).toBeGreaterThan(BUDGET / 2)
})
