import { describe, expect, it } from 'vitest'
import { cacheKey } from '../../../src/core/equivalence/cache-key'
import { schemeRules } from '../../../src/core/equivalence/scheme-rules'
import { NOT_TEXT } from '../../support/not-text'
import { refOf } from '../../support/views'

const isTracking = (key: string): boolean => key.startsWith('utm_')

describe('cacheKey', () => {
  it.each([
    { text: 'HTTP://Example.COM:80', key: 'http://example.com/' },
    { text: 'http://a/b/../%7Ec?b&a#f', key: 'http://a/~c?b&a' },
    { text: 'http://a/?#', key: 'http://a/?' },
    { text: 'http://a/#', key: 'http://a/' },
    { text: 'http://u:p@a:/', key: 'http://u:p@a/' },
    { text: 'http://[0:0::1]:8080/', key: 'http://[::1]:8080/' },
    { text: 'file://localhost/a#b', key: 'file:///a' },
    { text: 'URN:Example:a?=q#f', key: 'urn:example:a' },
    { text: 'mailto:a@B?subject=x#y', key: 'mailto:a@b?subject=x' },
    { text: '../a?b#c', key: '../a?b' },
    { text: '#f', key: '' },
    { text: '', key: '' },
  ])('of <$text> is <$key>', ({ text, key }) => {
    expect(cacheKey()(refOf(text))).toBe(key)
    expect(cacheKey({})(refOf(key))).toBe(key)
  })

  it.each([
    { text: 'http://a/?b=2&a=1&b=1', key: 'http://a/?a=1&b=2&b=1' },
    { text: 'http://a/?%62=2&a=1#f', key: 'http://a/?a=1&b=2' },
    { text: 'http://a/?', key: 'http://a/?' },
    { text: 'urn:a:b?=d&c', key: 'urn:a:b' },
  ])('sorts the query of <$text>', ({ text, key }) => {
    expect(cacheKey({ sortQuery: true })(refOf(text))).toBe(key)
    expect(cacheKey({ sortQuery: true })(refOf(key))).toBe(key)
  })

  it.each([
    { text: 'http://a/?utm_id=1&b=2&utm%5Fsource=x&a#f', key: 'http://a/?b=2&a' },
    { text: 'http://a/?utm_id=1#f', key: 'http://a/' },
    { text: 'http://a/?utm_id=1&', key: 'http://a/?=' },
  ])('ignores pairs of <$text>', ({ text, key }) => {
    expect(cacheKey({ ignorePairs: isTracking })(refOf(text))).toBe(key)
    expect(cacheKey({ ignorePairs: isTracking })(refOf(key))).toBe(key)
  })

  it('applies several options', () => {
    const key = cacheKey({ sortQuery: true, ignorePairs: isTracking, rules: { ...schemeRules, x: { defaultPort: 7 } } })
    expect(key(refOf('X://a:7?c&utm_a=1&b#d'))).toBe('x://a?b&c')
    expect(cacheKey({ sortQuery: false })(refOf('X://a:7?c&b'))).toBe('x://a:7?c&b')
  })

  it('refuses an unknown option', () => {
    const message = "'sort' is not an option: the options are rules, sortQuery, ignorePairs"
    expect(() => cacheKey({ sort: true } as never)).toThrow(new TypeError(message))
  })

  it.each(NOT_TEXT.filter(([name]) => name !== 'a view'))('throws for %s', (_name, value) => {
    expect(() => cacheKey()(value as never)).toThrow(TypeError)
  })
})
