import type { UriComponent } from './components'
import { MESSAGES } from './messages'

/** Matches a `%` that is not followed by two hexadecimal digits. */
const MALFORMED_PERCENT = /%(?![\dA-Fa-f]{2})/

const SCHEME = /^[A-Za-z][A-Za-z\d+.-]*$/

export const isScheme = (text: string): boolean => SCHEME.test(text)

/**
 * Matches the separators and white space after a scheme. Browsers treat `\\`, `/\` and `\/` as `//`, and ignore a TAB,
 * LF or CR between the two characters.
 */
const INTRODUCER = /^(?:[^:/?#]+:)?([/\\\t\n\r]*)/

const BACKSLASH_IN_AUTHORITY = /^(?:[^:/?#]+:)?\/\/[^/?#\\]*\\/

/** Matches a string that begins with an optional scheme, any number of slashes, and a backslash or white space. */
const UNUSUAL_INTRODUCER = /^(?:[^:/?#]+:)?\/*[\\\t\n\r]/

/** Returns the fault at the beginning of an authority, or `undefined` if there is no fault. */
const introducerFault = (text: string): string | undefined => {
  if (BACKSLASH_IN_AUTHORITY.test(text)) return MESSAGES.backslash
  if (!UNUSUAL_INTRODUCER.test(text)) return undefined
  const [, written = ''] = INTRODUCER.exec(text) as RegExpExecArray
  const seen = written.replace(/[\t\n\r]/g, '')
  if (seen.length < 2) return undefined
  if (!seen.startsWith('//')) return MESSAGES.backslash
  return seen === written ? undefined : MESSAGES.introducer
}

/**
 * Returns whether a string begins with a control character or a space. Browsers remove control characters and spaces
 * from both ends of a string. If `countsTrailing` is `true`, the function also checks the last character.
 */
export const hasEdge = (text: string, countsTrailing: boolean): boolean =>
  text.charCodeAt(0) <= 0x20 || (countsTrailing && text.charCodeAt(text.length - 1) <= 0x20)

const isMalformed = (text: string | undefined): boolean => text !== undefined && MALFORMED_PERCENT.test(text)

/**
 * Returns whether any component contains a malformed percent-encoded octet. A host in brackets is not checked, because
 * a `%` in such a host begins a zone.
 */
const hasMalformedPercent = ({ userinfo, host, path, query, fragment }: UriComponent): boolean =>
  isMalformed(userinfo) ||
  (!(host?.startsWith('[') && host.endsWith(']')) && isMalformed(host)) ||
  isMalformed(path) ||
  isMalformed(query) ||
  isMalformed(fragment)

export const isPortRefused = (port: number | string | undefined): boolean => typeof port === 'number' && port > 65535

/**
 * Returns the fault in an invalid string, unless repairing the path, the query or the fragment would fix the string.
 */
export const findFault = (text: string, raw: UriComponent, hasRefusedEdges: boolean): string | undefined => {
  const introducer = introducerFault(text)
  if (introducer !== undefined) return introducer
  if (hasRefusedEdges) return MESSAGES.edge
  if (raw.scheme !== undefined && !isScheme(raw.scheme)) return MESSAGES.scheme
  if (MALFORMED_PERCENT.test(text) && hasMalformedPercent(raw)) return MESSAGES.percent
  if (raw.host !== undefined && raw.path !== '' && !raw.path?.startsWith('/')) return MESSAGES.pathStart
  return isPortRefused(raw.port) ? MESSAGES.port : undefined
}
