/** The cost of a large route table for the compiler. The template bench measures the seconds. */
import { expect, it } from 'vitest'
import { tableSource } from '../../../bench/route-table'
import { programOf } from '../../support/typescript'

const ROUTES = 500
/** The instantiations that each route may cost. Lower it when the cost drops; raise it only for a reason. */
const BUDGET = 135

const costOf = (count: number) => {
  const { program, file } = programOf(tableSource(count))
  return { errors: program.getSemanticDiagnostics(file), instantiations: program.getInstantiationCount() }
}

it(`the compiler checks a table of ${ROUTES} routes with at most ${BUDGET} instantiations per route`, () => {
  const { errors, instantiations } = costOf(ROUTES)
  const each = (instantiations - costOf(0).instantiations) / ROUTES
  console.log(`${ROUTES} routes in one table: ${each.toFixed(1)} instantiations each`)
  expect(errors).toEqual([])
  expect(each).toBeLessThanOrEqual(BUDGET)
  expect(each).toBeGreaterThan(BUDGET / 2)
})
