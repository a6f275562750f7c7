import { BlockList } from 'node:net'
import { decodeBytes, isUri, uri, type View, view } from 'uri-ts'
import { type PrivateHostKind, privateHost, rareIPv4 } from 'uri-ts/http'
import { isIPv4Address } from 'uri-ts/ip'
import { describe, expect, it } from 'vitest'
import { inetAton } from '../../refimpl/inet-aton'
import { pick, type Random, randomFrom } from '../../refimpl/random'
import { host, ipv6Host, numericHost } from '../../support/hosts'

const { URI_TS_RUNS = '20000', URI_TS_SEED = '1' } = process.env
const RUNS = Number(URI_TS_RUNS)
const HOURS = 4 * 3_600_000

/** Lists the address blocks in the registry of special-purpose IPv4 addresses. */
const IPV4: ReadonlyArray<readonly [PrivateHostKind, string, number]> = [
  ['unspecified', '0.0.0.0', 8],
  ['private', '10.0.0.0', 8],
  ['shared', '100.64.0.0', 10],
  ['loopback', '127.0.0.0', 8],
  ['link-local', '169.254.0.0', 16],
  ['private', '172.16.0.0', 12],
  ['reserved', '192.0.0.0', 24],
  ['reserved', '192.0.2.0', 24],
  ['reserved', '192.31.196.0', 24],
  ['reserved', '192.52.193.0', 24],
  ['reserved', '192.88.99.0', 24],
  ['reserved', '192.175.48.0', 24],
  ['private', '192.168.0.0', 16],
  ['reserved', '198.18.0.0', 15],
  ['reserved', '198.51.100.0', 24],
  ['reserved', '203.0.113.0', 24],
  ['multicast', '224.0.0.0', 4],
  ['reserved', '240.0.0.0', 4],
]

const IPV6: ReadonlyArray<readonly [PrivateHostKind, string, number]> = [
  ['loopback', '::1', 128],
  ['unspecified', '::', 128],
  ['private', '64:ff9b:1::', 48],
  ['reserved', '100::', 64],
  ['reserved', '100:0:0:1::', 64],
  ['reserved', '2001::', 23],
  ['reserved', '2620:4f:8000::', 48],
  ['reserved', '5f00::', 16],
  ['reserved', '2001:db8::', 32],
  ['reserved', '3fff::', 20],
  ['unique-local', 'fc00::', 7],
  ['link-local', 'fe80::', 10],
  ['private', 'fec0::', 10],
  ['multicast', 'ff00::', 8],
]

/** Lists the prefixes, with their lengths in bits, of IPv6 addresses that end in an IPv4 address. */
const CARRIERS: ReadonlyArray<readonly [string, number]> = [
  ['::ffff:', 96],
  ['::', 96],
  ['64:ff9b::', 96],
  ['::ffff:0:', 96],
]

const inHex = (address: string, mask: number): readonly [string, string] => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map((octet) => Number(octet) ^ mask)
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
}

const blockListOf = (blocks: ReadonlyArray<readonly [string, string, number]>, family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [, prefix, bits] of blocks) list.addSubnet(prefix, bits, family)
  return list
}

const IN_IPV4 = blockListOf(IPV4, 'ipv4')

const IN_IPV6 = (() => {
  const list = blockListOf(IPV6, 'ipv6')
  for (const [, prefix, bits] of IPV4) {
    for (const [carrier, before] of CARRIERS) list.addSubnet(`${carrier}${prefix}`, before + bits, 'ipv6')
    const [high, low] = inHex(prefix, 0)
    list.addSubnet(`2002:${high}:${low}::`, 16 + bits, 'ipv6')
  }
  return list
})()

const dotted = (value: number): string => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.')

const viewOfHost = (text: string): View | undefined => {
  const whole = `http://${text}/`
  return isUri(whole) ? view(whole) : undefined
}

const decodedHost = (text: string): string => {
  const bytes = decodeBytes(text)
  return bytes._tag === 'Right' ? String.fromCharCode(...bytes.right) : expect.fail(text)
}

const address = (random: Random): number => {
  const [, prefix, bits] = pick(random, IPV4)
  const base = prefix.split('.').reduce((value, octet) => value * 256 + Number(octet), 0)
  const inside = base + random(2 ** Math.min(30, 32 - bits)) * (random(2) + 0)
  return (
    pick(random, [
      base,
      base - 1,
      base + 2 ** (32 - bits),
      base + 2 ** (32 - bits) - 1,
      inside,
      random(2 ** 30) * 4,
    ]) >>> 0
  )
}

const spelled = (random: Random, value: number): string => {
  const octets = dotted(value).split('.').map(Number)
  const count = 1 + random(4)
  const parts = [...octets.slice(0, count - 1), octets.slice(count - 1).reduce((sum, octet) => sum * 256 + octet, 0)]
  return parts
    .map((part) =>
      pick(random, [`${part}`, `0x${part.toString(16)}`, `0${part.toString(8)}`, `000${part.toString(8)}`]),
    )
    .join('.')
}

describe('rareIPv4', () => {
  it(
    `finds each of ${RUNS} hosts that inet_aton reads as an address`,
    () => {
      const random = randomFrom(Number(URI_TS_SEED))
      let read = 0
      let more = 0
      for (let run = 0; run < RUNS; run++) {
        const text =
          random(4) === 0 ? host(random) : random(4) === 0 ? spelled(random, address(random)) : numericHost(random)
        const parsed = viewOfHost(text)
        if (parsed === undefined || text.startsWith('[')) continue
        const should = inetAton(decodedHost(text)) !== undefined && !isIPv4Address(text)
        const is = rareIPv4(parsed).length > 0
        if (should && !is) expect.fail(`missed ${text}`)
        if (should) read++
        if (is && !should) more++
      }
      console.log(
        `rareIPv4: inet_aton reads ${read} of ${RUNS} hosts, none missed; only its relatives read ${more} more`,
      )
      expect(read).toBeGreaterThan(RUNS / 10)
    },
    HOURS,
  )

  it.each([
    '0x7f.1',
    '2130706433',
    '127.1',
    '0177.0.0.01',
    '127.0.0.1.',
    '%31.2.3.4',
    '1',
    '0',
    '0x',
    '08.1.2.3',
    '127.0.0.1%20x',
  ])('finds %s', (text) => {
    expect(rareIPv4(view(uri('http://a/')))).toEqual([])
    expect(rareIPv4(viewOfHost(text) as View)).toEqual([{ kind: 'rare-ipv4', start: 7, end: 7 + text.length }])
  })

  it.each([
    '127.0.0.1',
    'example.com',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.2.3.256',
    '4294967296',
    '0xg',
    '1a',
    '[::1]',
    '[v1.1]',
    '',
    '.1',
    '1..2',
    '%FF',
    '1.a',
  ])('finds nothing in %s', (text) => {
    expect(rareIPv4(viewOfHost(text) as View)).toEqual([])
  })
})

describe('privateHost', () => {
  it(
    `agrees with net.BlockList on ${RUNS} IPv4 addresses, in every notation`,
    () => {
      const random = randomFrom(Number(URI_TS_SEED))
      let found = 0
      for (let run = 0; run < RUNS; run++) {
        const value = address(random)
        const text = random(2) === 0 ? dotted(value) : spelled(random, value)
        const is = privateHost(viewOfHost(text) as View).length > 0
        const should = IN_IPV4.check(dotted(value), 'ipv4')
        // Numbers with leading zeros can also be read as octal, and the resulting address may be private.
        if (is !== should && !(is && /(^|\.)0\d/.test(text))) expect([text, is]).toEqual([text, should])
        if (should) found++
      }
      console.log(`privateHost: ${found} of ${RUNS} IPv4 addresses are private, none missed`)
      expect(found).toBeGreaterThan(RUNS / 10)
    },
    HOURS,
  )

  it(
    `agrees with net.BlockList on ${RUNS} IPv6 addresses`,
    () => {
      const random = randomFrom(Number(URI_TS_SEED))
      const seen = { yes: 0, no: 0 }
      for (let run = 0; run < RUNS; run++) {
        const ipv4 = dotted(address(random))
        const [high, low] = inHex(ipv4, 0)
        const carried = pick(random, [
          ...CARRIERS.map(([carrier]) => carrier + ipv4),
          `2002:${high}:${low}::${random(9)}`,
        ])
        const near = pick(random, IPV6)[1].replace(/::.*/, `:${random(9)}::${random(0x10000).toString(16)}`)
        const text = pick(random, [
          `[${carried}]`,
          `[${near.replace(/^:/, '0:')}]`,
          ipv6Host(random),
          '[::1]',
          '[::]',
          '[::2]',
        ])
        const parsed = viewOfHost(text)
        if (parsed === undefined) expect.fail(text)
        // A Teredo address contains the inverted bits of an IPv4 address. An ISATAP address can have any prefix.
        if (/^\[(2001:0*:|.*5efe)/i.test(text)) continue
        const is = privateHost(parsed).length > 0
        const should = IN_IPV6.check(text.slice(1, -1), 'ipv6')
        if (is !== should) expect([text, is]).toEqual([text, should])
        seen[is ? 'yes' : 'no']++
      }
      console.log(`privateHost and net.BlockList agree on IPv6: ${JSON.stringify(seen)}`)
    },
    HOURS,
  )

  it.each([
    ...IPV4.map(([kind, prefix]) => [prefix, kind] as const),
    ...IPV6.map(([kind, prefix]) => [`[${prefix}]`, kind] as const),
    ['localhost', 'loopback'],
    ['LOCALHOST.', 'loopback'],
    ['a.b.localhost', 'loopback'],
    ['%6Cocalhost', 'loopback'],
    ['localhost%00.example.com', 'loopback'],
    ['%EF%BC%91%EF%BC%92%EF%BC%97%E3%80%820.0.1', 'loopback'],
    ['loc%C2%ADalhost', 'loopback'],
    ['%E2%93%9Bocalhost', 'loopback'],
    ['127.0.0.1%20%FF', 'loopback'],
    ['010.8.8.8', 'private'],
    ['010.08.8.8', 'private'],
    ['0xa9fea9fe', 'link-local'],
    ['[::ffff:a9fe:a9fe]', 'link-local'],
    ['[64:ff9b::10.0.0.1]', 'private'],
    ['[2002:c0a8:1::]', 'private'],
    ['[2001:0:1:2:3:4:80ff:fffe]', 'loopback'],
    ['[2a00::5efe:10.0.0.1]', 'private'],
    ['[2a00::200:5efe:10.0.0.1]', 'private'],
    ['', 'loopback'],
    ['.', 'loopback'],
    ['localhost..', 'loopback'],
    ['%E2%80%8B', 'loopback'],
  ] as const)('%s is %s', (text, kind) => {
    expect(privateHost(viewOfHost(text) as View)).toEqual([{ kind, start: 7, end: 7 + text.length }])
  })

  it.each([
    'example.com',
    'localhost.com',
    'local.example.com',
    'internal.example.com',
    'notlocal.example.com',
    'home.arpa.example.com',
    '134744072',
    'a.b.',
    '8.8.8.8',
    '010.010.010.010.1',
    '0301.8.8.8',
    '09.8.8.8',
    '[2001:4860::8888]',
    '[64:ff9b::1:8.8.8.8]',
    '[64:ff9b::8.8.8.8]',
    '[::ffff:8.8.8.8]',
    '[::1:8.8.8.8]',
    '[v1.a]',
  ])('finds nothing in %s', (text) => {
    expect(privateHost(viewOfHost(text) as View)).toEqual([])
  })

  it('finds nothing if there is no authority', () => {
    expect(privateHost(view(uri('urn:127.0.0.1')))).toBe(privateHost(view(uri('http://example.com/'))))
  })
})
