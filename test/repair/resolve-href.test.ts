import { domainToASCII } from 'node:url'
import * as E from 'fp-ts/Either'
import { type ParseError, parseUri, showError, showReason, type Uri, type View } from 'uri-ts'
import { type BrowserError, type BrowserOptions, fromWhatwg, resolveHref } from 'uri-ts/repair'
import { describe, expect, it } from 'vitest'
import { NOT_TEXT } from '../support/not-text'
import { fresh, rightOf, uriOf } from '../support/views'

type Result = E.Either<ParseError | BrowserError, View<Uri>>

const BASE = 'http://h/a/b?q'

const resolved = (text: string, base = BASE, options?: BrowserOptions): string =>
  fresh(rightOf(resolveHref(uriOf(base), options)(text))).text

const errorOf = (text: string, base = BASE, options?: BrowserOptions): ParseError | BrowserError => {
  const result: Result = resolveHref(uriOf(base), options)(text)
  if (E.isRight(result)) throw new Error(`resolved: ${result.right.text}`)
  expect(result.left.text).toBe(text)
  return result.left
}

describe('resolveHref', () => {
  it.each([
    { text: '', to: 'http://h/a/b?q' },
    { text: ' \t\n c\r\n d ', to: 'http://h/a/c%20d' },
    { text: '\0\x1f/x\x1f\0', to: 'http://h/x' },
    { text: '/\x7f', to: 'http://h/%7F' },
    { text: '/\ud83d\n\ude00\ud83d\ude00', to: 'http://h/%EF%BF%BD%EF%BF%BD%F0%9F%98%80' },
    { text: 'ht\ntps:\t//x/', to: 'https://x/' },
    { text: '..\\c?d\\e#f\\g', to: 'http://h/c?d%5Ce#f%5Cg' },
    { text: '?a\\b', to: 'http://h/a/b?a%5Cb' },
    { text: '\\\\x\\y', to: 'http://x/y' },
    { text: '////x//y', to: 'http://x//y' },
    { text: 'http:c', to: 'http://h/a/c' },
    { text: 'HTTP:/c', to: 'http://h/c' },
    { text: 'http:c:d', to: 'http://h/a/c:d' },
    { text: 'http:///x', to: 'http://x' },
    { text: 'https:x/y', to: 'https://x/y' },
    { text: 'https:\\\\\\x', to: 'https://x' },
    { text: 'c d:e', to: 'http://h/a/c%20d:e' },
    { text: '%2e%2E/%2e/c', to: 'http://h/c' },
    { text: '.%2e', to: 'http://h/' },
    { text: 'x%2e/%2e%2e%2e', to: 'http://h/a/x%2e/%2e%2e%2e' },
    { text: 'file:x', to: 'file:///x' },
    { text: 'file:/x', to: 'file:///x' },
    { text: 'file://x/y', to: 'file://x/y' },
    { text: 'file:////x', to: 'file:////x' },
    { text: 'file:', to: 'file:///' },
    { text: 'file:///C:', to: 'file:///C:' },
    { text: 'file:///a/C:/x', to: 'file:///a/C:/x' },
    { text: 'http://0/', to: 'http://0/' },
    { text: 'http://1.example:0/', to: 'http://1.example:0/' },
    { text: '   ', to: 'http://h/a/b?q' },
    { text: 'foo:\\x', to: 'foo:%5Cx' },
    { text: 'javascript:a/../b', to: 'javascript:a/../b' },
    { text: 'foo:%2e%2e/x', to: 'foo:%2e%2e/x' },
    { text: 'foo:/a/../b', to: 'foo:/b' },
    { text: 'http://0X7F.1/', to: 'http://0X7F.1/' },
    { text: 'HTTP://EXAMPLE.com:80', to: 'HTTP://EXAMPLE.com:80' },
    { text: 'http://b\u00fccher/', to: 'http://b%C3%BCcher/' },
    { text: 'http://"\u00e9/', to: undefined },
  ])('resolves <$text> to <$to>', ({ text, to }) => {
    if (to === undefined) expect(errorOf(text).component).toBe('host')
    else expect(resolved(text)).toBe(to)
  })

  it('resolves against any base that browsers can read, as they read it', () => {
    expect(resolved('c', 'http:x/a/b')).toBe('http://x/a/c')
    expect(resolved('c', 'http://h/a/%2e%2e/b')).toBe('http://h/c')
    expect(resolved('\\c', 'foo://h/a/b')).toBe('foo://h/a/%5Cc')
    expect(resolved('c', 'foo:/a/b')).toBe('foo:/a/c')
    expect(resolved('//x', 'foo:/a/b')).toBe('foo://x')
    expect(resolved('//x', 'file:///a/b')).toBe('file://x')
    expect(resolved('///x', 'file://h/b')).toBe('file:///x')
    expect(resolved('file:x', 'file:///a/b')).toBe('file:///a/x')
    expect(resolved('c', 'foo://h')).toBe('foo://h/c')
    expect(resolved('c d:e', 'foo://h/a')).toBe('foo://h/c%20d:e')
    expect(resolved('a/C:', 'file:///x')).toBe('file:///a/C:')
    expect(resolved('../../x', 'file:///a/C:/b')).toBe('file:///x')
    expect(resolved('../x', 'file:///C:/a/b')).toBe('file:///C:/x')
    expect(resolved('//s/x', 'file:///C:/a/b')).toBe('file://s/x')
    expect(resolved('#f', 'mailto:a@b')).toBe('mailto:a@b#f')
    expect(resolved('x:y', 'mailto:a@b')).toBe('x:y')
  })

  it.each([
    { text: ' http://', offset: 8, component: 'host', reason: 'host-missing' },
    { text: '\t///', offset: 4, component: 'host', reason: 'host-missing' },
    { text: 'http:\\\\?', offset: 7, component: 'host', reason: 'host-missing' },
    { text: 'https:', offset: 6, component: 'host', reason: 'host-missing' },
    { text: 'foo://:80/', offset: 6, component: 'host', reason: 'host-missing' },
    { text: 'foo://u@/', offset: 8, component: 'host', reason: 'host-missing' },
    { text: 'http:////1.2.3.256/', offset: 9, component: 'host', reason: 'host-refused' },
    { text: 'http://1.2.3.08', offset: 7, component: 'host', reason: 'host-refused' },
    { text: 'http://0x100000000/', offset: 7, component: 'host', reason: 'host-refused' },
    { text: 'http://a.1/', offset: 7, component: 'host', reason: 'host-refused' },
    { text: 'http://a%2Fb/', offset: 7, component: 'host', reason: 'host-refused' },
    { text: 'http://%FF/', offset: 7, component: 'host', reason: 'host-refused' },
    { text: 'http://u@[v1.a]/', offset: 9, component: 'host', reason: 'host-refused' },
    { text: 'foo://[v1.a]/', offset: 6, component: 'host', reason: 'host-refused' },
    { text: '\n//u \t\u00e9@h:65536', offset: 10, component: 'port', reason: 'port-range' },
    { text: 'foo://h:99999', offset: 8, component: 'port', reason: 'port-range' },
    { text: 'file://h:80/x', offset: 7, component: 'host', reason: 'file-authority' },
    { text: 'file://u@h/x', offset: 7, component: 'host', reason: 'file-authority' },
    { text: 'file://C:/x', offset: 7, component: 'host', reason: 'file-authority' },
    { text: 'http://1.2.3.256:99999/', offset: 7, component: 'host', reason: 'host-refused' },
    { text: '\r\nhttp:/\r/\n1\t.2.3.256/', offset: 11, component: 'host', reason: 'host-refused' },
    { text: 'h\r\n\ttt\tp://h:8\r\n\to/', offset: 17, component: 'port', reason: 'character' },
    { text: 'file:C|/x', offset: 5, component: 'path', reason: 'drive-letter' },
    { text: 'file:///C|/x', offset: 7, component: 'path', reason: 'drive-letter' },
    { text: 'file:///C:/../x', offset: 7, component: 'path', reason: 'drive-letter' },
    { text: 'file:///a/../C:/x', offset: 7, component: 'path', reason: 'drive-letter' },
    { text: ' http:/\t/a b/', offset: 10, component: 'host', reason: 'character' },
    { text: ' http:c\u00e9:/\\/:x y', offset: undefined, component: '', reason: '' },
  ])('refuses <$text> at offset $offset', ({ text, offset, component, reason }) => {
    if (offset === undefined) expect(resolved(text)).toBe('http://h/a/c%C3%A9:///:x%20y')
    else expect(errorOf(text)).toMatchObject({ offset, component, reason })
  })

  it('refuses what needs the segments of a base that has none', () => {
    for (const text of ['', 'x', '/x', '?q', 'x#f']) {
      expect(errorOf(text, 'mailto:a@b')).toMatchObject({ _tag: 'BrowserError', reason: 'base-opaque', offset: 0 })
    }
  })

  it('refuses a drive that is written differently', () => {
    for (const text of ['C|', 'C|/../x', '/a/../C:', './C|']) {
      expect(errorOf(text, 'file:///a/b')).toMatchObject({ reason: 'drive-letter' })
    }
  })

  it('refuses a path that leaves the drive of its base', () => {
    for (const text of ['/x', '/C:x', '../../../x', 'C|/x', '/C:/x', 'file:D:']) {
      expect(errorOf(text, 'file:///C:/a/b')).toMatchObject({ reason: 'drive-letter' })
    }
  })

  it('has a message for each reason', () => {
    expect(showReason(errorOf('https:///?q'))).toBe(
      "host: '?' does not begin a host at offset 9; browsers need a host for http, https, ws, wss and ftp, and before a port or after userinfo",
    )
    expect(showReason(errorOf('//h:65536'))).toBe(
      "port: '6' begins a port that is too large at offset 4; a port is at most 65535",
    )
    expect(showReason(errorOf('file://u@h'))).toBe(
      "host: 'u' begins an authority that browsers refuse at offset 7; a file URI has neither userinfo nor a port",
    )
    expect(showReason(errorOf('x', 'mailto:a@b'))).toBe(
      "path: 'x' cannot be resolved at offset 0; the base has no segments: after it, only a fragment or a whole URI has a meaning",
    )
  })

  it('prints no password', () => {
    for (const slashes of ['', '/', '//', '///', '\\\\', '\\/', '/\\/']) {
      const error = errorOf(`https:${slashes}me:secret@h:99999/`)
      expect(showError(error)).not.toContain('secret')
      expect(JSON.stringify(error)).not.toContain('secret')
    }
  })

  it('always fails with the error of a base that browsers refuse', () => {
    const resolve = resolveHref(uriOf('http://h:99999/'))
    for (const text of ['x', 'http://a/', '']) {
      expect(resolve(text)).toEqual(E.left(expect.objectContaining({ text: 'http://h:99999/', reason: 'port-range' })))
    }
  })

  it('refuses a base that is not a URI', () => {
    expect(() => resolveHref('/a' as never)).toThrow('the base is not a URI: call parseUri')
  })

  it.each(NOT_TEXT)('refuses %s', (_, value) => {
    const error = { _tag: 'ParseError', text: '', offset: 0, component: 'scheme', reason: 'not-text' }
    expect(resolveHref(uriOf(BASE))(value as never)).toEqual(E.left(error))
  })
})

describe('resolveHref, where a backslash is data', () => {
  const options = { backslash: 'data' } as const

  it('encodes it in a path', () => {
    expect(resolved('/\\x', BASE, options)).toBe('http://h/%5Cx')
    expect(resolved('..\\x', BASE, options)).toBe('http://h/a/..%5Cx')
    expect(resolved('\\\\x\\y', BASE, options)).toBe('http://h/a/%5C%5Cx%5Cy')
  })

  it('refuses it in an authority', () => {
    expect(errorOf('//x\\@y/', BASE, options)).toMatchObject({ component: 'userinfo', offset: 3 })
    expect(errorOf('https:\\\\x', BASE, options)).toMatchObject({ component: 'host', offset: 6 })
  })

  it('is a slash otherwise', () => expect(resolved('/\\x', BASE, { backslash: 'slash' })).toBe('http://x'))
})

describe('resolveHref with toASCII', () => {
  const options = { toASCII: domainToASCII }

  it.each([
    { text: '//b\u00fccher.example/\u00e9', to: 'http://xn--bcher-kva.example/%C3%A9' },
    { text: '//u@b%C3%BCcher:80', to: 'http://u@xn--bcher-kva:80' },
    { text: '//\uff11.1/', to: 'http://1.0.0.1/' },
    { text: '//xn--bcher-kva/', to: 'http://xn--bcher-kva/' },
    { text: '//ex%61mple/', to: 'http://ex%61mple/' },
    { text: '//[::1]/', to: 'http://[::1]/' },
    { text: 'foo://\u00e9/', to: 'foo://%C3%A9/' },
    { text: 'file://\u00e9/', to: 'file://xn--9ca/' },
  ])('resolves <$text> to <$to>', ({ text, to }) => expect(resolved(text, BASE, options)).toBe(to))

  it.each(['//xn--a/', '//\ud800/', '//\u00ad/', '//a%2f.\u00e9/', '//a%40\u00e9/'])('refuses <%s>', (text) => {
    expect(errorOf(text, BASE, options)).toMatchObject({ reason: 'host-refused', offset: 2 })
  })

  it('checks what the function returns', () => {
    for (const name of ['', 'a/b', 'a@b', 'a:1', '[::1]', 'a b', '1.2.3.256', 'a"', undefined]) {
      expect(errorOf('//\u00e9/', BASE, { toASCII: () => name })).toMatchObject({ reason: 'host-refused' })
    }
  })

  it.each([
    ['throws', () => JSON.parse('{')],
    ['returns a number', () => 5 as never],
  ])('refuses the host if the function %s', (_, toASCII) => {
    expect(errorOf('//\u00e9/', BASE, { toASCII })).toMatchObject({ reason: 'host-refused' })
  })

  it('finds the port in the text that was given', () => {
    expect(errorOf('//b\u00fccher:99999/', BASE, options)).toMatchObject({ reason: 'port-range', offset: 9 })
  })

  it('writes the host of the base, too', () => {
    expect(resolved('x', 'http://%C3%A9/a', options)).toBe('http://xn--9ca/x')
  })
})

describe('fromWhatwg', () => {
  const read = (url: string | URL): string => fresh(rightOf(fromWhatwg(url))).text

  it('reads a URL, and what it serializes to', () => {
    for (const text of [
      'http://u:p@h:8080/a|b?c[]={d}#`e`',
      'foo://h/^',
      'data:text/html,<b> c',
      'file:///C:/x',
      'http://[::1]/%',
    ]) {
      const url = new URL(text)
      expect(read(url)).toBe(read(url.href))
      expect(E.isRight(parseUri(read(url)) as E.Either<unknown, unknown>)).toBe(true)
    }
    expect(read(new URL('http://h/a|b?c[]={d}#`e`^'))).toBe('http://h/a%7Cb?c%5B%5D=%7Bd%7D#%60e%60%5E')
  })

  it('returns the same text, if it is a URI', () => {
    expect(read(new URL('http://example.com/a?b#c'))).toBe('http://example.com/a?b#c')
  })

  it('reads other texts as new URL does', () => {
    expect(read(' http:\\\\h\\a/../b ')).toBe('http://h/b')
    expect(read('http:h')).toBe('http://h')
  })

  it.each([
    { text: 'x', offset: 0, component: 'scheme', reason: 'scheme-missing' },
    { text: 'a b:c', offset: 0, component: 'scheme', reason: 'scheme-missing' },
    { text: ' /\u00e9', offset: 1, component: 'scheme', reason: 'scheme-missing' },
    { text: 'http://"/', offset: 7, component: 'host', reason: 'character' },
    { text: 'http://h:65536/', offset: 9, component: 'port', reason: 'port-range' },
  ])('refuses <$text>', ({ text, ...error }) => {
    expect(fromWhatwg(text)).toEqual(E.left(expect.objectContaining({ text, ...error })))
  })

  it('refuses what has no text', () => {
    for (const value of [undefined, null, 5, {}, { href: 5 }, []]) {
      expect(fromWhatwg(value as never)).toEqual(E.left(expect.objectContaining({ reason: 'not-text' })))
    }
  })
})
