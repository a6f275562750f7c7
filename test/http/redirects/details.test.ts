/** Tests edge cases and error messages for redirect targets and registered redirect URIs. */
import { parseUri, showReason, uri } from 'uri-ts'
import { isLocalPath, localTarget, redirectUriMatcher } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { parseLocalPath } from '../../../src/http/redirects/local-path'
import { rightOf } from '../../support/views'

describe('a path within the site', () => {
  it.each([
    ['/a?%2509', true],
    ['/a#%2509', true],
    ['/a?b#%2509', true],
    ['/a?%2509#b', true],
    ['/a#%2509?', true],
    ['/%2509?a', false],
    ['/%2509#a', false],
    ['/%2509', false],
    ['/a/b/..//c', true],
    ['/a/b/../..//c', false],
    ['/a//', true],
    ['/.%2Fa//b', true],
    ['/..%2Fa//b', true],
    ['/a/..%2Fb//c', true],
  ])('%s: %s', (text, isAccepted) => expect(isLocalPath(text)).toBe(isAccepted))

  const double = 'without its dot segments, or decoded, the path would begin with //'

  it.each([
    ['a', "path: 'a' is not allowed at offset 0; a path on the site begins with one '/'"],
    ['//a', "path: '/' is not allowed at offset 1; a path on the site begins with one '/'"],
    ['/a/..//b', `path: '/' is not allowed at offset 6; ${double}`],
    ['/%2Fa', `path: '%' is not allowed at offset 1; ${double}`],
    ['/%09', "path: '%' is not allowed at offset 1; a path on the site has no control characters"],
    ['/%252F', "path: '%' is not allowed at offset 1; nothing in a path on the site is percent-encoded twice"],
    ['/?a/../..//b', `query: '/' is not allowed at offset 10; ${double}`],
    ['/#a/../..//b', `fragment: '/' is not allowed at offset 10; ${double}`],
  ])('%s is refused', (text, message) => {
    const parsed = parseLocalPath(text)
    expect(parsed._tag === 'Left' && [parsed.left.reason, showReason(parsed.left)]).toEqual(['character', message])
  })
})

describe('localTarget', () => {
  const targetOf = (site: string, fallback = '/home') => localTarget<string>({ fallback })(rightOf(parseUri(site)))

  it.each([
    ['http://site.test/', 'http://site.test/home'],
    ['https://site.test/a?b', 'https://site.test/home'],
  ])('accepts the site %s', (site, home) => expect(targetOf(site)('x')).toBe(home))

  it.each(['ftp://site.test/', 'http:a', 'urn:a:b', 'http:///a'])('refuses the site %s', (site) => {
    expect(() => targetOf(site)).toThrow('localTarget: the site is not an http or https URI with a host')
  })

  it.each(['/', '/a', '/a?b//c', '/a#/../b', '/a.b/.c'])('accepts the fallback %s', (fallback) => {
    expect(targetOf('https://site.test/', fallback)('x')).toBe(`https://site.test${fallback}`)
  })

  it.each(['', 'a', 'a/', '/a b', '//a', '/a//b', '/./a', '/..', '/%2e', '/%00', 'https://a/'])(
    'refuses the fallback %j',
    (fallback) => expect(() => localTarget<string>({ fallback })).toThrow(/^localTarget: '.*' is not a path/),
  )

  it('accepts a URI of the site whose path ends with //', () => {
    expect(targetOf('https://site.test/')('https://site.test/a//')).toBe('https://site.test/a//')
  })

  it('refuses an option that does not exist', () => {
    expect(() => localTarget({ fallback: '/', origin: [] } as never)).toThrow(
      "'origin' is not an option: the options are fallback, origins",
    )
  })
})

const matcher = (registered: readonly string[], loopback?: 'localhost') => redirectUriMatcher(registered, { loopback })

describe('a registered URI', () => {
  it.each([
    ['app:/a.b', "scheme: 'a' is not allowed at offset 0; a private-use scheme has a dot"],
    ['https://*.a/', "host: '*' is not allowed at offset 8; a redirect URI is one string, and not a pattern"],
  ])('%s is refused', (text, message) => {
    expect(() => matcher([text])).toThrow(`redirectUriMatcher: '${text}': ${message}`)
  })

  it.each(['com.example:/x?u=https://a/', 'https://a/b*', 'https://a/?*'])('%s is accepted', (text) => {
    expect(matcher([text])(text)._tag).toBe('Right')
  })

  it.each(['https://a/', undefined, null, {}])('is in a list, unlike %j', (list) => {
    expect(() => redirectUriMatcher(list as never)).toThrow('redirectUriMatcher: the value is not a list of URIs')
  })

  it('needs a known loopback option', () => {
    expect(() => redirectUriMatcher([], { loopback: 'name' } as never)).toThrow(
      "the option 'loopback' is one of ip, localhost, none",
    )
  })
})

describe('the port of a loopback URI', () => {
  it.each([1, 9, 10, 9999, 10000, 59999, 60000, 64999, 65000, 65499, 65500, 65529, 65530, 65535])(
    'may be %i',
    (port) => {
      expect(matcher(['http://127.0.0.1/cb'])(`http://127.0.0.1:${port}/cb`)._tag).toBe('Right')
    },
  )

  it.each(['10.127.0.1', 'example', '[a::1]', '128.0.0.1'])('matters if the host is %s', (host) => {
    expect(matcher([`http://${host}/cb`], 'localhost')(`http://${host}:5/cb`)._tag).toBe('Left')
  })
})

describe('the error for a request', () => {
  const errorOf = (registered: readonly string[], requested: string) => {
    const result = matcher(registered)(requested)
    if (result._tag === 'Right') throw new Error('the URI is registered')
    return result.left
  }

  it.each([
    ['https://a/', 'http://a/', 'scheme', 4],
    ['https://a/', 'https://me@a/', 'userinfo', 8],
    ['https://me/', 'https://me@a/', 'userinfo', 10],
    ['https://a/', 'https://b/', 'host', 8],
    ['https://a/', 'https://a:1/', 'port', 9],
    ['https://a/cb', 'https://a?x', 'path', 9],
    ['https://a/cb', 'https://a/cd', 'path', 11],
    ['https://a/cb?a=1', 'https://a/cb?a=2', 'query', 15],
  ])('%s instead of %s', (registered, requested, component, offset) => {
    expect(errorOf([registered], requested)).toMatchObject({ component, offset, nearest: registered })
  })

  it('names the first of the nearest URIs', () => {
    expect(errorOf(['https://b/', 'https://a/1', 'https://a/2'], 'https://a/3').nearest).toBe('https://a/1')
  })

  it('names no URI if the list is empty', () => {
    const error = errorOf([], 'https://a/')
    expect('nearest' in error).toBe(false)
    expect(showReason(error)).toBe(
      "scheme: 'h' is not allowed at offset 0; a redirect URI is equal to a registered one, character by character (RFC 9700, 2.1)",
    )
  })

  it.each([
    ['/cb', 'a redirect URI is an absolute URI (RFC 6749, 3.1.2)'],
    [`${uri('https://a/cb')}#`, 'a redirect URI has no fragment (RFC 6749, 3.1.2)'],
    [
      'http://127.0.0.1:0/cb',
      'the port of a loopback redirect URI is a number from 1 to 65535 (RFC 8252, 7.3); the nearest is http://127.0.0.1/cb',
    ],
  ])('%s says the rule', (requested, rule) => {
    expect(
      showReason(errorOf(['http://127.0.0.1/cb'], requested))
        .split('; ')
        .slice(1)
        .join('; '),
    ).toBe(rule)
  })
})
