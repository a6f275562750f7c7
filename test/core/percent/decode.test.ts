import * as E from 'fp-ts/Either'
import { showReason } from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { decode, decodeBytes, decodeForm, decodeIn, decodeUnreserved } from '../../../src/core/percent/decode'
import { DECODED, UNDECODABLE } from '../../corpus/percent-encoding'
import { NOT_TEXT } from '../../support/not-text'

const failure = (text: string, offset: number, reason: string): unknown =>
  E.left(expect.objectContaining({ _tag: 'DecodeError', text, offset, component: 'text', reason }))

describe('decode', () => {
  it.each(DECODED)('$section: of $text is $data', ({ text, data }) => {
    expect(decode(text)).toEqual(E.right(data))
  })

  it.each(UNDECODABLE)('$section: of $text fails at $offset: $reason', ({ text, offset, reason }) => {
    expect(decode(text)).toEqual(failure(text, offset, reason))
  })
})

describe('decodeIn', () => {
  const rows = [...DECODED, ...UNDECODABLE]

  it.each(rows)('$section: decodes $text as part of a longer text', ({ text }) => {
    const whole = `%zz+${text}+0a`
    const end = 4 + text.length
    for (const [part, of] of [
      [decodeIn(whole, 4, end, false), decode(text)],
      [decodeIn(whole, 4, end, true), decodeForm(text)],
    ] as const) {
      expect(part).toEqual(E.isLeft(of) ? failure(whole, 4 + of.left.offset, of.left.reason) : of)
    }
  })
})

describe('decodeForm', () => {
  it.each([
    { text: 'a+b', data: 'a b' },
    { text: '+%2B+', data: ' + ' },
    { text: '%20', data: ' ' },
  ])('of $text is $data', ({ text, data }) => {
    expect(decodeForm(text)).toEqual(E.right(data))
  })

  it('has the raw text in its error', () => {
    expect(decodeForm('a+%4')).toEqual(failure('a+%4', 2, 'pct-encoded'))
  })
})

describe('decodeBytes', () => {
  it.each([
    { text: '', bytes: [] },
    { text: 'a%FF%00b', bytes: [97, 255, 0, 98] },
    { text: '%C0%AF', bytes: [0xc0, 0xaf] },
    { text: '%25%34%31', bytes: [37, 52, 49] },
    { text: '\u007f', bytes: [127] },
  ])('of $text is $bytes', ({ text, bytes }) => {
    expect(decodeBytes(text)).toEqual(E.right(Uint8Array.from(bytes)))
  })

  it.each([
    { text: 'a%', offset: 1, reason: 'pct-encoded' },
    { text: 'a%4g', offset: 1, reason: 'pct-encoded' },
    { text: '%41\u0080', offset: 3, reason: 'character' },
    { text: '\u00e9%', offset: 0, reason: 'character' },
  ])('of $text fails at $offset: $reason', ({ text, offset, reason }) => {
    expect(decodeBytes(text)).toEqual(failure(text, offset, reason))
  })
})

describe('decodeUnreserved (2.3)', () => {
  it.each([
    { text: '', decoded: '' },
    { text: '%41%7A%30%2d%2E%5f%7e', decoded: 'Az0-._~' },
    { text: '%2f%3A%40%20', decoded: '%2f%3A%40%20' },
    { text: '%2541', decoded: '%2541' },
    { text: '%%341', decoded: '%41' },
    { text: '%4', decoded: '%4' },
    { text: '%c3%a9', decoded: '%c3%a9' },
  ])('of $text is $decoded', ({ text, decoded }) => {
    expect(decodeUnreserved(text)).toBe(decoded)
  })
})

describe('what cannot be decoded', () => {
  const wordsOf = (decoded: ReturnType<typeof decode | typeof decodeBytes>): string | undefined =>
    E.isLeft(decoded) ? showReason(decoded.left) : undefined

  it.each(NOT_TEXT)('is not a string: %s', (_, value) => {
    for (const of of [decode, decodeForm, decodeBytes]) {
      expect(of(value as never)).toEqual(failure('', 0, 'not-text'))
      expect(wordsOf(of(value as never))).toBe('text: the value is not a string; only strings can be decoded')
    }
  })

  it('is said in a message', () => {
    expect(wordsOf(decode('a%C3'))).toBe(
      "text: '%' does not begin a character in UTF-8 at offset 1; octets are UTF-8 without overlong, truncated or surrogate forms",
    )
    expect(wordsOf(decodeBytes('é'))).toBe(
      'text: a non-ASCII character is not allowed at offset 0; a character outside ASCII must be percent-encoded',
    )
  })

  it('is found behind sequences of two, three and four octets', () => {
    for (const before of [
      '%7F',
      '%C3%A9',
      '%DF%BF',
      '%E2%82%AC',
      '%EF%BF%BF',
      '%F0%9F%98%80',
      'é%E2%82%AC%F0%9F%98%80',
    ])
      for (const after of ['%FF', '%', '%C3%C3%A9'])
        expect(decode(`${before}x${after}`)).toMatchObject({ left: { offset: before.length + 1 } })
  })
})
