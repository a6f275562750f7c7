/**
 * Tests which characters `showCaret` escapes, both in engines that support Unicode property escapes and in engines that
 * do not.
 */
import { expect, it } from 'vitest'
import { expressionOf, NOT_ASCII, showCaret } from '../../../src/core/errors/format-error'

const NOT_PRINTABLE = /^[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]$/u

it('showCaret escapes exactly the invisible characters: everything but letters, marks, numbers, punctuation, symbols and spaces', () => {
  for (let point = 0; point <= 0x10ffff; point++) {
    const character = String.fromCodePoint(point)
    const isEscaped = !showCaret(character, 0).startsWith(character)
    if (isEscaped !== NOT_PRINTABLE.test(character)) expect.fail(`U+${point.toString(16)}`)
  }
})

it('an engine that does not know the notation escapes all that is not printable ASCII', () => {
  const notPrintable = expressionOf('[\\p{NoSuchProperty}]')
  expect(notPrintable).toBe(NOT_ASCII)
  expect('a\u001b~\u00e9\u{1f600}'.replace(notPrintable, '_')).toBe('a_~__')
})
