import type { IPv6Groups } from '../../ip/address'

/**
 * Why a host is not on the public Internet, by the registries of special-purpose addresses (RFC 6890):
 *
 * - `loopback`: 127/8, ::1, `localhost` and names below it.
 * - `unspecified`: 0/8, ::.
 * - `private`: 10/8, 172.16/12, 192.168/16, fec0::/10, 64:ff9b:1::/48.
 * - `link-local`: 169.254/16, fe80::/10.
 * - `unique-local`: fc00::/7.
 * - `shared`: 100.64/10, behind a carrier's NAT.
 * - `multicast`: 224/4, ff00::/8.
 * - `reserved`: documentation, benchmarks, future use, broadcast.
 *
 * @category Guards
 */
export type PrivateHostKind =
  | 'loopback'
  | 'unspecified'
  | 'private'
  | 'link-local'
  | 'unique-local'
  | 'shared'
  | 'multicast'
  | 'reserved'

type Block = readonly [kind: PrivateHostKind, prefix: number, bits: number]

const IPV4_BLOCKS: ReadonlyArray<Block> = [
  ['unspecified', 0x00000000, 8],
  ['private', 0x0a000000, 8],
  ['shared', 0x64400000, 10],
  ['loopback', 0x7f000000, 8],
  ['link-local', 0xa9fe0000, 16],
  ['private', 0xac100000, 12],
  ['reserved', 0xc0000000, 24],
  ['reserved', 0xc0000200, 24],
  ['private', 0xc0a80000, 16],
  ['reserved', 0xc6120000, 15],
  ['reserved', 0xc6336400, 24],
  ['reserved', 0xcb007100, 24],
  ['multicast', 0xe0000000, 4],
  ['reserved', 0xf0000000, 4],
]

/** The blocks of IPv6 whose prefix has at most 32 bits. */
const IPV6_BLOCKS: ReadonlyArray<Block> = [
  ['reserved', 0x20010db8, 32],
  ['reserved', 0x3fff0000, 20],
  ['unique-local', 0xfc000000, 7],
  ['link-local', 0xfe800000, 10],
  ['private', 0xfec00000, 10],
  ['multicast', 0xff000000, 8],
]

const kindIn = (blocks: ReadonlyArray<Block>, value: number): PrivateHostKind | undefined => {
  for (let i = 0; i < blocks.length; i++) {
    const [kind, prefix, bits] = blocks[i] as Block
    if (value >>> (32 - bits) === prefix >>> (32 - bits)) return kind
  }
  return undefined
}

/** Returns the kind of an IPv4 address from 0 to 0xffffffff; undefined if it is public. Allocates nothing. */
export const privateIPv4 = (value: number): PrivateHostKind | undefined => kindIn(IPV4_BLOCKS, value)

const pair = (high: number, low: number): number => ((high << 16) | low) >>> 0

const NAT64 = 0x0064ff9b

/**
 * Returns the IPv4 address inside an IPv6 address, or -1 if there is none: mapped `::ffff:0:0/96` and compatible `::/96`
 * (RFC 4291), NAT64 `64:ff9b::/96` (RFC 6052), translated `::ffff:0:0:0/96` (RFC 2765), ISATAP (RFC 5214), 6to4 `2002::/16`
 * (RFC 3056), Teredo `2001::/32`, which has it inverted (RFC 4380).
 */
const embeddedIPv4 = ([a, b, c, d, e, f, g, h]: IPv6Groups): number => {
  const last = pair(g, h)
  const first = pair(a, b)
  if (a === 0x2002) return pair(b, c)
  if (first === 0x20010000) return ~last >>> 0
  if (f === 0x5efe && (e === 0 || e === 0x200)) return last
  if (c !== 0 || d !== 0) return -1
  if (first === NAT64) return e === 0 && f === 0 ? last : -1
  const isPrefix = (e === 0 && (f === 0 || f === 0xffff)) || (e === 0xffff && f === 0)
  return first === 0 && isPrefix ? last : -1
}

/** Returns the kind of an IPv6 address, or of the IPv4 address inside it; undefined if it is public. Allocates nothing. */
export const privateIPv6 = (groups: IPv6Groups): PrivateHostKind | undefined => {
  const [a, b, c, d, e, f, g, h] = groups
  const first = pair(a, b)
  if (first === 0 && (c | d | e | f | g) === 0 && h <= 1) return h === 1 ? 'loopback' : 'unspecified'
  if (first === NAT64 && c === 1) return 'private'
  if (first === 0x01000000 && c === 0 && d === 0) return 'reserved'
  const value = embeddedIPv4(groups)
  const kind = value < 0 ? undefined : privateIPv4(value)
  return kind ?? kindIn(IPV6_BLOCKS, first)
}
