/** A link is read back by its own route of a table, or it is not made. */
import * as E from 'fp-ts/Either'
import { defineRoutes, routeMatcher } from 'uri-ts/routes'
import { expect, it } from 'vitest'
import { leavesOf } from '../../../src/routes/links/leaves'
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
]
const VALUES = ['a', 'b', 'c', 'x y', 'é', 'a/b', '%61', 'A', '...', '', '.', '..', 'b/a', 'c/a', '\ud800', 7, true]

type Match = (reference: string) => E.Either<unknown, { readonly route: string; readonly params: unknown }>

const valueFor = (random: Random, name: string): unknown =>
  name === 'l' ? Array.from({ length: random(3) }, () => pick(random, VALUES)) : pick(random, VALUES)

const textOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(String) : String(value))

it(
  'every link is read back by its own route, with its values; the path of a link that is taken is not',
  () => {
    const random = randomFrom(SEED + 12)
    const made = { right: 0, taken: 0 }
    for (let run = 0; run < RUNS; run++) {
      const texts = [...new Set(Array.from({ length: 1 + random(6) }, () => pick(random, TEXTS)))]
      const table = defineRoutes({ g: Object.fromEntries(texts.map((text, index) => [`r${index}`, text])) } as never)
      const compiled = routeMatcher(table) as unknown as E.Either<unknown, Match> | Match
      const match =
        typeof compiled === 'function' ? compiled : E.getOrElse<unknown, Match>(() => () => E.left(0))(compiled)
      const [name, { template, tryLink }] = pick(random, leavesOf(table))
      const values = Object.fromEntries(
        template.variables.map((variable) => [variable.name, valueFor(random, variable.name)]),
      )
      const link = tryLink(values as never)
      if (E.isRight(link)) {
        const params = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, textOf(value)]))
        expect(match(link.right), JSON.stringify({ texts, values })).toEqual(E.right({ route: name, params }))
        made.right++
      } else if (link.left.reason === 'taken') made.taken++
    }
    expect(Math.min(made.right, made.taken)).toBeGreaterThan(RUNS / 50)
  },
  HOURS,
)
