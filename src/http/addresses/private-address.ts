import { none, type Option, some } from '../../core/fp/option'
import type { IPv6Groups } from '../../core/ip/address'
import { addressGroups, hasPrefix, withoutZone } from '../../core/ip/block'
import {
  type AddressKind,
  type CarrierKind,
  IPV4_BLOCKS,
  IPV6_BLOCKS,
  type IPv4Block,
  type IPv6Block,
  type PrivateAddressKind,
} from './special-purpose-addresses'

/** Classifies an IPv4 address (0 to 0xffffffff). Returns `undefined` if the address is public. Allocates nothing. */
export const privateIPv4 = (value: number): AddressKind | undefined => {
  for (let i = 0; i < IPV4_BLOCKS.length; i++) {
    const [prefix, bits, kind] = IPV4_BLOCKS[i] as IPv4Block
    if (value >>> (32 - bits) === prefix >>> (32 - bits)) return kind
  }
  return undefined
}

const pair = (high: number, low: number): number => ((high << 16) | low) >>> 0

/** Returns the kind of the block that contains an IPv6 address, or `undefined` if no block contains it. */
const blockKind = (groups: IPv6Groups): AddressKind | CarrierKind | undefined => {
  for (let i = 0; i < IPV6_BLOCKS.length; i++) {
    const [prefix, bits, kind] = IPV6_BLOCKS[i] as IPv6Block
    if (hasPrefix(groups, prefix, bits)) return kind
  }
  return undefined
}

/**
 * Returns whether an address is an ISATAP address (RFC 5214). An ISATAP address ends with an IPv4 address and may have
 * any prefix, even a 6to4 prefix.
 */
const isIsatap = ([, , , , e, f]: IPv6Groups): boolean => f === 0x5efe && (e === 0 || e === 0x200)

/**
 * Classifies an IPv6 address. If the address contains an IPv4 address, classifies that IPv4 address instead. In an
 * ISATAP address, a prefix that is not public takes precedence over the IPv4 address. Returns `undefined` if the
 * address is public. Allocates nothing.
 */
export const privateIPv6 = (groups: IPv6Groups): AddressKind | undefined => {
  const kind = blockKind(groups)
  const last = pair(groups[6], groups[7])
  const behind = isIsatap(groups) ? privateIPv4(last) : undefined
  switch (kind) {
    case 'ipv4-last':
      return privateIPv4(last)
    case 'ipv4-inverted':
      return privateIPv4(~last >>> 0) ?? behind
    case 'ipv4-second':
      return privateIPv4(pair(groups[1], groups[2])) ?? behind
    default:
      return kind ?? behind
  }
}

/**
 * Returns the reason why an address is not on the public Internet, or `None` if the address is public. Accepts an IPv4
 * address, or an IPv6 address without brackets (RFC 3986, section 3.2.2). For example, you can pass an address that
 * `lookup` from `node:dns` has returned, or the value of `socket.remoteAddress`. An IPv6 address may include a zone,
 * such as `%eth0` (RFC 4007, section 11.2).
 *
 * Compares addresses by value, as `privateHost` does. If an IPv6 address contains an IPv4 address (in mapped,
 * compatible, translated, NAT64, 6to4, Teredo or ISATAP format), `privateAddress` classifies the IPv4 address. In an
 * ISATAP address, a prefix that is not public takes precedence over the IPv4 address. For any argument that is not an
 * IP address, the result is `not-an-address`. Such arguments include names, `127.1`, `0x7f.1`, the empty string and
 * `undefined`.
 *
 * Allocates the returned `Option`, the address's 16-bit groups, and temporary slices of the argument.
 *
 * @example
 * import { privateAddress } from 'uri-ts/http'
 *
 * privateAddress('10.0.0.1') //=> { _tag: 'Some', value: 'private' }
 * privateAddress('fe80::1%eth0') //=> { _tag: 'Some', value: 'link-local' }
 * privateAddress('64:ff9b::7f00:1') //=> { _tag: 'Some', value: 'loopback' }
 * privateAddress('localhost') //=> { _tag: 'Some', value: 'not-an-address' }
 * privateAddress('8.8.8.8') //=> { _tag: 'None' }
 *
 * @category Guards
 */
export const privateAddress = (address: string): Option<PrivateAddressKind> => {
  const groups = typeof address === 'string' ? addressGroups(withoutZone(address)) : undefined
  const kind = groups === undefined ? 'not-an-address' : privateIPv6(groups)
  return kind === undefined ? none : some(kind)
}
