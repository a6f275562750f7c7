import * as E from 'fp-ts/Either'
import { relativeRef, showReason, view } from 'uri-ts'
import { defineRoutes, defineRoutesUnder, dispatcher, matchRoute, routeMatcher } from 'uri-ts/routes'
import { int, template, withCodecs } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { NOT_TEXT } from '../../support/not-text'
import { routes } from '../../support/route-table'

const match = routeMatcher(routes)

const matched = (reference: string): unknown => {
  const found = E.isRight(match) ? match.right(reference) : expect.fail('conflict')
  return E.isRight(found) ? [found.right.route, found.right.params] : `${found.left.reason} at ${found.left.offset}`
}

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
    ['/users/x', 'codec at 7'],
    ['/users/%FF/posts', 'utf-8 at 7'],
    ['/files/c/a/%FF', 'utf-8 at 11'],
    ['/users/a/posts?page=1&page=2', 'ambiguous at 22'],
    ['/files/c?at=123', 'ambiguous at 12'],
    ['/nothing', 'mismatch at 0'],
    // T9: 404 and 400
    ['/a b', 'malformed at 2'],
    ['a b', 'malformed at 1'],
    ['/search?q=a|b', 'malformed at 11'],
    ['/users/%4', 'malformed at 7'],
    ['//users/7', 'mismatch at 0'],
  ])('matches %s', (reference, should) => {
    expect(matched(reference)).toEqual(should)
  })

  it('returns the same frozen object for a route without variables in its path, if it reads no query', () => {
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

  it('returns the values that links were made from', () => {
    for (const path of [[], ['a'], ['a/b', '%', 'é', '?', '#', '=', 'x y']]) {
      expect(matched(routes.files.link({ disk: 'c', path } as never))).toEqual(['files', { disk: 'c', path }])
    }
  })

  it('accepts joined tables', () => {
    const api = defineRoutesUnder('/api/v1')({ user: withCodecs({ id: int })(template('/users/{id}')), list: '/users' })
    const found = routeMatcher({ ...defineRoutes({ home: '/' }), ...api })
    expect(E.isRight(found) && found.right('/api/v1/users/1')).toEqual(E.right({ route: 'user', params: { id: 1 } }))
  })

  it('fails if routes match the same paths', () => {
    const both = { ...defineRoutes({ a: '/{x}' }), ...defineRoutes({ b: '/{y}{?q}' }) }
    const error = { left: { _tag: 'RouteError', text: '/{y}{?q}', component: 'b', reason: 'conflict', other: 'a' } }
    expect(routeMatcher(both)).toMatchObject(error)
    expect(dispatcher(both)({ a: () => 1, b: () => 2 })).toMatchObject(error)
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

describe('T4: codecs that refuse or throw', () => {
  const inner = { decode: (text: string) => E.right(BigInt(text)), encode: String }
  const table = defineRoutes({
    user: withCodecs({ id: inner, page: int })(template('/users/{name}/{id}{?page,q}')),
    files: withCodecs({ path: int })(template('/files{/path*}{?page}')),
    rest: withCodecs({ path: int })(template('/rest/{+path}')),
  })
  const matcher = routeMatcher(table)
  const read = E.isRight(matcher) ? matcher.right : expect.fail('conflict')

  it.each([
    ['/users/ann/x', 'id', 11],
    ['/users/%41nn/x', 'id', 13],
    ['/users/ann/7?q=1&page=x', 'page', 22],
    ['http://h/users/ann/x?page=2', 'id', 19],
    ['/files/1/22/x/4', 'path', 12],
    ['/files/', 'path', 7],
    ['/rest/a/b?page=2', 'path', 6],
  ])('%s: %s is wrong at %i', (reference, variable, offset) => {
    expect(read(reference)).toMatchObject({ left: { reason: 'codec', variable, offset } })
  })

  it('matchRoute has the same errors', () => {
    const match = matchRoute(defineRoutes({ user: withCodecs({ id: inner })(template('/users/{name}/{id}')) }).user)
    expect(match('/users/ann/7')).toEqual(E.right({ name: 'ann', id: 7n }))
    expect(match('/users/ann/x')).toMatchObject({ left: { reason: 'codec', variable: 'id', offset: 11 } })
  })

  it('a codec may match another reference before it refuses', () => {
    const nested = {
      decode: (text: string) => {
        read('/users/a/b')
        return E.left(`no ${text}`)
      },
      encode: String,
    }
    const outer = routeMatcher(defineRoutes({ a: withCodecs({ c: nested })(template('/{a}/{b}/{c}')) }))
    expect(E.isRight(outer) && outer.right('/1/22/333')).toMatchObject({ left: { offset: 6, expected: 'no 333' } })
  })

  it('a link names the template and the variable', () => {
    expect(() => table.files.link({ path: [1, 1.5] })).toThrow(
      /^"\/files\{\/path\*\}\{\?page\}": path: 'p' names .*; an integer is digits/,
    )
  })

  it('T2: names that every object inherits have no codec and no handler', () => {
    const users = defineRoutes({ user: withCodecs({ id: int })(template('/u/{id}{?constructor}')) })
    const match = routeMatcher(users)
    expect(E.isRight(match) && match.right('/u/7?constructor=x')).toEqual(
      E.right({ route: 'user', params: { id: 7, constructor: 'x' } }),
    )
    expect(users.user.link({ id: 7 } as never)).toBe('/u/7')
    const inherited = defineRoutes({ constructor: '/c' } as never)
    expect(() => dispatcher(inherited)({} as never)).toThrow("the route 'constructor' has no handler")
  })

  it('T13: a missing handler is found before the first request', () => {
    const site = defineRoutes({ home: '/', user: '/u/{id}' })
    expect(() => dispatcher(site)({ home: () => 1 } as never)).toThrow("the route 'user' has no handler")
    expect(() => dispatcher(site)({ home: () => 1, user: 'x' } as never)).toThrow("the route 'user' has no handler")
    expect(() => dispatcher(site)(undefined as never)).toThrow(TypeError)
  })

  it('needs no context if no handler asks for one', () => {
    const dispatch = dispatcher(defineRoutes({ home: '/' }))({ home: () => 'home' })
    expect(E.isRight(dispatch) && dispatch.right('/')).toEqual(E.right('home'))
  })

  it('T9: names the character of a malformed target', () => {
    const match = routeMatcher(defineRoutes({ home: '/' }))
    const found = E.isRight(match) ? match.right('/?q=[') : expect.fail('conflict')
    expect(E.isLeft(found) && showReason(found.left)).toBe(
      "text: '[' is not allowed at offset 4; the text must be a URI-reference or an origin-form",
    )
    expect(found).toMatchObject({ left: { cause: { _tag: 'ParseError', component: 'query' } } })
    for (const [, value] of NOT_TEXT.slice(0, -1)) {
      expect(E.isRight(match) && match.right(value as never)).toMatchObject({ left: { reason: 'malformed' } })
    }
  })
})
