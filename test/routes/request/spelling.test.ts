/** Tests the policy for paths that match a route but are spelled differently from the route's links. */
import * as E from 'fp-ts/Either'
import { parseUri, showReason } from 'uri-ts'
import {
  defineRoutes,
  dispatcher,
  matchRoute,
  type RequestPolicy,
  type RouteTable,
  route,
  routeMatcher,
  routeReader,
} from 'uri-ts/routes'
import { int, withDefault } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../refimpl/random'
import { RUNS, SEED } from '../../support/template-setup'

const site = defineRoutes({
  home: '/',
  admin: '/admin/users',
  user: route('/users/{id}', { id: int }),
  name: '/names/{name}',
  at: '/@me/{+rest}',
  old: '/%7Eold/{x}',
  cafe: '/café{?q}',
  pipe: '/a%7Cb',
  within: '/w/v{a}@{b}',
  coded: route('/c/x{n}@{m}', { n: int }),
  list: '/l{/path*}',
  page: route('/p{/page}', { page: withDefault(int, 1) }),
})

const ROWS: ReadonlyArray<readonly [target: string, offset: number, link?: string]> = [
  ['/%61dmin/users', 1, '/admin/users'],
  ['/admin/%75sers', 7, '/admin/users'],
  ['/%61%64min/users?x=%61', 1, '/admin/users?x=%61'],
  ['/users/%37', 7, '/users/7'],
  ['/names/%7e', 7, '/names/~'],
  ['/names/a%2Db%2Fc%2fd', 8, '/names/a-b%2Fc%2Fd'],
  ['/names/%%34%31', 8, '/names/%2541'],
  ['/%40me/x', 1, '/@me/x'],
  ['/@me//x', 5],
  ['/@me/x//%2e.a', 8, '/@me/x//..a'],
  ['/~old/1', 1, '/%7Eold/1'],
  ['/%7eold/1', 3, '/%7Eold/1'],
  ['/caf%c3%a9?q=%41', 5, '/caf%C3%A9?q=%41'],
  ['/a%7cb', 4, '/a%7Cb'],
  ['/w/%761@2', 3],
  ['/@me//%61', 5],
  ['/l/a/%62', 5, '/l/a/b'],
  ['/p/%32', 3, '/p/2'],
  ['/%70', 1, '/p'],
  ['/admin/./users', 7],
  ['/x/../admin/users', 3],
  ['/x/%2e%2e/admin/users', 3],
  ['/x/.%2E/admin/users', 4],
  ['/..', 1],
  ['/nowhere/%61', 9],
  ['/%61nywhere?%', 1],
]

const OTHER = ROWS.map(([target, offset, link]) => ({ target, offset, link }))

const SPELLED: ReadonlyArray<readonly [target: string, route: string]> = [
  ['/', 'home'],
  ['/?%61', 'home'],
  ['/admin/users', 'admin'],
  ['/admin/users?/../%2e', 'admin'],
  ['/users/7', 'user'],
  ['/names/a%40b%3a%2F', 'name'],
  ['/names/a|b', 'name'],
  ['/names/%', 'name'],
  ['/names/%4', 'name'],
  ['/names/%zz', 'name'],
  ['/names/%2561', 'name'],
  ['/@me/a//b/', 'at'],
  ['/%7Eold/1', 'old'],
  ['/caf%C3%A9', 'cafe'],
  ['/a%7Cb', 'pipe'],
  ['/w/v1@2', 'within'],
  ['/c/x1@%40', 'coded'],
  ['/l', 'list'],
  ['/l/a%2Fb/c', 'list'],
  ['/p', 'page'],
  ['/p/2', 'page'],
]

const refuse = { spelling: 'refuse' } as const
const redirect = { spelling: 'redirect' } as const

describe('paths that are spelled otherwise', () => {
  const dispatch = (policy?: RequestPolicy) => {
    const calls: string[] = []
    const handler = (name: string) => () => calls.push(name)
    const handlers = Object.fromEntries(Object.keys(site).map((name) => [name, handler(name)]))
    const call = dispatcher(site as RouteTable, policy)(handlers as never)
    return (target: string) => ({ answer: call('GET', target), calls })
  }

  it.each(OTHER)('$target is refused at $offset', ({ target, offset }) => {
    const error = { status: 400, reason: 'spelling', component: 'path', text: target, location: undefined }
    expect(routeMatcher(site, refuse)(target)).toMatchObject(E.left({ ...error, offset }))
    expect(routeReader(site, refuse)(target)).toBe(400)
    expect(dispatch(refuse)(target)).toMatchObject({ answer: E.left({ ...error, offset }), calls: [] })
    const uri = `http://h${target}`
    const moved = { ...error, text: uri, offset: offset + 8 }
    expect(routeMatcher(site, refuse)(uri)).toMatchObject(E.left(moved))
    const parsed = parseUri(uri)
    if (E.isRight(parsed)) expect(routeMatcher(site, refuse)(parsed.right)).toMatchObject(E.left(moved))
  })

  it.each(OTHER)('$target is redirected', ({ target, offset, link }) => {
    const found = routeMatcher(site, redirect)(target)
    const status = link === undefined ? 400 : 308
    expect(found).toMatchObject(E.left({ status, reason: 'spelling', offset, location: link }))
    expect(dispatch(redirect)(target)).toMatchObject({ answer: found, calls: [] })
    expect(routeMatcher(site, redirect)(`http://h${target}`)).toMatchObject(E.left({ status, location: link }))
    if (link !== undefined) expect(E.isRight(routeMatcher(site, redirect)(link))).toBe(true)
  })

  it.each(OTHER)('$target is read by default', ({ target, link }) => {
    const read = routeMatcher(site)(target)
    expect(read).toEqual(routeMatcher(site, { spelling: 'read' })(target))
    if (link === undefined) return
    expect(read).toEqual(routeMatcher(site)(link))
    expect(E.isRight(read)).toBe(true)
  })

  it.each(SPELLED)('%s is read under each policy', (target, route) => {
    for (const policy of [undefined, refuse, redirect]) {
      expect(routeMatcher(site, policy)(target)).toMatchObject(E.right({ route }))
      expect(dispatch(policy)(target).calls).toEqual([route])
    }
  })

  it('says what is wrong', () => {
    const found = routeMatcher(site, refuse)('/%61dmin/users')
    expect(E.isLeft(found) && showReason(found.left)).toBe(
      "path: '%' begins another spelling at offset 1; a path is in normal form and spelled as a link of its route",
    )
  })

  it('never redirects to another host', () => {
    const open = defineRoutes({ all: '/{+path}', two: '/{a}/{+b}' })
    const match = routeMatcher(open, redirect)
    for (const target of ['//evil.test/%61', '/\\evil.test/%61', '/\\%61', '///%61', '/%5cevil.test/%61', '/%2F%61']) {
      const found = match(target)
      const location = E.isLeft(found) ? found.left.location : undefined
      expect([target, location ?? '/']).toEqual([target, expect.stringMatching(/^\/(?![/\\])/)])
    }
    expect(match('/\\%61')).toMatchObject(E.left({ status: 400, reason: 'spelling', location: undefined }))
  })

  it('asks the route whose codec takes the value', () => {
    const both = defineRoutes({ coded: route('/@me/{id}', { id: int }), names: '/{a}/{b}' })
    expect(both.names.tryLink({ a: '@me', b: 'x' })).toEqual(E.right('/%40me/x'))
    expect(routeMatcher(both, refuse)('/%40me/x')).toEqual(E.right({ route: 'names', params: { a: '@me', b: 'x' } }))
    expect(routeMatcher(both, refuse)('/%40me/7')).toMatchObject(E.left({ reason: 'spelling', offset: 1 }))
    expect(routeMatcher(both, redirect)('/%40me/%37')).toMatchObject(E.left({ status: 308, location: '/@me/7' }))
    expect(routeMatcher(both, redirect)('/%40me/%78')).toMatchObject(E.left({ status: 308, location: '/%40me/x' }))
  })

  it('reads the targets that codecs write', () => {
    const nested = {
      _tag: 'Codec',
      encode: (value: string) => value,
      decode: (text: string) => {
        routeMatcher(table, refuse)('/other/%61/b')
        return E.right(text)
      },
    }
    const table = defineRoutes({
      one: route('/one/{a}', { a: nested as never }),
      other: '/other/{x}/{y}',
    }) as RouteTable
    const match = routeMatcher(table, refuse)
    expect(match('/one/a')).toEqual(E.right({ route: 'one', params: { a: 'a' } }))
    expect(match('/one/%61')).toMatchObject(E.left({ reason: 'spelling', offset: 5 }))
  })

  it('says first what is wrong with values and queries', () => {
    const match = routeMatcher(site, refuse)
    expect(match('/%75sers/x')).toMatchObject(E.left({ reason: 'codec' }))
    expect(match('/%6eames/%FF')).toMatchObject(E.left({ reason: 'utf-8' }))
    expect(match('/%61dmin/users?a b')).toMatchObject(E.left({ reason: 'malformed' }))
    expect(match('/nothing')).toMatchObject(E.left({ status: 404 }))
    expect(match('//admin/users')).toMatchObject(E.left({ status: 404 }))
  })

  it('reads one route', () => {
    expect(matchRoute(site.admin, refuse)('/%61dmin/users')).toMatchObject(E.left({ status: 400, reason: 'spelling' }))
    expect(matchRoute(site.admin, redirect)('/%61dmin/users')).toMatchObject(E.left({ location: '/admin/users' }))
    expect(matchRoute(site.admin)('/%61dmin/users')).toEqual(E.right({}))
  })

  it('refuses a wrong option', () => {
    expect(() => routeMatcher(site, { spelling: 'no' as 'read' })).toThrow(
      "'spelling' is one of read, refuse, redirect",
    )
    expect(() => routeReader(site, { spelling: 'redirect' } as never)).toThrow("'spelling' is one of read, refuse")
  })
})

it('every link is spelled as its route spells it', () => {
  const random = randomFrom(SEED + 91)
  const TEXTS = ['a', '~', '@', '%', '%61', 'é', 'a/b', '..a', '|', '+', ' ', ':', '%2F', '.x', '7']
  const text = () => pick(random, TEXTS) + pick(random, TEXTS)
  for (let run = 0; run < RUNS / 10; run++) {
    const links = [
      site.name.tryLink({ name: text() }),
      site.at.tryLink({ rest: `${text()}/${text()}` }),
      site.old.tryLink({ x: text() }),
      site.within.tryLink({ a: text(), b: text() }),
      site.coded.tryLink({ n: random(100), m: text() }),
      site.list.tryLink({ path: [text(), text()] }),
    ]
    for (const link of links) {
      if (E.isLeft(link)) continue
      expect([link.right, routeMatcher(site, refuse)(link.right)._tag]).toEqual([link.right, 'Right'])
    }
  }
})

it('a redirect leads to the same route with the same values', () => {
  const random = randomFrom(SEED + 92)
  const HEADS = ['/names/', '/n%61mes/', '/@me/', '/%40me/x', '/~old/', '/l/', '/w/v', '/%6c/', '/users/%3', '/', '//']
  const PIECES = [
    'a',
    '%61',
    '%',
    '4',
    '%34',
    '1',
    '%2E',
    '.',
    '/',
    '@',
    '%40',
    '%2f',
    '|',
    '%7c',
    '%c3%a9',
    '\\',
    '?%61',
  ]
  const counts = { read: 0, moved: 0, refused: 0 }
  for (let run = 0; run < RUNS; run++) {
    const target = pick(random, HEADS) + Array.from({ length: random(6) }, () => pick(random, PIECES)).join('')
    const found = routeMatcher(site, redirect)(target)
    const read = routeMatcher(site)(target)
    if (E.isRight(found)) {
      counts.read++
      expect([target, found]).toEqual([target, read])
    } else if (found.left.location !== undefined) {
      counts.moved++
      expect([target, routeMatcher(site, redirect)(found.left.location)]).toEqual([target, read])
    } else counts.refused++
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(RUNS / 100)
})
