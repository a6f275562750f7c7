import { PATH_START } from '../core/scanner/spans'
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
 * For programs that are not allowed to run WebAssembly, creates an engine that uses JavaScript to scan lines. The
 * engine returns the same results as the kernel, but looks up pairs of bytes in a table instead of using SIMD.
 */
export const createScriptEngine = (size: number): Engine => {
  const memory = new Uint8Array(size + PADDING - (size & 3))
  const result = new Int32Array((MOST_LINES + 2) * LINE_SLOTS)
  const scanLine = createLineScanner(memory, result)

  return {
    name: 'script',
    bytes: memory.subarray(0, size),
    memory,
    result,
    readLines: (origin, start, end, most, isCheck) => {
      let records = 0
      let count = result[LINE_COUNT] as number
      let line = start
      while (line < end && records < most) {
        const record = (records + 1) * LINE_SLOTS
        const scanned = scanLine(line, record)
        let lineEnd = scanned
        let following = scanned + 1
        if (scanned < 0 || memory[scanned] !== LF) {
          lineEnd = memory.indexOf(LF, Math.max(scanned, line))
          following = lineEnd + 1
          // If the LF is at `end`, the caller has added it, so a preceding CR is part of the line.
          if (lineEnd < end && lineEnd > line && memory[lineEnd - 1] === CR) lineEnd--
          if (lineEnd !== scanned) result[record + PATH_START] = -1
        }
        count++
        if (!isCheck || (result[record + PATH_START] as number) < 0) {
          result[record + LINE_START] = line - origin
          result[record + LINE_END] = lineEnd - origin
          result[record + LINE_NUMBER] = count
          records++
        }
        line = following
      }
      result[LINE_COUNT] = count
      result[NEXT_LINE] = Math.min(line, end) - origin
      return records
    },
  }
}
