/** A regular expression reads a route as the router reads a table with that route. */
import * as E from 'fp-ts/Either'
import { parseUriReference } from 'uri-ts'
import { defineRoutes, matchRoute, routeMatcher } from 'uri-ts/routes'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../refimpl/random'
import { PIECES, some } from '../../support/template-arbitrary'
import { HOURS, RUNS, SEED } from '../../support/template-setup'

const PATTERNS = [
  '/',
  '/users',
  '/{a}',
  '//{a}',
  '/users/{a}',
  '/users/{a}/{b}',
  '/{a}/users/{b}{?q}',
  '/%61/{a}',
  '/{+a}',
  '/.a/{a}',
]

describe('matchRoute', () => {
  it(
    'returns the same as a table with that route',
    () => {
      const random = randomFrom(SEED + 3)
      const routes = PATTERNS.map((pattern) => defineRoutes({ only: pattern as '/{a}' }))
      const readers = routes.map((table) => {
        const matcher = routeMatcher(table)
        return { one: matchRoute(table.only), table: E.isRight(matcher) ? matcher.right : expect.fail('conflict') }
      })
      let matches = 0
      for (let run = 0; run < RUNS; run++) {
        const text = `/${some(random, 6, () => pick(random, PIECES))}`
        const reference = parseUriReference(text)
        const references = E.isRight(reference) ? [text, reference.right] : [text]
        for (const [index, { one, table }] of readers.entries()) {
          for (const reference of references) {
            const found = table(reference)
            const params = E.isRight(found) ? E.right(found.right.params) : found
            expect([PATTERNS[index], text, one(reference)]).toEqual([PATTERNS[index], text, params])
            if (E.isRight(found)) matches++
          }
        }
      }
      console.log(`matchRoute: ${matches} matches of ${RUNS} texts and ${PATTERNS.length} routes`)
      expect(matches).toBeGreaterThan(RUNS / 2)
    },
    HOURS,
  )
})
