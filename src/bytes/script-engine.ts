import { createSpans, PATH_START } from '../scanner/spans'
import type { Engine } from './engine'
import {
  CR,
  INVALID_END,
  INVALID_NUMBER,
  INVALID_SLOTS,
  INVALID_START,
  LF,
  LINE_COUNT,
  LINE_END,
  LINE_SLOTS,
  LINE_START,
  MOST_LINES,
  NEXT_LINE,
  PADDING,
} from './layout'
import { createPairScanner } from './pair-table'
import { scanScriptLine } from './script-line'

/**
 * Makes an engine in JavaScript, for programs that may not run WebAssembly. It does what `kernel` does, without SIMD: pairs
 * of bytes are looked up in a table.
 */
export const createScriptEngine = (size: number): Engine => {
  const memory = new Uint8Array(size + PADDING - (size & 3))
  const scanned = { bytes: memory, scanPairs: createPairScanner(memory), spans: createSpans() }
  const result = new Int32Array((MOST_LINES + 1) * LINE_SLOTS)
  let next = 0

  /** Reads the line at `line`, and returns its end. An invalid line gets -1 as its `PATH_START`. */
  const readLine = (line: number, end: number, record: number): number => {
    let lineEnd = scanScriptLine(scanned, line, result, record)
    const hasCR = lineEnd >= 0 && memory[lineEnd] === CR
    next = lineEnd + (hasCR ? 2 : 1)
    if (lineEnd >= 0 && !(hasCR && next > end)) return lineEnd
    result[record + PATH_START] = -1
    lineEnd = memory.indexOf(LF, line)
    next = lineEnd + 1
    return lineEnd < end && lineEnd > line && memory[lineEnd - 1] === CR ? lineEnd - 1 : lineEnd
  }

  const writeHeader = (count: number, end: number, origin: number): void => {
    result[LINE_COUNT] = count
    result[NEXT_LINE] = Math.min(next, end) - origin
  }

  return {
    name: 'script',
    bytes: memory.subarray(0, size),
    memory,
    result,
    scanLines: (origin, start, end, most) => {
      let records = 0
      next = start
      while (next < end && records < most) {
        const line = next
        records++
        const record = records * LINE_SLOTS
        const lineEnd = readLine(line, end, record)
        result[record + LINE_START] = line - origin
        result[record + LINE_END] = lineEnd - origin
      }
      writeHeader((result[LINE_COUNT] as number) + records, end, origin)
      return records
    },
    checkLines: (origin, start, end, most) => {
      const spans = (most + 1) * INVALID_SLOTS
      let records = 0
      let count = result[LINE_COUNT] as number
      next = start
      while (next < end && records < most) {
        const line = next
        count++
        const lineEnd = readLine(line, end, spans)
        if ((result[spans + PATH_START] as number) >= 0) continue
        records++
        const record = records * INVALID_SLOTS
        result[record + INVALID_NUMBER] = count
        result[record + INVALID_START] = line - origin
        result[record + INVALID_END] = lineEnd - origin
      }
      writeHeader(count, end, origin)
      return records
    },
  }
}
