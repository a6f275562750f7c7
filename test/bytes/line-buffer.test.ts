import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import {
  checkLines,
  createLineBuffer,
  createLines,
  type EngineName,
  engineOf,
  LINE_SLOTS,
  scanLines,
} from 'uri-ts/bytes'
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../refimpl/random'
import { LONG, RUNS, SEED } from '../support/law'
import { checkedLines, expectedLines, invalidOf, lent, randomLines, scannedLines } from '../support/lines'

const ENGINES: readonly EngineName[] = ['wasm', 'script']

/**
 * Lists bytes to place around the data. If an engine read one of these bytes by mistake, the engine's result would
 * change. Full runs use each byte in turn, but `npm test` uses only one.
 */
const CANARIES = ['a', '/', ':', '%', '4', '\n', '\r', '\0', '\xff', '@', '?', '#', ']', '.', '1']

describe.each(ENGINES)('a buffer of %s', (engine) => {
  it('has the size that was asked for, and says what scans it', () => {
    for (const size of [0, 1, 2, 3, 4, 63, 64, 65_535, 65_536, 65_537]) {
      const buffer = createLineBuffer(size, engine)
      expect(buffer).toHaveLength(size)
      expect(engineOf(buffer)).toBe(engine)
      expect(engineOf(buffer.subarray(size >> 1))).toBe(engine)
    }
  })

  it('writes nothing where another thread is reading a file', async () => {
    const half = engine === 'wasm' ? 1 << 20 : 1 << 16
    const folder = mkdtempSync(join(tmpdir(), 'uri-ts-lines-'))
    const path = join(folder, 'lines')
    writeFileSync(path, 'http://h/a\n'.repeat((2 * half) / 11 + 1))
    const buffer = createLineBuffer(2 * half, engine)
    const file = await open(path)
    const lines = createLines(10)
    for (let run = 0; run < 10; run++) {
      buffer.fill(10, 0, half)
      buffer.fill(33, half)
      const reading = file.read(buffer, half, half, half)
      for (let call = 0; call < 5; call++) checkLines(buffer.subarray(0, half), lines)
      await reading
      expect(buffer[half]).toBe('http://h/a\n'.charCodeAt(half % 11))
    }
    await file.close()
    rmSync(folder, { recursive: true })
  })

  it('canary: nothing outside the bytes changes what is found, and all of it stays as it is', () => {
    const random = randomFrom(SEED)
    for (let run = 0; run < 300; run++) {
      const data = randomLines(random, 5)
      const start = random(70)
      const buffer = createLineBuffer(start + data.length + random(140), engine)
      const all = new Uint8Array(buffer.buffer)
      const tables = all.slice(0, buffer.byteOffset)
      const end = buffer.byteOffset + start + data.length
      const should = expectedLines(data)
      for (const canary of RUNS > 1000 ? CANARIES : [CANARIES[run % CANARIES.length] ?? '']) {
        all.fill(canary.charCodeAt(0), buffer.byteOffset)
        buffer.set(data, start)
        const bytes = buffer.subarray(start, start + data.length)
        expect(scannedLines(bytes)).toEqual(should)
        expect(checkedLines(bytes)).toEqual(invalidOf(should))
        expect(all.subarray(end).every((byte) => byte === canary.charCodeAt(0))).toBe(true)
        expect(Buffer.compare(bytes, data)).toBe(0)
      }
      if (engine === 'wasm') expect(Buffer.compare(all.subarray(0, 512), tables.subarray(0, 512))).toBe(0)
    }
  })

  it('is read from any byte on', () => {
    const data = Buffer.from('http://user@example.com:80/a%2fb?c#d\n'.repeat(9))
    for (let offset = 0; offset < 64; offset++) {
      expect(scannedLines(lent(data, engine, offset))).toEqual(expectedLines(data))
    }
  })

  it('is not touched by another one, nor by bytes that are copied', () => {
    const [one, two] = [lent(Buffer.from('/a\n/b'), engine), lent(Buffer.from('http://c/ \n'), engine)]
    const lines = createLines(8)
    expect(scanLines(one, lines)).toBe(2)
    expect(checkLines(two, createLines(8))).toBe(1)
    expect(checkLines(Buffer.from('q q\n'.repeat(40_000)), createLines(1000))).toBe(1000)
    expect([one, two].map((each) => Buffer.from(each).toString())).toEqual(['/a\n/b', 'http://c/ \n'])
    expect(lines[0]).toBe(2)
  })

  it('is never detached', () => {
    const buffer = createLineBuffer(10, engine)
    for (let other = 0; other < 20; other++) createLineBuffer(1_000_000, engine)
    expect(buffer).toHaveLength(10)
  })

  it('is the part that was handed out: other bytes of its memory are copied like any others', () => {
    const buffer = createLineBuffer(100, engine)
    const beyond = new Uint8Array(buffer.buffer, buffer.byteOffset + 90, 20)
    beyond.fill(97)
    expect(scannedLines(beyond)).toEqual(expectedLines(beyond))
  })

  it('holds long lines', () => {
    const long = `http://a/${'b'.repeat(LONG)}`
    const data = Buffer.from(`${long}\n${long} \n/c\n`)
    const should = expectedLines(data)
    expect(scannedLines(lent(data, engine))).toEqual(should)
    expect(scannedLines(data)).toEqual(should)
    expect(checkedLines(data)).toEqual(invalidOf(should))
  })
})

it('a size must be an integer in range', () => {
  for (const size of [-1, 0.5, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY]) {
    expect(() => createLineBuffer(size)).toThrow(RangeError)
  }
})

it('the kernel scans bytes from elsewhere, and bytes that another realm made', () => {
  expect(engineOf(new Uint8Array(0))).toBe('wasm')
  const foreign = runInContext('new Uint8Array([47, 10, 32])', createContext()) as Uint8Array
  expect(foreign instanceof Uint8Array).toBe(false)
  expect(scannedLines(foreign)).toEqual(expectedLines(Buffer.from('/\n ')))
})

it.each([1, 2, 127, 128, 4095, 4096, 65_535, 65_536, 65_537, 70_000])('copies lines of %i bytes', (length) => {
  const data = Buffer.from([`${'a'.repeat(length)}\n`, `${'b'.repeat(length - 1)} \r\n`, 'c'.repeat(length)].join(''))
  for (const room of [1, 3]) expect(scannedLines(data, 0, room)).toEqual(expectedLines(data))
})

it('no other engine, and no array without a size', () => {
  for (const engine of ['WASM', null, 0, Symbol('s')])
    expect(() => createLineBuffer(1, engine as never)).toThrow(RangeError)
  for (const count of [Number.NaN, undefined, null, 0, -1])
    expect(createLines(count as never)).toHaveLength(2 * LINE_SLOTS)
})

it('a view that reaches beyond its buffer counts as bytes from elsewhere: its lines are copied', () => {
  for (const engine of ENGINES) {
    const buffer = createLineBuffer(4, engine)
    const { byteOffset } = buffer
    const beyond = new Uint8Array(buffer.buffer, byteOffset, 8)
    beyond.set(new TextEncoder().encode('/a\nb c\n\n'))
    expect(checkedLines(beyond)).toEqual(invalidOf(expectedLines(beyond)))
    expect(engineOf(beyond)).toBe('wasm')
  }
})
