/** Checks that tables with hosts return the same matches as a slow model, and that each table matches its own links. */
import * as fc from 'fast-check'
import { view } from 'uri-ts'
import { type AnyRoute, absoluteLinks, routeMatcher, routeReader } from 'uri-ts/routes'
import { expect, it } from 'vitest'
import { leavesOf } from '../../../src/routes/links/leaves'
import { modelMatch } from '../../refimpl/host-routes'
import { hosts, modelRoutes, paths, tableOf } from '../../support/host-tables'
import { HOURS, RUNS, SEED } from '../../support/law'

const shown = (params: object) => Object.fromEntries(Object.entries(params).map(([name, value]) => [name, `${value}`]))

it(
  'a table matches the targets that the model matches, with the same values',
  () => {
    let matched = 0
    const check = (routes: Parameters<typeof tableOf>[0], targets: ReadonlyArray<readonly [string, string]>) => {
      const table = tableOf(routes)
      if (table === undefined) return
      const match = routeMatcher(table)
      const read = routeReader(table)
      for (const [host, path] of targets) {
        const target = `http://${host}${path}`
        const found = match(target)
        const params = found._tag === 'Right' && {
          route: found.right.route,
          params: shown(found.right.params as object),
        }
        const expected = modelMatch(routes, host, path)
        expect(params || undefined, target).toEqual(expected)
        expect(typeof read(target) === 'number', target).toBe(expected === undefined)
        if (expected !== undefined) matched++
        const inOriginForm = match(path)
        const plain = modelMatch(routes, undefined, path)?.route
        expect(inOriginForm._tag === 'Right' ? inOriginForm.right.route : undefined, path).toBe(plain)
      }
    }
    const targets = fc.array(fc.tuple(hosts, paths), { minLength: 1, maxLength: 20 })
    fc.assert(fc.property(modelRoutes, targets, check), { numRuns: RUNS, seed: SEED })
    expect(matched).toBeGreaterThan(RUNS / 4)
  },
  HOURS,
)

const VALUES = [
  'a',
  'b',
  'www',
  '7',
  'a-b_c',
  'A',
  'a.b',
  'x@evil',
  '%2e',
  'evil.test#',
  '[::1]',
  'a:80',
  'é',
  '',
  '..',
]

const values = fc.record({
  ...{ t: fc.constantFrom(...VALUES), u: fc.constantFrom(...VALUES), n: fc.nat(9), m: fc.nat(9) },
  ...{ x: fc.constantFrom(...VALUES), y: fc.constantFrom(...VALUES), r: fc.constantFrom(...VALUES) },
})

it(
  'a link on a host is read back by its own route, with its values',
  () => {
    const made = { right: 0, taken: 0, label: 0 }
    const check = (routes: Parameters<typeof tableOf>[0], given: object) => {
      const table = tableOf(routes)
      if (table === undefined) return
      const match = routeMatcher(table)
      const absolute = absoluteLinks('https://base.test')(table) as Record<string, Record<string, AnyRoute>>
      for (const [name, { pattern, tryLink }] of leavesOf(table)) {
        const link = tryLink(given as never)
        if (link._tag === 'Left') {
          const { reason } = link.left
          if (reason === 'taken' || reason === 'label') made[reason]++
          continue
        }
        const names = Array.from(pattern.matchAll(/\{\+?(\w+)\}/g), ([, variable]) => variable as string)
        const used = Object.fromEntries(names.map((variable) => [variable, given[variable as never]]))
        const found = match(view(link.right))
        const params = found._tag === 'Right' && { ...found.right, params: shown(found.right.params as object) }
        expect(params, link.right).toEqual({ route: name, params: shown(used) })
        if (pattern.startsWith('//'))
          expect(match(absolute[name.slice(0, -2)]?.['x']?.link(given as never) as string), link.right).toEqual(found)
        made.right++
      }
    }
    fc.assert(fc.property(modelRoutes, values, check), { numRuns: RUNS, seed: SEED })
    expect(Math.min(made.right, made.taken, made.label)).toBeGreaterThan(RUNS / 100)
  },
  HOURS,
)
