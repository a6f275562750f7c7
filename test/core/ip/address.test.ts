import { expect, it } from 'vitest'
import { isIPv4Address, isIPv6Address } from '../../../src/core/ip/address'
import { IPV4_ADDRESSES, IPV6_ADDRESSES } from '../../corpus/addresses'

it.each(IPV4_ADDRESSES)('isIPv4Address($text): $isValid', ({ text, isValid }) => {
  expect(isIPv4Address(text)).toBe(isValid)
})

it.each(IPV6_ADDRESSES)('isIPv6Address($text): $isValid', ({ text, isValid }) => {
  expect(isIPv6Address(text)).toBe(isValid)
})
