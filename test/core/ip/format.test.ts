import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { type IPv6Groups, parseIPv4, parseIPv6 } from '../../../src/core/ip/address'
import { formatIPv4, formatIPv6 } from '../../../src/core/ip/format'
import { IPV4_ADDRESSES, IPV6_ADDRESSES } from '../../corpus/addresses'

describe('parseIPv4 and formatIPv4', () => {
  it.each([
    { text: '0.0.0.0', number: 0 },
    { text: '0.0.0.1', number: 1 },
    { text: '127.0.0.1', number: 0x7f000001 },
    { text: '192.0.2.16', number: 0xc0000210 },
    { text: '255.255.255.255', number: 0xffffffff },
  ])('$text is $number', ({ text, number }) => {
    expect(parseIPv4(text)).toEqual(O.some(number))
    expect(formatIPv4(number)).toBe(text)
  })

  it.each(IPV4_ADDRESSES)('parseIPv4($text) returns a number: $isValid', ({ text, isValid }) => {
    expect(O.isSome(parseIPv4(text))).toBe(isValid)
  })
})

describe('parseIPv6', () => {
  it.each(IPV6_ADDRESSES)('of $text returns groups: $isValid', ({ text, isValid }) => {
    const groups = parseIPv6(text)
    expect(O.isSome(groups)).toBe(isValid)
    if (O.isSome(groups)) expect(groups.value).toHaveLength(8)
  })

  it.each([
    { text: '::', groups: [0, 0, 0, 0, 0, 0, 0, 0] },
    { text: '1::', groups: [1, 0, 0, 0, 0, 0, 0, 0] },
    { text: '::1', groups: [0, 0, 0, 0, 0, 0, 0, 1] },
    { text: '1:2:3:4:5:6:7:8', groups: [1, 2, 3, 4, 5, 6, 7, 8] },
    { text: '1:2:3:4:5:6:7::', groups: [1, 2, 3, 4, 5, 6, 7, 0] },
    { text: '::2:3:4:5:6:7:8', groups: [0, 2, 3, 4, 5, 6, 7, 8] },
    { text: '1::FFFF:00ab', groups: [1, 0, 0, 0, 0, 0, 0xffff, 0xab] },
    { text: '::255.254.253.252', groups: [0, 0, 0, 0, 0, 0, 0xfffe, 0xfdfc] },
    { text: '1:2:3:4:5:6:1.2.3.4', groups: [1, 2, 3, 4, 5, 6, 0x102, 0x304] },
    { text: '1::1.2.3.4', groups: [1, 0, 0, 0, 0, 0, 0x102, 0x304] },
  ])('of $text is $groups', ({ text, groups }) => {
    expect(parseIPv6(text)).toEqual(O.some(groups))
  })
})

/** Lists the addresses in the examples of RFC 5952, each with the notation that the RFC recommends. */
const RFC_5952 = [
  { section: '2.1', text: '2001:db8:0:0:1:0:0:1', formatted: '2001:db8::1:0:0:1' },
  { section: '2.1', text: '2001:0db8:0:0:1:0:0:1', formatted: '2001:db8::1:0:0:1' },
  { section: '2.1', text: '2001:db8::0:1:0:0:1', formatted: '2001:db8::1:0:0:1' },
  { section: '2.1', text: '2001:DB8:0:0:1::1', formatted: '2001:db8::1:0:0:1' },
  { section: '2.2', text: '2001:db8:aaaa:bbbb:cccc:dddd::1', formatted: '2001:db8:aaaa:bbbb:cccc:dddd:0:1' },
  { section: '2.2', text: '2001:db8:aaaa:bbbb:cccc:dddd:0:1', formatted: '2001:db8:aaaa:bbbb:cccc:dddd:0:1' },
  { section: '2.2', text: '2001:db8:0:0:0::1', formatted: '2001:db8::1' },
  {
    section: '2.3',
    text: '2001:db8:aaaa:bbbb:cccc:dddd:eeee:AAAA',
    formatted: '2001:db8:aaaa:bbbb:cccc:dddd:eeee:aaaa',
  },
  { section: '4.1', text: '2001:0db8::0001', formatted: '2001:db8::1' },
  { section: '4.2.1', text: '2001:db8:0:0:0:0:2:1', formatted: '2001:db8::2:1' },
  { section: '4.2.2', text: '2001:db8:0:1:1:1:1:1', formatted: '2001:db8:0:1:1:1:1:1' },
  { section: '4.2.2', text: '2001:db8::1:1:1:1:1', formatted: '2001:db8:0:1:1:1:1:1' },
  { section: '4.2.3', text: '2001:0:0:1:0:0:0:1', formatted: '2001:0:0:1::1' },
  { section: '4.2.3', text: '2001:db8:0:0:1:0:0:1', formatted: '2001:db8::1:0:0:1' },
  { section: '5', text: '::ffff:c000:201', formatted: '::ffff:192.0.2.1' },
  { section: '5', text: '::FFFF:192.0.2.1', formatted: '::ffff:192.0.2.1' },
  { section: '5', text: '::192.0.2.1', formatted: '::c000:201' },
  { section: '5', text: '1::ffff:c000:201', formatted: '1::ffff:c000:201' },
  { section: '4.2', text: '0:0:0:0:0:0:0:0', formatted: '::' },
  { section: '4.2', text: '0:0:0:0:0:0:0:1', formatted: '::1' },
  { section: '4.2', text: '1:0:0:0:0:0:0:0', formatted: '1::' },
  { section: '4.2', text: '1:0:0:2:0:0:0:0', formatted: '1:0:0:2::' },
  { section: '4.2', text: '0:0:1:0:0:0:1:0', formatted: '0:0:1::1:0' },
  { section: '4.2', text: '0:0:0:1:0:0:0:1', formatted: '::1:0:0:0:1' },
  { section: '4.2', text: '1:2:3:4:5:6:7:8', formatted: '1:2:3:4:5:6:7:8' },
] as const

describe('formatIPv6', () => {
  it.each(RFC_5952)('RFC 5952, $section: of $text is $formatted', ({ text, formatted }) => {
    const format = O.map<IPv6Groups, string>(formatIPv6)
    expect(format(parseIPv6(text))).toEqual(O.some(formatted))
  })
})

describe('numbers that are not an address', () => {
  it.each([-1, 2 ** 32, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, 1n, []])(
    'formatIPv4 throws a RangeError for %s',
    (number) => {
      const format = formatIPv4 as (number: unknown) => string
      expect(() => format(number)).toThrow(RangeError)
    },
  )

  it.each([-1, 65536, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined])(
    'formatIPv6 throws a RangeError for a group of %s',
    (group) => {
      for (let index = 0; index < 8; index++) {
        const groups = [0, 0, 0, 0, 0, 0xffff, 0, 0].map((zero, at) => (at === index ? group : zero))
        expect(() => formatIPv6(groups as unknown as IPv6Groups)).toThrow(RangeError)
      }
    },
  )

  it('says which number it is, and that there are eight groups', () => {
    expect(() => formatIPv4(-1)).toThrow('formatIPv4: -1 is not an integer from 0 to 4294967295')
    expect(() => formatIPv6([0, 0, 0, 0, 0, 0, 0, 65536])).toThrow(
      'formatIPv6: 65536 is not an integer from 0 to 65535',
    )
    for (const groups of [[], [0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0], new Array(8)]) {
      expect(() => formatIPv6(groups as unknown as IPv6Groups)).toThrow(RangeError)
    }
  })
})
