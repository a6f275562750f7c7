/**
 * Compares compile-time and run-time results for lists of hosts, lists of origins, address blocks and redirect targets.
 */
import { hasOriginLike, hostList, localTarget, receivedUri, redirectUriMatcher } from 'uri-ts/http'
import { inCidr } from 'uri-ts/ip'
import { expect } from 'vitest'
import { changed, HARMLESS, HOSTILE } from '../http/redirects/hostile-targets'
import { mutate } from '../refimpl/generate'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { BEYOND, TYPES } from './compile'
import { literal } from './emit'
import { testRows } from './row-tests'

const { URI_TS_AGREEMENT = '500', URI_TS_SEED = '9700' } = process.env
const COUNT = Number(URI_TS_AGREEMENT)

const HEAD = `import type { CheckBlock, CheckCidr } from '${TYPES}/core/ip/cidr'
import type { CheckHost } from '${TYPES}/http/hosts/host-entry'
import type { CheckOriginPattern } from '${TYPES}/http/hosts/origin-pattern'
import type { CheckServerHost } from '${TYPES}/http/hosts/server-host'
import type { CheckFallback } from '${TYPES}/http/redirects/fallback'
import type { CheckRedirectUri } from '${TYPES}/http/redirects/redirect-uri'
import type { Refused } from '${TYPES}/core/errors/refused'
type Identity<A> = <B>() => B extends A ? 1 : 2
type Same<Is, Should> = Identity<Is> extends Identity<Should> ? true : { is: Is }
`

const KINDS: Readonly<Record<string, readonly [check: (text: string) => unknown, prefix: RegExp]>> = {
  CheckBlock: [
    (text) => receivedUri<string>({ trust: [text], fields: 'forwarded' }),
    /^trust: "[\s\S]*" (?=(?:is|has) )/,
  ],
  CheckServerHost: [
    (text) => receivedUri<string, string>({ trust: [], fields: 'forwarded', hosts: [text] }),
    /^hosts: "[\s\S]*" (?=is )/,
  ],
  CheckCidr: [inCidr<string>, /^inCidr: '[\s\S]*' (?=(?:is|has) )/],
  CheckHost: [(text) => hostList<string>([text]), /^hostList: '[\s\S]*' (?=(?:is|has|ends) )/],
  CheckOriginPattern: [(text) => hasOriginLike<string>([text]), /^hasOriginLike: '[\s\S]*?': (?=\w+: )/],
  CheckFallback: [(fallback) => localTarget<string>({ fallback }), /^localTarget: '[\s\S]*' (?=is not a path)/],
  CheckRedirectUri: [(text) => redirectUriMatcher<string>([text]), /^redirectUriMatcher: '[\s\S]*?': (?=\w+: )/],
}

const reasonOf = (kind: string, text: string): string | undefined => {
  const [check, prefix] = KINDS[kind] as (typeof KINDS)[string]
  try {
    check(text)
    return undefined
  } catch (error) {
    const { message } = error as Error
    const [head] = prefix.exec(message) ?? []
    if (head === undefined) throw new Error(`no message: ${message}`)
    return message.slice(head.length)
  }
}

const V4 = [
  '10.0.0.0',
  '127.0.0.1',
  '255.255.255.255',
  '10.1.2.3',
  '128.0.0.0',
  '192.168.4.0',
  '1.2.3.252',
  '0.0.0.0',
  '256.1.1.1',
  '01.1.1.1',
  '1.1.1',
]
const V6 = [
  '::',
  '::1',
  'fd00::',
  '2001:DB8::',
  '1:2:3:4:5:6:7:8',
  '1:2:3:4:5:6:7::',
  '::ffff:10.0.0.0',
  '::F000',
  '8000::',
  'abcd:ef01::',
  '1::2::3',
  ':::',
  '::ffff:1.2.3.4',
  '1:2:3:4:5:6:10.0.0.0',
  '00ff::0f00',
]
const NAMES = [
  'localhost',
  'example.com',
  'a.b.c',
  'A-b_c.d',
  'a..b',
  'a.',
  '.a',
  '*.a.b',
  '',
  'a.1',
  '0x1',
  'a.0xg',
  '1a',
  'é',
  'a b',
  'a%41',
  'x.Y',
  '--',
  'a.b.0X',
]
const PORTS = ['', '', '', '', ':', ':0', ':80', ':65535', ':65536', ':99999', ':080', ':a', ':8a', ':-1', ':1e3']

const cidr = (random: Random): string =>
  `${pick(random, random(2) === 0 ? V4 : V6)}${random(12) === 0 ? '' : '/'}${random(12) === 0 ? pick(random, ['', '08', 'x', '1/1', '1000', '129', '-1']) : random(random(2) === 0 ? 33 : 129)}`

const entry = (random: Random): string => {
  const kind = random(4)
  if (kind === 0) return cidr(random)
  if (kind === 1) return `[${pick(random, V6)}]${pick(random, PORTS)}`
  return `${random(4) === 0 ? '.' : ''}${pick(random, kind === 2 ? NAMES : [...V4, ...V6])}${pick(random, PORTS)}`
}

const uriLike = (random: Random): string => {
  const scheme = pick(random, [
    'http',
    'https',
    'HTTPS',
    'ws',
    'com.example',
    'file',
    'app',
    'javascript',
    'urn',
    'a b',
    '',
  ])
  const slashes = pick(random, ['://', '://', '://', ':/', ':', ':///'])
  const host = pick(random, [...NAMES, ...NAMES, ...V4, '[::1]', '[::1', '127.0.0.1', 'me@h', '*', 'a*b', 'a.*'])
  const star = random(3) === 0 ? '*.' : ''
  return `${scheme}${slashes}${star}${host}${pick(random, PORTS)}${pick(random, ['', '', '', '/', '/cb', '?q', '#f', '/cb#', '/a b', '/*', '?*'])}`
}

const TEXTS: Readonly<Record<string, (random: Random) => string>> = {
  CheckBlock: cidr,
  CheckServerHost: (random) =>
    pick(random, ['', '', '', 'me@', ':@']) + entry(random) + pick(random, ['', '', '', '/', '?', '#', '?q#f']),
  CheckCidr: cidr,
  CheckHost: entry,
  CheckOriginPattern: uriLike,
  CheckFallback: (random) => {
    const text = pick(random, [...HARMLESS, ...HOSTILE])
    return random(2) === 0 ? changed(text, random) : text
  },
  CheckRedirectUri: uriLike,
}

const rowsOf = (kind: string): readonly string[] => {
  const random = randomFrom(Number(URI_TS_SEED))
  const all = new Set<string>()
  for (let tries = 0; all.size < COUNT && tries < COUNT * 20; tries++) {
    const text = (TEXTS[kind] as (random: Random) => string)(random)
    const given = random(6) === 0 ? mutate(text, random) : text
    if (!BEYOND.test(given)) all.add(given)
  }
  return [...all].map((text) => {
    const reason = reasonOf(kind, text)
    const should = reason === undefined ? literal(text) : `Refused<${literal(reason)}>`
    return `export const ROW: Same<${kind}<${literal(text)}>, ${should}> = true`
  })
}

const LOOPBACK = ['127.0.0.1', '127.0.0.2', '127.1', '[::1]', '[0::0:1]', '[::11]', '[a::1]', 'localhost', '128.0.0.1']
const REST = ['', '', '/', '/cb', '/cb?a', '?a', '/a:1', '/[::1]:1']

const loopbackUri = (random: Random): string =>
  `${random(8) === 0 ? 'https' : 'http'}://${pick(random, LOOPBACK)}${pick(random, PORTS)}${pick(random, REST)}`

const rowsOfPairs = (): readonly string[] => {
  const random = randomFrom(Number(URI_TS_SEED))
  const rows = new Set<string>()
  for (let tries = 0; rows.size < COUNT && tries < COUNT * 20; tries++) {
    const a = loopbackUri(random)
    const b = random(6) === 0 ? loopbackUri(random) : a.replace(/(?<=[\d\]t])(:\d*)?(?=[/?]|$)/, pick(random, PORTS))
    if (reasonOf('CheckRedirectUri', a) !== undefined || reasonOf('CheckRedirectUri', b) !== undefined) continue
    const loopback = pick(random, ['ip', 'localhost', 'none'] as const)
    let should = literal(b)
    try {
      redirectUriMatcher([a, b] as readonly string[], { loopback })
    } catch (error) {
      const { message } = error as Error
      should = `Refused<${literal(message.replace(/^redirectUriMatcher: '[\s\S]*?': (?=port: )/, ''))}>`
    }
    const wanted = `${literal(b)}, '${loopback}', ${literal(a)} | ${literal(b)}`
    rows.add(`export const ROW: Same<CheckRedirectUri<${wanted}>, ${should}> = true`)
  }
  return [...rows]
}

testRows('blocks, hosts, patterns of origins and redirect URIs', HEAD, () => {
  const pairs = rowsOfPairs()
  expect(pairs.filter((row) => row.includes('Refused<')).length).toBeGreaterThan(pairs.length / 10)
  return [...Object.keys(KINDS).flatMap(rowsOf), ...pairs]
})
