import * as bytes from 'uri-ts/bytes'
import { ERROR_OFFSET, createSpans as spansOf } from 'uri-ts/scan'
import { describe, expect, it } from 'vitest'
import * as spans from '../../src/core/scanner/spans'
import { VALID } from '../corpus/valid'
import { checkedLines, expectedLines, invalidOf, isSameLines, lent, scannedLines } from '../support/lines'

const ENGINES: readonly bytes.EngineName[] = ['wasm', 'script']
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1')

/** Returns the given bytes, and a copy of them in each engine's buffer. */
const placesOf = (data: Uint8Array): readonly (readonly [string, Uint8Array])[] => [
  ['copied', data],
  ...ENGINES.map((engine) => [engine, lent(data, engine)] as const),
]

describe('lines', () => {
  it.each([
    ['no byte', '', []],
    ['one LF', '\n', [[0, 0]]],
    [
      'two LF',
      '\n\n',
      [
        [0, 0],
        [1, 1],
      ],
    ],
    [
      'no last LF',
      '/a\n/b',
      [
        [0, 2],
        [3, 5],
      ],
    ],
    [
      'a last LF',
      '/a\n/b\n',
      [
        [0, 2],
        [3, 5],
      ],
    ],
    [
      'CR LF',
      '/a\r\n\r\n/b\r\n',
      [
        [0, 2],
        [4, 4],
        [6, 8],
      ],
    ],
    ['CR alone', '/a\r/b\n', []],
    ['CR before CR LF', '/a\r\r\n', []],
    ['CR at the end', '/a\r', []],
    ['CR, and nothing else', '\r', []],
    ['NUL', '/a\0\n', []],
    ['LF after NUL', '\0\n/b\n', [[2, 4]]],
    ['bytes that are not UTF-8', '/\xff\n/\xc3\xa9\n/b\n', [[7, 9]]],
    ['a byte order mark', '\xef\xbb\xbf/a\n', []],
  ] as const)('%s', (_, text, ends) => {
    for (const [place, data] of placesOf(latin1(text))) {
      const found = scannedLines(data)
      const validLines = found.filter((line) => line.spans !== undefined)
      expect([place, validLines.map(({ start, end }) => [start, end])]).toEqual([place, ends])
      expect([place, found]).toEqual([place, expectedLines(data)])
      expect([place, checkedLines(data)]).toEqual([place, invalidOf(found)])
    }
  })

  it.each(['', 'http://', 'http://h/', 'http://h:', 'a:/b?', '/%41#'])(
    'each byte at each place around blocks, after %j',
    (start) => {
      const places = [...Array.from({ length: 70 }, (_, place) => place), 126, 127, 128, 129]
      const rest = [':/', '/:', '%4', '@b:1/']
      const linesOf = (byte: number): readonly Buffer[] =>
        places.map((place) =>
          Buffer.concat([
            Buffer.from(start + 'a'.repeat(place)),
            Buffer.from([byte]),
            Buffer.from(`${'a1'.repeat(place % 9)}${rest[place & 3]}\n`),
          ]),
        )
      for (let byte = 0; byte < 256; byte++) {
        const data = Buffer.concat(linesOf(byte))
        const should = expectedLines(data)
        for (const [place, placed] of placesOf(data)) {
          if (!isSameLines(scannedLines(placed), should)) expect([place, scannedLines(placed)]).toEqual([place, should])
        }
      }
    },
  )

  it('the texts of the corpus, with each end', () => {
    const texts = VALID.map(({ text }) => text)
    for (const end of ['\n', '\r\n']) {
      const data = Buffer.from(texts.join(end))
      const should = expectedLines(data)
      expect(should.every((line) => line.spans !== undefined)).toBe(true)
      for (const [place, placed] of placesOf(data)) expect([place, scannedLines(placed)]).toEqual([place, should])
    }
  })
})

describe('arrays', () => {
  const data = latin1('/a\nb c\n/d\ne f\n/g')

  it('go on where they were full', () => {
    for (const [, placed] of placesOf(data)) {
      for (const room of [1, 2, 3, 5, 6]) {
        expect(scannedLines(placed, 0, room)).toEqual(expectedLines(data))
        expect(checkedLines(placed, 0, room)).toEqual([2, 3, 6, 4, 10, 13, 5])
      }
    }
  })

  it('hold more than the kernel writes at once', () => {
    const many = latin1('/a\n b\n'.repeat(3000))
    for (const [, placed] of placesOf(many)) {
      const lines = bytes.createLines(10_000)
      expect(bytes.scanLines(placed, lines)).toBe(6000)
      expect(lines[bytes.NEXT_LINE]).toBe(many.length)
      expect(lines[5999 * bytes.LINE_SLOTS + bytes.LINE_START]).toBe(5998 * 3)
      const invalid = bytes.createLines(10_000)
      expect(bytes.checkLines(placed, invalid)).toBe(3000)
      expect(invalid[3000 * bytes.LINE_SLOTS + bytes.LINE_NUMBER]).toBe(6000)
    }
  })

  it('count lines over calls, until the count is set', () => {
    const invalid = bytes.createLines(4)
    bytes.checkLines(data, invalid)
    bytes.checkLines(data, invalid)
    expect([invalid[bytes.LINE_COUNT], invalid[bytes.LINE_SLOTS + bytes.LINE_NUMBER]]).toEqual([10, 7])
    invalid[bytes.LINE_COUNT] = 0
    bytes.checkLines(data, invalid)
    expect([invalid[bytes.LINE_COUNT], invalid[bytes.LINE_SLOTS + bytes.LINE_NUMBER]]).toEqual([5, 2])
  })

  it('begin with a line at any offset, which is cut to the bytes', () => {
    expect(scannedLines(data, 7)).toEqual(expectedLines(data, 7))
    const lines = bytes.createLines(9)
    for (const from of [-1, Number.NaN, 0.5]) expect(bytes.scanLines(data, lines, from)).toBe(5)
    for (const from of [data.length, 1e9, Number.POSITIVE_INFINITY]) {
      expect(bytes.scanLines(data, lines, from)).toBe(0)
      expect(lines[bytes.NEXT_LINE]).toBe(data.length)
    }
  })

  it('have room for one line at least', () => {
    expect(bytes.createLines(0)).toHaveLength(2 * bytes.LINE_SLOTS)
    expect(bytes.createLines(-1)).toHaveLength(2 * bytes.LINE_SLOTS)
    const lines = new Int32Array(29) as bytes.Lines
    expect([bytes.scanLines(data, lines), lines[bytes.NEXT_LINE]]).toEqual([1, 3])
  })

  it('have the slots of spans first', () => {
    expect(bytes.LINE_START).toBe(Math.max(spans.QUERY_END, spans.PATH_END, spans.HOST_KIND) + 1)
  })
})

describe('what is not bytes', () => {
  const lines = bytes.createLines(1)

  it.each([
    ['a text', 'a'],
    ['nothing', undefined],
    ['null', null],
    ['a list', [47]],
    ['words', new Uint16Array(1)],
  ])('%s', (_, value) => {
    expect(() => bytes.scanLines(value as never, lines)).toThrow(TypeError)
    expect(() => bytes.checkLines(value as never, lines)).toThrow(TypeError)
    expect(() => bytes.scanLine(value as never, 0, 1, spansOf())).toThrow(TypeError)
    expect(() => bytes.parseLine(value as never, 0, 1)).toThrow(TypeError)
  })

  it('an array without room', () => {
    expect(() => bytes.scanLines(latin1('/'), new Int32Array(19) as bytes.Lines)).toThrow(TypeError)
    expect(() => bytes.scanLines(latin1('/'), [] as never)).toThrow(TypeError)
    expect(() => bytes.checkLines(latin1('/'), new Int32Array(5) as bytes.Lines)).toThrow(TypeError)
  })
})

describe('what is wrong with a line', () => {
  const data = Buffer.from('http://a/\nhttp://b/\u00e9?\nhttp://c/\xff%4\n')

  it('is what scan says of it', () => {
    const found = spansOf()
    expect(bytes.scanLine(data, 0, 9, found)).toBe(9)
    expect(bytes.scanLine(data, 10, 22, found)).toBe(-12)
    expect(found[ERROR_OFFSET]).toBe(9)
  })

  it('is what parseUriReference says of it', () => {
    expect(bytes.parseLine(data, 0, 9)).toMatchObject({ _tag: 'Right', right: { text: 'http://a/' } })
    expect(bytes.parseLine(data, 10, 22)).toMatchObject({
      _tag: 'Left',
      left: { text: 'http://b/\u00e9?', offset: 9, component: 'path', reason: 'character' },
    })
    expect(bytes.parseLine(latin1('/\xff'), 0, 2)).toMatchObject({ left: { text: '/\ufffd', offset: 1 } })
  })

  it('also of shared memory', () => {
    const shared = new Uint8Array(new SharedArrayBuffer(2))
    shared.set([47, 32])
    expect(bytes.parseLine(shared, 0, 2)).toMatchObject({ left: { text: '/ ', offset: 1 } })
    expect(checkedLines(shared)).toEqual([1, 0, 2, 1])
  })
})
