import { PATH_START } from '../scanner/spans'
import type { Engine } from './engine'
import {
  CR,
  LF,
  LINE_COUNT,
  LINE_END,
  LINE_NUMBER,
  LINE_SLOTS,
  LINE_START,
  MOST_LINES,
  NEXT_LINE,
  PADDING,
} from './layout'
import { createLineScanner } from './script-line'

/**
 * Makes an engine in JavaScript, for programs that may not run WebAssembly. It does what `kernel` does, without SIMD: pairs
 * of bytes are looked up in a table.
 */
export const createScriptEngine = (size: number): Engine => {
  const memory = new Uint8Array(size + PADDING - (size & 3))
  const result = new Int32Array((MOST_LINES + 2) * LINE_SLOTS)
  const scanLine = createLineScanner(memory, result)
  let next = 0

  /** Reads the line at `line`, and returns its end. An invalid line gets -1 as its `PATH_START`. */
  const readLine = (line: number, end: number, record: number): number => {
    let lineEnd = scanLine(line, record)
    const hasCR = lineEnd >= 0 && memory[lineEnd] === CR
    next = lineEnd + (hasCR ? 2 : 1)
    if (lineEnd >= 0 && !(hasCR && next > end)) return lineEnd
    result[record + PATH_START] = -1
    lineEnd = memory.indexOf(LF, line)
    next = lineEnd + 1
    return lineEnd < end && lineEnd > line && memory[lineEnd - 1] === CR ? lineEnd - 1 : lineEnd
  }

  return {
    name: 'script',
    bytes: memory.subarray(0, size),
    memory,
    result,
    readLines: (origin, start, end, most, isCheck) => {
      let records = 0
      let count = result[LINE_COUNT] as number
      next = start
      while (next < end && records < most) {
        const line = next
        const record = (records + 1) * LINE_SLOTS
        const lineEnd = readLine(line, end, record)
        count++
        if (isCheck && (result[record + PATH_START] as number) >= 0) continue
        result[record + LINE_START] = line - origin
        result[record + LINE_END] = lineEnd - origin
        result[record + LINE_NUMBER] = count
        records++
      }
      result[LINE_COUNT] = count
      result[NEXT_LINE] = Math.min(next, end) - origin
      return records
    },
  }
}
