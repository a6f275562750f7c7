import { IN_HOST, IN_PORT, IN_SCHEME, IN_USERINFO } from '../errors/failure-code'
import type { SchemeReason } from '../errors/messages'
import { equalsIgnoringCase } from '../grammar/ascii-case'
import { COLON } from '../grammar/code-units'
import { portValueIn } from '../grammar/port'
import { scan } from '../scanner/scan'
import { fail, HOST_END, PATH_START, USERINFO_END } from '../scanner/spans'
import { SPANS } from './parse'

/** Which URIs are wanted: their schemes, in lower case, and whether they must have a host. */
export interface SchemeOptions {
  readonly schemes: readonly string[]
  readonly host?: boolean
}

/** The reasons, after those of `scan` and in the order of `SCHEME_REASONS`. */
export const ANOTHER_SCHEME = 72
const SLASHES_MISSING = 80
const USERINFO_PRESENT = 88
const HOST_MISSING = 96
const PORT_RANGE = 104

export const SCHEME_REASONS: readonly SchemeReason[] = [
  'another-scheme',
  'slashes-missing',
  'userinfo-present',
  'host-missing',
  'port-range',
]

/** Returns which of `schemes` a text begins with, in upper or lower case (3.1); undefined if none. Allocates: nothing. */
export const schemeIn = (text: string, schemes: readonly string[]): string | undefined => {
  for (const scheme of schemes) {
    const end = scheme.length
    if (text.charCodeAt(end) === COLON && equalsIgnoringCase(text, 0, end, scheme)) return scheme
  }
  return undefined
}

/**
 * Reads a `URI` (3) with one of `schemes`. If `host` is true, it must be `scheme "://" authority path-abempty [ "?" query ]
 * [ "#" fragment ]` with a host that is not empty, and no port above 65535. If the scheme is http or https, it must have no
 * userinfo (RFC 9110, 4.2.1 to 4.2.4).
 *
 * Returns the end of the text, or a failure; writes `SPANS`. Allocates: nothing.
 */
export const scanSchemeUri = (text: string, { schemes, host }: SchemeOptions): number => {
  const end = scan(text, SPANS)
  if (typeof text !== 'string') return end
  const scheme = schemeIn(text, schemes)
  if (scheme === undefined) return fail(SPANS, 0, ANOTHER_SCHEME + IN_SCHEME)
  if (host !== true) return end
  const slashes = scheme.length + 1
  if (!text.startsWith('//', slashes)) return fail(SPANS, slashes, SLASHES_MISSING + IN_HOST)
  if (end < 0) return end
  const userinfoEnd = SPANS[USERINFO_END]
  const isHttp = scheme === 'http' || scheme === 'https'
  if (userinfoEnd >= 0 && isHttp) return fail(SPANS, userinfoEnd, USERINFO_PRESENT + IN_USERINFO)
  const hostStart = userinfoEnd < 0 ? slashes + 2 : userinfoEnd + 1
  const hostEnd = SPANS[HOST_END]
  if (hostStart === hostEnd) return fail(SPANS, hostStart, HOST_MISSING + IN_HOST)
  const portEnd = SPANS[PATH_START]
  const isInRange = hostEnd + 1 >= portEnd || portValueIn(text, hostEnd + 1, portEnd) >= 0
  return isInRange ? end : fail(SPANS, hostEnd + 1, PORT_RANGE + IN_PORT)
}
