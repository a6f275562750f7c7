import { createLineBuffer, type EngineName, scanText } from 'uri-ts/bytes'
import { createSpans, ERROR_OFFSET, scan } from 'uri-ts/scan'
import { expect, it } from 'vitest'
import { generateReference, mutate } from '../refimpl/generate'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { HOURS, RUNS, SEED } from '../support/law'
import {
  checkedLines,
  decoded,
  expectedLines,
  failuresOf,
  invalidOf,
  isSameLines,
  type Line,
  randomLines,
  scannedLines,
} from '../support/lines'

const LINES = 100
const ENGINES: readonly EngineName[] = ['wasm', 'script']
const SIZE = 2 * 65536

/** The tests use one buffer for each engine. Bytes left in a buffer by an earlier test must not affect a result. */
const BUFFERS = ENGINES.map((engine) => createLineBuffer(SIZE, engine))

const compare = (name: string, bytes: Uint8Array, should: readonly Line[], room: number): void => {
  const is = scannedLines(bytes, 0, room)
  if (!isSameLines(is, should))
    expect({ name, data: String(bytes.subarray(0, 9999)), is }).toEqual({ name, data: '', is: should })
  const invalid = checkedLines(bytes, 0, room)
  if (String(invalid) !== String(invalidOf(should)))
    expect({ name, invalid }).toEqual({ name, invalid: invalidOf(should) })
}

const [KERNEL, CORE] = [createSpans(), createSpans()]

const compareText = (text: string): void => {
  const [is, should] = [scanText(text, KERNEL), scan(text, CORE)]
  const slots = should < 0 ? [ERROR_OFFSET] : [0, 1, 2, 3, 4, 5, 6]
  if (is !== should || slots.some((slot) => KERNEL[slot] !== CORE[slot])) {
    expect({ text, is, spans: KERNEL }).toEqual({ text, is: should, spans: CORE })
  }
}

it(
  `kernel, fallback and scan agree on ${RUNS} lines: validity, spans, failures and offsets`,
  () => {
    const random = randomFrom(SEED)
    let lines = 0
    let valid = 0
    for (let file = 0; lines < RUNS; file++) {
      const data = randomLines(random, LINES)
      const should = expectedLines(data)
      lines += should.length
      valid += should.filter(({ spans }) => spans !== undefined).length
      const room = 1 + random(2 * LINES)
      compare('copied', data, should, room)
      for (const buffer of BUFFERS) {
        // Depending on the file, the data starts at one of 64 offsets, ends where the buffer ends, or ends where a page
        // ends.
        const start = [file % 64, SIZE - data.length, 65536 - data.length][file % 3] ?? 0
        const bytes = buffer.subarray(Math.max(0, start), Math.max(0, start) + data.length)
        bytes.set(data)
        compare(`buffer at ${start}`, bytes, should, room)
      }
      for (const line of should) {
        if (line.spans === undefined) {
          const [is, wanted] = failuresOf(data, line)
          if (String(is) !== String(wanted)) expect(is).toEqual(wanted)
        }
        compareText(decoded(data, line))
      }
    }
    console.log(`kernel, fallback and scan agree on ${lines} lines, ${valid} of them valid (seed ${SEED})`)
    expect(valid).toBeGreaterThan(lines / 4)
    expect(valid).toBeLessThan((lines * 3) / 4)
  },
  HOURS,
)

const lengthened = (random: Random): Buffer => {
  const line = generateReference(random)
  const at = random(line.length + 1)
  const part = pick(random, ['a', '/', ':', '%4F', '1', '?', '@', '%', '.', '\u00e9', '[', 'http://a'])
  const text = line.slice(0, at) + part.repeat(1_000_000 / part.length + random(200)) + line.slice(at)
  return Buffer.from(
    `${line}\r\n${random(2) === 0 ? text : mutate(text, random)}${pick(random, ['', '\n', '\r', '\r\n'])}`,
  )
}

const LONG_LINES = Math.max(5, Math.ceil(RUNS / 2000))

it(
  `they agree on ${LONG_LINES} lines of a megabyte`,
  () => {
    const random = randomFrom(SEED)
    const buffers = ENGINES.map((engine) => createLineBuffer(4_000_000, engine))
    for (let run = 0; run < LONG_LINES; run++) {
      const data = lengthened(random)
      const should = expectedLines(data)
      compare('copied', data, should, 9)
      for (const buffer of buffers) {
        const bytes = buffer.subarray(run % 64, (run % 64) + data.length)
        bytes.set(data)
        compare('buffer', bytes, should, 9)
      }
      for (const line of should) {
        const [is, wanted] = failuresOf(data, line)
        expect(is).toEqual(wanted)
      }
    }
  },
  HOURS,
)
