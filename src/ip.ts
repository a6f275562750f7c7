/** This file is the entry point `uri-ts/ip`. It exports functions for IP addresses. */

export type { CheckCidr as $CheckCidr } from '../types/core/ip/cidr'
export type { Narrowed as $Narrowed, PossibleText as $PossibleText } from '../types/core/model/possible-text'
export { type IPv6Groups, isIPv4Address, isIPv6Address, parseIPv4, parseIPv6 } from './core/ip/address'
export { type Cidr, inCidr, parseCidr } from './core/ip/cidr'
export { formatIPv4, formatIPv6 } from './core/ip/format'
export type { IPv4Address, IPv6Address } from './core/model/brands'
