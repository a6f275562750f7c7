import * as E from 'fp-ts/Either'
import { relativeRef, showReason, uri, view } from 'uri-ts'
import {
  absoluteLinks,
  defineRoutes,
  defineRoutesUnder,
  dispatcher,
  matchRoute,
  type ParamsOf,
  route,
  routeMatcher,
  routeReader,
  toExpress,
  toFastify,
  toHono,
} from 'uri-ts/routes'
import { int, oneOf } from 'uri-ts/template'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { NOT_TEXT } from '../../support/not-text'
import { routes } from '../../support/route-table'

/** Each test compiles the table again, so that mutation testing counts the compilation as part of the test. */
const match = (target: Parameters<ReturnType<typeof routeMatcher<typeof routes>>>[0]) => routeMatcher(routes)(target)
const strict = (target: string) => routeMatcher(routes, { query: 'strict' })(target)

const answer = (found: ReturnType<typeof match>): unknown =>
  E.isRight(found)
    ? [found.right.route, found.right.params]
    : `${found.left.status} ${found.left.reason} at ${found.left.offset}`

describe('routeMatcher', () => {
  it.each([
    ['/', ['home', {}]],
    ['/?utm=x', ['home', {}]],
    ['/users/7', ['user', { id: 7 }]],
    ['http://example.com/users/7?x', ['user', { id: 7 }]],
    ['http://example.com', ['home', {}]],
    ['http://example.com?x', ['home', {}]],
    ['/users/a%2Fb/posts?tag=x&page=2&utm=1&', ['posts', { id: 'a/b', page: '2', tag: ['x'] }]],
    ['/search?v=1&q=x', ['search', { q: 'x' }]],
    ['/raw/a/b%3Fc%2520', ['raw', { path: 'a/b?c%20' }]],
    ['/files/c', ['files', { disk: 'c', path: [] }]],
    ['/files/c/a%2Fb/', ['files', { disk: 'c', path: ['a/b', ''] }]],
    ['/files/c?at=12', ['files', { disk: 'c', path: [], at: '12' }]],
    ['/about', ['about', {}]],
    ['/%61bout', ['about', {}]],
    ['/users/x', '400 codec at 7'],
    ['/users/%FF/posts', '400 utf-8 at 7'],
    ['/users/a/posts?tag=b&tag=a%FF', '400 utf-8 at 26'],
    ['/files/c/a/%FF', '400 utf-8 at 11'],
    ['/files/c?at=123', ['files', { disk: 'c', path: [], at: '123' }]],
    ['/nothing', '404 mismatch at 0'],
    ['/users/', '404 mismatch at 0'],
    ['/raw/a/../b', '404 mismatch at 0'],
    ['//users/7', '404 mismatch at 0'],
    ['http://example.com/nothing', '404 mismatch at 18'],
    ['*', '404 mismatch at 0'],
    ['', '404 mismatch at 0'],
    ['users/7?x', '404 mismatch at 0'],
    ['mailto:a@b', '400 malformed at 0'],
    ['/a b', '400 malformed at 2'],
    ['a b', '400 malformed at 1'],
    ['/about?é', '400 malformed at 7'],
    ['/about#team', '400 malformed at 6'],
    ['/nothing?\u0000', '400 malformed at 9'],
    ['http://[::1', '400 malformed at 7'],
  ])('both policies match %s', (target, should) => {
    expect(answer(match(target))).toEqual(should)
    expect(answer(strict(target))).toEqual(should)
  })

  it.each([
    ['/search?utm_campaign=a|b&q=[x]', ['search', { q: '[x]' }], '400 malformed at 22'],
    ['/search?q=100%', ['search', { q: '100%' }], '400 malformed at 13'],
    ['/search?q=%C3%A9%', ['search', { q: 'é%' }], '400 malformed at 16'],
    ['/search?x=%FF', ['search', {}], ['search', {}]],
    ['/raw/{a}|%', ['raw', { path: '{a}|%' }], '400 malformed at 5'],
    ['/users/%4', '400 codec at 7', '400 malformed at 7'],
    ['/nothing|', '404 mismatch at 0', '400 malformed at 8'],
    ['a|b', '404 mismatch at 0', '400 malformed at 1'],
    ['/search?q=a+b%2B', ['search', { q: 'a b+' }], ['search', { q: 'a+b+' }]],
    ['/raw/a+b', ['raw', { path: 'a+b' }], ['raw', { path: 'a+b' }]],
    ['/users/a/posts?page=1&page=2', ['posts', { id: 'a', page: '1' }], '400 ambiguous at 22'],
    ['/search?%71=x', ['search', { q: 'x' }], ['search', { q: 'x' }]],
  ])('tolerant and strict policies differ for %s', (target, tolerant, should) => {
    expect(answer(match(target))).toEqual(tolerant)
    expect(answer(strict(target))).toEqual(should)
  })

  it('reads forms if it should, whatever else it allows', () => {
    const target = '/search?q=a+b'
    expect(routeMatcher(routes, { form: false })(target)).toMatchObject({ right: { params: { q: 'a+b' } } })
    expect(routeMatcher(routes, { query: 'strict', form: true })(target)).toMatchObject({
      right: { params: { q: 'a b' } },
    })
  })

  it('shares the frozen match of a route without values', () => {
    const read = routeReader(routes)
    expect(read('/about')).toBe(read('/about?x'))
    expect(Object.isFrozen(read('/about'))).toBe(true)
    expect(read('/search?v=1&q=1')).toEqual({ route: 'search', params: { q: '1' } })
    expect([read('/nothing'), read('/a b')]).toEqual([404, 400])
  })

  it('reads views, and ignores their fragments', () => {
    expect(match(view(relativeRef('/users/7#x')))).toEqual(E.right({ route: 'user', params: { id: 7 } }))
    expect(match(view(relativeRef('users/7')))).toMatchObject({ left: { status: 404 } })
    expect(match(view(relativeRef('')))).toMatchObject({ left: { status: 404 } })
  })

  it('returns the values that links were made from', () => {
    for (const path of [[], ['a'], ['a/b', '%', 'é', '?', '#', '=', 'x y']]) {
      expect(answer(match(routes.files.link({ disk: 'c', path } as never)))).toEqual(['files', { disk: 'c', path }])
    }
  })

  it('names the routes of nested tables', () => {
    const api = defineRoutes({ api: ['/api', { root: '', users: { one: '/users/{id}' } }] })
    expect(routeMatcher(api)('/api')).toEqual(E.right({ route: 'api.root', params: {} }))
    expect(routeMatcher(api)('/api/users/7')).toEqual(E.right({ route: 'api.users.one', params: { id: '7' } }))
  })

  it('accepts joined tables, and throws if they match the same paths', () => {
    const api = defineRoutesUnder('/api/v1')({ user: route('/users/{id}', { id: int }), list: '/users' })
    const found = routeMatcher({ ...defineRoutes({ home: '/' }), ...api })('/api/v1/users/1')
    expect(found).toEqual(E.right({ route: 'user', params: { id: 1 } }))
    const both = { ...defineRoutes({ a: '/{x}' }), ...defineRoutes({ b: '/{y}{?q}' }) }
    expect(() => routeMatcher(both)).toThrow('matches the same paths as a')
  })

  it('leaves a target whose codec refuses it to the next route', () => {
    const table = { id: route('/{id}', { id: int }), name: '/{name}', rest: route('/{+all}', { all: oneOf('a/b') }) }
    const read = routeReader(defineRoutes(table as never))
    expect(read('/7')).toEqual({ route: 'id', params: { id: 7 } })
    expect(read('/x')).toEqual({ route: 'name', params: { name: 'x' } })
    expect(read('/a/b')).toEqual({ route: 'rest', params: { all: 'a/b' } })
    expect(read('/a/c')).toBe(400)
    expect(read('/%FF')).toBe(400)
  })

  it('reads variables within a segment from the right', () => {
    const read = routeReader(
      defineRoutes({ file: '/{name}.{ext}', plain: '/{name}', v: '/v/v{major}.{minor}-{pre}' } as never),
    )
    expect(read('/a.tar.gz')).toEqual({ route: 'file', params: { name: 'a.tar', ext: 'gz' } })
    expect(read('/.gz')).toEqual({ route: 'plain', params: { name: '.gz' } })
    expect(read('/a.')).toEqual({ route: 'plain', params: { name: 'a.' } })
    expect(read('/..')).toBe(404)
    expect(read('/v/v1.2-rc')).toEqual({ route: 'v', params: { major: '1', minor: '2', pre: 'rc' } })
    expect(read('/v/v1.-rc')).toBe(404)
    expect(read('/v/vx%2E1.2-%41')).toEqual({ route: 'v', params: { major: 'x.1', minor: '2', pre: 'A' } })
  })

  it('refuses values that are neither strings nor views', () => {
    for (const [, value] of NOT_TEXT.slice(0, -1)) {
      expect(() => match(value as never)).toThrow('the value is not a view: call view or parseUri')
    }
  })

  it('says why', () => {
    const said = (target: string): string => {
      const found = match(target)
      return E.isLeft(found) ? showReason(found.left) : 'right'
    }
    expect(said('/nothing')).toBe('no route matches /nothing')
    expect(said('/?q=#')).toBe("query: '#' is not allowed at offset 4; a target is visible ASCII without '#'")
    expect(said('/users/x')).toBe(
      "id: 'x' is not an integer; an integer is digits without leading zeros, and at most 9007199254740991",
    )
    expect(said('/users/%FF/posts')).toBe(
      "id: '%' does not begin a character in UTF-8 at offset 7; octets are UTF-8 without overlong, truncated or surrogate forms",
    )
  })
})

describe('anything but a table', () => {
  const cyclic: Record<string, object> = { home: defineRoutes({ home: '/' }).home }
  cyclic['again'] = { cyclic }
  const site = defineRoutes({ home: '/' })

  it.each([
    [undefined, 'the table'],
    [null, 'the table'],
    ['/', 'the table'],
    [() => site, 'the table'],
    [['/'], 'the table'],
    [{ home: '/' }, "'home'"],
    [{ ...site, extra: '/x' }, "'extra'"],
    [{ api: { users: 5 } }, "'api.users'"],
    [{ api: { users: null } }, "'api.users'"],
    [cyclic, "'again.cyclic'"],
  ])('%o is refused', (table, name) => {
    const message = `${name} is not made by defineRoutes`
    expect(() => routeMatcher(table as never)).toThrow(message)
    expect(() => dispatcher(table as never)({} as never)).toThrow(message)
    expect(() => absoluteLinks(uri('http://h/'))(table as never)).toThrow(message)
  })

  it.each([
    [{ query: 'Strict' }, "the option 'query' is one of tolerant, strict"],
    [{ form: 'false' }, "the option 'form' is one of true, false"],
    [{ strict: true }, "'strict' is not an option: the options are query, form, spelling"],
    ['strict', 'options are an object with query, form, spelling'],
    [null, 'options are an object with query, form, spelling'],
  ])('the policy %j is refused', (policy, message) => {
    expect(() => routeMatcher(site, policy as never)).toThrow(new TypeError(message))
    expect(() => matchRoute(site.home, policy as never)).toThrow(new TypeError(message))
  })

  it.each([undefined, null, '/x', site, site.home.pattern, route('/', {}), Promise.resolve(site.home)])(
    '%o is not a route',
    (value) => {
      for (const take of [matchRoute, toExpress, toFastify, toHono])
        expect(() => (take as (given: unknown) => unknown)(value)).toThrow('the value is not a route of a table')
    },
  )

  it('a table in two places is one, whose paths are the same', () => {
    expect(() => routeReader({ a: site, b: site })).toThrow('matches the same paths as a.home')
  })
})

it('two routes with one name are refused', () => {
  const table = defineRoutes({ 'a.b': '/x', a: { b: '/y' } })
  expect(() => routeMatcher(table)).toThrow('"/y": a.b: \'/\' begins a second pattern of one name')
})

describe('a prefix with codecs', () => {
  const locale = oneOf('en', 'de')
  const site = defineRoutes({
    local: [
      route('/l/{locale}', { locale }),
      { home: '', user: route('/users/{id}', { id: int }), blog: ['/blog/{year}', { post: '/{slug}' }] },
    ],
    other: '/l/{name}',
  })
  const read = routeReader(site)

  it.each([
    ['/l/en', { route: 'local.home', params: { locale: 'en' } }],
    ['/l/fr', { route: 'other', params: { name: 'fr' } }],
    ['/l/de/users/7', { route: 'local.user', params: { locale: 'de', id: 7 } }],
    ['/l/de/users/x', 400],
    ['/l/fr/users/7', 400],
    ['/l/en/blog/7/x', { route: 'local.blog.post', params: { locale: 'en', year: '7', slug: 'x' } }],
  ])('reads %s', (target, should) => {
    expect(read(target)).toEqual(should)
  })

  it('makes links with their types', () => {
    expect(site.local.user.link({ locale: 'de', id: 7 })).toBe('/l/de/users/7')
    expect(site.local.user.tryLink({ locale: 'fr' as 'de', id: 7 })).toMatchObject(E.left({ component: 'locale' }))
    expectTypeOf<ParamsOf<typeof site.local.user>>().toEqualTypeOf<{ locale: 'en' | 'de'; id: number }>()
    expectTypeOf<ParamsOf<typeof site.local.blog.post>>().toEqualTypeOf<{
      locale: 'en' | 'de'
      year: string
      slug: string
    }>()
  })
})

it.each([
  ['*', 404],
  ['a', 404],
  ['', 404],
  ['a b', 400],
  ['http://h:x/', 400],
  ['http://h', { route: 'home', params: {} }],
])('routeReader answers %s', (target, should) => {
  expect(routeReader(defineRoutes({ home: '/' }))(target as string)).toEqual(should)
})
