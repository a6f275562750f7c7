/*
 * The functions in this file scan one field in each line. Each field is copied into a buffer as a separate line, so
 * that an engine can scan the fields as lines.
 */
import { requireBytes } from '../../core/errors/require-text'
import type { Engine } from '../engine'
import { CR, LF, LINE_COUNT, LINE_END, LINE_NUMBER, LINE_SLOTS, LINE_START, MOST_LINES, NEXT_LINE } from '../layout'
import { createEngine, lenderOf, sharedEngine } from '../line-buffer'
import { firstLine, type Lines, refuseCount, requireSize, roomIn } from '../lines'
import { BLANK, bounds, fieldFinder, type LineField } from './line-field'

/** Reads the copied fields and records each field's offsets in the original bytes. Returns the number of fields. */
const readPacked = (
  { bytes: { byteOffset }, result, readLines }: Engine,
  lines: Lines,
  written: number,
  places: Int32Array,
  count: number,
  packed: number,
): number => {
  const counted = lines[LINE_COUNT]
  if (counted + count > 2147483647) refuseCount()
  readLines(byteOffset, byteOffset, byteOffset + packed, count, false)
  lines[LINE_COUNT] = counted + count
  lines.set(result.subarray(LINE_SLOTS, (count + 1) * LINE_SLOTS), (written + 1) * LINE_SLOTS)
  for (let index = 0; index < count; index++) {
    const at = (written + index + 1) * LINE_SLOTS
    lines[at + LINE_START] = places[2 * index] as number
    lines[at + LINE_END] = places[2 * index + 1] as number
    lines[at + LINE_NUMBER] = counted + index + 1
  }
  return count
}

/**
 * Works like `scanLines`, but reads only one field, such as the URL in a log entry, from each line. The field is the
 * text between `open` and `close`, or one word in that text. The field `{ open: '"', close: '"', word: 1 }` selects the
 * request-target from a line in the usual access-log format.
 *
 * Reads as many lines as fit in `lines` and returns the number of lines read. `LINE_START` and `LINE_END` are the
 * offsets in `bytes` at which the field starts and ends. The other slots have the same meanings as in `scanLines`. If a
 * line does not contain the field, `PATH_START` is -1, and both `LINE_START` and `LINE_END` equal the offset of the end
 * of the line.
 *
 * Each field is read as a URI reference. For example, `//a/b` is read as the host `a` and the path `/b`, not as the
 * path of a request-target.
 *
 * Allocates an array and a few small objects per call, and nothing per line. Fields are copied. The running time is
 * linear in the number of bytes. Throws in the same cases as `scanLines`. Also throws a `TypeError` if `field` is
 * invalid.
 *
 * @example
 * import { createLines, LINE_END, LINE_SLOTS, LINE_START, scanFields } from 'uri-ts/bytes'
 * import { PATH_END } from 'uri-ts/scan'
 *
 * const log = '1.2.3.4 - - [25/Nov/2026] "GET /a?b=1 HTTP/1.1" 200 7\n'
 * const lines = createLines(1000)
 * scanFields(new TextEncoder().encode(log), lines, { open: '"', close: '"', word: 1 }) //=> 1
 * log.slice(lines[LINE_SLOTS + LINE_START], lines[LINE_SLOTS + LINE_END]) //=> '/a?b=1'
 * lines[LINE_SLOTS + PATH_END] //=> 2
 *
 * @category Bytes
 */
export const scanFields = (bytes: Uint8Array, lines: Lines, field: LineField, from = 0): number => {
  const { length } = requireSize(requireBytes(bytes))
  const find = fieldFinder(field)
  const room = Math.trunc(roomIn(lines))
  const name = lenderOf(bytes)?.name
  const places = new Int32Array(2 * Math.min(room, MOST_LINES))
  let written = 0
  let next = firstLine(from, length)
  lines[NEXT_LINE] = next
  while (next < length && written < room) {
    let engine = sharedEngine(name)
    let packed = 0
    let count = 0
    while (next < length && 2 * count < places.length && written + count < room) {
      const following = bytes.indexOf(LF, next) + 1 || length + 1
      const hasReturn = following <= length && following - 2 >= next && bytes[following - 2] === CR
      const lineEnd = following - (hasReturn ? 2 : 1)
      const isFound = find(bytes, next, lineEnd)
      const start = isFound ? (bounds[0] as number) : lineEnd
      const end = isFound ? (bounds[1] as number) : lineEnd
      // The engine would read a CR at the end of a field as part of a line break.
      const isReadable = isFound && bytes[end - 1] !== CR
      const size = isReadable ? end - start : 1
      if (packed + size + 1 > engine.bytes.length) {
        if (count > 0) break
        engine = createEngine(size + 1, name)
      }
      const memory = engine.bytes
      // An unreadable field is replaced with a space, which is not a valid reference.
      if (isReadable) for (let at = start; at < end; at++) memory[packed++] = bytes[at] as number
      else memory[packed++] = BLANK
      memory[packed++] = LF
      places[2 * count] = start
      places[2 * count + 1] = end
      count++
      next = following
    }
    written += readPacked(engine, lines, written, places, count, packed)
    lines[NEXT_LINE] = Math.min(next, length)
  }
  return written
}
