/** Checks that this package and Node return the same results for the strings and objects in this file. */
import node from 'node:url'
import { describe, expect, it } from 'vitest'
import { nodeUrl as ours } from '../src/node-url'

type Functions = typeof ours
const theirs = node as unknown as Functions

/** Returns a call's result (for an object, its entries), or the code and message of the error that the call throws. */
const outcome = (call: () => unknown): unknown => {
  try {
    const result = call()
    return typeof result === 'object' && result !== null ? Object.entries(result) : result
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string }
    return [code, message]
  }
}

const expectSame = (call: (functions: Functions) => unknown): void =>
  expect(outcome(() => call(ours))).toEqual(outcome(() => call(theirs)))

const TEXTS = [
  '',
  ' ',
  '\t\n',
  'a',
  '!a!',
  '! a !',
  'a?b#c',
  '?a=b',
  '#f',
  '/a',
  '/a?b',
  "/a'b?c'd",
  "/a'b#c'd",
  "/a'b@c",
  "a'b",
  '/a b?c d',
  '/a b#c d',
  '/a"b',
  '//a/b',
  '//u@a/b',
  '//uv@a/b',
  '/x//uv@a/b',
  'http://a',
  'https://a',
  'ws://a',
  'wss://a',
  'ftp://a',
  'gopher://a',
  'HTTP://A/B',
  'x://a',
  'x://a/b',
  'http://a#',
  'http://a?',
  'http://a/?b',
  'http://a:80/b',
  'http://a:/b',
  'http://u:p@a/b',
  'http://u%20v:p%40@a/b',
  'http://u@a:80',
  'x://u@a',
  'http://[::1]:80/x',
  'http://[::1]',
  'http://a/b c?d e#f g',
  'http://a/b"c?d"e#f"g',
  "http://a/b'c?d'e#f'g",
  "http://a/'",
  "http://a/b''c",
  'http://a/b  c',
  'http:\\\\a\\b?c\\d',
  '  http://a/b  ',
  '\u00a0http://a/b\u00a0',
  '\ufeffhttp://a/b\ufeff',
  'file:///a/b',
  "javascript:alert('a b')",
  'javascript:alert("a b")',
] as const

describe('parse', () => {
  it.each(TEXTS)('reads %j', (text) => {
    expectSame(({ parse }) => parse(text))
    expectSame(({ parse }) => parse(text, true))
    expectSame(({ parse }) => parse(text, false, true))
  })

  it.each(['a=1&a=2&a=3&b', 'a=b=c&&d', 'a=%C3%A9+b%C3', '%EF%BB%BFa=%EF%BB%BFb', 'a=%&b=%zz', '+a=+', '__proto__=1'])(
    'reads the query %j',
    (query) => {
      const queryOf = ({ parse }: Functions) => JSON.stringify(Object.entries(parse(`?${query}`, true).query ?? {}))
      expect(queryOf(ours)).toBe(queryOf(theirs))
    },
  )

  it.each(['', 'a', 'a:', 'a:80', ':80', 'a:b:80', 'a:80b'])('parseHost splits %j', (host) => {
    expectSame(({ Url }) => {
      const url = Object.assign(new Url(), { host })
      url.parseHost()
      return url
    })
  })
})

describe('resolve', () => {
  it.each([
    ['http://a', 'b'],
    ['http://a', '?b'],
    ['http://a/b/c?d#e', ''],
    ['http://a/b/c?d', '?e'],
    ['http://a/b/c?d', '#f'],
    ['http://a/b/c?d', '../e?f#g'],
    ['http://a/b', '//c/d'],
    ['http://u@a:80/b', 'c'],
    ['http://a/b', 'http:c'],
    ['http://a/b', 'https://c'],
    ['/a/b', 'c'],
    ['/a/b', '?c'],
    ['a/b', 'c'],
    ['a', '?b'],
    ['?a', '#b'],
    ['?a', 'b'],
    ['x:/a/b', 'c'],
    ['mailto:a@b', 'mailto:c@d'],
  ])('resolves against %s the reference %s', (base, reference) => {
    expectSame(({ resolve }) => resolve(base, reference))
  })
})

describe('format', () => {
  it.each([
    { protocol: 'x', host: 'a', pathname: '/b', search: '?c', hash: '#d', auth: 'u' },
    { protocol: 'x', host: 'a', pathname: 'b', search: 'c', hash: 'd' },
    { protocol: 'x:', slashes: true, host: 'a', pathname: 'b' },
    { protocol: 'gopher', host: 'a' },
    { protocol: 'http:', hostname: 'a', port: 1, auth: 'u:p', query: { b: 'c d' } },
    { protocol: 'https:', hostname: 'a', port: '', query: { b: true } },
    { host: 'a:80', pathname: '/b' },
    { host: '[::1]', pathname: '/b' },
    { hostname: '::1', port: '80' },
    { protocol: 'file:', pathname: '/a' },
    { protocol: 'x', pathname: 'a:b' },
    { pathname: 'a b' },
    { pathname: '/a:b' },
    { search: '#a#b' },
    { query: 'a' },
    { auth: 'u', pathname: 'a' },
  ])('writes %j', (given) => expectSame(({ format }) => format(given)))

  it('writes a bigint in a query', () => expectSame(({ format }) => format({ query: { a: 1n, b: [2n] } })))

  it.each(TEXTS)('writes what parse returns for %j', (text) => {
    expectSame(({ format, parse }) => format(parse(text)))
    expectSame(({ format, parse }) => format(Object.assign(parse(text), { href: '' })))
  })
})

describe('errors', () => {
  class Named {}

  it.each([undefined, null, true, 0, Symbol('a'), {}, [], new Named(), new Map(), Named, () => 1])(
    'have the code and the message of Node for %s',
    (value) => {
      expectSame(({ parse }) => parse(value as never))
      expectSame(({ resolve }) => resolve('a', value as never))
      expectSame(({ Url }) => new Url().parse(value as never))
      if (typeof value !== 'object' || value === null) expectSame(({ format }) => format(value))
    },
  )

  it('describe an object whose class has no name', () => {
    for (const value of [Object.create(null), { constructor: { name: '' } }, { constructor: { name: 1 } }])
      expect(outcome(() => ours.parse(value))).toEqual([
        'ERR_INVALID_ARG_TYPE',
        'The "url" argument must be of type string. Received an object',
      ])
  })

  it('name a property that contains a forbidden character', () => {
    const rows = [
      ['protocol', { protocol: 'a b', host: 'c' }],
      ['host', { host: 'a b' }],
      ['host', { host: 'a b:80' }],
      ['host', { host: 'a:b' }],
      ['host', { host: '[::1' }],
      ['host', { host: '[a]' }],
      ['hostname', { hostname: 'a b' }],
      ['port', { hostname: 'a', port: 'b' }],
      ['pathname', { protocol: 'http', pathname: '/evil.example' }],
    ] as const
    for (const [name, given] of rows)
      expect(outcome(() => ours.format(given))).toEqual([
        'ERR_INVALID_ARG_VALUE',
        `The property '${name}' contains a character that would end it or change the host`,
      ])
  })

  it('explain why a string is refused', () => {
    const reasonOf = (text: string): unknown => {
      try {
        return ours.parse(text)
      } catch (error) {
        return (error as { readonly reason?: string; readonly message: string }).reason ?? (error as Error).message
      }
    }
    expect(reasonOf('http:/a')).toBe('host: `new URL` finds a different host')
    expect(reasonOf('http://[::1/')).toMatch(/^host: /)
    expect(reasonOf('http://a:b/')).toBe("The argument 'url' has an invalid port: a port is digits")
  })
})
