/** Tests the parts of address blocks, and the values of addresses in `inet_aton` notations. */
import { inCidr } from 'uri-ts/ip'
import { describe, expect, it } from 'vitest'
import { hasPrefix, readBlock, withoutZone } from '../../../src/core/ip/block'
import { formatIPv6 } from '../../../src/core/ip/format'
import { inetAton } from '../../../src/core/ip/inet-aton'

const VALUES: ReadonlyArray<readonly [name: string, octal: number, decimal?: number]> = [
  ['0', 0],
  ['00', 0],
  ['9', 9],
  ['010', 8, 10],
  ['08', -1, 8],
  ['0x', 0],
  ['0X1f', 31],
  ['0xA', 10],
  ['0xg', -1],
  ['19.9', 0x13000009],
  ['1.2.3.4', 0x01020304],
  ['1.2.3.255', 0x010203ff],
  ['1.2.3.256', -1],
  ['1.2.3.4.5', -1],
  ['255.1', 0xff000001],
  ['256.1', -1],
  ['1.255.1', 0x01ff0001],
  ['1.256.1', -1],
  ['1.16777215', 0x01ffffff],
  ['1.16777216', -1],
  ['1.2.65535', 0x0102ffff],
  ['1.2.65536', -1],
  ['4294967295', 0xffffffff],
  ['4294967296', -1],
  ['99999999999999999999', -1],
  ['', -1],
  ['a', -1],
  ['.1', -1],
  ['1..2', -1],
  ['1.', 1],
  ['1. x', 1],
  ['1 x', 1],
  ['1x', -1],
  ['1/', -1],
  ['1:', -1],
  ['/1', -1],
  ['012.1', 0x0a000001, 0x0c000001],
  ['10.x', -1],
  ['1.0x', 0x01000000],
]

const ROWS = VALUES.map(([name, octal, decimal = octal]) => [name, octal, decimal] as const)

it.each(ROWS)('inetAton of %j is %i or %i', (name, octal, decimal) => {
  expect([inetAton(name, 0, name.length, true), inetAton(name, 0, name.length, false)]).toEqual([octal, decimal])
  const [within, end] = [`7${name}8`, name.length + 1]
  expect(inetAton(within, 1, end, true)).toBe(octal)
})

describe('readBlock', () => {
  const mapped = [0, 0, 0, 0, 0, 0xffff, 0x0a00, 0]

  it.each<readonly [string, unknown]>([
    ['10.0.0.0', [mapped, 128]],
    ['10.0.0.0/8', [mapped, 104]],
    ['10.0.0.0/32', [mapped, 128]],
    ['::/0', [[0, 0, 0, 0, 0, 0, 0, 0], 0]],
    ['::', [[0, 0, 0, 0, 0, 0, 0, 0], 128]],
    ['::1:0/112', [[0, 0, 0, 0, 0, 0, 1, 0], 112]],
    ['', 'is not an IP address or a block of them, such as 10.0.0.0/8'],
    ['x', 'is not an IP address or a block of them, such as 10.0.0.0/8'],
    ['10.0.0.0/', 'is not an IP address or a block of them, such as 10.0.0.0/8'],
    ['10.0.0.0/08', 'is not an IP address or a block of them, such as 10.0.0.0/8'],
  ])('of %j', (entry, block) => expect(readBlock(entry)).toEqual(block))
})

it.each([
  ['fe80::1%eth0', 'fe80::1'],
  ['fe80::1%a', 'fe80::1'],
  ['fe80::1%', 'fe80::1%'],
  ['%fe80::1', '%fe80::1'],
  ['10.0.0.1%eth0', '10.0.0.1%eth0'],
  ['10.0.0.1%a:b', '10.0.0.1%a:b'],
  ['fe80::1', 'fe80::1'],
])('withoutZone of %s', (address, without) => expect(withoutZone(address)).toBe(without))

it('hasPrefix compares exactly the bits of the prefix', () => {
  const groups = [1, 2, 3, 4, 5, 6, 7, 0xff00] as const
  expect(hasPrefix(groups, [1, 2, 3, 4, 5, 6, 7, 0xff00], 128)).toBe(true)
  expect(hasPrefix(groups, [1, 2, 3, 4, 5, 6, 7, 0xff01], 128)).toBe(false)
  expect(hasPrefix(groups, [1, 2, 3, 4, 5, 6, 7, 0xff01], 127)).toBe(true)
  expect(hasPrefix(groups, [1, 9], 16)).toBe(true)
  expect(hasPrefix(groups, [1, 9], 17)).toBe(true)
  expect(hasPrefix(groups, [1, 0x8002], 17)).toBe(false)
  expect(hasPrefix(groups, [9], 0)).toBe(true)
})

describe('inCidr', () => {
  const first = [0, 0, 0, 0, 0, 0, 0, 0]

  it.each([
    { first: [1], prefixLength: 8 },
    { first: '00000000', prefixLength: 8 },
    { first, prefixLength: -1 },
    { first, prefixLength: 129 },
    { first, prefixLength: Number.NaN },
    { first },
    {},
    undefined,
  ])('refuses %j', (block) => {
    expect(() => inCidr(block as never)).toThrow('inCidr: the value is not a block of addresses: call parseCidr')
  })

  it.each([0, 128])('accepts a prefix of %i bits', (prefixLength) => {
    expect(inCidr({ first, prefixLength } as never)('::')).toBe(true)
  })
})

it('formatIPv6 refuses a list that is not eight groups', () => {
  expect(() => formatIPv6([1] as never)).toThrow('formatIPv6: an IPv6 address has eight groups')
})
