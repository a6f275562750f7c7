import { describe, expect, it } from 'vitest'
import { appendPair, deletePair, setPair } from '../../src/building/query-pairs'
import { fresh, refOf } from '../support/views'

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

describe('setPair', () => {
  it.each([
    { text: 'http://h/#f', key: 'a', value: '1', to: 'http://h/?a=1#f' },
    { text: '?a=1&b=%7e&%61=2&c', key: 'a', value: '3', to: '?a=3&b=%7e&c' },
    { text: '?b&a', key: 'a', value: undefined, to: '?b&a' },
    { text: '?b&a=1', key: 'a', value: undefined, to: '?b&a' },
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
  ])('deletes $key from <$text>: <$to>', ({ text, key, to }) => {
    expect(fresh(deletePair(key)(refOf(text))).text).toBe(to)
  })

  it.each(['', '?', '?b=1', 'http://h/?ab#a'])('returns the same view of <%s>, which has no such pair', (text) => {
    const view = refOf(text)
    expect(deletePair('a')(view)).toBe(view)
  })
})
