import { describe, expect, it } from 'vitest'
import { closingQuote, isTchar, skipBlanks, tokenEnd, trimmedEnd, unquote } from '../../../src/http/fields/field-syntax'

describe('the syntax of fields (RFC 9110, 5.6)', () => {
  it('has the characters of a token', () => {
    const all = Array.from({ length: 256 }, (_, unit) => String.fromCharCode(unit))
    expect(all.filter((character) => isTchar(character.charCodeAt(0))).join('')).toBe(
      "!#$%&'*+-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqrstuvwxyz|~",
    )
  })

  it('ends a token at the end of the text, and where none begins', () => {
    expect([tokenEnd('a-b', 0), tokenEnd('a b', 0), tokenEnd(' a', 0)]).toEqual([3, 1, 0])
  })

  it('knows spaces and tabs as blanks', () => {
    expect([skipBlanks(' \t a', 0), trimmedEnd('a \t', 0, 3), trimmedEnd('  ', 0, 2)]).toEqual([3, 1, 0])
  })

  it('reads quoted strings, also without their end', () => {
    expect([closingQuote('"a\\"b"c', 0), closingQuote('"a', 0), closingQuote('"a\\', 0)]).toEqual([5, 2, 3])
    expect([unquote('"a\\"b"', 1, 5), unquote('"a\\', 1, 3)]).toEqual(['a"b', 'a'])
  })
})
