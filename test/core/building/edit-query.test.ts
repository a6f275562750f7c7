import { describe, expect, it } from 'vitest'
import {
  deleteFormPairs,
  deletePairs,
  setFormPairs,
  setPairs,
  sortFormPairs,
  sortPairs,
} from '../../../src/core/building/edit-query'
import { appendPair, type PairValues, setPair } from '../../../src/core/building/query-pairs'
import { decodedQueryValues, formQueryValues, rawQueryValues } from '../../../src/core/components/query'
import { LONG } from '../../support/law'
import { fresh, refOf } from '../../support/views'

interface SetRow {
  readonly text: string
  readonly values: { readonly [key: string]: PairValues }
  readonly to: string
}

const SET: readonly SetRow[] = [
  { text: 'http://h/', values: {}, to: 'http://h/' },
  { text: 'http://h/?', values: {}, to: 'http://h/?' },
  { text: 'http://h/?#f', values: { a: 1 }, to: 'http://h/?a=1#f' },
  { text: '#f', values: { a: 1, b: 'x' }, to: '?a=1&b=x#f' },
  { text: '?b=1&a=2&b=3&c', values: { a: 'A', b: 'B' }, to: '?b=B&a=A&c' },
  { text: '?a=1', values: { b: [1, 2], a: undefined }, to: '?b=1&b=2' },
  { text: '?a=1', values: { a: undefined }, to: '' },
  { text: '?a=1', values: { a: [] }, to: '' },
  { text: '?a&%61=1&A', values: { a: true }, to: '?a=true&A' },
  { text: '?&&', values: { '': 1 }, to: '?=1' },
  { text: '?x&&', values: { x: [] }, to: '?&' },
  { text: '?a=%FF&%FF=1', values: { a: 'é' }, to: '?a=%C3%A9&%FF=1' },
  { text: '?a+b=1&a%20b', values: { 'a b': 2 }, to: '?a+b=1&a%20b=2' },
  { text: '?constructor=1', values: { toString: 'x' }, to: '?constructor=1&toString=x' },
  { text: '?__proto__=1', values: JSON.parse('{"__proto__":"x"}'), to: '?__proto__=x' },
  { text: '?a', values: { '\ud800': 1, '\ufffd': 2 }, to: '?a&%EF%BF%BD=2' },
]

describe('setPairs', () => {
  it.each(SET)('changes <$text> to <$to>', ({ text, values, to }) => {
    expect(fresh(setPairs(values)(refOf(text))).text).toBe(to)
  })

  it('returns the same view if nothing changes', () => {
    const view = refOf('?a=1&b')
    expect(setPairs({ a: 1, c: undefined })(view)).toBe(view)
    expect(setPairs({})(view)).toBe(view)
  })

  it('ignores what an object inherits, and takes one without a prototype', () => {
    expect(setPairs(Object.create({ a: 1 }))(refOf('?b')).text).toBe('?b')
    expect(setPairs(Object.assign(Object.create(null), { a: 1 }))(refOf('?b')).text).toBe('?b&a=1')
  })

  it('refuses values that are not text', () => {
    for (const value of [{}, [['a']], [undefined], Symbol('a')]) {
      expect(() => setPairs({ a: value as never })).toThrow(TypeError)
    }
  })

  it('takes many keys and many values', () => {
    const values = Object.fromEntries(Array.from({ length: LONG / 50 }, (_, index) => [`k${index}`, index]))
    const once = setPairs(values)(refOf('?a'))
    expect(fresh(setPairs(values)(once)).text).toBe(once.text)
    const list = Array.from({ length: 200_000 }, (_, index) => index)
    expect(rawQueryValues('a')(setPairs({ a: list })(refOf('?a')))).toHaveLength(200_000)
  })
})

describe('setFormPairs', () => {
  it.each([
    { text: '?a+b=1&a%20b&a%2Bb', values: { 'a b': 2 }, to: '?a%20b=2&a%2Bb' },
    { text: '?a+b=1', values: { 'a+b': 2 }, to: '?a+b=1&a%2Bb=2' },
    { text: '?a+b=1', values: { 'a b': undefined }, to: '' },
  ])('changes <$text> to <$to>', ({ text, values, to }) => {
    expect(fresh(setFormPairs(values)(refOf(text))).text).toBe(to)
  })
})

describe('deletePairs and deleteFormPairs', () => {
  const isTracking = (key: string): boolean => key.startsWith('utm ') || key.startsWith('utm_')

  it.each([
    { text: 'http://h/?utm_a=1&utm%5Fb&q=utm_c#f', to: 'http://h/?q=utm_c#f' },
    { text: '?utm_a', to: '' },
    { text: '?utm_a&', to: '?=' },
    { text: '?%75tm_a&&b', to: '?&b' },
    { text: '?utm_%FF=1', to: '' },
    { text: '?utm+a&utm%2Ba', to: '?utm+a&utm%2Ba', form: '?utm%2Ba' },
    { text: '?utm%20a', to: '' },
  ])('changes <$text> to <$to>', ({ text, to, form = to }) => {
    expect(fresh(deletePairs(isTracking)(refOf(text))).text).toBe(to)
    expect(fresh(deleteFormPairs(isTracking)(refOf(text))).text).toBe(form)
  })

  it.each(['', '?', '?a&b=1', '#f'])('returns the same view of <%s>, of which nothing is deleted', (text) => {
    const view = refOf(text)
    expect(deletePairs(isTracking)(view)).toBe(view)
  })
})

describe('sortPairs and sortFormPairs', () => {
  it.each([
    { text: '?b&a&c=1#f', to: '?a&b&c=1#f' },
    { text: '?b=2&a=3&b=1&%61=0', to: '?a=3&%61=0&b=2&b=1' },
    { text: '?a&&', to: '?&&a' },
    { text: '?%C3%A9&z&%FF&%EF%BF%BF&%F0%90%80%80', to: '?z&%C3%A9&%EF%BF%BF&%F0%90%80%80&%FF' },
    { text: '?a.&a+b&a%20b', to: '?a%20b&a+b&a.', form: '?a+b&a%20b&a.' },
    { text: '?a=b&a-=1&A', to: '?A&a=b&a-=1' },
  ])('changes <$text> to <$to>', ({ text, to, form = to }) => {
    expect(fresh(sortPairs(refOf(text))).text).toBe(to)
    expect(fresh(sortFormPairs(refOf(text))).text).toBe(form)
  })

  it.each(['', '?', '?a&a=1&b', '?%61&a'])('returns the same view of <%s>, which is sorted', (text) => {
    const view = refOf(text)
    expect(sortPairs(view)).toBe(view)
    expect(sortFormPairs(view)).toBe(view)
  })
})

describe('decodedQueryValues and formQueryValues', () => {
  it.each([
    { text: '', key: 'a', values: [], form: [] },
    { text: '?a', key: 'a', values: [''], form: [''] },
    { text: '?a=1&b&%61=%26+&a', key: 'a', values: ['1', '&+', ''], form: ['1', '& ', ''] },
    { text: '?a+b=1&a%20b=2', key: 'a b', values: ['2'], form: ['1', '2'] },
    { text: '?&=1', key: '', values: ['', '1'], form: ['', '1'] },
    { text: '?b=%FF&a=1', key: 'a', values: ['1'], form: ['1'] },
  ])('of $key in <$text>', ({ text, key, values, form }) => {
    expect(decodedQueryValues(key)(refOf(text))).toEqual({ _tag: 'Right', right: values })
    expect(formQueryValues(key)(refOf(text))).toEqual({ _tag: 'Right', right: form })
  })

  it('fail at the octets that are not UTF-8', () => {
    for (const read of [decodedQueryValues('a'), formQueryValues('a')]) {
      expect(read(refOf('?a=1&a=b%FF'))).toMatchObject({ _tag: 'Left', left: { offset: 8, reason: 'utf-8' } })
    }
  })
})

it.each([['deletePairs'], ['deleteFormPairs']] as const)('%s refuses a list of keys', (name) => {
  const message = 'the rule for pairs is a function of a key'
  expect(() => (name === 'deletePairs' ? deletePairs : deleteFormPairs)(['a'] as never)).toThrow(new TypeError(message))
})

it('setPairs says what a date is written as', () => {
  expect(() => setPairs({ d: new Date(0) as never })).toThrow(
    new TypeError('a value is a string, number or boolean: for a Date, write toISOString()'),
  )
})

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('no query contains %s', (value) => {
  expect(() => setPair('page', value)).toThrow('a value is a string, number or boolean')
  expect(() => appendPair('page', value)(refOf('/'))).toThrow('a value is a string, number or boolean')
})
