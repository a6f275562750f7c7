import { COLON, HASH, PERCENT, QUESTION, SLASH } from '../core/grammar/code-units'
import { scan } from '../core/scanner/scan'
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
} from '../core/scanner/spans'
import { CR, LF } from './layout'
import {
  ALPHA_BIT,
  createPairScanner,
  DIGIT_BIT,
  HEXDIG_BIT,
  PATH_BIT,
  pairTable,
  REG_NAME_BIT,
  SCHEME_BIT,
} from './pair-table'
import { utf8 } from './utf8'

/**
 * Reads the line at `line` and writes its seven spans at `record`. Returns the end of the line, or -1 if the line is
 * invalid.
 */
export type ScanScriptLine = (line: number, record: number) => number

const isAuthorityEnd = (byte: number): boolean =>
  byte === SLASH || byte === QUESTION || byte === HASH || byte === LF || byte === CR

/**
 * Creates the function that reads lines in `memory`. The last line ends with LF, which does not belong to any class, so
 * no run extends beyond that line.
 */
export const createLineScanner = (memory: Uint8Array, result: Int32Array): ScanScriptLine => {
  const table = pairTable()
  const scanPairs = createPairScanner(memory)
  const spans = createSpans()

  const byteAt = (index: number): number => memory[index] as number

  /** Returns whether both bytes are in the given class. */
  const isPairIn = (first: number, second: number, classBit: number): boolean =>
    (((table[first | (second << 8)] as number) >> classBit) & 1) !== 0

  const isIn = (byte: number, classBit: number): boolean => isPairIn(byte, byte, classBit)

  /**
   * Returns whether the bytes at `index` are a percent-encoded octet: `pct-encoded = "%" HEXDIG HEXDIG` (RFC 3986,
   * section 2.1).
   */
  const isPctEncodedAt = (index: number): boolean =>
    byteAt(index) === PERCENT && isPairIn(byteAt(index + 1), byteAt(index + 2), HEXDIG_BIT)

  /** Reads an authority with the string scanner. The search for the end of the authority begins at `start`. */
  const scanAsText = (line: number, start: number, record: number): number => {
    let end = start
    while (!isAuthorityEnd(byteAt(end))) end++
    if (scan(utf8(memory, line, end), spans) < 0) return -1
    result[record + USERINFO_END] = spans[USERINFO_END]
    result[record + HOST_END] = spans[HOST_END]
    result[record + HOST_KIND] = spans[HOST_KIND]
    return end
  }

  /**
   * Reads the port after the colon at `colon`: `port = *DIGIT` (RFC 3986, section 3.2.3). Returns the end of the port.
   */
  const scanPort = (colon: number): number => {
    let end = colon + 1
    while (isIn(byteAt(end), DIGIT_BIT)) end++
    return end
  }

  /**
   * Reads a URI reference: `URI-reference = URI / relative-ref` (RFC 3986, section 4.1). There are only two calls to
   * `scanPairs`, because V8 would not inline a third call.
   */
  return (line, record) => {
    // 1. Reads `[ scheme ":" ]`.
    let index = line
    while (isIn(byteAt(index), SCHEME_BIT)) index++
    let schemeEnd = -1
    if (byteAt(index) === COLON && isIn(byteAt(line), ALPHA_BIT)) {
      schemeEnd = index - line
      index++
    } else {
      // The first segment of a relative path (`path-noscheme`, RFC 3986, section 3.3) must not contain a colon.
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
    // 2. Reads `[ "//" authority ]`. In most authorities, there is no userinfo, and the host is a registered name (RFC
    // 3986, section 3.2.2) that does not end with a digit.
    if (byteAt(index) === SLASH && byteAt(index + 1) === SLASH) {
      const hostEnd = scanPairs(index + 2, REG_NAME_BIT)
      index = byteAt(hostEnd) === COLON ? scanPort(hostEnd) : hostEnd
      if (isAuthorityEnd(byteAt(index)) && !isIn(byteAt(hostEnd - 1), DIGIT_BIT)) {
        result[record + HOST_END] = hostEnd - line
        result[record + HOST_KIND] = KIND_REG_NAME
      } else {
        index = scanAsText(line, index, record)
        if (index < 0) return -1
      }
    }
    result[record + PATH_START] = index - line
    // 3. Reads `path [ "?" query ] [ "#" fragment ]`. `slot` is the index of the slot for the end of the current
    // component, or 0 in the fragment, whose end has no slot.
    let slot = PATH_END
    for (;;) {
      index = scanPairs(index, PATH_BIT)
      const byte = byteAt(index)
      if (byte === LF) break
      if (byte === PERCENT) {
        if (!isPctEncodedAt(index)) return -1
        // Percent-encoded octets often follow one another.
        do index += 3
        while (isPctEncodedAt(index))
      } else if (byte === QUESTION) {
        // Only a `?` that ends the path is a delimiter.
        if (slot === PATH_END) {
          result[record + PATH_END] = index - line
          slot = QUERY_END
        }
        index++
      } else if (byte === HASH && slot !== 0) {
        result[record + slot] = index - line
        slot = 0
        index++
      } else if (byte === CR && byteAt(index + 1) === LF) break
      else return -1
    }
    if (slot !== 0) result[record + slot] = index - line
    return index
  }
}
