import { COLON, HASH, PERCENT, QUESTION, SLASH } from '../grammar/code-units'
import { scan } from '../scanner/scan'
import {
  HOST_END,
  HOST_KIND,
  KIND_REG_NAME,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  type Spans,
  USERINFO_END,
} from '../scanner/spans'
import { latin1 } from './decode'
import { CR, LF } from './layout'
import {
  ALPHA_PAIR,
  DIGIT_PAIR,
  HEXDIG_PAIR,
  PATH_PAIR,
  QUERY_PAIR,
  REG_NAME_PAIR,
  SCHEME_PAIR,
  type ScanPairs,
} from './pair-table'

/** The memory of an engine, with what scans it. */
export interface Scanned {
  readonly bytes: Uint8Array
  readonly scanPairs: ScanPairs
  readonly table: Uint8Array
  /** For authorities. */
  readonly spans: Spans
}

/** Every index that the functions below read is in the bytes: LF, which is in no class, ends every run. */
const byteAt = (bytes: Uint8Array, index: number): number => bytes[index] as number

/** Returns whether a byte is in a class: whether the pair of it and itself is. */
const isIn = ({ bytes, table }: Scanned, index: number, pairClass: number): boolean =>
  ((table[byteAt(bytes, index) * 257] as number) & pairClass) !== 0

const scanRun = (scanned: Scanned, start: number, pairClass: number): number => {
  let index = start
  while (isIn(scanned, index, pairClass)) index++
  return index
}

/** `pct-encoded = "%" HEXDIG HEXDIG` (2.1): looks up both digits at once. */
const isPctEncodedAt = ({ bytes, table }: Scanned, index: number): boolean =>
  byteAt(bytes, index) === PERCENT &&
  ((table[byteAt(bytes, index + 1) | (byteAt(bytes, index + 2) << 8)] as number) & HEXDIG_PAIR) !== 0

/** Returns the end of the `*( class / pct-encoded )` that begins at `start`. Triplets often follow each other. */
const scanEncodedPairs = (scanned: Scanned, start: number, pairClass: number): number => {
  const { bytes, scanPairs } = scanned
  let index = scanPairs(start, pairClass)
  while (isPctEncodedAt(scanned, index)) {
    index += 3
    if (byteAt(bytes, index) !== PERCENT) index = scanPairs(index, pairClass)
  }
  return index
}

const isAuthorityEnd = (byte: number): boolean =>
  byte === SLASH || byte === QUESTION || byte === HASH || byte === LF || byte === CR

/** Returns whether the first segment has a colon: not allowed in a `path-noscheme` (3.3). */
const hasColonInFirstSegment = (bytes: Uint8Array, start: number): boolean => {
  let index = start
  while (!isAuthorityEnd(byteAt(bytes, index)) && byteAt(bytes, index) !== COLON) index++
  return byteAt(bytes, index) === COLON
}

/**
 * Reads the authority of the line at `line`, whose `//` is at `slashes`. The scanner of strings reads all but the most
 * common: a `reg-name` (3.2.2) that does not end with a digit, and a port after it. Returns its end, or -1.
 */
const scanAuthority = (scanned: Scanned, line: number, slashes: number, result: Int32Array, record: number): number => {
  const { bytes, scanPairs, spans } = scanned
  const hostEnd = scanPairs(slashes + 2, REG_NAME_PAIR)
  let end = byteAt(bytes, hostEnd) === COLON ? scanRun(scanned, hostEnd + 1, DIGIT_PAIR) : hostEnd
  if (isAuthorityEnd(byteAt(bytes, end)) && !isIn(scanned, hostEnd - 1, DIGIT_PAIR)) {
    result[record + HOST_END] = hostEnd - line
    result[record + HOST_KIND] = KIND_REG_NAME
    return end
  }
  while (!isAuthorityEnd(byteAt(bytes, end))) end++
  if (scan(latin1(bytes, slashes, end), spans) < 0) return -1
  const offset = slashes - line
  result[record + HOST_END] = offset + spans[HOST_END]
  result[record + HOST_KIND] = spans[HOST_KIND]
  if (spans[USERINFO_END] >= 0) result[record + USERINFO_END] = offset + spans[USERINFO_END]
  return end
}

/**
 * `URI-reference = URI / relative-ref` (4.1): reads the line at `line`, and writes its seven spans at `record`. Returns the
 * end of the line, or -1.
 */
export const scanScriptLine = (scanned: Scanned, line: number, result: Int32Array, record: number): number => {
  const { bytes } = scanned
  // 1. [ scheme ":" ]
  const colon = scanRun(scanned, line, SCHEME_PAIR)
  const hasScheme = byteAt(bytes, colon) === COLON && isIn(scanned, line, ALPHA_PAIR)
  result[record + SCHEME_END] = hasScheme ? colon - line : -1
  result[record + USERINFO_END] = -1
  result[record + HOST_END] = -1
  result[record + HOST_KIND] = -1
  result[record + QUERY_END] = -1
  // 2. [ "//" authority ]
  let index = hasScheme ? colon + 1 : line
  if (byteAt(bytes, index) === SLASH) {
    if (byteAt(bytes, index + 1) === SLASH) {
      index = scanAuthority(scanned, line, index, result, record)
      if (index < 0) return -1
    }
  } else if (!hasScheme && hasColonInFirstSegment(bytes, index)) return -1
  // 3. path
  result[record + PATH_START] = index - line
  index = scanEncodedPairs(scanned, index, PATH_PAIR)
  result[record + PATH_END] = index - line
  // 4. [ "?" query ]
  if (byteAt(bytes, index) === QUESTION) {
    index = scanEncodedPairs(scanned, index + 1, QUERY_PAIR)
    result[record + QUERY_END] = index - line
  }
  // 5. [ "#" fragment ]
  if (byteAt(bytes, index) === HASH) index = scanEncodedPairs(scanned, index + 1, QUERY_PAIR)
  const byte = byteAt(bytes, index)
  return byte === LF || (byte === CR && byteAt(bytes, index + 1) === LF) ? index : -1
}
