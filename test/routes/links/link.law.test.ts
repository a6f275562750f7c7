/** Checks that a route can read every link that it creates, and can write all the values that it reads. */
import * as E from 'fp-ts/Either'
import { defineRoutes, type RouteTable, route, routeMatcher } from 'uri-ts/routes'
import { int, oneOf } from 'uri-ts/template'
import { expect, it } from 'vitest'
import { leavesOf } from '../../../src/routes/links/leaves'
import { readRoute } from '../../../src/routes/links/link-pattern'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { HOURS, RUNS, SEED } from '../../support/template-setup'

const TEXTS = [
  '/',
  '/a',
  '/b/a',
  '/{x}',
  '/{x}/a',
  '/a/{x}',
  '/b/{x}',
  '/{x}/{y}',
  '/b{/l*}',
  '/c/{+r}',
  '/{+s}',
  '/a/',
  '{/o}',
  '/a{/o}',
  '/{x}.{y}',
  '/{x}a{y}',
  '/v{x}/{+r}',
  '/{i}/{y}',
  '/{i}{/l*}',
  '/{x}.{e}',
  '/b/{x}/{e}',
]
const VALUES = ['a', 'b', 'c', 'x y', 'é', 'a/b', '%61', 'A', '...', '', '.', '..', 'b/a', 'c/a', '\ud800', 7, true]

type Match = (reference: string) => E.Either<unknown, { readonly route: string; readonly params: unknown }>

const valueFor = (random: Random, name: string): unknown =>
  name === 'o' && random(2) === 0
    ? undefined
    : name === 'l'
      ? Array.from({ length: random(3) }, () => pick(random, VALUES))
      : pick(random, VALUES)

const textOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(String) : String(value))

const paramsOf = (values: object) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, key === 'i' ? value : textOf(value)]],
    ),
  )

const tableOf = (texts: readonly string[]): RouteTable | undefined => {
  const entries = texts.map((text, index) => {
    const codecs = text.startsWith('/{i') ? { i: int } : { e: oneOf('a', 'é') }
    return [`r${index}`, /[{]i|e[}]/.test(text) ? route(text as '/{i}', codecs as never) : text] as const
  })
  try {
    return defineRoutes({ g: Object.fromEntries(entries) } as never) as RouteTable
  } catch (error) {
    expect(String(error)).toMatch('matches the same paths')
    return undefined
  }
}

it(
  'every link is read back by its own route, with its values; the path of a link that is taken is not',
  () => {
    const random = randomFrom(SEED + 12)
    const made = { right: 0, taken: 0 }
    for (let run = 0; run < RUNS; run++) {
      const texts = [...new Set(Array.from({ length: 1 + random(6) }, () => pick(random, TEXTS)))]
      const table = tableOf(texts)
      if (table === undefined) continue
      const match = routeMatcher(table) as Match
      const [name, { pattern, tryLink }] = pick(random, leavesOf(table))
      const values = Object.fromEntries(
        readRoute('', pattern).variables.map((variable) => [variable.name, valueFor(random, variable.name)]),
      )
      const link = tryLink(values as never)
      if (E.isRight(link)) {
        const params = paramsOf(values)
        expect(match(link.right), JSON.stringify({ texts, values })).toEqual(E.right({ route: name, params }))
        made.right++
      } else if (link.left.reason === 'taken') made.taken++
    }
    expect(Math.min(made.right, made.taken)).toBeGreaterThan(RUNS / 100)
  },
  HOURS,
)

const spelled = (random: Random, text: string): string =>
  random(3) === 0 ? text.replace(/[abcx]/, (character) => `%${character.charCodeAt(0).toString(16)}`) : text

it(
  'the values that a route has read of a target in its own spelling go into its link, and are read from it',
  () => {
    const random = randomFrom(SEED + 13)
    const PARTS = ['a', 'b', 'c', 'v1', 'x.é', 'a.b', '7', '%2E%2E', '%', '|', 'a a', '1a2', '%25', '[']
    let read = 0
    for (let run = 0; run < RUNS; run++) {
      const texts = [...new Set(Array.from({ length: 1 + random(6) }, () => pick(random, TEXTS)))]
      const table = tableOf(texts)
      if (table === undefined) continue
      const match = routeMatcher(table, { spelling: 'refuse' }) as Match
      const parts = Array.from({ length: 1 + random(3) }, () => spelled(random, pick(random, PARTS)))
      const target = `/${parts.join('/')}`.replace(/[é ]/g, encodeURIComponent)
      const found = match(target)
      if (E.isLeft(found)) continue
      const leaves = Object.fromEntries(leavesOf(table))
      const link = leaves[found.right.route]?.link(found.right.params as never) as string
      expect((routeMatcher(table) as Match)(link), JSON.stringify({ texts, target, link })).toEqual(found)
      read++
    }
    expect(read).toBeGreaterThan(RUNS / 10)
  },
  HOURS,
)
