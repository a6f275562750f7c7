import type { IPv4Address, IPv6Address } from '../model/brands'
import type { IPv6Groups } from './address'

/**
 * Formats a number of 32 bits as an `IPv4address` (3.2.2).
 *
 * Allocates: the text.
 *
 * @example
 * import { formatIPv4 } from 'uri-ts/ip'
 *
 * formatIPv4(0x7f000001) //=> '127.0.0.1'
 *
 * @category IP addresses
 */
export const formatIPv4 = (number: number): IPv4Address => {
  const text: string = `${number >>> 24}.${(number >>> 16) & 255}.${(number >>> 8) & 255}.${number & 255}`
  return text as IPv4Address
}

/** Replaces the longest run of at least two zeros by `::`, or the first of several. */
const compressed = (text: string): string => {
  for (let more = 7; more > 0; more--) {
    const zeros = new RegExp(`(^|:)0(:0){${more}}(:|$)`)
    if (zeros.test(text)) return text.replace(zeros, '::')
  }
  return text
}

/**
 * Formats eight groups of 16 bits as an `IPv6address` in the form of RFC 5952: lower case, no leading zeros, and `::` for
 * the longest run of at least two zero groups, or the first of several. The last 32 bits of an IPv4-mapped address
 * (`::ffff:0:0/96`) are dotted.
 *
 * Allocates: the text.
 *
 * @example
 * import { formatIPv6 } from 'uri-ts/ip'
 *
 * formatIPv6([0x2001, 0xdb8, 0, 0, 1, 0, 0, 1]) //=> '2001:db8::1:0:0:1'
 * formatIPv6([0, 0, 0, 0, 0, 0xffff, 0xc000, 0x201]) //=> '::ffff:192.0.2.1'
 *
 * @category IP addresses
 */
export const formatIPv6 = (groups: IPv6Groups): IPv6Address => {
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  const hex = groups.map((group) => group.toString(16)).join(':')
  const text: string = isMapped ? `::ffff:${formatIPv4(groups[6] * 0x10000 + groups[7])}` : compressed(hex)
  return text as IPv6Address
}
