/** Defines the site that the example servers share: a pure function from a request to a response. */
import { type AbsoluteUri, hasScheme, path, rawQueryValue, showError, type View } from 'uri-ts'
import {
  ambiguousPath,
  controlOctets,
  parseRequestTarget,
  type RequestTarget,
  safeFilePath,
  targetUri,
} from 'uri-ts/http'
import { compileRouter, decodeParams, matchPath } from 'uri-ts/routes'

/** A request, represented by its request line, the scheme of its connection, and its `Host` fields. */
export interface Received {
  readonly method: string
  /** The raw request-target from the request line. */
  readonly target: string
  readonly scheme: 'http' | 'https'
  /**
   * The values of all `Host` fields, in the form of Node's `headersDistinct.host`. A valid request has exactly one
   * `Host` field.
   */
  readonly hosts: readonly string[] | undefined
}

export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/** Contains the URI of a request that must be routed, or the response to any other request. */
export type Reception = { readonly uri: View<AbsoluteUri> } | { readonly answer: Answer }

const refuse = (status: number, error: string): { readonly answer: Answer } => ({ answer: { status, body: { error } } })

/** This server is responsible for these hosts (RFC 9110, section 7.4), and is not a proxy for other hosts. */
const HOSTS: ReadonlySet<string> = new Set(['example.test', '127.0.0.1'])

const hostOf = ({ text, schemeEnd, hostEnd }: View<AbsoluteUri>): string =>
  text.slice(schemeEnd + 3, hostEnd).toLowerCase()

/**
 * Every resource on this site supports GET, HEAD and OPTIONS. A 405 response must list the allowed methods (RFC 9110,
 * section 15.5.6).
 */
const ALLOW = { allow: 'GET, HEAD, OPTIONS' }

/**
 * The fields that name a host: `Host`, and `:authority` in HTTP/2. If both are present, they must agree (RFC 9113,
 * section 8.3.1).
 */
export interface HostFields {
  readonly host: string | undefined
  readonly authority?: string | undefined
}

/**
 * Checks a request line and the `Host` field before any other code reads them. The result is a valid URI of this
 * server, with an unambiguous path that contains no control octets. Programs behind the server may still interpret the
 * path differently, for example because they ignore case. Therefore, do not protect a route by comparing paths.
 * Instead, make the route's handler check whether the user is logged in.
 */
export const receive = ({ method, target, scheme, hosts }: Received): Reception => {
  const parsed = parseRequestTarget(method, target)
  if (parsed._tag === 'Left') return refuse(400, showError(parsed.left))
  if (hosts !== undefined && hosts.length > 1) return refuse(400, 'a request must have one Host')
  return receiveTarget(parsed.right, scheme, { host: hosts?.[0] })
}

/**
 * Checks a request-target that has already been parsed. HTTP/2 servers call `receiveTarget`, because HTTP/2 has no
 * request line to parse.
 */
export const receiveTarget = (target: RequestTarget, scheme: 'http' | 'https', fields: HostFields): Reception => {
  const located = locate(target, scheme, fields)
  if ('answer' in located) return located
  // An OPTIONS request for `*` asks about the whole server (RFC 9110, section 9.3.7).
  if (target._tag === 'AsteriskForm') return { answer: { status: 200, headers: ALLOW, body: {} } }
  const { uri } = located
  const [finding] = [...controlOctets(uri), ...ambiguousPath(uri)]
  if (finding !== undefined) return refuse(400, `${finding.kind} at offset ${finding.start} of ${uri.text}`)
  return located
}

/** Determines a request's URI. If this server is not responsible for the URI, returns the response to send. */
export const locate = (target: RequestTarget, scheme: 'http' | 'https', fields: HostFields): Reception => {
  if (target._tag === 'AuthorityForm') return refuse(501, 'this server is not a proxy')
  const effective = targetUri({ scheme, ...fields, target })
  if (effective._tag === 'Left') return refuse(400, showError(effective.left))
  const { uri } = effective.right
  if (!HOSTS.has(hostOf(uri)) || !hasScheme(scheme)(uri)) return refuse(421, `${uri.text} is not here`)
  return { uri }
}

const table = compileRouter({
  home: '/',
  user: '/users/{id}',
  me: '/users/me',
  post: '/users/{id}/posts/{post}',
  search: '/search',
  file: '/files/{+path}',
})
if (table._tag === 'Left') throw new Error(showError(table.left))

const match = matchPath(table.right)
const page = rawQueryValue('page')
/** Maps paths below `/files/` to files in the folder `/srv/site/files`. */
const fileOf = safeFilePath('/srv/site')

/**
 * Responds to a request for a URI on this server. The response to a HEAD request is the same as the response to a GET
 * request, but has no body (RFC 9110, section 9.3.2).
 */
export const answer = (method: string, uri: View<AbsoluteUri>): Answer => {
  const found = match(uri)
  if (found._tag === 'None') return { status: 404, body: { error: `nothing at ${path(uri)}` } }
  if (method === 'OPTIONS') return { status: 200, headers: ALLOW, body: {} }
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: ALLOW, body: { error: `${method} is not allowed` } }
  }
  const { route, params } = found.value
  const decoded = decodeParams(params)
  if (decoded._tag === 'Left') return { status: 400, body: { error: `${decoded.left.text} is not UTF-8` } }
  const host = hostOf(uri)
  if (route === 'search') {
    const given = page(uri)
    return { status: 200, body: { host, route, page: given._tag === 'Some' ? given.value : null } }
  }
  if (route === 'file') {
    const file = fileOf(uri)
    if (file._tag === 'Left') return { status: 400, body: { error: showError(file.left) } }
    return { status: 200, body: { host, route, file: file.right } }
  }
  return { status: 200, body: { host, route, params: decoded.right } }
}

/** Combines `receive` and `answer` for servers without middleware. */
export const handle = (received: Received): Answer => {
  const result = receive(received)
  return 'answer' in result ? result.answer : answer(received.method, result.uri)
}
