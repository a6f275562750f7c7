/**
 * Checks, with each engine, that scanning a field within a line gives the same result as scanning the field's text
 * alone.
 */
import {
  createLineBuffer,
  createLines,
  LINE_COUNT,
  LINE_END,
  LINE_NUMBER,
  LINE_SLOTS,
  LINE_START,
  type LineField,
  NEXT_LINE,
  scanFields,
} from 'uri-ts/bytes'
import { createSpans, hostStartIn, PATH_START, scan } from 'uri-ts/scan'
import { describe, expect, it } from 'vitest'
import { generateReference, mutate } from '../../refimpl/generate'
import { randomFrom } from '../../refimpl/random'
import { RUNS, SEED } from '../../support/law'

const LOG = '1.2.3.4 - - [25/Nov/2026:00:00:00 +0000] "GET /a?b=1 HTTP/1.1" 200 7 "http://me@h:1/" "agent"'
const TARGET: LineField = { open: '"', close: '"', word: 1 }

const fieldsOf = (text: string | Uint8Array, field: LineField, room = 100) => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const lines = createLines(room)
  const found: unknown[] = []
  while (lines[NEXT_LINE] < bytes.length) {
    const count = scanFields(bytes, lines, field, lines[NEXT_LINE])
    for (let at = LINE_SLOTS; at <= count * LINE_SLOTS; at += LINE_SLOTS) {
      const [start, end] = [lines[at + LINE_START] as number, lines[at + LINE_END] as number]
      const isValid = (lines[at + PATH_START] as number) >= 0
      found.push([
        Buffer.from(bytes.subarray(start, end)).toString(),
        isValid && [...lines.subarray(at, at + 7)].join(),
        lines[at + LINE_NUMBER],
        isValid && hostStartIn(lines, at),
      ])
    }
    if (count === 0) break
  }
  return { found, count: lines[LINE_COUNT] }
}

const fieldByHand = (line: string, { open = '', close = '', skip = 0, word }: LineField): string | undefined => {
  let rest: string | undefined = line
  let inside: string | undefined
  for (let count = 0; count <= skip; count++) {
    const from: number = open === '' ? 0 : (rest as string).indexOf(open)
    if (from < 0) return undefined
    const opened: string = (rest as string).slice(from + open.length)
    const to = close === '' ? opened.length : opened.indexOf(close)
    if (to < 0) return undefined
    inside = opened.slice(0, to)
    rest = opened.slice(to + close.length)
  }
  return word === undefined ? inside : inside?.split(' ')[word]
}

const SPANS = createSpans()

const expected = (text: string, field: LineField) =>
  text
    .split(/\n/)
    .filter((line, index, all) => line !== '' || index < all.length - 1)
    .map((line, index, all) => {
      const isLast = index === all.length - 1 && !text.endsWith('\n')
      const content = isLast ? line : line.replace(/\r$/, '')
      const value = fieldByHand(content, field)
      const isValid = value !== undefined && scan(value, SPANS) >= 0
      return [value ?? '', isValid && [...SPANS.subarray(0, 7)].join(), index + 1, isValid && hostStartIn(SPANS)]
    })

const FIELDS: readonly LineField[] = [
  {},
  TARGET,
  { open: '"', close: '"' },
  { open: '"', close: '"', skip: 1 },
  { open: '"url":"', close: '"' },
  { close: ' ' },
  { open: '] ' },
  { word: 2 },
  { close: ' ', skip: 1 },
  { open: '"', word: 0, skip: 2 },
]

describe('scanFields', () => {
  it('reads the request-target and the referer of a log', () => {
    expect(fieldsOf(LOG, TARGET).found).toEqual([['/a?b=1', '-1,-1,-1,-1,0,2,6', 1, -1]])
    const referer = fieldsOf(LOG, { open: '"', close: '"', skip: 1 })
    expect(referer.found).toEqual([['http://me@h:1/', '4,9,11,0,13,14,-1', 1, 10]])
  })

  it.each([
    ['"-" 400 0 "-"', TARGET],
    ['no quotes', TARGET],
    ['"GET /a HTTP/1.1', TARGET],
    ['', TARGET],
    ['"a\r"\n"b"\r\n', { open: '"', close: '"' }],
    ['a\r', {}],
    ['a\r\n\r\n\n', {}],
    ['"', { open: '"' }],
    ['""', { open: '"', close: '"' }],
  ] as const)('reads %j with %j as its text alone', (text, field) => {
    expect(fieldsOf(text, field).found).toEqual(expected(text, field))
  })

  it(`finds in ${RUNS} lines what scan finds in each field, with both engines and any room`, () => {
    const random = randomFrom(SEED)
    for (let lines = 0; lines < RUNS; lines += 20) {
      const parts = Array.from({ length: 20 }, () => {
        const reference = random(2) === 0 ? mutate(generateReference(random), random) : generateReference(random)
        // UTF-8 cannot represent lone surrogates.
        const text = Buffer.from(reference.replace(/\n/g, '')).toString()
        return [`"GET ${text} HTTP/1.1" "${text}"`, `{"url":"${text}"} "x`, text, `a ${text} "b"`][random(4)] as string
      })
      const text = parts.join(random(2) === 0 ? '\n' : '\r\n') + (random(2) === 0 ? '\n' : '')
      const field = FIELDS[random(FIELDS.length)] as LineField
      const should = expected(text, field)
      const bytes = Buffer.from(text)
      const lent = createLineBuffer(bytes.length, 'script')
      lent.set(bytes)
      for (const given of [bytes, lent]) expect(fieldsOf(given, field, 1 + random(30)).found).toEqual(should)
    }
  })

  it('reads a field that is longer than the memory of the engine', () => {
    const long = `/${'a'.repeat(200_000)}`
    const { found, count } = fieldsOf(`"GET /a"\n"GET ${long}"\n"GET /b"`, TARGET)
    expect(found.map((field) => (field as string[])[0]?.length)).toEqual([2, 200_001, 2])
    expect(count).toBe(3)
  })

  it('reads more lines than fit in a call of the engine', () => {
    expect(fieldsOf('"a"\n'.repeat(5000), { open: '"', close: '"' }, 3000).count).toBe(5000)
  })

  it.each([
    [{ open: 'é' }, 'open and close are strings of visible ASCII characters, spaces and tabs'],
    [{ close: '\n' }, 'open and close are strings of visible ASCII characters, spaces and tabs'],
    [{ word: -1 }, 'skip and word are integers of at least 0'],
    [{ skip: 0.5 }, 'skip and word are integers of at least 0'],
    [{ words: 1 }, "'words' is not an option: the options are open, close, skip, word"],
    ['"', 'options are an object with open, close, skip, word'],
  ])('refuses the field %j', (field, message) => {
    expect(() => scanFields(Buffer.from('a'), createLines(1), field as never)).toThrow(new TypeError(message))
  })

  it('throws if LINE_COUNT would be too large', () => {
    const lines = createLines(2)
    lines[LINE_COUNT] = 2 ** 31 - 2
    expect(() => scanFields(Buffer.from('a\nb'), lines, {})).toThrow(RangeError)
  })
})
