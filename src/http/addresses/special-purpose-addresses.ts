/**
 * This file lists special-purpose IP addresses. The comment after each row gives the block, its name in the registry,
 * and the document that reserves it. `test/http/addresses/special-purpose-addresses.test.ts` checks that the comments
 * agree with the numbers and that each row agrees with other implementations. A comment on a separate line names a
 * registry entry whose addresses are part of the block above and are of the same kind.
 *
 * The tables are based on the 2025-10-09 versions of IANA's IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890,
 * RFC 8190). The tables also contain blocks that the IANA registries do not list: the multicast blocks (RFC 5771, RFC
 * 4291), and deprecated blocks from RFC 4291, RFC 2765 and RFC 3879.
 *
 * The IANA registries describe some entries (AS112, AMT, ORCHIDv2, anycast) as globally reachable. The tables
 * nevertheless include these entries, because websites do not use the addresses that the entries cover.
 */

/**
 * The reason why a host is not on the public Internet, according to the registries of special-purpose addresses (RFC
 * 6890) and special-use names (RFC 6761):
 *
 * - `loopback`: an address in 127/8, the address ::1, an empty host, or a name for the local machine, such as
 *   `localhost`, `a.localhost` or `ip6-localhost`.
 * - `unspecified`: an address in 0/8, or the address ::.
 * - `private`: an address in 10/8, 172.16/12, 192.168/16, fec0::/10 or 64:ff9b:1::/48.
 * - `link-local`: an address in 169.254/16 or fe80::/10.
 * - `unique-local`: an address in fc00::/7.
 * - `shared`: an address in 100.64/10, which carriers use for carrier-grade NAT.
 * - `multicast`: an address in 224/4 or ff00::/8.
 * - `reserved`: an address for documentation, benchmarks, protocol assignments, segment routing, future use or
 *   broadcast. The kind `reserved` also includes the names in `.example`, `.invalid`, `.alt`, `.onion` and some domains
 *   under `.arpa`.
 * - `local-name`: a name that resolves only on a local network, such as a name below `.local`, `.home.arpa`, `.svc`,
 *   `.consul` or `.internal`. Cloud metadata services use names below `.internal`.
 * - `single-label`: a name that contains no dot. A resolver may append its network's domain to such a name.
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
  | 'local-name'
  | 'single-label'

/**
 * The reason why an address is not public: either a `PrivateHostKind` that applies to addresses or, for a string that
 * is not an address, `not-an-address`.
 *
 * @category Guards
 */
export type PrivateAddressKind = Exclude<PrivateHostKind, 'local-name' | 'single-label'> | 'not-an-address'

export type AddressKind = Exclude<PrivateAddressKind, 'not-an-address'>

/**
 * The position of an IPv4 address in an IPv6 address: the second and third groups, or the last two groups. For
 * `ipv4-inverted`, the bits of the IPv4 address are inverted.
 */
export type CarrierKind = 'ipv4-second' | 'ipv4-last' | 'ipv4-inverted'

/** An IPv4 block: its first address, its prefix length in bits, and its kind. */
export type IPv4Block = readonly [prefix: number, bits: number, kind: AddressKind]

/** An IPv6 block: its leading 16-bit groups, its prefix length in bits, and its kind. */
export type IPv6Block = readonly [prefix: readonly number[], bits: number, kind: AddressKind | CarrierKind]

export const IPV4_BLOCKS: readonly IPv4Block[] = [
  [0x00000000, 8, 'unspecified'], // 0.0.0.0/8 "This network", RFC 791
  //   0.0.0.0/32 "This host on this network", RFC 1122
  [0x0a000000, 8, 'private'], // 10.0.0.0/8 Private-Use, RFC 1918
  [0x64400000, 10, 'shared'], // 100.64.0.0/10 Shared Address Space, RFC 6598
  [0x7f000000, 8, 'loopback'], // 127.0.0.0/8 Loopback, RFC 1122
  [0xa9fe0000, 16, 'link-local'], // 169.254.0.0/16 Link Local, RFC 3927
  [0xac100000, 12, 'private'], // 172.16.0.0/12 Private-Use, RFC 1918
  [0xc0000000, 24, 'reserved'], // 192.0.0.0/24 IETF Protocol Assignments, RFC 6890
  //   192.0.0.0/29 IPv4 Service Continuity Prefix, RFC 7335
  //   192.0.0.8/32 IPv4 dummy address, RFC 7600
  //   192.0.0.9/32 Port Control Protocol Anycast, RFC 7723
  //   192.0.0.10/32 Traversal Using Relays around NAT Anycast, RFC 8155
  //   192.0.0.170/32 NAT64/DNS64 Discovery, RFC 8880
  //   192.0.0.171/32 NAT64/DNS64 Discovery, RFC 8880
  [0xc0000200, 24, 'reserved'], // 192.0.2.0/24 Documentation (TEST-NET-1), RFC 5737
  [0xc01fc400, 24, 'reserved'], // 192.31.196.0/24 AS112-v4, RFC 7535
  [0xc034c100, 24, 'reserved'], // 192.52.193.0/24 AMT, RFC 7450
  [0xc0586300, 24, 'reserved'], // 192.88.99.0/24 Deprecated (6to4 Relay Anycast), RFC 7526
  //   192.88.99.2/32 6a44-relay anycast address, RFC 6751
  [0xc0a80000, 16, 'private'], // 192.168.0.0/16 Private-Use, RFC 1918
  [0xc0af3000, 24, 'reserved'], // 192.175.48.0/24 Direct Delegation AS112 Service, RFC 7534
  [0xc6120000, 15, 'reserved'], // 198.18.0.0/15 Benchmarking, RFC 2544
  [0xc6336400, 24, 'reserved'], // 198.51.100.0/24 Documentation (TEST-NET-2), RFC 5737
  [0xcb007100, 24, 'reserved'], // 203.0.113.0/24 Documentation (TEST-NET-3), RFC 5737
  [0xe0000000, 4, 'multicast'], // 224.0.0.0/4 Multicast, RFC 5771
  [0xf0000000, 4, 'reserved'], // 240.0.0.0/4 Reserved, RFC 1112
  //   255.255.255.255/32 Limited Broadcast, RFC 919
]

/** If several blocks contain an address, the first such block determines the address's kind. */
export const IPV6_BLOCKS: readonly IPv6Block[] = [
  [[0, 0, 0, 0, 0, 0, 0, 1], 128, 'loopback'], // ::1/128 Loopback Address, RFC 4291
  [[0, 0, 0, 0, 0, 0, 0, 0], 128, 'unspecified'], // ::/128 Unspecified Address, RFC 4291
  [[0, 0, 0, 0, 0, 0xffff], 96, 'ipv4-last'], // ::ffff:0:0/96 IPv4-mapped Address, RFC 4291
  [[0, 0, 0, 0, 0, 0], 96, 'ipv4-last'], // ::/96 IPv4-Compatible IPv6 Address, RFC 4291
  [[0, 0, 0, 0, 0xffff, 0], 96, 'ipv4-last'], // ::ffff:0:0:0/96 IPv4-translated Address, RFC 2765
  [[0x64, 0xff9b, 0, 0, 0, 0], 96, 'ipv4-last'], // 64:ff9b::/96 IPv4-IPv6 Translat., RFC 6052
  [[0x64, 0xff9b, 1], 48, 'private'], // 64:ff9b:1::/48 IPv4-IPv6 Translat., RFC 8215
  [[0x100, 0, 0, 0], 64, 'reserved'], // 100::/64 Discard-Only Address Block, RFC 6666
  [[0x100, 0, 0, 1], 64, 'reserved'], // 100:0:0:1::/64 Dummy IPv6 Prefix, RFC 9780
  [[0x2001, 0], 32, 'ipv4-inverted'], // 2001::/32 TEREDO, RFC 4380
  [[0x2001, 0], 23, 'reserved'], // 2001::/23 IETF Protocol Assignments, RFC 2928
  //   2001:1::1/128 Port Control Protocol Anycast, RFC 7723
  //   2001:1::2/128 Traversal Using Relays around NAT Anycast, RFC 8155
  //   2001:1::3/128 DNS-SD Service Registration Protocol Anycast, RFC 9665
  //   2001:2::/48 Benchmarking, RFC 5180
  //   2001:3::/32 AMT, RFC 7450
  //   2001:4:112::/48 AS112-v6, RFC 7535
  //   2001:10::/28 Deprecated (previously ORCHID), RFC 4843
  //   2001:20::/28 ORCHIDv2, RFC 7343
  //   2001:30::/28 Drone Remote ID Protocol Entity Tags (DETs) Prefix, RFC 9374
  [[0x2001, 0xdb8], 32, 'reserved'], // 2001:db8::/32 Documentation, RFC 3849
  [[0x2002], 16, 'ipv4-second'], // 2002::/16 6to4, RFC 3056
  [[0x2620, 0x4f, 0x8000], 48, 'reserved'], // 2620:4f:8000::/48 Direct Delegation AS112 Service, RFC 7534
  [[0x3fff, 0], 20, 'reserved'], // 3fff::/20 Documentation, RFC 9637
  [[0x5f00], 16, 'reserved'], // 5f00::/16 Segment Routing (SRv6) SIDs, RFC 9602
  [[0xfc00], 7, 'unique-local'], // fc00::/7 Unique-Local, RFC 4193
  [[0xfe80], 10, 'link-local'], // fe80::/10 Link-Local Unicast, RFC 4291
  [[0xfec0], 10, 'private'], // fec0::/10 Site-Local Unicast, RFC 3879
  [[0xff00], 8, 'multicast'], // ff00::/8 Multicast, RFC 4291
]
