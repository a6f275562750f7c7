import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { relativeRef, type UriView, uri, view } from 'uri-ts'
import { parseRequestTarget } from 'uri-ts/http'
import {
  compileRouter,
  createParams,
  decodeParams,
  findRoute,
  findRouteIn,
  findStaticRoute,
  matchPath,
  type Patterns,
} from 'uri-ts/routes'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { compileEntries } from '../../../src/routes/router/router'
import { compiled, originForm } from '../../support/routers'

/** Each test compiles the router again, so that mutation testing counts the compilation as part of the test. */
const table = () =>
  compiled(
    compileRouter({
      home: '/',
      me: '/users/me',
      users: '/users',
      usersSlash: '/users/',
      user: '/users/{id}',
      posts: '/users/{id}/posts',
      post: '/users/{user}/posts/{post}',
      file: '/files/{+path}',
      index: '/files/index',
      special: '/a:b/caf%C3%A9/50%25/x%2Fy',
    }),
  )
const match = (parsed: UriView) => matchPath(table())(parsed)

const at = (text: string): string =>
  O.match(
    () => 'none',
    ({ route, params }: { readonly route: string; readonly params: object }) =>
      [route, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(' '),
  )(match(originForm(text)))

describe('matchPath', () => {
  it.each([
    ['/', 'home'],
    ['/?q', 'home'],
    ['//', 'none'],
    ['/users', 'users'],
    ['/users?q=/me', 'users'],
    ['/users/', 'usersSlash'],
    ['/Users', 'none'],
    ['/user', 'none'],
    ['/userss', 'none'],
    ['/users/me', 'me'],
    ['/users/me?', 'me'],
    ['/users/mee', 'user id=mee'],
    ['/users/m', 'user id=m'],
    ['/users/7', 'user id=7'],
    ['/users/7?q', 'user id=7'],
    ['/users/7/', 'none'],
    ['/users//', 'none'],
    ['/users//posts', 'none'],
    ['/users/me/posts', 'posts id=me'],
    ['/users/me/posts/1', 'post user=me post=1'],
    ['/users/7/posts/', 'none'],
    ['/users/7/posts/a%2Fb', 'post user=7 post=a%2Fb'],
    ['/files', 'none'],
    ['/files/', 'file path='],
    ['/files/a', 'file path=a'],
    ['/files/a/b//c/', 'file path=a/b//c/'],
    ['/files//', 'file path=/'],
    ['/files/index', 'index'],
    ['/files/index/', 'file path=index/'],
    ['/files/inde%78', 'index'],
  ])('matches %s: %s', (text, expected) => expect(at(text)).toBe(expected))

  it.each([
    ['/%75sers', 'users'],
    ['/user%73/%6de', 'me'],
    ['/a:b/caf%C3%A9/50%25/x%2Fy', 'special'],
    ['/a%3Ab/caf%c3%a9/50%25/%78%2fy', 'special'],
    ['/a:b/caf%C3%A8/50%25/x%2Fy', 'none'],
    ['/a:b/caf%C3%A9/50%25/x/y', 'none'],
    ['/a:b/caf%C3%A9/50%2525/x%2Fy', 'none'],
    ['/users%2Fme', 'none'],
  ])('compares the octets of literals: %s is %s', (text, expected) => expect(at(text)).toBe(expected))

  it.each(['..', '.', '%2e%2E', '%2e', '.%2e'])('does not match %s with a parameter', (dots) => {
    expect(at(`/users/${dots}`)).toBe('none')
    expect(at(`/users/${dots}/posts`)).toBe('none')
    expect(at(`/files/${dots}`)).toBe('none')
    expect(at(`/files/a/${dots}`)).toBe('none')
    expect(at(`/files/${dots}/a`)).toBe('none')
    expect(at(`/users/${dots}..`)).toBe(`user id=${dots}..`)
    expect(at(`/users/a${dots}`)).toBe(`user id=a${dots}`)
    expect(at(`/users/${dots}a`)).toBe(`user id=${dots}a`)
  })

  it('matches the path of a URI, and reads an empty path after an authority as / (RFC 9110, 4.2.3)', () => {
    const route = (parsed: UriView) => O.map(({ route }: { readonly route: string }) => route)(match(parsed))
    expect(route(view(uri('http://example.com/users/7')))).toEqual(O.some('user'))
    expect(route(view(uri('http://example.com')))).toEqual(O.some('home'))
    expect(route(view(uri('http://example.com?q#/users')))).toEqual(O.some('home'))
    expect(route(view(relativeRef('?q')))).toEqual(O.none)
    expect(route(view(relativeRef('//example.com')))).toEqual(O.none)
    const connect = parseRequestTarget('CONNECT', 'example.com:443')
    if (E.isLeft(connect) || connect.right._tag === 'AsteriskForm') return expect.fail()
    expect(route(connect.right)).toEqual(O.none)
    expect(route(view(relativeRef('users')))).toEqual(O.none)
    expect(route(view(uri('urn:users')))).toEqual(O.none)
    expect(route(view(uri('urn:')))).toEqual(O.none)
  })

  it('matches a rest that is the whole path', () => {
    const all = matchPath(compiled(compileRouter({ all: '/{+path}' })))
    expect(all(view(uri('http://a')))).toEqual(O.some({ route: 'all', params: { path: '' } }))
    expect(all(originForm('/'))).toEqual(O.some({ route: 'all', params: { path: '' } }))
    expect(all(originForm('//evil.com/'))).toEqual(O.some({ route: 'all', params: { path: '/evil.com/' } }))
  })

  it('goes back to the last node with another branch and discards the parameters found since', () => {
    const back = matchPath(
      compiled(
        compileRouter({
          deep: '/a/{x}/c/d',
          mixed: '/{p}/b/c/{q}',
          rest: '/{p}/{+rest}',
          tail: '/a/{x}/{y}/e',
          b: '/a/b/{+z}',
        }),
      ),
    )
    const found = (text: string) => O.toUndefined(back(originForm(text)))
    expect(found('/a/x/c/d')).toEqual({ route: 'deep', params: { x: 'x' } })
    expect(found('/a/b/c/d')).toEqual({ route: 'b', params: { z: 'c/d' } })
    expect(found('/q/b/c/d')).toEqual({ route: 'mixed', params: { p: 'q', q: 'd' } })
    expect(found('/a/x/c/e')).toEqual({ route: 'tail', params: { x: 'x', y: 'c' } })
    expect(found('/a/x/c/f')).toEqual({ route: 'rest', params: { p: 'a', rest: 'x/c/f' } })
    expect(found('/a/x/c/../f')).toBeUndefined()
  })

  it.each([
    { patterns: { all: '/{+x}', deep: '/a/b' }, path: '/a/c', route: 'all' },
    { patterns: { all: '/{+x}', deep: '/{p}/b' }, path: '/q/c', route: 'all' },
    { patterns: { below: '/a/{+x}', deep: '/a/b' }, path: '/a/c', route: 'below' },
    { patterns: { one: '/{p}', two: '/{p}/x' }, path: '//x', route: undefined },
  ])('finds $route for $path in $patterns', ({ patterns, path, route }) => {
    const found = matchPath(compiled(compileRouter<Patterns>(patterns)))(originForm(path))
    expect(O.toUndefined(found)?.route).toBe(route)
  })

  it('returns the same frozen object for a route without parameters', () => {
    const shared = matchPath(table())
    const [first, second] = [shared(originForm('/users')), shared(originForm('/users?q'))]
    expect(first).toBe(second)
    expect(O.toUndefined(first)).toEqual({ route: 'users', params: {} })
    expect(Object.isFrozen(O.toUndefined(first))).toBe(true)
  })

  it('has a type that narrows on the name of the route', () => {
    const found = match(originForm('/users/1/posts/2'))
    if (O.isNone(found) || found.value.route !== 'post') return expect.fail()
    expectTypeOf(found.value.params).toEqualTypeOf<{ readonly user: string; readonly post: string }>()
    expect(found.value.params.post).toBe('2')
    const none = match(originForm('/'))
    if (O.isNone(none) || none.value.route !== 'home') return expect.fail()
    expectTypeOf<keyof typeof none.value.params>().toEqualTypeOf<never>()
    const patterns: Patterns = { a: '/{b}' }
    const data = O.toUndefined(matchPath(compiled(compileRouter(patterns)))(originForm('/c')))
    expectTypeOf(data?.params).toEqualTypeOf<{ readonly [name: string]: string } | undefined>()
    expect(data).toEqual({ route: 'a', params: { b: 'c' } })
  })
})

describe('findRoute', () => {
  it('returns the index of the route and writes the spans of its parameters', () => {
    const TABLE = table()
    const params = createParams(TABLE)
    const text = 'http://h/users/me/posts/12?q'
    expect(TABLE.entries[findRoute(TABLE, view(uri(text)), params)]?.name).toBe('post')
    expect([text.slice(params[0], params[1]), text.slice(params[2], params[3])]).toEqual(['me', '12'])
  })

  it('finds a literal that is the whole text', () => {
    const TABLE = table()
    const nameOf = (text: string) => TABLE.entries[findStaticRoute(TABLE, text)]?.name
    expect(['/', '/users/me', '/a:b/caf%C3%A9/50%25/x%2Fy'].map(nameOf)).toEqual(['home', 'me', 'special'])
    for (const text of ['', '/users/me?', '/users/7', '/%75sers', '/users/{id}']) expect(nameOf(text)).toBeUndefined()
  })

  it('matches the text between two offsets', () => {
    const TABLE = table()
    const params = createParams(TABLE)
    expect(findRouteIn(TABLE, 'xx/users/7/yy', 2, 10, params)).toBe(
      TABLE.entries.findIndex(({ name }) => name === 'user'),
    )
    expect([...params.slice(0, 2)]).toEqual([9, 10])
    expect(findRouteIn(TABLE, 'xx/users/me/yy', 2, 11, params)).toBe(
      TABLE.entries.findIndex(({ name }) => name === 'me'),
    )
    for (const [text, end] of [
      ['/users/me', 8],
      ['/users/%6de', 10],
    ] as const) {
      expect(TABLE.entries[findRouteIn(TABLE, text, 0, end, params)]?.name).toBe('user')
      expect([...params.slice(0, 2)]).toEqual([7, end])
    }
  })

  it.each([
    { pattern: '/{+x}', text: '/', start: 0, end: 0, route: -1 },
    { pattern: '/{+x}', text: 'users', start: 0, end: 5, route: -1 },
    { pattern: '/a/{+x}', text: '/a/', start: 0, end: 3, route: 0 },
    { pattern: '/a/{+x}', text: '/a/', start: 0, end: 2, route: -1 },
    { pattern: '/a/{+x}', text: '/%61/', start: 0, end: 4, route: -1 },
    { pattern: '/ab/{+x}', text: '/%61b/', start: 0, end: 4, route: -1 },
    { pattern: '/a/bcd', text: '/a/bcd', start: 2, end: 4, route: -1 },
  ])('finds $route for $pattern in $text from $start to $end', ({ pattern, text, start, end, route }) => {
    const router = compiled(compileRouter({ only: pattern }))
    expect(findRouteIn(router, text, start, end, createParams(router))).toBe(route)
  })

  it('takes time in proportion to the path', () => {
    const deep = compiled(
      compileEntries(
        Array.from({ length: 1 << 10 }, (_, bits) => ({
          name: `r${bits}`,
          pattern: `/${Array.from({ length: 10 }, (_, i) => ((bits >> i) & 1 ? 'a' : `{p${i}}`)).join('/')}/z`,
        })),
      ),
    )
    const params = createParams(deep)
    expect(findRoute(deep, originForm(`${'/a'.repeat(10)}/y`), params)).toBe(-1)
    expect(findRoute(deep, originForm('/a'.repeat(1_000_000)), params)).toBe(-1)
    const files = compiled(compileRouter({ file: '/{+path}' }))
    expect(findRoute(files, originForm('/a'.repeat(1_000_000)), createParams(files))).toBe(0)
    expect(findRoute(files, originForm(`${'/a'.repeat(1_000_000)}/..`), createParams(files))).toBe(-1)
    for (const dots of ['/..a', '/%2ea', '.']) {
      expect(findRoute(files, originForm(`/a${dots.repeat(250_000)}`), createParams(files))).toBe(0)
    }
  })

  it('compiles and finds very long and very many patterns', () => {
    const long = Array.from({ length: 5000 }, (_, i) => `{p${i}}`)
    const many = compiled(
      compileEntries([
        { name: 'long', pattern: `/${long.join('/')}` },
        { name: 'literal', pattern: `/${'a'.repeat(100_000)}` },
        ...Array.from({ length: 3000 }, (_, i) => ({ name: `i${i}`, pattern: `/item${i}/{id}` })),
        ...Array.from({ length: 3000 }, (_, i) => ({ name: `p${i}`, pattern: `/${'b'.repeat(i + 1)}` })),
      ]),
    )
    const params = createParams(many)
    expect(findRoute(many, originForm('/x'.repeat(5000)), params)).toBe(0)
    expect(findRoute(many, originForm(`/${'a'.repeat(99_999)}%61`), params)).toBe(1)
    for (const i of [0, 1, 1234, 2999]) expect(findRoute(many, originForm(`/item${i}/x`), params)).toBe(2 + i)
    for (const i of [0, 7, 2999]) expect(findRoute(many, originForm(`/${'b'.repeat(i)}%62`), params)).toBe(3002 + i)
    expect(findRoute(many, originForm('/item3000/x'), params)).toBe(-1)
  })
})

describe('decodeParams', () => {
  it('decodes each parameter once', () => {
    expect(decodeParams({ id: '%2527', path: 'a%2Fb/c' })).toEqual(E.right({ id: '%27', path: 'a/b/c' }))
    expect(decodeParams({})).toEqual(E.right({}))
  })

  it('fails with the parameter that cannot be decoded', () => {
    expect(decodeParams({ id: 'a', path: 'x%C0%AF' })).toMatchObject(
      E.left({ _tag: 'DecodeError', text: 'x%C0%AF', offset: 1, reason: 'utf-8' }),
    )
  })
})

describe('a text that no scanner has checked', () => {
  it('has no route if a character of it is in no path', () => {
    const router = compiled(compileRouter({ user: '/users/{id}', half: '/50%25', file: '/files/{+path}' }))
    const find = (text: string) => findRouteIn(router, text, 0, text.length, createParams(router))
    expect(['/users/7', '/users/%37', '/50%25', '/files/a'].map(find)).toEqual([0, 0, 1, 2])
    expect(['/users/%', '/50%', '/users/a b', '/files/a b'].map(find)).toEqual([-1, -1, -1, -1])
  })
})
