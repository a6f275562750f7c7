import type { Option } from 'fp-ts/Option'
import { expectError, expectType } from 'tsd'
import { formatIPv6, type IPv6Address, type IPv6Groups, parseIPv6 } from 'uri-ts/ip'

// 3.2.2
expectType<readonly [number, number, number, number, number, number, number, number]>(null! as IPv6Groups)
expectType<Option<IPv6Groups>>(parseIPv6('::1'))
expectType<IPv6Address>(formatIPv6([0, 0, 0, 0, 0, 0, 0, 1]))
expectError(formatIPv6([0, 0, 0, 0, 0, 0, 1]))
