import { requireBytes } from '../core/errors/require-text'
import { LF, LINE_COUNT, LINE_SLOTS, MOST_LINES, NEXT_LINE } from './layout'
import { createEngine, lenderOf, MOST_BYTES, SHARED_SIZE, sharedEngine } from './line-buffer'

/**
 * An array that `scanLines` and `checkLines` write to. The first `LINE_SLOTS` slots are a header, which contains
 * `LINE_COUNT` and `NEXT_LINE`. The slots of the `n`th line recorded by a call begin at `n * LINE_SLOTS`. In addition
 * to the seven slots of `Spans`, a line has the slots `LINE_START`, `LINE_END` and `LINE_NUMBER`.
 *
 * @category Bytes
 */
export type Lines = Int32Array & { [LINE_COUNT]: number; [NEXT_LINE]: number }

/**
 * Creates an array for `scanLines` and `checkLines` to write to. The array has space for `count` lines, or for one line
 * if `count` is less than 1.
 *
 * Allocates the array, which occupies 40 bytes per line.
 *
 * @example
 * import { createLines, LINE_SLOTS } from 'uri-ts/bytes'
 *
 * createLines(1000).length //=> 1001 * LINE_SLOTS
 *
 * @category Bytes
 */
export const createLines = (count: number): Lines => new Int32Array((Math.max(1, count || 1) + 1) * LINE_SLOTS) as Lines

/** Returns the number of lines for which `lines` has space. */
export const roomIn = (lines: Lines): number => {
  if (!(lines instanceof Int32Array) || lines.length < 2 * LINE_SLOTS) throw new TypeError('no array of createLines')
  return lines.length / LINE_SLOTS - 1
}

/** Returns its argument. Throws if there are too many bytes for one call. */
export const requireSize = (bytes: Uint8Array): Uint8Array => {
  if (bytes.length > MOST_BYTES) throw new RangeError(`a call reads up to ${MOST_BYTES} bytes: read more in parts`)
  return bytes
}

/** Returns the end of the next piece to copy. A piece consists of one or more complete lines. */
const pieceEnd = (bytes: Uint8Array, from: number, room: number): number => {
  const end = from + Math.min(SHARED_SIZE, 4096 + 128 * room)
  if (end >= bytes.length) return bytes.length
  const last = bytes.lastIndexOf(LF, end - 1)
  return (last >= from ? last : bytes.indexOf(LF, end)) + 1 || bytes.length
}

/** Returns the offset at which reading begins: `from`, limited to the range from 0 to `length`. */
export const firstLine = (from: number, length: number): number => Math.min(Math.max(0, Math.trunc(from) || 0), length)

/** Throws the `RangeError` for a line count that does not fit in the slot `LINE_COUNT`. */
export const refuseCount = (): never => {
  throw new RangeError('LINE_COUNT counts up to 2147483647: set it to 0, and make this call again')
}

/**
 * Reads lines. If the bytes are in a buffer from `createLineBuffer` and end with LF, they are read in place. In that
 * case, nothing is written to the buffer, because the caller may be reading a file into the part that follows the
 * bytes. In all other cases, the bytes are copied to an engine in pieces, and an LF is written after each piece.
 */
const readAll = (bytes: Uint8Array, lines: Lines, from: number, isCheck: boolean): number => {
  const { length, byteOffset } = requireSize(requireBytes(bytes))
  const lender = bytes[length - 1] === LF ? lenderOf(bytes) : undefined
  const room = Math.trunc(roomIn(lines))
  const counted = lines[LINE_COUNT]
  let written = 0
  lines[NEXT_LINE] = firstLine(from, length)
  while (lines[NEXT_LINE] < length && written < room) {
    const next = lines[NEXT_LINE]
    const end = lender === undefined ? pieceEnd(bytes, next, room - written) : length
    const engine = lender ?? (end - next > SHARED_SIZE ? createEngine(end - next) : sharedEngine())
    const { memory, result } = engine
    let origin = byteOffset
    if (lender === undefined) {
      origin = engine.bytes.byteOffset - next
      memory.set(bytes.subarray(next, end), origin + next)
      memory[origin + end] = LF
    }
    result[LINE_COUNT] = lines[LINE_COUNT]
    const most = Math.min(MOST_LINES, room - written)
    const count = engine.readLines(origin, origin + next, origin + end, most, isCheck)
    if ((result[LINE_COUNT] as number) < lines[LINE_COUNT]) {
      lines[LINE_COUNT] = counted
      refuseCount()
    }
    lines[LINE_COUNT] = result[LINE_COUNT] as number
    lines[NEXT_LINE] = result[NEXT_LINE] as number
    lines.set(result.subarray(LINE_SLOTS, (count + 1) * LINE_SLOTS), (written + 1) * LINE_SLOTS)
    written += count
  }
  return written
}

/**
 * Reads each line of the UTF-8 bytes as a URI reference (RFC 3986, section 4.1), and writes the offsets of the
 * reference's components to `lines`. A line ends with LF or CR LF. The last line does not need a line ending. Reading
 * begins at `from`, which must be the start of a line.
 *
 * Reads as many lines as fit in `lines` and returns the number of lines read. The slots of the `n`th line that was read
 * begin at the index `at`, where `at = n * LINE_SLOTS`. `lines[at + LINE_NUMBER]` is the number of the line.
 * `lines[at + LINE_START]` and `lines[at + LINE_END]` are the offsets in `bytes` at which the line starts and ends. The
 * other slots, such as `lines[at + HOST_END]`, have the same meanings as in `scan`, but the offsets are counted in
 * bytes from the start of the line. For an invalid line, `lines[at + PATH_START]` is -1, and the offsets of the other
 * components have no meaning. `parseLine` returns the error for an invalid line. Pass `lines[NEXT_LINE]` as `from` in
 * the next call. `lines[LINE_COUNT]` is the total number of lines read by all calls with the same array.
 *
 * Allocates three small objects per call, and nothing per line. Copies the bytes, unless they are in a buffer from
 * `createLineBuffer` and end with LF. The running time is linear in the number of bytes. Throws a `TypeError` if
 * `bytes` is not a `Uint8Array`, or if `lines` was not created by `createLines`. Throws a `RangeError` if there are
 * more than 2,147,417,983 bytes, or if `LINE_COUNT` would exceed 2,147,483,647. If a call throws
 * because of this limit, set `LINE_COUNT` to 0 and repeat the call.
 *
 * @example
 * import { createLines, LINE_SLOTS, LINE_START, NEXT_LINE, scanLines } from 'uri-ts/bytes'
 * import { HOST_END, PATH_START } from 'uri-ts/scan'
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
export const scanLines = (bytes: Uint8Array, lines: Lines, from = 0): number => readAll(bytes, lines, from, false)

/**
 * Reads lines as `scanLines` does, but records only invalid lines.
 *
 * Returns the number of invalid lines that were recorded. The slots of the `n`th invalid line begin at the index `at`,
 * where `at = n * LINE_SLOTS`. `invalid[at + LINE_NUMBER]` is the number of the line. `invalid[at + LINE_START]` and
 * `invalid[at + LINE_END]` are the offsets in `bytes` at which the line starts and ends. `parseLine` returns the error
 * for an invalid line. Reading stops when `invalid` is full. In that case, pass `invalid[NEXT_LINE]` as `from` in the
 * next call. `invalid[LINE_COUNT]` is the total number of lines read by all calls with the same array. Line numbers
 * continue across calls. Before you check another file, set `invalid[LINE_COUNT]` to 0.
 *
 * Allocates three small objects per call, and nothing per line. Copies the bytes, unless they are in a buffer from
 * `createLineBuffer` and end with LF. The running time is linear in the number of bytes. Throws a `TypeError` if
 * `bytes` is not a `Uint8Array`, or if `invalid` was not created by `createLines`. Throws a `RangeError` if there are
 * more than 2,147,417,983 bytes, or if `LINE_COUNT` would exceed 2,147,483,647. If a call throws
 * because of this limit, set `LINE_COUNT` to 0 and repeat the call.
 *
 * @example
 * import { checkLines, createLines, LINE_COUNT, LINE_NUMBER, LINE_SLOTS } from 'uri-ts/bytes'
 *
 * const bytes = new TextEncoder().encode('http://example.com/\na b\nc\n')
 * const invalid = createLines(100)
 * checkLines(bytes, invalid) //=> 1
 * invalid[LINE_SLOTS + LINE_NUMBER] //=> 2
 * invalid[LINE_COUNT] //=> 3
 *
 * @category Bytes
 */
export const checkLines = (bytes: Uint8Array, invalid: Lines, from = 0): number => readAll(bytes, invalid, from, true)
