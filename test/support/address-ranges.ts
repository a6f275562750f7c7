/** Lists the special-purpose address ranges that ipaddr.js defines. */
import type { PrivateAddressKind } from 'uri-ts/http'

/** Maps the names of ranges in ipaddr.js to the kinds of addresses in this library. */
export const KIND_BY_RANGE: Readonly<Record<string, PrivateAddressKind>> = {
  unspecified: 'unspecified',
  loopback: 'loopback',
  private: 'private',
  deprecatedSiteLocal: 'private',
  linkLocal: 'link-local',
  uniqueLocal: 'unique-local',
  carrierGradeNat: 'shared',
  multicast: 'multicast',
  broadcast: 'reserved',
  reserved: 'reserved',
  as112: 'reserved',
  as112v6: 'reserved',
  amt: 'reserved',
  discard: 'reserved',
  benchmarking: 'reserved',
  deprecatedOrchid: 'reserved',
  orchid2: 'reserved',
  droneRemoteIdProtocolEntityTags: 'reserved',
  segmentRouting: 'reserved',
}

/**
 * Lists the address blocks that ipaddr.js 2.5 and this library classify differently. For each block, states the name of
 * its range in ipaddr.js and explains why this library classifies the block differently.
 */
export const DIFFERENCES: Readonly<Record<string, readonly [range: string, why: string]>> = {
  '64:ff9b:1::/48': ['rfc6052', 'a translator of the local network (RFC 8215): it is not global, as 64:ff9b::/96 is'],
  '100:0:0:1::/64': ['unicast', 'RFC 9780 is newer than the table of ipaddr.js'],
  '::/96': ['unicast', 'some systems connect to the IPv4 address inside, so that one counts'],
  '::ffff:0:0/96': ['ipv4Mapped', 'systems connect to the IPv4 address inside, so that one counts'],
  '::ffff:0:0:0/96': ['rfc6145', 'translators connect to the IPv4 address inside, so that one counts'],
  '64:ff9b::/96': ['rfc6052', 'translators connect to the IPv4 address inside, so that one counts'],
  '2001::/32': ['teredo', 'relays connect to the IPv4 address inside, so that one counts'],
  '2002::/16': ['6to4', 'relays connect to the IPv4 address inside, so that one counts'],
}
