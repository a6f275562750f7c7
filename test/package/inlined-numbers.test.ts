/** Checks the numbers that the build substitutes for the names of constants. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type * as Routes from '../../src/routes'
import { ROOT } from '../support/files'

const built: typeof Routes = await import(pathToFileURL(join(ROOT, 'dist/routes.js')).href)

it('the built router refuses a route with 10,001 variables, because the build reads 10_000 as a number', () => {
  const names = Array.from({ length: 10_001 }, (_, index) => `v${index}`)
  const table = built.defineRoutes({ search: `/search{?${names.join(',')}}` as '/search' })
  expect(() => built.routeMatcher(table)).toThrow('a route has at most 10000 variables')
})

const DIST = join(ROOT, 'dist')
const FILES = readdirSync(DIST).filter((file) => /^[\w.-]+\.c?js$/.test(file))

it.each(FILES)('%s contains no constant that the build has read as NaN', (file) => {
  expect(readFileSync(join(DIST, file), 'utf8')).not.toMatch(/(?<![.\w])NaN\b/)
})
