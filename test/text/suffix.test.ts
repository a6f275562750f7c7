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

  it('fails if the scheme has more than a scheme, such as a host', () => {
    const text = 'http://evil.com/://a'
    expect(parseSuffix('http://evil.com/')('a')).toEqual(
      E.left({ _tag: 'ParseError', text, offset: 4, component: 'scheme', reason: 'character' }),
    )
  })

  it('fails with the whole text if the scheme is wrong', () => {
    expect(parseSuffix('1')('a')).toEqual(
      E.left({ _tag: 'ParseError', text: '1://a', offset: 0, component: 'scheme', reason: 'character' }),
    )
  })
})
