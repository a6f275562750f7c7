import { PATH_START } from '../../scanner/spans'
import { CR, LF, LINE_COUNT, LINE_END, LINE_NUMBER, LINE_SLOTS, LINE_START, NEXT_LINE, RESULT } from '../layout'
import { setSpan } from './authority'
import { findLineFeed } from './blocks'
import { byteAt, INVALID } from './characters'
import { scanLine } from './line'

/** The address of the line after the last line that was read, or 1 more than the end of the bytes. */
let next: usize = 0

/**
 * Reads the line at `line`, and finds its end, which is before its LF or CR LF. If no LF is before `end`, the caller has put
 * one there, and a CR before it belongs to the line. Returns whether the line is valid.
 */
function readLine(line: usize, end: usize, spans: usize): usize {
  let lineEnd = scanLine(line, spans)
  const isValid = lineEnd !== INVALID
  if (isValid) {
    next = lineEnd + 1
    if (byteAt(lineEnd) === LF) return lineEnd
    next++
    if (next <= end) return lineEnd
    lineEnd++
  } else {
    lineEnd = findLineFeed(line)
    next = lineEnd + 1
    if (lineEnd < end && lineEnd > line && byteAt(lineEnd - 1) === CR) lineEnd--
  }
  setSpan(spans, PATH_START, -1)
  return lineEnd
}

/**
 * Reads at most `most` lines from `start` to `end`, and writes a record for each line after the header at `RESULT`; if
 * `isCheck`, for each invalid line only. Offsets are from `origin`. Returns the number of records.
 */
export function readLines(origin: usize, start: usize, end: usize, most: i32, isCheck: bool): i32 {
  let record: usize = RESULT + (LINE_SLOTS << 2)
  let records = 0
  let count = load<i32>(RESULT)
  next = start
  while (next < end && records < most) {
    const line = next
    const lineEnd = readLine(line, end, record)
    count++
    if (isCheck && load<i32>(record + (PATH_START << 2)) >= 0) continue
    setSpan(record, LINE_START, <i32>(line - origin))
    setSpan(record, LINE_END, <i32>(lineEnd - origin))
    setSpan(record, LINE_NUMBER, count)
    record += LINE_SLOTS << 2
    records++
  }
  setSpan(RESULT, LINE_COUNT, count)
  setSpan(RESULT, NEXT_LINE, <i32>(min(next, end) - origin))
  return records
}

/** Reads one text, after which the caller has put an LF, and writes its spans at `RESULT`. Returns the address of its end. */
export function scanText(start: usize): usize {
  return scanLine(start, RESULT)
}
