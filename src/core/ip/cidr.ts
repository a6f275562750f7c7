import type { CheckCidr } from '../../../types/core/ip/cidr'
import { quoteText } from '../errors/format-error'
import { refuseMore, requireText } from '../errors/require-text'
import { none, type Option, some } from '../fp/option'
import type { IPv6Groups } from './address'
import { addressGroups, isInBlock, readBlock, withoutZone } from './block'
import { NOT_A_BLOCK, NOT_AN_ADDRESS } from './messages'

/**
 * An address block, such as `10.0.0.0/8`. An IPv4 block is represented by its IPv4-mapped IPv6 addresses (RFC 4291,
 * section 2.5.5.2), so each block has only one representation.
 *
 * @category IP addresses
 */
export interface Cidr {
  readonly first: IPv6Groups
  /**
   * The number (0 to 128) of leading bits that all the addresses in the block share. For an IPv4 block, `prefixLength`
   * is 96 more than the length in the notation `address/length`.
   */
  readonly prefixLength: number
}

/** Parses a block. For an invalid string, returns the part of the error message that follows the string. */
const readCidr = (text: string): Cidr | string => {
  if (typeof text !== 'string' || !text.includes('/')) return NOT_A_BLOCK
  const block = readBlock(text)
  if (typeof block !== 'string') return { first: block[0], prefixLength: block[1] }
  return block === NOT_AN_ADDRESS ? NOT_A_BLOCK : block
}

/**
 * Parses an address block: `IPv4address "/" length` (RFC 4632, section 3.1) or `IPv6address "/" length` (RFC 4291,
 * section 2.3). The length must not have leading zeros, and every address bit after the prefix must be 0. For example,
 * `10.1.2.3/8` is not a block, because it names an address inside the block `10.0.0.0/8`.
 *
 * Allocates the returned `Option`, the `Cidr` in it, and temporary slices of the text.
 *
 * @example
 * import { parseCidr } from 'uri-ts/ip'
 *
 * parseCidr('2001:db8::/32') //=> { _tag: 'Some', value: { first: [0x2001, 0xdb8, 0, 0, 0, 0, 0, 0], prefixLength: 32 } }
 * parseCidr('10.1.2.3/8') //=> { _tag: 'None' }
 *
 * @category IP addresses
 */
export const parseCidr = (text: string): Option<Cidr> => {
  const read = readCidr(text)
  return typeof read === 'string' ? none : some(read)
}

/** Returns a copy of a block. Checks the block, because JavaScript callers can pass any value. */
const requireCidr = (block: string | Cidr): Cidr => {
  if (typeof block === 'string') {
    const read = readCidr(block)
    if (typeof read !== 'string') return read
    throw new TypeError(`inCidr: ${quoteText(block)} ${read}`)
  }
  const { first, prefixLength } = block ?? {}
  if (!Array.isArray(first) || first.length !== 8 || !(prefixLength >= 0 && prefixLength <= 128))
    throw new TypeError('inCidr: the value is not a block of addresses: call parseCidr')
  return { first: [...first] as unknown as IPv6Groups, prefixLength }
}

/**
 * Returns whether an address is in a block. Addresses are compared by value, so the notation does not matter. `inCidr`
 * treats an IPv4-mapped IPv6 address, such as `::ffff:10.0.0.1`, as an IPv4 address. Both the address to check and the
 * block's address may be IPv4-mapped. An IPv6 block with a prefix shorter than 96 bits, such as `::/0`, contains no
 * IPv4 address. An IPv6 address that embeds an IPv4 address in NAT64, 6to4 or Teredo format does not count as an IPv4
 * address.
 *
 * The returned function accepts a resolved address, such as the value of `socket.remoteAddress`. A resolved address is
 * an IPv4 address, or an IPv6 address without brackets (RFC 3986, section 3.2.2). An IPv6 address may include a zone,
 * such as `%eth0`. For a string that is not an address, the result is `false`.
 *
 * Allocates the block. For each address, allocates its groups and temporary slices of its text. If the block is
 * invalid, throws a `TypeError` before checking any address. If an invalid block is a literal, the compiler reports an
 * error with the same message. The returned function throws a `TypeError` for a value that is not a string.
 *
 * @example
 * import { inCidr } from 'uri-ts/ip'
 *
 * const isOurs = inCidr('10.0.0.0/8')
 * isOurs('10.1.2.3') //=> true
 * isOurs('::ffff:a01:203') //=> true
 * isOurs('11.0.0.1') //=> false
 * isOurs('localhost') //=> false
 *
 * @category IP addresses
 */
export const inCidr: <const Text extends string>(block: CheckCidr<Text> | Cidr) => (address: string) => boolean = (
  block: unknown,
  more?: unknown,
) => {
  refuseMore(more)
  const { first, prefixLength } = requireCidr(block as string | Cidr)
  return (address) => {
    const groups = addressGroups(withoutZone(requireText(address)))
    return groups !== undefined && isInBlock(first, prefixLength, groups)
  }
}
