import type { IPv4Address, IPv6Address } from '../model/brands'
import type { IPv6Groups } from './address'

/*
 * This file exports functions that format IP addresses. Formatting a number that is not an address is a mistake in the
 * program, so the functions throw a `RangeError`. Wrapping or clamping the number would produce a wrong address.
 */
const checkInteger = (name: string, number: number, max: number): void => {
  if (!(Number.isInteger(number) && number >= 0 && number <= max)) {
    throw new RangeError(`${name}: ${String(number)} is not an integer from 0 to ${max}`)
  }
}

/**
 * Formats a 32-bit number, from 0 to 4294967295, as an IPv4 address (RFC 3986, section 3.2.2). JavaScript's bitwise
 * operators can return negative numbers, so pass `(number & mask) >>> 0` rather than `number & mask`.
 *
 * Allocates the result. Throws a `RangeError` for a number that is not an integer from 0 to 4294967295.
 *
 * @example
 * import { formatIPv4 } from 'uri-ts/ip'
 *
 * formatIPv4(0x7f000001) //=> '127.0.0.1'
 *
 * @category IP addresses
 */
export const formatIPv4 = (number: number): IPv4Address => {
  checkInteger('formatIPv4', number, 0xffffffff)
  return ipv4Text(number) as IPv4Address
}

const ipv4Text = (number: number): string =>
  `${number >>> 24}.${(number >>> 16) & 255}.${(number >>> 8) & 255}.${number & 255}`

/**
 * Replaces the longest run of at least two zero groups with `::`. If several runs share the greatest length, replaces
 * only the first of them.
 */
const compress = (text: string): string => {
  for (let more = 7; more > 0; more--) {
    const zeros = new RegExp(`(^|:)0(:0){${more}}(:|$)`)
    if (zeros.test(text)) return text.replace(zeros, '::')
  }
  return text
}

/** Formats the groups of an address as `formatIPv6` does, but does not check the groups. */
export const ipv6Text = (groups: IPv6Groups): string => {
  const text = compress(groups.map((group) => group.toString(16)).join(':'))
  return /^::ffff:\w+:\w+$/.test(text) ? `::ffff:${ipv4Text(groups[6] * 0x10000 + groups[7])}` : text
}

/**
 * Formats eight 16-bit groups as an IPv6 address according to RFC 5952. The result is in lower case, no group has
 * leading zeros, and `::` replaces the longest run of at least two zero groups. If several runs share the greatest
 * length, `::` replaces the first of them. The last 32 bits of an IPv4-mapped address (`::ffff:0:0/96`) are written as
 * an IPv4 address.
 *
 * Allocates the result. Throws a `RangeError` if there are not exactly eight groups, or if a group is not an integer
 * from 0 to 65535.
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
  if (groups.length !== 8) throw new RangeError('formatIPv6: an IPv6 address has eight groups')
  for (const group of groups) checkInteger('formatIPv6', group, 0xffff)
  return ipv6Text(groups) as IPv6Address
}
