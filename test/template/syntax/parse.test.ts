import * as E from 'fp-ts/Either'
import { showError, showReason } from 'uri-ts'
import { ALPHA, DIGIT, UNRESERVED } from 'uri-ts/scan'
import { parseTemplate, template } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { LITERALS, RESERVED, VARCHAR } from '../../../src/template/syntax/characters'
import { HOURS, LONG } from '../../support/law'

/** Lists invalid strings, each with the beginning of its error message. Section numbers refer to RFC 6570. */
const INVALID: ReadonlyArray<readonly [text: string, sentence: string]> = [
  ['a b', "literals: ' ' is not allowed at offset 1; "],
  ['a"', "literals: '\"' is not allowed at offset 1; "],
  ['/\x7f', 'literals: U+007F is not allowed at offset 1; '],
  ['é\ud800', 'literals: a non-ASCII character is not allowed at offset 1; '],
  ['\u{1ffff}', 'literals: a non-ASCII character is not allowed at offset 0; '],
  ['\u{e0001}', 'literals: a non-ASCII character is not allowed at offset 0; '],
  ['\ufdd0', 'literals: a non-ASCII character is not allowed at offset 0; '],
  ['\ufff0', 'literals: a non-ASCII character is not allowed at offset 0; '],
  ['\x85', 'literals: a non-ASCII character is not allowed at offset 0; '],
  ['a%4', "literals: '%' is not followed by two hexadecimal digits at offset 1; write %25 for a percent sign"],
  ['a}', "expression: '}' has no '{' at offset 1; "],
  ['a{b', "expression: '{' has no '}' at offset 1; "],
  ['{=a}', "operator: '=' is reserved at offset 1; the operators are + # . / ; ? &"],
  ['{,a}', "operator: ',' is reserved at offset 1; "],
  ['{}', "varname: '}' does not begin a varname at offset 1; "],
  ['{?}', "varname: '}' does not begin a varname at offset 2; "],
  ['{a,}', "varname: '}' does not begin a varname at offset 3; "],
  ['{a,,b}', "varname: ',' does not begin a varname at offset 3; "],
  ['{?.a}', "varname: '.' does not begin a varname at offset 2; "],
  ['{a.}', "varname: '}' is not allowed at offset 3; "],
  ['{a..b}', "varname: '.' is not allowed at offset 3; "],
  ['{a-b}', "varname: '-' is not allowed at offset 2; "],
  ['{a%4}', "varname: '%' is not followed by two hexadecimal digits at offset 2; "],
  ['{a.%zz}', "varname: '%' is not followed by two hexadecimal digits at offset 3; "],
  ['{a:}', "max-length: '}' is not allowed at offset 3; "],
  ['{a:0}', "max-length: '0' is not allowed at offset 3; "],
  ['{a:10000}', "max-length: '0' is not allowed at offset 7; "],
  ['{a:1*}', "max-length: '*' is not allowed at offset 4; "],
  ['{a*:1}', "expression: ':' is not allowed at offset 3; "],
  ['{a*b}', "expression: 'b' is not allowed at offset 3; "],
]

describe('parseTemplate', () => {
  it.each(INVALID)('refuses %j: %s', (text, sentence) => {
    const parsed = parseTemplate(text)
    expect(E.isLeft(parsed) && showReason(parsed.left).startsWith(sentence)).toBe(true)
    expect(E.isLeft(parsed) && showError(parsed.left).split('\n')).toHaveLength(3)
  })

  it.each([
    '',
    'a',
    "'",
    '%41',
    'é',
    '😀',
    '\ue000',
    '{a}',
    '{%41.b_1:9999,c*}',
    '{+a}{#a}{.a}{/a}{;a}{?a}{&a}',
    '[]@:',
  ])('accepts %j', (text) => {
    expect(E.isRight(parseTemplate(text))).toBe(true)
  })

  it('accepts a name of any length', { timeout: HOURS }, () => {
    expect(E.isRight(parseTemplate(`{${'a'.repeat(LONG)}}`))).toBe(true)
  })
})

it('parseTemplate refuses what is not a string', () => {
  for (const value of [undefined, 5, ['/']]) {
    const parsed = parseTemplate(value as never)
    expect(parsed).toMatchObject(E.left({ _tag: 'TemplateError', text: '', offset: 0, component: 'literals' }))
    expect(E.isLeft(parsed) && showReason(parsed.left)).toMatch(/^literals: the value is not a string/)
  }
})

describe('template', () => {
  it('parses a literal', () => {
    expect(template('/a/{b}').source).toBe('/a/{b}')
  })

  it('throws if a wrong text got past the compiler', () => {
    expect(() => template('/{' as '/')).toThrow("expression: '{' has no '}' at offset 1")
  })
})

it('the character classes are those of RFC 6570, 1.5', () => {
  expect(VARCHAR).toBe(`${ALPHA}${DIGIT}_`)
  expect(LITERALS).toBe(UNRESERVED + RESERVED)
  expect(Array.from(RESERVED).sort().join('')).toBe(Array.from(":/?#[]@!$&'()*+,;=").sort().join(''))
})
