/** Uses generated targets to check route tables against a slow model that was written from the documentation. */
import * as E from 'fp-ts/Either'
import {
  defineRoutes,
  type MatchError,
  matchRoute,
  type RouteTable,
  route,
  routeMatcher,
  routeReader,
} from 'uri-ts/routes'
import { int, oneOf, withDefault } from 'uri-ts/template'
import { expect, it } from 'vitest'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { answerSlowly, type ModelPolicy, type ModelRoute } from '../../refimpl/requests'
import { HOURS, RUNS, SEED } from '../../support/template-setup'

const LITERALS = [
  '',
  'a',
  'ab',
  'b',
  'a.b',
  'x%2Fy',
  'a%7Cb',
  'a%7bb',
  '%C3%A9',
  '50%25',
  'x%0Ay',
  '...',
  'me',
  '7',
] as const
const WITHIN = ['{a1}.{a2}', 'v{a1}', '{a1}-{a2}.x', '{a1}@b'] as const
const TAILS = ['', '', '{?q}', '{?q,page}', '{?tag*}', '{?q,tag*,page}', '?v=1{&q}', '{?q%20r}', '{?page}'] as const
const CODECS = { int, ab: oneOf('a', 'ab'), page: withDefault(int, 1) } as const

const randomRoute = (random: Random, index: number): ModelRoute => {
  const depth = 1 + random(3)
  const codecs: Record<string, ModelRoute['codecs'][string]> = {}
  const segments = Array.from({ length: depth }, (_, i) => {
    const kind = random(12)
    const name = `p${i}`
    if (kind > 8 && random(2) === 0) codecs[name] = pick(random, [CODECS.int, CODECS.ab])
    if (kind === 9 && i === depth - 1) return `{+${name}}`
    if (kind === 8 && i === 0) return pick(random, WITHIN)
    return kind > 5 ? `{${name}}` : pick(random, LITERALS)
  })
  const isOpen = !segments.at(-1)?.startsWith('{+')
  const end = isOpen && segments.at(-1) !== '' ? pick(random, ['', '', '', '', '{/o}', '{/o*}']) : ''
  const tail = pick(random, TAILS)
  if (end !== '' && random(3) === 0) codecs['o'] = int
  if (tail.includes('page') && random(2) === 0) codecs['page'] = CODECS.page
  if (tail.includes('q,') && random(3) === 0) codecs['q'] = int
  if (tail.includes('tag*') && random(3) === 0) codecs['tag'] = int
  return { name: `r${index}`, text: `/${segments.join('/')}${end}${tail}`.replace(/^\/+/, '/'), codecs }
}

const entryOf = ({ text, codecs }: ModelRoute): unknown =>
  Object.keys(codecs).length > 0 ? route(text as '/', codecs as never) : text

const randomTable = (random: Random) => {
  const routes: ModelRoute[] = []
  let table: RouteTable = {}
  const count = 1 + random(12)
  for (let i = 0; i < count; i++) {
    const next = randomRoute(random, i)
    try {
      table = defineRoutes(Object.fromEntries([...routes, next].map((each) => [each.name, entryOf(each)])) as never)
      routes.push(next)
    } catch (error) {
      expect(String(error)).toContain('matches the same paths')
    }
  }
  return { routes, table }
}

const SEGMENTS = [
  'a',
  'ab',
  '7',
  '07',
  'me',
  'a.b',
  'a.b.c',
  'va',
  'a-b.x',
  '.x',
  '',
  '.',
  '..',
  '%2e',
  'x%2Fy',
  'a|b',
  'a%7cb',
  '%C3%A9',
  '%c3',
  '50%',
  '50%25',
  '%',
  '%4',
  '%zz',
  'a+b',
  'x@b',
  '%61',
  '..%2Fb',
  'a%2f.',
  '...',
  '..%2E.a',
] as const
const KEYS = [
  'q',
  'page',
  'tag',
  'p%61ge',
  'q r',
  'q+r',
  'q%20r',
  'utm',
  '',
  'pag',
  'pages',
  '%71',
  'a[b]',
  '%',
] as const
const VALUES = [
  '',
  '1',
  '02',
  'a+b',
  'a%2Bb',
  'a|b',
  '%',
  '%C3%A9',
  '%FF',
  'a=b',
  '?/',
  '%zz1',
  '%E2%82',
  '{x}',
  'long-'.repeat(12),
] as const
const RARE = [' ', '#', 'é', '\t', '\u0000', '\ud800', '\u2028']

const randomTarget = (random: Random, routes: readonly ModelRoute[]): string => {
  const { text } = pick(random, routes)
  const path = text.replace(/\{[?#&].*|\?.*/, '')
  const filled = path.replace(/\{([+/]?)[^}]*\}/g, (_, operator) => {
    if (operator === '/' && random(2) === 0) return ''
    const many = operator !== '' && random(2) === 0 ? `/${pick(random, SEGMENTS)}` : ''
    return `${operator === '/' ? '/' : ''}${pick(random, SEGMENTS)}${many}`
  })
  const changed = random(6) > 0 ? filled : filled.replace(/[^/]+/, () => pick(random, SEGMENTS))
  const more = random(10) > 0 ? changed : `${changed}/${pick(random, SEGMENTS)}`
  const pairs = Array.from({ length: random(5) }, () =>
    pick(random, [`${pick(random, KEYS)}=${pick(random, VALUES)}`, pick(random, KEYS)]),
  )
  // Browsers send `{` and `|` without encoding them.
  const sent = random(6) > 0 ? more : more.replace(/%7[bc]/gi, decodeURIComponent)
  const target = random(3) === 0 ? sent : `${sent}?${pairs.join('&')}`
  if (random(40) > 0) return target
  const at = 1 + random(target.length)
  return `${target.slice(0, at)}${pick(random, RARE)}${target.slice(at)}`
}

const POLICIES: readonly (ModelPolicy | undefined)[] = [
  undefined,
  { query: 'strict' },
  { form: false },
  { query: 'strict', form: true },
  { query: 'tolerant', form: true },
]

it(
  `reads ${RUNS} targets as the model does`,
  () => {
    const random = randomFrom(SEED + 12)
    const counts: Record<string, number> = {}
    for (let run = 0; run < RUNS; ) {
      const { routes, table } = randomTable(random)
      const policy = pick(random, POLICIES)
      const read = routeReader(table, policy)
      const match = routeMatcher(table, policy)
      for (let i = 0; i < 25; i++, run++) {
        const target = randomTarget(random, routes)
        const expected = answerSlowly(routes, policy ?? {}, target)
        const answer = read(target)
        const found = match(target)
        const status = E.isLeft(found) ? found.left.status : found.right
        const text = JSON.stringify(expected)
        if (text !== JSON.stringify(answer) || text !== JSON.stringify(status))
          expect({ routes, policy, target, answer, status }).toEqual({
            routes,
            policy,
            target,
            answer: expected,
            status: expected,
          })
        const kind = typeof expected === 'number' ? String(expected) : 'match'
        counts[kind] = (counts[kind] ?? 0) + 1
      }
    }
    console.log(`requests: ${JSON.stringify(counts)} of ${RUNS} targets (seed ${SEED})`)
    expect(Math.min(...['match', '404', '400'].map((kind) => counts[kind] ?? 0))).toBeGreaterThan(RUNS / 20)
  },
  HOURS,
)

it(
  'matchRoute reads a route as a table of it alone, but may call a malformed target a mismatch',
  () => {
    const random = randomFrom(SEED + 13)
    const counts: Record<string, number> = {}
    for (let run = 0; run < RUNS; ) {
      const { routes, table } = randomTable(random)
      const policy = pick(random, POLICIES)
      for (const { name } of routes) {
        const only = (table as Record<string, never>)[name] as never
        const match = matchRoute(only, policy)
        const matchTable = routeMatcher({ only }, policy)
        for (let i = 0; i < 5; i++, run++) {
          const target = randomTarget(random, routes)
          const found: E.Either<MatchError, unknown> = match(target)
          const expected = E.map(({ params }: { readonly params: unknown }) => params)(matchTable(target))
          const isMismatch = E.isLeft(found) && found.left.reason === 'mismatch'
          const isMalformed = E.isLeft(expected) && expected.left.reason === 'malformed'
          if (!isMismatch || !isMalformed) expect({ target, found }).toEqual({ target, found: expected })
          const kind = E.isRight(found) ? 'match' : found.left.reason
          counts[kind] = (counts[kind] ?? 0) + 1
        }
      }
    }
    console.log(`matchRoute: ${JSON.stringify(counts)} of ${RUNS} targets (seed ${SEED})`)
    expect(Math.min(...['match', 'mismatch', 'codec'].map((kind) => counts[kind] ?? 0))).toBeGreaterThan(RUNS / 100)
  },
  HOURS,
)
