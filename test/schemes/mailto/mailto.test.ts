import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { showReason } from 'uri-ts'
import { type MailtoParts, mailto } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { NOT_TEXT } from '../../support/not-text'

const outcome = (parts: unknown): string =>
  pipe(
    mailto(parts as MailtoParts),
    E.match(showReason, ({ text }) => text),
  )

const BREAK = 'only a body may contain line breaks, always as %0D%0A, and NUL is never allowed'
const field = (name: string, value: string) => ({ fields: [{ name, value }] })

describe('mailto', () => {
  it.each([
    [{}, 'mailto:'],
    [{ to: 'a@b' }, 'mailto:a@b'],
    [{ to: [], cc: [], bcc: [], fields: [] }, 'mailto:'],
    [{ to: ['a@b', '"c,d"@e'], cc: 'f@g', bcc: ['h@i', 'j+k@l'] }, 'mailto:a@b,%22c%2Cd%22@e?cc=f@g&bcc=h@i,j%2Bk@l'],
    [{ subject: '50% & more?', body: '' }, 'mailto:?subject=50%25%20%26%20more%3F&body='],
    [{ body: 'a\nb\rc\r\nd\n\re' }, 'mailto:?body=a%0D%0Ab%0D%0Ac%0D%0Ad%0D%0A%0D%0Ae'],
    [field('Body', '\n'), 'mailto:?Body=%0D%0A'],
    [{ subject: 'a', ...field('In-Reply-To', '<1@b>') }, 'mailto:?subject=a&In-Reply-To=%3C1@b%3E'],
    [field('__proto__', '__proto__'), 'mailto:?__proto__=__proto__'],
    [{ to: 'a@[x@y,z]' }, 'mailto:a@%5Bx%40y%2Cz%5D'],
    [{ to: '"\\"@\\\\"@b' }, 'mailto:%22%5C%22%40%5C%5C%22@b'],
    [{ to: undefined, subject: undefined }, 'mailto:'],
  ])('writes %j', (parts, text) => expect(outcome(parts)).toBe(text))

  it.each([
    [{ to: '' }, /^local-part: the end of the text is not allowed at offset 0; /],
    [{ to: 'a' }, /^local-part: the end of the text is not allowed at offset 1; /],
    [{ to: 'a@b,c@d' }, /^domain: ',' is not allowed at offset 3; /],
    [{ to: ['a@b', 'c d@e'] }, /^local-part: ' ' is not allowed at offset 1; /],
    [{ to: 'A <a@b>' }, /^local-part: ' ' is not allowed at offset 1; /],
    [{ to: '\u00e9\u{1f600} @b' }, /^local-part: ' ' is not allowed at offset 3; /],
    [{ to: '"a' }, /^local-part: the end of the text is not allowed at offset 2; /],
    [{ to: '"a\\' }, /^local-part: the end of the text is not allowed at offset 3; /],
    [{ to: 'a@b\r\nBcc: c@d' }, /^domain: U\+000D is not allowed at offset 3; /],
    [{ cc: 'a@b\r\nBcc: c@d' }, /^domain: U\+000D is not allowed at offset 3; /],
    [{ bcc: ['a@b', 'a@b,c@d'] }, /^domain: ',' is not allowed at offset 3; /],
    [{ to: 'a\ud800@b' }, 'to: a non-ASCII character is not allowed at offset 1; data consists of well-formed Unicode'],
    [{ subject: 'x\r\nBcc: y' }, `hfvalue: U+000D is not allowed at offset 1; ${BREAK}`],
    [{ subject: 'x\n' }, `hfvalue: U+000A is not allowed at offset 1; ${BREAK}`],
    [{ subject: '\0' }, `hfvalue: U+0000 is not allowed at offset 0; ${BREAK}`],
    [{ body: 'a\n\0' }, `hfvalue: U+0000 is not allowed at offset 2; ${BREAK}`],
    [{ body: '\udfff' }, /^hfvalue: a non-ASCII character is not allowed at offset 0; data consists of well-formed/],
    [field('x', 'a\r\nBcc: b'), `hfvalue: U+000D is not allowed at offset 1; ${BREAK}`],
    [field('x\r\nBcc', 'b'), `hfname: U+000D is not allowed at offset 1; ${BREAK}`],
    [field('Bcc: b\nx', ''), /^hfname: ':' is not allowed at offset 3; /],
    [field('x\0', ''), `hfname: U+0000 is not allowed at offset 1; ${BREAK}`],
    [field('', 'a'), /^hfname: the end of the text is not allowed at offset 0; /],
    [field('a b', ''), /^hfname: ' ' is not allowed at offset 1; /],
    [field('\u00e9', ''), /^hfname: a non-ASCII character is not allowed at offset 0; /],
    [field('a\ud800', ''), /^hfname: a non-ASCII character is not allowed at offset 1; data consists of well-formed/],
    [{ from: 'a@b' }, "scheme: 'f' is not allowed at offset 0; parts are to, cc, bcc, subject, body and fields"],
    [JSON.parse('{ "__proto__": { "to": "a@b" } }'), /^scheme: '_' is not allowed at offset 0; /],
  ])('refuses %j', (parts, sentence) => expect(outcome(parts)).toMatch(sentence))

  it.each(NOT_TEXT.slice(1))('refuses %s', (kind, value) => {
    const isList = Array.isArray(value)
    const lists = isList ? [[value]] : [value, [value]]
    const fields = isList && value.length === 0 ? [] : [{ fields: value }]
    const parts = [
      ...['to', 'cc', 'bcc'].flatMap((part) => lists.map((list) => ({ [part]: list }))),
      ...[{ subject: value }, { body: value }, { fields: [value] }, ...fields],
      ...[{ fields: [{ name: value, value: '' }] }, { fields: [{ name: 'x', value }] }],
    ]
    for (const part of parts)
      expect([kind, part, outcome(part)]).toEqual([
        kind,
        part,
        expect.stringMatching(/ is not a string; |^hfname: the end/),
      ])
  })

  const KEYS = ['_tag', 'text', 'offset', 'component', 'reason']

  it.each([
    [{ to: 'a b@c' }, [...KEYS, 'expected'], ['MailtoError', 'a b@c', 1, 'local-part', 'character']],
    [{ subject: '\n' }, [...KEYS, 'expected'], ['MailtoError', '\n', 0, 'hfvalue', 'line-break']],
    [{ to: 5 }, KEYS, ['MailtoError', '', 0, 'to', 'not-text']],
  ])('refuses %j with the error properties %j', (parts, keys, values) => {
    const built = mailto(parts as MailtoParts)
    if (E.isRight(built)) throw new Error('the parts are valid')
    expect(Object.keys(built.left)).toEqual(keys)
    expect(Object.values(built.left).slice(0, 5)).toEqual(values)
  })

  it.each([5, 'mailto:a@b', null, ['a@b']])('throws for %j, which is not a plain object', (parts) =>
    expect(() => mailto(parts as MailtoParts)).toThrow(
      "the parts are an object, such as { to: 'a@example.com' }; parseMailto parses strings",
    ),
  )

  it('reads each part once', () => {
    let reads = 0
    const twice = (first: string) => (reads++ === 0 ? first : '\r\nBcc: b')
    const list = new Proxy(['a@b'], { get: (target, key) => (key === '0' ? twice('a@b') : Reflect.get(target, key)) })
    expect(outcome({ cc: list })).toBe('mailto:?cc=a@b')
    reads = 0
    const once = {
      get subject() {
        return twice('c')
      },
    }
    expect(outcome(once)).toBe('mailto:?subject=c')
    reads = 0
    const named = {
      name: 'x',
      get value() {
        return twice('d')
      },
    }
    expect(outcome({ fields: [named] })).toBe('mailto:?x=d')
  })
})
