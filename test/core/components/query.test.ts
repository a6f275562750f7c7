import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import {
  decodedQueryPairs,
  decodedQueryValue,
  decodedQueryValues,
  formQueryPairs,
  formQueryValue,
  formQueryValues,
  queryPairs,
  rawQueryValue,
  rawQueryValues,
} from '../../../src/core/components/query'
import { firstPair, forEachPair, keyEnd, pairEnd } from '../../../src/core/components/query-cursor'
import { refOf } from '../../support/views'

const ROWS = [
  { query: undefined, pairs: [] },
  { query: '', pairs: [] },
  {
    query: '&',
    pairs: [
      ['', undefined],
      ['', undefined],
    ],
  },
  { query: '=', pairs: [['', '']] },
  { query: 'a', pairs: [['a', undefined]] },
  { query: 'a=', pairs: [['a', '']] },
  { query: '=b', pairs: [['', 'b']] },
  { query: 'a=b=c', pairs: [['a', 'b=c']] },
  {
    query: 'a=1&b=2&a=3',
    pairs: [
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ],
  },
  {
    query: 'a&&b&',
    pairs: [
      ['a', undefined],
      ['', undefined],
      ['b', undefined],
      ['', undefined],
    ],
  },
  { query: 'a=1;b=2', pairs: [['a', '1;b=2']] },
  {
    query: '%61=%26&?/=:@',
    pairs: [
      ['%61', '%26'],
      ['?/', ':@'],
    ],
  },
  {
    query: '__proto__=1&constructor',
    pairs: [
      ['__proto__', '1'],
      ['constructor', undefined],
    ],
  },
] as const

const texts = ROWS.flatMap(({ query, pairs }) => {
  const written = query === undefined ? '' : `?${query}`
  return [`${written}`, `http://h/p=q&r${written}#f&g=h`].map((text) => ({ text, pairs }))
})

describe('queryPairs', () => {
  it.each(texts)('returns the pairs of <$text>', ({ text, pairs }) => {
    expect(queryPairs(refOf(text))).toEqual(pairs)
  })

  it.each(texts)('agrees with the cursors on <$text>', ({ text, pairs }) => {
    const view = refOf(text)
    const visited: unknown[] = []
    for (let start = firstPair(view); start <= view.queryEnd; start = pairEnd(view, start) + 1) {
      const end = pairEnd(view, start)
      const equals = keyEnd(view, start, end)
      visited.push([text.slice(start, equals), equals === end ? undefined : text.slice(equals + 1, end)])
    }
    expect(visited).toEqual(pairs)
    const each: unknown[] = []
    forEachPair(view, (whole, keyStart, keyEnd, valueStart, valueEnd) => {
      expect(whole).toBe(text)
      expect(valueStart < 0).toBe(valueEnd < 0)
      each.push([whole.slice(keyStart, keyEnd), valueStart < 0 ? undefined : whole.slice(valueStart, valueEnd)])
    })
    expect(each).toEqual(pairs)
  })
})

describe('pairs without a key and a value', () => {
  it('are one frozen array', () => {
    const [first, second] = queryPairs(refOf('?&'))
    expect(first).toBe(second)
    expect(Object.isFrozen(first)).toBe(true)
  })
})

describe('decodedQueryPairs and formQueryPairs', () => {
  it('decode each key and each value once', () => {
    const view = refOf('?%61+b=%26%3D&c&%2561=+#d')
    expect(decodedQueryPairs(view)).toEqual(
      E.right([
        ['a+b', '&='],
        ['c', undefined],
        ['%61', '+'],
      ]),
    )
    expect(formQueryPairs(view)).toEqual(
      E.right([
        ['a b', '&='],
        ['c', undefined],
        ['%61', ' '],
      ]),
    )
  })

  it.each([
    { text: 'http://h/?%FF=1', offset: 10 },
    { text: 'http://h/?a=1&b+=%C3', offset: 17 },
    { text: 'http://h/?a=%C3&b=%A9', offset: 12 },
    { text: 'http://h/?%C3=%A9', offset: 10 },
  ])('fail for <$text>, at offset $offset of the whole text', ({ text, offset }) => {
    const failure = E.left(expect.objectContaining({ _tag: 'DecodeError', text, offset, reason: 'utf-8' }))
    expect(decodedQueryPairs(refOf(text))).toEqual(failure)
    expect(formQueryPairs(refOf(text))).toEqual(failure)
  })
})

describe('rawQueryValue and rawQueryValues', () => {
  it.each([
    { text: 'http://h/', key: 'a', values: [] },
    { text: '?', key: '', values: [] },
    { text: '?a', key: '', values: [] },
    { text: '?a&', key: '', values: [''] },
    { text: '?b=1&a=2&a=3', key: 'a', values: ['2', '3'] },
    { text: '?%61=1&a', key: 'a', values: ['1', ''] },
    { text: '?a=b=c', key: 'a', values: ['b=c'] },
    { text: '?ab=1&a=%61', key: 'a', values: ['%61'] },
    { text: '?a%26b=1&a&b', key: 'a&b', values: ['1'] },
    { text: '?a+b=1&a%2Bb=2&a%20b=3', key: 'a+b', values: ['1', '2'] },
    { text: '?a+b=1&a%20b=3', key: 'a b', values: ['3'] },
    { text: '?a=1&+=2&%2B=3', key: '+', values: ['2', '3'] },
    { text: '?a%20b=1&a+b=3', key: 'a b', values: ['1'] },
    { text: '?%C3%A9=1&%C3=2', key: 'é', values: ['1'] },
    { text: '?%2561=1', key: 'a', values: [] },
    { text: '?%2561=1', key: '%61', values: ['1'] },
    { text: '?b=1#a=2', key: 'a', values: [] },
    { text: '?__proto__=1', key: '__proto__', values: ['1'] },
    { text: '?a=1', key: '__proto__', values: [] },
  ])('find $key in <$text>: $values', ({ text, key, values }) => {
    expect(rawQueryValues(key)(refOf(text))).toEqual(values)
    expect(rawQueryValue(key)(refOf(text))).toEqual(O.fromNullable(values[0]))
  })
})

describe('decodedQueryValue and formQueryValue', () => {
  it.each([
    { text: '?q=a%20b', key: 'q', decoded: 'a b', form: 'a b' },
    { text: '?q=a+b%2B', key: 'q', decoded: 'a+b+', form: 'a b+' },
    { text: '?q=%2520', key: 'q', decoded: '%20', form: '%20' },
    { text: '?q', key: 'q', decoded: '', form: '' },
    { text: '?%FF=1&q=2', key: 'q', decoded: '2', form: '2' },
    { text: '?a+b=1&a%20b=2&a%2Bb=3', key: 'a b', decoded: '2', form: '1' },
    { text: '?a+b=1&a%20b=2&a%2Bb=3', key: 'a+b', decoded: '1', form: '3' },
    { text: '?a=1', key: 'b', decoded: undefined, form: undefined },
    { text: 'http://h/', key: '', decoded: undefined, form: undefined },
    { text: '?q=1&q=%FF', key: 'q', decoded: '1', form: '1' },
  ])('find $key in <$text>', ({ text, key, decoded, form }) => {
    expect(decodedQueryValue(key)(refOf(text))).toEqual(E.right(O.fromNullable(decoded)))
    expect(formQueryValue(key)(refOf(text))).toEqual(E.right(O.fromNullable(form)))
  })

  it('fail at the offset in the whole text', () => {
    const failure = E.left(expect.objectContaining({ _tag: 'DecodeError', text: 'http://h/?a+=%C3', offset: 13 }))
    expect(decodedQueryValue('a+')(refOf('http://h/?a+=%C3'))).toEqual(failure)
    expect(formQueryValue('a ')(refOf('http://h/?a+=%C3'))).toEqual(failure)
  })
})

describe('decodedQueryValues and formQueryValues', () => {
  it.each([
    { text: '?q=a%20b&x&q=c+d&q', key: 'q', decoded: ['a b', 'c+d', ''], form: ['a b', 'c d', ''] },
    { text: '?a%20b=1&a+b=2&a+b=3', key: 'a b', decoded: ['1'], form: ['1', '2', '3'] },
    { text: '?%FF=1&q=2', key: 'q', decoded: ['2'], form: ['2'] },
    { text: '?a=1', key: 'b', decoded: [], form: [] },
    { text: '?', key: '', decoded: [], form: [] },
  ])('find $key in <$text>', ({ text, key, decoded, form }) => {
    expect(decodedQueryValues(key)(refOf(text))).toEqual(E.right(decoded))
    expect(formQueryValues(key)(refOf(text))).toEqual(E.right(form))
  })

  it('fail at the offset in the whole text', () => {
    const failure = E.left(expect.objectContaining({ _tag: 'DecodeError', text: '?q=1&q=%C3&q', offset: 7 }))
    expect(decodedQueryValues('q')(refOf('?q=1&q=%C3&q'))).toEqual(failure)
    expect(formQueryValues('q')(refOf('?q=1&q=%C3&q'))).toEqual(failure)
  })
})
