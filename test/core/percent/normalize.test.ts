import { describe, expect, it } from 'vitest'
import * as normalize from '../../../src/core/percent/normalize'

/**
 * Lists strings, each with two forms: one whose percent-encoded octets are normalized, and one whose letters are in
 * lower case. In both forms, the hexadecimal digits of percent-encoded octets are in upper case.
 */
const ROWS = [
  { text: '', normal: '', lower: '' },
  { text: 'aB', normal: 'aB', lower: 'ab' },
  { text: '%2F', normal: '%2F', lower: '%2F' },
  { text: '%2f', normal: '%2F', lower: '%2F' },
  { text: '%2a', normal: '%2A', lower: '%2A' },
  { text: '%a1', normal: '%A1', lower: '%A1' },
  { text: '%A1%1A', normal: '%A1%1A', lower: '%A1%1A' },
  { text: 'X%2FY%41', normal: 'X%2FYA', lower: 'x%2Fy%41' },
  { text: '%2F%7e', normal: '%2F~', lower: '%2F%7E' },
  { text: '%2541', normal: '%2541', lower: '%2541' },
]

describe.each(ROWS)('of <$text>', ({ text, normal, lower }) => {
  it('the normal form is that of each pct-encoded', () => {
    expect(normalize.isPctNormalized(text)).toBe(normal === text)
    expect(normalize.normalizeOctets(text, 0, text.length)).toBe(normal)
    expect(normalize.normalizeOctets(`%61${text}%61`, 3, 3 + text.length)).toBe(normal)
  })

  it('the lower case leaves the digits of each pct-encoded in upper case', () => {
    expect(normalize.lowerCase(text)).toBe(lower)
    const hasCase = /[A-Z]/.test(text.replace(/%../g, ''))
    expect(normalize.isLowerCased(text, 0, text.length)).toBe(!hasCase)
    expect(normalize.isLowerCased(`A${text}A`, 1, 1 + text.length)).toBe(!hasCase)
  })
})

it.each([
  ['%41', 'A'],
  ['%c3', '%C3'],
  ['%2f', '%2F'],
])('the normal form of %s is %s', (text, normal) => expect(normalize.normalizedPctEncoded(text)).toBe(normal))
