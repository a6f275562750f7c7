import { HOST_END, HOST_KIND, HOST_KINDS, SCHEME_END, scanFromPath, USERINFO_END } from 'uri-ts/scan'
import { COLON, SLASH } from '../../../src/core/grammar/code-units'
import type { Dialect } from './components'
import { isHttpOwn } from './plain-authority'
import { classify, flagsOf, isDigit, NOT_PLAIN, OTHER } from './plain-name'
import { hasHttp, SPANS } from './split'

const REG_NAME = HOST_KINDS.indexOf('reg-name')

/**
 * If a string begins with `http://` or `https://`, returns the index at which the scheme ends. Otherwise, returns -1.
 * Ignores case.
 */
const httpEnd = (text: string): number => {
  const end = text.charCodeAt(4) === COLON ? 4 : 5
  const isHttp =
    text.charCodeAt(end) === COLON &&
    text.charCodeAt(end + 1) === SLASH &&
    text.charCodeAt(end + 2) === SLASH &&
    hasHttp(text, end === 5)
  return isHttp ? end : -1
}

/**
 * Scans a valid HTTP or HTTPS URI whose authority consists of a plain host and, optionally, a port. Writes the spans to
 * `SPANS` and returns `PLAIN` or `PLAIN_UPPER`. Returns `NOT_PLAIN` for any other string, and for every string if a
 * program has replaced the scheme's handler.
 *
 * Reads each character of the host once, whereas `scan` and `plainness` together read each character twice.
 */
export const scanPlainHttp = (dialect: Dialect, text: string): number => {
  const schemeEnd = httpEnd(text)
  if (schemeEnd < 0 || !isHttpOwn(dialect, schemeEnd === 5)) return NOT_PLAIN
  const start = schemeEnd + 3
  let hostEnd = start
  let found = 0
  while (hostEnd < text.length) {
    const flags = flagsOf(text.charCodeAt(hostEnd))
    if (flags === OTHER) break
    found |= flags
    hostEnd++
  }
  const plain = classify(text, start, hostEnd, found)
  if (plain === NOT_PLAIN) return NOT_PLAIN
  let pathStart = hostEnd
  if (text.charCodeAt(hostEnd) === COLON) {
    pathStart++
    while (pathStart < text.length && isDigit(text.charCodeAt(pathStart))) pathStart++
  }
  SPANS[SCHEME_END] = schemeEnd
  SPANS[USERINFO_END] = -1
  SPANS[HOST_END] = hostEnd
  SPANS[HOST_KIND] = REG_NAME
  return scanFromPath(text, pathStart, SPANS) < 0 ? NOT_PLAIN : plain
}
