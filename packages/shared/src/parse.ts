import { parseUriReference, showReason } from 'uri-ts'
import { isIPv4Address } from 'uri-ts/ip'
import { HOST_KIND, HOST_KINDS, SCHEME_END, scan } from 'uri-ts/scan'
import { PCT_ENCODED } from '../../../src/core/grammar/percent-encoded'
import { isPctNormalized, normalizedPctEncoded, normalizeOctets } from '../../../src/core/percent/normalize'
import {
  type Dialect,
  handlerOf,
  NEUTRAL,
  NO_OPTIONS,
  type Options,
  type SchemeHandler,
  type UriComponent,
} from './components'
import { normalizedExceptDots, repairPart, repairPath } from './encode'
import { findFault, hasEdge, isPortRefused } from './faults'
import {
  asciiDomain,
  browserHost,
  encodeHost,
  FORBIDDEN_IN_DOMAIN,
  HOST_SCHEMES,
  hostText,
  normalName,
  readIPLiteral,
  withoutBreaks,
} from './host'
import { MESSAGES, missingHost } from './messages'
import { authorityPlainness, portLength } from './plain-authority'
import { scanPlainHttp } from './plain-http'
import { isPlainName, NOT_PLAIN, PLAIN, PLAIN_UPPER, plainness } from './plain-name'
import { SPANS, schemeAt, splitInvalid, splitValid } from './split'
import { requireAuthority } from './strict'

/**
 * Records whether the last call to `parseText` found a malformed string. Given such a string, `normalize` returns it
 * unchanged, and `resolve` throws an error. Callers must read `LAST` before the next call to `parseText`.
 */
export const LAST = { isMalformed: false }

/** Matches four numbers that are separated by dots and may have leading zeros. */
const DOTTED = /^\d+(?:\.\d+){3}$/

const SLASH = 0x2f

const IPV4 = HOST_KINDS.indexOf('IPv4address')

/** Records an error, unless the components already contain one. */
const noteError = (component: UriComponent, message: string): void => {
  component.error ||= message
}

const refuse = (component: UriComponent, message: string): void => {
  noteError(component, message)
  LAST.isMalformed = true
}

/** Returns whether a scheme is `ftp` or `file`. In URLs with these schemes, browsers treat the host as a domain. */
const isBrowserDomain = (scheme: string | undefined): boolean => scheme === 'ftp' || scheme === 'file'

/** Converts a domain to ASCII as browsers do. Returns `false` if browsers reject the domain. */
const toAscii = (component: UriComponent, domain: string): boolean => {
  const ascii = asciiDomain(domain)
  if (typeof ascii === 'string') component.host = ascii
  else refuse(component, MESSAGES.toAscii + ascii)
  return typeof ascii === 'string'
}

/**
 * Parses a domain. Unless `isUnicodeKept` is `true`, converts the domain to ASCII. Records an error if the domain is
 * invalid.
 */
const readDomain = (component: UriComponent, host: string, isUnicodeKept: boolean): void => {
  component.host = host.toLowerCase()
  if (FORBIDDEN_IN_DOMAIN.test(host)) refuse(component, MESSAGES.host)
  else if (!isUnicodeKept && toAscii(component, component.host)) return
  component.host = encodeHost(normalName(component.host), isUnicodeKept)
}

export const isUnicodeKept = (options: Options, handler: SchemeHandler | undefined): boolean =>
  options.unicodeSupport === true || handler?.unicodeSupport === true

export const isDomain = (component: UriComponent, options: Options, handler: SchemeHandler | undefined): boolean =>
  options.domainHost === true || handler?.domainHost === true || isBrowserDomain(component.scheme)

/** Parses a host that contains a bracket. Such a host is malformed unless it is an IP literal. */
const readLiteral = (component: UriComponent, host: string): void => {
  const literal = host.startsWith('[') && host.endsWith(']') ? readIPLiteral(host) : undefined
  component.host = literal === undefined ? host.toLowerCase() : literal.host
  if (literal?.zone !== undefined) component.ipv6Zone = literal.zone
  if (literal === undefined) refuse(component, MESSAGES.host)
}

/** Parses a host that contains no brackets and that browsers might change. */
const readName = (dialect: Dialect, component: UriComponent, host: string, options: Options): void => {
  const handler = handlerOf(dialect, options.scheme ?? component.scheme)
  const isKept = isUnicodeKept(options, handler)
  const dotted = dialect.readsZeros && DOTTED.test(host) ? asciiDomain(host) : undefined
  if (typeof dotted === 'string') component.host = dotted
  else if (isDomain(component, options, handler)) readDomain(component, host, isKept)
  else if (options.scheme === NEUTRAL) component.host = normalName(host)
  else component.host = encodeHost(normalName(withoutBreaks(host)), isKept)
}

/** Parses a host that is not an IPv4 address. */
const readHost = (dialect: Dialect, component: UriComponent, host: string, options: Options): void => {
  if (isPlainName(host)) component.host = host.toLowerCase()
  else if (host.includes('[') || host.includes(']')) readLiteral(component, host)
  else readName(dialect, component, host, options)
}

const referenceOf = ({ scheme, userinfo, host, port, path, query, fragment }: UriComponent): string => {
  if (scheme !== undefined) return fragment === undefined ? 'absolute' : 'uri'
  const isSame = host === undefined && userinfo === undefined && port === undefined && query === undefined && !path
  return isSame ? 'same-document' : 'relative'
}

const normalizeValidPath = (path: string, { keepsEncodedDots }: Dialect): string =>
  path.replace(PCT_ENCODED, keepsEncodedDots ? normalizedExceptDots : normalizedPctEncoded)

/** Normalizes the percent-encoded octets in the path, the query and the fragment of a valid string. */
const normalizeParts = (dialect: Dialect, component: UriComponent): void => {
  const { path, query, fragment } = component as { path: string } & UriComponent
  if (!isPctNormalized(path)) component.path = normalizeValidPath(path, dialect)
  if (query !== undefined && !isPctNormalized(query)) component.query = normalizeOctets(query, 0, query.length)
  if (fragment !== undefined && !isPctNormalized(fragment))
    component.fragment = normalizeOctets(fragment, 0, fragment.length)
}

/** In the path, the query and the fragment, percent-encodes the characters that the grammar does not allow. */
const repairParts = ({ keepsEncodedDots }: Dialect, component: UriComponent): void => {
  const { path = '', query, fragment } = component
  component.path = keepsEncodedDots ? repairPath(path) : repairPart(path, 'path')
  if (query !== undefined) component.query = repairPart(query, 'query')
  if (fragment !== undefined) component.fragment = repairPart(fragment, 'fragment')
}

/** Converts the host in the given components to the form that browsers use. */
const ownHost = ({ scheme = 'http', host, ipv6Zone }: UriComponent): string | undefined =>
  host === undefined ? undefined : browserHost(`${scheme}://${hostText(withoutBreaks(host), ipv6Zone, true)}`)

/**
 * Returns whether browsers and this package are certain to find the same host in an invalid HTTP URI. If the authority
 * is a plain host with an optional port, and the path is empty or begins with `/`, only the text after the authority
 * needs to be repaired.
 */
const isHostAgreed = ({ scheme, userinfo, host, path }: UriComponent): boolean =>
  (scheme === 'http' || scheme === 'https') &&
  userinfo === undefined &&
  host !== undefined &&
  plainness(host, 0, host.length) === PLAIN &&
  (path === '' || path?.charCodeAt(0) === SLASH)

/**
 * Records an error if browsers find a host in the string, but this library finds a different host or none. The two
 * hosts can differ only if the string must be repaired.
 */
const compareWithBrowser = (text: string, component: UriComponent): void => {
  const { scheme, host } = component
  if (LAST.isMalformed || isHostAgreed(component) || (host === undefined && !HOST_SCHEMES.includes(scheme ?? '')))
    return
  const theirs = browserHost(scheme === undefined ? `http:${text}` : text)
  if (theirs !== undefined && theirs !== ownHost(component))
    refuse(component, (host === undefined && missingHost(scheme)) || MESSAGES.host)
}

/**
 * Adds the `reason` property, which explains why the string is invalid. The property is not enumerable, so it neither
 * affects comparisons nor appears in JSON.
 */
const explain = (component: UriComponent, text: string): void => {
  const get = (): string | undefined => {
    const parsed = parseUriReference(text)
    return parsed._tag === 'Left' ? showReason(parsed.left) : undefined
  }
  Object.defineProperty(component, 'reason', { get, enumerable: false, configurable: true })
}

/** Returns the components of a string with a plain authority. `SPANS` must contain the spans of the string. */
const parsePlain = (dialect: Dialect, text: string, scheme: string | undefined, plain: number): UriComponent => {
  LAST.isMalformed = false
  const component = splitValid(text, scheme)
  if (plain === PLAIN_UPPER) component.host = component.host?.toLowerCase()
  if (text.indexOf('%') >= 0) normalizeParts(dialect, component)
  return component
}

/**
 * Parses a string that is invalid or whose authority is not plain. If the string is valid, `SPANS` must contain the
 * string's spans.
 */
const parseOther = (dialect: Dialect, uri: string, text: string, isValid: boolean, options: Options): UriComponent => {
  const component = isValid ? splitValid(text, schemeAt(text, SPANS[SCHEME_END])) : splitInvalid(text)
  const kind = isValid ? SPANS[HOST_KIND] : -1
  if (dialect.isStrict && !isValid) requireAuthority(component)
  LAST.isMalformed = false
  const hasRefusedEdges = hasEdge(uri, dialect.refusesTrailing)
  if (!isValid || hasRefusedEdges) {
    const fault = findFault(text, component, hasRefusedEdges)
    if (fault !== undefined) refuse(component, fault)
    component.scheme = component.scheme?.toLowerCase()
  } else if (isPortRefused(component.port)) refuse(component, MESSAGES.port)

  const handler = handlerOf(dialect, options.scheme ?? component.scheme)
  const { host } = component
  if (host && kind !== IPV4 && !isIPv4Address(host)) readHost(dialect, component, host, options)
  component.reference = referenceOf(component)
  if (options.reference && options.reference !== 'suffix' && options.reference !== component.reference)
    noteError(component, `URI is not a ${options.reference} reference.`)

  if (handler?.skipNormalize !== true) {
    if (isValid) normalizeParts(dialect, component)
    else repairParts(dialect, component)
  }
  // If a valid string contains a host, browsers find the same host as this library does. If the string contains no
  // host, browsers may still find a host in its path.
  if (!isValid || host === undefined) compareWithBrowser(text, component)
  if (handler !== undefined) {
    handler.parse(component, options)
    if (handler.scheme === 'urn' && component.nid === undefined) LAST.isMalformed = true
  }
  if (component.error !== undefined) explain(component, text)
  return component
}

/**
 * Returns the string to parse. If the `reference` option is `suffix`, the function prepends the value of the `scheme`
 * option and a colon. If there is no `scheme` option, the function prepends `//` instead.
 */
const completeUri = (uri: string, { scheme, reference }: Options): string => {
  if (reference !== 'suffix') return uri
  return scheme ? `${scheme}:${uri}` : `//${uri}`
}

/** Parses a string. Throws an error if a JavaScript caller passes a value of another type. */
const parseGeneral = (dialect: Dialect, uri: string, options: Options): UriComponent => {
  if (typeof uri !== 'string') throw new TypeError('the URI to parse is not a string')
  const text = completeUri(uri, options)
  const isValid = scan(text, SPANS) >= 0
  if (isValid) {
    const scheme = schemeAt(text, SPANS[SCHEME_END])
    const plain = authorityPlainness(dialect, text, scheme, options)
    if (plain !== NOT_PLAIN) return parsePlain(dialect, text, scheme, plain)
  }
  return parseOther(dialect, uri, text, isValid, options)
}

/** Parses a string and sets `LAST`. */
export const parseText = (dialect: Dialect, uri: string, options: Options = NO_OPTIONS): UriComponent => {
  const plain = typeof uri === 'string' && options === NO_OPTIONS ? scanPlainHttp(dialect, uri) : NOT_PLAIN
  return plain === NOT_PLAIN || portLength() > 5
    ? parseGeneral(dialect, uri, options)
    : parsePlain(dialect, uri, SPANS[SCHEME_END] === 5 ? 'https' : 'http', plain)
}
