import * as fc from 'fast-check'
import { showReason } from 'uri-ts'
import { redirectUriMatcher } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { HOURS, LONG, law } from '../../support/law'
import { NOT_TEXT } from '../../support/not-text'

type Options = Parameters<typeof redirectUriMatcher>[1]
const matcher = (registered: readonly string[], options?: Options) => redirectUriMatcher(registered, options)
const isRight = (registered: string, requested: string, options?: Options): boolean =>
  matcher([registered], options)(requested)._tag === 'Right'

/**
 * Lists pairs of URIs and, for each pair, the section of an RFC that says whether an authorization server allows the
 * redirect.
 */
const DECISIONS: readonly (readonly [section: string, registered: string, requested: string, isAllowed: boolean])[] = [
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example/cb', true],
  ['RFC 9700, 2.1', 'https://app.example/cb?a=1', 'https://app.example/cb?a=1', true],
  ['RFC 9700, 2.1', 'https://app.example/cb?a=1', 'https://app.example/cb?a=2', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example/cb?a=1', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example/cb/', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example/CB', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://APP.example/cb', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'HTTPS://app.example/cb', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example:443/cb', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example:8443/cb', false],
  ['RFC 9700, 2.1', 'https://app.example', 'https://app.example/', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example/cb/../evil', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example/%63b', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example/cb%2F..%2Fevil', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example/cb/evil', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example.evil.test/cb', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://sub.app.example/cb', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://app.example@evil.test/cb', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'https://evil.test/https://app.example/cb', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'http://app.example/cb', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'com.example.app:/cb', false],
  ['RFC 8252, 7.1', 'com.example.app:/cb', 'com.example.app:/cb', true],
  ['RFC 9700, 2.1', 'com.example.app:/cb', 'com.example.app://cb', false],
  ['RFC 9700, 2.1', 'com.example.app://127.0.0.1/cb', 'com.example.app://127.0.0.1:1/cb', false],
  ['RFC 8252, 7.3', 'http://127.0.0.1/cb', 'http://127.0.0.1:51004/cb', true],
  ['RFC 8252, 7.3', 'http://127.0.0.1:8080/cb', 'http://127.0.0.1:51004/cb', true],
  ['RFC 8252, 7.3', 'http://127.0.0.1:8080/cb', 'http://127.0.0.1/cb', true],
  ['RFC 8252, 7.3', 'http://[::1]/cb', 'http://[::1]:61023/cb', true],
  ['RFC 8252, 7.3', 'http://[::1]:1/cb?a', 'http://[::1]:65535/cb?a', true],
  ['RFC 8252, 7.3', 'http://127.9.9.9/cb', 'http://127.9.9.9:8/cb', true],
  ['RFC 8252, 7.3', 'http://127.0.0.1', 'http://127.0.0.1:8', true],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://[::1]:51004/cb', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://127.0.0.2:51004/cb', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://localhost:51004/cb', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://127.1:51004/cb', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://2130706433:51004/cb', false],
  ['RFC 9700, 2.1', 'http://[::1]/cb', 'http://[0:0:0:0:0:0:0:1]:5/cb', false],
  ['RFC 9700, 2.1', 'http://[::1]/cb', 'http://[::ffff:127.0.0.1]:5/cb', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'https://127.0.0.1:51004/cb', false],
  ['RFC 9700, 2.1', 'https://127.0.0.1/cb', 'https://127.0.0.1:51004/cb', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'HTTP://127.0.0.1:51004/cb', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://127.0.0.1:51004/cb/', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://127.0.0.1:51004/cb?a', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb?a=1', 'http://127.0.0.1:51004/cb?a=2', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://127.0.0.1:51004/other', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://127.0.0.1.evil.test:51004/cb', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://127.0.0.1@evil.test:51004/cb', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://me@127.0.0.1:51004/cb', false],
  ['RFC 9700, 2.1', 'http://127.0.0.1/cb', 'http://evil.test:51004/cb', false],
  ['RFC 9700, 2.1', 'http://192.168.0.1/cb', 'http://192.168.0.1:51004/cb', false],
  ['RFC 9700, 2.1', 'http://localhost/cb', 'http://localhost:51004/cb', false],
  ['RFC 9700, 2.1', 'http://localhost:3000/cb', 'http://localhost:3000/cb', true],
  ['RFC 8252, 7.3', 'http://127.0.0.1/cb', 'http://127.0.0.1:0/cb', false],
  ['RFC 8252, 7.3', 'http://127.0.0.1/cb', 'http://127.0.0.1:65536/cb', false],
  ['RFC 8252, 7.3', 'http://127.0.0.1/cb', 'http://127.0.0.1:080/cb', false],
  ['RFC 8252, 7.3', 'http://127.0.0.1/cb', 'http://127.0.0.1:/cb', false],
  ['RFC 6749, 3.1.2', 'https://app.example/cb', 'https://app.example/cb#', false],
  ['RFC 6749, 3.1.2', 'https://app.example/cb', 'https://app.example/cb#a', false],
  ['RFC 6749, 3.1.2', 'https://app.example/cb', '/cb', false],
  ['RFC 6749, 3.1.2', 'https://app.example/cb', '//app.example/cb', false],
  ['RFC 6749, 3.1.2', 'https://app.example/cb', '', false],
  ['RFC 6749, 3.1.2', 'https://app.example/cb', 'https://app.example/cb ', false],
  ['RFC 6749, 3.1.2', 'https://app.example/cb', 'https://app.example\\cb', false],
  ['RFC 6749, 3.1.2', 'https://app.example/cb', 'https://app.example/cb\n', false],
  ['RFC 9700, 2.1', 'https://app.example/cb', 'javascript:alert(1)', false],
]

describe('redirectUriMatcher', () => {
  it.each(DECISIONS)('%s: of <%s> and <%s> says %s', (section, registered, requested, isAllowed) => {
    const found = matcher([registered])(requested)
    if (isAllowed) expect(found).toMatchObject({ _tag: 'Right', right: { text: requested } })
    else
      expect(found).toMatchObject({ _tag: 'Left', left: { _tag: 'RedirectUriError', text: requested, rule: section } })
  })

  it('lets the port of localhost differ only if asked', () => {
    const pair = ['http://localhost/cb', 'http://localhost:51004/cb'] as const
    expect(isRight(...pair)).toBe(false)
    expect(isRight(...pair, { loopback: 'ip' })).toBe(false)
    expect(isRight(...pair, { loopback: 'localhost' })).toBe(true)
    expect(isRight('http://localhost/cb', 'http://127.0.0.1:5/cb', { loopback: 'localhost' })).toBe(false)
    expect(isRight('http://localhost/cb', 'http://localhost.:5/cb', { loopback: 'localhost' })).toBe(false)
    expect(isRight('http://localhost/cb', 'http://LOCALHOST:5/cb', { loopback: 'localhost' })).toBe(false)
    expect(isRight('http://localhost/cb', 'http://localhost.evil.test:5/cb', { loopback: 'localhost' })).toBe(false)
  })

  it('lets no port differ if asked', () => {
    expect(isRight('http://127.0.0.1/cb', 'http://127.0.0.1:5/cb', { loopback: 'none' })).toBe(false)
    expect(isRight('http://127.0.0.1/cb', 'http://127.0.0.1/cb', { loopback: 'none' })).toBe(true)
  })

  it('says which rule is broken, where, and what is near', () => {
    const redirectUri = matcher(['https://app.example/callback', 'https://app.example/other', 'http://127.0.0.1/cb'])
    const messageOf = (requested: string): string => {
      const found = redirectUri(requested)
      return found._tag === 'Left' ? showReason(found.left) : ''
    }
    expect(messageOf('https://app.example/ot')).toBe(
      'path: the end of the text is not allowed at offset 22; a redirect URI is equal to a registered one, character by character (RFC 9700, 2.1); the nearest is https://app.example/other',
    )
    expect(messageOf('https://app.example:8443/callback')).toContain("port: ':' is not allowed at offset 19;")
    expect(messageOf('ftp://app.example/')).toContain("scheme: 'f' is not allowed at offset 0;")
    expect(messageOf('https://evil.test/')).toContain("host: 'e' is not allowed at offset 8;")
    expect(messageOf('https://app.example/callback?a')).toContain("path: '?' is not allowed at offset 28;")
    expect(messageOf('http://127.0.0.1:0/cb')).toContain('(RFC 8252, 7.3); the nearest is http://127.0.0.1/cb')
    expect(messageOf('https://app.example/callback#a')).toBe(
      "fragment: '#' is not allowed at offset 28; a redirect URI has no fragment (RFC 6749, 3.1.2)",
    )
    expect(matcher([])('https://a/')).toMatchObject({ _tag: 'Left', left: { offset: 0, rule: 'RFC 9700, 2.1' } })
  })

  it.each(NOT_TEXT)('refuses %s', (_name, value) => {
    expect(matcher(['https://a/'])(value as never)).toMatchObject({ _tag: 'Left', left: { reason: 'not-absolute' } })
    expect(() => matcher([value as never])).toThrow(TypeError)
    if (!Array.isArray(value)) expect(() => matcher(value as never)).toThrow(TypeError)
  })

  it.each([
    ['https://app.example/cb#a', "fragment: '#' is not allowed at offset 22; an absolute-URI has no fragment"],
    ['/cb', "scheme: '/' has no scheme before it at offset 0; a URI begins with a scheme and ':'"],
    [
      'myapp:/cb',
      "scheme: 'm' is not allowed at offset 0; a private-use scheme has a dot, such as com.example.app (RFC 8252, 7.1)",
    ],
    [
      'javascript:a',
      "scheme: 'j' is not allowed at offset 0; a private-use scheme has a dot, such as com.example.app (RFC 8252, 7.1)",
    ],
    [
      'https://*.app.example/cb',
      "host: '*' is not allowed at offset 8; a redirect URI is one string, and not a pattern (RFC 9700, 2.1)",
    ],
    ['https:///cb', "host: '/' is not allowed at offset 8; write https://host"],
    ['http:cb', "host: 'c' is not allowed at offset 5; did you mean http://cb?"],
    ['https://h:65536/', "port: '6' is not allowed at offset 10; a port is 0 to 65535"],
  ])('refuses to register <%s>', (text, message) => {
    expect(() => matcher([text])).toThrow(new TypeError(`redirectUriMatcher: '${text}': ${message}`))
  })

  it('shows no password of a registered URI', () => {
    expect(() => matcher(['https://me:secret@h/'])).toThrow(/redirectUriMatcher: '\*+@h\/': userinfo: /)
  })

  it('does not see later changes of the list, nor options of the prototype of all objects', () => {
    const list = ['https://a/']
    const redirectUri = matcher(list)
    list[0] = 'https://b/'
    expect([redirectUri('https://a/')._tag, redirectUri('https://b/')._tag]).toEqual(['Right', 'Left'])
    Object.assign(Object.prototype, { loopback: 'localhost' })
    try {
      expect(isRight('http://localhost/', 'http://localhost:1/')).toBe(false)
    } finally {
      delete (Object.prototype as { loopback?: unknown }).loopback
    }
    expect(() => matcher([], { loopback: true } as never)).toThrow(TypeError)
    expect(() => matcher([], { loopBack: 'ip' } as never)).toThrow(TypeError)
  })

  const host = fc.constantFrom(
    '127.0.0.1',
    '127.0.0.2',
    '[::1]',
    'localhost',
    'app.example',
    '127.1',
    '[::2]',
    'localhost.',
  )
  const port = fc.constantFrom('', ':', ':1', ':80', ':65535', ':65536', ':00')
  const rest = fc.constantFrom('', '/', '/cb', '/cb?a', '/CB', '/cb/')
  const scheme = fc.constantFrom('http', 'https', 'HTTP', 'com.example')
  const uris = fc.tuple(scheme, host, port, rest).map(([a, b, c, d]) => `${a}://${b}${c}${d}`)
  const withoutPort = (text: string): string => text.replace(/(:\/\/(?:\[[^\]]*\]|[^:/?]*))(?::\d*)?/, '$1')

  law('a URI accepts only itself, and another port of a loopback address', [uris, uris], (a, b) => {
    let isAccepted: boolean
    try {
      isAccepted = isRight(a, b)
    } catch {
      return
    }
    const isLoopback = /^http:\/\/(?:127\.0\.0\.[12]|\[::1\])(?:[:/?]|$)/.test(a)
    if (isAccepted) expect(a === b || (isLoopback && withoutPort(a) === withoutPort(b))).toBe(true)
    else expect(a).not.toBe(b)
  })

  const lists = fc.array(uris, { maxLength: 6 })
  const hosts = fc.constantFrom('ip', 'localhost', 'none')
  let accepted = 0
  law('no two URIs of a list accept each other', [lists, hosts], (list, loopback) => {
    try {
      matcher(list, { loopback })
    } catch {
      return
    }
    accepted++
    for (const a of list) for (const b of list) if (a !== b) expect(isRight(a, b, { loopback })).toBe(false)
  })
  it('a list of the law is accepted now and then', () => expect(accepted).toBeGreaterThan(20))

  const [one, other] = ['http://127.0.0.1:1/cb', 'http://127.0.0.1:2/cb']
  const message =
    "redirectUriMatcher: 'http://127.0.0.1:2/cb': port: the URI differs from 'http://127.0.0.1:1/cb' only in the port, which RFC 8252, section 7.3 ignores: one of the two is enough"

  it('refuses to register a loopback URI with two ports', () => {
    expect(() => matcher([one, other])).toThrow(new TypeError(message))
    expect(() => matcher(['https://a/', one, one, 'http://127.0.0.2:2/cb', other])).toThrow(message)
    expect(() => matcher(['http://[::1]/', 'http://[::1]:/'])).toThrow(/differs from 'http:\/\/\[::1\]\/' only/)
    expect(matcher([one, one])(other)._tag).toBe('Right')
    expect(matcher([one, 'http://127.0.0.1:2/cb?'])(other)._tag).toBe('Right')
    expect(matcher([one, other], { loopback: 'none' })('http://127.0.0.1:3/cb')._tag).toBe('Left')
    const names = ['http://localhost:1/', 'http://localhost:2/']
    expect(matcher(names)('http://localhost:2/')._tag).toBe('Right')
    expect(() => matcher(names, { loopback: 'localhost' })).toThrow(/differs from 'http:\/\/localhost:1\/' only/)
  })

  it('reads a long text in linear time', { timeout: HOURS }, () => {
    const long = `https://app.example/${'a'.repeat(LONG)}`
    expect(isRight('https://app.example/a', long)).toBe(false)
    expect(isRight('http://[::1]/', `http://[${'0'.repeat(LONG)}]/`)).toBe(false)
  })
})
