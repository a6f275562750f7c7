import type { IPv4Address, IPv6Address } from './brand'
import { isIPv4AddressIn, isIPv6AddressIn } from './ip-literal'

/**
 * Whether `text` is an `IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet` (3.2.2).
 *
 * Allocates: nothing.
 *
 * @example
 * import { isIPv4Address } from 'uri-ts'
 *
 * assert.equal(isIPv4Address('192.0.2.16'), true)
 * assert.equal(isIPv4Address('192.0.2.016'), false)
 *
 * @category Refinements
 * @since 0.1.0
 */
export const isIPv4Address = (text: string): text is IPv4Address => isIPv4AddressIn(text, 0, text.length)

/**
 * Whether `text` is an `IPv6address` (3.2.2), without brackets and without a zone.
 *
 * Allocates: nothing.
 *
 * @example
 * import { isIPv6Address } from 'uri-ts'
 *
 * assert.equal(isIPv6Address('2001:db8::7'), true)
 * assert.equal(isIPv6Address('fe80::1%en0'), false)
 *
 * @category Refinements
 * @since 0.1.0
 */
export const isIPv6Address = (text: string): text is IPv6Address => isIPv6AddressIn(text, 0, text.length)
