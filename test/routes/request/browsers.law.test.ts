/**
 * Checks that tolerant tables accept the targets that browsers send: URLs serialized according to the WHATWG standard,
 * and queries from submitted forms.
 */
import * as E from 'fp-ts/Either'
import { defineRoutes, routeMatcher } from 'uri-ts/routes'
import { expect, it } from 'vitest'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { answerSlowly } from '../../refimpl/requests'
import { HOURS, RUNS, SEED } from '../../support/template-setup'

const ROUTES = {
  home: '/',
  search: '/search{?q,page,tag*}',
  user: '/users/{id}{?q}',
  file: '/files/{name}.{ext}',
  rest: '/raw/{+path}{?q}',
  list: '/list{/path*}',
} as const

const MODEL = Object.entries(ROUTES).map(([name, text]) => ({ name, text, codecs: {} }))

const PIECES = [
  'a',
  'B',
  '7',
  ' ',
  '+',
  '%',
  '%41',
  '|',
  '[',
  ']',
  '{',
  '}',
  '^',
  '`',
  '"',
  '<',
  '>',
  '\\',
  "'",
  '&',
  '=',
  ';',
  ',',
  '.',
  '..',
  '~',
  '!',
  '*',
  '(',
  ')',
  ':',
  '@',
  '$',
  'é',
  '東',
  '😀',
  '\u0000',
  '\t',
  '\u200d',
  '%2',
  '%zz',
  '%FF',
  '/',
] as const

const text = (random: Random, most: number, but: RegExp): string =>
  Array.from({ length: random(most) }, () => pick(random, PIECES))
    .filter((piece) => !but.test(piece))
    .join('')

const PATHS = ['/', '/search', '/users/', '/files/', '/raw/', '/list/', '/list', '/none/', '/users/x/'] as const

it(
  `routes ${RUNS} targets that WHATWG serializes`,
  () => {
    const random = randomFrom(SEED + 13)
    const match = routeMatcher(defineRoutes(ROUTES))
    let matched = 0
    for (let run = 0; run < RUNS; run++) {
      const query = Array.from(
        { length: random(4) },
        () => `${pick(random, ['q', 'page', 'tag', 'utm|x', text(random, 3, /[#&=]/)])}=${text(random, 6, /[#&]/)}`,
      )
      const path = `${pick(random, PATHS)}${text(random, 6, /[?#]/)}`
      const url = new URL(`http://h${path}${random(3) > 0 ? '?' : ''}${query.join('&')}`)
      const target = `${url.pathname}${url.search}`
      const found = match(target)
      const expected = answerSlowly(MODEL, {}, target)
      const answer = E.isRight(found) ? found.right : found.left.status
      if (JSON.stringify(answer) !== JSON.stringify(expected))
        expect({ target, answer }).toEqual({ target, answer: expected })
      if (E.isLeft(found) && found.left.status === 400) expect([target, found.left.reason]).toEqual([target, 'utf-8'])
      if (E.isLeft(found)) continue
      matched++
      const { q } = found.right.params as { readonly q?: string }
      if (found.right.route === 'search' || found.right.route === 'user') {
        expect([target, q ?? null]).toEqual([target, url.searchParams.get('q')])
      }
      if (found.right.route === 'search') {
        expect([target, found.right.params.tag ?? []]).toEqual([target, url.searchParams.getAll('tag')])
      }
    }
    expect(matched).toBeGreaterThan(RUNS / 4)
  },
  HOURS,
)

it(
  `reads ${RUNS} forms as URLSearchParams has written them`,
  () => {
    const random = randomFrom(SEED + 14)
    const match = routeMatcher(defineRoutes({ form: '/f{?q,page,tag*}' }))
    for (let run = 0; run < RUNS; run++) {
      const value = (): string => text(random, 6, /^$/)
      const tags = Array.from({ length: random(4) }, value)
      const others = Array.from({ length: random(3) }, () => [`x${value()}`, value()] as const)
      const [q, page] = [value(), value()]
      const form = new URLSearchParams([
        ...others,
        ['q', q],
        ...tags.map((tag) => ['tag', tag]),
        ['page', page],
      ] as Array<[string, string]>)
      const target = `/f?${form}`
      const params = { q, ...(tags.length > 0 ? { tag: tags } : {}), page }
      expect([target, match(target)]).toEqual([target, E.right({ route: 'form', params })])
    }
  },
  HOURS,
)
