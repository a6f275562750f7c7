import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fromComponents } from '../../../src/core/building/build'
import { type Parts, recompose } from '../../../src/core/building/recompose'
import { components } from '../../../src/core/components/components'
import { VALID_ROWS, viewOf } from '../../support/corpus'
import { fresh, rightOf } from '../../support/views'

describe('fromComponents', () => {
  it.each(VALID_ROWS)('builds $text from its components', ({ text }) => {
    expect(fresh(rightOf<unknown>(fromComponents(components(viewOf(text)))) as ReturnType<typeof viewOf>).text).toBe(
      text,
    )
  })

  it.each([
    ['host', { host: 'h', authority: 'other' }, 'h'],
    ['host', { host: 'h', authority: 'H' }, 'h'],
    ['port', { host: 'h', authority: 'h:81' }, ''],
    ['port', { host: 'h', port: '80', authority: 'h:81' }, '80'],
    ['port', { host: 'h', port: '', authority: 'h' }, ''],
    ['userinfo', { host: 'h', authority: 'u@h' }, ''],
    ['userinfo', { host: 'h', userinfo: 'v', authority: 'u@h:1' }, 'v'],
  ] as const)('refuses an authority with another %s than the parts', (component, parts, text) => {
    expect(fromComponents(parts)).toMatchObject({
      left: { _tag: 'BuildError', text, offset: 0, component, reason: 'authority-differs' },
    })
  })

  it('checks an authority beside a host, and takes the same one', () => {
    const parts = components(viewOf('http://u@h:80/p'))
    expect(fromComponents({ ...parts, authority: 'other:81' })).toMatchObject({ left: { component: 'userinfo' } })
    expect(fromComponents({ ...parts, authority: 'a b' })).toMatchObject({ left: { text: 'a b', component: 'host' } })
    expect(fromComponents({ host: 'h', authority: 'h/..' })).toMatchObject({ left: { text: 'h/..' } })
    expect(E.isRight(fromComponents({ ...parts, authority: undefined, host: 'other' }))).toBe(true)
    expect(E.isRight(fromComponents({ authority: 'u@[::1]:1', userinfo: 'u', host: '[::1]', port: '1' }))).toBe(true)
  })

  const BUILT: readonly { readonly parts: Parts; readonly text: string; readonly tag: string }[] = [
    { parts: {}, text: '', tag: 'RelativeRef' },
    { parts: { scheme: 'a' }, text: 'a:', tag: 'Uri' },
    { parts: { authority: 'u@h:1' }, text: '//u@h:1', tag: 'RelativeRef' },
    { parts: { authority: '[::1]' }, text: '//[::1]', tag: 'RelativeRef' },
    { parts: { host: '[v1.a]', port: '' }, text: '//[v1.a]:', tag: 'RelativeRef' },
    { parts: { scheme: 'a', host: '', path: '' }, text: 'a://', tag: 'Uri' },
    { parts: { scheme: 'a', path: '//b' }, text: 'a:/.//b', tag: 'Uri' },
    { parts: { path: '//b', query: 'q' }, text: '/.//b?q', tag: 'RelativeRef' },
    { parts: { path: 'a:b' }, text: './a:b', tag: 'RelativeRef' },
    { parts: { host: 'h', path: '//b' }, text: '//h//b', tag: 'RelativeRef' },
  ]

  it.each(BUILT)('builds <$text> from $parts', ({ parts, text, tag }) => {
    const view = rightOf<ReturnType<typeof viewOf>>(fromComponents(parts))
    expect(fresh(view).text).toBe(text)
    expect(view._tag).toBe(tag)
  })

  it.each([
    { parts: { scheme: '' }, error: ['', 0, 'scheme', 'character'] },
    { parts: { scheme: '1a' }, error: ['1a', 0, 'scheme', 'character'] },
    { parts: { scheme: 'a:' }, error: ['a:', 1, 'scheme', 'character'] },
    { parts: { scheme: 'javascript:alert(1)//' }, error: ['javascript:alert(1)//', 10, 'scheme', 'character'] },
    { parts: { host: 'a', userinfo: 'b@c' }, error: ['b@c', 1, 'userinfo', 'character'] },
    { parts: { host: 'a', userinfo: '%4' }, error: ['%4', 0, 'userinfo', 'pct-encoded'] },
    { parts: { host: 'a/b' }, error: ['a/b', 1, 'host', 'character'] },
    { parts: { host: 'a:1' }, error: ['a:1', 1, 'host', 'character'] },
    { parts: { host: 'a%4g' }, error: ['a%4g', 1, 'host', 'pct-encoded'] },
    { parts: { host: '[::1' }, error: ['[::1', 0, 'host', 'ip-literal'] },
    { parts: { host: '[1::2::3]' }, error: ['[1::2::3]', 0, 'host', 'ipv6address'] },
    { parts: { host: '[::g]' }, error: ['[::g]', 3, 'host', 'ipv6address-character'] },
    { parts: { host: '[v.]' }, error: ['[v.]', 0, 'host', 'ipvfuture'] },
    { parts: { host: '[::1]a' }, error: ['[::1]a', 5, 'host', 'host-end'] },
    { parts: { host: '[::1]:80' }, error: ['[::1]:80', 5, 'host', 'host-end'] },
    { parts: { host: 'a', port: '80@b' }, error: ['80@b', 2, 'port', 'character'] },
    { parts: { host: 'a', port: '-1' }, error: ['-1', 0, 'port', 'character'] },
    { parts: { path: '/a?b' }, error: ['/a?b', 2, 'path', 'character'] },
    { parts: { path: '/a%' }, error: ['/a%', 2, 'path', 'pct-encoded'] },
    { parts: { query: 'a#b' }, error: ['a#b', 1, 'query', 'character'] },
    { parts: { query: 'a\n' }, error: ['a\n', 1, 'query', 'character'] },
    { parts: { fragment: '#' }, error: ['#', 0, 'fragment', 'character'] },
    { parts: { authority: 'a b' }, error: ['a b', 1, 'host', 'character'] },
    { parts: { authority: 'a:b' }, error: ['a:b', 2, 'port', 'character'] },
    { parts: { authority: 'a%4@b' }, error: ['a%4@b', 1, 'userinfo', 'pct-encoded'] },
    { parts: { authority: '[::1' }, error: ['[::1', 0, 'host', 'ip-literal'] },
    { parts: { authority: 'a/b' }, error: ['a/b', 1, 'host', 'character'] },
    { parts: { authority: 'a?b' }, error: ['a?b', 1, 'host', 'character'] },
    { parts: { authority: 'a%4/b' }, error: ['a%4/b', 1, 'host', 'pct-encoded'] },
    // Userinfo or a port requires a host, and a nonempty path after an authority must begin with `/` (RFC 3986,
    // sections 3.2 and 3.3).
    { parts: { userinfo: 'a' }, error: ['a', 0, 'userinfo', 'authority-missing'] },
    { parts: { port: '1' }, error: ['1', 0, 'port', 'authority-missing'] },
    { parts: { userinfo: 'a', port: '1' }, error: ['a', 0, 'userinfo', 'authority-missing'] },
    { parts: { authority: 'h', userinfo: 'a' }, error: ['a', 0, 'userinfo', 'authority-missing'] },
    { parts: { authority: 'h', port: '1' }, error: ['1', 0, 'port', 'authority-missing'] },
    { parts: { authority: 'h/b' }, error: ['h/b', 1, 'host', 'character'] },
    { parts: { authority: 'h:8/b' }, error: ['h:8/b', 3, 'port', 'character'] },
    { parts: { authority: 'h:/b' }, error: ['h:/b', 2, 'port', 'character'] },
    { parts: { host: 'a', path: 'b' }, error: ['b', 0, 'path', 'path-rootless'] },
    { parts: { authority: 'a', path: 'b' }, error: ['b', 0, 'path', 'path-rootless'] },
    { parts: { fragment: '#', scheme: '1' }, error: ['1', 0, 'scheme', 'character'] },
    { parts: { authority: 'a b', path: '?' }, error: ['?', 0, 'path', 'character'] },
  ] as const)('fails for $parts: $error', ({ parts, error: [text, offset, component, reason] }) => {
    expect(fromComponents(parts)).toEqual(E.left({ _tag: 'BuildError', text, offset, component, reason }))
  })
})

describe('a port that is a number', () => {
  it('is written in digits', () => {
    expect(E.map(String)(fromComponents({ scheme: 'http', host: 'a', port: 8080, path: '/' }))).toEqual(
      E.right('http://a:8080/'),
    )
    expect(recompose({ host: 'a', port: 80 })).toBe('//a:80')
  })

  it.each([1.5, -1, Number.NaN, 1e21])('is refused if it has other characters: %d', (port) => {
    expect(fromComponents({ host: 'a', port })).toMatchObject({ left: { component: 'port', reason: 'character' } })
  })
})
