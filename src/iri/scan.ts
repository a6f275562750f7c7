import * as failure from '../core/errors/failure-code'
import * as mask from '../core/grammar/character-table'
import { AT, COLON, findUnit, HASH, isUnitAt, OPEN_BRACKET, QUESTION, SLASH } from '../core/grammar/code-units'
import { failRun, findAuthorityEnd, scan, scanHost, scanScheme } from '../core/scanner/scan'
import {
  fail,
  HOST_END,
  HOST_KIND,
  KIND_REG_NAME,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  type Spans,
  USERINFO_END,
} from '../core/scanner/spans'
import { scanIriRun } from './characters'

/**
 * Reads a host: `ihost = IP-literal / IPv4address / ireg-name` (RFC 3987, section 2.2). Of the three kinds of host,
 * only a registered name may contain characters that RFC 3986 does not allow.
 */
const scanIhost = (text: string, start: number, spans: Spans): number => {
  const hostEnd = scanHost(text, start, spans)
  if (isUnitAt(text, start, text.length, OPEN_BRACKET)) return hostEnd
  const end = scanIriRun(text, hostEnd, mask.REG_NAME)
  if (end > hostEnd) spans[HOST_KIND] = KIND_REG_NAME
  return end
}

/** Reads an authority: `iauthority = [ iuserinfo "@" ] ihost [ ":" port ]` (RFC 3987, section 2.2). */
const scanIauthority = (text: string, start: number, spans: Spans): number => {
  const authorityEnd = findAuthorityEnd(text, start)
  let hostStart = start
  if (!isUnitAt(text, start, authorityEnd, OPEN_BRACKET)) {
    const at = findUnit(text, start, authorityEnd, AT)
    if (at < authorityEnd) {
      const end = scanIriRun(text, start, mask.USERINFO)
      if (end < at) return failRun(text, end, failure.IN_USERINFO, spans)
      spans[USERINFO_END] = at
      hostStart = at + 1
    }
  }
  const hostEnd = scanIhost(text, hostStart, spans)
  if (hostEnd < 0) return hostEnd
  const hasPort = isUnitAt(text, hostEnd, authorityEnd, COLON)
  const end = hasPort ? mask.scanRun(text, hostEnd + 1, authorityEnd, mask.DIGIT) : hostEnd
  spans[HOST_END] = hostEnd
  if (end === authorityEnd) return end
  if (hasPort) return fail(spans, end, failure.CHARACTER + failure.IN_PORT)
  const isIPLiteral = isUnitAt(text, hostStart, authorityEnd, OPEN_BRACKET)
  return isIPLiteral
    ? fail(spans, end, failure.AFTER_IP_LITERAL + failure.IN_HOST)
    : failRun(text, end, failure.IN_HOST, spans)
}

/**
 * Reads the first segment of a relative path (`ipath-noscheme`, RFC 3987, section 2.2). This segment must not contain
 * `:`. Returns the end of the segment, or a failure code if the segment is invalid. If the segment contains a `:`, the
 * failure code names the scheme as the invalid component.
 */
const scanFirstSegment = (text: string, spans: Spans): number => {
  const segmentEnd = findAuthorityEnd(text, 0)
  const end = scanIriRun(text, 0, mask.SEGMENT_NZ_NC)
  if (end === segmentEnd) return end
  if (findUnit(text, end, segmentEnd, COLON) === segmentEnd) return failRun(text, end, failure.IN_PATH, spans)
  const schemeEnd = mask.isIn(text, 0, mask.ALPHA) ? mask.scanRun(text, 0, segmentEnd, mask.SCHEME) : 0
  return fail(spans, schemeEnd, failure.CHARACTER + failure.IN_SCHEME)
}

/** Reads an IRI reference that may contain non-ASCII characters. */
const scanFromStart = (text: string, spans: Spans): number => {
  const { length } = text
  // 1. [ scheme ":" ]
  const schemeEnd = scanScheme(text)
  spans[SCHEME_END] = schemeEnd
  spans[USERINFO_END] = -1
  spans[HOST_END] = -1
  spans[HOST_KIND] = -1
  let pathStart = schemeEnd + 1
  // 2. [ "//" iauthority ]
  if (text.startsWith('//', pathStart)) {
    pathStart = scanIauthority(text, pathStart + 2, spans)
    if (pathStart < 0) return pathStart
  } else if (schemeEnd < 0 && !isUnitAt(text, 0, length, SLASH)) {
    const segmentEnd = scanFirstSegment(text, spans)
    if (segmentEnd < 0) return segmentEnd
  }
  spans[PATH_START] = pathStart
  // 3. ipath
  let index = scanIriRun(text, pathStart, mask.PATH)
  let component = failure.IN_PATH
  spans[PATH_END] = index
  spans[QUERY_END] = -1
  // 4. [ "?" iquery ]
  if (isUnitAt(text, index, length, QUESTION)) {
    index = scanIriRun(text, index + 1, mask.QUERY, true)
    component = failure.IN_QUERY
    spans[QUERY_END] = index
  }
  // 5. [ "#" ifragment ]
  if (isUnitAt(text, index, length, HASH)) {
    index = scanIriRun(text, index + 1, mask.FRAGMENT)
    component = failure.IN_FRAGMENT
  }
  return index === length ? length : failRun(text, index, component, spans)
}

/**
 * Reads an IRI reference: `IRI-reference = IRI / irelative-ref` (RFC 3987, section 2.2). Writes the offsets of the
 * reference's components to `spans`, as `scan` does for a URI reference. An ASCII string is an IRI reference if and
 * only if it is a URI reference. The text is passed to `scan` first and is read a second time only if `scan` fails.
 *
 * Returns `text.length`, or a negative number if `text` is invalid. Allocates nothing. The running time is linear in
 * the length of `text`. For an ASCII string, `scanIri` fails exactly when `scan` does. A character beyond U+FFFF
 * consists of two code units. If a character beyond U+FFFF is invalid, the offset is that of its first code unit. A
 * lone surrogate is always invalid.
 *
 * @example
 * import { scanIri } from 'uri-ts/iri'
 * import { createSpans, ERROR_OFFSET, HOST_END } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * scanIri('http://例え.jp/é', spans) //=> 14
 * spans[HOST_END] //=> 12
 * scanIri('http://例え.jp/\ud800', spans) < 0 //=> true
 * spans[ERROR_OFFSET] //=> 13
 *
 * @category Scanner
 */
export const scanIri = (text: string, spans: Spans): number => {
  const end = scan(text, spans)
  return end >= 0 || typeof text !== 'string' ? end : scanFromStart(text, spans)
}
