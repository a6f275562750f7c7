import { requireBytes } from './decode'
import type { Engine } from './engine'
import { INVALID_SLOTS, LF, LINE_COUNT, LINE_SLOTS, MOST_LINES, NEXT_LINE } from './layout'
import { createEngine, lenderOf, SHARED_SIZE, sharedEngine } from './line-buffer'

/** The slots of a header, by which two arrays begin. */
interface Header {
  [LINE_COUNT]: number
  [NEXT_LINE]: number
}

/**
 * The array that `scanLines` writes. Slots 0 to 8 are a header: `LINE_COUNT` and `NEXT_LINE`. Line `n` of a call, counted
 * from 1, has the slots from `n * LINE_SLOTS` on: the seven slots of spans, `LINE_START` and `LINE_END`.
 *
 * @category Bytes
 */
export type Lines = Int32Array & Header

/**
 * The array that `checkLines` writes. Slots 0 to 2 are a header: `LINE_COUNT` and `NEXT_LINE`. Invalid line `n` of a call,
 * counted from 1, has the slots from `n * INVALID_SLOTS` on: `INVALID_NUMBER`, `INVALID_START` and `INVALID_END`.
 *
 * @category Bytes
 */
export type InvalidLines = Int32Array & Header

const createRecords = (count: number, slots: number): Int32Array & Header =>
  new Int32Array((Math.max(1, count) + 1) * slots) as Int32Array & Header

/**
 * Makes the array that `scanLines` writes, with room for `count` lines, at least 1.
 *
 * Allocates: the array, of 36 bytes for each line.
 *
 * @example
 * import { createLines, LINE_SLOTS } from 'uri-ts/bytes'
 *
 * createLines(1000).length //=> 1001 * LINE_SLOTS
 *
 * @category Bytes
 */
export const createLines = (count: number): Lines => createRecords(count, LINE_SLOTS)

/**
 * Makes the array that `checkLines` writes, with room for `count` invalid lines, at least 1.
 *
 * Allocates: the array, of 12 bytes for each line.
 *
 * @example
 * import { createInvalidLines, INVALID_SLOTS } from 'uri-ts/bytes'
 *
 * createInvalidLines(100).length //=> 101 * INVALID_SLOTS
 *
 * @category Bytes
 */
export const createInvalidLines = (count: number): InvalidLines => createRecords(count, INVALID_SLOTS)

const requireRecords = (records: Int32Array, slots: number): Int32Array => {
  if (!(records instanceof Int32Array) || records.length < 2 * slots) {
    throw new TypeError('the array of lines has no room for a line')
  }
  return records
}

type Method = 'scanLines' | 'checkLines'

/** Scans what is in the memory of an engine from `start` to `end`, and copies the records. Returns their number. */
const scanMemory = (
  engine: Engine,
  method: Method,
  origin: number,
  start: number,
  end: number,
  records: Int32Array,
  slots: number,
  known: number,
): number => {
  const { memory, result } = engine
  const kept = memory[end] as number
  memory[end] = LF
  result[LINE_COUNT] = records[LINE_COUNT] as number
  const count = engine[method](origin, start, end, Math.min(MOST_LINES, records.length / slots - 1 - known))
  memory[end] = kept
  records[LINE_COUNT] = result[LINE_COUNT] as number
  records[NEXT_LINE] = result[NEXT_LINE] as number
  records.set(result.subarray(slots, (count + 1) * slots), (known + 1) * slots)
  return count
}

/** How many bytes to copy at once: those of so many lines as are wanted, if they are short, but not very few. */
const pieceSize = (lines: number): number => Math.min(SHARED_SIZE, 4096 + 128 * lines)

/** Copies complete lines from `from` on to an engine, as many as are useful, and scans them there. */
const scanCopy = (
  bytes: Uint8Array,
  method: Method,
  from: number,
  records: Int32Array,
  slots: number,
  known: number,
): number => {
  let end = Math.min(bytes.length, from + pieceSize(records.length / slots - 1 - known))
  if (end < bytes.length) {
    const last = bytes.lastIndexOf(LF, end - 1)
    end = (last >= from ? last : bytes.indexOf(LF, end)) + 1 || bytes.length
  }
  const engine = end - from > SHARED_SIZE ? createEngine(end - from) : sharedEngine()
  const start = engine.bytes.byteOffset
  engine.memory.set(bytes.subarray(from, end), start)
  return scanMemory(engine, method, start - from, start, start + end - from, records, slots, known)
}

const scanAll = (bytes: Uint8Array, method: Method, from: number, records: Int32Array, slots: number): number => {
  const lender = lenderOf(requireBytes(bytes))
  const room = requireRecords(records, slots).length / slots - 1
  const { length, byteOffset } = bytes
  let next = Math.min(Math.max(0, Math.trunc(from) || 0), length)
  let known = 0
  records[NEXT_LINE] = next
  while (next < length && known + 1 <= room) {
    known +=
      lender === undefined
        ? scanCopy(bytes, method, next, records, slots, known)
        : scanMemory(lender, method, byteOffset, byteOffset + next, byteOffset + length, records, slots, known)
    next = records[NEXT_LINE] as number
  }
  return known
}

/**
 * Reads lines of UTF-8, each of which is a URI-reference (RFC 3986, 4.1), and writes the offsets of their components to
 * `lines`. A line ends with LF or CR LF; the last one may end with the bytes. The bytes begin with a line at `from`.
 *
 * Returns how many lines it wrote: as many as fit. Line `n`, counted from 1, has the slots from `at = n * LINE_SLOTS` on.
 * `lines[at + LINE_START]` and `lines[at + LINE_END]` are its offsets in the bytes. The others are those of `scan`, such as
 * `lines[at + HOST_END]`, in bytes from the start of the line. If `lines[at + PATH_START]` is -1, the line is invalid, and
 * its other spans have no meaning; `parseLine` says why. `lines[NEXT_LINE]` is where to go on: the `from` of the next call.
 * `lines[LINE_COUNT]` counts the lines of all calls with this array.
 *
 * Allocates: two small objects a call, and nothing for a line. Bytes that are not in a buffer of `createLineBuffer` are
 * copied first. Time is linear in the length of the bytes.
 * Fails: throws a `TypeError` if `bytes` is not a `Uint8Array`, or `lines` is not from `createLines`.
 *
 * @example
 * import { createLines, HOST_END, LINE_SLOTS, LINE_START, NEXT_LINE, PATH_START, scanLines } from 'uri-ts/bytes'
 *
 * const bytes = new TextEncoder().encode('http://example.com/\na b\n')
 * const lines = createLines(1000)
 * scanLines(bytes, lines) //=> 2
 * lines[LINE_SLOTS + HOST_END] //=> 18
 * lines[2 * LINE_SLOTS + LINE_START] //=> 20
 * lines[2 * LINE_SLOTS + PATH_START] //=> -1
 * lines[NEXT_LINE] //=> 24
 *
 * @category Bytes
 */
export const scanLines = (bytes: Uint8Array, lines: Lines, from = 0): number =>
  scanAll(bytes, 'scanLines', from, lines, LINE_SLOTS)

/**
 * Checks lines as `scanLines` does, but writes only the invalid ones: to `invalid`, with their numbers.
 *
 * Returns how many invalid lines it wrote. Invalid line `n`, counted from 1, has the slots from `at = n * INVALID_SLOTS` on.
 * `invalid[at + INVALID_NUMBER]` is its number, and `invalid[at + INVALID_START]` and `invalid[at + INVALID_END]` are its
 * offsets in the bytes. `parseLine` says what is wrong with it. The function stops if `invalid` is full:
 * `invalid[NEXT_LINE]` is where to go on. `invalid[LINE_COUNT]` counts the lines of all calls with this array, and the
 * numbers of lines continue it: set it to 0 before the first line of another file.
 *
 * Allocates: two small objects a call, and nothing for a line. Bytes that are not in a buffer of `createLineBuffer` are
 * copied first. Time is linear in the length of the bytes.
 * Fails: throws a `TypeError` if `bytes` is not a `Uint8Array`, or `invalid` is not from `createInvalidLines`.
 *
 * @example
 * import { checkLines, createInvalidLines, INVALID_NUMBER, INVALID_SLOTS, LINE_COUNT } from 'uri-ts/bytes'
 *
 * const bytes = new TextEncoder().encode('http://example.com/\na b\nc\n')
 * const invalid = createInvalidLines(100)
 * checkLines(bytes, invalid) //=> 1
 * invalid[INVALID_SLOTS + INVALID_NUMBER] //=> 2
 * invalid[LINE_COUNT] //=> 3
 *
 * @category Bytes
 */
export const checkLines = (bytes: Uint8Array, invalid: InvalidLines, from = 0): number =>
  scanAll(bytes, 'checkLines', from, invalid, INVALID_SLOTS)
