import * as failure from '../errors/failure-code'
import * as mask from '../grammar/character-table'
import { AT, CLOSE_BRACKET, COLON, HASH, OPEN_BRACKET, PERCENT, QUESTION, SLASH } from '../grammar/code-units'
import { isIPv4AddressIn, isIPv6AddressIn, isIPvFutureAt, isIPvFutureIn } from '../grammar/ip-literal'
import { scanEncodedRun } from '../grammar/percent-encoded'
import { scanLong } from './scan-long'
import {
  fail,
  HOST_END,
  HOST_KIND,
  KIND_IPV_FUTURE,
  KIND_IPV4_ADDRESS,
  KIND_IPV6_ADDRESS,
  KIND_REG_NAME,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  type Spans,
  USERINFO_END,
} from './spans'

const isAt = (text: string, index: number, unit: number): boolean =>
  index < text.length && text.charCodeAt(index) === unit

/**
 * Returns whether an authority, or the first segment of a path, ends at `index`. An authority or a segment ends before
 * `/`, `?` or `#`, or at the end of the text (RFC 3986, section 3.2).
 */
const isAuthorityEnd = (text: string, index: number): boolean => {
  if (index === text.length) return true
  const unit = text.charCodeAt(index)
  return unit === SLASH || unit === QUESTION || unit === HASH
}

/** Returns the end of the authority that begins at `start`, whether or not the authority is valid. */
export const findAuthorityEnd = (text: string, start: number): number => {
  let index = start
  while (!isAuthorityEnd(text, index)) index++
  return index
}

/**
 * Returns the index of the first `unit` at or after `index`, or -1 if `/`, `?`, `#` or the end of the text comes first.
 */
const findBeforePath = (text: string, index: number, unit: number): number => {
  for (let i = index; !isAuthorityEnd(text, i); i++) if (text.charCodeAt(i) === unit) return i
  return -1
}

/** Reports an error at `offset`, where an invalid character interrupts a component. */
export const failRun = (text: string, offset: number, component: number, spans: Spans): number =>
  fail(spans, offset, component + (text.charCodeAt(offset) === PERCENT ? failure.PCT_ENCODED : failure.CHARACTER))

/**
 * Reads a scheme and the `:` after it: `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (RFC 3986, section 3.1).
 * Returns the offset of the `:`, or -1 if the text does not begin with a scheme and a `:`.
 */
export const scanScheme = (text: string): number => {
  const end = mask.scanRun(text, 0, text.length, mask.SCHEME)
  return isAt(text, end, COLON) && mask.isIn(text, 0, mask.ALPHA) ? end : -1
}

/** Reads an IP literal: `IP-literal = "[" ( IPv6address / IPvFuture ) "]"` (RFC 3986, section 3.2.2). */
const scanIPLiteral = (text: string, start: number, spans: Spans): number => {
  const open = start + 1
  const runEnd = mask.scanRun(text, open, text.length, mask.IPV6_ADDRESS)
  const close = isAt(text, runEnd, CLOSE_BRACKET) ? runEnd : findBeforePath(text, runEnd, CLOSE_BRACKET)
  if (close < 0) return fail(spans, start, failure.IP_LITERAL + failure.IN_HOST)
  if (isIPvFutureAt(text, open, close)) {
    if (!isIPvFutureIn(text, open, close)) return fail(spans, start, failure.IPVFUTURE + failure.IN_HOST)
    spans[HOST_KIND] = KIND_IPV_FUTURE
    return close + 1
  }
  if (runEnd < close && isIPv6AddressIn(text, open, runEnd, true)) {
    return fail(spans, runEnd, failure.IPV6ADDRESS_CHARACTER + failure.IN_HOST)
  }
  if (!isIPv6AddressIn(text, open, close)) return fail(spans, start, failure.IPV6ADDRESS + failure.IN_HOST)
  spans[HOST_KIND] = KIND_IPV6_ADDRESS
  return close + 1
}

/**
 * Reads a host from `start`: `host = IP-literal / IPv4address / reg-name` (RFC 3986, section 3.2.2). The first
 * alternative that matches determines the kind of host. Writes to the slot `HOST_KIND` of `spans`.
 *
 * Returns the end of the host. A registered name (`reg-name`) may be empty, and ends before the first character that it
 * cannot contain.
 *
 * Allocates nothing. If `[` does not begin an IP literal, `scanHost` writes to the slot `ERROR_OFFSET` and returns a
 * negative number.
 *
 * @example
 * import { createSpans, HOST_KIND, HOST_KINDS, scanHost } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * scanHost('[::1]:80', 0, spans) //=> 5
 * HOST_KINDS[spans[HOST_KIND]] //=> 'IPv6address'
 * scanHost('[::1', 0, spans) < 0 //=> true
 *
 * @category Scanner
 */
export const scanHost = (text: string, start: number, spans: Spans): number => {
  if (typeof text !== 'string') return fail(spans, 0, failure.NOT_TEXT + failure.IN_HOST)
  if (isAt(text, start, OPEN_BRACKET)) return scanIPLiteral(text, start, spans)
  const end = scanEncodedRun(text, start, text.length, mask.REG_NAME)
  const isIPv4 = end > start && mask.isIn(text, end - 1, mask.DIGIT) && isIPv4AddressIn(text, start, end)
  spans[HOST_KIND] = isIPv4 ? KIND_IPV4_ADDRESS : KIND_REG_NAME
  return end
}

/**
 * Reads the most common form of authority: a registered name (RFC 3986, section 3.2.2) with no userinfo, no port and no
 * percent-encoded octets. Returns the end of the authority. Returns -1 for any other form of authority, and for a name
 * that ends with a digit, because such a name may be an IPv4 address.
 */
const scanRegNameAuthority = (text: string, start: number): number => {
  const end = mask.scanRun(text, start, text.length, mask.REG_NAME)
  return isAuthorityEnd(text, end) && !mask.isIn(text, end - 1, mask.DIGIT) ? end : -1
}

/**
 * Reads an authority: `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2). Reads a host and a port
 * first, because userinfo may look like a host and a port. If an `@` follows, the text before it is userinfo, and the
 * host and the port are read from the text after it.
 */
const scanAuthority = (text: string, start: number, spans: Spans): number => {
  let hostStart = start
  for (;;) {
    const hostEnd = scanHost(text, hostStart, spans)
    if (hostEnd < 0) return hostEnd
    const hasPort = isAt(text, hostEnd, COLON)
    const end = hasPort ? mask.scanRun(text, hostEnd + 1, text.length, mask.DIGIT) : hostEnd
    if (isAuthorityEnd(text, end)) {
      spans[HOST_END] = hostEnd
      return end
    }
    const isIPLiteral = spans[HOST_KIND] >= KIND_IPV6_ADDRESS
    if (hostStart === start && !isIPLiteral) {
      const userinfoEnd = scanEncodedRun(text, end, text.length, mask.USERINFO)
      if (isAt(text, userinfoEnd, AT)) {
        spans[USERINFO_END] = userinfoEnd
        hostStart = userinfoEnd + 1
        continue
      }
      if (findBeforePath(text, userinfoEnd, AT) >= 0) return failRun(text, userinfoEnd, failure.IN_USERINFO, spans)
    }
    if (hasPort) return fail(spans, end, failure.CHARACTER + failure.IN_PORT)
    if (isIPLiteral) return fail(spans, end, failure.AFTER_IP_LITERAL + failure.IN_HOST)
    return failRun(text, end, failure.IN_HOST, spans)
  }
}

/**
 * Reports an invalid character in the first segment of a relative path (`path-noscheme`, RFC 3986, section 3.3). If a
 * `:` comes before the next `/`, `?` or `#`, the text before the `:` is read as a scheme (RFC 3986, section 4.2), so
 * the error is reported in the scheme.
 */
const failFirstSegment = (text: string, offset: number, spans: Spans): number => {
  if (findBeforePath(text, offset, COLON) < 0) return failRun(text, offset, failure.IN_PATH, spans)
  const schemeEnd = mask.isIn(text, 0, mask.ALPHA) ? mask.scanRun(text, 0, text.length, mask.SCHEME) : 0
  return fail(spans, schemeEnd, failure.CHARACTER + failure.IN_SCHEME)
}

/** If fewer than `LONG` characters remain, reading them directly is faster than encoding them for `scanLong`. */
const LONG = 64

/**
 * Reads a URI reference. If `knownPathStart` is not -1, the path begins at `knownPathStart`, and reading starts with
 * the path instead of the scheme.
 *
 * `scanFrom` is deliberately too long for V8 to inline. If V8 inlined it into the `parse*` functions, those functions
 * would be too large to be inlined, and escape analysis could not remove the `Either`.
 */
export const scanFrom = (text: string, knownPathStart: number, spans: Spans): number => {
  const end = text.length
  let pathStart = knownPathStart
  if (knownPathStart < 0) {
    // 1. Reads `[ scheme ":" ]`.
    const schemeEnd = scanScheme(text)
    spans[SCHEME_END] = schemeEnd
    spans[USERINFO_END] = -1
    spans[HOST_END] = -1
    spans[HOST_KIND] = -1
    pathStart = schemeEnd + 1
    // 2. Reads `[ "//" authority ]`.
    if (isAt(text, pathStart, SLASH)) {
      if (isAt(text, pathStart + 1, SLASH)) {
        const authorityStart = pathStart + 2
        pathStart = scanRegNameAuthority(text, authorityStart)
        if (pathStart < 0) {
          pathStart = scanAuthority(text, authorityStart, spans)
          if (pathStart < 0) return pathStart
        } else {
          spans[HOST_END] = pathStart
          spans[HOST_KIND] = KIND_REG_NAME
        }
      }
    } else if (schemeEnd < 0) {
      // The first segment of a `path-noscheme` must not contain a ":".
      const segmentEnd = scanEncodedRun(text, 0, end, mask.SEGMENT_NZ_NC)
      if (!isAuthorityEnd(text, segmentEnd)) return failFirstSegment(text, segmentEnd, spans)
    }
  }

  spans[PATH_START] = pathStart
  if (end - pathStart >= LONG && scanLong(text, pathStart, spans)) return end
  // 3. Reads the path.
  let index = scanEncodedRun(text, pathStart, end, mask.PATH)
  let component = failure.IN_PATH
  spans[PATH_END] = index
  spans[QUERY_END] = -1
  // 4. Reads `[ "?" query ]`.
  if (isAt(text, index, QUESTION)) {
    index = scanEncodedRun(text, index + 1, end, mask.QUERY)
    component = failure.IN_QUERY
    spans[QUERY_END] = index
  }
  // 5. Reads `[ "#" fragment ]`.
  if (isAt(text, index, HASH)) {
    index = scanEncodedRun(text, index + 1, end, mask.FRAGMENT)
    component = failure.IN_FRAGMENT
  }
  return index === end ? end : failRun(text, index, component, spans)
}

/** Works like `scanFrom`, but always reads a string from its beginning. */
export type Scanner = (text: string, knownPathStart: -1, spans: Spans) => number

/** Calls through `scanString` take no longer than direct calls to `scanFrom`. */
let scanString: Scanner = scanFrom

/** Replaces the function that `scan` and all other library functions use to scan strings. */
export const setScanner = (scanner: Scanner): void => {
  scanString = scanner
}

/**
 * Reads `path-abempty [ "?" query ] [ "#" fragment ]` (RFC 3986, sections 3.3 to 3.5) from `start` to the end of
 * `text`. Use `scanFromPath` for a string, such as an HTTP request-target, in which `//` does not begin an authority.
 * Writes to the slots `PATH_START`, `PATH_END` and `QUERY_END` of `spans`.
 *
 * Returns `text.length`. Allocates nothing. The running time is linear in the length of `text`. Fails in the same cases
 * as `scan`. Also fails if `start` is neither the end of the text nor the offset of a `/`, `?` or `#`. This error is in
 * the path, at the offset `start`. If `start` is negative, the error offset is 0. If `start` is greater than the length
 * of the text, the error offset is that length.
 *
 * @example
 * import { PATH_END, createSpans, scanFromPath } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * scanFromPath('//a/b?q', 0, spans) //=> 7
 * spans[PATH_END] //=> 5
 * scanFromPath('a/b', 0, spans) < 0 //=> true
 *
 * @category Scanner
 */
export const scanFromPath = (text: string, start: number, spans: Spans): number => {
  if (typeof text !== 'string') return fail(spans, 0, failure.NOT_TEXT + failure.IN_PATH)
  return start >= 0 && isAuthorityEnd(text, start)
    ? scanFrom(text, start, spans)
    : fail(spans, Math.min(Math.max(start, 0), text.length), failure.CHARACTER + failure.IN_PATH)
}

/**
 * Reads a URI reference in one pass: `URI-reference = URI / relative-ref` (RFC 3986, section 4.1). Writes the offsets
 * of its components to `spans`.
 *
 * Returns `text.length`. Allocates nothing. The running time is linear in the length of `text`. If the text is invalid,
 * `scan` returns a negative number that `componentOf` and `reasonOf` accept. In that case, the `ERROR_OFFSET` slot
 * contains the offset of the first invalid character, and the other slots of `spans` are meaningless. If a `%` is not
 * followed by two hexadecimal digits, the error's offset points to the `%`. If an IP literal begins like an IPv6
 * address and continues with a character that no IPv6 address can contain, the offset points to that character. For any
 * other invalid IP literal, the offset points to the `[`. If a JavaScript caller passes a value that is not a string,
 * the error's reason is `not-text`.
 *
 * @example
 * import { ERROR_OFFSET, HOST_END, createSpans, scan } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * scan('http://example.com/a?q', spans) //=> 22
 * spans[HOST_END] //=> 18
 * scan('http://exa mple.com/', spans) < 0 //=> true
 * spans[ERROR_OFFSET] //=> 10
 *
 * @category Scanner
 */
export const scan = (text: string, spans: Spans): number =>
  typeof text === 'string' ? scanString(text, -1, spans) : fail(spans, 0, failure.NOT_TEXT + failure.IN_SCHEME)
