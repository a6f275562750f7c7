import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { hostList, proxyOf } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { HOURS, LONG } from '../../support/law'
import { NOT_TEXT } from '../../support/not-text'
import { refOf } from '../../support/views'

const run = promisify(execFile)
const PROXY = 'http://127.0.0.1:1'

/** Returns whether `proxyOf` finds a proxy for a URI, given the value of `no_proxy`. */
const hasProxy = (list: string, text: string): boolean =>
  proxyOf({ http_proxy: PROXY, no_proxy: list })(refOf(text))._tag === 'Some'

/** Lists values of `NO_PROXY` and, for each value, hosts that `proxyOf` treats as curl does. */
const LISTS: readonly (readonly [list: string, hosts: readonly string[]])[] = [
  ['*', ['a', '127.0.0.1', '[::1]']],
  [
    'localhost,127.0.0.1,::1',
    ['localhost', 'LOCALHOST', 'localhost.', '[::1]', '127.0.0.1', '127.1', '127.0.0.2', 'a', '[::2]', 'notlocalhost'],
  ],
  [
    'example.com',
    [
      'example.com',
      'www.example.com',
      'EXAMPLE.com.',
      'nonexample.com',
      'example.com.evil.test',
      'com',
      'ex%61mple.com',
    ],
  ],
  ['.example.com', ['example.com', 'www.example.com', 'nonexample.com', 'a.b.example.com']],
  ['example.com.', ['example.com', 'www.example.com', 'example.com.']],
  ['*.example.com', ['example.com', 'www.example.com']],
  ['*,a', ['a', 'b']],
  ['a,b, c ,,d', ['a', 'b', 'c', 'd', 'e', 'x.d']],
  ['a b,c', ['a', 'b', 'c']],
  ['a,b\t c,d', ['a', 'b', 'c', 'd']],
  ['a,b\nc,d', ['a', 'b', 'c', 'd']],
  [' ,\t,a', ['a', 'b']],
  ['example.com:80', ['example.com', 'example.com:80', 'example.com:81']],
  ['10.0.0.0/8', ['10.1.2.3', '10.255.0.1', '11.0.0.1', '0xa.1', '012.0.0.1', '167837955', 'a']],
  ['10.1.2.3/8', ['10.9.9.9', '11.0.0.1']],
  ['10.0.0.1/0', ['10.0.0.1', '10.0.0.2']],
  ['10.0.0.0/33', ['10.0.0.0']],
  ['127.0.0.0/8', ['127.0.0.2', '127.255.255.254', '128.0.0.1']],
  ['fd00::/8', ['[fd00::1]', '[fdff::1]', '[fe00::1]']],
  ['::1/128', ['[::1]', '[0:0:0:0:0:0:0:1]', '[::2]']],
  ['0:0:0:0:0:0:0:1', ['[::1]']],
  ['[::1]', ['[::1]']],
  ['.', ['a', 'a.']],
  ['', ['a']],
]

const CURL = await run('curl', ['--version']).then(
  ({ stdout }) => /^curl (\S+)/.exec(stdout)?.[1],
  () => undefined,
)
if (CURL === undefined) console.log('skipped: curl is not installed')
else console.log(`curl ${CURL}`)

const isOlder = (major: number, minor: number): boolean => {
  const [x = 0, y = 0] = (CURL ?? '').split('.').map(Number)
  return x < major || (x === major && y < minor)
}

/**
 * Returns whether the installed curl reads a list as curl 8.18 does. Version 7 also accepted entries that were
 * separated by spaces alone. Before version 8.18, curl compared IPv6 addresses as strings.
 */
const isComparable = ([list]: (typeof LISTS)[number]): boolean =>
  !(isOlder(8, 0) && /\w[ \t]+\w/.test(list)) && !(isOlder(8, 18) && /\w::|:\d+\/|(?:0:)+/.test(list))

const END = '<end>'

/** Returns what curl prints for each URI before the connection to port 1 fails. */
const printedByCurl = async (variables: Record<string, string>, texts: readonly string[]): Promise<string[]> => {
  const hosts = [80, 81, 443, 21].flatMap((port) => ['--resolve', `*:${port}:127.0.0.1`])
  const args = ['-v', '-s', '-m', '60', '-w', `%{stderr}${END}`, ...hosts, '--connect-to', '::127.0.0.1:1', ...texts]
  const env = { ...variables, PATH: process.env['PATH'] }
  const { stderr } = await run('curl', args, { env }).catch((error: { stderr: string }) => error)
  return stderr.split(END).slice(0, -1)
}

/**
 * Lists the values in `LISTS` that `hostList` and `proxyOf` interpret in the same way. In `hostList`, a name does not
 * match its subdomains.
 */
const HOST_LISTS = ['localhost,127.0.0.1,::1', '10.0.0.0/8', '127.0.0.0/8', 'fd00::/8', '::1/128', '0:0:0:0:0:0:0:1']

describe.runIf(CURL !== undefined)('curl reads no_proxy as proxyOf does:', () => {
  it.each(LISTS.filter(isComparable))('%s', async (list, hosts) => {
    const uris = hosts.map((host) => `http://${host}/`)
    const printed = await printedByCurl({ http_proxy: PROXY, no_proxy: list }, uris)
    const proxied = printed.map((text) => text.includes('http_proxy =='))
    expect(proxied).toEqual(uris.map((text) => hasProxy(list, text)))
    if (!HOST_LISTS.includes(list)) return
    const isListed = hostList<string>(list.split(','))
    expect(proxied).toEqual(uris.map((text) => !isListed(refOf(text))))
  })
})

const SCHEMES = ['http', 'HTTP', 'https', 'HTTPS', 'ws', 'WS', 'wss', 'WSS', 'ftp', 'FTP', 'all', 'ALL']
const VARIABLES = SCHEMES.map(
  (scheme, index) => [`${scheme}_${/[a-z]/.test(scheme) ? 'proxy' : 'PROXY'}`, index] as const,
)

// Before version 8.11, curl did not support `ws` and `wss` by default.
describe.runIf(CURL !== undefined && !isOlder(8, 11))('curl chooses the same proxy as proxyOf', () => {
  const uris = ['http', 'https', 'ws', 'wss', 'ftp'].map((scheme) => `${scheme}://a.test/`)
  const among = (isSet: (index: number) => boolean) =>
    Object.fromEntries(VARIABLES.map(([name, index]) => [name, isSet(index) ? `http://127.0.0.1:${index + 1}` : '']))

  it.each(VARIABLES)('if %s is set, or is empty', async (_name, at) => {
    for (const env of [among((i) => i === at), among((i) => i !== at), among((i) => i < at), among((i) => i > at)]) {
      const printed = await printedByCurl(env, uris)
      const proxies = printed.map((text) => /Uses proxy env variable \w+ == '(http[^']*)'/.exec(text)?.[1])
      const ours = uris.map((text) => proxyOf(env)(refOf(text)))
      expect(proxies).toEqual(ours.map((found) => (found._tag === 'Some' ? found.value : undefined)))
    }
  })
})

/** The rows in curl's unit test 1614. `isDirect` is `true` if curl connects to the host without a proxy. */
const UNIT_1614: readonly (readonly [host: string, list: string, isDirect: boolean])[] = [
  ['www.example.com', 'localhost .example.com .example.de', false],
  ['www.example.com', 'localhost,.example.com,.example.de', true],
  ['www.example.com.', 'localhost,.example.com,.example.de', true],
  ['example.com', 'localhost,.example.com,.example.de', true],
  ['example.com.', 'localhost,.example.com,.example.de', true],
  ['www.example.com', 'localhost,.example.com.,.example.de', true],
  ['www.example.com', 'localhost,www.example.com.,.example.de', true],
  ['example.com', 'localhost,example.com,.example.de', true],
  ['nexample.com', 'localhost,example.com,.example.de', false],
  ['127.0.0.1', '127.0.0.1,localhost,', true],
  ['127.0.0.1', '127.0.0.1/8,localhost,', true],
  ['127.0.0.1', '127.0.0.1/28,localhost,', true],
  ['127.0.0.1', '127.0.0.1/31,localhost,', true],
  ['127.0.0.1', `localhost,${'127.0.0.1.'.repeat(12)}127.0.0`, false],
  ['localhost', '127.0.0.1,localhost', true],
  ['foobar', 'barfoo', false],
  ['192.168.0.1', 'foobar', false],
  ['192.168.0.1', '192.168.0.0/16', true],
  ['192.168.0.1', '192.168.0.0/16a', false],
  ['192.168.0.1', '192.168.0.0/16 ', true],
  ['192.168.0.1', '192.168.0.0/a16', false],
  ['192.168.0.1', '192.168.0.0/ 16', false],
  ['192.168.0.1', '192.168.0.0/24', true],
  ['192.168.0.1', '192.168.0.0/32', false],
  ['192.168.0.1', '192.168.0.1/32', true],
  ['192.168.0.1', '192.168.0.1/33', false],
  ['192.168.0.1', '192.168.0.0', false],
  ['192.168.1.1', 'foo, bar, 192.168.0.0/24', false],
  ['192.168.1.1', 'foo, bar, 192.168.0.0/16', true],
  ['192.160.0.1', '10.0.0.1/0', false],
  ['[::1]', 'foo, bar, 192.168.0.0/16', false],
  ['[::1]', 'foo, bar, ::1/64', true],
  ['[::1]', '::1/129', false],
  ['[::1]', '::1/a127', false],
  ['[::1]', '::1/127a', false],
  ['[::1]', '::1/ 127', false],
  ['[::1]', '::1/127 ', true],
  ['[::1]', '::1/122', true],
  ['[2001:db8:8000::1]', '2001:db8::/65', false],
  ['[2001:db8:8000::1]', '2001:db8::/33', false],
  ['[2001:db8:8000::1]', '2001:db8::/32', true],
  ['[2001:db8::1]', '2001:db8::/65', true],
  ['BAr', 'foo,,,,,              bar, ::1/64', true],
  ['www.example.com', 'www2.example.com, .example.net', false],
  ['nonexample.com', '.example.com, .example.net', false],
]

describe('proxyOf', () => {
  it.each(UNIT_1614)('of <%s> and the list <%s>: needs no proxy: %s', (host, list, isDirect) => {
    expect(hasProxy(list, `http://${host}/`)).toBe(!isDirect)
  })

  it.each([
    ['http://localhost./', 'CVE-2025-62718'],
    ['http://[::1]/', 'CVE-2025-62718'],
    ['http://localhost:8080/', 'CVE-2025-62718'],
    ['http://[0:0:0:0:0:0:0:1]/', 'CVE-2026-42043'],
    ['http://[::ffff:127.0.0.1]/', 'CVE-2026-42043'],
    ['http://[::ffff:7f00:1]/', 'CVE-2026-42043'],
    ['http://2130706433/', 'CVE-2026-42043'],
    ['http://l%6fcalhost/', 'a percent sign'],
  ])('sends <%s> to no proxy (%s)', (text) => {
    expect(hasProxy('localhost,127.0.0.1,::1', text)).toBe(false)
  })

  it('knows all loopback addresses if the list has their block (CVE-2026-42043)', () => {
    for (const host of ['127.0.0.2', '127.0.0.100', '127.1.2.3', '[::ffff:127.0.0.2]', '0x7f.2']) {
      expect(hasProxy('127.0.0.0/8', `http://${host}/`)).toBe(false)
      // In this library and in curl, but not in axios, an address in `no_proxy` matches only itself.
      expect(hasProxy('127.0.0.1', `http://${host}/`)).toBe(true)
    }
  })

  it.each([
    [{ http_proxy: 'http://p' }, 'http://a', 'http://p'],
    [{ http_proxy: 'p:8080' }, 'http://a', 'http://p:8080'],
    [{ HTTP_PROXY: 'http://p' }, 'http://a', undefined],
    [{ http_proxy: 'http://p' }, 'https://a', undefined],
    [{ http_proxy: 'http://p' }, 'ws://a', 'http://p'],
    [{ HTTPS_PROXY: 'http://p' }, 'https://a', 'http://p'],
    [{ HTTPS_PROXY: 'http://p', https_proxy: 'http://q' }, 'HTTPS://a', 'http://q'],
    [{ https_proxy: 'http://p' }, 'wss://a', 'http://p'],
    [{ ws_proxy: 'http://p', http_proxy: 'http://q' }, 'ws://a', 'http://p'],
    [{ WS_PROXY: 'http://p', HTTP_PROXY: 'http://q' }, 'ws://a', 'http://p'],
    [{ ws_proxy: '', http_proxy: 'http://p', all_proxy: 'http://q' }, 'ws://a', 'http://p'],
    [{ wss_proxy: 'http://p', WSS_PROXY: 'http://q', https_proxy: 'http://r' }, 'wss://a', 'http://p'],
    [{ WSS_PROXY: 'http://p', https_proxy: 'http://q' }, 'wss://a', 'http://p'],
    [{ ws_proxy: 'http://p' }, 'http://a', undefined],
    [{ ws_proxy: 'http://p' }, 'wss://a', undefined],
    [{ https_proxy: '', ALL_PROXY: 'socks5h://me:pw@p:1080' }, 'https://a', 'socks5h://me:pw@p:1080'],
    [{ all_proxy: 'http://p', ALL_PROXY: 'http://q' }, 'ftp://a', 'http://p'],
    [{ ftp_proxy: 'http://p' }, 'ftp://a', 'http://p'],
    [{ all_proxy: 'http://p' }, 'x:a', undefined],
    [{ all_proxy: 'http://p' }, '//a', undefined],
    [{ all_proxy: 'http://p' }, 'x://a', 'http://p'],
    [{ all_proxy: 'http://p', NO_PROXY: 'a' }, 'http://a', undefined],
    [{ all_proxy: 'http://p', NO_PROXY: 'a', no_proxy: 'b' }, 'http://a', 'http://p'],
    [{ all_proxy: 'http://p', NO_PROXY: 'a', no_proxy: '' }, 'http://a', undefined],
    [{}, 'http://a', undefined],
  ])('of %j and <%s> is %s', (env, text, proxy) => {
    expect(proxyOf(env)(refOf(text))).toEqual(proxy === undefined ? { _tag: 'None' } : { _tag: 'Some', value: proxy })
  })

  it.each([
    'http://p:99999',
    'http://',
    'ftp://p',
    'http://p p',
    'http://:80',
    '://p',
    'file:///p',
    'http:/p:3128',
    'http://me:secret@p:x',
  ])('refuses the proxy <%s>, and does not repeat it', (value) => {
    expect(() => proxyOf({ https_proxy: value })).toThrow(/^proxyOf: https_proxy is not the URI of a proxy, such as /)
    expect(() => proxyOf({ https_proxy: value })).not.toThrow(/secret/)
  })

  it('does not read the prototype of all objects', () => {
    Object.assign(Object.prototype, { all_proxy: 'http://evil.test', no_proxy: '*' })
    try {
      expect(proxyOf({})(refOf('http://a'))).toEqual({ _tag: 'None' })
      expect(proxyOf({ http_proxy: 'http://p' })(refOf('http://a'))).toMatchObject({ value: 'http://p' })
    } finally {
      for (const name of ['all_proxy', 'no_proxy']) delete (Object.prototype as Record<string, unknown>)[name]
    }
  })

  it('does not see later changes of the environment', () => {
    const env: Record<string, string> = { http_proxy: 'http://p' }
    const proxy = proxyOf(env)
    env['no_proxy'] = '*'
    expect(proxy(refOf('http://a'))._tag).toBe('Some')
  })

  it.each(NOT_TEXT.filter(([name]) => name !== 'a view'))('throws for %s instead of a view', (_name, value) => {
    expect(() => proxyOf({})(value as never)).toThrow(TypeError)
    if (typeof value !== 'object' || value === null) expect(() => proxyOf(value as never)).toThrow(TypeError)
  })

  it('reads a long list and a long host in linear time', { timeout: HOURS }, () => {
    const long = 'a.'.repeat(LONG / 2)
    expect(hasProxy(long, `http://${long}`)).toBe(false)
    expect(hasProxy(','.repeat(LONG), 'http://a/')).toBe(true)
    expect(hasProxy('1'.repeat(LONG), 'http://a/')).toBe(true)
  })
})
