/** Measures how much a link to a route adds to the cost of compiling the routes. */
import { expect, it } from 'vitest'
import { leavesOf } from '../../../src/routes/links/leaves'
import { site } from '../../support/forty-routes'
import { costsOf, programOf } from '../../support/typescript'

/**
 * The maximum number of type instantiations for one link. Lower this limit when the measured cost drops, and raise it
 * only for a good reason.
 */
const BUDGET = 340

const OF_SITE = 220

const KINDS: Readonly<Record<string, readonly [(index: number) => string, string]>> = {
  'a segment': [(index) => `'/items-${index}/{id}'`, `{ id: 'x' }`],
  'two segments': [(index) => `'/users/{user}/things-${index}/{thing}'`, `{ user: 'u', thing: 7 }`],
  'three segments': [(index) => `'/a/{a}/b-${index}/{b}/{c}'`, `{ a: 'u', b: 7, c: 'x' }`],
  'a segment and a query': [(index) => `'/things-${index}/{id}{?page,limit}'`, `{ id: 'x', page: 2 }`],
  'a query': [(index) => `'/lists-${index}{?page,limit}'`, '{ page: 2 }'],
  'the rest of a path': [(index) => `'/files-${index}/{+path}'`, `{ path: 'a/b' }`],
  'a list in the query': [(index) => `'/tags-${index}{?tag*}'`, `{ tag: ['a', 'b'] }`],
  'a list in the path': [(index) => `'/lists-${index}{/path*}'`, `{ path: ['a', 'b'] }`],
  'two variables in a segment': [(index) => `'/files-${index}/{name}.{ext}'`, `{ name: 'a', ext: 'png' }`],
  'an optional segment': [(index) => `'/pages-${index}{/page}'`, '{ page: 2 }'],
  'a codec': [(index) => `route('/users-${index}/{id}', { id: int })`, '{ id: 7 }'],
}

type Entry = readonly [entry: string, values: string]

const sourceOf = (entries: readonly Entry[], hasLinks: boolean): string =>
  `import { defineRoutes, route } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
export const used = [route, int]
export const site = defineRoutes({ ${entries.map(([entry], index) => `r${index}: ${entry},`).join('\n')} })
${hasLinks ? entries.map(([, values], index) => `site.r${index}.link(${values})`).join('\n') : ''}
`

const costOf = (tables: readonly (readonly Entry[])[]): number => {
  const costs = costsOf(tables.map((entries, index) => sourceOf(entries, index !== 1)))
  expect(costs.flatMap(({ errors }) => errors)).toEqual([])
  const [, without = 0, withLinks = 0] = costs.map(({ instantiations }) => instantiations)
  return (withLinks - without) / (tables[2]?.length ?? 0)
}

it.each(Object.keys(KINDS))(`the compiler checks a link with %s with at most ${BUDGET} instantiations`, (kind) => {
  const [entry, values] = KINDS[kind] as (typeof KINDS)[string]
  const tables = [10, 20, 30].map((start) => Array.from({ length: 10 }, (_, i): Entry => [entry(start + i), values]))
  const each = costOf(tables)
  console.log(`a link with ${kind}: ${each.toFixed(1)} instantiations`)
  expect(each).toBeLessThanOrEqual(BUDGET)
  expect(each).toBeGreaterThan(BUDGET / 2)
})

const entryOf = (text: string, copy: number): Entry => {
  const names = [...text.matchAll(/\w+(?=[,}])/g)].map(([name]) => name)
  return [`'/s${copy}${text}'`, names.length === 0 ? '' : `{ ${names.map((name) => `${name}: 'x'`).join(', ')} }`]
}

it(`the compiler checks the links of a site of forty routes with at most ${OF_SITE} instantiations each`, () => {
  const texts = leavesOf(site).map(([, { pattern }]) => pattern)
  const each = costOf([1, 2, 3].map((copy) => texts.map((text) => entryOf(text, copy))))
  console.log(`${texts.length} links with all values: ${each.toFixed(1)} instantiations each`)
  expect(each).toBeLessThanOrEqual(OF_SITE)
  expect(each).toBeGreaterThan(OF_SITE / 2)
})

/** Lists invalid calls, each with its error and the maximum number of type instantiations allowed for the call. */
const WRONG: ReadonlyArray<readonly [error: string, entry: string, values: string, budget: number]> = [
  ['a missing value', `'/users/{id}'`, '{}', 202],
  ['a missing value of a codec', `route('/users/{id}', { id: int })`, '{}', 282],
  ['a wrong name', `'/users/{id}'`, `{ di: 'x' }`, 214],
  ['a value that the route does not have', `'/about'`, '{ id: 1 }', 80],
  ['a wrong value in a segment', `route('/files/{name}.{ext}', { ext: int })`, `{ name: 'a', ext: 'b' }`, 402],
]

it.each(WRONG)('the compiler reports %s', (error, entry, values, budget) => {
  const source = (calls: string) =>
    `import { defineRoutes, route } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
export const used = [route, int]
export const site = defineRoutes({ first: ${entry.replace('/', '/first/')}, second: ${entry.replace('/', '/second/')} })
${calls}`
  const first = `site.first.link(${values})`
  const before = programOf(source(first))
  const after = programOf(source(`${first}\nsite.second.link(${values})`))
  expect(before.program.getSemanticDiagnostics(before.file)).toHaveLength(1)
  expect(after.program.getSemanticDiagnostics(after.file)).toHaveLength(2)
  const each = after.program.getInstantiationCount() - before.program.getInstantiationCount()
  console.log(`${error}: ${each} instantiations`)
  expect(each).toBeLessThanOrEqual(budget)
  expect(each).toBeGreaterThan(budget / 2)
})
