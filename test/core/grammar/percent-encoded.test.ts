import { describe, expect, it } from 'vitest'
import { PATH, QUERY } from '../../../src/core/grammar/character-table'
import {
  isPctEncodedAt,
  octetAt,
  octetIfEncodedAt,
  PCT_ENCODED,
  scanEncodedRun,
} from '../../../src/core/grammar/percent-encoded'
import { matches } from '../../refimpl/abnf'
import { pctEncoded } from '../../refimpl/appendix-a'

describe('isPctEncodedAt', () => {
  it('accepts % and two hexadecimal digits, and no other characters of ASCII (2.1)', () => {
    for (let first = 0; first < 128; first++) {
      for (let second = 0; second < 128; second++) {
        const text = `%${String.fromCharCode(first, second)}`
        if (isPctEncodedAt(text, 0, 3) !== matches(pctEncoded, text)) expect.fail(JSON.stringify(text))
      }
    }
  })

  it('reads nothing at or after the end', () => {
    expect(isPctEncodedAt('a%41', 1, 4)).toBe(true)
    expect(isPctEncodedAt('a%41', 1, 3)).toBe(false)
    expect(isPctEncodedAt('a%41', 1, 2)).toBe(false)
    expect(isPctEncodedAt('a%41', 1, 1)).toBe(false)
  })

  it('requires a % first', () => {
    expect(isPctEncodedAt('$41', 0, 3)).toBe(false)
    expect(isPctEncodedAt('%%41', 0, 4)).toBe(false)
    expect(isPctEncodedAt('%\uff14\uff11', 0, 3)).toBe(false)
  })
})

describe('octetIfEncodedAt', () => {
  it('reads two hexadecimal digits, and is negative for other characters (2.1)', () => {
    for (let first = 0; first < 0x300; first++) {
      for (let second = 0; second < 0x300; second++) {
        const digits = String.fromCharCode(first, second)
        const octet = /^[\dA-Fa-f]{2}$/.test(digits) ? Number.parseInt(digits, 16) : -1
        if (Math.max(-1, octetIfEncodedAt(`%${digits}`, 0)) !== octet) expect.fail(JSON.stringify(digits))
      }
    }
  })

  it.each(['%', '%4', '%g1', ''])('is negative at the end of %j', (text) => {
    expect(octetIfEncodedAt(text, 0)).toBeLessThan(0)
  })
})

it('PCT_ENCODED matches every pct-encoded of a text', () => {
  expect('%41%4%fF%%2g%c3b'.match(PCT_ENCODED)).toEqual(['%41', '%fF', '%c3'])
})

describe('scanEncodedRun', () => {
  it.each([
    { text: '', end: 0 },
    { text: 'abc', end: 3 },
    { text: '%41', end: 3 },
    { text: 'a%41b', end: 5 },
    { text: '%41%42', end: 6 },
    { text: 'a%4', end: 1 },
    { text: 'a%4g', end: 1 },
    { text: '%41%', end: 3 },
    { text: 'a?b', end: 1 },
    { text: 'a%41?', end: 4 },
    { text: 'a\u0141', end: 1 },
  ])('of path characters in $text ends at $end', ({ text, end }) => {
    expect(scanEncodedRun(text, 0, text.length, PATH)).toBe(end)
    expect(scanEncodedRun(`?${text}`, 1, text.length + 1, PATH)).toBe(end + 1)
  })

  it('reads the classes of its mask', () => {
    expect(scanEncodedRun('a?b', 0, 3, QUERY)).toBe(3)
  })

  it('reads nothing at or after the end', () => {
    expect(scanEncodedRun('a%41b', 0, 3, PATH)).toBe(1)
    expect(scanEncodedRun('a%41b', 0, 4, PATH)).toBe(4)
  })
})

describe('octetAt', () => {
  it('reads every octet, in digits of either case', () => {
    for (let octet = 0; octet < 256; octet++) {
      const digits = octet.toString(16).padStart(2, '0')
      expect(octetAt(`a%${digits}`, 1)).toBe(octet)
      expect(octetAt(`a%${digits.toUpperCase()}`, 1)).toBe(octet)
    }
  })
})
