/** Tests how list entries and the hosts of URIs are read, and which error messages describe invalid entries. */
import { parseUri, parseUriReference, uri, view as viewOf } from 'uri-ts'
import { hasOriginLike, hostList, originPattern, proxyOf } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { noProxy } from '../../../src/http/hosts/no-proxy'
import { readEntry } from '../../../src/http/hosts/read-entry'
import { resolvedHost } from '../../../src/http/hosts/resolved-host'
import { rightOf } from '../../support/views'

const view = (text: string) => rightOf(parseUri(text))

const IPV4 = [0, 0, 0, 0, 0, 0xffff, 0x0a00, 1]
const HOST = 'is not an IP address, a block of addresses, or a name, perhaps with a port'
const NUMBER = /^ends with a number/

const shown = (text: string) => {
  const entry = readEntry(text)
  if (typeof entry === 'string') return entry
  const { host, isTree, port } = entry
  return [host, isTree, port]
}

describe('an entry', () => {
  it.each<readonly [string, unknown]>([
    ['a', ['a', false, -1]],
    ['A-b_c.D1', ['a-b_c.d1', false, -1]],
    ['.a.b', ['a.b', true, -1]],
    ['a.b.', ['a.b', false, -1]],
    ['.a.b.', ['a.b', true, -1]],
    ['a:80', ['a', false, 80]],
    ['a:0', ['a', false, 0]],
    ['a:65535', ['a', false, 65535]],
    ['.a:80', ['a', true, 80]],
    ['1a', ['1a', false, -1]],
    ['a1', ['a1', false, -1]],
    ['0xg', ['0xg', false, -1]],
    ['a0x1', ['a0x1', false, -1]],
    ['10.0.0.1', [[IPV4, 128], false, -1]],
    ['10.0.0.1:80', [[IPV4, 128], false, 80]],
    ['10.0.0.1/32', [[IPV4, 128], false, -1]],
    ['::1', [[[0, 0, 0, 0, 0, 0, 0, 1], 128], false, -1]],
    ['[::1]', [[[0, 0, 0, 0, 0, 0, 0, 1], 128], false, -1]],
    ['[::1]:8080', [[[0, 0, 0, 0, 0, 0, 0, 1], 128], false, 8080]],
  ])('%s', (text, entry) => expect(shown(text)).toEqual(entry))

  it.each([
    '',
    ' a',
    'a ',
    '*.a',
    'a b',
    'a..b',
    '.',
    '..',
    '..a',
    'a..',
    '.a..',
    ':80',
    'a:',
    'a:b',
    'a:1b',
    'a:1:2',
    '\u00e9',
    'a%41',
    '[::1',
    '[::1]x',
    '[a]',
    '[::1::]',
    '[]:99999',
    '[x]:99999',
    ':99999',
    'x[::1]',
    '[1.2.3.4]',
    '!a',
    'a!b',
    'a!',
  ])('%j is not a host', (text) => expect(shown(text)).toMatch(/^is not a /))

  it.each(['1', '127.1', '0x7f', '0X7F.1', 'a.1', 'a.12', 'a.0x', '1.', 'a.0xf.', '.1', '256.1.1.1', 'a.1:80'])(
    '%s is an address in rare notation',
    (text) => expect(shown(text)).toMatch(NUMBER),
  )

  it.each(['a:65536', 'a:99999', '[::1]:65536', '10.0.0.1:65536'])('%s has a port that is too large', (text) => {
    expect(shown(text)).toMatch(/port/)
    expect(shown(text)).not.toBe(HOST)
  })

  it.each([5, null, undefined, {}, ['a']])('in a list is not %j', (entry) => {
    expect(() => hostList([entry] as never)).toThrow(/^hostList: the value is not /)
  })

  it.each(['a', undefined, null, {}])('is in a list, unlike %j', (list) => {
    expect(() => hostList(list as never)).toThrow('hostList: the value is not a list of hosts')
  })

  it('matches only its port, also if the port is 0', () => {
    const isZero = hostList(['a:0', '.b:0', '[::1]:0'])
    const of = (text: string) => isZero(view(text))
    expect(['http://a:0/', 'http://x.b:0/', 'http://[::1]:0/'].map(of)).toEqual([true, true, true])
    expect(['http://a/', 'http://x.b:1/', 'http://[::1]:80/', 'x://a/'].map(of)).toEqual([false, false, false, false])
  })

  it('matches the default port, and no port of an unknown scheme', () => {
    const isListed = hostList(['a:80', 'b:1'])
    expect(['http://a/', 'http://a:/', 'ws://a/'].map((text) => isListed(view(text)))).toEqual([true, true, true])
    expect(['x://a/', 'x://b/', 'https://a/'].map((text) => isListed(view(text)))).toEqual([false, false, false])
  })

  it('that is a block does not match a name with the numbers of the block', () => {
    const isListed = hostList(['10.0.0.1', 'a'.repeat(99)])
    expect(isListed(view(`http://${[...IPV4, 128]}/`))).toBe(false)
  })

  it('below a tree is found at each dot', () => {
    const isListed = hostList(['.b.c', '.d', 'x.y'])
    const of = (host: string) => isListed(view(`http://${host}/`))
    expect(['b.c', 'a.b.c', 'z.a.b.c', 'd', 'q.d', 'x.y', '.b.c'].map(of)).toEqual(new Array(7).fill(true))
    expect(['ab.c', 'xd', 'z.x.y', 'c', 'a.c'].map(of)).toEqual(new Array(5).fill(false))
  })
})

it.each<readonly [string, unknown]>([
  ['http://A.b./', 'a.b'],
  ['http://%41/', 'a'],
  ['http://10.0.0.1/', IPV4],
  ['http://0x0a.1/', IPV4],
  ['http://[::ffff:10.0.0.1]/', IPV4],
  ['http://0/', [0, 0, 0, 0, 0, 0xffff, 0, 0]],
  ['http://0.0.0.0/', [0, 0, 0, 0, 0, 0xffff, 0, 0]],
  ['http:///a', undefined],
  ['http://me@/a', undefined],
  ['http:a', undefined],
  ['http://[v1.a]/', undefined],
])('the host of %s', (text, host) => expect(resolvedHost(view(text))).toEqual(host))

describe('NO_PROXY', () => {
  it.each([
    ['', 'a', false],
    ['', '', false],
    [',', 'a', false],
    ['.', 'a', false],
    ['.', 'a.', false],
    ['a', 'a', true],
    ['.a', 'a', true],
    ['a.', 'a', true],
    ['A', 'a', true],
    ['b,,a', 'a', true],
    ['b, a', 'a', true],
    ['b,  a', 'a', true],
    ['b ,a', 'a', true],
    ['b a', 'a', false],
    ['b\ta', 'a', false],
    [' a', 'a', true],
    ['a ', 'a', true],
    ['a', 'x.a', true],
    ['a', 'xa', false],
    ['xa', 'a', false],
    ['*', 'a', true],
    ['*,b', 'a', false],
    ['Stryker was here!', 'a', false],
  ])('%j: %s is direct: %s', (list, host, isDirect) => expect(noProxy(list)(host)).toBe(isDirect))

  it.each([
    ['10.0.0.1', true],
    ['10.0.0.2', false],
    ['10.0.0.9/8', true],
    ['10.0.0.2/0', false],
    ['10.0.0.1/0', true],
    ['10.0.0.0/33', false],
    ['::ffff:10.0.0.0/104', true],
    ['x10.0.0.0/8', false],
    ['0000:0000:0000:0000:0000:ffff:192.168.158.190/96', true],
    ['x0000:0000:0000:0000:0000:ffff:192.168.158.190/96', false],
    ['10.0.0.0/8x', false],
    ['a/8', false],
  ])('%s contains 10.0.0.1: %s', (list, isDirect) => expect(noProxy(list)(IPV4 as never)).toBe(isDirect))
})

describe('proxyOf', () => {
  const proxyFor = (env: object, text: string) => proxyOf(env as never)(view(text))

  it.each(['http', 'https', 'socks', 'socks4', 'socks4a', 'socks5', 'socks5h'])('accepts a %s proxy', (scheme) => {
    expect(proxyFor({ http_proxy: `${scheme}://p` }, 'http://a/')).toEqual({ _tag: 'Some', value: `${scheme}://p` })
  })

  it.each([
    ['http', 'http_proxy'],
    ['ws', 'http_proxy'],
    ['https', 'https_proxy'],
    ['https', 'HTTPS_PROXY'],
    ['wss', 'https_proxy'],
    ['wss', 'HTTPS_PROXY'],
    ['ftp', 'ftp_proxy'],
    ['ftp', 'FTP_PROXY'],
    ['x', 'all_proxy'],
    ['x', 'ALL_PROXY'],
  ])('reads for %s the variable %s', (scheme, name) => {
    expect(proxyFor({ [name]: 'p:1' }, `${scheme}://a/`)).toEqual({ _tag: 'Some', value: 'http://p:1' })
  })

  it('reads no variable for an unknown scheme, and none of the prototype', () => {
    expect(proxyFor({ http_proxy: 'p' }, 'x://a/')).toEqual({ _tag: 'None' })
    expect(proxyFor({ http_proxy: 'p' }, 'constructor://a/')).toEqual({ _tag: 'None' })
    expect(proxyFor(Object.create({ http_proxy: 'p' }), 'http://a/')).toEqual({ _tag: 'None' })
    expect(proxyOf({ all_proxy: 'p' })(rightOf(parseUriReference('//a/')))).toEqual({ _tag: 'None' })
  })

  it.each([
    ['ftp://p', /3128$/],
    ['p:65536', /3128$/],
    ['http://', /3128$/],
    ['http://a b', /3128: host: ' ' is not allowed at offset 8; /],
  ])('refuses the proxy %s', (value, end) => {
    expect(() => proxyOf({ http_proxy: value })).toThrow(end)
    expect(() => proxyOf({ http_proxy: value })).toThrow(
      /^proxyOf: http_proxy is not the URI of a proxy, such as http:\/\/proxy\.example:/,
    )
  })

  it.each([5, null, true, {}])('refuses a variable that is %j', (value) => {
    expect(() => proxyFor({ all_proxy: value }, 'http://a/')).toThrow('proxyOf: all_proxy is not a string')
  })

  it.each([undefined, null, 'http://p', ['http://p']])('refuses the environment %j', (env) => {
    expect(() => proxyOf(env as never)).toThrow('proxyOf: the value is not an environment')
  })

  it.each(['http://p:', 'p:0', 'http://p:/'])('accepts the proxy %s', (value) => {
    expect(proxyFor({ http_proxy: value }, 'http://a/')._tag).toBe('Some')
  })
})

describe('patterns of origins', () => {
  it.each([5, undefined, null, {}])('are strings, unlike %j', (value) => {
    expect(() => originPattern(value as never)).toThrow(
      'originPattern: the value is not a string, such as https://*.example.com',
    )
    expect(() => hasOriginLike([value] as never)).toThrow('hasOriginLike: the value is not a string')
  })

  it.each([
    [
      '1https://*.a.b',
      "hasOriginLike: '1https://*.a.b': host: '*' is not allowed at offset 9; '*' stands for whole labels at the left: write https://*.example.com",
    ],
    ['https://*.a', /^hasOriginLike: 'https:\/\/\*\.a': host: 'a' is not allowed at offset 10; /],
    ['x://a/*.a.b', /^hasOriginLike: /],
  ])('refuse %s', (text, message) => expect(() => hasOriginLike([text])).toThrow(message))

  it('match whole labels', () => {
    const isLike = hasOriginLike(['h2://*.a.b', 'https://c.d', 'https://*.e.f:8443'])
    const of = (text: string) => isLike(view(text))
    expect(['h2://x1-_.a.b', 'https://c.d', 'https://x.y.e.f:8443'].map(of)).toEqual([true, true, true])
    expect(
      ['h2://a.b', 'https://x.c.d', 'https://x.e.f', 'h2://x.y!z.a.b', 'h2://!x.a.b', 'h2://.a.b'].map(of),
    ).toEqual(new Array(6).fill(false))
  })

  it('match no origin of a scheme named undefined', () => {
    expect(hasOriginLike(['https://a'])(view('undefined://x.undefined'))).toBe(false)
  })

  it.each(['co.uk', null, true, {}])('accept as isPublicSuffix only a function, unlike %j', (isPublicSuffix) => {
    expect(() => hasOriginLike({ allowed: [], isPublicSuffix } as never)).toThrow(
      "the option 'isPublicSuffix' is a function of a name",
    )
  })

  it('pass the name without the port to isPublicSuffix', () => {
    const names: string[] = []
    const isPublicSuffix = (name: string): boolean => names.push(name) < 0
    hasOriginLike({ allowed: ['https://*.a.b', 'https://*.c1.d2:80', 'https://e.f'], isPublicSuffix })
    expect(names).toEqual(['a.b', 'c1.d2'])
  })
})

it('a URI of the site may be given as a constant', () => {
  expect(hostList(['a'])(viewOf(uri('http://a/')))).toBe(true)
})
