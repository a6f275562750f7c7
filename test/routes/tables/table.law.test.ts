/** Checks that matching a link yields the values from which the link was built. */
import * as E from 'fp-ts/Either'
import { defineRoutes, matchRoute, type Route } from 'uri-ts/routes'
import { type Template, template } from 'uri-ts/template'
import { expect, it } from 'vitest'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { value } from '../../support/template-arbitrary'
import { HOURS, RUNS, SEED } from '../../support/template-setup'

const PATHS = ['/', '/users', '/a//', '/a:b/é', '/{id}', '/{id}/x/{b}', '/a//{id}', '/{id}/', '/%41/{id}'] as const
const TAILS = ['', '{?q}', '{?q,p*}', '?v=1', '?v=1{&q}', '?v=1{&q}&w=2{&p*}'] as const

const segment = (random: Random): string => {
  const text = value(random)
  return ['', '.', '..'].includes(text) ? 'x' : text
}

const plainSegment = (random: Random): string => segment(random).replaceAll('/', '-')

const several = (random: Random, make: (random: Random) => string): readonly string[] =>
  Array.from({ length: 1 + random(3) }, () => make(random))

type Values = Readonly<Record<string, unknown>>

const valuesFor = ({ variables }: Template<string, unknown>, random: Random): Values =>
  Object.fromEntries(
    variables.flatMap(({ name, operator: { symbol }, modifier }) => {
      if (symbol === '') return [[name, segment(random)]]
      if (symbol === '/') return [[name, random(3) === 0 ? [] : several(random, segment)]]
      if (symbol === '+') return [[name, several(random, plainSegment).join('/')]]
      if (random(3) === 0) return []
      return [[name, modifier < 0 ? several(random, value) : value(random)]]
    }),
  )

it(
  'matching a link of any kind of route gives back its values',
  () => {
    const random = randomFrom(SEED + 4)
    for (let run = 0; run < RUNS; run++) {
      const path = pick(random, PATHS)
      const rest = pick(random, path.endsWith('/') ? ['', '', '{+r}'] : ['', '{/s*}'])
      const text = `${path}${rest}${pick(random, TAILS)}`
      const { only } = defineRoutes({ only: text as '/' }) as unknown as { readonly only: Route<string, unknown> }
      const values = valuesFor(template(text as '/'), random)
      const link = only.link(values as never)
      const found = matchRoute(only)(link)
      if (JSON.stringify(found) !== JSON.stringify(E.right(values)))
        expect({ text, link, found }).toEqual({ text, link, found: E.right(values) })
    }
  },
  HOURS,
)
