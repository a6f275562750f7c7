import { describe, expect, it } from 'vitest'
import { isIPv4AddressIn, isIPv6AddressIn, isIPvFutureAt, isIPvFutureIn } from '../../../src/core/grammar/ip-literal'
import { IPV_FUTURES, IPV4_ADDRESSES, IPV6_ADDRESSES } from '../../corpus/addresses'
import { matches, type Rule } from '../../refimpl/abnf'
import * as a from '../../refimpl/appendix-a'

type IsIn = (text: string, start: number, end: number) => boolean

/** Lists the strings with which the test surrounds each address. The surrounding strings must not affect the result. */
const AROUND = ['', '1', ':', '.', 'v', 'a', ']']

const expectIn = (isIn: IsIn, text: string, isValid: boolean): void => {
  for (const before of AROUND) {
    for (const after of AROUND) {
      const start = before.length
      expect(isIn(before + text + after, start, start + text.length), `${before}|${text}|${after}`).toBe(isValid)
    }
  }
}

const TABLES: readonly { name: string; isIn: IsIn; rule: Rule; rows: readonly { text: string; isValid: boolean }[] }[] =
  [
    { name: 'isIPv4AddressIn', isIn: isIPv4AddressIn, rule: a.IPv4address, rows: IPV4_ADDRESSES },
    { name: 'isIPv6AddressIn', isIn: isIPv6AddressIn, rule: a.IPv6address, rows: IPV6_ADDRESSES },
    { name: 'isIPvFutureIn', isIn: isIPvFutureIn, rule: a.IPvFuture, rows: IPV_FUTURES },
  ]

describe.each(TABLES)('$name reads only its part of the text (3.2.2)', ({ isIn, rule, rows }) => {
  it.each(rows)('$text: $isValid', ({ text, isValid }) => {
    expectIn(isIn, text, isValid)
    expect(matches(rule, text)).toBe(isValid)
  })
})

describe('isIPv4AddressIn', () => {
  it('accepts the numbers from 0 to 255 without leading zeros in each place', () => {
    for (let number = 0; number < 1100; number++) {
      for (const text of [`${number}.2.3.4`, `1.${number}.3.4`, `1.2.${number}.4`, `1.2.3.${number}`]) {
        expect(isIPv4AddressIn(text, 0, text.length), text).toBe(number < 256)
      }
      const zero = `1.2.3.0${number}`
      expect(isIPv4AddressIn(zero, 0, zero.length), zero).toBe(false)
    }
  })
})

describe('isIPvFutureAt', () => {
  it('finds v and V before the end', () => {
    expect(isIPvFutureAt('[v]', 1, 2)).toBe(true)
    expect(isIPvFutureAt('[V]', 1, 2)).toBe(true)
    expect(isIPvFutureAt('[w]', 1, 2)).toBe(false)
    expect(isIPvFutureAt('[v]', 1, 1)).toBe(false)
    expect(isIPvFutureAt('[V]', 1, 1)).toBe(false)
  })
})

const COMPLETIONS = ['', ':', '::', '0', '.0', '.0.0', '0.0', '0.0.0']

describe('isIPv6AddressIn of a prefix', () => {
  const expectLikeGrammar = (text: string): void => {
    const canBegin = COMPLETIONS.some((rest) => isIPv6AddressIn(text + rest, 0, text.length + rest.length))
    if (isIPv6AddressIn(text, 0, text.length, true) !== canBegin) expect.fail(`<${text}> ${canBegin}`)
    if (isIPv6AddressIn(`1:${text}:.`, 2, 2 + text.length, true) !== canBegin) expect.fail(`in a text: <${text}>`)
  }

  it('agrees with the grammar about every text of up to 20 groups, colons and octets', () => {
    const step = (text: string, more: number): void => {
      expectLikeGrammar(text)
      if (more > 0) for (const part of ['1', ':', '.', '25', '6', 'abcd']) step(text + part, more - 1)
    }
    step('', 6)
    for (let groups = 0; groups <= 10; groups++) {
      const left = Array.from({ length: groups }, () => '1').join(':')
      for (let others = 0; others <= 9; others++) {
        const right = Array.from({ length: others }, () => 'a').join(':')
        for (const end of ['', ':', '::', '.', ':1.', ':1.2', ':1.2.3.', ':1.2.3.4', ':1.2.3.4.', ':256.', ':12345']) {
          expectLikeGrammar(left + end)
          expectLikeGrammar(`${left}::${right}${end}`)
          expectLikeGrammar(`${left}:${right}${end}`)
        }
      }
    }
  })

  it.each(IPV6_ADDRESSES.filter(({ isValid }) => isValid))('is true of each beginning of $text', ({ text }) => {
    for (let end = 0; end <= text.length; end++) expect(isIPv6AddressIn(text, 0, end, true)).toBe(true)
  })
})
