import * as E from 'fp-ts/Either'
import { showError, uri, view } from 'uri-ts'
import { defineRoutes, matchRoute, type Route } from 'uri-ts/routes'
import { template } from 'uri-ts/template'
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

  it('fails for a value that is not a reference', () => {
    const home = matchRoute(routes.home)
    for (const value of [undefined, null, 1, {}]) {
      expect(home(value as never)).toMatchObject(E.left({ reason: 'malformed', text: '' }))
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
    const long = `/${'a'.repeat(2000)}` as '/a'
    expect(matchRoute(defineRoutes({ long }).long)(long)).toEqual(E.right({}))
  })

  it('throws for a template that is not a route', () => {
    const wrong: Route<string, unknown> = { ...routes.home, template: template('a') }
    expect(() => matchRoute(wrong)).toThrow('"a": route: \'a\' is not allowed')
  })
})
