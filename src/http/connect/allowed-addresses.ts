import type { IPv6Groups } from '../../core/ip/address'
import { addressGroups, isIn } from '../addresses/private-address'

/** A block of addresses: the first one, and the length of the prefix in bits, in IPv6. */
type Block = readonly [first: IPv6Groups, bits: number]

const IPV6_BITS = 128
/** The length of the prefix of the IPv4-mapped addresses: the IPv4 addresses, written as IPv6. */
const MAPPED_BITS = 96

const ENTRY = /^([\da-f:.]+)(?:\/(0|[1-9]\d{0,2}))?$/i

const wrongEntry = (entry: unknown, problem: string): TypeError =>
  new TypeError(`allow: ${JSON.stringify(entry)} ${problem}`)

/** Whether all bits of an address after the first `bits` are 0. */
const isFirstOf = (groups: IPv6Groups, bits: number): boolean =>
  groups.every((group, i) => (group & (0xffff >>> Math.min(Math.max(bits - 16 * i, 0), 16))) === 0)

const readBlock = (entry: string): Block => {
  const [, address = '', length] = (typeof entry === 'string' && ENTRY.exec(entry)) || []
  const first = addressGroups(address)
  if (first === undefined) throw wrongEntry(entry, 'is not an IP address or a block of them, such as 10.0.0.0/8')
  const family = address.includes(':') ? IPV6_BITS : IPV6_BITS - MAPPED_BITS
  const bits = length === undefined ? family : Number(length)
  if (bits > family) throw wrongEntry(entry, `has a prefix that is longer than the ${family} bits of the address`)
  const block: Block = [first, bits + IPV6_BITS - family]
  if (!isFirstOf(...block))
    throw wrongEntry(entry, `is not the first address of a block: it has bits after the first ${bits}`)
  return block
}

const isMapped = (groups: IPv6Groups): boolean => isIn(groups, [0, 0, 0, 0, 0, 0xffff], MAPPED_BITS)

/** A short IPv6 prefix, such as `::/0`, contains the mapped addresses as numbers, but nobody who writes it means IPv4. */
const contains = ([first, bits]: Block, groups: IPv6Groups): boolean =>
  isIn(groups, first, bits) && (bits >= MAPPED_BITS || !isMapped(groups))

/**
 * Reads a list of addresses and blocks, and returns whether an address is in one of them. Compares by value: an
 * IPv4-mapped IPv6 address is its IPv4 address, on both sides.
 *
 * Throws: a `TypeError` that names the entry, if one is wrong.
 */
export const allowedAddresses = (allow: readonly string[]): ((groups: IPv6Groups) => boolean) => {
  if (!Array.isArray(allow)) throw new TypeError('allow: the value is not a list of addresses')
  const blocks = allow.map(readBlock)
  return (groups) => blocks.some((block) => contains(block, groups))
}
