import { describe, expect, it } from 'vitest'
import { Failure } from '../../../src/core/errors/failures'
import { orThrow, showCaret, showError, showReason } from '../../../src/core/errors/format-error'
import { notTextError } from '../../../src/core/errors/parse-error'
import { redactError } from '../../../src/core/errors/redact-error'
import { parseUri, view } from '../../../src/core/model/parse'
import { redactErrorKeys } from '../../../src/core/text/redact-text'
import { INVALID } from '../../corpus/invalid'
import { MESSAGES } from '../../corpus/messages'
import { errorOf } from '../../support/corpus'

describe('showReason', () => {
  it.each(MESSAGES)('of $text is: $message', ({ as, text, message }) => {
    expect(showReason(errorOf(text, as))).toBe(message)
  })

  it('shows a control character by its code point', () => {
    expect(showReason(errorOf('\x00'))).toMatch(/^path: U\+0000 is/)
    expect(showReason(errorOf('\x1f'))).toMatch(/^path: U\+001F is/)
    expect(showReason(errorOf('\x7f'))).toMatch(/^path: U\+007F is/)
    expect(showReason(errorOf('\x80'))).toMatch(/^path: a non-ASCII character is/)
    expect(showReason(errorOf('\ud800'))).toMatch(/^path: a non-ASCII character is/)
  })

  it('is one line of printable characters for every code unit', () => {
    for (let unit = 0; unit <= 0xffff; unit++) {
      const text = `//${String.fromCharCode(unit)}`
      if (/^\/\/[a-zA-Z0-9._~!$&'()*+,;=:@/?#-]$/.test(text)) continue
      if (!/^[ -~]+$/.test(showReason(errorOf(text)))) expect.fail(`U+${unit.toString(16)}`)
    }
  })
})

const lines = (text: string): readonly string[] => showError(errorOf(text)).split('\n')

describe('showError', () => {
  it('prints a short text whole, and a caret under the offset', () => {
    expect(lines('http://exa mple.com/')).toEqual([
      'http://exa mple.com/',
      '          ^',
      showReason(errorOf('http://exa mple.com/')),
    ])
  })

  it.each(INVALID)('puts the caret under the invalid character of $text', ({ text, offset }) => {
    const [shown = '', caret = '', reason, ...rest] = lines(text)
    expect(caret).toBe(`${' '.repeat(offset)}^`)
    expect(shown.slice(0, offset)).toBe(redactError(errorOf(text)).text.slice(0, offset))
    expect(reason).toBe(showReason(errorOf(text)))
    expect(rest).toEqual([])
  })

  it('escapes control characters, lone surrogates, and invisible or bidirectional format characters', () => {
    expect(lines('a\n\r\t\x00\x7f\x80b')[0]).toBe('a\\u000a\\u000d\\u0009\\u0000\\u007f\\u0080b')
    expect(lines('\ud800a\udfff')[0]).toBe('\\ud800a\\udfff')
    expect(lines('a:/\u{e0001}')[0]).toBe('a:/\\u{e0001}')
    expect(lines('\ufeffhttps://a/')[0]).toBe('\\ufeffhttps://a/')
    expect(lines('a\u202eb\u200bc\u2028\u2029')[0]).toBe('a\\u202eb\\u200bc\\u2028\\u2029')
  })

  it('prints printable characters raw, also outside the first plane', () => {
    expect(lines('/\u00e9\u{1f600}\u65e5')[0]).toBe('/\u00e9\u{1f600}\u65e5')
  })

  it('escapes every character that ends a line', () => {
    for (let unit = 0; unit <= 0xffff; unit++) {
      const character = String.fromCharCode(unit)
      const shown = lines(`/ ${character}`)
      if (shown.length !== 3 || /[\x00-\x1f\x7f-\x9f\u2028\u2029\p{Cs}]/u.test(shown.join(''))) {
        expect.fail(`U+${unit.toString(16)}`)
      }
    }
  })

  it('cuts a long text around the caret', () => {
    const before = 'b'.repeat(100)
    const after = 'a'.repeat(100)
    expect(lines(`${before} ${after}`).slice(0, 2)).toEqual([
      `…${'b'.repeat(36)} ${'a'.repeat(35)}…`,
      `${' '.repeat(37)}^`,
    ])
  })

  it.each([
    { before: 36, after: 35, left: '', right: '' },
    { before: 36, after: 36, left: '', right: '…' },
    { before: 37, after: 35, left: '…', right: '' },
    { before: 37, after: 36, left: '…', right: '…' },
    { before: 0, after: 71, left: '', right: '' },
    { before: 0, after: 72, left: '', right: '…' },
  ])('shows 36 characters before, and 72 in all: $before before, $after after', ({ before, after, left, right }) => {
    const [shown = '', caret = ''] = lines(`${'b'.repeat(before)} ${'a'.repeat(after)}`)
    expect(shown.startsWith('…')).toBe(left === '…')
    expect(shown.endsWith('…')).toBe(right === '…')
    expect(shown.charAt(caret.length - 1)).toBe(' ')
    expect(shown.length).toBe(
      Math.min(before, 36) + 1 + Math.min(after, before === 0 ? 71 : 35) + left.length + right.length,
    )
  })

  it('escapes a surrogate that the cut separated from its pair', () => {
    const [shown = ''] = lines(` ${'a'.repeat(70)}\u{1f600}`)
    expect(shown).toBe(` ${'a'.repeat(70)}\\ud83d…`)
  })

  it('cuts a text of a megabyte', () => {
    const [shown = ''] = lines(`${'a'.repeat(500_000)} ${'\n'.repeat(500_000)}`)
    expect(shown.length).toBeLessThan(300)
  })
})

/** Lists strings that have hostile characters on both sides of the offset that the caret marks. */
const HOSTILE = [
  { text: '\x1b[2J\u202eX/y', offset: 6, shown: '\\u001b[2J\\u202eX/y', column: 16 },
  { text: 'a\nFORGED log line/x', offset: 17, shown: 'a\\u000aFORGED log line/x', column: 22 },
  { text: '\u200b\u2028\r\t/', offset: 4, shown: '\\u200b\\u2028\\u000d\\u0009/', column: 24 },
  { text: '\u{e0001}\ud800/', offset: 3, shown: '\\u{e0001}\\ud800/', column: 15 },
  { text: `${'\n'.repeat(40)}/`, offset: 40, shown: `…${'\\u000a'.repeat(36)}/`, column: 217 },
]

describe('showCaret', () => {
  it.each(HOSTILE)('escapes before the caret too, and moves the caret: $shown', ({ text, offset, shown, column }) => {
    expect(showCaret(text, offset)).toBe(`${shown}\n${' '.repeat(column)}^`)
    expect(shown.charAt(column)).toBe('/')
  })

  it('prints the same characters wherever the caret is', () => {
    for (let unit = 0; unit <= 0xffff; unit++) {
      const shown = showCaret(`a${String.fromCharCode(unit)}b c`, 3)
      const [line = '', caret = ''] = shown.split('\n')
      if (/[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\p{Cs}\p{Cf}]/u.test(shown)) expect.fail(`U+${unit.toString(16)}`)
      if (line.charAt(caret.length - 1) !== ' ') expect.fail(`U+${unit.toString(16)}`)
    }
  })

  it('escapes the words that an error brings along', () => {
    const error = { _tag: 'E', text: 'x', offset: 0, component: 'a\x1bb', reason: 'r', field: 'f\n' }
    expect(showReason({ ...error, problem: 'p\u202e', expected: 'e\r\n' })).toBe(
      "f\\u000a: a\\u001bb: 'x' p\\u202e at offset 0; e\\u000d\\u000a",
    )
  })
})

describe('a message that no route matches the path', () => {
  const sentence = 'no route has the path'
  const error = { _tag: 'E', text: '/a/b?c#d', offset: 0, component: 'path', reason: 'mismatch', sentence }

  it('ends with it, up to the query', () => {
    expect(showReason(error)).toBe('no route has /a/b')
    expect(showReason({ ...error, offset: 2 })).toBe('no route has /b')
    expect(showReason({ ...error, text: `/${'a'.repeat(100)}` })).toBe(`no route has /${'a'.repeat(71)}`)
  })

  it('does not name an empty path, or one that may contain a secret', () => {
    expect(showReason({ ...error, text: '?c' })).toBe('no route has the path')
    expect(showReason({ ...error, text: '/me:secret@a' })).toBe('no route has the path')
  })

  it('repeats a path with a dollar sign as it is', () => {
    expect(showReason({ ...error, text: "/$&/$'" })).toBe("no route has /$&/$'")
  })

  it('keeps the words that are not at its end, and the words of other reasons', () => {
    expect(showReason({ ...error, sentence: 'the path has no route' })).toBe('the path has no route')
    expect(showReason({ ...error, reason: 'codec' })).toBe('no route has the path')
  })
})

it('the message about a value that is not a string does not name a character', () => {
  const error = notTextError()
  expect(error).toEqual({ _tag: 'ParseError', text: '', offset: 0, component: 'scheme', reason: 'not-text' })
  expect(showReason(error)).toMatch(/^scheme: the value is not a string; /)
})

it('an error is a few words in a template literal', () => {
  expect(`${errorOf('http://a b')}`).toBe('ParseError: character in host at offset 8')
  expect(`${new Failure('E', 'a', 1, 'path', 'why')}`).toBe('E: why in path at offset 1')
})

describe('orThrow', () => {
  it('returns the value of a Right', () => expect(orThrow({ _tag: 'Right', right: 5 })).toBe(5))

  it('throws the message of a Left', () => {
    const left = errorOf('http://a b')
    expect(() => orThrow({ _tag: 'Left', left })).toThrow(new TypeError(showReason(left)))
  })

  it.each([undefined, null, 5, {}])('refuses %s', (value) => {
    expect(() => orThrow(value as never)).toThrow(new TypeError('the value is not an Either'))
  })
})

it.each([
  ['a string', 'http://a b'],
  ['an Either', parseUri('http://a b')],
  ['a view', view('http://a/')],
  ['null', null],
  ['undefined', undefined],
])('showReason, showError and redactError refuse %s', (_, value) => {
  const message = 'the value is not an error: pass either.left'
  expect(() => showReason(value as never)).toThrow(new TypeError(message))
  expect(() => showError(value as never)).toThrow(new TypeError(message))
  expect(() => redactError(value as never)).toThrow(new TypeError(message))
  expect(() => redactErrorKeys([])(value as never)).toThrow(new TypeError(message))
})
