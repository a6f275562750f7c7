import * as E from 'fp-ts/Either'
import { showReason, uri, view } from 'uri-ts'
import { defineRoutes, dispatcher, matchRoute, route, routeMatcher } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const site = defineRoutes({
  home: '/',
  user: route('/users/{id}', { id: int }),
  api: ['/api', { users: '/users{?page}' }],
})

describe('dispatcher', () => {
  const dispatch = dispatcher(site)({
    home: (_params, db: string) => `home of ${db}`,
    user: { get: ({ id }, db) => `${db} ${id + 1}`, put: async ({ id }) => id },
    api: { users: { post: ({ page = '1' }) => page, options: () => 'own' } },
  })

  it('calls the handler of the route and the method', async () => {
    expect(dispatch('GET', '/', 'db')).toEqual(E.right('home of db'))
    expect(dispatch('GET', '/users/7', 'db')).toEqual(E.right('db 8'))
    expect(dispatch('POST', '/api/users?page=2', 'db')).toEqual(E.right('2'))
    const saved = dispatch('PUT', '/users/7', 'db')
    expect(E.isRight(saved) && (await saved.right)).toBe(7)
  })

  it('serves HEAD by GET', () => {
    expect(dispatch('HEAD', '/users/7', 'db')).toEqual(E.right('db 8'))
    const own = dispatcher(defineRoutes({ home: '/' }))({ home: { get: () => 'get', head: () => 'head' } })
    expect(own('HEAD', '/')).toEqual(E.right('head'))
  })

  it.each([
    ['POST', '/', 405, ['GET', 'HEAD', 'OPTIONS']],
    ['get', '/', 405, ['GET', 'HEAD', 'OPTIONS']],
    ['constructor', '/', 405, ['GET', 'HEAD', 'OPTIONS']],
    ['__proto__', '/', 405, ['GET', 'HEAD', 'OPTIONS']],
    [undefined as never, '/', 405, ['GET', 'HEAD', 'OPTIONS']],
    ['DELETE', '/users/7', 405, ['GET', 'PUT', 'HEAD', 'OPTIONS']],
    ['HEAD', '/api/users', 405, ['POST', 'OPTIONS']],
    ['OPTIONS', '/users/7', 204, ['GET', 'PUT', 'HEAD', 'OPTIONS']],
    ['GET', '/nothing', 404, []],
    ['GET', '/users/x', 400, []],
    ['DELETE', '/a b', 400, []],
  ])('answers %s %s with %i', (method, target, status, allow) => {
    const found = dispatch(method, target, 'db')
    expect(found).toMatchObject({ left: { status, allow, text: target } })
    expect(E.isLeft(found) && Object.isFrozen(found.left.allow)).toBe(true)
  })

  it('has the text of a view in its errors', () => {
    expect(dispatch('POST', view(uri('http://h/')), 'db')).toMatchObject({ left: { status: 405, text: 'http://h/' } })
  })

  it('calls a handler for OPTIONS', () => {
    expect(dispatch('OPTIONS', '/api/users', 'db')).toEqual(E.right('own'))
  })

  it('names the methods of a route', () => {
    const found = dispatch('PATCH', '/users/7', 'db')
    expect(E.isLeft(found) && showReason(found.left)).toBe('the methods of the route are GET, PUT, HEAD, OPTIONS')
  })

  it('needs no context if no handler asks for one', () => {
    expect(dispatcher(defineRoutes({ home: '/' }))({ home: () => 'home' })('GET', '/')).toEqual(E.right('home'))
  })

  it('a wrong handler is found before the first request', () => {
    const wrong = (handlers: unknown) => () => dispatcher(site)(handlers as never)
    const all = { home: () => 1, user: () => 1, api: { users: () => 1 } }
    expect(wrong(all)).not.toThrow()
    expect(wrong({ ...all, user: undefined })).toThrow("the route 'user' has no handler")
    expect(wrong({ ...all, user: {} })).toThrow("the route 'user' has no handler")
    expect(wrong({ ...all, user: 'x' })).toThrow("the route 'user' has no handler")
    expect(wrong({ ...all, user: { get: 1 } })).toThrow("the route 'user' has no handler for 'get'")
    expect(wrong({ ...all, user: { gett: () => 1 } })).toThrow("the handler of 'user' has 'gett': methods are get,")
    expect(wrong({ ...all, user: { GET: () => 1 } })).toThrow("the handler of 'user' has 'GET': methods are get,")
    expect(wrong({ ...all, api: {} })).toThrow("the route 'api.users' has no handler")
    expect(wrong({ ...all, api: undefined })).toThrow("the route 'api.users' has no handler")
    for (const none of [{}, undefined, null, [], 'x', 7, () => 1]) {
      expect(wrong(none)).toThrow(new TypeError("the route 'home' has no handler"))
    }
    expect(wrong({ ...all, user: { get: undefined, put: () => 1 } })).not.toThrow()
    const inherited = defineRoutes({ constructor: '/c' } as never)
    expect(() => dispatcher(inherited)({} as never)).toThrow("the route 'constructor' has no handler")
  })

  it('finds handlers by names with dots', () => {
    const dotted = defineRoutes({ 'a.b': '/1', a: { 'c.d': { e: '/2' } } })
    const call = dispatcher(dotted)({ 'a.b': () => 1, a: { 'c.d': { e: () => 2 } } })
    expect([call('GET', '/1'), call('GET', '/2')]).toEqual([E.right(1), E.right(2)])
  })

  it('finds handlers of names that begin alike', () => {
    const dotted = defineRoutes({ 'a.b': { c: '/1' }, a: { 'b.d': '/2', b: { e: '/3' } }, 'a.b.f': '/4' })
    const call = dispatcher(dotted)({
      'a.b': { c: () => 1 },
      a: { 'b.d': () => 2, b: { e: () => 3 } },
      'a.b.f': () => 4,
    })
    expect(['/1', '/2', '/3', '/4'].map((target) => call('GET', target))).toEqual([1, 2, 3, 4].map(E.right))
    const lost = { 'a.b': { c: () => 1 }, a: { b: { e: () => 3 } }, 'a.b.f': () => 4 }
    expect(() => dispatcher(dotted)(lost as never)).toThrow("the route 'a.b.d' has no handler")
    const elsewhere = { ...lost, 'a.b': { c: () => 1, d: () => 2 } }
    expect(() => dispatcher(dotted)(elsewhere as never)).toThrow("the route 'a.b.d' has no handler")
  })

  it('answers OPTIONS for the whole server', () => {
    const allow = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST']
    expect(dispatch('OPTIONS', '*', 'db')).toMatchObject(E.left({ status: 204, reason: 'options', text: '*', allow }))
    const found = dispatch('OPTIONS', '*', 'db')
    expect(E.isLeft(found) && Object.isFrozen(found.left.allow)).toBe(true)
    for (const [method, target] of [
      ['GET', '*'],
      ['options', '*'],
      ['OPTIONS', '**'],
      ['OPTIONS', '*?'],
      ['OPTIONS', ''],
    ] as const) {
      expect(dispatch(method, target, 'db')).toMatchObject(E.left({ status: 404, allow: [] }))
    }
    const none = dispatcher(defineRoutes({}))({} as never)
    expect(none('OPTIONS', '*')).toMatchObject(E.left({ status: 204, allow: ['OPTIONS'] }))
    const rest = dispatcher(defineRoutes({ rest: '/{+rest}' }))({ rest: { post: () => 1 } })
    expect(rest('OPTIONS', '*')).toMatchObject(E.left({ status: 204, allow: ['POST', 'OPTIONS'] }))
    expect(rest('OPTIONS', '/*')).toMatchObject(E.left({ status: 204, allow: ['POST', 'OPTIONS'] }))
  })

  it('names that every object inherits have no codec', () => {
    const users = defineRoutes({ user: route('/u/{id}{?constructor}', { id: int } as never) })
    expect(routeMatcher(users)('/u/7?constructor=x')).toEqual(
      E.right({ route: 'user', params: { id: 7, constructor: 'x' } }),
    )
    expect(matchRoute(users.user)('/u/7')).toEqual(E.right({ id: 7 }))
  })
})
