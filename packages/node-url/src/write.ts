import { isScheme } from '../../shared/src/faults'
import { browserHost, FORBIDDEN_IN_DOMAIN, readIPLiteral } from '../../shared/src/host'
import { argumentValue } from './errors'
import { encodeAscii, encodeAuth } from './escape'
import { isSlashed } from './fields'
import { isLiteral, needsHost, PAGE, PAGE_HOST } from './host'
import { writeQuery } from './query'

/** Declares the properties that `format` reads. Callers in plain JavaScript may pass values of any type. */
export interface UrlLike {
  readonly protocol?: unknown
  readonly slashes?: unknown
  readonly auth?: unknown
  readonly host?: unknown
  readonly hostname?: unknown
  readonly port?: unknown
  readonly pathname?: unknown
  readonly search?: unknown
  readonly query?: unknown
  readonly hash?: unknown
}

const textOf = (value: unknown): string => (value ? String(value) : '')

const refuse = (name: string): never => {
  throw argumentValue(`The property '${name}' contains a character that would end it or change the host`)
}

/** Returns whether a scheme is HTTP or HTTPS. These schemes are the most common, and need no further checks. */
const isHttp = (protocol: string): boolean => protocol === 'https:' || protocol === 'http:'

const protocolText = (protocol: string): string => {
  if (isHttp(protocol) || protocol === '' || isSlashed(protocol)) return protocol
  const scheme = protocol.endsWith(':') ? protocol.slice(0, -1) : protocol
  return isScheme(scheme) ? `${scheme}:` : refuse('protocol')
}

/** Returns the given host, which must not include a port. Throws if the host is invalid. */
const requireName = (name: string, host: string): string => {
  const isAllowed = isLiteral(host) ? readIPLiteral(host) !== undefined : !FORBIDDEN_IN_DOMAIN.test(host)
  return isAllowed ? host : refuse(name)
}

const requirePort = (name: string, port: string): string => (/^\d*$/.test(port) ? port : refuse(name))

/** Returns the given host, which may include a port. Throws if the host or the port is invalid. */
const requireHostText = (host: string): string => {
  // A host without forbidden characters has no brackets and no port.
  if (!FORBIDDEN_IN_DOMAIN.test(host)) return host
  const colon = host.endsWith(']') ? -1 : host.lastIndexOf(':')
  if (colon < 0) return requireName('host', host)
  return `${requireName('host', host.slice(0, colon))}:${requirePort('host', host.slice(colon + 1))}`
}

/** Returns the host and the port that the given properties contain. */
const hostText = (given: UrlLike): string => {
  const host = textOf(given.host)
  if (host !== '') return requireHostText(host)
  const hostname = textOf(given.hostname)
  if (hostname === '') return ''
  const port = textOf(given.port)
  const name = requireName('hostname', hostname.includes(':') && !isLiteral(hostname) ? `[${hostname}]` : hostname)
  return port === '' ? name : `${name}:${requirePort('port', port)}`
}

/** Matches delimiters, backslashes and control characters, which would change the meaning of the path. */
const UNSAFE = /[\0-\x1f#?\\]/

const ALL_UNSAFE = new RegExp(UNSAFE.source, 'g')

const pathText = (path: string): string => (UNSAFE.test(path) ? path.replace(ALL_UNSAFE, encodeAscii) : path)

/** Prevents the beginning of a path from being parsed as an authority or a scheme (RFC 3986, sections 3.3 and 4.2). */
const guardPath = (path: string, protocol: string): string => {
  if (protocol !== '') return path.startsWith('//') ? `/.${path}` : path
  const first = path.replace(/^ +/, '').split(':', 1)[0] as string
  return path.includes(':') && isScheme(first) ? `./${path.trimStart()}` : path
}

const addPrefix = (text: string, prefix: string): string =>
  text === '' || text.startsWith(prefix) ? text : prefix + text

const searchText = ({ search, query }: UrlLike): string => {
  const given = textOf(search) || (typeof query === 'object' && query !== null ? writeQuery(query) : '')
  return addPrefix(given.includes('#') ? given.replaceAll('#', '%23') : given, '?')
}

/** Throws if the properties contain no host but browsers would find one in the result. */
const requireNoHost = (text: string, protocol: string, slashes: unknown): string => {
  const isRead = needsHost(protocol)
    ? browserHost(text) !== undefined
    : protocol === '' && slashes && (browserHost(text, PAGE) ?? PAGE_HOST) !== PAGE_HOST
  return isRead ? refuse('pathname') : text
}

/**
 * Serializes the properties of `given` to a string. Throws if writing a property would change the host. The host in
 * `validHost` and the path in `validPath` are known to be valid, so they are not checked again.
 */
export const writeUrl = (given: UrlLike, validHost: string | null = null, validPath: string | null = null): string => {
  const protocol = protocolText(textOf(given.protocol))
  const host = validHost && given.host === validHost ? validHost : hostText(given)
  const auth = given.auth && host ? `${encodeAuth(String(given.auth))}@` : ''
  const path = validPath !== null && given.pathname === validPath ? validPath : pathText(textOf(given.pathname))
  const rest = searchText(given) + addPrefix(textOf(given.hash), '#')
  if (host !== '')
    return given.slashes || isHttp(protocol) || isSlashed(protocol.toLowerCase())
      ? `${protocol}//${auth}${host}${addPrefix(path, '/')}${rest}`
      : protocol + auth + host + path + rest
  const lower = protocol.toLowerCase()
  const isFile = lower === 'file:' && path.startsWith('/')
  const written = given.slashes || isFile ? `//${addPrefix(path, '/')}` : guardPath(path, protocol)
  return requireNoHost(protocol + written + rest, lower, given.slashes)
}
