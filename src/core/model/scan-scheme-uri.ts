/* The functions in this file scan a URI that must have one of the given schemes. */
import { CHARACTER, IN_HOST, IN_PORT, IN_SCHEME, IN_USERINFO } from '../errors/failure-code'
import { equalsIgnoringCase } from '../grammar/ascii-case'
import { portValueIn } from '../grammar/port'
import { scan } from '../scanner/scan'
import { fail, HOST_END, PATH_START, SPANS, USERINFO_END } from '../scanner/spans'

/**
 * Describes which URIs are accepted: `schemes` lists the schemes in lower case, and `host` specifies whether a host is
 * required.
 */
export interface SchemeOptions {
  readonly schemes: readonly string[]
  readonly host?: boolean
}

/** The schemes that RFC 9110 defines in sections 4.2.1 and 4.2.2. */
export const HTTP_SCHEMES = ['http', 'https'] as const

/**
 * Marks the failures that `scanSchemeUri` reports but `scan` does not. `scanSchemeUri` adds `NOT_WANTED` to their
 * codes. All codes that `scan` reports are below 128.
 */
export const NOT_WANTED = 128

const UNWANTED = NOT_WANTED + CHARACTER

/**
 * Returns whether the text before `end` is one of the `schemes`, regardless of case (RFC 3986, section 3.1). Uses a
 * loop, because creating a closure would allocate memory.
 */
const isSchemeOf = (text: string, end: number, schemes: readonly string[]): boolean => {
  for (const scheme of schemes) if (equalsIgnoringCase(text, 0, end, scheme)) return true
  return false
}

/**
 * Reads a URI (RFC 3986, section 3) whose scheme is in `schemes`. If `host` is `true`, the URI must match
 * `scheme "://" authority path-abempty [ "?" query ] [ "#" fragment ]`, the host must not be empty, and the port must
 * be at most 65535. If `host` is `true` and the scheme is `http` or `https`, the URI must not contain userinfo (RFC
 * 9110, sections 4.2.1 to 4.2.4).
 *
 * Writes to `SPANS`. Returns the offset of the end of the text, a failure from `scan`, or a failure whose code includes
 * `NOT_WANTED`. Allocates nothing.
 */
export const scanSchemeUri = (text: string, { schemes, host }: SchemeOptions): number => {
  const end = scan(text, SPANS)
  if (typeof text !== 'string') return end
  const colon = text.indexOf(':')
  if (!isSchemeOf(text, colon, schemes)) return fail(SPANS, 0, UNWANTED + IN_SCHEME)
  if (!host) return end
  if (!text.startsWith('//', colon + 1)) return fail(SPANS, colon + 1, UNWANTED + IN_HOST)
  if (end < 0) return end
  const userinfoEnd = SPANS[USERINFO_END]
  if (userinfoEnd !== -1 && isSchemeOf(text, colon, HTTP_SCHEMES))
    return fail(SPANS, userinfoEnd, UNWANTED + IN_USERINFO)
  const hostEnd = SPANS[HOST_END]
  // If the host is empty, the character before `hostEnd` is the `/` or `@` that precedes the host.
  if ('/@'.includes(text.charAt(hostEnd - 1))) return fail(SPANS, hostEnd, UNWANTED + IN_HOST)
  const portStart = hostEnd + 1
  const portEnd = SPANS[PATH_START]
  const isInRange = portStart >= portEnd || portValueIn(text, portStart, portEnd) >= 0
  return isInRange ? end : fail(SPANS, portStart, UNWANTED + IN_PORT)
}
