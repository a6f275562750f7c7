import * as fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { guardConnect, guardLookup, receivedUri } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { addressGroups } from '../../../src/core/ip/block'
import { allowedAddresses } from '../../../src/http/connect/allowed-addresses'
import { stubLookup } from '../../support/guarded-clients'
import { law } from '../../support/law'
import { NOT_TEXT } from '../../support/not-text'

const isAllowed = (entry: string, address: string): boolean =>
  allowedAddresses([entry])(addressGroups(address) ?? expect.fail(address))

describe('an entry of allow', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['::ffff:127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '64:ff9b::7f00:1', false],
    ['10.1.0.0/16', '10.1.255.255', true],
    ['10.1.0.0/16', '10.2.0.0', false],
    ['10.1.0.0/16', '::ffff:a01:7', true],
    ['0.0.0.0/0', '255.255.255.255', true],
    ['0.0.0.0/0', '::1', false],
    ['::ffff:0:0/96', '10.0.0.1', true],
    ['::ffff:10.0.0.0/104', '10.255.0.1', true],
    ['::ffff:10.0.0.0/104', '11.0.0.0', false],
    ['fd00::/8', 'fdff::1', true],
    ['fd00::/8', 'fe00::', false],
    ['FD00::/8', 'fd00:0::1', true],
    ['::1/128', '::1', true],
    ['::1', '::2', false],
    ['64:ff9b::/96', '64:ff9b::7f00:1', true],
    ['::/0', 'fd00::1', true],
    // An IPv6 block with a prefix of fewer than 96 bits does not include IPv4 addresses.
    ['::/0', '10.0.0.1', false],
    ['::/64', '::ffff:10.0.0.1', false],
    ['::/95', '10.0.0.1', false],
  ])('%s and the address %s: %s', (entry, address, is) => {
    expect(isAllowed(entry, address)).toBe(is)
  })

  const NO_ADDRESS = 'is not an IP address or a block of them, such as 10.0.0.0/8'
  const WRONG = [
    ...[
      '',
      'localhost',
      '127.1',
      '10.0.0.0/',
      '10.0.0.0/08',
      '10.0.0.0/-1',
      '10.0.0.0/8/8',
      '10.0.0.0/255.0.0.0',
      '10.*',
    ],
    ...[
      ' 10.0.0.1',
      '10.0.0.1\n',
      '[::1]',
      'fe80::1%eth0',
      '::1/1000',
      '10.0.0.0 /8',
      '/8',
      '0x7f000001',
      '10.0.0.0/1e1',
    ],
  ].map((entry) => [entry, NO_ADDRESS] as const)

  it.each<readonly [entry: string, problem: string]>([
    ...WRONG,
    ['10.0.0.0/33', 'has a prefix that is longer than the 32 bits of the address'],
    ['::/129', 'has a prefix that is longer than the 128 bits of the address'],
    ['10.1.2.3/16', 'is not the first address of a block: it has bits after the first 16'],
    ['10.0.0.1/31', 'is not the first address of a block: it has bits after the first 31'],
    ['fd00::1/8', 'is not the first address of a block: it has bits after the first 8'],
    ['fd80::/8', 'is not the first address of a block: it has bits after the first 8'],
    ['::ffff:10.0.0.1/104', 'is not the first address of a block: it has bits after the first 104'],
  ])('%j is wrong: it %s', (entry, problem) => {
    const guard = { lookup: stubLookup('8.8.8.8'), allow: ['127.0.0.1', entry] }
    const error = new TypeError(`allow: ${JSON.stringify(entry)} ${problem}`)
    expect(() => guardLookup(guard)).toThrow(error)
    expect(() => guardConnect(guard)).toThrow(error)
  })

  it.each(NOT_TEXT)('%s is wrong', (_, entry) => {
    expect(() => allowedAddresses([entry as never])).toThrow(TypeError)
  })
})

it.each([[5], [null], [{}], [[]], [['127.0.0.1']]])('the message for the entry %j contains the entry', (entry) => {
  const message = `allow: ${JSON.stringify(entry)} is not an IP address or a block of them, such as 10.0.0.0/8`
  expect(() => allowedAddresses([entry as never])).toThrow(new TypeError(message))
})

it.each([
  [10n, '"10"'],
  [[10n], '["10"]'],
])('the message for the entry %o contains its digits', (entry, shown) => {
  const list = [entry as never]
  const lookup = stubLookup('8.8.8.8')
  const message = `${shown} is not an IP address or a block of them, such as 10.0.0.0/8`
  const fields = 'forwarded'
  expect(() => guardLookup({ lookup, allow: list })).toThrow(new TypeError(`allow: ${message}`))
  expect(() => guardConnect({ lookup, allow: list })).toThrow(new TypeError(`allow: ${message}`))
  expect(() => receivedUri({ trust: list, fields })).toThrow(new TypeError(`trust: ${message}`))
  expect(() => receivedUri({ trust: [], fields, hosts: list })).toThrow(
    new TypeError(`hosts: ${shown} is not a host, perhaps with a port`),
  )
})

const ipv4 = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 })
const ipv6 = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 16, maxLength: 16 })
const kinds = fc.oneof(
  fc.tuple(ipv4, ipv4, fc.integer({ min: 0, max: 32 })),
  fc.tuple(ipv6, ipv6, fc.integer({ min: 0, max: 128 })),
)

law(
  'contains what ipaddr.js says of its block',
  [kinds, fc.integer({ min: 0, max: 16 })],
  ([block, other, bits], shared) => {
    const bytes = [...block.slice(0, shared), ...other.slice(shared)].slice(0, block.length)
    const address = ipaddr.fromByteArray(bytes)
    const first = ipaddr.fromByteArray(
      block.map((byte, i) => byte & (0xff00 >> Math.min(Math.max(bits - 8 * i, 0), 8))),
    )
    expect(isAllowed(`${first}/${bits}`, `${address}`)).toBe(address.match([first as never, bits]))
  },
)
