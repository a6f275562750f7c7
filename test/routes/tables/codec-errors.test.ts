import * as E from 'fp-ts/Either'
import { defineRoutes, matchRoute, type RouteTable, route, routeMatcher } from 'uri-ts/routes'
import { describe, expect, it } from 'vitest'

/** Defines a codec that throws an error for invalid strings. */
const inner = { decode: (text: string) => E.right(BigInt(text)), encode: String }
const small = {
  decode: (text: string) => (Number(text) < 10 ? E.right(Number(text)) : E.left('a number below 10')),
  encode: String,
}

describe('errors of codecs', () => {
  const table = defineRoutes({
    user: route('/users/{name}/{id}{?page}', { id: inner, page: small }),
    files: route('/files{/path*}{?page*}', { path: small, page: small }),
    rest: route('/rest/{+path}', { path: small }),
  } as never) as RouteTable
  const read = (target: string) => routeMatcher(table)(target)

  it.each([
    ['/users/ann/x', 'id', 11],
    ['/users/%41nn/x', 'id', 13],
    ['/users/ann/7?q=1&page=x', 'page', 22],
    ['http://h/users/ann/x?page=2', 'id', 19],
    ['/files/1/2/x/4', 'path', 11],
    ['/files?page=1&page=2&page=33', 'page', 26],
    ['/rest/a/b?page=2', 'path', 6],
  ])('%s: %s is wrong at %i', (target, variable, offset) => {
    expect(read(target)).toMatchObject({ left: { status: 400, reason: 'codec', variable, offset } })
  })

  it('have the message of the codec, or of what it throws', () => {
    expect(read('/users/a/7?page=12')).toMatchObject({
      left: { expected: 'a number below 10', cause: 'a number below 10' },
    })
    expect(read('/users/a/x')).toMatchObject({ left: { expected: 'Cannot convert x to a BigInt' } })
  })

  it('are the same of a single route', () => {
    const match = matchRoute(defineRoutes({ user: route('/users/{name}/{id}', { id: inner }) }).user)
    expect(match('/users/ann/7')).toEqual(E.right({ name: 'ann', id: 7n }))
    expect(match('/users/ann/x')).toMatchObject({ left: { reason: 'codec', variable: 'id', offset: 11 } })
  })

  it('are right if a codec has matched another target', () => {
    const nested = {
      decode: (text: string): E.Either<string, never> => {
        read('/users/a/b')
        outer('/4/5/6')
        return E.left(`no ${text}`)
      },
      encode: String,
    }
    let depth = 0
    const outer: (target: string) => unknown = (target) => (depth++ > 3 ? undefined : match(target))
    const match = routeMatcher(defineRoutes({ a: route('/{a}/{b}/{c}', { c: nested }) }))
    expect(match('/1/22/333')).toMatchObject({ left: { offset: 6, expected: 'no 333' } })
  })
})
