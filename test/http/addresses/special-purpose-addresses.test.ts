/** Compares each row of the table of special-purpose addresses with the results of Node and `ipaddr.js`. */
import { BlockList } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isUri, view } from 'uri-ts'
import { type PrivateHostKind, privateHost } from 'uri-ts/http'
import { formatIPv6, type IPv6Groups, parseIPv6 } from 'uri-ts/ip'
import { describe, expect, it } from 'vitest'
import { IPV4_BLOCKS, IPV6_BLOCKS } from '../../../src/http/addresses/special-purpose-addresses'
import { type Random, randomFrom } from '../../refimpl/random'
import { DIFFERENCES, KIND_BY_RANGE } from '../../support/address-ranges'
import { textOf } from '../../support/files'

/** An entry in the registry of special-purpose addresses. */
interface Entry {
  readonly block: string
  readonly name: string
  readonly prefix: string
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
  readonly kind: string
  readonly isRow: boolean
}

const LINE = /^ {2}(?:\[.*, (\d+), '([\w-]+)'\],)? ?\/\/ +(([\da-f.:]+)\/(\d+)) (.+), RFC \d+$/gm

const ENTRIES: readonly Entry[] = (() => {
  let kind = ''
  return Array.from(
    textOf('src/http/addresses/special-purpose-addresses.ts').matchAll(LINE),
    ([, , own, block = '', prefix = '', bits, name = '']) => {
      kind = own ?? kind
      const family = prefix.includes(':') ? 'ipv6' : 'ipv4'
      return { block, name, prefix, bits: Number(bits), family, kind, isRow: own !== undefined }
    },
  )
})()

const ROWS = ENTRIES.filter(({ isRow }) => isRow)

const width = ({ family }: Entry): number => (family === 'ipv4' ? 32 : 128)

const toNumber = (address: string): bigint => {
  if (!address.includes(':')) return address.split('.').reduce((value, octet) => value * 256n + BigInt(octet), 0n)
  const parsed = parseIPv6(address)
  return parsed._tag === 'Some'
    ? parsed.value.reduce((value, group) => value * 65536n + BigInt(group), 0n)
    : expect.fail(address)
}

const toText = (value: bigint, { family }: Entry): string => {
  const groups = (count: number, bits: bigint): number[] =>
    Array.from({ length: count }, (_, i) => Number((value >> (BigInt(count - 1 - i) * bits)) & ((1n << bits) - 1n)))
  return family === 'ipv4' ? groups(4, 8n).join('.') : formatIPv6(groups(8, 16n) as unknown as IPv6Groups)
}

const listOf = (entries: readonly Entry[]): BlockList => {
  const list = new BlockList()
  for (const { prefix, bits, family } of entries) list.addSubnet(prefix, bits, family)
  return list
}

const kindOf = (address: string): PrivateHostKind | undefined => {
  const text = `http://${address.includes(':') ? `[${address}]` : address}/`
  return isUri(text) ? privateHost(view(text))[0]?.kind : expect.fail(text)
}

const rangeOf = (address: string): string => ipaddr.parse(address).range()

const samples = (entry: Entry, random: Random): readonly string[] => {
  const first = toNumber(entry.prefix)
  const size = 1n << BigInt(width(entry) - entry.bits)
  const inside = Array.from({ length: 50 }, () => {
    const digits = [0, 1, 2, 3].reduce((value) => (value << 32n) | BigInt(random(2 ** 31)), 0n)
    return first + (digits % size)
  })
  return [first, first + size - 1n, first - 1n, first + size, ...inside]
    .filter((value) => value >= 0n && value < 1n << BigInt(width(entry)))
    .map((value) => toText(value, entry))
}

const CARRIERS = ROWS.filter(({ kind }) => kind.startsWith('ipv4-'))
const DIFFERENT = ENTRIES.filter(({ block }) => Object.hasOwn(DIFFERENCES, block))

const inside = ({ kind }: Entry, address: string): string => {
  const value = toNumber(address)
  const ipv4 = kind === 'ipv4-second' ? value >> 80n : kind === 'ipv4-inverted' ? ~value : value
  return toText(ipv4 & 0xffffffffn, ROWS[0] as Entry)
}

describe('the table of special-purpose addresses', () => {
  it('says in each comment what its row says in numbers', () => {
    const numbers = [
      ...IPV4_BLOCKS.map(([prefix, bits, kind]) => [BigInt(prefix), bits, kind]),
      ...IPV6_BLOCKS.map(([prefix, bits, kind]) => {
        const groups = Array.from({ length: 8 }, (_, i) => prefix[i] ?? 0)
        return [groups.reduce((value, group) => value * 65536n + BigInt(group), 0n), bits, kind]
      }),
    ]
    expect(numbers).toEqual(ROWS.map(({ prefix, bits, kind }) => [toNumber(prefix), bits, kind]))
    for (const [prefix, bits] of IPV6_BLOCKS) expect(prefix.length).toBeGreaterThanOrEqual(bits / 16)
  })

  it('has the entries of the registries', () => {
    expect(ENTRIES.filter(({ family }) => family === 'ipv4')).toHaveLength(27)
    expect(ENTRIES.filter(({ family }) => family === 'ipv6')).toHaveLength(29)
  })

  it.each(ENTRIES.filter(({ isRow }) => !isRow))('has $block, $name, inside the row above it', (entry) => {
    const row = ROWS[ENTRIES.slice(0, ENTRIES.indexOf(entry)).filter(({ isRow }) => isRow).length - 1] as Entry
    const list = listOf([row])
    const [first = '', last = ''] = samples(entry, randomFrom(1))
    expect([list.check(first, entry.family), entry.bits > row.bits]).toEqual([true, true])
    expect(entry.bits === width(entry) || list.check(last, entry.family)).toBe(true)
  })

  it.each(ENTRIES)('agrees with net.BlockList and ipaddr.js on $block, $name', (entry) => {
    const random = randomFrom(1)
    const rows = ROWS.filter(({ family }) => family === entry.family)
    for (const address of samples(entry, random)) {
      // Each block has a separate `BlockList`, because a `BlockList` also compares IPv4-mapped addresses with its IPv4
      // blocks.
      const row = rows.find((each) => listOf([each]).check(address, each.family))
      const carrier = CARRIERS.find((each) => each === row)
      const should = carrier === undefined ? row?.kind : kindOf(inside(carrier, address))
      expect([address, kindOf(address)]).toEqual([address, should])
      if (DIFFERENT.some((each) => listOf([each]).check(address, each.family))) continue
      const range = rangeOf(address)
      expect([address, range === 'unicast' ? undefined : KIND_BY_RANGE[range]]).toEqual([address, should])
    }
  })

  it.each(Object.entries(DIFFERENCES))('differs from ipaddr.js in %s: %j', (block, [range]) => {
    const entry = DIFFERENT.find((each) => each.block === block) ?? expect.fail(block)
    const addresses = samples(entry, randomFrom(1)).filter((each) => listOf([entry]).check(each, entry.family))
    expect(addresses.some((each) => rangeOf(each) === range)).toBe(true)
  })

  it('has every block of ipaddr.js', () => {
    type Ranges = Readonly<Record<string, readonly unknown[]>>
    const rangesOf = (address: unknown): Ranges => (address as { SpecialRanges: Ranges }).SpecialRanges
    const blocks = [ipaddr.IPv4, ipaddr.IPv6].flatMap((family) =>
      Object.values(rangesOf(family.prototype)).flatMap((range) => {
        const all = (Array.isArray(range[0]) ? range : [range]) as ReadonlyArray<readonly [ipaddr.IPv6, number]>
        return all.map(([address, bits]) => `${address.toString()}/${bits}`)
      }),
    )
    expect(blocks.length).toBeGreaterThan(35)
    const known = new Set(
      ENTRIES.map(({ block, prefix, bits }) =>
        prefix.includes(':') ? `${ipaddr.parse(prefix).toString()}/${bits}` : block,
      ),
    )
    expect(blocks.filter((block) => !known.has(block))).toEqual([])
  })
})
