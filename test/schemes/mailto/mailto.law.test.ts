/** Tests laws of mailto URIs and checks that the library agrees with the rules in RFC 6068. */
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { decode, isUri } from 'uri-ts'
import { mutantOf } from 'uri-ts/fast-check'
import { isMailtoUri, type MailtoParts, mailto, parseMailto } from 'uri-ts/schemes'
import { describe, expect, test } from 'vitest'
import { isMailto, wrongOffset } from '../../refimpl/rfc6068'
import { anyText } from '../../support/arbitrary'
import { law } from '../../support/law'

const texts = (tokens: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...tokens), { maxLength }).map((parts) => parts.join(''))

const ATOM = ['a', 'b', 'c', 'Z9', '+', "'", '%26', '%2B', '%41', '%C3%A9']
const ODD = [
  '.',
  '%2E',
  '%22',
  '%5C',
  '%20',
  '%09',
  '%5B',
  '%5D',
  '@',
  '%40',
  ',',
  '%2C',
  ':',
  '(',
  ';',
  '=',
  '&',
  '%4',
  '%',
  ' ',
]
const WRONG = ['%00', '%0D', '%0A', '%7F', '%C3', '%A9', '%5g', '"', '[', '/', '?', '#', '\u00e9', '\ud800']

const atom = fc.oneof(texts(ATOM, 3), fc.constant('a')).map((text) => text || 'a')
const quoted = texts([...ATOM, '.', ',', '@', ':', '(', '%40', '%2C', '%5B', '%5C%20', '%5C%22', '%5C%5C', '%5C%09'], 5)
const local = fc.oneof(
  atom,
  fc.tuple(atom, atom).map(([a, b]) => `${a}.${b}`),
  quoted.map((text) => `%22${text}%22`),
)
const literal = texts(['1', '.', ':', '@', ',', '%40', '%22', 'IPv6'], 5).map((text) => `%5B${text}%5D`)
const domain = fc.oneof({ arbitrary: fc.tuple(atom, atom).map(([a, b]) => `${a}.${b}`), weight: 4 }, literal)
const address = fc.tuple(local, domain).map(([l, d]) => `${l}@${d}`)
const to = fc.array(address, { maxLength: 3 }).map((list) => list.join())
const name = fc.constantFrom('subject', 'body', 'BODY', 'b%6Fdy', 'cc', 'X-%26', '__proto__', 'a@b')
const value = texts([...ATOM, '%0D%0A', '%20', '@', ',', ';', ':', '%3D'], 5)
const single = value.map((text) => text.replaceAll('%0D%0A', ''))
const field = fc.tuple(name, value, single).map(([n, v, s]) => `${n}=${/^b/i.test(n) ? v : s}`)
const fields = fc.array(field, { maxLength: 3 }).map((list) => (list.length === 0 ? '' : `?${list.join('&')}`))
const right = fc.tuple(fc.constantFrom('mailto:', 'MailTo:'), to, fields).map((parts) => parts.join(''))
const dense = texts([...ATOM, ...ODD, ...WRONG, 'body=', 'x=', '?', '&', '@b', '%0D%0A'], 8).map(
  (text) => `mailto:${text}`,
)
const edited = fc.tuple(right, fc.nat(), fc.constantFrom(...ODD, ...WRONG)).map(([text, at, odd]) => {
  const index = at % (text.length + 1)
  return text.slice(0, index) + odd + text.slice(index)
})
const anyMailto = fc.oneof(right, edited, edited, mutantOf(right), dense)

describe('parseMailto', () => {
  test('every text that is made to be right is right', () => {
    for (const text of fc.sample(right, { numRuns: 500, seed: 6068 }))
      expect([text, isMailto(text)]).toEqual([text, true])
  })

  law('accepts what the rules match, and fails where they cannot continue', [anyMailto], (text) => {
    const parsed = parseMailto(text)
    expect([text, isMailtoUri(text)]).toEqual([text, isMailto(text)])
    if (E.isRight(parsed)) expect(isUri(text)).toBe(true)
    else if (!/%[89a-f]/i.test(text)) expect([text, parsed.left.offset]).toEqual([text, wrongOffset(text)])
    else expect(parsed.left.offset).toBeLessThanOrEqual(text.length)
  })

  law(
    'never throws',
    [
      fc.oneof(
        anyText,
        anyText.map((text) => `mailto:${text}`),
      ),
    ],
    (text) => {
      expect(isMailtoUri(text)).toBe(isMailto(text))
    },
  )

  test('a third of the texts are mailto URIs', () => {
    const valid = fc.sample(anyMailto, { numRuns: 2000, seed: 6068 }).filter(isMailtoUri).length
    expect(valid).toBeGreaterThan(500)
    expect(valid).toBeLessThan(1500)
  })
})

const decoded = (raw: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  raw.map((text) => {
    const data = decode(text)
    return E.isRight(data) ? data.right : text
  })

const likely = (raw: fc.Arbitrary<string>) => fc.oneof({ arbitrary: decoded(raw), weight: 19 }, anyText)
const list = fc.option(fc.oneof(likely(address), fc.array(likely(address), { maxLength: 3 })), { nil: undefined })
const parts: fc.Arbitrary<MailtoParts> = fc.record({
  to: list,
  cc: list,
  bcc: list,
  subject: fc.option(likely(single), { nil: undefined }),
  body: fc.option(fc.oneof(anyText, texts(['\r', '\n', '\r\n', 'a', '+'], 6)), { nil: undefined }),
  fields: fc.option(fc.array(fc.record({ name: likely(name), value: likely(single) }), { maxLength: 3 }), {
    nil: undefined,
  }),
})

const listOf = (value: string | ReadonlyArray<string> = []): ReadonlyArray<string> =>
  typeof value === 'string' ? [value] : value

const addresses = (name: string, value: string | ReadonlyArray<string> | undefined) =>
  listOf(value).length === 0 ? [] : [{ name, value: listOf(value).join() }]

describe('mailto', () => {
  law('writes only what parseMailto reads as the same data', [parts], (given) => {
    const built = mailto(given)
    if (E.isLeft(built)) return
    const { to, cc, bcc, subject, body, fields = [] } = given
    const lines = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n')
    const expected = [
      ...addresses('cc', cc),
      ...addresses('bcc', bcc),
      ...(subject === undefined ? [] : [{ name: 'subject', value: subject }]),
      ...(body === undefined ? [] : [{ name: 'body', value: lines(body) }]),
      ...fields.map(({ name, value }) => ({ name, value: /^body$/i.test(name) ? lines(value) : value })),
    ]
    expect(parseMailto(built.right.text)).toEqual(
      E.right({ _tag: 'Mailto', view: built.right, to: listOf(to), fields: expected }),
    )
  })

  law('writes what parseMailto has read', [right], (text) => {
    const parsed = parseMailto(text)
    if (E.isLeft(parsed)) throw new Error(text)
    const { to, fields } = parsed.right
    const built = mailto({ to, fields })
    if (E.isLeft(built)) throw new Error(`${text}: ${built.left.reason}`)
    expect(parseMailto(built.right.text)).toMatchObject(E.right({ to, fields }))
  })

  test('a third of the parts can be built from', () => {
    const built = fc.sample(parts, { numRuns: 2000, seed: 6068 }).filter((given) => E.isRight(mailto(given))).length
    expect(built).toBeGreaterThan(600)
    expect(built).toBeLessThan(1800)
  })
})
