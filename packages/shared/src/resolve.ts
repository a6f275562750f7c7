import { removeDotSegments } from 'uri-ts'
import { isIPv4Address } from 'uri-ts/ip'
import {
  type Dialect,
  handlerOf,
  NEUTRAL,
  NEUTRAL_OPTIONS,
  NO_OPTIONS,
  type Options,
  type UriComponent,
} from './components'
import { asciiDomain, FORBIDDEN_IN_DOMAIN, readIPLiteral, withoutBreaks } from './host'
import { MESSAGES, missingHost } from './messages'
import { isDomain, isUnicodeKept, LAST, parseText } from './parse'
import { isPlainName } from './plain-name'
import { removeRelativeDots } from './relative-dots'
import { isHostless, serializeComponents } from './serialize'
import { resolveSimple } from './simple'

const hasAuthority = ({ userinfo, host, port }: UriComponent): boolean =>
  userinfo !== undefined || host !== undefined || port !== undefined

const copyAuthority = (target: UriComponent, { userinfo, host, ipv6Zone, port }: UriComponent): void => {
  target.userinfo = userinfo
  target.host = host
  if (ipv6Zone !== undefined) target.ipv6Zone = ipv6Zone
  target.port = port
}

/**
 * Merges a path with the base's path and removes dot segments (RFC 3986, sections 5.2.3 and 5.2.4). The base may be
 * relative.
 */
export const mergePath = (base: UriComponent, path: string): string => {
  const basePath = base.path ?? ''
  const isRooted = hasAuthority(base)
  const directory = basePath === '' && isRooted ? '/' : basePath.slice(0, basePath.lastIndexOf('/') + 1)
  const merged = directory + path
  const isRelative = base.scheme === undefined && !isRooted && !merged.startsWith('/')
  return isRelative ? removeRelativeDots(merged) : removeDotSegments(merged)
}

/** Resolves a reference without a scheme (RFC 3986, section 5.2.2). */
const resolveRelative = (target: UriComponent, base: UriComponent, ref: UriComponent): void => {
  target.scheme = base.scheme
  const path = ref.path ?? ''
  copyAuthority(target, hasAuthority(ref) ? ref : base)
  target.query = ref.query
  if (hasAuthority(ref) && isHostless(target.scheme, target.host)) target.path = path
  else if (hasAuthority(ref) || path.startsWith('/')) target.path = removeDotSegments(path)
  else if (path !== '') target.path = mergePath(base, path)
  else {
    target.path = base.path
    target.query = ref.query ?? base.query
  }
}

/**
 * Resolves the components of a reference against those of a base (RFC 3986, section 5.2.2). If the `tolerant` option is
 * `true`, the scheme of the reference is ignored.
 */
export const resolveTarget = (
  dialect: Dialect,
  base: UriComponent,
  ref: UriComponent,
  options: Options,
): UriComponent => {
  const target: UriComponent = {}
  if (options.tolerant === true || !ref.scheme) resolveRelative(target, base, ref)
  else {
    target.scheme = ref.scheme
    copyAuthority(target, ref)
    const isOpaque = handlerOf(dialect, ref.scheme)?.absolutePath === true
    target.path = isOpaque ? (ref.path ?? '') : removeDotSegments(ref.path ?? '')
    target.query = ref.query
  }
  target.fragment = ref.fragment
  return target
}

export const resolveComponents = (
  dialect: Dialect,
  base: UriComponent,
  ref: UriComponent,
  options: Options = NO_OPTIONS,
  skipNormalization?: boolean,
): UriComponent => {
  const read = (component: UriComponent): UriComponent =>
    skipNormalization === true
      ? component
      : parseText(dialect, serializeComponents(dialect, component, options), options)
  return resolveTarget(dialect, read(base), read(ref), options)
}

const refuse = (message: string): never => {
  throw new Error(message)
}

/**
 * Checks the target's host and, if the host is a domain, converts it to ASCII as browsers do. The host is checked last,
 * because the rules for it depend on the target's scheme.
 */
const finishHost = (dialect: Dialect, target: UriComponent, options: Options): void => {
  const handler = handlerOf(dialect, options.scheme || target.scheme)
  const { scheme, host } = target
  const missing = host ? undefined : missingHost(scheme)
  if (missing !== undefined) refuse(missing)
  if (!host || isIPv4Address(host) || isPlainName(host)) return
  if (!isDomain(target, options, handler)) {
    target.host = withoutBreaks(host)
    return
  }
  if (readIPLiteral(host) !== undefined) return
  if (FORBIDDEN_IN_DOMAIN.test(host)) refuse(MESSAGES.host)
  if (isUnicodeKept(options, handler)) return
  const ascii = asciiDomain(host)
  if (typeof ascii === 'string') target.host = ascii
  // A name that browsers reject stays unchanged if it is percent-encoded ASCII, because its octets are treated as data.
  else if (!host.includes('%') || /[^\0-\x7f]/.test(host)) refuse(MESSAGES.toAscii + ascii)
}

const readReference = (dialect: Dialect, text: string, options: Options): UriComponent => {
  const component = parseText(dialect, text, options)
  return LAST.isMalformed ? refuse(component.error ?? 'URI is malformed.') : component
}

/**
 * Resolves one string against another. Throws if either string is malformed or if the result lacks a host that its
 * scheme requires.
 */
export const resolveTexts = (dialect: Dialect, base: string, ref: string, options: Options = NO_OPTIONS): string => {
  const simple = options === NO_OPTIONS ? resolveSimple(dialect, base, ref) : undefined
  if (simple !== undefined) return simple
  const neutral: Options = options === NO_OPTIONS ? NEUTRAL_OPTIONS : { scheme: NEUTRAL, ...options }
  const parsedBase = readReference(dialect, base, neutral)
  const target = resolveTarget(dialect, parsedBase, readReference(dialect, ref, neutral), neutral)
  finishHost(dialect, target, options)
  const isOpaque = handlerOf(dialect, options.scheme || target.scheme)?.absolutePath === true
  const absolutePath = isOpaque || neutral.absolutePath
  return serializeComponents(dialect, target, { ...neutral, skipEscape: true, absolutePath })
}
