import {
  createSpans,
  HOST_END,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  type Spans,
  USERINFO_END,
} from 'uri-ts/scan'
import type { UriComponent } from './components'

/** The positions that `scan` finds in the current string. */
export const SPANS: Spans = createSpans()

/**
 * Returns whether a string begins with the expected scheme: `https` if `isSecure` is `true`, otherwise `http`. Ignores
 * case. Compares the code units directly, because a method call would take longer.
 */
export const hasHttp = (text: string, isSecure: boolean): boolean =>
  (text.charCodeAt(0) | 0x20) === 0x68 &&
  (text.charCodeAt(1) | 0x20) === 0x74 &&
  (text.charCodeAt(2) | 0x20) === 0x74 &&
  (text.charCodeAt(3) | 0x20) === 0x70 &&
  (!isSecure || (text.charCodeAt(4) | 0x20) === 0x73)

/** Returns the scheme in lower case. For the most common schemes, the result is a constant instead of a slice. */
export const schemeAt = (text: string, end: number): string | undefined => {
  if (end < 0) return undefined
  if (end === 5 && hasHttp(text, true)) return 'https'
  if (end === 4 && hasHttp(text, false)) return 'http'
  return text.slice(0, end).toLowerCase()
}

/** Returns the port as a number, or `''` if there are no digits. */
const portOf = (digits: string): number | '' => (digits === '' ? '' : Number(digits))

/** Returns the kind of a reference without a scheme. */
const relativeKind = (): string =>
  SPANS[HOST_END] < 0 && SPANS[PATH_START] === SPANS[PATH_END] && SPANS[QUERY_END] < 0 ? 'same-document' : 'relative'

/**
 * Returns the components of a valid string. `scan` must have just written the spans of this string to `SPANS`. All
 * components are raw, except the scheme and the port.
 */
export const splitValid = (text: string, scheme: string | undefined): UriComponent => {
  const schemeEnd = SPANS[SCHEME_END]
  const userinfoEnd = SPANS[USERINFO_END]
  const hostEnd = SPANS[HOST_END]
  const pathStart = SPANS[PATH_START]
  const pathEnd = SPANS[PATH_END]
  const queryEnd = SPANS[QUERY_END]
  const hostStart = userinfoEnd < 0 ? schemeEnd + 3 : userinfoEnd + 1
  const fragmentStart = (queryEnd < 0 ? pathEnd : queryEnd) + 1
  return {
    scheme,
    userinfo: userinfoEnd < 0 ? undefined : text.slice(schemeEnd + 3, userinfoEnd),
    host: hostEnd < 0 ? undefined : text.slice(hostStart, hostEnd),
    port: hostEnd < 0 || hostEnd === pathStart ? undefined : portOf(text.slice(hostEnd + 1, pathStart)),
    path: text.slice(pathStart, pathEnd),
    query: queryEnd < 0 ? undefined : text.slice(pathEnd + 1, queryEnd),
    fragment: fragmentStart > text.length ? undefined : text.slice(fragmentStart),
    reference: scheme === undefined ? relativeKind() : fragmentStart > text.length ? 'absolute' : 'uri',
  }
}

/** Splits a string into its five components, as the regular expression in RFC 3986, appendix B, does. */
const DELIMITED = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s

/**
 * Splits an authority into the userinfo (up to the first `@`), the host (in brackets, or up to a `:`), the port, and
 * the remaining text.
 */
const AUTHORITY = /^(?:([^@]*)@)?(\[[^\]]+\]|[^:]*)(?::(\d*))?(.*)$/s

/**
 * Splits an invalid string into components at its delimiters. Anything that follows the port becomes the beginning of
 * the path.
 */
export const splitInvalid = (text: string): UriComponent => {
  const [, scheme, authority, rest = '', query, fragment] = DELIMITED.exec(text) as RegExpExecArray
  const [, userinfo, host, digits, tail = ''] = authority === undefined ? [] : (AUTHORITY.exec(authority) ?? [])
  return {
    scheme,
    userinfo,
    host,
    port: digits === undefined ? undefined : portOf(digits),
    path: tail + rest,
    query,
    fragment,
    reference: undefined,
  }
}
