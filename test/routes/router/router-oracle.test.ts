import * as O from 'fp-ts/Option'
import { createParams, findRouteIn, matchPath, type RouteEntry, type Router } from 'uri-ts/routes'
import { describe, expect, it } from 'vitest'
import { compileEntries } from '../../../src/routes/router/router'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { findSlowly, isSamePattern } from '../../refimpl/router'
import { compiled, originForm } from '../../support/routers'

const { URI_TS_RUNS = '20000', URI_TS_SEED = '3986' } = process.env
const RUNS = Number(URI_TS_RUNS)
const SEED = Number(URI_TS_SEED)

describe('the router and the slow reference router', () => {
  const LITERALS = ['', 'a', 'ab', 'abc', 'b', 'a%62', '%C3%A9', 'x%2Fy', 'a:b', '50%25', '...'] as const

  const randomPattern = (random: Random): string => {
    const depth = 1 + random(4)
    const segments = Array.from({ length: depth }, (_, i) => {
      const kind = random(10)
      if (kind === 0 && i === depth - 1) return `{+r${i}}`
      return kind < 5 ? `{p${random(3)}${i}}` : pick(random, LITERALS)
    })
    return `/${segments.join('/')}`
  }

  const encodedAtRandom = (random: Random, text: string): string =>
    text.replace(/%..|[^%]/g, (found) =>
      random(4) > 0 || found.startsWith('%') ? found : `%${found.charCodeAt(0).toString(16).padStart(2, '0')}`,
    )

  const randomPath = (random: Random, patterns: readonly string[]): string => {
    const filled = pick(random, patterns)
      .split('/')
      .slice(1)
      .map((segment) => {
        if (random(12) === 0) return pick(random, ['.', '..', '%2e', '', 'a', 'zz', '%C3%a9'])
        if (segment.startsWith('{+'))
          return pick(random, ['', 'a/b', 'x', '/', 'a/../b', 'a/%2e', 'a.b/c..', '..a/%2ea', 'a%2e/.'])
        return encodedAtRandom(
          random,
          segment.startsWith('{') ? pick(random, ['a', 'ab', '7', 'abcd', 'x%2Fy']) : segment,
        )
      })
    if (random(10) === 0) filled.push(pick(random, ['', 'a']))
    return `/${filled.join('/')}`
  }

  it(`agree on ${RUNS} paths`, () => {
    const random = randomFrom(SEED)
    let matched = 0
    for (let run = 0; run < RUNS; ) {
      const entries: RouteEntry[] = []
      const count = 1 + random(20)
      for (let i = 0; i < count; i++) {
        const entry = { name: `r${i}`, pattern: randomPattern(random) }
        const other = entries.find(({ pattern }) => isSamePattern(pattern, entry.pattern))
        if (other !== undefined) {
          const error = compileEntries([...entries, entry])
          expect(error).toMatchObject({ left: { reason: 'conflict', component: entry.name, other: other.name } })
        } else entries.push(entry)
      }
      const router: Router = compiled(compileEntries(entries))
      const find = matchPath(router)
      const params = createParams(router)
      const patterns = entries.map(({ pattern }) => pattern)
      for (let i = 0; i < 50; i++, run++) {
        const path = randomPath(random, patterns)
        const text = random(2) > 0 ? `${path}?a/b/../.%2e/` : path
        const expected = findSlowly(entries, path)
        const found = O.toUndefined(find(originForm(text)))
        if (expected !== undefined) matched++
        const should = expected && { route: expected.name, params: expected.params }
        if (JSON.stringify(found) !== JSON.stringify(should))
          expect({ patterns, text, found }).toEqual({ patterns, text, found: should })
        const index = findRouteIn(router, text, 0, path.length, params)
        expect(entries[index]?.name).toBe(expected?.name)
      }
    }
    console.log(`the routers agree on ${RUNS} paths, ${matched} of them with a route (seed ${SEED})`)
    expect(matched).toBeGreaterThan(RUNS / 3)
    expect(matched).toBeLessThan(RUNS * 0.97)
  })
})
