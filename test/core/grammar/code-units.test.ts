import { describe, expect, it } from 'vitest'
import * as units from '../../../src/core/grammar/code-units'

it('each constant is the code unit of its character', () => {
  const constants = Object.values(units).filter((value) => typeof value === 'number')
  expect(String.fromCharCode(...constants.sort((a, b) => a - b))).toBe('"#%&,./0:;=?@[\\]')
  expect(String.fromCharCode(units.HASH, units.PERCENT, units.AMPERSAND, units.DOT, units.SLASH, units.ZERO)).toBe(
    '#%&./0',
  )
  expect(String.fromCharCode(units.COLON, units.SEMICOLON, units.EQUALS, units.AT)).toBe(':;=@')
  expect(String.fromCharCode(units.QUOTE, units.COMMA, units.QUESTION, units.BACKSLASH)).toBe('",?\\')
  expect(String.fromCharCode(units.OPEN_BRACKET, units.CLOSE_BRACKET)).toBe('[]')
})

it('isUnitAt reads nothing at or after the end', () => {
  expect(units.isUnitAt('a:b', 1, 2, units.COLON)).toBe(true)
  expect(units.isUnitAt('a:b', 0, 2, units.COLON)).toBe(false)
  expect(units.isUnitAt('a:b', 1, 1, units.COLON)).toBe(false)
  expect(units.isUnitAt('a:b', 1, 0, units.COLON)).toBe(false)
})

it('findUnit returns the first index from the start, or the end', () => {
  expect(units.findUnit('/a/b', 0, 4, units.SLASH)).toBe(0)
  expect(units.findUnit('/a/b', 1, 4, units.SLASH)).toBe(2)
  expect(units.findUnit('/a/b', 1, 2, units.SLASH)).toBe(2)
  expect(units.findUnit('/a/b', 3, 4, units.SLASH)).toBe(4)
})

describe('isUpperCase and lowerCaseUnit', () => {
  it('change the letters of ASCII, and no other code unit', () => {
    for (let unit = 0; unit <= 0xffff; unit++) {
      const isUpper = /^[A-Z]$/.test(String.fromCharCode(unit))
      if (units.isUpperCase(unit) !== isUpper) expect.fail(`U+${unit.toString(16)}`)
      const lower = isUpper ? String.fromCharCode(unit).toLowerCase().charCodeAt(0) : unit
      if (units.lowerCaseUnit(unit) !== lower) expect.fail(`U+${unit.toString(16)}`)
    }
  })
})
