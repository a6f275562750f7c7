import { COLON, HASH, PERCENT, QUESTION, SLASH } from '../grammar/code-units'
import { scan } from '../scanner/scan'
import {
  createSpans,
  HOST_END,
  HOST_KIND,
  KIND_REG_NAME,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  USERINFO_END,
} from '../scanner/spans'
import { utf8 } from './decode'
import { CR, LF } from './layout'
import {
  ALPHA_BIT,
  createPairScanner,
  DIGIT_BIT,
  HEXDIG_BIT,
  PATH_BIT,
  pairTable,
  QUERY_BIT,
  REG_NAME_BIT,
  SCHEME_BIT,
} from './pair-table'

/** Reads the line at `line`, and writes its seven spans at `record`. Returns the end of the line, or -1. */
export type ScanScriptLine = (line: number, record: number) => number

const isAuthorityEnd = (byte: number): boolean =>
  byte === SLASH || byte === QUESTION || byte === HASH || byte === LF || byte === CR

/** Makes the function that reads lines of a memory. LF, which is in no class, ends every run, so all indices are in it. */
export const createLineScanner = (memory: Uint8Array, result: Int32Array): ScanScriptLine => {
  const table = pairTable()
  const scanPairs = createPairScanner(memory)
  const spans = createSpans()

  const byteAt = (index: number): number => memory[index] as number

  /** Returns whether two bytes are in a class. */
  const isPairIn = (first: number, second: number, classBit: number): boolean =>
    (((table[first | (second << 8)] as number) >> classBit) & 1) !== 0

  const isIn = (byte: number, classBit: number): boolean => isPairIn(byte, byte, classBit)

  /** Returns the end of the `*( class / pct-encoded )` that begins at `start`. Triplets often follow each other. */
  const scanEncoded = (start: number, classBit: number): number => {
    let index = scanPairs(start, classBit)
    while (byteAt(index) === PERCENT && isPairIn(byteAt(index + 1), byteAt(index + 2), HEXDIG_BIT)) {
      index += 3
      if (byteAt(index) !== PERCENT) index = scanPairs(index, classBit)
    }
    return index
  }

  /**
   * Reads the authority at `start` of the line at `line`. The scanner of strings reads all but the most
   * common: a `reg-name` (3.2.2) that does not end with a digit, and a port after it. Returns its end, or -1.
   */
  const scanAuthority = (line: number, start: number, record: number): number => {
    const hostEnd = scanPairs(start, REG_NAME_BIT)
    let end = hostEnd
    if (byteAt(end) === COLON) {
      do end++
      while (isIn(byteAt(end), DIGIT_BIT))
    }
    if (isAuthorityEnd(byteAt(end)) && !isIn(byteAt(hostEnd - 1), DIGIT_BIT)) {
      result[record + HOST_END] = hostEnd - line
      result[record + HOST_KIND] = KIND_REG_NAME
      return end
    }
    while (!isAuthorityEnd(byteAt(end))) end++
    if (scan(utf8(memory, line, end), spans) < 0) return -1
    result[record + USERINFO_END] = spans[USERINFO_END]
    result[record + HOST_END] = spans[HOST_END]
    result[record + HOST_KIND] = spans[HOST_KIND]
    return end
  }

  /** `URI-reference = URI / relative-ref` (4.1) */
  return (line, record) => {
    // 1. [ scheme ":" ]
    let index = scanPairs(line, SCHEME_BIT)
    let schemeEnd = -1
    if (byteAt(index) === COLON && isIn(byteAt(line), ALPHA_BIT)) {
      schemeEnd = index - line
      index++
    } else {
      // The first segment has no colon: it would not be a `path-noscheme` (3.3).
      while (!isAuthorityEnd(byteAt(index))) {
        if (byteAt(index) === COLON) return -1
        index++
      }
      index = line
    }
    result[record + SCHEME_END] = schemeEnd
    result[record + USERINFO_END] = -1
    result[record + HOST_END] = -1
    result[record + HOST_KIND] = -1
    result[record + QUERY_END] = -1
    // 2. [ "//" authority ]
    if (byteAt(index) === SLASH && byteAt(index + 1) === SLASH) {
      index = scanAuthority(line, index + 2, record)
      if (index < 0) return -1
    }
    // 3. path
    result[record + PATH_START] = index - line
    index = scanEncoded(index, PATH_BIT)
    result[record + PATH_END] = index - line
    // 4. [ "?" query ]
    if (byteAt(index) === QUESTION) {
      index = scanEncoded(index + 1, QUERY_BIT)
      result[record + QUERY_END] = index - line
    }
    // 5. [ "#" fragment ]
    if (byteAt(index) === HASH) index = scanEncoded(index + 1, QUERY_BIT)
    return byteAt(index) === LF || (byteAt(index) === CR && byteAt(index + 1) === LF) ? index : -1
  }
}
