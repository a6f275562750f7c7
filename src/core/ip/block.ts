/* The functions in this file read address blocks, and compare addresses by value. */
import { toUndefined } from '../fp/option'
import { type IPv6Groups, parseIPv4, parseIPv6 } from './address'
import { BITS_OF_ADDRESS, LONGER_THAN, NOT_AN_ADDRESS, NOT_FIRST } from './messages'

/** An address block, represented by its first address (in IPv6 form) and its prefix length in bits. */
export type Block = readonly [first: IPv6Groups, bits: number]

const IPV6_BITS = 128
/**
 * The length, in bits, of the prefix that all IPv4-mapped addresses share. An IPv4-mapped address is an IPv6 address
 * that represents an IPv4 address.
 */
const MAPPED_BITS = 96

/** Matches an address, optionally followed by a prefix length. The prefix length has no leading zeros. */
const ENTRY = /^([\da-f:.]+)(?:\/(0|[1-9]\d{0,2}))?$/i

/**
 * Converts an IPv4 address, given as a number from 0 to 0xffffffff, to the groups of its IPv4-mapped IPv6 address (RFC
 * 4291, section 2.5.5.2).
 */
export const mappedGroups = (ipv4: number): IPv6Groups => [0, 0, 0, 0, 0, 0xffff, ipv4 >>> 16, ipv4 & 0xffff]

/**
 * Returns the groups of `address`, or `undefined` if `address` is not an IP address in the notation of RFC 3986. An
 * IPv4 address is converted to the groups of its IPv4-mapped IPv6 address, so both notations of an address produce the
 * same groups.
 */
export const addressGroups = (address: string): IPv6Groups | undefined => {
  const ipv4 = toUndefined(parseIPv4(address))
  return ipv4 === undefined ? toUndefined(parseIPv6(address)) : mappedGroups(ipv4)
}

/**
 * Removes the zone, such as `%eth0`, from an address (RFC 4007, section 11.2). Only an IPv6 address can have a zone,
 * and a zone is never empty.
 */
export const withoutZone = (address: string): string => {
  const percent = address.indexOf('%')
  const isZone = address.includes(':') && address.indexOf(':') < percent && percent < address.length - 1
  return isZone ? address.slice(0, percent) : address
}

/** Returns whether the first `bits` bits of an address and of `prefix` are equal. Allocates nothing. */
export const hasPrefix = (groups: IPv6Groups, prefix: readonly number[], bits: number): boolean => {
  for (let i = 0, left = bits; left > 0; i++, left -= 16) {
    const shift = left < 16 ? 16 - left : 0
    if ((groups[i] as number) >>> shift !== (prefix[i] as number) >>> shift) return false
  }
  return true
}

/** Returns whether every bit after the first `bits` bits of an address is 0. */
const isFirstOf = (groups: IPv6Groups, bits: number): boolean =>
  groups.every((group, i) => (group & (0xffff >>> Math.min(Math.max(bits - 16 * i, 0), 16))) === 0)

/**
 * Reads an address, or a block in the notation `address/length`. For an invalid entry, returns the part of the error
 * message that follows the entry.
 */
export const readBlock = (entry: string): Block | string => {
  const [, address = '', length] = ENTRY.exec(entry) ?? []
  const first = addressGroups(address)
  if (first === undefined) return NOT_AN_ADDRESS
  const family = address.includes(':') ? IPV6_BITS : IPV6_BITS - MAPPED_BITS
  const bits = length === undefined ? family : Number(length)
  if (bits > family) return `${LONGER_THAN} ${family} ${BITS_OF_ADDRESS}`
  const all = bits + IPV6_BITS - family
  return isFirstOf(first, all) ? [first, all] : `${NOT_FIRST} ${bits}`
}

/** The prefix that all IPv4-mapped addresses share. */
const MAPPED = [0, 0, 0, 0, 0, 0xffff]

/**
 * Returns whether an address is in a block. A block with a prefix shorter than 96 bits, such as `::/0`, does not
 * contain IPv4-mapped addresses, because an author who writes `::/0` is unlikely to mean IPv4 addresses. Allocates
 * nothing.
 */
export const isInBlock = (first: IPv6Groups, bits: number, groups: IPv6Groups): boolean =>
  hasPrefix(groups, first, bits) && (bits >= MAPPED_BITS || !hasPrefix(groups, MAPPED, MAPPED_BITS))
