import { PATH_START } from '../../core/scanner/spans'
import { CR, LF, LINE_COUNT, LINE_END, LINE_NUMBER, LINE_SLOTS, LINE_START, NEXT_LINE, RESULT } from '../layout'
import { setSpan } from './authority'
import { findLineFeed } from './blocks'
import { byteAt, INVALID } from './characters'
import { scanLine } from './line'

/**
 * Contains the address of the line after the last line that `endLine` read. If the bytes do not end with LF, the
 * address after the last line is one greater than the end of the bytes.
 */
let next: usize = 0

/**
 * Finds the end of the line at `line` if `scanLine` has found the line invalid, or has stopped at a CR. If there is no
 * LF before `end`, the caller has written one at `end`. If the caller has written the LF at `end`, a CR before `end`
 * belongs to the line.
 */
function endLine(line: usize, scanned: usize, end: usize, spans: usize): usize {
  let lineEnd = findLineFeed(max(scanned, line))
  next = lineEnd + 1
  if (lineEnd < end && lineEnd > line && byteAt(lineEnd - 1) === CR) lineEnd--
  if (lineEnd !== scanned) setSpan(spans, PATH_START, -1)
  return lineEnd
}

/**
 * Reads at most `most` lines from `start` to `end`, and writes a record for each line after the header at `RESULT`. If
 * `isCheck` is true, writes records only for invalid lines. Offsets are relative to `origin`. Returns the number of
 * records that were written.
 */
export function readLines(origin: usize, start: usize, end: usize, most: i32, isCheck: bool): i32 {
  let record: usize = RESULT + (LINE_SLOTS << 2)
  let records = 0
  let count = load<i32>(RESULT)
  let line = start
  while (line < end && records < most) {
    let lineEnd = scanLine(line, record)
    let following = lineEnd + 1
    if (lineEnd === INVALID || byteAt(lineEnd) !== LF) {
      lineEnd = endLine(line, lineEnd, end, record)
      following = next
    }
    count++
    if (!isCheck || load<i32>(record + (PATH_START << 2)) < 0) {
      setSpan(record, LINE_START, <i32>(line - origin))
      setSpan(record, LINE_END, <i32>(lineEnd - origin))
      setSpan(record, LINE_NUMBER, count)
      record += LINE_SLOTS << 2
      records++
    }
    line = following
  }
  setSpan(RESULT, LINE_COUNT, count)
  setSpan(RESULT, NEXT_LINE, <i32>(min(line, end) - origin))
  return records
}

/**
 * Reads one string, and writes its spans at `RESULT`. The caller must write an LF after the string. Returns the address
 * of the end of the string.
 */
export function scanText(start: usize): usize {
  return scanLine(start, RESULT)
}
