import { quote } from '../../core/errors/hide-password'
import type { IPv6Groups } from '../../core/ip/address'
import { type Block, isInBlock, readBlock } from '../../core/ip/block'
import { NOT_AN_ADDRESS } from '../../core/ip/messages'

const requireBlock = (entry: string, option: string): Block => {
  const block = typeof entry === 'string' ? readBlock(entry) : NOT_AN_ADDRESS
  if (typeof block === 'string') throw new TypeError(`${option}: ${quote(entry)} ${block}`)
  return block
}

/**
 * Reads a list of addresses and blocks, and returns a function that checks whether an address is in the list. Addresses
 * are compared by value, so an IPv4-mapped IPv6 address equals its IPv4 address. Error messages use `option` as the
 * list's name.
 *
 * If the list contains invalid entries, throws a `TypeError` that names the first of them.
 */
export const allowedAddresses = (allow: readonly string[], option = 'allow'): ((groups: IPv6Groups) => boolean) => {
  if (!Array.isArray(allow)) throw new TypeError(`${option}: the value is not a list of addresses`)
  const blocks = allow.map((entry) => requireBlock(entry, option))
  return (groups) => blocks.some(([first, bits]) => isInBlock(first, bits, groups))
}
