import * as E from 'fp-ts/Either'
import { absoluteUri, relativeRef, uri, view } from 'uri-ts'
import { absoluteLinks, defineRoutes, defineRoutesUnder, dispatcher, routeMatcher } from 'uri-ts/routes'
import { int, showExtractError, template, withCodecs } from 'uri-ts/template'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { ROUTE_RULE } from '../../../src/template/syntax/messages'

const routes = defineRoutes({
  home: '/',
  user: withCodecs({ id: int })(template('/users/{id}')),
  posts: '/users/{id}/posts{?page,tag*}{#top}',
  search: '/search?v=1{&q}',
  raw: '/raw/{+path}',
  files: '/files/{disk}{/path*}{?at:3}',
  about: '/about#team',
})

const match = routeMatcher(routes)

const matched = (reference: string): unknown => {
  const found = E.isRight(match) ? match.right(reference) : expect.fail('conflict')
  return E.isRight(found) ? [found.right.route, found.right.params] : `${found.left.reason} at ${found.left.offset}`
}

describe('link', () => {
  it('expands', () => {
    expect(routes.home.link({})).toBe('/')
    expect(routes.user.link({ id: 7 })).toBe('/users/7')
    expect(routes.posts.link({ id: 'a/b', page: 2, tag: ['x', 'y'], top: 'é' })).toBe(
      '/users/a%2Fb/posts?page=2&tag=x&tag=y#%C3%A9',
    )
  })

  it('keeps the rest of a path in the path', () => {
    expect(routes.raw.link({ path: 'a/b?c#d%20e' })).toBe('/raw/a/b%3Fc%23d%2520e')
  })

  it('never begins with two slashes', () => {
    expect(defineRoutes({ a: '/{x}/{y}' }).a.link({ x: '', y: 'evil.com' })).toBe('/.//evil.com')
  })

  it('is a URI against a base', () => {
    const links = absoluteLinks(uri('https://example.com/a?b'))(routes)
    expect(links.user({ id: 7 })).toBe('https://example.com/users/7')
    expect(absoluteLinks(absoluteUri('http://h'))(routes).about({})).toBe('http://h/about#team')
  })
})

describe('routeMatcher', () => {
  it.each([
    ['/', ['home', {}]],
    ['/?utm=x', ['home', {}]],
    ['/users/7', ['user', { id: 7 }]],
    ['http://example.com/users/7?x', ['user', { id: 7 }]],
    ['/users/a%2Fb/posts?tag=x&page=2&utm=1&', ['posts', { id: 'a/b', page: '2', tag: ['x'] }]],
    ['/search?v=1&q=x', ['search', { q: 'x' }]],
    ['/raw/a/b%3Fc%2520', ['raw', { path: 'a/b?c%20' }]],
    ['/files/c', ['files', { disk: 'c', path: [] }]],
    ['/files/c/a%2Fb/', ['files', { disk: 'c', path: ['a/b', ''] }]],
    ['/files/c?at=12', ['files', { disk: 'c', path: [], at: '12' }]],
    ['/about', ['about', {}]],
    ['/users/x', 'codec at 0'],
    ['/users/%FF/posts', 'utf-8 at 7'],
    ['/files/c/a/%FF', 'utf-8 at 11'],
    ['/users/a/posts?page=1&page=2', 'ambiguous at 22'],
    ['/files/c?at=123', 'ambiguous at 12'],
    ['/nothing', 'mismatch at 0'],
    ['/a b', 'mismatch at 2'],
    ['a b', 'mismatch at 1'],
    ['//users/7', 'mismatch at 0'],
  ])('%s', (reference, should) => {
    expect(matched(reference)).toEqual(should)
  })

  it('gives the same frozen object for a route whose path has no variables, where the query is not read', () => {
    const [first, second, third] = ['/about', '/about?x', '/search?v=1&q=1'].map(
      (text) => E.isRight(match) && match.right(text),
    )
    expect(first).toBe(second)
    expect(first).toEqual(E.right({ route: 'about', params: {} }))
    expect(Object.isFrozen(first && E.isRight(first) && first.right.params)).toBe(true)
    expect(third).toEqual(E.right({ route: 'search', params: { q: '1' } }))
  })

  it('reads views', () => {
    const found = E.isRight(match) && match.right(view(relativeRef('/users/7')))
    expect(found).toEqual(E.right({ route: 'user', params: { id: 7 } }))
  })

  it('gives back what links were made of', () => {
    for (const path of [[], ['a'], ['a/b', '%', 'é', '?', '#', '=', 'x y']]) {
      expect(matched(routes.files.link({ disk: 'c', path }))).toEqual(['files', { disk: 'c', path }])
    }
  })
})

describe('match', () => {
  it('reads a reference to one route, whatever other routes there are', () => {
    const { user, files, search } = defineRoutes({
      me: '/users/me',
      user: '/users/{id}',
      files: '/files{/path*}',
      search: '/search{?q}',
    })
    expect(user.match('/users/me')).toEqual(E.right({ id: 'me' }))
    expect(user.match(view(uri('http://h/users/a%2Fb?x')))).toEqual(E.right({ id: 'a/b' }))
    expect(user.match('/users/')).toMatchObject(E.left({ reason: 'mismatch', offset: 0 }))
    expect(files.match('/files')).toEqual(E.right({ path: [] }))
    expect(files.match('/files/a/b')).toEqual(E.right({ path: ['a', 'b'] }))
    expect(search.match('/search?q=1')).toEqual(E.right({ q: '1' }))
    expect(search.match('/search')).toEqual(E.right({}))
  })

  it('compares what stands in path and query under one name', () => {
    const { same } = defineRoutes({ same: '/{id}{?id}' })
    expect(same.match('/7?id=7')).toEqual(E.right({ id: '7' }))
    expect(same.match('/7?id=8')).toMatchObject(E.left({ reason: 'mismatch', offset: 6, variable: 'id' }))
  })

  it('has the types of the variables and of the codecs', () => {
    const found = routes.posts.match('/users/1/posts?tag=a')
    if (E.isLeft(found)) return expect.fail(showExtractError(found.left))
    expectTypeOf(found.right.id).toEqualTypeOf<string>()
    expectTypeOf(found.right.tag).toEqualTypeOf<readonly string[] | undefined>()
    expect(found.right).toEqual({ id: '1', tag: ['a'] })
    const user = routes.user.match('/users/7')
    if (E.isLeft(user)) return expect.fail(showExtractError(user.left))
    expectTypeOf(user.right.id).toEqualTypeOf<number>()
    expect(user.right.id).toBe(7)
  })
})

describe('tables', () => {
  it('stand under a prefix, and together', () => {
    const api = defineRoutesUnder('/api/v1')({ user: withCodecs({ id: int })(template('/users/{id}')), list: '/users' })
    const both = { ...defineRoutes({ home: '/' }), ...api }
    expect(api.user.link({ id: 1 })).toBe('/api/v1/users/1')
    const found = routeMatcher(both)
    expect(E.isRight(found) && found.right('/api/v1/users/1')).toEqual(E.right({ route: 'user', params: { id: 1 } }))
  })

  it('are in conflict where routes match the same paths', () => {
    const [a, b] = [defineRoutes({ a: '/{x}' }), defineRoutes({ b: '/{y}{?q}' })]
    const both = { ...a, ...b }
    expect(routeMatcher(both)).toMatchObject({ left: { _tag: 'TableError', route: 'b' } })
    expect(dispatcher(both)({ a: () => 1, b: () => 2 })).toMatchObject({ left: { route: 'b' } })
  })

  it('throw where a text got past the compiler', () => {
    const define = (texts: Readonly<Record<string, string>>) => () => defineRoutes(texts as { a: '/' })
    expect(define({ a: '/%61', b: '/a' })).toThrow('route "b" ("/a"): matches the same paths as a')
    expect(define({ a: '/{' })).toThrow("has no '}'")
    expect(define({ a: '/{x:3}' })).toThrow(`route "a" ("/{x:3}"): ${ROUTE_RULE}`)
    expect(define({ a: '/a{;x}' })).toThrow(ROUTE_RULE)
    expect(define({ a: '{/rest*}' })).not.toThrow()
  })
})

describe('dispatcher', () => {
  const dispatch = dispatcher(defineRoutes({ home: '/', user: '/users/{id}' }))<string, string>({
    home: (_params, name) => name,
    user: ({ id }, name) => `${name} ${id}`,
  })

  it('calls the handler of the route', () => {
    const call = E.isRight(dispatch) ? dispatch.right : expect.fail('conflict')
    expect(call('/', 'Ann')).toEqual(E.right('Ann'))
    expect(call('/users/7', 'Ann')).toEqual(E.right('Ann 7'))
    expect(call('/x', 'Ann')).toMatchObject({ left: { reason: 'mismatch' } })
  })
})
