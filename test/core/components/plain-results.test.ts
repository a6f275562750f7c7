import {
  buildQuery,
  host,
  orThrow,
  orUndefined,
  parseUri,
  queryRecord,
  queryText,
  scheme,
  setPairs,
  view,
} from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { refOf } from '../../support/views'

describe('orThrow', () => {
  it('returns what is right', () => expect(orThrow(parseUri('http://a/')).text).toBe('http://a/'))

  it('throws the message of what is wrong, without its text', () => {
    expect(() => orThrow(parseUri('http://me:secret@a b/'))).toThrow(
      new TypeError(
        "host: ' ' is not allowed at offset 18; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
      ),
    )
  })

  it.each([null, undefined, 'http://a/', refOf('http://a/'), host(refOf('http://a/')), {}])('refuses %j', (value) => {
    expect(() => orThrow(value as never)).toThrow(new TypeError('the value is not an Either'))
  })
})

describe('orUndefined', () => {
  it('returns a value, or undefined', () => {
    expect(orUndefined(host(refOf('http://a/')))).toBe('a')
    expect(orUndefined(host(refOf('/a')))).toBe(undefined)
  })

  it.each([null, undefined, 'a', refOf('http://a/'), parseUri('http://a/'), {}])('refuses %j', (value) => {
    expect(() => orUndefined(value as never)).toThrow(new TypeError('the value is not an Option'))
  })
})

describe('queryText and queryRecord', () => {
  it.each([
    { text: '?a=1&a=2', value: '1' },
    { text: '?%61=%C3%A9+', value: 'é+' },
    { text: '?a', value: '' },
    { text: '?b', value: undefined },
    { text: '?a=%FF&a=1', value: undefined },
    { text: '', value: undefined },
  ])('of $text', ({ text, value }) => {
    expect(queryText('a')(refOf(text))).toBe(value)
    if (!text.includes('%FF')) expect(queryRecord(refOf(text))['a']).toBe(value)
  })

  it('do not read + as a space', () => {
    expect(queryText('a+b')(refOf('?a+b=c+d'))).toBe('c+d')
    expect({ ...queryRecord(refOf('?a+b=c+d')) }).toEqual({ 'a+b': 'c+d' })
  })

  it('an object of pairs has the key __proto__, and inherits nothing', () => {
    const record = queryRecord(refOf('?__proto__=1&constructor'))
    expect(Object.entries(record)).toEqual([
      ['__proto__', '1'],
      ['constructor', ''],
    ])
    expect(record['toString']).toBe(undefined)
    expect(Object.keys(queryRecord(refOf('?%FF=1&a=%FF&b=1')))).toEqual(['b'])
  })
})

describe('buildQuery', () => {
  it.each([
    { values: {}, query: '' },
    { values: { a: 1, b: ['x', 'y'], c: undefined, d: [], e: true }, query: 'a=1&b=x&b=y&e=true' },
    { values: { 'a b': '&=+', '': '' }, query: 'a%20b=%26%3D%2B&=' },
  ])('writes $query', ({ values, query }) => {
    expect(buildQuery(values)).toBe(query)
    expect(setPairs(values)(refOf('/')).text).toBe(query === '' ? '/' : `/?${query}`)
  })

  it('refuses what has no properties', () => {
    expect(() => buildQuery(new URLSearchParams('a=1') as never)).toThrow('write Object.fromEntries(values)')
  })
})

it('view takes a literal, and knows its components', () => {
  const found: 'https' = scheme(view('https://a/')).value
  expect(found).toBe('https')
  // @ts-expect-error: the string is not a reference
  expect(() => view('a b')).toThrow('the text is not a URI reference: call parseUriReference')
  // @ts-expect-error: the argument is not a literal
  expect(view('a:b' as string).text).toBe('a:b')
})
