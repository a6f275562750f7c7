/**
 * Splits a byte array into lines and calls `scan` for each line, to compute the results that `uri-ts/bytes` must
 * return.
 */
import * as bytes from 'uri-ts/bytes'
import { createSpans, ERROR_OFFSET, PATH_START, scan } from 'uri-ts/scan'
import { generateReference } from '../refimpl/generate'
import { pick, type Random } from '../refimpl/random'

export interface Line {
  readonly start: number
  readonly end: number
  /** The seven numbers that describe a valid line, or `undefined` for an invalid line. */
  readonly spans: readonly number[] | undefined
}

const LF = 10
const CR = 13
const SPANS = createSpans()

/** Decodes a line as the `uri-ts` command does. */
export const decoded = (data: Uint8Array, { start, end }: Line): string =>
  Buffer.from(data.buffer, data.byteOffset + start, end - start).toString('utf8')

/** Returns the lines in the part of a byte array that starts at index `from`. */
export const expectedLines = (data: Uint8Array, from = 0): readonly Line[] => {
  const lines: Line[] = []
  for (let start = from; start < data.length; ) {
    const lf = data.indexOf(LF, start)
    const next = lf < 0 ? data.length + 1 : lf + 1
    const hasCR = lf > start && data[lf - 1] === CR
    const line = { start, end: next - (hasCR ? 2 : 1), spans: undefined }
    lines.push({ ...line, spans: scan(decoded(data, line), SPANS) < 0 ? undefined : [...SPANS.subarray(0, 7)] })
    start = next
  }
  return lines
}

/** Calls `scanLines` repeatedly and returns the lines that it finds. Each call finds at most `room` lines. */
export const scannedLines = (data: Uint8Array, from = 0, room = 64): readonly Line[] => {
  const lines = bytes.createLines(room)
  const found: Line[] = []
  for (let next = from; next < data.length; next = lines[bytes.NEXT_LINE]) {
    const count = bytes.scanLines(data, lines, next)
    if (count === 0) throw new Error(`no line at ${next}`)
    for (let at = bytes.LINE_SLOTS; at <= count * bytes.LINE_SLOTS; at += bytes.LINE_SLOTS) {
      const record = lines.subarray(at, at + bytes.LINE_SLOTS)
      if (record[bytes.LINE_NUMBER] !== found.length + 1) throw new Error(`number ${record[bytes.LINE_NUMBER]}`)
      found.push({
        start: record[bytes.LINE_START] as number,
        end: record[bytes.LINE_END] as number,
        spans: record[PATH_START] === -1 ? undefined : [...record.subarray(0, 7)],
      })
    }
  }
  if (lines[bytes.LINE_COUNT] !== found.length) throw new Error(`counted ${lines[bytes.LINE_COUNT]} lines`)
  return found
}

/**
 * Returns the values that `checkLines` reports: the line number, start and end of each invalid line, and then the count
 * of all lines.
 */
export const checkedLines = (data: Uint8Array, from = 0, room = 8): readonly number[] => {
  const invalid = bytes.createLines(room)
  const found: number[] = []
  for (let next = from; next < data.length; next = invalid[bytes.NEXT_LINE]) {
    const count = bytes.checkLines(data, invalid, next)
    for (let at = bytes.LINE_SLOTS; at <= count * bytes.LINE_SLOTS; at += bytes.LINE_SLOTS) {
      const record = invalid.subarray(at, at + bytes.LINE_SLOTS)
      found.push(...[bytes.LINE_NUMBER, bytes.LINE_START, bytes.LINE_END].map((slot) => record[slot] as number))
    }
  }
  return [...found, invalid[bytes.LINE_COUNT]]
}

/** Returns the numbers that `checkedLines` must return for the expected lines. */
export const invalidOf = (lines: readonly Line[]): readonly number[] => [
  ...lines.flatMap(({ start, end, spans }, index) => (spans === undefined ? [index + 1, start, end] : [])),
  lines.length,
]

/** Copies `data` to position `offset` in a buffer that `createLineBuffer` created, and returns the copy. */
export const lent = (data: Uint8Array, engine: bytes.EngineName, offset = 0): Uint8Array => {
  const buffer = bytes.createLineBuffer(offset + data.length, engine)
  buffer.set(data, offset)
  return buffer.subarray(offset)
}

/** Returns whether two lists of lines are equal. The function is much faster than `toEqual`. */
export const isSameLines = (is: readonly Line[], should: readonly Line[]): boolean =>
  is.length === should.length &&
  is.every(
    ({ start, end, spans }, index) =>
      start === should[index]?.start && end === should[index]?.end && String(spans) === String(should[index]?.spans),
  )

/** Returns the failure and the offset that `scanLine` reports, and then those that `scan` reports. */
export const failuresOf = (data: Uint8Array, line: Line): readonly [readonly number[], readonly number[]] => {
  const should = [scan(decoded(data, line), SPANS), SPANS[ERROR_OFFSET]]
  return [[bytes.scanLine(data, line.start, line.end, SPANS), SPANS[ERROR_OFFSET]], should]
}

/**
 * Lists bytes that URIs cannot contain: NUL, carriage returns, a byte order mark, and incomplete or invalid UTF-8
 * sequences.
 */
const WRONG = [
  '\0',
  '\x80',
  '\xbf',
  '\xc0\xaf',
  '\xc3',
  '\xed\xa0\x80',
  '\xf0\x9f\x98',
  '\xff',
  '\r',
  '\r\r',
  '\xef\xbb\xbf',
]

const ENDS = ['\n', '\n', '\n', '\n', '\r\n', '\r\n', '\n\n', '\r\n\r\n', '\r\r\n', '\0\n']

/**
 * Returns the bytes of a line, including its line break. The line consists of a random reference, which may be mutated
 * or may include bytes that URIs cannot contain.
 */
const lineOf = (random: Random): Buffer => {
  const line = Buffer.from(generateReference(random).replaceAll('\n', random(2) === 0 ? '\n' : ''))
  const end = Buffer.from(pick(random, ENDS))
  if (random(12) !== 0) return Buffer.concat([line, end])
  const at = random(line.length + 1)
  return Buffer.concat([line.subarray(0, at), Buffer.from(pick(random, WRONG), 'latin1'), line.subarray(at), end])
}

/** Returns about `count` random lines. The last line often has no LF. */
export const randomLines = (random: Random, count: number): Buffer => {
  const lines = Buffer.concat(Array.from({ length: count }, () => lineOf(random)))
  return random(2) === 0 ? lines : lines.subarray(0, lines.length - 1 - random(Math.min(3, lines.length)))
}
