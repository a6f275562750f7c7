/**
 * Tests that tables accept an `http` or `https` request-target in absolute-form if `parseRequestTarget` accepts it and
 * its host looks like a DNS name or an IP address. Tables refuse all other targets in absolute-form.
 */
import * as E from 'fp-ts/Either'
import { parseUri, showReason } from 'uri-ts'
import { parseRequestTarget } from 'uri-ts/http'
import {
  compileRouter,
  createParams,
  defineRoutes,
  dispatcher,
  findRoute,
  matchRoute,
  type RequestPolicy,
  routeMatcher,
  routeReader,
} from 'uri-ts/routes'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../refimpl/random'
import { expectedForm } from '../../refimpl/rfc9112'
import { RUNS, SEED } from '../../support/template-setup'

const site = defineRoutes({ home: '/', admin: '/admin/users', rest: '/files/{+path}' })

const REFUSED: ReadonlyArray<readonly [target: string, offset: number]> = [
  ['http:///admin/users', 7],
  ['https:///admin/users', 8],
  ['http://', 7],
  ['http:', 5],
  ['http:/admin/users', 5],
  ['http:admin/users', 5],
  ['http://?x', 7],
  ['http://:80/admin/users', 7],
  ['http://u@h/admin/users', 8],
  ['http://@h/admin/users', 7],
  ['http://u:p@h/admin/users', 10],
  ['http://h:65536/admin/users', 9],
  ['http://h:99999999999999999999/admin/users', 9],
  ['http://h:x/admin/users', 9],
  ['http://h:80:80/admin/users', 11],
  ['http://[::1/admin/users', 7],
  ['http://[::1]x/admin/users', 12],
  ['http://a%zz/admin/users', 8],
  ['http://a\\b/admin/users', 8],
  ['http://\ud800/admin/users', 7],
  ['http://a;b/admin/users', 8],
  ['http://%41/admin/users', 7],
  ['http://a~/admin/users', 8],
  ["http://a'/admin/users", 8],
  ['http://a,b:80/admin/users', 8],
  ['javascript://y/admin/users', 0],
  ['file:///admin/users', 0],
  ['ftp://h/admin/users', 0],
  ['ws://h/admin/users', 0],
  ['httpx://h/admin/users', 0],
  ['htt://h/admin/users', 0],
  ['x://%ff/admin/users', 0],
  ['localhost:80/admin/users', 0],
  ['urn:admin', 0],
]

const TAKEN = [
  'http://h/admin/users',
  'HTTPS://h/admin/users',
  'hTTp://h:/admin/users?q',
  'http://h:0/admin/users',
  'http://h:65535/admin/users',
  'http://h:00000000000080/admin/users',
  'http://[::1]:8080/admin/users',
  'http://a-b_c.d./admin/users',
  'http://[v1.a:b]/admin/users',
  'http://256.1.1.1/admin/users',
]

const POLICIES: readonly (Pick<RequestPolicy, 'query' | 'form'> | undefined)[] = [
  undefined,
  { query: 'strict' },
  { form: false },
]

describe.each(POLICIES.map((policy) => ({ policy })))('with the policy $policy', ({ policy }) => {
  const match = routeMatcher(site, policy)
  const read = routeReader(site, policy)
  const one = matchRoute(site.admin, policy)
  const dispatch = dispatcher(site, policy)({ home: () => 0, admin: () => 0, rest: () => 0 })

  it.each(REFUSED)('%s is refused at %i', (target, offset) => {
    const error = {
      _tag: 'Left',
      left: { status: 400, reason: 'malformed', component: 'target', offset, text: target },
    }
    expect(match(target)).toMatchObject(error)
    expect(one(target)).toMatchObject(error)
    expect(dispatch('GET', target)).toMatchObject(error)
    expect(read(target)).toBe(400)
    const parsed = parseUri(target)
    if (E.isLeft(parsed)) return
    expect(match(parsed.right)).toMatchObject(error)
    expect(one(parsed.right)).toMatchObject(error)
    expect(dispatch('GET', parsed.right)).toMatchObject(error)
    expect(read(parsed.right)).toBe(400)
  })

  it.each(TAKEN)('%s is read', (target) => {
    expect(E.isRight(parseRequestTarget('GET', target))).toBe(true)
    expect(read(target)).toEqual({ route: 'admin', params: {} })
    expect(one(target)).toEqual(E.right({}))
    const parsed = parseUri(target)
    expect(E.isRight(parsed) && read(parsed.right)).toEqual({ route: 'admin', params: {} })
  })

  it('takes what the grammar of RFC 9112 and RFC 9110 allows', () => {
    const random = randomFrom(SEED + 90)
    const PIECES = [
      'http:',
      'https:',
      'HTTP:',
      'x:',
      '//',
      '/',
      'a',
      '@',
      ':',
      '80',
      '65536',
      '[::1]',
      '%41',
      '%',
      '?',
      '',
    ]
    for (let run = 0; run < RUNS; run++) {
      const head = Array.from({ length: random(7) }, () => pick(random, PIECES)).join('')
      // The test skips targets with a query, because a tolerant policy reads a lone `%` in a query as data.
      if (!/^[A-Za-z][^?]*:[^?]*$/.test(head)) continue
      const target = `${head}/files/x`
      const form = expectedForm('GET', target)
      const isOurs = form === 'Uri' && /^https?:\/\/(?:[\w.-]+|\[.*\])[:/]/i.test(target)
      const answer = read(target)
      if (!isOurs) expect([target, typeof answer]).toEqual([target, 'number'])
      else if (/^https?:\/\/[^/?]+\/files/i.test(target))
        expect([target, answer]).toMatchObject([target, { route: 'rest' }])
      const parsed = parseUri(target)
      if (E.isRight(parsed)) expect([target, read(parsed.right)]).toEqual([target, answer])
    }
  })
})

it('says what an absolute-form is', () => {
  const found = routeMatcher(site)('http:///admin/users')
  expect(E.isLeft(found) && showReason(found.left)).toBe(
    "target: '/' is not allowed at offset 7; an absolute-form is an http or https URI with an address or a DNS name, without userinfo, and with a port up to 65535",
  )
  const ended = routeMatcher(site)('http://')
  expect(E.isLeft(ended) && showReason(ended.left)).toContain('offset 7')
})

it('answers targets of a million characters', () => {
  const long = 'a'.repeat(1_000_000)
  const read = routeReader(site)
  expect(['://h/', ':', '@h/'].map((end) => read(`${long}${end}`))).toEqual([400, 400, 404])
  expect([`http://${long}`, `http://h:${'0'.repeat(1_000_000)}`].map(read)).toEqual([
    { route: 'home', params: {} },
    { route: 'home', params: {} },
  ])
  expect([`http://${'@'.repeat(1_000_000)}`, `http://${'['.repeat(1_000_000)}`].map(read)).toEqual([400, 400])
})

it('routers read the path of any URI', () => {
  const router = compileRouter({ user: '/users/{id}' })
  const parsed = parseUri('app://x/users/7')
  if (E.isLeft(router) || E.isLeft(parsed)) return expect.fail('not parsed')
  expect(findRoute(router.right, parsed.right, createParams(router.right))).toBe(0)
})
