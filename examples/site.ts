/** The site that all four servers serve: a pure function from a request to an answer. */
import { type AbsoluteUri, hasScheme, path, rawQueryValue, showError, type View } from 'uri-ts'
import { ambiguousPath, controlOctets, parseRequestTarget, safeFilePath, targetUri } from 'uri-ts/http'
import { compileRouter, decodeParams, matchPath } from 'uri-ts/routes'

/** The request line, the scheme of the connection, and `Host`. */
export interface Received {
  readonly method: string
  /** The raw request-target from the request line. */
  readonly target: string
  readonly scheme: 'http' | 'https'
  /** The values of all `Host` fields: Node's `headersDistinct.host`. A valid request has exactly one. */
  readonly hosts: readonly string[] | undefined
}

export interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** The URI of the request, to be routed; or the answer, if the request is refused or needs no routing. */
export type Reception = { readonly uri: View<AbsoluteUri> } | { readonly answer: Answer }

const refuse = (status: number, error: string): { readonly answer: Answer } => ({ answer: { status, body: { error } } })

/** The hosts that this server answers for (RFC 9110, 7.4). It is not a proxy. */
const HOSTS: ReadonlySet<string> = new Set(['example.test', '127.0.0.1'])

const hostOf = ({ text, schemeEnd, hostEnd }: View<AbsoluteUri>): string =>
  text.slice(schemeEnd + 3, hostEnd).toLowerCase()

/**
 * Checks a request line and `Host`, before any other code reads them. The result is a valid URI of this server, with a
 * path that all programs read in the same way.
 */
export const receive = ({ method, target, scheme, hosts }: Received): Reception => {
  const parsed = parseRequestTarget(method, target)
  if (parsed._tag === 'Left') return refuse(400, showError(parsed.left))
  if (parsed.right._tag === 'AuthorityForm') return refuse(501, 'this server is not a proxy')
  if (hosts !== undefined && hosts.length > 1) return refuse(400, 'a request must have one Host')
  const effective = targetUri({ scheme, host: hosts?.[0], target: parsed.right })
  if (effective._tag === 'Left') return refuse(400, showError(effective.left))
  const { uri } = effective.right
  if (!HOSTS.has(hostOf(uri)) || !hasScheme(scheme)(uri)) return refuse(421, `${uri.text} is not here`)
  if (parsed.right._tag === 'AsteriskForm') return { answer: { status: 200, body: { allow: 'GET, OPTIONS' } } }
  const [finding] = [...controlOctets(uri), ...ambiguousPath(uri)]
  if (finding !== undefined) return refuse(400, `${finding.kind} at offset ${finding.start} of ${uri.text}`)
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
/** Serves `/files/` from the folder `/srv/site/files`. */
const fileOf = safeFilePath('/srv/site')

/** Answers a request for a URI of this server. The parameters have the types of their route. */
export const answer = (method: string, uri: View<AbsoluteUri>): Answer => {
  const found = match(uri)
  if (found._tag === 'None') return { status: 404, body: { error: `nothing at ${path(uri)}` } }
  if (method !== 'GET') return { status: 405, body: { error: `${method} is not allowed` } }
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

/** Both steps in one call, for a server without middleware. */
export const handle = (received: Received): Answer => {
  const result = receive(received)
  return 'answer' in result ? result.answer : answer(received.method, result.uri)
}
