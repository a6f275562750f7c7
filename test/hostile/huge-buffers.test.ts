/**
 * Tests `uri-ts/bytes` with very large buffers and very large numbers of lines. Most operating systems reserve physical
 * memory for a large array only when a program writes to the array.
 */
import * as bytes from 'uri-ts/bytes'
import { describe, expect, it } from 'vitest'

const MOST_BYTES = 2_147_417_983
const MOST_LINES = 2 ** 31 - 1

const { createLines, LINE_COUNT, LINE_NUMBER, LINE_SLOTS, LINE_START, NEXT_LINE } = bytes
const READERS = [
  ['scanLines', bytes.scanLines],
  ['checkLines', bytes.checkLines],
] as const

describe.each(READERS)('%s', (_, read) => {
  it.each([MOST_BYTES + 1, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 5, 2 ** 32])(
    'refuses %i bytes before it reads',
    (length) => {
      const huge = new Uint8Array(length)
      for (const from of [0, length - 1, -1]) {
        const lines = createLines(1)
        expect(() => read(huge, lines, from)).toThrow(RangeError)
        expect(lines.every((slot) => slot === 0)).toBe(true)
      }
    },
  )

  it('reads the last lines of as many bytes as it takes', () => {
    const large = new Uint8Array(MOST_BYTES)
    const text = '\na b\n/c d'
    large.set(new TextEncoder().encode(text), MOST_BYTES - text.length)
    const lines = createLines(9)
    expect(read(large, lines, MOST_BYTES - text.length + 1)).toBe(2)
    expect(lines[LINE_SLOTS + LINE_START]).toBe(MOST_BYTES - text.length + 1)
    expect(lines[2 * LINE_SLOTS + LINE_START]).toBe(MOST_BYTES - 4)
    expect(lines[NEXT_LINE]).toBe(MOST_BYTES)
  })

  it.each(['wasm', 'script', undefined] as const)('counts to the last number, and not beyond it: %s', (engine) => {
    const text = new TextEncoder().encode('a b\nc d\ne f\n')
    const buffer = engine === undefined ? text : bytes.createLineBuffer(text.length, engine)
    buffer.set(text)
    const lines = createLines(9)
    lines[LINE_COUNT] = MOST_LINES - 3
    expect(read(buffer, lines)).toBe(3)
    expect(lines[LINE_COUNT]).toBe(MOST_LINES)
    expect(lines[3 * LINE_SLOTS + LINE_NUMBER]).toBe(MOST_LINES)
    lines[LINE_COUNT] = MOST_LINES - 2
    expect(() => read(buffer, lines)).toThrow(RangeError)
    expect(lines[LINE_COUNT]).toBe(MOST_LINES - 2)
    lines[LINE_COUNT] = 0
    expect(read(buffer, lines)).toBe(3)
    expect(lines[LINE_COUNT]).toBe(3)
  })

  it('keeps the count of a call that fails after its first piece', () => {
    const text = new TextEncoder().encode('a b\n'.repeat(3000))
    const lines = createLines(3000)
    lines[LINE_COUNT] = MOST_LINES - 2500
    expect(() => read(text, lines)).toThrow('LINE_COUNT counts up to 2147483647')
    expect(lines[LINE_COUNT]).toBe(MOST_LINES - 2500)
  })
})

const BUFFER = new ArrayBuffer(8)

describe('arrays that are not bytes', () => {
  const read: ReadonlyArray<readonly [string, (value: never) => unknown]> = [
    ['scanLines', (value) => bytes.scanLines(value, createLines(1))],
    ['checkLines', (value) => bytes.checkLines(value, createLines(1))],
    ['scanLine', (value) => bytes.scanLine(value, 0, 1, new Int32Array(10) as never)],
    ['parseLine', (value) => bytes.parseLine(value, 0, 1)],
    ['engineOf', bytes.engineOf],
  ]
  const arrays = [
    ...[new Int8Array(BUFFER), new Uint8ClampedArray(BUFFER), new Int16Array(BUFFER), new DataView(BUFFER), BUFFER],
    ...[[], 'a', {}, null, undefined, 5, { length: 1, [Symbol.toStringTag]: 'Uint8Array' }],
  ]

  it.each(read)('%s refuses them', (_, call) => {
    for (const array of arrays) expect(() => call(array as never)).toThrow('is not a Uint8Array')
  })

  it.each(read)('%s takes a Buffer', (_, call) => {
    expect(() => call(Buffer.from('a') as never)).not.toThrow()
  })
})
