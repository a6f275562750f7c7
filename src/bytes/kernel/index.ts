import { PATH_START } from '../../core/scanner/spans'
import { CR, LF, LINE_COUNT, LINE_END, LINE_NUMBER, LINE_SLOTS, LINE_START, NEXT_LINE, RESULT } from '../layout'
import { setSpan } from './authority'
import { findLineFeed } from './blocks'
import { byteAt, INVALID } from './characters'
import { scanLine } from './line'

/**
 * Reads no more than `most` lines between `start` and `end`. Writes a record for each line; the records follow the
 * header, which is at `RESULT`. If `isCheck` is `true`, only invalid lines are recorded. Offsets are relative to
 * `origin`. Returns the number of records.
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
      // At this point, `scanLine` has either found the line invalid or stopped at a CR. If the last line has no LF, the
      // caller has written one at `end`. A CR before the added LF is part of the line.
      const lineFeed = findLineFeed(max(lineEnd, line))
      following = lineFeed + 1
      const actualEnd = lineFeed < end && lineFeed > line && byteAt(lineFeed - 1) === CR ? lineFeed - 1 : lineFeed
      if (actualEnd !== lineEnd) setSpan(record, PATH_START, -1)
      lineEnd = actualEnd
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
 * Reads one string and writes its spans at `RESULT`. The caller must write an LF after the string. Returns the address
 * of the end of the string, or `INVALID` if the string is invalid.
 */
export function scanText(start: usize): usize {
  return scanLine(start, RESULT)
}
