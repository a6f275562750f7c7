import * as fc from 'fast-check'
import { type UriView, view } from 'uri-ts'
import { anyUriReference } from 'uri-ts/fast-check'
import { parseRequestTarget } from 'uri-ts/http'
import { isIriReference, parseIriReference } from 'uri-ts/iri'
import { OTEL_KEYS, redactText, urlAttributes } from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { viewOf } from '../../support/corpus'
import { law } from '../../support/law'
import { rightOf } from '../../support/views'

describe('urlAttributes', () => {
  it.each([
    [
      'https://ann:pw@Example.com:8443/a%2Fb?sig=x&b=c#token=d',
      {
        'url.full': 'https://REDACTED:REDACTED@Example.com:8443/a%2Fb?sig=REDACTED&b=c#token=REDACTED',
        'url.scheme': 'https',
        'url.path': '/a%2Fb',
        'url.query': 'sig=REDACTED&b=c',
        'server.address': 'Example.com',
        'server.port': 8443,
      },
    ],
    [
      'HTTP://token@[::1]',
      {
        'url.full': 'HTTP://REDACTED@[::1]',
        'url.scheme': 'http',
        'url.path': '',
        'server.address': '::1',
        'server.port': 80,
      },
    ],
    ['/a?access_token=x', { 'url.path': '/a', 'url.query': 'access_token=REDACTED' }],
    [
      'ws://h/',
      {
        'url.full': 'ws://h/',
        'url.scheme': 'ws',
        'url.path': '/',
        'server.address': 'h',
        'server.port': 80,
      },
    ],
    [
      'WSS://h/',
      {
        'url.full': 'WSS://h/',
        'url.scheme': 'wss',
        'url.path': '/',
        'server.address': 'h',
        'server.port': 443,
      },
    ],
    [
      'http://h:80/http://ann@i',
      {
        'url.full': 'http://h:80/http://REDACTED@i',
        'url.scheme': 'http',
        'url.path': '/http://REDACTED@i',
        'server.address': 'h',
        'server.port': 80,
      },
    ],
    [
      'postgres://ann:1#secret@db/shop',
      {
        'url.full': 'postgres://REDACTED@db/shop',
        'url.scheme': 'postgres',
        'url.path': '',
        'server.address': 'REDACTED',
      },
    ],
    [
      'redis://:/secret@db/0',
      { 'url.full': 'redis://REDACTED@db/0', 'url.scheme': 'redis', 'url.path': 'REDACTED@db/0' },
    ],
    ['//h', { 'url.path': '', 'server.address': 'h' }],
    ['http://:80', { 'url.full': 'http://:80', 'url.scheme': 'http', 'url.path': '' }],
    ['urn:a:b', { 'url.full': 'urn:a:b', 'url.scheme': 'urn', 'url.path': 'a:b' }],
    [
      'ftp://h/?',
      { 'url.full': 'ftp://h/?', 'url.scheme': 'ftp', 'url.path': '/', 'url.query': '', 'server.address': 'h' },
    ],
    [
      'https://h/a;token=x?AWSAccessKeyId=y&signature=z',
      {
        'url.full': 'https://h/a;token=REDACTED?AWSAccessKeyId=REDACTED&signature=REDACTED',
        'url.scheme': 'https',
        'url.path': '/a;token=REDACTED',
        'url.query': 'AWSAccessKeyId=REDACTED&signature=REDACTED',
        'server.address': 'h',
        'server.port': 443,
      },
    ],
  ])('%s', (text, attributes) => expect(urlAttributes(viewOf(text) as never)).toStrictEqual(attributes))

  it.each([
    ['GET', '//a:b', { 'url.path': '//a:b' }],
    ['GET', '//evil.test/admin?x', { 'url.path': '//evil.test/admin', 'url.query': 'x' }],
    ['GET', '//u:p@h/?sig=x', { 'url.path': '//REDACTED@h/', 'url.query': 'sig=REDACTED' }],
    ['GET', '/?a=http://b&code=c@d', { 'url.path': '/', 'url.query': 'a=http://REDACTED' }],
    ['CONNECT', 'example.com:443', { 'url.path': '', 'server.address': 'example.com', 'server.port': 443 }],
    ['CONNECT', '1.2.3.4:443', { 'url.path': '', 'server.address': '1.2.3.4', 'server.port': 443 }],
    ['CONNECT', '[::1]:80', { 'url.path': '', 'server.address': '::1', 'server.port': 80 }],
    [
      'GET',
      'http://h/?token=x',
      {
        'url.full': 'http://h/?token=REDACTED',
        'url.scheme': 'http',
        'url.path': '/',
        'url.query': 'token=REDACTED',
        'server.address': 'h',
        'server.port': 80,
      },
    ],
  ])('of a request-target: %s %s', (method, target, attributes) => {
    expect(urlAttributes(rightOf(parseRequestTarget(method, target)) as UriView)).toEqual(attributes)
  })

  const after = fc.string({
    unit: fc.constantFrom('/', '/', ':', '@', '?', '=', '&', ';', 'a', '1', 'token='),
    maxLength: 12,
  })

  law('has only the path and the query of a request-target that begins with a slash', [after], (text) => {
    const target = rightOf(parseRequestTarget('GET', `/${text}`)) as UriView
    const { 'url.path': path, 'url.query': query = '', ...others } = urlAttributes(target)
    expect(others).toEqual({})
    if (/[@=]/.test(text)) return
    const [expected] = target.text.split('?', 1)
    expect(path).toBe(expected)
    expect(query).toBe(target.text.slice(path.length + 1))
  })

  const host = fc.constantFrom('h', '1.2.3.4', '[::1]', 'a;token=b')

  law('has the host and the port of a CONNECT request', [host, fc.integer({ min: 1, max: 65_535 })], (name, port) => {
    const attributes = urlAttributes(rightOf(parseRequestTarget('CONNECT', `${name}:${port}`)) as UriView)
    expect(Object.keys(attributes)).toEqual([
      'url.path',
      'server.address',
      ...(name === 'a;token=b' ? [] : ['server.port']),
    ])
  })

  const nonAscii = fc.constantFrom('é', '日', '/', '//', ':', '@', '?', '#', 'a', 'x:')
  const iris = fc
    .array(nonAscii)
    .map((all) => all.join(''))
    .filter(isIriReference)

  law('accepts a view of an IRI', [iris], (text) => {
    const { 'url.path': path } = urlAttributes(rightOf(parseIriReference(text)) as never)
    if (!/[@=]|\p{C}/u.test(text)) expect(text).toContain(path)
  })

  it('hides the whole value of a key if the value contains white space, which only an IRI can contain', () => {
    const attributes = urlAttributes(rightOf(parseIriReference('a\u00a0b?token=1\u2003x&c=d')) as never)
    expect(attributes).toEqual({ 'url.path': 'a\u00a0b', 'url.query': 'token=REDACTED&c=d' })
  })

  law('has no userinfo, and no value of a key that is hidden', [anyUriReference()], (text) => {
    const { text: given, userinfoEnd, pathStart } = view(text)
    const all = JSON.stringify(urlAttributes(view(text) as never))
    if (userinfoEnd > given.indexOf('//') + 12 && pathStart > 0)
      expect(all).not.toContain(given.slice(given.indexOf('//'), userinfoEnd + 1))
  })

  it('throws for what is not a view', () => expect(() => urlAttributes('/a' as never)).toThrow(TypeError))
})

describe('the options of redactText', () => {
  it('has whole keys', () => {
    const exact = redactText({ exact: OTEL_KEYS })
    expect(exact('/?sig=a&design=b&mysig=c&SIG=d&x-goog-signature=e&%73ig=f')).toBe(
      '/?sig=***&design=b&mysig=c&SIG=***&x-goog-signature=***&%73ig=***',
    )
  })

  it('has a mask', () => {
    const masked = redactText({ keys: ['token'], mask: 'REDACTED' })
    expect(masked('https://a:b@h/?my_token=c d')).toBe('https://REDACTED@h/?my_token=REDACTED')
    expect(masked('.token=/&foo:')).toBe('REDACTED')
    expect(redactText({ exact: ['sig'] })('?s\tig=a')).toBe('?s\\u0009ig=***')
  })

  it('are checked', () => {
    expect(() => redactText({ mask: 'a/b' })).toThrow("the option 'mask' is letters, digits and -._~*")
    expect(() => redactText({ key: [] } as never)).toThrow("'key' is not an option")
  })
})
