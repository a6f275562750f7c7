import { isUri, view } from 'uri-ts'
import { type Finding, privateHost } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { isLoopbackName, localNameKind } from '../../../src/http/addresses/local-names'

const found = (host: string): readonly Finding[] => {
  const text = `http://${host}/`
  return isUri(text) ? privateHost(view(text)) : expect.fail(text)
}

/**
 * Converts any ASCII character except a dot to its full-width form. Browsers map this form back to the ASCII character.
 */
const wideOf = (unit: string): string => (unit === '.' ? unit : String.fromCharCode(unit.charCodeAt(0) + 0xfee0))

it.each([
  ['2001:2::1', 'reserved'],
  ['2001:1ff:ffff::', 'reserved'],
  ['2001:10::1', 'reserved'],
  ['5f00::1', 'reserved'],
  ['100:0:0:1::1', 'reserved'],
  ['192.88.99.2', 'reserved'],
])('finds the special-purpose address %s', (address, kind) => {
  const text = address.includes(':') ? `[${address}]` : address
  expect(found(text)).toMatchObject([{ kind }])
})

it.each([
  ['', 'loopback'],
  ['localhost.localdomain', 'loopback'],
  ['ip6-localhost', 'loopback'],
  ['IP6-Loopback.', 'loopback'],
  ['printer.local', 'local-name'],
  ['Printer.LOCAL.', 'local-name'],
  ['local', 'local-name'],
  ['metadata.google.internal', 'local-name'],
  ['%6Detadata.google.%69nternal', 'local-name'],
  ['nas.home.arpa', 'local-name'],
  ['db.lan', 'local-name'],
  ['shop.test', 'local-name'],
  ['localhost4', 'loopback'],
  ['localhost6', 'loopback'],
  ['localhost4.localdomain4', 'loopback'],
  ['localhost6.localdomain6', 'loopback'],
  ['a.intranet', 'local-name'],
  ['a.private', 'local-name'],
  ['a.localdomain', 'local-name'],
  ['a.localdomain4', 'local-name'],
  ['a.localdomain6', 'local-name'],
  ['xlocalhost', 'single-label'],
  ['metadata', 'single-label'],
  ['intranet-host.', 'single-label'],
  ['caf%C3%A9', 'single-label'],
  ['4294967296', 'single-label'],
])('%j is a name of the own machine or network: %s', (name, kind) => {
  expect(found(name)).toEqual([{ kind, start: 7, end: 7 + name.length }])
})

/**
 * Lists names that are not public, each with the document that reserves it. The subdomains of each name are not public
 * either.
 */
const DOMAINS: ReadonlyArray<readonly [domain: string, kind: string, document: string]> = [
  ['alt', 'reserved', 'RFC 9476'],
  ['example', 'reserved', 'RFC 6761'],
  ['invalid', 'reserved', 'RFC 6761'],
  ['onion', 'reserved', 'RFC 7686'],
  ['6tisch.arpa', 'reserved', 'RFC 9031'],
  ['eap.arpa', 'reserved', 'RFC 9965'],
  ['eap-noob.arpa', 'reserved', 'RFC 9140'],
  ['ipv4only.arpa', 'reserved', 'RFC 8880'],
  ['10.in-addr.arpa', 'reserved', 'RFC 6761'],
  ['168.192.in-addr.arpa', 'reserved', 'RFC 6761'],
  ['d.f.ip6.arpa', 'reserved', 'RFC 6303'],
  ['home.arpa', 'local-name', 'RFC 8375'],
  ['resolver.arpa', 'local-name', 'RFC 9462'],
  ['service.arpa', 'local-name', 'RFC 9665'],
  ['local', 'local-name', 'RFC 6762'],
  ['test', 'local-name', 'RFC 6761'],
  ['localhost', 'loopback', 'RFC 6761'],
  ['internal', 'local-name', 'ICANN'],
  ['corp', 'local-name', 'ICANN'],
  ['home', 'local-name', 'ICANN'],
  ['mail', 'local-name', 'ICANN'],
  ['svc', 'local-name', 'Kubernetes'],
  ['svc.cluster.local', 'local-name', 'Kubernetes'],
  ['consul', 'local-name', 'Consul'],
  ['cluster.internal', 'local-name', 'ICANN'],
]

describe.each(DOMAINS)('.%s', (domain, kind, document) => {
  const encoded = [...domain].map((unit) => (unit === '.' ? '.' : `%${unit.charCodeAt(0).toString(16)}`)).join('')
  const wide = encodeURIComponent([...domain].map((unit) => (unit === '-' ? unit : wideOf(unit))).join(''))

  it.each([
    domain,
    `${domain}.`,
    `${domain}..`,
    `a.${domain}`,
    `a-b.c_d.${domain}.`,
    `a.${domain.toUpperCase()}`,
    `a.${encoded}`,
    `a%2E${encoded}%2e`,
    `a.${wide}`,
    `a%E3%80%82${domain}`,
    `a%E2%80%A4${domain}`,
    `a.${domain}%C2%AD`,
    `a.${domain}%00.example.com`,
  ])(`%s is not public, by ${document}`, (name) => {
    expect(found(name)).toEqual([{ kind, start: 7, end: 7 + name.length }])
  })

  it.each([
    `${domain}.com`,
    `${domain}a.com`,
    `x${domain.replaceAll('.', '-')}.com`,
    `a.b${domain.replaceAll('.', '')}x`,
  ])('%s is another name', (name) => expect(found(name)).toEqual([]))
})

it.each([
  'example.com',
  'example.net',
  'example.org',
  'onion.pet',
  'a.alternate',
  'svc.dev',
  'xn--example-.com',
  'consul.io',
])('%s is public', (name) => expect(found(name)).toEqual([]))

it('compares a long name in linear time and memory', () => {
  for (const unit of ['a', 'svc.', 'a.', '.', '%73', 'a-']) {
    const name = unit.repeat(100_000)
    expect(found(`${name}x.svc`)).toHaveLength(1)
    expect(found(`${name}x.com`)).toEqual([])
  }
})

it.each([
  { name: 'home', start: 1, end: 4, isLoopback: false, kind: 'single-label' },
  { name: '.', start: 1, end: 1, isLoopback: true, kind: 'single-label' },
  { name: '.a', start: 0, end: 2, isLoopback: false, kind: undefined },
  { name: 'a.b', start: 2, end: 3, isLoopback: false, kind: 'single-label' },
])('reads nothing before $start or after $end in $name', ({ name, start, end, isLoopback, kind }) => {
  expect([isLoopbackName(name, start, end), localNameKind(name, start, end)]).toEqual([isLoopback, kind])
})
