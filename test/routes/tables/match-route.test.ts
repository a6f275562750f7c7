import * as E from 'fp-ts/Either'
import { showError, uri, view } from 'uri-ts'
import { defineRoutes, matchRoute, type Route, type RouteTable, routeMatcher } from 'uri-ts/routes'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { routes } from '../../support/route-table'

describe('matchRoute', () => {
  it('reads references to one route and ignores the other routes', () => {
    const { user, files, search } = defineRoutes({
      me: '/users/me',
      user: '/users/{id}',
      files: '/files{/path*}',
      search: '/search{?q}',
    })
    expect(matchRoute(user)('/users/me')).toEqual(E.right({ id: 'me' }))
    expect(matchRoute(user)(view(uri('http://h/users/a%2Fb?x')))).toEqual(E.right({ id: 'a/b' }))
    expect(matchRoute(user)('/users/')).toMatchObject(E.left({ reason: 'mismatch', offset: 0 }))
    expect(matchRoute(files)('/files')).toEqual(E.right({ path: [] }))
    expect(matchRoute(files)('/files/a/b')).toEqual(E.right({ path: ['a', 'b'] }))
    expect(matchRoute(search)('/search?q=1')).toEqual(E.right({ q: '1' }))
    expect(matchRoute(search)('/search')).toEqual(E.right({}))
  })

  it('compares the values of one name in path and query', () => {
    const { same } = defineRoutes({ same: '/{id}{?id}' })
    expect(matchRoute(same)('/7?id=7')).toEqual(E.right({ id: '7' }))
    expect(matchRoute(same)('/7?id=8')).toMatchObject(E.left({ reason: 'ambiguous', offset: 6, variable: 'id' }))
  })

  it('has the types of the variables and of the codecs', () => {
    const found = matchRoute(routes.posts)('/users/1/posts?tag=a')
    if (E.isLeft(found)) return expect.fail(showError(found.left))
    expectTypeOf(found.right.id).toEqualTypeOf<string>()
    expectTypeOf(found.right.tag).toEqualTypeOf<readonly string[] | undefined>()
    expect(found.right).toEqual({ id: '1', tag: ['a'] })
    const user = matchRoute(routes.user)('/users/7')
    if (E.isLeft(user)) return expect.fail(showError(user.left))
    expectTypeOf(user.right.id).toEqualTypeOf<number>()
    expect(user.right.id).toBe(7)
  })

  it('compiles a route once', () => {
    expect(matchRoute(routes.posts)).toBe(matchRoute(routes.posts))
  })

  it('refuses a value that is neither a string nor a view', () => {
    const home = matchRoute(routes.home)
    for (const value of [undefined, null, 1, {}]) {
      expect(() => home(value as never)).toThrow('the value is not a view: call view or parseUri')
    }
  })

  it('has a policy', () => {
    const { search } = defineRoutes({ search: '/search{?q}' })
    expect(matchRoute(search)('/search?q=a+%')).toEqual(E.right({ q: 'a %' }))
    expect(matchRoute(search, { form: false })('/search?q=a+b')).toEqual(E.right({ q: 'a+b' }))
    expect(matchRoute(search, { query: 'strict' })('/search?q=%')).toMatchObject(E.left({ status: 400 }))
  })

  it('looks no further than a path that is not the route', () => {
    const { user } = defineRoutes({ user: '/users/{id}/x' })
    const reasonOf = (target: string): unknown => {
      const found = matchRoute(user)(target)
      return E.isLeft(found) ? found.left.reason : found
    }
    expect(reasonOf('/users/7/y?a b')).toBe('mismatch')
    expect(reasonOf('/users/7/x/y')).toBe('mismatch')
    expect(reasonOf('/users/7/x?a b')).toBe('malformed')
    expect(matchRoute(user)('/%75sers/7/x')).toEqual(E.right({ id: '7' }))
  })

  it('reads long routes', () => {
    const long = `/${'a'.repeat(100_000)}` as '/a'
    const many = Array.from({ length: 10_000 }, (_, i) => `/{v${i}}`).join('') as '/{v0}'
    const table = defineRoutes({ long, many })
    expect(matchRoute(table.long)(long)).toEqual(E.right({}))
    expect(matchRoute(table.many)('/a'.repeat(10_000))).toMatchObject(E.right({ v0: 'a' }))
  })

  it.each([
    ['/a%7Bb', '/a{b'],
    ['/%25x/{id}', '/%x/y'],
    ['/posts/{id}/x.{ext}', '/posts/7/x.y'],
    ['{/o}', '/'],
    ['/café{/more*}', '/caf%C3%A9/a'],
    [`/${'ab'.repeat(30)}`, `/${'ab'.repeat(30)}`],
    [Array.from({ length: 50 }, (_, i) => `/a/{v${i}}`).join(''), '/a/7'.repeat(50)],
  ])('finds %s however a target writes its characters', (pattern, target) => {
    const table = defineRoutes({ only: pattern } as never) as RouteTable
    const match: (target: string) => E.Either<unknown, unknown> = matchRoute(table['only'] as never)
    const inTable: (target: string) => E.Either<unknown, unknown> = routeMatcher(table)
    expect([match(target)._tag, inTable(target)._tag]).toEqual(['Right', 'Right'])
    for (const [at, character] of [...target].entries()) {
      const encoded = `%${character.charCodeAt(0).toString(16)}`
      for (const other of [encoded, encoded.toUpperCase(), '%', 'Z', '']) {
        const changed = target.slice(0, at) + other + target.slice(at + 1)
        expect([changed, match(changed)._tag]).toEqual([changed, inTable(changed)._tag])
      }
    }
  })

  it('throws for a template that is not a route', () => {
    const wrong: Route<string, unknown> = { ...routes.home, pattern: 'a' }
    expect(() => matchRoute(wrong)).toThrow('"a": route: \'a\' is not allowed')
  })
})
