import { BlockList } from 'node:net'
import * as fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { formatIPv4, formatIPv6, type IPv6Groups, inCidr, parseCidr } from 'uri-ts/ip'
import { describe, expect, it } from 'vitest'
import { law, TARGETS } from '../../support/law'
import { NOT_TEXT } from '../../support/not-text'

const MAPPED = [0, 0, 0, 0, 0, 0xffff]

describe('parseCidr', () => {
  it.each([
    { text: '10.0.0.0/8', first: [...MAPPED, 0xa00, 0], prefixLength: 104 },
    { text: '0.0.0.0/0', first: [...MAPPED, 0, 0], prefixLength: 96 },
    { text: '192.0.2.1/32', first: [...MAPPED, 0xc000, 0x201], prefixLength: 128 },
    { text: '::/0', first: [0, 0, 0, 0, 0, 0, 0, 0], prefixLength: 0 },
    { text: '2001:DB8::/32', first: [0x2001, 0xdb8, 0, 0, 0, 0, 0, 0], prefixLength: 32 },
    { text: '::ffff:10.0.0.0/104', first: [...MAPPED, 0xa00, 0], prefixLength: 104 },
    { text: '::1/128', first: [0, 0, 0, 0, 0, 0, 0, 1], prefixLength: 128 },
  ])('reads $text', ({ text, first, prefixLength }) => {
    expect(parseCidr(text)).toEqual({ _tag: 'Some', value: { first, prefixLength } })
  })

  it.each([
    ...['', '/', '/8', '10.0.0.0', '10.0.0.0/', '10.0.0.0/33', '10.0.0.0/08', '10.0.0.0/8 ', ' 10.0.0.0/8', '10/8'],
    ...['10.0.0.0/-1', '10.0.0.0/255.0.0.0', '10.0.0.0/8/8', '10.1.0.0/8', '10.0.0.1/31', '128.0.0.0/0', '[::]/0'],
    ...[
      '::/129',
      '::/1000',
      '::1/127',
      '2001:db8::1/32',
      '8000::/0',
      'fe80::%1/10',
      '::ffff:10.1.0.0/104',
      '010.0.0.0/8',
    ],
  ])('refuses <%s>', (text) => {
    expect(parseCidr(text)).toEqual({ _tag: 'None' })
  })
})

describe('inCidr', () => {
  it.each([
    ['10.0.0.0/8', '10.255.255.255', true],
    ['10.0.0.0/8', '11.0.0.0', false],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['10.0.0.0/8', '::FFFF:A01:203', true],
    ['10.0.0.0/8', '64:ff9b::10.1.2.3', false],
    ['10.0.0.0/8', '2002:a01:203::', false],
    ['::ffff:10.0.0.0/104', '10.1.2.3', true],
    ['0.0.0.0/0', '255.1.2.3', true],
    ['0.0.0.0/0', '::1', false],
    ['::/0', '::1', true],
    ['::/0', '10.0.0.1', false],
    ['::/0', '::ffff:10.0.0.1', false],
    ['::/96', '::10.0.0.1', true],
    ['::ffff:0:0/96', '10.0.0.1', true],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['fe80::/10', 'febf:ffff::', true],
    ['fe80::/10', 'fec0::', false],
    ['::1/128', '0:0:0:0:0:0:0:1', true],
  ] as const)('of %s says of %s: %s', (block, address, isIn) => {
    expect(inCidr<string>(block)(address)).toBe(isIn)
    const parsed = parseCidr(block)
    expect(parsed._tag === 'Some' && inCidr(parsed.value)(address)).toBe(isIn)
  })

  it.each(['', 'localhost', '10.1', '0x0a.1', '[::1]', '10.0.0.1%eth0', '10.0.0.1 ', '%'])(
    'is false of <%s>',
    (text) => {
      expect([inCidr('0.0.0.0/0')(text), inCidr('::/0')(text)]).toEqual([false, false])
    },
  )

  it.each(NOT_TEXT)('throws for %s', (_name, value) => {
    expect(() => inCidr('0.0.0.0/0')(value as never)).toThrow('the value is not a string')
  })

  it.each([
    ['10.0.0.0', "'10.0.0.0' is not a block of addresses, such as 10.0.0.0/8"],
    ['10.0.0.0/x', "'10.0.0.0/x' is not a block of addresses, such as 10.0.0.0/8"],
    ['10.0.0.0/33', "'10.0.0.0/33' has a prefix that is longer than the 32 bits of the address"],
    ['::/129', "'::/129' has a prefix that is longer than the 128 bits of the address"],
    ['10.1.2.3/16', "'10.1.2.3/16' is not the first address of a block: it has bits after the first 16"],
  ])('refuses the block <%s>', (block, message) => {
    expect(() => inCidr<string>(block)).toThrow(new TypeError(`inCidr: ${message}`))
  })

  it.each(NOT_TEXT)('refuses %s as a block', (_name, value) => {
    expect(() => inCidr(value as never)).toThrow(TypeError)
  })

  it('does not see later changes of a block', () => {
    const first = [...MAPPED, 0xa00, 0]
    const isIn = inCidr({ first: first as unknown as IPv6Groups, prefixLength: 104 })
    first[6] = 0xb00
    expect(isIn('10.1.2.3')).toBe(true)
  })
})

const group = fc.oneof(fc.constantFrom(0, 0, 1, 0xffff, 0xfe80), fc.nat(0xffff))
const groups = fc.tuple(group, group, group, group, group, group, group, group)
const mapped = fc.tuple(group, group).map(([high, low]) => [...MAPPED, high, low] as unknown as IPv6Groups)

const withPrefix = (address: readonly number[], of: readonly number[], bits: number): IPv6Groups =>
  address.map((value, index) => {
    const mask = (0xffff << (16 - Math.min(Math.max(bits - 16 * index, 0), 16))) & 0xffff
    return ((of[index] as number) & mask) | (value & ~mask & 0xffff)
  }) as unknown as IPv6Groups

const isMapped = (address: readonly number[]): boolean => MAPPED.every((value, index) => address[index] === value)
const textOf = (address: IPv6Groups): string =>
  isMapped(address) ? formatIPv4(address[6] * 0x10000 + address[7]) : formatIPv6(address)

const families = fc.oneof(
  fc.record({ a: groups, b: groups, bits: fc.nat(128) }),
  fc.record({ a: mapped, b: mapped, bits: fc.integer({ min: 96, max: 128 }) }),
)

const agrees = ({ a, b, bits }: { a: IPv6Groups; b: IPv6Groups; bits: number }, isNear: boolean): void => {
  const first = withPrefix([0, 0, 0, 0, 0, 0, 0, 0], a, bits)
  const address = isNear ? withPrefix(b, a, bits) : b
  // In this library, an IPv6 block such as `::/0` does not contain IPv4 addresses. In a `BlockList`, such a block does
  // contain IPv4 addresses, whereas ipaddr.js throws an error if an IPv4 address is compared with an IPv6 block.
  fc.pre(isMapped(address) === isMapped(first))
  const [network, text] = [textOf(first), textOf(address)]
  const length = isMapped(first) ? bits - 96 : bits
  fc.pre(length >= 0)
  const list = new BlockList()
  list.addSubnet(network, length, isMapped(first) ? 'ipv4' : 'ipv6')
  const contains = inCidr<string>(`${network}/${length}`)
  const answers = [
    contains(text),
    ipaddr.parse(text).match(ipaddr.parse(network) as never, length),
    list.check(text, isMapped(address) ? 'ipv4' : 'ipv6'),
  ]
  if (isMapped(address)) {
    const groupsText = `::ffff:${address[6].toString(16)}:${address[7].toString(16)}`
    answers.push(contains(groupsText), list.check(groupsText, 'ipv6'))
  }
  // Calling `expect` a million times would take minutes.
  if (answers.includes(!answers[0])) expect.fail(`${network}/${length} and ${text}: ${answers}`)
}

// The deep run compares a million pairs, not counting those that `fc.pre` rejects.
law('inCidr agrees with ipaddr.js and net.BlockList', [families, fc.boolean()], agrees, TARGETS)
