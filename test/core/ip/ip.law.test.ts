import { isIPv6 } from 'node:net'
import * as fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { anyIPv4Address, anyIPv6Address } from 'uri-ts/fast-check'
import { describe, expect } from 'vitest'
import { equalsHost } from '../../../src/core/equivalence/equals-host'
import { type IPv6Groups, isIPv6Address, parseIPv4, parseIPv6 } from '../../../src/core/ip/address'
import { formatIPv4, formatIPv6 } from '../../../src/core/ip/format'
import { law } from '../../support/law'
import { refOf } from '../../support/views'

const group = fc.oneof(fc.constantFrom(0, 0, 1, 0xffff), fc.nat(0xffff))
const groups = fc.tuple(group, group, group, group, group, group, group, group).map((all): IPv6Groups => all)
const addresses = anyIPv6Address()

const parsed = (text: string): IPv6Groups => {
  const result = parseIPv6(text)
  return O.isSome(result) ? result.value : expect.fail(text)
}

describe('IPv4', () => {
  law('parse and format are inverse', [fc.nat(0xffffffff)], (number) => {
    expect(parseIPv4(formatIPv4(number))).toEqual(O.some(number))
  })

  law('format and parse are inverse', [anyIPv4Address()], (text) => {
    const number = parseIPv4(text)
    expect(O.map(formatIPv4)(number)).toEqual(O.some(text))
  })
})

describe('IPv6', () => {
  law('parse and format are inverse', [groups], (all) => {
    const text: string = formatIPv6(all)
    expect(isIPv6Address(text)).toBe(true)
    expect(parsed(text)).toEqual(all)
  })

  law('every address is eight groups of 16 bits', [addresses], (text) => {
    const all = parsed(text)
    expect(all).toHaveLength(8)
    for (const one of all) expect(Number.isInteger(one) && one >= 0 && one <= 0xffff).toBe(true)
  })

  law('format writes what the URL of Node writes, except for IPv4-mapped addresses', [addresses], (text) => {
    expect(isIPv6(text)).toBe(true)
    const formatted: string = formatIPv6(parsed(text))
    if (!formatted.startsWith('::ffff:') || !formatted.includes('.')) {
      expect(new URL(`http://[${text}]/`).hostname).toBe(`[${formatted}]`)
    }
  })

  law('each value has one format (RFC 5952)', [addresses], (text) => {
    const formatted = formatIPv6(parsed(text))
    expect(formatIPv6(parsed(formatted))).toBe(formatted)
    expect(formatted).not.toMatch(/[A-F]|(^|:)0[0-9a-f]/)
    expect(equalsHost(refOf(`//[${text}]`))(refOf(`//[${formatted}]`))).toBe(true)
  })

  law('equalsHost compares values', [groups, groups], (one, other) => {
    const [x, y] = [refOf(`//[${formatIPv6(one)}]`), refOf(`//[${one.map((group) => group.toString(16)).join(':')}]`)]
    expect(equalsHost(x)(y)).toBe(true)
    expect(equalsHost(x)(refOf(`//[${formatIPv6(other)}]`))).toBe(one.join() === other.join())
  })
})
