import { describe, expect, it } from 'vitest'
import { appendPair, deleteFormPair, deletePair, setFormPair, setPair } from '../../../src/core/building/query-pairs'
import { queryPairs } from '../../../src/core/components/query'
import { fresh, refOf } from '../../support/views'

describe('appendPair', () => {
  it.each([
    { text: 'http://h/', key: 'a', value: '1', to: 'http://h/?a=1' },
    { text: 'http://h/?', key: 'a', value: '1', to: 'http://h/?a=1' },
    { text: 'http://h/?a=0#f', key: 'a', value: '1', to: 'http://h/?a=0&a=1#f' },
    { text: '?b&', key: 'a', value: '', to: '?b&&a=' },
    { text: '', key: 'a', value: undefined, to: '?a' },
    { text: '#f', key: '&=+#', value: '&=+# é', to: '?%26%3D%2B%23=%26%3D%2B%23%20%C3%A9#f' },
    { text: '', key: '__proto__', value: 'x', to: '?__proto__=x' },
  ])('adds $key=$value to <$text>: <$to>', ({ text, key, value, to }) => {
    expect(fresh(appendPair(key, value)(refOf(text))).text).toBe(to)
  })
})

describe('pairs with an empty key and no value', () => {
  it.each([
    { text: 'http://a/', to: 'http://a/?=' },
    { text: 'http://a/?#f', to: 'http://a/?=#f' },
    { text: '?a', to: '?a&' },
    { text: '?&', to: '?&&' },
  ])('are added to <$text>: <$to>', ({ text, to }) => {
    expect(fresh(appendPair('')(refOf(text))).text).toBe(to)
    expect(queryPairs(refOf(to))).toHaveLength(queryPairs(refOf(text)).length + 1)
  })

  it.each([
    { text: '?a&', to: '?=' },
    { text: '?&a=1#f', to: '?=#f' },
    { text: '?&a&', to: '?&' },
    { text: '?a&=', to: '?=' },
  ])('are not deleted with those of another key: <$text>, <$to>', ({ text, to }) => {
    expect(fresh(deletePair('a')(refOf(text))).text).toBe(to)
  })

  it('are set', () => {
    expect(fresh(setPair('', '')(refOf('?=1'))).text).toBe('?=')
    expect(fresh(setPair('', '')(refOf('?a&=1'))).text).toBe('?a&=')
    expect(fresh(setPair('', '')(refOf('http://a'))).text).toBe('http://a?=')
  })
})

describe('values that are numbers and booleans', () => {
  it.each([
    { value: 2, written: '2' },
    { value: -0.5, written: '-0.5' },
    { value: true, written: 'true' },
    { value: false, written: 'false' },
    { value: 0, written: '0' },
    { value: 1e21, written: '1e%2B21' },
  ])('$value is written $written', ({ value, written }) => {
    expect(fresh(setPair('page', value)(refOf('?page=1'))).text).toBe(`?page=${written}`)
    expect(fresh(appendPair('page', value)(refOf('?a'))).text).toBe(`?a&page=${written}`)
    expect(fresh(setFormPair('page', value)(refOf(''))).text).toBe(`?page=${written}`)
  })
})

describe('setFormPair and deleteFormPair', () => {
  it.each([
    { text: '?a+b=1', key: 'a b', set: '?a%20b=2', deleted: '' },
    { text: '?x&a+b=1&a%20b=3&a%2Bb=4', key: 'a b', set: '?x&a%20b=2&a%2Bb=4', deleted: '?x&a%2Bb=4' },
    { text: '?a+b=1&a%2Bb=4', key: 'a+b', set: '?a+b=1&a%2Bb=2', deleted: '?a+b=1' },
    { text: '?%61++b', key: 'a  b', set: '?a%20%20b=2', deleted: '' },
    { text: '?+', key: ' ', set: '?%20=2', deleted: '' },
    { text: '?a=+', key: 'a', set: '?a=2', deleted: '' },
  ])('change $key in <$text>', ({ text, key, set, deleted }) => {
    expect(fresh(setFormPair(key, 2)(refOf(text))).text).toBe(set)
    expect(fresh(deleteFormPair(key)(refOf(text))).text).toBe(deleted)
  })

  it('returns the same view if there is no such field', () => {
    const view = refOf('?a+b')
    expect(deleteFormPair('a+b')(view)).toBe(view)
  })
})

describe('setPair', () => {
  it.each([
    { text: 'http://h/#f', key: 'a', value: '1', to: 'http://h/?a=1#f' },
    { text: '?a=1&b=%7e&%61=2&c', key: 'a', value: '3', to: '?a=3&b=%7e&c' },
    { text: '?b&a', key: 'a', value: undefined, to: '?b' },
    { text: '?b&a=1&%61', key: 'a', value: undefined, to: '?b' },
    { text: '?b', key: 'a', value: undefined, to: '?b' },
    { text: '?b&a=1&c', key: 'a', value: ['x', 2, false], to: '?b&a=x&a=2&a=false&c' },
    { text: '?b&a=1&c', key: 'a', value: [], to: '?b&c' },
    { text: '?b', key: 'a', value: '1', to: '?b&a=1' },
    { text: '?b&&c', key: '', value: '1', to: '?b&=1&c' },
    { text: '?ab=1', key: 'a', value: '2', to: '?ab=1&a=2' },
  ])('sets $key=$value in <$text>: <$to>', ({ text, key, value, to }) => {
    expect(fresh(setPair(key, value)(refOf(text))).text).toBe(to)
  })
})

describe('deletePair', () => {
  it.each([
    { text: 'http://h/?a=1#f', key: 'a', to: 'http://h/#f' },
    { text: '?a=1&b&%61', key: 'a', to: '?b' },
    { text: '?a&&b', key: '', to: '?a&b' },
    { text: '?&', key: '', to: '' },
    { text: '?%2561&a', key: 'a', to: '?%2561' },
    { text: '?a+b=1&a%20b=2', key: 'a b', to: '?a+b=1' },
  ])('deletes $key from <$text>: <$to>', ({ text, key, to }) => {
    expect(fresh(deletePair(key)(refOf(text))).text).toBe(to)
  })

  it.each(['', '?', '?b=1', 'http://h/?ab#a'])('returns the same view of <%s>, which has no such pair', (text) => {
    const view = refOf(text)
    expect(deletePair('a')(view)).toBe(view)
  })
})

describe('values that are not text', () => {
  it.each([{}, ['a'], Symbol('a'), () => 'a', Object('a')])('are refused: %o', (value) => {
    expect(() => setPair('a', [value] as never)).toThrow(TypeError)
    expect(() => appendPair('a', value as never)(refOf(''))).toThrow(TypeError)
  })

  it.each([5, undefined, null, {}, ['a']])('cannot be keys: %o', (key) => {
    for (const change of [setPair, setFormPair]) expect(() => change(key as never, 'a')).toThrow(TypeError)
    for (const remove of [deletePair, deleteFormPair]) expect(() => remove(key as never)).toThrow(TypeError)
  })

  it('cannot be a pair if they are null', () => {
    expect(setPair('a', null as never)(refOf('?a&b')).text).toBe('?b')
  })
})
