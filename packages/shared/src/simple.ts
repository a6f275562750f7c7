import { normalize, resolve, type Uri, type UriReference, type View } from 'uri-ts'
import { equalsForScheme, normalizeForScheme, schemeRules } from 'uri-ts/equivalence'
import {
  HOST_END,
  HOST_KIND,
  HOST_KINDS,
  PATH_END,
  PATH_START,
  SCHEME_END,
  scan,
  USERINFO_END,
  viewFromSpans,
} from 'uri-ts/scan'
import { isLowerCased } from '../../../src/core/percent/normalize'
import { hasDotSegments } from '../../../src/core/resolution/dot-segments'
import type { Dialect } from './components'
import { NOT_PLAIN, PLAIN, plainness } from './plain-name'
import { HTTP, HTTPS } from './schemes/http'
import { hasHttp, SPANS } from './split'

/*
 * Most strings are valid HTTP URIs with a plain host. For HTTP URIs with a plain host, uri-ts returns the same results
 * as the scheme handlers, and creates no objects for components.
 */

const REG_NAME = HOST_KINDS.indexOf('reg-name')
const IPV4 = HOST_KINDS.indexOf('IPv4address')

const ZERO = 0x30
const SLASH = 0x2f

/** Returns whether `SPANS` belongs to an HTTP or HTTPS URI whose scheme still has the handler from this package. */
const isHttp = ({ schemes }: Dialect, text: string): boolean => {
  const isSecure = SPANS[SCHEME_END] === 5
  if (!isSecure && SPANS[SCHEME_END] !== 4) return false
  if (!hasHttp(text, isSecure)) return false
  return isSecure ? schemes['https'] === HTTPS : schemes['http'] === HTTP
}

/** Returns whether the port in `SPANS` is absent, or is a number of at most four digits without leading zeros. */
const isPortPlain = (text: string): boolean => {
  const length = SPANS[PATH_START] - SPANS[HOST_END]
  return length === 0 || (length > 1 && length < 6 && text.charCodeAt(SPANS[HOST_END] + 1) !== ZERO)
}

/**
 * Classifies the host in `SPANS` as `PLAIN`, `PLAIN_UPPER` or `NOT_PLAIN`. A host with userinfo or an unusual port is
 * never plain.
 */
const hostPlainness = (text: string): number => {
  const start = SPANS[SCHEME_END] + 3
  if (SPANS[HOST_END] <= start || SPANS[USERINFO_END] >= 0 || !isPortPlain(text)) return NOT_PLAIN
  if (SPANS[HOST_KIND] === IPV4) return PLAIN
  return SPANS[HOST_KIND] === REG_NAME ? plainness(text, start, SPANS[HOST_END]) : NOT_PLAIN
}

/**
 * Returns `PLAIN` or `PLAIN_UPPER` if `SPANS` belongs to an HTTP URI that the functions in uri-ts can parse, and
 * `NOT_PLAIN` otherwise.
 */
export const simplicity = (dialect: Dialect, text: string): number =>
  isHttp(dialect, text) ? hostPlainness(text) : NOT_PLAIN

/** Returns whether everything except the host is in normal form. The `text` parameter must not contain a `%`. */
const isRestNormal = (text: string): boolean => {
  const pathStart = SPANS[PATH_START]
  const isBare = SPANS[HOST_END] === pathStart && SPANS[PATH_END] > pathStart
  return isBare && isLowerCased(text, 0, SPANS[SCHEME_END]) && !hasDotSegments(text, pathStart, SPANS[PATH_END])
}

const OTHER = 0
const SIMPLE = 1
const NORMAL = 2

/** Matches an encoded dot. This package keeps an encoded dot, but uri-ts decodes it when it normalizes a string. */
const ENCODED_DOT = /%2e/i

/**
 * Scans and classifies a string. Returns `NORMAL` if the string is already in normal form, `SIMPLE` if the functions in
 * uri-ts can normalize it, and `OTHER` otherwise.
 */
const readSimple = (dialect: Dialect, text: string): number =>
  scan(text, SPANS) < 0 ? OTHER : readSpans(dialect, text)

/** Classifies a string whose spans are already in `SPANS`. */
const readSpans = (dialect: Dialect, text: string): number => {
  const plain = simplicity(dialect, text)
  if (plain === NOT_PLAIN) return OTHER
  if (text.indexOf('%') >= 0) return ENCODED_DOT.test(text) ? OTHER : SIMPLE
  return plain === PLAIN && isRestNormal(text) ? NORMAL : SIMPLE
}

const normalForm = normalizeForScheme(schemeRules)
const equals = equalsForScheme(schemeRules)

/** Normalizes a simple string. Returns `undefined` for a string that needs the general algorithm. */
export const normalizeSimple = (dialect: Dialect, text: string): string | undefined => {
  const read = readSimple(dialect, text)
  if (read === NORMAL) return text
  return read === OTHER ? undefined : normalForm(viewFromSpans<UriReference>(text, SPANS)).text
}

/** Compares simple strings. Returns `undefined` if either string needs the general algorithm. */
export const equalsSimple = (dialect: Dialect, a: string, b: string): boolean | undefined => {
  const read = readSimple(dialect, a)
  if (read === OTHER) return undefined
  const that = viewFromSpans<UriReference>(a, SPANS)
  const other = readSimple(dialect, b)
  if (other === OTHER) return undefined
  return read === NORMAL && other === NORMAL ? a === b : equals(that)(viewFromSpans<UriReference>(b, SPANS))
}

/** Classifies a reference that is resolved against a simple base. */
const readReference = (dialect: Dialect, ref: string): number => {
  if (scan(ref, SPANS) < 0) return OTHER
  if (SPANS[SCHEME_END] >= 0) return readSpans(dialect, ref)
  if (ref.indexOf('%') < 0) return NORMAL
  return ENCODED_DOT.test(ref) ? OTHER : SIMPLE
}

/** Resolves a reference that begins with an authority. An empty path and a default port are left unchanged. */
const normalizeNetworkPath = (dialect: Dialect, base: View<Uri>, ref: string): string | undefined => {
  const text = base.text.slice(0, base.schemeEnd + 1) + ref
  const read = readSimple(dialect, text)
  if (read === NORMAL) return text
  return read === OTHER ? undefined : normalize(viewFromSpans<UriReference>(text, SPANS)).text
}

/** Resolves simple strings. Returns `undefined` if either string needs the general algorithm. */
export const resolveSimple = (dialect: Dialect, base: string, ref: string): string | undefined => {
  const read = readSimple(dialect, base)
  if (read === OTHER) return undefined
  const view = viewFromSpans(base, SPANS) as View<Uri>
  if (ref.charCodeAt(0) === SLASH && ref.charCodeAt(1) === SLASH) return normalizeNetworkPath(dialect, view, ref)
  const other = readReference(dialect, ref)
  if (other === OTHER) return undefined
  if (other === NORMAL && SPANS[SCHEME_END] >= 0) return ref
  const resolved = resolve(view)(viewFromSpans<UriReference>(ref, SPANS))
  return read === NORMAL && other === NORMAL ? resolved.text : normalize(resolved).text
}
