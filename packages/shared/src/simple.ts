import { normalize, resolve, type Uri, type UriReference, type View } from 'uri-ts'
import { equalsForScheme, normalizeForScheme, schemeRules } from 'uri-ts/equivalence'
import { HOST_END, PATH_END, PATH_START, SCHEME_END, scan, USERINFO_END, viewFromSpans } from 'uri-ts/scan'
import { SLASH, ZERO } from '../../../src/core/grammar/code-units'
import { isLowerCased } from '../../../src/core/percent/normalize'
import { hasDotSegments } from '../../../src/core/resolution/dot-segments'
import type { Dialect } from './components'
import { hasHost, hostPlainness, isHttpOwn, isUnhandled, portLength } from './plain-authority'
import { scanPlainHttp } from './plain-http'
import { NOT_PLAIN, PLAIN } from './plain-name'
import { hasHttp, SPANS, schemeAt } from './split'

/*
 * Most input strings are valid HTTP URIs with a plain host. For these strings, the functions in uri-ts return the same
 * results as the scheme handlers, without creating objects for components.
 */

/** Returns whether `SPANS` belongs to an HTTP or HTTPS URI whose scheme still has the handler from this package. */
const isHttp = (dialect: Dialect, text: string): boolean => {
  const isSecure = SPANS[SCHEME_END] === 5
  return (isSecure || SPANS[SCHEME_END] === 4) && hasHttp(text, isSecure) && isHttpOwn(dialect, isSecure)
}

/** Returns whether the port in `SPANS` is absent or is a number of at most four digits without leading zeros. */
const isPortPlain = (text: string): boolean => {
  const length = portLength()
  return length === 0 || (length > 1 && length < 6 && text.charCodeAt(SPANS[HOST_END] + 1) !== ZERO)
}

/** Returns whether the port in `SPANS` is present but has no digits. */
const isPortEmpty = (): boolean => portLength() === 1

/**
 * Returns whether all parts of a reference except its authority are in normal form. The `text` parameter must not
 * contain a `%`.
 */
const isRestNormal = (text: string): boolean =>
  isLowerCased(text, 0, SPANS[SCHEME_END]) && !hasDotSegments(text, SPANS[PATH_START], SPANS[PATH_END])

const OTHER = 0
const SIMPLE = 1
const NORMAL = 2

/** Matches an encoded dot. Normalization in uri-ts decodes an encoded dot, but this package keeps the dot encoded. */
const ENCODED_DOT = /%2e/i

/** Classifies an HTTP URI. The `plain` parameter is the class of the host. */
const readHttp = (text: string, plain: number): number => {
  if (plain === NOT_PLAIN || !isPortPlain(text)) return OTHER
  if (text.indexOf('%') >= 0) return ENCODED_DOT.test(text) ? OTHER : SIMPLE
  const isBare = SPANS[HOST_END] === SPANS[PATH_START] && SPANS[PATH_END] > SPANS[PATH_START]
  return isBare && plain === PLAIN && isRestNormal(text) ? NORMAL : SIMPLE
}

/**
 * Classifies a reference that has no scheme or whose scheme has no handler. The result is always `NORMAL` or `OTHER`,
 * because only the general algorithm can normalize such a reference.
 */
const readUnhandled = (dialect: Dialect, text: string): number => {
  if (text.indexOf('%') >= 0 || !(isPortPlain(text) || isPortEmpty())) return OTHER
  if (!isUnhandled(dialect, schemeAt(text, SPANS[SCHEME_END]))) return OTHER
  return hostPlainness(text) === PLAIN && isRestNormal(text) ? NORMAL : OTHER
}

/** Classifies a string whose spans are already in `SPANS`. */
const readSpans = (dialect: Dialect, text: string): number => {
  if (!isHttp(dialect, text)) return readUnhandled(dialect, text)
  // For a URI with userinfo, the result is always `OTHER`.
  return readHttp(text, hasHost() && SPANS[USERINFO_END] < 0 ? hostPlainness(text) : NOT_PLAIN)
}

/**
 * Scans and classifies a string. Returns `NORMAL` if the string is already in normal form, `SIMPLE` if the functions in
 * uri-ts can normalize it, and `OTHER` otherwise.
 */
const readSimple = (dialect: Dialect, text: string): number => {
  const plain = scanPlainHttp(dialect, text)
  if (plain !== NOT_PLAIN) return readHttp(text, plain)
  return scan(text, SPANS) < 0 ? OTHER : readSpans(dialect, text)
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

/** Classifies a reference that is to be resolved against a simple base. */
const readReference = (dialect: Dialect, ref: string): number => {
  const plain = scanPlainHttp(dialect, ref)
  if (plain !== NOT_PLAIN) return readHttp(ref, plain)
  if (scan(ref, SPANS) < 0) return OTHER
  if (SPANS[SCHEME_END] >= 0) return readSpans(dialect, ref)
  if (ref.indexOf('%') < 0) return NORMAL
  return ENCODED_DOT.test(ref) ? OTHER : SIMPLE
}

/** Resolves a reference that begins with `//`. An empty path and a default port are left unchanged. */
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
