import { normalize, resolve, type Uri, type UriReference, type View } from 'uri-ts'
import { equalsForScheme, normalizeForScheme, schemeRules } from 'uri-ts/equivalence'
import { HOST_END, PATH_END, PATH_START, SCHEME_END, scan, USERINFO_END, viewFromSpans } from 'uri-ts/scan'
import { isLowerCased } from '../../../src/core/percent/normalize'
import { hasDotSegments } from '../../../src/core/resolution/dot-segments'
import type { Dialect } from './components'
import { hasHost, hostPlainness, isUnhandled, portLength } from './plain-authority'
import { NOT_PLAIN, PLAIN } from './plain-name'
import { HTTP, HTTPS } from './schemes/http'
import { hasHttp, SPANS, schemeAt } from './split'

/*
 * Most strings are valid HTTP URIs with a plain host. For HTTP URIs with a plain host, uri-ts returns the same results
 * as the scheme handlers, and creates no objects for components.
 */

const ZERO = 0x30
const SLASH = 0x2f

/** Returns whether `SPANS` belongs to an HTTP or HTTPS URI whose scheme still has the handler from this package. */
const isHttp = ({ schemes }: Dialect, text: string): boolean => {
  const isSecure = SPANS[SCHEME_END] === 5
  if (!isSecure && SPANS[SCHEME_END] !== 4) return false
  if (!hasHttp(text, isSecure)) return false
  return isSecure ? schemes['https'] === HTTPS : schemes['http'] === HTTP
}

/** Returns whether the port in `SPANS` is absent or is a number of at most four digits without leading zeros. */
const isPortPlain = (text: string): boolean => {
  const length = portLength()
  return length === 0 || (length > 1 && length < 6 && text.charCodeAt(SPANS[HOST_END] + 1) !== ZERO)
}

/** Returns whether the port in `SPANS` has no digits. */
const isPortEmpty = (): boolean => portLength() === 1

/** Returns whether everything except the authority is in normal form. The `text` parameter must not contain a `%`. */
const isRestNormal = (text: string): boolean =>
  isLowerCased(text, 0, SPANS[SCHEME_END]) && !hasDotSegments(text, SPANS[PATH_START], SPANS[PATH_END])

const OTHER = 0
const SIMPLE = 1
const NORMAL = 2

/**
 * Matches an encoded dot. This package keeps an encoded dot, but uri-ts decodes an encoded dot when it normalizes a
 * string.
 */
const ENCODED_DOT = /%2e/i

/**
 * Scans and classifies a string. Returns `NORMAL` if the string is already in normal form, `SIMPLE` if the functions in
 * uri-ts can normalize it, and `OTHER` otherwise.
 */
const readSimple = (dialect: Dialect, text: string): number =>
  scan(text, SPANS) < 0 ? OTHER : readSpans(dialect, text)

/** Classifies an HTTP URI. A URI with userinfo or an unusual port is never simple. */
const readHttp = (text: string): number => {
  if (!hasHost() || SPANS[USERINFO_END] >= 0 || !isPortPlain(text)) return OTHER
  const plain = hostPlainness(text)
  if (plain === NOT_PLAIN) return OTHER
  if (text.indexOf('%') >= 0) return ENCODED_DOT.test(text) ? OTHER : SIMPLE
  const isBare = SPANS[HOST_END] === SPANS[PATH_START] && SPANS[PATH_END] > SPANS[PATH_START]
  return isBare && plain === PLAIN && isRestNormal(text) ? NORMAL : SIMPLE
}

/**
 * Classifies a reference that has no scheme or whose scheme has no handler. Only the general algorithm can normalize
 * such a reference.
 */
const readUnhandled = (dialect: Dialect, text: string): number => {
  if (text.indexOf('%') >= 0 || !(isPortPlain(text) || isPortEmpty())) return OTHER
  if (!isUnhandled(dialect, schemeAt(text, SPANS[SCHEME_END]))) return OTHER
  return hostPlainness(text) === PLAIN && isRestNormal(text) ? NORMAL : OTHER
}

/** Classifies a string whose spans are already in `SPANS`. */
const readSpans = (dialect: Dialect, text: string): number =>
  isHttp(dialect, text) ? readHttp(text) : readUnhandled(dialect, text)

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
  if (read === OTHER || SPANS[SCHEME_END] < 0 || SPANS[HOST_END] < 0) return undefined
  const view = viewFromSpans(base, SPANS) as View<Uri>
  if (ref.charCodeAt(0) === SLASH && ref.charCodeAt(1) === SLASH) return normalizeNetworkPath(dialect, view, ref)
  const other = readReference(dialect, ref)
  if (other === OTHER) return undefined
  if (other === NORMAL && SPANS[SCHEME_END] >= 0) return ref
  const resolved = resolve(view)(viewFromSpans<UriReference>(ref, SPANS))
  return read === NORMAL && other === NORMAL ? resolved.text : normalize(resolved).text
}
