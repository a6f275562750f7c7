/**
 * Lists ufo's own test cases for joining, slashes and queries, grouped by function. Each test case is also run against
 * ufo itself, to confirm ufo's result. The `ours` property contains this library's result if that result differs from
 * ufo's. `docs/uri-ts.md` lists the differences from ufo.
 */
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as ufo from 'ufo'
import {
  deletePairs,
  formQueryPairs,
  formQueryValues,
  joinPath,
  type PairValues,
  setPairs,
  type View,
  withoutQuery,
  withoutTrailingSlash,
  withTrailingSlash,
} from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'
import { refOf, rightOf } from '../../support/views'

const joined = (base: string, paths: readonly string[]): string =>
  paths.reduce((view: View, path) => rightOf<View>(joinPath(path)(view) as E.Either<unknown, View>), refOf(base)).text

describe('joinURL', () => {
  it.each([
    { base: '', paths: [], to: '' },
    { base: '/', paths: [], to: '/' },
    { base: '', paths: ['./'], to: './' },
    { base: './', paths: ['a'], to: './a' },
    { base: './a', paths: ['./b'], to: './a/b' },
    { base: '/a', paths: [], to: '/a' },
    { base: 'a', paths: ['b'], to: 'a/b' },
    { base: '/', paths: ['/b'], to: '/b' },
    { base: 'a', paths: ['b/', 'c'], to: 'a/b/c' },
    { base: 'a', paths: ['b/', '/c'], to: 'a/b/c' },
    { base: '/', paths: ['./'], to: '/' },
    { base: '/', paths: ['./foo'], to: '/foo' },
    { base: '/', paths: ['./foo/'], to: '/foo/' },
    { base: '/', paths: ['./foo', 'bar'], to: '/foo/bar' },
    { base: 'http://h', paths: ['a'], to: 'http://h/a' },
    { base: 'http://h/a/', paths: ['', '/', '/b/', './c'], to: 'http://h/a/b/c' },
    { base: 'http://h/a', paths: ['../b'], to: 'http://h/a/../b' },
    { base: 'http://h/a?q', paths: ['b'], to: 'http://h/a?q/b', ours: 'http://h/a/b?q' },
    { base: '', paths: ['a:b'], to: 'a:b', ours: './a:b' },
    { base: '/', paths: ['//b'], to: '//b', ours: '/.//b' },
  ])('$base, $paths', ({ base, paths, to, ours = to }) => {
    expect(ufo.joinURL(base, ...paths)).toBe(to)
    expect(joined(base, paths)).toBe(ours)
  })

  it('takes a query in a path, which is an error here', () => {
    expect(ufo.joinURL('http://h/a', 'b?c')).toBe('http://h/a/b?c')
    expect(E.isLeft(joinPath('b?c')(refOf('http://h/a')))).toBe(true)
  })

  const path = fc.array(fc.constantFrom('a', 'b', '..', '.', '%2F', '/', 'é', '~'), { maxLength: 5 })
  const paths = path.map((parts) => parts.map((part) => (part === 'é' ? '%C3%A9' : part)).join(''))

  law('gives the same for every path', [paths, paths, paths], (base, first, second) => {
    const whole = `http://h${base === '' || base.startsWith('/') ? '' : '/'}${base}`
    expect(joined(whole, [first, second])).toBe(ufo.joinURL(whole, first, second))
  })
})

describe('withTrailingSlash and withoutTrailingSlash', () => {
  it.each([
    { text: 'bar', added: 'bar/', removed: 'bar' },
    { text: 'bar/', added: 'bar/', removed: 'bar' },
    { text: 'bar#abc', added: 'bar/#abc', removed: 'bar#abc' },
    { text: 'bar/#abc', added: 'bar/#abc', removed: 'bar#abc' },
    { text: 'foo?123', added: 'foo/?123', removed: 'foo?123' },
    { text: 'foo/?123', added: 'foo/?123', removed: 'foo?123' },
    { text: 'foo?123#abc', added: 'foo/?123#abc', removed: 'foo?123#abc' },
    { text: 'foo/?123#abc', added: 'foo/?123#abc', removed: 'foo?123#abc' },
    { text: '/', added: '/', removed: '/' },
    { text: 'http://h', added: 'http://h/', removed: 'http://h' },
    { text: 'http://h/', added: 'http://h/', removed: 'http://h' },
    { text: '', added: '/', removed: '/', ours: '' },
  ])('$text', ({ text, added, removed, ours }) => {
    expect(ufo.withTrailingSlash(text, true)).toBe(added)
    expect(ufo.withoutTrailingSlash(text, true)).toBe(removed)
    expect(withTrailingSlash(refOf(text)).text).toBe(ours ?? added)
    expect(withoutTrailingSlash(refOf(text)).text).toBe(ours ?? removed)
  })
})

interface QueryRow {
  readonly text: string
  readonly values: Readonly<Record<string, unknown>>
  readonly to: string
  readonly ours?: string
}

const QUERIES: readonly QueryRow[] = [
  { text: '', values: {}, to: '' },
  { text: '/', values: {}, to: '/' },
  { text: '?test', values: {}, to: '?test' },
  { text: '/?test', values: { foo: '0' }, to: '/?test&foo=0' },
  { text: '/?test', values: { foo: 0 }, to: '/?test&foo=0' },
  { text: '/?test', values: { foo: 1 }, to: '/?test&foo=1' },
  { text: '/?test', values: { test: undefined }, to: '/' },
  { text: '/?foo=1', values: { foo: 2 }, to: '/?foo=2' },
  { text: '/?foo=1', values: { foo: true, bar: false }, to: '/?foo=true&bar=false' },
  { text: '/?foo=1', values: { foo: undefined }, to: '/' },
  { text: '/', values: { str: '&', str2: '%26' }, to: '/?str=%26&str2=%2526' },
  { text: '/?x=1,2,3', values: { y: '1,2,3' }, to: '/?x=1,2,3&y=1,2,3' },
  { text: 'http://a.com?v=1', values: { x: 2 }, to: 'http://a.com?v=1&x=2' },
  { text: '/', values: { param: ['3', ''] }, to: '/?param=3&param=' },
  { text: '/', values: { param: ['', '3'] }, to: '/?param=&param=3' },
  { text: '/', values: { a: 'X', 'b[]': [], c: 'Y' }, to: '/?a=X&c=Y' },
  // ufo and this library differ in how they treat spaces, empty strings, unchanged pairs and characters that need no
  // encoding.
  { text: '/', values: { email: 'some email.com' }, to: '/?email=some+email.com', ours: '/?email=some%20email.com' },
  { text: '/', values: { 'a b': 'c d' }, to: '/?a+b=c+d', ours: '/?a%20b=c%20d' },
  { text: '/', values: { a: 'b/c' }, to: '/?a=b%2Fc', ours: '/?a=b/c' },
  { text: '/', values: { a: '' }, to: '/?a', ours: '/?a=' },
  { text: '/', values: { a: '^`|' }, to: '/?a=^`|', ours: '/?a=%5E%60%7C' },
  { text: '/?b=%7e', values: { a: 1 }, to: '/?b=~&a=1', ours: '/?b=%7e&a=1' },
  { text: '/?b=1&c&b=2', values: { a: 1 }, to: '/?b=1&b=2&c&a=1', ours: '/?b=1&c&b=2&a=1' },
  { text: '/?__proto__=1&&constructor', values: { a: 1 }, to: '/?a=1', ours: '/?__proto__=1&&constructor&a=1' },
  { text: '/?foo=1', values: { foo: null }, to: '/?foo', ours: '/' },
]

describe('withQuery', () => {
  it.each(QUERIES)('$text, $values', ({ text, values, to, ours = to }) => {
    expect(ufo.withQuery(text, values as ufo.QueryObject)).toBe(to)
    expect(setPairs(values as Readonly<Record<string, PairValues>>)(refOf(text)).text).toBe(ours)
  })

  it('takes an object as a value, which is an error here', () => {
    expect(ufo.withQuery('/', { json: { a: 1 } })).toBe('/?json=%7B%22a%22:1%7D')
    expect(() => setPairs({ json: { a: 1 } as never })).toThrow(TypeError)
  })

  const word = fc.string({
    unit: fc.constantFrom('a', 'b', '&', '=', '%', 'é', ',', ':', '?'),
    minLength: 1,
    maxLength: 4,
  })

  law(
    'gives the same for all data without characters that are written otherwise',
    [fc.dictionary(word, word)],
    (values) => {
      const text = setPairs(values)(refOf('http://h/?x=1')).text
      expect(ufo.getQuery(text)).toEqual({ x: '1', ...values })
      const decoded = formQueryPairs(refOf(ufo.withQuery('http://h/?x=1', values).replaceAll('%5B', '%5B')))
      expect(decoded).toEqual(E.right([['x', '1'], ...Object.entries(values)]))
    },
  )
})

describe('filterQuery and withoutQuery', () => {
  it.each([
    { text: '/foo', filtered: '/foo', removed: '/foo' },
    { text: '/foo?bar=1', filtered: '/foo', removed: '/foo' },
    { text: '/foo?bar=1&baz=2', filtered: '/foo?baz=2', removed: '/foo' },
    {
      text: 'http://foo.com/foo?test=123#bar',
      filtered: 'http://foo.com/foo?test=123#bar',
      removed: 'http://foo.com/foo#bar',
    },
  ])('$text', ({ text, filtered, removed }) => {
    expect(ufo.filterQuery(text, (key) => key !== 'bar')).toBe(filtered)
    expect(deletePairs((key) => key === 'bar')(refOf(text)).text).toBe(filtered)
    expect(withoutQuery(refOf(text)).text).toBe(removed)
  })
})

describe('getQuery', () => {
  it.each([
    { text: 'http://foo.com/foo?test=123&unicode=%E5%A5%BD', key: 'unicode', values: ['好'] },
    { text: 'http://foo.com/?param=3&param=', key: 'param', values: ['3', ''] },
    { text: 'http://foo.com/?param=&param=3', key: 'param', values: ['', '3'] },
    { text: 'http://foo.com/?param=', key: 'param', values: [''] },
    { text: 'http://foo.com/?param=&param=2&param=3', key: 'param', values: ['', '2', '3'] },
    { text: 'http://foo.com/?toString=foo', key: 'toString', values: ['foo'] },
    { text: 'http://foo.com/?a+b=c+d', key: 'a b', values: ['c d'] },
  ])('$text', ({ text, key, values }) => {
    expect([ufo.getQuery(text)[key]].flat()).toEqual(values)
    expect(formQueryValues(key)(refOf(text))).toEqual(E.right(values))
  })

  it('drops the keys __proto__ and constructor, which are keys like any other here', () => {
    expect(Object.keys(ufo.getQuery('http://h/?__proto__=1&constructor=2'))).toEqual([])
    expect(formQueryValues('__proto__')(refOf('http://h/?__proto__=1'))).toEqual(E.right(['1']))
  })
})
