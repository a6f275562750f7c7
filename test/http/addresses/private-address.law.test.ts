/**
 * Compares the address guard with ipaddr.js. For a long run, use `URI_TS_RUNS=1000000 npx vitest run
 * private-address.law`.
 */

import * as fc from 'fast-check'
import * as O from 'fp-ts/Option'
import ipaddr from 'ipaddr.js'
import { type PrivateAddressKind, privateAddress } from 'uri-ts/http'
import { expect } from 'vitest'
import { IPV4_BLOCKS, IPV6_BLOCKS } from '../../../src/http/addresses/special-purpose-addresses'
import { DIFFERENCES, KIND_BY_RANGE } from '../../support/address-ranges'
import { law } from '../../support/law'

type Kind = PrivateAddressKind | undefined
type Bytes = readonly number[]

const rangeKind = (bytes: Bytes): Kind => {
  const range = ipaddr.fromByteArray([...bytes]).range()
  return range === 'unicast' ? undefined : (KIND_BY_RANGE[range] ?? expect.fail(range))
}

const inverted = (bytes: Bytes): Bytes => bytes.map((byte) => byte ^ 0xff)

/**
 * For each address block that ipaddr.js and this library classify differently, provides a function that returns the
 * kind of an address in the block.
 */
const NAMED: Readonly<Record<string, (bytes: Bytes) => Kind>> = {
  '64:ff9b:1::/48': () => 'private',
  '100:0:0:1::/64': () => 'reserved',
  '::/96': (bytes) => rangeKind(bytes.slice(12)),
  '::ffff:0:0/96': (bytes) => rangeKind(bytes.slice(12)),
  '::ffff:0:0:0/96': (bytes) => rangeKind(bytes.slice(12)),
  '64:ff9b::/96': (bytes) => rangeKind(bytes.slice(12)),
  '2001::/32': (bytes) => rangeKind(inverted(bytes.slice(12))),
  '2002::/16': (bytes) => rangeKind(bytes.slice(2, 6)),
}

const NAMED_BLOCKS = Object.keys(DIFFERENCES).map((block) => [ipaddr.IPv6.parseCIDR(block), NAMED[block]] as const)

const isIsatap = (bytes: Bytes): boolean => /^(0|2),0,94,254$/.test(bytes.slice(8, 12).join()) // RFC 5214

const expected = (bytes: Bytes): Kind => {
  const address = ipaddr.fromByteArray([...bytes])
  if (address.kind() === 'ipv4' || /^(loopback|unspecified)$/.test(address.range())) return rangeKind(bytes)
  const named = NAMED_BLOCKS.find(([block]) => address.match(block))?.[1]
  if (named !== undefined) return named(bytes)
  return rangeKind(bytes) ?? (isIsatap(bytes) ? rangeKind(bytes.slice(12)) : undefined)
}

const toBytes = (value: bigint, length: number): Bytes =>
  Array.from({ length }, (_, i) => Number((value >> BigInt(8 * (length - 1 - i))) & 0xffn))

const near = (first: bigint, bits: number, width: number): fc.Arbitrary<Bytes> => {
  const size = 1n << BigInt(width - bits)
  const all = (1n << BigInt(width)) - 1n
  const offsets = fc.oneof(fc.constantFrom(-1n, 0n, size - 1n, size), fc.bigInt({ min: 0n, max: size - 1n }))
  return offsets.map((offset) => toBytes((first + offset) & all, width / 8))
}

const NEAR_BLOCKS = [
  ...IPV4_BLOCKS.map(([first, bits]) => near(BigInt(first), bits, 32)),
  ...IPV6_BLOCKS.map(([prefix, bits]) => {
    const first = Array.from({ length: 8 }, (_, i) => BigInt(prefix[i] ?? 0)).reduce(
      (sum, group) => sum * 65536n + group,
    )
    return near(first, bits, 128)
  }),
]

const byte = fc.integer({ min: 0, max: 255 })
const anyBytes = (length: number): fc.Arbitrary<Bytes> => fc.array(byte, { minLength: length, maxLength: length })

/** Generates IPv6 addresses that contain an IPv4 address. */
const carried = fc
  .tuple(
    fc.constantFrom('::', '::ffff:0:0', '::ffff:0:0:0', '64:ff9b::', '2a00::5efe:0:0', '2a00:1::200:5efe:0:0'),
    anyBytes(4),
  )
  .map(([prefix, last]) => [...ipaddr.IPv6.parse(prefix).toByteArray().slice(0, 12), ...last])
const in6to4 = anyBytes(14).map((rest) => [0x20, 0x02, ...rest])

const addresses = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(...NEAR_BLOCKS) },
  { weight: 2, arbitrary: anyBytes(4) },
  { weight: 1, arbitrary: anyBytes(16) },
  { weight: 1, arbitrary: fc.oneof(carried, in6to4) },
)

const padded = (bytes: Bytes): string =>
  (
    ipaddr
      .fromByteArray([...bytes])
      .toNormalizedString()
      .match(/[^:]+/g) ?? []
  )
    .map((group) => group.padStart(4, '0'))
    .join(':')

const dotted = (bytes: Bytes): string => {
  const groups = Array.from({ length: 6 }, (_, i) =>
    (((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)).toString(16),
  )
  return `${groups.join(':')}:${bytes.slice(12).join('.')}`
}

/** Lists functions that each write an address in a spelling that some systems use. */
const SPELLINGS: ReadonlyArray<(bytes: Bytes) => string> = [
  (bytes) => ipaddr.fromByteArray([...bytes]).toString(),
  (bytes) => ipaddr.fromByteArray([...bytes]).toNormalizedString(),
  (bytes) => (bytes.length === 4 ? bytes.join('.') : padded(bytes).toUpperCase()),
  (bytes) => (bytes.length === 4 ? bytes.join('.') : dotted(bytes)),
  (bytes) => (bytes.length === 4 ? bytes.join('.') : `${new ipaddr.IPv6([...bytes]).toString()}%eth0`),
]

law(
  'the kind of an address is that of ipaddr.js, but for the named rows',
  [addresses, fc.constantFrom(...SPELLINGS)],
  (bytes, spell) => {
    const text = spell(bytes)
    expect([text, O.toUndefined(privateAddress(text))]).toEqual([text, expected(bytes)])
  },
)

law(
  'a text that ipaddr.js takes for no address is none here',
  [fc.string({ unit: fc.constantFrom(...'0125.:%xf/[] ') })],
  (text) => {
    // ipaddr.js allows only letters and digits in a zone, so the test removes the zone.
    const address = text.replace(/^([^%]*:[^%]*)%.+/, '$1')
    if (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(address)) return
    expect(privateAddress(text)).toEqual(O.some('not-an-address'))
  },
)
