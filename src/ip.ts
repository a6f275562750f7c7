export { type IPv6Groups, isIPv4Address, isIPv6Address, parseIPv4, parseIPv6 } from './core/ip/address'
export { formatIPv4, formatIPv6 } from './core/ip/format'
export type { IPv4Address, IPv6Address } from './core/model/brands'
