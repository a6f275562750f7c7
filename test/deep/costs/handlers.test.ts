/** Measures the cost of compiling the handlers for a large route table. */
import { expect, it } from 'vitest'
import { programOf } from '../../support/typescript'

/**
 * The maximum number of type instantiations for a route and its handler. Lower this limit when the measured cost drops,
 * and raise it only for a good reason.
 */
const BUDGET = 300

const ROUTES = ['/a', '/b/{id}', '/c{?q,page}', '/d/{a}/e/{b}']
const HANDLERS = [
  '() => 1',
  '({ id }) => id.length',
  '{ get: ({ q }) => q, put: async () => 2 }',
  '({ a, b }, c: Db) => a + b + c.db',
]

const linesOf = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

const flat = (count: number): readonly [string, string] => [
  linesOf(count, (i) => `r${i}: '/${100 + i}${ROUTES[i % 4]}',`),
  linesOf(count, (i) => `r${i}: ${HANDLERS[i % 4]},`),
]

const nested = (count: number): readonly [string, string] => {
  const [routes, handlers] = flat(50)
  return [
    linesOf(count / 50, (i) => `t${i}: ['/t${i}', {${routes}}],`),
    linesOf(count / 50, (i) => `t${i}: {${handlers}},`),
  ]
}

const costOf = ([routes, handlers]: readonly [string, string]): number => {
  const { program, file } = programOf(`import { defineRoutes, dispatcher } from 'uri-ts/routes'
interface Db { readonly db: string }
const site = defineRoutes({${routes}})
export const dispatch = dispatcher(site)({${handlers}})
`)
  expect(program.getSemanticDiagnostics(file)).toEqual([])
  return program.getInstantiationCount()
}

it.each([
  ['one table', flat],
  ['nested tables', nested],
] as const)(`a route of %s costs the same however many there are, at most ${BUDGET} instantiations`, (_, make) => {
  const [few, some, many] = [50, 100, 200].map((count) => costOf(make(count))) as [number, number, number]
  const [first, second] = [(some - few) / 50, (many - some) / 100]
  console.log(`${first.toFixed(1)} instantiations each, then ${second.toFixed(1)}`)
  expect(second).toBeLessThanOrEqual(BUDGET)
  expect(second).toBeGreaterThan(BUDGET / 3)
  expect(second / first).toBeLessThan(1.1)
})
