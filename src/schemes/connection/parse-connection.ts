import { type Either, left, right } from '../../core/fp/either'
import { equalsIgnoringCase } from '../../core/grammar/ascii-case'
import { isIPv4Address, isIPv6Address } from '../../core/ip/address'
import { decodeByEngine } from '../../core/percent/decode'
import {
  type Connection,
  type ConnectionHost,
  type ConnectionParameters,
  HiddenConnection,
  HiddenParameters,
} from './connection'
import { type ConnectionComponent, type ConnectionError, connectionError } from './connection-error'
import { DOES_NOT_BELONG, ENCODED } from './messages'

export interface ConnectionRules {
  readonly schemes: readonly string[]
  readonly isMany: boolean
  readonly defaultPort: number | undefined
  readonly isHostRequired: boolean
}

type Result<A> = Either<ConnectionError, A>

/**
 * Maps each component to a regular expression for the characters that must be encoded in that component. A `%` must be
 * encoded if it is not followed by two hexadecimal digits.
 */
const NOT_IN: { readonly [component: string]: RegExp } = {
  user: /[^\w\-.~!$&'()*+,;=%]|%(?![\dA-Fa-f]{2})/,
  password: /[^\w\-.~!$&'()*+,;=:%]|%(?![\dA-Fa-f]{2})/,
  host: /[^\w\-.~!$&'()*+;=%]|%(?![\dA-Fa-f]{2})/,
  database: /[^\w\-.~!$&'()*+,;=:%]|%(?![\dA-Fa-f]{2})/,
  parameter: /[^\w\-.~!$'()*+,;:/?=%]|%(?![\dA-Fa-f]{2})/,
}

const unencodedAt = (text: string, offset: number, component: ConnectionComponent): ConnectionError => {
  const character = text.charAt(offset)
  const problem =
    component === 'database' || component === 'parameter' ? 'is not allowed' : `${DOES_NOT_BELONG} ${component}`
  return connectionError(text, offset, component, 'unencoded', {
    problem,
    expected: `write '${character}' as ${ENCODED[character as keyof typeof ENCODED]} in a ${component}`,
  })
}

/** Checks the component between `start` and `end`, and decodes it exactly once. */
const decodeComponent = (text: string, start: number, end: number, component: ConnectionComponent): Result<string> => {
  const raw = text.slice(start, end)
  const wrong = raw.search(NOT_IN[component] as RegExp)
  if (wrong >= 0) {
    const offset = start + wrong
    const isEncoded = component !== 'host' && Object.hasOwn(ENCODED, text.charAt(offset))
    if (isEncoded) return left(unencodedAt(text, offset, component))
    return left(connectionError(text, offset, component, text[offset] === '%' ? 'pct-encoded' : 'character'))
  }
  const value = decodeByEngine(raw)
  if (value !== undefined && !value.includes('\0')) return right(value)
  return left(connectionError(text, start + raw.indexOf('%'), component, 'decoding'))
}

const portOf = (text: string, start: number, end: number): Result<number | undefined> => {
  if (start >= end) return right(undefined)
  const digits = text.slice(start, end)
  const port = /^\d{1,5}$/.test(digits) ? Number(digits) : 0
  return port > 0 && port <= 0xffff ? right(port) : left(connectionError(text, start, 'port', 'port'))
}

/** Reads a host and an optional port from `raw`, which begins at `start` in the text. */
const readHost = (
  text: string,
  start: number,
  raw: string,
  defaultPort: number | undefined,
): Result<ConnectionHost> => {
  const isLiteral = raw.startsWith('[')
  const nameEnd = start + (isLiteral ? raw.indexOf(']') + 1 : raw.search(/:|$/))
  const address = text.slice(start + 1, nameEnd - 1)
  if (isLiteral && !isIPv6Address(address)) return left(connectionError(text, start, 'host', 'ip-literal'))
  const end = start + raw.length
  if (isLiteral && nameEnd < end && text[nameEnd] !== ':')
    return left(connectionError(text, nameEnd, 'host', 'character'))
  if (nameEnd === start) return left(connectionError(text, start, 'host', 'host-missing'))
  const name = isLiteral ? right(address) : decodeComponent(text, start, nameEnd, 'host')
  if (name._tag === 'Left') return name
  const port = portOf(text, nameEnd + 1, end)
  if (port._tag === 'Left') return port
  const isSocket = name.right.includes('/')
  const kind = isLiteral ? 'ipv6' : isSocket ? 'socket' : isIPv4Address(name.right) ? 'ipv4' : 'name'
  return right({ name: name.right, kind, port: port.right ?? (isSocket ? undefined : defaultPort) })
}

const readHosts = (
  text: string,
  start: number,
  end: number,
  rules: ConnectionRules,
): Result<readonly ConnectionHost[]> => {
  const { isMany, defaultPort, isHostRequired } = rules
  if (start === end && !isHostRequired) return right([])
  const list = text.slice(start, end).split(',')
  if (list.length > 1 && !isMany) return left(connectionError(text, text.indexOf(',', start) + 1, 'host', 'host-count'))
  const hosts: ConnectionHost[] = []
  let index = start
  for (const raw of list) {
    const host = readHost(text, index, raw, defaultPort)
    if (host._tag === 'Left') return host
    hosts.push(host.right)
    index += raw.length + 1
  }
  return right(hosts)
}

const readParameters = (text: string, start: number): Result<ConnectionParameters> => {
  const list = text.slice(start).split('&')
  if (list.at(-1) === '') list.pop()
  const pairs: (readonly [string, string])[] = []
  let index = start
  for (const raw of list) {
    const end = index + raw.length
    const equals = raw.indexOf('=')
    if (equals <= 0) return left(connectionError(text, equals < 0 ? end : index, 'parameter', 'parameter'))
    const name = decodeComponent(text, index, index + equals, 'parameter')
    if (name._tag === 'Left') return name
    const value = decodeComponent(text, index + equals + 1, end, 'parameter')
    if (value._tag === 'Left') return value
    pairs.push([name.right, value.right])
    index = end + 1
  }
  return right(new HiddenParameters(pairs))
}

/** Returns the member of `schemes` with which the text begins, or `undefined` if there is none. */
const schemeOf = (text: string, schemes: readonly string[]): string | undefined =>
  schemes.find((scheme) => equalsIgnoringCase(text, 0, scheme.length, scheme) && text.startsWith('://', scheme.length))

/** Reads userinfo as a user and a password. */
const readUserinfo = (text: string, start: number, at: number): Result<readonly [user?: string, password?: string]> => {
  if (at < start) return right([])
  const colon = text.slice(start, at).indexOf(':')
  const userEnd = colon < 0 ? at : start + colon
  const user = decodeComponent(text, start, userEnd, 'user')
  if (user._tag === 'Left') return user
  if (userEnd === at) return right([user.right])
  const password = decodeComponent(text, userEnd + 1, at, 'password')
  return password._tag === 'Left' ? password : right([user.right, password.right])
}

export const parseConnection = (text: string, rules: ConnectionRules): Either<ConnectionError, Connection> => {
  if (typeof text !== 'string') return left(connectionError('', 0, 'scheme', 'not-text'))
  const { schemes } = rules
  const scheme = schemeOf(text, schemes)
  if (scheme === undefined)
    return left(
      connectionError(text, 0, 'scheme', 'scheme', {
        expected: `the text begins with ${schemes.map((each) => `${each}://`).join(' or ')}`,
      }),
    )
  const start = scheme.length + 3
  const end = start + text.slice(start).search(/[/?#]|$/)
  const authority = text.slice(start, end)
  // If the authority contains no `@`, `at` is `start - 1`.
  const at = start + authority.lastIndexOf('@')
  // An `@` after the apparent authority suggests that the delimiter at `end` belongs to a password.
  if (at < start && authority.includes(':') && text.includes('@', end)) return left(unencodedAt(text, end, 'password'))
  const userinfo = readUserinfo(text, start, at)
  if (userinfo._tag === 'Left') return userinfo
  const hosts = readHosts(text, at + 1, end, rules)
  if (hosts._tag === 'Left') return hosts
  const tail = text.slice(end)
  const hash = tail.indexOf('#')
  if (hash >= 0) return left(connectionError(text, end + hash, 'fragment', 'fragment'))
  const pathEnd = end + tail.search(/\?|$/)
  const database = decodeComponent(text, Math.min(end + 1, pathEnd), pathEnd, 'database')
  if (database._tag === 'Left') return database
  const parameters = readParameters(text, pathEnd + 1)
  if (parameters._tag === 'Left') return parameters
  const [user, password] = userinfo.right
  return right(
    new HiddenConnection({
      scheme,
      user,
      password,
      hosts: hosts.right,
      database: database.right === '' ? undefined : database.right,
      parameters: parameters.right,
    }),
  )
}
