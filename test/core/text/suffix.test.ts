import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { showReason } from '../../../src/core/errors/format-error'
import { parseSuffix } from '../../../src/core/text/suffix'
import { fresh, rightOf } from '../../support/views'

const SENTENCE = 'a suffix reference begins with a host, without a scheme'

describe('parseSuffix (4.5)', () => {
  it.each([
    { text: 'www.w3.org/Addressing/', to: 'http://www.w3.org/Addressing/' },
    { text: 'localhost:8080', to: 'http://localhost:8080' },
    { text: 'u:p@h/?q#f', to: 'http://u:p@h/?q#f' },
    { text: '[::1]:80', to: 'http://[::1]:80' },
    { text: 'example.com.', to: 'http://example.com.' },
    { text: 'u@h:/', to: 'http://u@h:/' },
    { text: 'http', to: 'http://http' },
    { text: 'http:80/', to: 'http://http:80/' },
    { text: '1.2.3.4:/', to: 'http://1.2.3.4:/' },
    { text: 'mailto', to: 'http://mailto' },
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

  it.each(['http://evil.com/', 'https:', '1x', '', 'a/b', 'a b', 'www.a.b', 'example.com'])(
    'throws for %j, which is not a scheme without dots',
    (scheme) => {
      expect(() => parseSuffix(scheme as string)).toThrow(
        new TypeError(`'${scheme}' is not a scheme without dots, such as https`),
      )
    },
  )

  it('hides a password in the message', () => {
    expect(() => parseSuffix('http://me:secret@h' as string)).toThrow("'****************@h' is not a scheme")
  })

  it.each([
    { text: '', offset: 0 },
    { text: '/', offset: 0 },
    { text: '/evil.com', offset: 0 },
    { text: '//evil.com', offset: 0 },
    { text: '?q', offset: 0 },
    { text: '#f', offset: 0 },
    { text: ':80', offset: 0 },
    { text: '@', offset: 1 },
    { text: 'u:p@:80/', offset: 4 },
  ])('refuses <$text>, which has no host', ({ text, offset }) => {
    expect(parseSuffix('https')(text)).toEqual(
      E.left({ _tag: 'ParseError', text, offset, component: 'host', reason: 'suffix-host', expected: SENTENCE }),
    )
  })

  it.each([
    'http://h',
    'HTTP://h/',
    'https://h:80/a?q#f',
    'http:/h',
    'http:///h',
    'http:?',
    'https:',
    'git+ssh://h',
    'mailto:a@b',
    'MAILTO:a@b',
    'tel:123',
    'urn:1',
    'http://a b',
  ])('refuses <%s>, which is a whole URI', (text) => {
    const parsed = parseSuffix('https')(text)
    const offset = text.indexOf(':')
    expect(parsed).toEqual(
      E.left({ _tag: 'ParseError', text, offset, component: 'scheme', reason: 'suffix-host', expected: SENTENCE }),
    )
  })

  it('says what a suffix reference is', () => {
    const sentence = (text: string): string => {
      const parsed = parseSuffix('https')(text)
      return parsed._tag === 'Left' ? showReason(parsed.left) : ''
    }
    expect(sentence('http://h')).toBe(
      "scheme: ':' is not allowed at offset 4; a suffix reference begins with a host, without a scheme",
    )
    expect(sentence('/a')).toBe(
      "host: '/' is not allowed at offset 0; a suffix reference begins with a host, without a scheme",
    )
  })

  it('fails for what is not a string', () => {
    const parse = parseSuffix as (scheme: unknown) => (text: unknown) => unknown
    const error = E.left({ _tag: 'ParseError', text: '', offset: 0, component: 'scheme', reason: 'not-text' })
    for (const value of [undefined, null, [], {}, ['h'], { toString: () => 'h' }]) {
      expect(parse('http')(value)).toEqual(error)
      expect(() => parse(value)).toThrow('the value is not a string')
    }
  })
})
