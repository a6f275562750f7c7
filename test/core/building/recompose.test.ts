import { describe, expect, it } from 'vitest'
import { recompose } from '../../../src/core/building/recompose'
import { components } from '../../../src/core/components/components'
import { VALID_ROWS, viewOf } from '../../support/corpus'

describe('recompose (5.3)', () => {
  it.each(VALID_ROWS)('joins the components of $text to the same text', ({ text }) => {
    expect(recompose(components(viewOf(text)))).toBe(text)
  })

  it.each([
    { parts: {}, text: '' },
    { parts: { scheme: 'a' }, text: 'a:' },
    { parts: { host: '' }, text: '//' },
    { parts: { authority: '' }, text: '//' },
    { parts: { query: '', fragment: '' }, text: '?#' },
    { parts: { userinfo: '', host: '', port: '' }, text: '//@:' },
    { parts: { authority: 'u@h:1', path: '/' }, text: '//u@h:1/' },
    { parts: { authority: 'a', host: 'b' }, text: '//b' },
    { parts: { scheme: 's', userinfo: 'u', host: 'h', port: '1', path: '/p', query: 'q' }, text: 's://u@h:1/p?q' },
    // A path whose beginning would otherwise be read as an authority or a scheme gets a prefix (RFC 3986, sections 3.3
    // and 4.2).
    { parts: { path: '//a' }, text: '/.//a' },
    { parts: { scheme: 's', path: '//a' }, text: 's:/.//a' },
    { parts: { host: 'h', path: '//a' }, text: '//h//a' },
    // After an authority, a non-empty path without a leading `/` would be read as part of the authority (RFC 3986,
    // section 3.3).
    { parts: { scheme: 'http', host: 'example.com', path: '../' }, text: 'http://example.com/../' },
    { parts: { host: 'h', path: 'a:b' }, text: '//h/a:b' },
    { parts: { host: 'h', port: '', path: '80' }, text: '//h:/80' },
    { parts: { host: '', path: 'evil.test/x' }, text: '///evil.test/x' },
    { parts: { authority: 'u@h', path: '.' }, text: '//u@h/.' },
    { parts: { host: 'h', path: '', query: 'q' }, text: '//h?q' },
    { parts: { path: 'a:b' }, text: './a:b' },
    { parts: { path: ':' }, text: './:' },
    { parts: { path: 'a/b:c' }, text: 'a/b:c' },
    { parts: { path: '/a:b' }, text: '/a:b' },
    { parts: { scheme: 's', path: 'a:b' }, text: 's:a:b' },
    { parts: { query: 'a:b' }, text: '?a:b' },
  ])('joins $parts to <$text>', ({ parts, text }) => {
    expect(recompose(parts)).toBe(text)
  })
})
