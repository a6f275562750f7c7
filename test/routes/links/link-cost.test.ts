/** The cost of a link for the compiler: what 10 more routes cost with a link to each, less what they cost without. */
import { expect, it } from 'vitest'
import { programOf } from '../../support/typescript'

/** The instantiations that a link may cost. Lower it when the cost drops; raise it only for a reason. */
const BUDGET = 350

/** Entries and the values of a link, by number. */
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

const costOf = (entry: (index: number) => string, values: string, count: number, links: number): number => {
  const list = (length: number, line: (index: number) => string) => Array.from({ length }, (_, i) => line(i)).join('\n')
  const { program, file } = programOf(
    `import { defineRoutes, route } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
export const used = [route, int]
export const site = defineRoutes({ ${list(count, (index) => `r${index}: ${entry(index)},`)} })
${list(links, (index) => `site.r${index}.link(${values})`)}
`,
  )
  expect(program.getSemanticDiagnostics(file)).toEqual([])
  return program.getInstantiationCount()
}

it.each(Object.keys(KINDS))(`the compiler checks a link with %s with at most ${BUDGET} instantiations`, (kind) => {
  const [entry, values] = KINDS[kind] as (typeof KINDS)[string]
  const [few, many] = [10, 20].map((count) => costOf(entry, values, count, count) - costOf(entry, values, count, 0))
  const each = ((many as number) - (few as number)) / 10
  console.log(`a link with ${kind}: ${each.toFixed(1)} instantiations`)
  expect(each).toBeLessThanOrEqual(BUDGET)
  expect(each).toBeGreaterThan(BUDGET / 2)
})
