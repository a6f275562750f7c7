/* This file defines how the kernel reads one line as a URI reference. */
import { COLON, HASH, PERCENT, QUESTION, SLASH } from '../../core/grammar/code-units'
import {
  HOST_END,
  HOST_KIND,
  KIND_REG_NAME,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
} from '../../core/scanner/spans'
import { ALPHA_TABLE, CR, DIGIT_TABLE, LF, PATH_TABLE, QUERY_TABLE, REG_NAME_TABLE, SCHEME_TABLE } from '../layout'
import { isAuthorityEnd, scanAuthority, setSpan } from './authority'
import { findOutside, found, markLine, outsideScheme, pctEncoded } from './blocks'
import { byteAt, INVALID, isIn, scanRun } from './characters'

/** The two characters of `//` as one number. */
const SLASHES: u32 = SLASH | (SLASH << 8)

/**
 * Returns whether the first segment of a path contains a colon at or after `start`. The first segment of a relative
 * path (`path-noscheme`, RFC 3986, section 3.3) must not contain a colon.
 */
function hasColonInFirstSegment(start: usize): bool {
  let at = start
  while (!isAuthorityEnd(byteAt(at))) {
    if (byteAt(at) === COLON) return true
    at++
  }
  return false
}

function isLineEnd(at: usize): bool {
  const byte = byteAt(at)
  return byte === LF || (byte === CR && byteAt(at + 1) === LF)
}

/**
 * Reads the line at `line` as a URI reference, `URI-reference = URI / relative-ref` (RFC 3986, section 4.1), and writes
 * its seven spans. Returns the address of the LF or CR LF after the line, or `INVALID` if the line is not a URI
 * reference.
 */
export function scanLine(line: usize, spans: usize): usize {
  // The masks that `markLine` creates describe the first bytes of the line. Most of the code in `scanLine` reads these
  // masks instead of the bytes.
  const outsideRegName = markLine(line)
  const noScheme = outsideScheme
  let stops = found

  // 1. Reads `[ scheme ":" ]`.
  const firstStop = outsideRegName !== 0 ? line + <usize>ctz(outsideRegName) : scanRun(line + 32, REG_NAME_TABLE)
  const stop = byteAt(firstStop)
  let hierPart = line
  // A single store writes slots 0 to 3: the ends of the scheme, the userinfo and the host, and the kind of host.
  v128.store(spans, i32x4.splat(-1))
  setSpan(spans, QUERY_END, -1)
  if (stop === COLON) {
    if (!isIn(line, ALPHA_TABLE)) return INVALID
    const length = firstStop - line
    // Schemes of 16 or more characters are rare.
    if (length < 16 ? noScheme << (64 - <u64>length) !== 0 : scanRun(line, SCHEME_TABLE) !== firstStop) return INVALID
    setSpan(spans, SCHEME_END, <i32>(firstStop - line))
    hierPart = firstStop + 1
  } else if (hasColonInFirstSegment(firstStop)) return INVALID

  // 2. Reads `[ "//" authority ]`.
  let at = hierPart
  if (load<u16>(at) === SLASHES) {
    const start = at + 2
    const offset = start - line
    const ahead: u64 = offset < 64 ? outsideRegName >> <u64>offset : 0
    at = ahead !== 0 ? start + <usize>ctz(ahead) : findOutside(start, REG_NAME_TABLE) + <usize>ctz(found)
    if ((byteAt(at) === SLASH || isAuthorityEnd(byteAt(at))) && !isIn(at - 1, DIGIT_TABLE)) {
      setSpan(spans, HOST_END, <i32>(at - line))
      setSpan(spans, HOST_KIND, KIND_REG_NAME)
    } else {
      at = scanAuthority(line, start, spans)
      if (at === INVALID) return INVALID
    }
  }
  setSpan(spans, PATH_START, <i32>(at - line))

  // 3. Reads `path [ "?" query ]` if both components end in the first block or at the byte after it. The masks alone
  // determine the end of the line, so a CPU can begin the next line before it finishes the current line.
  let lineEnd = line + <usize>ctz(stops)
  if (lineEnd >= at) {
    const pathEnd = lineEnd
    let queryEnd = -1
    if (byteAt(lineEnd) === QUESTION) {
      lineEnd = line + <usize>ctz(stops & (stops - 1))
      queryEnd = <i32>(lineEnd - line)
    }
    if (byteAt(lineEnd) === LF) {
      setSpan(spans, PATH_END, <i32>(pathEnd - line))
      setSpan(spans, QUERY_END, queryEnd)
      return lineEnd
    }
  }

  // 4. Reads `path [ "?" query ] [ "#" fragment ]`. `slot` is the index of the slot for the end of the current
  // component, or 0 in the fragment, whose end has no slot.
  let slot: usize = PATH_END
  let table: usize = PATH_TABLE
  // The address of the next block depends only on the address of the current block, so a CPU can load the next block
  // early.
  let block = line
  const offset = at - line
  if (offset < 64) stops &= (<u64>-1) << (<u64>offset)
  else {
    block = at - 64
    stops = 0
  }
  while (true) {
    if (stops === 0) {
      block = findOutside(block + 64, table)
      stops = found
    }
    at = block + <usize>ctz(stops)
    const byte = byteAt(at)
    if (byte === PERCENT) {
      // All percent-encoded octets in a block are checked together, because a string with one such octet often contains
      // many.
      stops &= ~pctEncoded(block)
      if (((stops >> <u64>(at - block)) & 1) !== 0) return INVALID
      continue
    }
    if (byte === QUESTION) {
      // A `?` is a delimiter only if it ends the path.
      if (slot === PATH_END) {
        setSpan(spans, PATH_END, <i32>(at - line))
        slot = QUERY_END
        table = QUERY_TABLE
      }
    } else if (byte === HASH && slot !== 0) {
      setSpan(spans, slot, <i32>(at - line))
      slot = 0
      table = QUERY_TABLE
    } else {
      if (!isLineEnd(at)) return INVALID
      if (slot !== 0) setSpan(spans, slot, <i32>(at - line))
      return at
    }
    stops &= stops - 1
  }
}
