import * as code from '../errors/failure-code'
import * as mask from '../grammar/character-table'
import { isIPv4AddressIn, isIPv6AddressIn, isIPvFutureAt, isIPvFutureIn } from '../grammar/ip-literal'
import { scanEncodedRun } from '../grammar/percent-encoded'
import type { Spans } from './spans'
import * as span from './spans'

const HASH = 35
const PERCENT = 37
const SLASH = 47
const COLON = 58
const QUESTION = 63
const AT = 64
const OPEN = 91
const CLOSE = 93

const isAt = (text: string, index: number, delimiter: number): boolean =>
  index < text.length && text.charCodeAt(index) === delimiter

const isAuthorityEnd = (text: string, index: number): boolean => {
  if (index === text.length) return true
  const next = text.charCodeAt(index)
  return next === SLASH || next === QUESTION || next === HASH
}

/** The first `delimiter` at or after `index` that comes before any of `/ ? #`, or -1. */
const findBeforePath = (text: string, index: number, delimiter: number): number => {
  for (let i = index; !isAuthorityEnd(text, i); i++) if (text.charCodeAt(i) === delimiter) return i
  return -1
}

/** The failure of a run in `component` that could not go on at `offset`. */
const failRun = (text: string, offset: number, component: number, spans: Spans): number =>
  span.fail(spans, offset, component + (text.charCodeAt(offset) === PERCENT ? code.PCT_ENCODED : code.CHARACTER))

/** `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (3.1) before `":"`: its end, or -1 where there is none. */
const scanScheme = (text: string): number => {
  const end = mask.scanRun(text, 0, text.length, mask.SCHEME)
  return isAt(text, end, COLON) && mask.isIn(text, 0, mask.ALPHA) ? end : -1
}

/** `IP-literal = "[" ( IPv6address / IPvFuture ) "]"` (3.2.2) */
const scanIPLiteral = (text: string, start: number, spans: Spans): number => {
  const open = start + 1
  const run = mask.scanRun(text, open, text.length, mask.IPV6_ADDRESS)
  const close = isAt(text, run, CLOSE) ? run : findBeforePath(text, run, CLOSE)
  if (close < 0) return span.fail(spans, start, code.IP_LITERAL + code.IN_HOST)
  if (isIPvFutureAt(text, open, close)) {
    if (!isIPvFutureIn(text, open, close)) return span.fail(spans, start, code.IPVFUTURE + code.IN_HOST)
    spans[span.HOST_KIND] = span.KIND_IPV_FUTURE
    return close + 1
  }
  if (run < close) return span.fail(spans, run, code.IPV6ADDRESS_CHARACTER + code.IN_HOST)
  if (!isIPv6AddressIn(text, open, close)) return span.fail(spans, start, code.IPV6ADDRESS + code.IN_HOST)
  spans[span.HOST_KIND] = span.KIND_IPV6_ADDRESS
  return close + 1
}

/**
 * Reads `host = IP-literal / IPv4address / reg-name` (3.2.2), first match wins, from `start` on. Returns where it ends,
 * which is where a `reg-name` cannot go on, or a code of `scan` made negative. Writes `HOST_KIND` or `ERROR_OFFSET`.
 *
 * Allocates: nothing, on success or failure.
 *
 * @example
 * import { createSpans, HOST_KIND, HOST_KINDS, scanHost } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * scanHost('[::1]:80', 0, spans) //=> 5
 * HOST_KINDS[spans[HOST_KIND]] //=> 'IPv6address'
 * assert.ok(scanHost('[::1', 0, spans) < 0)
 *
 * @category Scanner
 */
export const scanHost = (text: string, start: number, spans: Spans): number => {
  if (isAt(text, start, OPEN)) return scanIPLiteral(text, start, spans)
  const end = scanEncodedRun(text, start, text.length, mask.REG_NAME)
  const isIPv4 = end > start && mask.isIn(text, end - 1, mask.DIGIT) && isIPv4AddressIn(text, start, end)
  spans[span.HOST_KIND] = isIPv4 ? span.KIND_IPV4_ADDRESS : span.KIND_REG_NAME
  return end
}

/**
 * The end of an authority that is nothing but a `reg-name` (3.2.2) without `pct-encoded`, or -1: where anything else
 * stands in it, and where it ends in a digit and may be an `IPv4address`. Most authorities are no more than that, so
 * that `scan` tries this first.
 */
const scanRegNameAuthority = (text: string, start: number): number => {
  const end = mask.scanRun(text, start, text.length, mask.REG_NAME)
  return isAuthorityEnd(text, end) && !mask.isIn(text, end - 1, mask.DIGIT) ? end : -1
}

/**
 * `authority = [ userinfo "@" ] host [ ":" port ]` (3.2). Only an `@` tells a userinfo from a host and a port, so
 * that the text is read as the latter until one is met, and once more after it.
 */
const scanAuthority = (text: string, start: number, spans: Spans): number => {
  let hostStart = start
  for (;;) {
    const hostEnd = scanHost(text, hostStart, spans)
    if (hostEnd < 0) return hostEnd
    const hasPort = isAt(text, hostEnd, COLON)
    const end = hasPort ? mask.scanRun(text, hostEnd + 1, text.length, mask.DIGIT) : hostEnd
    if (isAuthorityEnd(text, end)) {
      spans[span.HOST_END] = hostEnd
      return end
    }
    const isIPLiteral = spans[span.HOST_KIND] >= span.KIND_IPV6_ADDRESS
    if (hostStart === start && !isIPLiteral) {
      const userinfoEnd = scanEncodedRun(text, end, text.length, mask.USERINFO)
      if (isAt(text, userinfoEnd, AT)) {
        spans[span.USERINFO_END] = userinfoEnd
        hostStart = userinfoEnd + 1
        continue
      }
      if (findBeforePath(text, userinfoEnd, AT) >= 0) return failRun(text, userinfoEnd, code.IN_USERINFO, spans)
    }
    if (hasPort) return span.fail(spans, end, code.CHARACTER + code.IN_PORT)
    if (isIPLiteral) return span.fail(spans, end, code.AFTER_IP_LITERAL + code.IN_HOST)
    return failRun(text, end, code.IN_HOST, spans)
  }
}

/**
 * The first segment of a path without scheme and authority (`path-noscheme`, 3.3) could not go on at `offset`. Where a
 * `:` follows before any of `/ ? #`, what stands before it was meant as a scheme (4.2), and the error is there.
 */
const failFirstSegment = (text: string, offset: number, spans: Spans): number => {
  if (findBeforePath(text, offset, COLON) < 0) return failRun(text, offset, code.IN_PATH, spans)
  const schemeEnd = mask.isIn(text, 0, mask.ALPHA) ? mask.scanRun(text, 0, text.length, mask.SCHEME) : 0
  return span.fail(spans, schemeEnd, code.CHARACTER + code.IN_SCHEME)
}

/**
 * What `scan` and `scanFromPath` have in common: the latter begins at `given`, where the former, for which it is -1, reads a
 * scheme and an authority first. One function, and a long one, because V8 inlines what is shorter into every `parse*`,
 * which then are too long to be inlined themselves; and only then need an `Either` that is folded at once not exist.
 */
const scanParts = (text: string, given: number, spans: Spans): number => {
  const end = text.length
  let pathStart = given
  if (given < 0) {
    const schemeEnd = scanScheme(text)
    spans[span.SCHEME_END] = schemeEnd
    spans[span.USERINFO_END] = -1
    spans[span.HOST_END] = -1
    spans[span.HOST_KIND] = -1
    pathStart = schemeEnd + 1
    if (isAt(text, pathStart, SLASH)) {
      if (isAt(text, pathStart + 1, SLASH)) {
        const start = pathStart + 2
        pathStart = scanRegNameAuthority(text, start)
        if (pathStart < 0) {
          pathStart = scanAuthority(text, start, spans)
          if (pathStart < 0) return pathStart
        } else {
          spans[span.HOST_END] = pathStart
          spans[span.HOST_KIND] = span.KIND_REG_NAME
        }
      }
    } else if (schemeEnd < 0) {
      const segmentEnd = scanEncodedRun(text, 0, end, mask.SEGMENT_NZ_NC)
      if (!isAuthorityEnd(text, segmentEnd)) return failFirstSegment(text, segmentEnd, spans)
    }
  }

  let index = scanEncodedRun(text, pathStart, end, mask.PATH)
  let component = code.IN_PATH
  spans[span.PATH_START] = pathStart
  spans[span.PATH_END] = index
  spans[span.QUERY_END] = -1
  if (isAt(text, index, QUESTION)) {
    index = scanEncodedRun(text, index + 1, end, mask.QUERY)
    component = code.IN_QUERY
    spans[span.QUERY_END] = index
  }
  if (isAt(text, index, HASH)) {
    index = scanEncodedRun(text, index + 1, end, mask.FRAGMENT)
    component = code.IN_FRAGMENT
  }
  return index === end ? end : failRun(text, index, component, spans)
}

/**
 * Reads `text` from `start` on as `path-abempty [ "?" query ] [ "#" fragment ]` (3.3 to 3.5): what follows an authority,
 * or is known to follow none, so that `//` is path. Writes the offsets from `PATH_START` on, and returns as `scan` does.
 *
 * Allocates: nothing, on success or failure.
 *
 * @example
 * import { PATH_END, createSpans, scanFromPath } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * scanFromPath('//a/b?q', 0, spans) //=> 7
 * spans[PATH_END] //=> 5
 *
 * @category Scanner
 */
export const scanFromPath = (text: string, start: number, spans: Spans): number => scanParts(text, start, spans)

/**
 * Reads `text` as `URI-reference = URI / relative-ref` (4.1) in one pass and writes where its components stand.
 *
 * Returns 0, or a positive code that `componentOf` and `reasonOf` read. After 0 every slot of `spans` but
 * `ERROR_OFFSET` is written; after a failure only `ERROR_OFFSET` means anything: the offset of the first character
 * that cannot stand where it stands, where a `%` without two digits counts as a whole, as does what is in brackets.
 *
 * Allocates: nothing, on success or failure. Time is linear in the length of `text`.
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
export const scan = (text: string, spans: Spans): number => scanParts(text, -1, spans)
