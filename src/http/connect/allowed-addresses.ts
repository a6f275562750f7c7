import type { IPv6Groups } from '../../core/ip/address'
import { type Block, isInBlock, readBlock } from '../../core/ip/block'
import { NOT_AN_ADDRESS } from '../../core/ip/messages'

const requireBlock = (entry: string): Block => {
  const block = typeof entry === 'string' ? readBlock(entry) : NOT_AN_ADDRESS
  if (typeof block === 'string') throw new TypeError(`allow: ${JSON.stringify(entry)} ${block}`)
  return block
}

/**
 * Reads a list of addresses and blocks, and returns whether an address is in one of them. Compares by value: an
 * IPv4-mapped IPv6 address is its IPv4 address, on both sides.
 *
 * Throws: a `TypeError` that names the entry, if one is wrong.
 */
export const allowedAddresses = (allow: readonly string[]): ((groups: IPv6Groups) => boolean) => {
  if (!Array.isArray(allow)) throw new TypeError('allow: the value is not a list of addresses')
  const blocks = allow.map(requireBlock)
  return (groups) => blocks.some(([first, bits]) => isInBlock(first, bits, groups))
}
