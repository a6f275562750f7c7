import { absoluteUri, uri } from 'uri-ts'
import { absoluteLinks, defineRoutes, defineRoutesUnder } from 'uri-ts/routes'
import { int, template, withCodecs } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { ROUTE_RULE } from '../../../src/routes/patterns/messages'
import { routes } from '../../support/route-table'

describe('link', () => {
  it('expands the template', () => {
    expect(routes.home.link({})).toBe('/')
    expect(routes.user.link({ id: 7 })).toBe('/users/7')
    expect(routes.posts.link({ id: 'a/b', page: 2, tag: ['x', 'y'], top: 'é' })).toBe(
      '/users/a%2Fb/posts?page=2&tag=x&tag=y#%C3%A9',
    )
  })

  it('keeps the rest of a path in the path', () => {
    expect(routes.raw.link({ path: 'a/b?c#d%20e' })).toBe('/raw/a/b%3Fc%23d%2520e')
  })

  it('has no rest if plain JavaScript gives none', () => {
    const link = routes.raw.link as (values: object) => string
    for (const values of [{}, { path: undefined }]) expect(link(values)).toBe('/raw/')
  })

  it('does not begin with two slashes', () => {
    expect(defineRoutes({ a: '/{x}/{y}' }).a.link({ x: '', y: 'evil.com' })).toBe('/.//evil.com')
  })

  it('is a URI if it is resolved against a base', () => {
    const links = absoluteLinks(uri('https://example.com/a?b'))(routes)
    expect(links.user({ id: 7 })).toBe('https://example.com/users/7')
    expect(absoluteLinks(absoluteUri('http://h'))(routes).about({})).toBe('http://h/about#team')
  })
})

describe('defineRoutes', () => {
  const define = (texts: Readonly<Record<string, string>>) => () => defineRoutes(texts as { a: '/' })

  it.each([
    ['/{', "expression: '{' has no '}' at offset 1; "],
    ['', 'a: the end of the text is not allowed at offset 0; '],
    ['a', "a: 'a' is not allowed at offset 0; "],
    ['/a[', "a: '[' is not allowed at offset 2; "],
    ['/é/[', "a: '[' is not allowed at offset 3; "],
    ['/a/%2E.', "a: '%' is not allowed at offset 3; "],
    ['/{x:3}', "a: '{' is not allowed at offset 1; "],
    ['/a{;x}', "a: '{' is not allowed at offset 2; "],
    ['/{x}/{x}', "a: '{' is not allowed at offset 5; "],
    ['/{+x}/a', "a: '/' is not allowed at offset 5; "],
    ['/{__proto__}', "a: '{' is not allowed at offset 1; "],
    ['/{x}?a{?b}', "a: '{' is not allowed at offset 6; "],
    ['/#a{?b}', "a: '{' is not allowed at offset 3; "],
    ['/{?a}b', "a: 'b' is not allowed at offset 5; "],
  ])('throws a TypeError for %j', (text, sentence) => {
    expect(define({ a: text })).toThrow(`${JSON.stringify(text)}: ${sentence}`)
    if (!sentence.startsWith('expression')) expect(define({ a: text })).toThrow(ROUTE_RULE)
  })

  it.each([
    ['/{x}', '/{y}{?q}'],
    ['/%61', '/a'],
    ['/a:b', '/a%3Ab'],
    ['/a%2fb', '/a%2Fb'],
    ['/%7bx%7D', '/%7Bx%7d'],
    ['/a', '/a{/rest*}'],
    ['/', '{/rest*}'],
    ['/a/{+x}', '/a{/rest*}'],
  ])('throws for %s and %s, which match the same paths', (a, b) => {
    expect(define({ a, b })).toThrow(
      `${JSON.stringify(b)}: b: '${b.charAt(0)}' matches the same paths as a at offset 0; `,
    )
  })

  it.each([
    ['/a%2Fb', '/a/b'],
    ['/a%2541', '/aA'],
    ['/%7B%7D', '/{x}'],
    ['/{x}', '/{+x}'],
    ['/a/', '/a'],
  ])('accepts %s and %s, which match different paths', (a, b) => {
    expect(define({ a, b })).not.toThrow()
  })
})

it('defineRoutesUnder adds a prefix, and its table can be joined with others', () => {
  const api = defineRoutesUnder('/api/v1')({ user: withCodecs({ id: int })(template('/users/{id}')), list: '/users' })
  const both = { ...defineRoutes({ home: '/' }), ...api }
  expect(both.user.link({ id: 1 })).toBe('/api/v1/users/1')
})
