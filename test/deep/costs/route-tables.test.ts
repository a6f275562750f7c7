/** Measures how much work the compiler does for a large route table. */
import { expect, it } from 'vitest'
import { tableSource } from '../../../bench/route-table'
import { programOf } from '../../support/typescript'

const ROUTES = 500
/**
 * The maximum number of type instantiations for each route. Lower this limit when the measured cost drops, and raise it
 * only for a good reason.
 */
const BUDGET = 100

/** The maximum number of instantiations for each route in an invalid table. Tables are often invalid during editing. */
const BUDGET_OF_WRONG = 310

const costOf = (source: string) => {
  const { program, file } = programOf(source)
  return { errors: program.getSemanticDiagnostics(file), instantiations: program.getInstantiationCount() }
}

it(`the compiler checks a table of ${ROUTES} routes with at most ${BUDGET} instantiations per route`, () => {
  const { errors, instantiations } = costOf(tableSource(ROUTES))
  const each = (instantiations - costOf(tableSource(0)).instantiations) / ROUTES
  console.log(`${ROUTES} routes in one table: ${each.toFixed(1)} instantiations each`)
  expect(errors).toEqual([])
  expect(each).toBeLessThanOrEqual(BUDGET)
  expect(each).toBeGreaterThan(BUDGET / 2)
})

it(`the compiler finds a wrong route among ${ROUTES} with at most ${BUDGET_OF_WRONG} instantiations per route`, () => {
  const { errors, instantiations } = costOf(tableSource(ROUTES).replace('/items-1/{id}', '/items-1/:id'))
  const each = (instantiations - costOf(tableSource(0)).instantiations) / ROUTES
  console.log(`${ROUTES} routes with a wrong one: ${each.toFixed(1)} instantiations each`)
  expect(errors).toHaveLength(1)
  expect(each).toBeLessThanOrEqual(BUDGET_OF_WRONG)
  expect(each).toBeGreaterThan(BUDGET_OF_WRONG / 2)
})
