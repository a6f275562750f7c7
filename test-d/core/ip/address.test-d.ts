import type { Option } from 'fp-ts/Option'
import { expectError, expectType } from 'tsd'
import { type Cidr, formatIPv6, type IPv6Address, type IPv6Groups, inCidr, parseCidr, parseIPv6 } from 'uri-ts/ip'

// IP addresses (RFC 3986, section 3.2.2) are represented as arrays of numbers.
expectType<readonly [number, number, number, number, number, number, number, number]>(null! as IPv6Groups)
expectType<Option<IPv6Groups>>(parseIPv6('::1'))
expectType<IPv6Address>(formatIPv6([0, 0, 0, 0, 0, 0, 0, 1]))
expectError(formatIPv6([0, 0, 0, 0, 0, 0, 1]))

declare const anyText: string
expectType<Option<Cidr>>(parseCidr(anyText))
expectType<(address: string) => boolean>(inCidr('10.0.0.0/8'))
inCidr('::ffff:10.0.0.0/104')
inCidr('2001:DB8:8000::/33')
inCidr('192.168.252.0/22')
inCidr(anyText)
inCidr(null! as Cidr)
expectError(inCidr('10.0.0.0'))
expectError(inCidr('10.1.2.3/8'))
expectError(inCidr('10.0.0.0/33'))
expectError(inCidr('2001:db8::1/64'))
expectError(inCidr('::ffff:10.1.0.0/104'))
expectError(inCidr('::/129'))
expectError(inCidr(10))
