import * as E from 'fp-ts/Either'
import { type ParseError, parseUriReference, showReason, type View } from 'uri-ts'
import { type Repaired, repair } from 'uri-ts/repair'
import { describe, expect, it } from 'vitest'
import { INVALID } from '../corpus/invalid'
import { VALID_ROWS } from '../support/corpus'
import { NOT_TEXT } from '../support/not-text'
import { fresh, rightOf } from '../support/views'

const repaired = (text: string): Repaired => rightOf(repair(text))

const refused = (text: string): Pick<ParseError, 'offset' | 'component' | 'reason'> => {
  const result: E.Either<ParseError, Repaired> = repair(text)
  if (E.isRight(result)) throw new Error(`repaired: ${result.right.view.text}`)
  const { text: given, offset, component, reason } = result.left
  expect(given).toBe(text)
  return { offset, component, reason }
}

describe('repair', () => {
  it.each([
    { text: 'a b', to: 'a%20b' },
    { text: '/caf\u00e9', to: '/caf%C3%A9' },
    { text: '/\u{1f600}/\u65e5', to: '/%F0%9F%98%80/%E6%97%A5' },
    { text: '/a|b[c]d{e}f^g\\h`i"j<k>l', to: '/a%7Cb%5Bc%5Dd%7Be%7Df%5Eg%5Ch%60i%22j%3Ck%3El' },
    { text: '?a|b[c]d{e}f^g\\h`i"j<k>l', to: '?a%7Cb%5Bc%5Dd%7Be%7Df%5Eg%5Ch%60i%22j%3Ck%3El' },
    { text: '#a|b[c]d{e}f^g\\h`i"j<k>l#m', to: '#a%7Cb%5Bc%5Dd%7Be%7Df%5Eg%5Ch%60i%22j%3Ck%3El%23m' },
    { text: '/100%', to: '/100%25' },
    { text: '/%4', to: '/%254' },
    { text: '/%%41', to: '/%25%41' },
    { text: '/%zz?%', to: '/%25zz?%25' },
    { text: '/%?41', to: '/%25?41' },
    { text: '/%c3%A9 %2F', to: '/%c3%A9%20%2F' },
    { text: '/\ud800', to: '/%EF%BF%BD' },
    { text: '/\udc00\ud800x', to: '/%EF%BF%BD%EF%BF%BDx' },
    { text: '/\0\t\r\n\x7f', to: '/%00%09%0D%0A%7F' },
    { text: 'http://u s:p|\u00e9%@h/', to: 'http://u%20s:p%7C%C3%A9%25@h/' },
    { text: 'http://u%41 @h:80/', to: 'http://u%41%20@h:80/' },
    { text: 'http://b\u00fccher.example:80/', to: 'http://b%C3%BCcher.example:80/' },
    { text: '//\u65e5\u672c', to: '//%E6%97%A5%E6%9C%AC' },
    { text: '//\x80', to: '//%C2%80' },
    { text: 'foo://\ud800/', to: 'foo://%EF%BF%BD/' },
    { text: 'mailto:a b@c', to: 'mailto:a%20b@c' },
    { text: 'urn:a:\u00e9?+\u00e9#\u00e9', to: 'urn:a:%C3%A9?+%C3%A9#%C3%A9' },
    { text: '/a b?c d?e#f g', to: '/a%20b?c%20d?e#f%20g' },
    { text: './a b:c', to: './a%20b:c' },
    { text: '/\\evil.example', to: '/%5Cevil.example' },
    { text: 'http:\\\\h', to: 'http:%5C%5Ch' },
  ])('makes <$text> <$to>', ({ text, to }) => {
    const { view, changes } = repaired(text)
    expect(fresh(view as View).text).toBe(to)
    expect(repaired(to)).toEqual({ view, changes: [] })
    const parts = changes.flatMap(({ end, replacement }, index) => [
      replacement,
      text.slice(end, changes[index + 1]?.start),
    ])
    expect(text.slice(0, changes[0]?.start) + parts.join('')).toBe(to)
  })

  it('says what it changed, by runs', () => {
    expect(repaired('http://u s@\u00e9:1/a  \u00e9b?"%\'#<%>').changes).toEqual([
      { start: 8, end: 9, component: 'userinfo', replacement: '%20' },
      { start: 11, end: 12, component: 'host', replacement: '%C3%A9' },
      { start: 16, end: 19, component: 'path', replacement: '%20%20%C3%A9' },
      { start: 21, end: 23, component: 'query', replacement: '%22%25' },
      { start: 25, end: 28, component: 'fragment', replacement: '%3C%25%3E' },
    ])
  })

  it('encodes long runs as short ones', () => {
    expect(repaired(`/${' \u00e9'.repeat(3000)}`).view.text).toBe(`/${'%20%C3%A9'.repeat(3000)}`)
  })

  it.each(VALID_ROWS)('leaves the valid <$text>', ({ text }) => {
    expect(repaired(text)).toEqual({ view: rightOf<View>(parseUriReference(text)), changes: [] })
  })

  it('gives all valid texts the same changes, which are frozen', () => {
    expect(repaired('/a').changes).toBe(repaired('').changes)
    expect(Object.isFrozen(repaired('/a').changes)).toBe(true)
  })

  it.each([
    { text: 'http://exa mple.com/', offset: 10, component: 'host', reason: 'character' },
    { text: 'http://\u00e9 \u00e9/', offset: 8, component: 'host', reason: 'character' },
    { text: 'http://\u00e9%/', offset: 8, component: 'host', reason: 'pct-encoded' },
    { text: 'http://a|b/', offset: 8, component: 'host', reason: 'character' },
    { text: 'http://a\\b/', offset: 8, component: 'host', reason: 'character' },
    { text: 'http://h:8o/\u00e9', offset: 10, component: 'port', reason: 'character' },
    { text: 'http://h:8\u00e9/', offset: 10, component: 'port', reason: 'character' },
    { text: 'http://[::1', offset: 7, component: 'host', reason: 'ip-literal' },
    { text: 'http://[::1]x \u00e9/', offset: 12, component: 'host', reason: 'after-ip-literal' },
    { text: 'http://a b@[::1 ]/', offset: 15, component: 'host', reason: 'ipv6address-character' },
    { text: 'http://a b\u00e9[c]@h/', offset: 11, component: 'userinfo', reason: 'character' },
    { text: 'http://a b\\@h/', offset: 10, component: 'userinfo', reason: 'character' },
    { text: 'http://a \u00e9@b@h/', offset: 12, component: 'host', reason: 'character' },
    { text: 'a b:c', offset: 1, component: 'scheme', reason: 'character' },
    { text: ' http://h/', offset: 0, component: 'scheme', reason: 'character' },
    { text: '\u00e9:', offset: 0, component: 'scheme', reason: 'character' },
    { text: 'h\u00e9ttp://h', offset: 1, component: 'scheme', reason: 'character' },
    { text: ':\u00e9', offset: 0, component: 'scheme', reason: 'character' },
  ])('refuses <$text> at offset $offset', ({ text, ...error }) => {
    expect(refused(text)).toEqual(error)
  })

  it('says why, as the strict parser does', () => {
    const result = repair('http://\u00e9 \u00e9/')
    expect(E.isLeft(result) && showReason(result.left)).toBe(
      "host: ' ' is not allowed at offset 8; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
    )
  })

  it('fails, for what it cannot repair, where the strict parser would after all repairs', () => {
    const left = INVALID.filter(({ text }) => E.isLeft(repair(text) as E.Either<ParseError, Repaired>))
    expect(left.length).toBeGreaterThan(20)
    expect(left.length).toBeLessThan(INVALID.length)
    for (const { text } of left) expect(refused(text).offset).toBeLessThanOrEqual(text.length)
  })

  it.each(NOT_TEXT)('refuses %s', (_, value) => {
    const error = { _tag: 'ParseError', text: '', offset: 0, component: 'scheme', reason: 'not-text' }
    expect(repair(value as never)).toEqual(E.left(error))
  })
})
