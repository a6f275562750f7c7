import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { parseSuffix } from '../../src/text/suffix'
import { fresh, rightOf } from '../support/views'

describe('parseSuffix (4.5)', () => {
  it.each([
    { text: 'www.w3.org/Addressing/', to: 'http://www.w3.org/Addressing/' },
    { text: 'localhost:8080', to: 'http://localhost:8080' },
    { text: 'u:p@h/?q#f', to: 'http://u:p@h/?q#f' },
    { text: '[::1]:80', to: 'http://[::1]:80' },
    { text: '/a', to: 'http:///a' },
    { text: 'http://a', to: 'http://http://a' },
    { text: '', to: 'http://' },
  ])('reads <$text> as <$to>', ({ text, to }) => {
    expect(fresh(rightOf(parseSuffix('http')(text))).text).toBe(to)
  })

  it.each([
    { text: 'a b', offset: 1, component: 'host', reason: 'character' },
    { text: 'a:b/c', offset: 2, component: 'port', reason: 'character' },
    { text: 'a/%4', offset: 2, component: 'path', reason: 'pct-encoded' },
    { text: '[::1', offset: 0, component: 'host', reason: 'ip-literal' },
  ])('fails for <$text> at offset $offset', ({ text, ...error }) => {
    expect(parseSuffix('http')(text)).toEqual(E.left({ _tag: 'ParseError', text, ...error }))
  })

  it.each([
    { scheme: 'http://evil.com/', offset: 4 },
    { scheme: 'https:', offset: 5 },
    { scheme: '1x', offset: 0 },
    { scheme: '', offset: 0 },
    { scheme: 'a/b', offset: 1 },
    { scheme: 'a b', offset: 1 },
  ])('C10: blames the scheme that was given: <$scheme>', ({ scheme, offset }) => {
    for (const text of ['h', 'a b', '']) {
      expect(parseSuffix(scheme)(text)).toEqual(
        E.left({ _tag: 'ParseError', text: scheme, offset, component: 'scheme', reason: 'character' }),
      )
    }
  })

  it('C12: fails for what is not a string', () => {
    const parse = parseSuffix as (scheme: unknown) => (text: unknown) => unknown
    const error = E.left({ _tag: 'ParseError', text: '', offset: 0, component: 'scheme', reason: 'not-text' })
    for (const value of [undefined, null, [], {}, ['h'], { toString: () => 'h' }]) {
      expect(parse('http')(value)).toEqual(error)
      expect(parse(value)('h')).toEqual(error)
    }
  })
})
