import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { showReason } from 'uri-ts'
import { compileRouter, createParams, matchPath, type Patterns, type RouteError } from 'uri-ts/routes'
import { describe, expect, it } from 'vitest'
import { compileEntries } from '../../../src/routes/router/router'
import { compiled, originForm } from '../../support/routers'

const errorOf = (patterns: Patterns): RouteError => {
  const result = compileRouter(patterns)
  if (E.isRight(result)) throw new Error('no error')
  return result.left
}

const escaped = (text: string): string => text.replace(/[^\w ]/g, '\\$&')

describe('compileRouter', () => {
  it.each([
    ['', 0, 'not-absolute'],
    ['users', 0, 'not-absolute'],
    ['http://a/', 0, 'not-absolute'],
    ['/a b', 2, 'character'],
    ['/ok/é', 4, 'character'],
    ['/a?b', 2, 'character'],
    ['/a#b', 2, 'character'],
    ['/a/b%2', 4, 'pct-encoded'],
    ['/a/../b', 3, 'dot-segment'],
    ['/.', 1, 'dot-segment'],
    ['/a/%2E.', 3, 'dot-segment'],
    ['/{a}{b}', 4, 'parameter'],
    ['/a{+b}', 2, 'parameter'],
    ['/{+a}b', 1, 'parameter'],
    ['/a{b}%2E', 5, 'character'],
    ['/{a}b|', 5, 'character'],
    ['/a-{b', 3, 'parameter'],
    ['/{a}-{a}', 5, 'same-parameter'],
    ['/{}', 1, 'parameter'],
    ['/{a-b}', 1, 'parameter'],
    ['/{a', 1, 'parameter'],
    ['/x/a}', 4, 'parameter'],
    ['/{?q}', 1, 'parameter'],
    ['/{a.}', 1, 'parameter'],
    ['/{__proto__}', 1, 'parameter'],
    ['/{+a}/b', 1, 'wildcard-not-last'],
    ['/{+a}/', 1, 'wildcard-not-last'],
    ['/users/:id', 7, 'express'],
    ['/*', 1, 'express'],
    ['/users/$id', 7, 'express'],
    ['/$', 1, 'express'],
    ['/{a}/b/{a}', 7, 'same-parameter'],
    ['/{a}/{+a}', 5, 'same-parameter'],
  ] as const)('refuses %s at offset %i: %s', (pattern, offset, reason) => {
    const error = errorOf({ fine: '/fine', wrong: pattern })
    expect(error).toMatchObject({
      _tag: 'RouteError',
      text: pattern,
      offset,
      component: 'wrong',
      reason,
      other: undefined,
    })
    expect(showReason(error)).toMatch(
      new RegExp(`^wrong: .* ${error.problem} at offset ${offset}; ${escaped(error.expected)}$`),
    )
  })

  it.each([
    '/{a.b}',
    '/{a}.{b}',
    '/v{a}',
    '/{a}.json',
    '/@{a}:x',
    '/{_1}',
    '/{%41}',
    '/{+a.b.c}',
    '//',
    '/a//b',
    '/a/',
    '/...',
    "/!$&'()*+,;=:@",
  ])('accepts %s', (pattern) => expect(E.isRight(compileRouter({ a: pattern }))).toBe(true))

  it.each([
    ['/users/{id}', '/users/{name}'],
    ['/{+a}', '/{+b}'],
    ['/a/{x}/b/{y}', '/a/{z}/b/{q}'],
    ['/users', '/us%65rs'],
    ['/a%2fb', '/a%2Fb'],
    ['/a:b', '/a%3Ab'],
    ['/', '/'],
    ['/{x}.{y}', '/{a}.{b}'],
    ['/{x}.{y}', '/{a}-{b}/c'],
  ])('refuses %s and %s and names both', (first, second) => {
    const error = errorOf({ other: '/other', first, second })
    expect(error).toMatchObject({ reason: 'conflict', text: second, component: 'second', other: 'first' })
    expect(showReason(error)).toBe("second: '/' matches the same paths as first at offset 0; paths differ")
  })

  it('refuses two routes with the same name', () => {
    const entries = [
      { name: 'a', pattern: '/a' },
      { name: 'a', pattern: '/b' },
    ]
    expect(compileEntries(entries)).toMatchObject({
      left: { text: '/b', component: 'a', reason: 'same-name', other: 'a' },
    })
  })

  it('accepts routes that differ in a later segment or in the kind of a segment', () => {
    const fine = { a: '/{x}', b: '/{y}/b', c: '/a', d: '/{+z}', e: '/{x}/', f: '/a/{+rest}', g: '/a%2Fb', h: '/a/b' }
    expect(E.isRight(compileRouter(fine))).toBe(true)
  })

  it('accepts names that are properties of Object.prototype', () => {
    const table = compiled(compileEntries([{ name: '__proto__', pattern: '/{constructor}/{toString}' }]))
    expect(Object.keys(table.patterns)).toEqual(['__proto__'])
    expect(matchPath(table)(originForm('/a/b'))).toEqual(
      O.some({ route: '__proto__', params: { constructor: 'a', toString: 'b' } }),
    )
  })

  it('accepts an empty table, which matches nothing', () => {
    const table = compiled(compileRouter({}))
    expect(createParams(table)).toHaveLength(0)
    expect(matchPath(table)(originForm('/'))).toEqual(O.none)
    expect(matchPath(table)(originForm('/'))).toBe(matchPath(table)(originForm('/a')))
  })
})
