import type { IPv6Groups } from '../../ip/address'
import {
  type CarrierKind,
  IPV4_BLOCKS,
  IPV6_BLOCKS,
  type IPv4Block,
  type IPv6Block,
  type PrivateHostKind,
} from './special-purpose-addresses'

/** Returns the kind of an IPv4 address from 0 to 0xffffffff; undefined if it is public. Allocates nothing. */
export const privateIPv4 = (value: number): PrivateHostKind | undefined => {
  for (let i = 0; i < IPV4_BLOCKS.length; i++) {
    const [prefix, bits, kind] = IPV4_BLOCKS[i] as IPv4Block
    if (value >>> (32 - bits) === prefix >>> (32 - bits)) return kind
  }
  return undefined
}

const isIn = (groups: IPv6Groups, prefix: readonly number[], bits: number): boolean => {
  for (let i = 0, left = bits; left > 0; i++, left -= 16) {
    const shift = left < 16 ? 16 - left : 0
    if ((groups[i] as number) >>> shift !== (prefix[i] as number) >>> shift) return false
  }
  return true
}

const pair = (high: number, low: number): number => ((high << 16) | low) >>> 0

/** Returns the kind of the block of an IPv6 address; undefined if it is in none. */
const blockKind = (groups: IPv6Groups): PrivateHostKind | CarrierKind | undefined => {
  for (let i = 0; i < IPV6_BLOCKS.length; i++) {
    const [prefix, bits, kind] = IPV6_BLOCKS[i] as IPv6Block
    if (isIn(groups, prefix, bits)) return kind
  }
  return undefined
}

/** ISATAP (RFC 5214) puts an IPv4 address behind any prefix. */
const isIsatap = ([, , , , e, f]: IPv6Groups): boolean => f === 0x5efe && (e === 0 || e === 0x200)

/** Returns the kind of an IPv6 address, or of the IPv4 address inside it; undefined if it is public. Allocates nothing. */
export const privateIPv6 = (groups: IPv6Groups): PrivateHostKind | undefined => {
  const kind = blockKind(groups)
  const last = pair(groups[6], groups[7])
  switch (kind) {
    case 'ipv4-last':
      return privateIPv4(last)
    case 'ipv4-inverted':
      return privateIPv4(~last >>> 0)
    case 'ipv4-second':
      return privateIPv4(pair(groups[1], groups[2]))
    default:
      return kind ?? (isIsatap(groups) ? privateIPv4(last) : undefined)
  }
}
