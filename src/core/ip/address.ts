import type { Narrowed, PossibleText } from '../../../types/core/model/possible-text'
import type { Option } from '../fp/option'
import { none, some } from '../fp/option'
import { isIPv4AddressIn, isIPv6AddressIn } from '../grammar/ip-literal'
import type { IPv4Address, IPv6Address } from '../model/brands'

/**
 * Returns whether `text` is an IPv4 address: `IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet` (RFC
 * 3986, section 3.2.2). Returns `false` for any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isIPv4Address } from 'uri-ts/ip'
 *
 * isIPv4Address('192.0.2.16') //=> true
 * isIPv4Address('192.0.2.016') //=> false
 *
 * @category Refinements
 */
export const isIPv4Address = <Value>(
  text: PossibleText<Value, 'isIPv4Address'>,
): text is Narrowed<Value, IPv4Address> => typeof text === 'string' && isIPv4AddressIn(text, 0, text.length)

/**
 * Returns whether `text` is an IPv6 address (RFC 3986, section 3.2.2) without brackets or a zone. Returns `false` for
 * any value that is not a string.
 *
 * Allocates nothing.
 *
 * @example
 * import { isIPv6Address } from 'uri-ts/ip'
 *
 * isIPv6Address('2001:db8::7') //=> true
 * isIPv6Address('fe80::1%en0') //=> false
 *
 * @category Refinements
 */
export const isIPv6Address = <Value>(
  text: PossibleText<Value, 'isIPv6Address'>,
): text is Narrowed<Value, IPv6Address> => typeof text === 'string' && isIPv6AddressIn(text, 0, text.length)

const ipv4Number = (text: string): number => text.split('.').reduce((number, octet) => number * 256 + Number(octet), 0)

/**
 * Parses an IPv4 address (RFC 3986, section 3.2.2) and returns it as a number from 0 to 4294967295.
 *
 * Allocates the returned `Option`, and temporary objects for the octets.
 *
 * @example
 * import { parseIPv4 } from 'uri-ts/ip'
 *
 * parseIPv4('127.0.0.1') //=> { _tag: 'Some', value: 0x7f000001 }
 * parseIPv4('127.1') //=> { _tag: 'None' }
 *
 * @category IP addresses
 */
export const parseIPv4 = (text: string): Option<number> => (isIPv4Address(text) ? some(ipv4Number(text)) : none)

/**
 * The eight groups of an IPv6 address, each from 0 to 65535.
 *
 * @category IP addresses
 */
export type IPv6Groups = readonly [number, number, number, number, number, number, number, number]

/** Returns the groups on one side of a `::`. */
const groupsOf = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => {
        if (!group.includes('.')) return [Number.parseInt(group, 16)]
        const number = ipv4Number(group)
        return [number >>> 16, number & 0xffff]
      })

/**
 * Parses an IPv6 address that has no brackets (RFC 3986, section 3.2.2), and returns its eight 16-bit groups.
 *
 * Allocates the returned `Option`, the groups in it, and temporary slices of the text.
 *
 * @example
 * import { parseIPv6 } from 'uri-ts/ip'
 *
 * parseIPv6('::ffff:192.0.2.1') //=> { _tag: 'Some', value: [0, 0, 0, 0, 0, 0xffff, 0xc000, 0x201] }
 * parseIPv6('1::2::3') //=> { _tag: 'None' }
 *
 * @category IP addresses
 */
export const parseIPv6 = (text: string): Option<IPv6Groups> => {
  if (!isIPv6Address(text)) return none
  const [before = '', after = ''] = text.split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after)
  const zeros = Array<number>(8 - head.length - tail.length).fill(0)
  const groups: readonly number[] = [...head, ...zeros, ...tail]
  return some(groups as IPv6Groups)
}
