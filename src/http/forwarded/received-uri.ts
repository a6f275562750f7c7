/* The functions in this file reconstruct the URI that a client requested through trusted proxies. */

import type { CheckBlock } from '../../../types/core/ip/cidr'
import type { CheckServerHost } from '../../../types/http/hosts/server-host'
import { equalsHost } from '../../core/equivalence/equals-host'
import { quote } from '../../core/errors/hide-password'
import { requireKnown, requireOneOf } from '../../core/errors/require-known'
import { type Either, left, right } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import { portValueIn } from '../../core/grammar/port'
import { addressGroups, withoutZone } from '../../core/ip/block'
import { parseUriReference } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { allowedAddresses } from '../connect/allowed-addresses'
import { NOT_A_SERVER_HOST } from '../hosts/messages'
import { type ReceivedRequest, type TargetUri, type TargetUriError, targetUri } from '../request-target/target-uri'
import { type ForwardedError, forwardedError } from './forwarded-error'
import { type Hop, hopsIn, NAMES_BY_FIELDS, PROXY_SCHEME, type ReadField } from './hops'

/**
 * The argument to `receivedUri`.
 *
 * @category Proxies
 */
export interface ProxyOptions<Block extends string = string, Host extends string = string> {
  /** The addresses and address blocks of your proxies, such as `'127.0.0.1'`, `'10.0.0.0/8'` and `'fd00::/8'`. */
  readonly trust: ReadonlyArray<CheckBlock<Block>>
  /**
   * The headers that your proxies add: either `Forwarded` (RFC 7239), or the headers whose names begin with
   * `X-Forwarded-`.
   */
  readonly fields: keyof typeof NAMES_BY_FIELDS
  /**
   * The hosts for which the server is responsible. If an entry contains a port, only that port is accepted. If `hosts`
   * is absent, any host is accepted.
   */
  readonly hosts?: ReadonlyArray<CheckServerHost<Host>> | undefined
}

/**
 * A request as the server received it, possibly through a proxy.
 *
 * @category Proxies
 */
export interface ProxiedRequest extends ReceivedRequest {
  /** The address of the other end of the connection. In Node, this is the value of `socket.remoteAddress`. */
  readonly peer: string | undefined
  /**
   * The request headers, either as a `Headers` object or as the object that Node provides, in which names are in lower
   * case.
   */
  readonly headers:
    | { readonly [name: string]: string | readonly string[] | undefined }
    | { readonly get: (name: string) => string | null }
}

/**
 * The result of `receivedUri`: the URI that a client requested, and the client's address.
 *
 * @category Proxies
 */
export interface ReceivedUri extends TargetUri {
  /**
   * The client's address, which is the untrusted address nearest to the server. If a proxy does not report the client's
   * address, `client` is `undefined`.
   */
  readonly client: string | undefined
  /** The names of the proxy headers that were ignored because the peer is not trusted. */
  readonly ignoredFields: readonly string[]
}

const readerOf = ({ headers }: ProxiedRequest): ReadField => {
  const { get } = headers ?? {}
  if (typeof get === 'function') return (name) => get.call(headers, name) ?? undefined
  const isObject = typeof headers === 'object' && headers !== null && !Array.isArray(headers)
  if (!isObject || Object.keys(headers).some((name) => name !== name.toLowerCase()))
    throw new TypeError('headers: the value is not an object of fields in lower case')
  return (name) => {
    const value: unknown = Object.hasOwn(headers, name) ? (headers as { [name: string]: unknown })[name] : undefined
    if (typeof value === 'string') return value
    return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(', ') : undefined
  }
}

/** Matches an entry that is a pattern, such as `*.example.com`, and therefore never equals a host. */
const PATTERN = /^\.|\*/

const portOf = ({ text, hostEnd, pathStart }: View): string => text.slice(hostEnd + 1, pathStart)

/** Returns whether a view's port is greater than 65535. */
const isPortTooLarge = (view: View): boolean => {
  const port = portOf(view)
  return port !== '' && portValueIn(port, 0, port.length) < 0
}

const hostView = (entry: unknown): View => {
  const parsed = typeof entry === 'string' ? parseUriReference(`//${entry}`) : undefined
  const isHost = parsed?._tag === 'Right' && parsed.right.pathStart === parsed.right.text.length
  const isWrong = !isHost || parsed.right.userinfoEnd >= 0 || parsed.right.hostEnd <= 2
  if (isWrong || PATTERN.test(entry as string) || isPortTooLarge(parsed.right))
    throw new TypeError(`hosts: ${quote(entry)} ${NOT_A_SERVER_HOST}`)
  return parsed.right
}

/**
 * Returns whether a view's host is one of the given hosts. If a given host has a port, the view must have the same
 * port.
 */
const hasOneOf = (hosts: readonly View[], view: View): boolean =>
  hosts.some((host) => equalsHost(host)(view) && (portOf(host) === '' || portOf(host) === portOf(view)))

/**
 * Combines the reports from trusted proxies. If the reports differ, the report from the proxy nearest to the client
 * takes precedence.
 */
const joinHops = (hops: readonly Hop[], peer: string, isTrusted: (address: string) => boolean) => {
  let client: string | undefined = peer
  let scheme: string | undefined
  let host: string | undefined
  for (let index = hops.length - 1; index >= 0 && client !== undefined && isTrusted(client); index--) {
    const hop = hops[index] as Hop
    scheme = hop.scheme ?? scheme
    host = hop.host ?? host
    client = hop.client?.kind === 'unknown' ? undefined : hop.client?.name
  }
  return { client, scheme, host }
}

/**
 * Reconstructs the URI that a client requested through your proxies, and returns both the URI and the client's address.
 * Reads the proxies' reports from right to left and stops at the first report from a sender that is not in `trust`.
 * The rightmost address that is not trusted belongs to the client. The client may have forged any report that precedes
 * those from the trusted proxies. If the peer itself is not trusted, its proxy headers are not used, and
 * `ignoredFields` lists their names. `receivedUri` works like `targetUri`, except that it also uses proxy headers. The
 * host must be syntactically valid. If you pass a `hosts` list, the host must also be in that list.
 *
 * Proxies that you trust must overwrite or remove the proxy headers that a client sends. Do not trust a proxy that
 * forwards its clients' proxy headers.
 *
 * Allocates the same kinds of objects as `targetUri` does. For a trusted peer, also allocates objects and strings for
 * each element of the proxy headers, including the elements that a client has added. The returned function fails in the
 * same cases as `targetUri`. For a trusted peer, it also fails in the same cases as `parseForwarded`. For any peer, it
 * fails if the host is not in `hosts`. It also fails if a reported protocol is not `http`, `https`, `ws` or `wss`, or
 * if the target is in absolute-form and its scheme is not one of these. `receivedUri` throws a `TypeError` if an option
 * is unknown, or if `trust` or `hosts` is not a list or contains an invalid entry. Unless the headers are a `Headers`
 * object, the returned function throws a `TypeError` for a header name that is not in lower case.
 *
 * @example
 * import { parseRequestTarget, receivedUri } from 'uri-ts/http'
 *
 * const received = receivedUri({ trust: ['10.0.0.0/8'], fields: 'forwarded' })
 * const target = parseRequestTarget('GET', '/a')
 * if (target._tag === 'Right') {
 *   const headers = { forwarded: 'for=8.8.8.8;host=example.com;proto=https' }
 *   const found = received({ peer: '10.0.0.1', scheme: 'http', host: 'internal:8080', target: target.right, headers })
 *   if (found._tag === 'Right') [found.right.uri.text, found.right.client] //=> ['https://example.com/a', '8.8.8.8']
 * }
 *
 * @category Proxies
 */
export const receivedUri = <const Block extends string = string, const Host extends string = string>(
  options: ProxyOptions<Block, Host>,
): ((request: ProxiedRequest) => Either<TargetUriError | ForwardedError, ReceivedUri>) => {
  const { trust, fields, hosts } = requireKnown(options, ['trust', 'fields', 'hosts'])
  if (fields === undefined) throw new TypeError("the option 'fields' is missing")
  requireOneOf('fields', fields, Object.keys(NAMES_BY_FIELDS))
  const isAllowed = allowedAddresses(trust as readonly string[], 'trust')
  if (hosts !== undefined && !Array.isArray(hosts)) throw new TypeError("the option 'hosts' is a list of hosts")
  const listed = hosts?.map(hostView)
  const isTrusted = (address: string): boolean => {
    const groups = addressGroups(withoutZone(address))
    return groups !== undefined && isAllowed(groups)
  }

  return (proxied) => {
    const request = ownProperties(proxied)
    const read = readerOf(request)
    const { peer } = request
    const isOurs = typeof peer === 'string' && isTrusted(peer)
    const hops = isOurs ? hopsIn(fields, read) : right([])
    if (hops._tag === 'Left') return hops
    const { client, scheme = request.scheme, host } = joinHops(hops.right, peer ?? '', isTrusted)
    const found = targetUri({
      scheme,
      host: host ?? request.host,
      authority: host === undefined ? request.authority : undefined,
      target: request.target,
    })
    if (found._tag === 'Left') return found
    const { uri } = found.right
    if (request.target._tag === 'Uri' && !PROXY_SCHEME.test(uri.text.slice(0, uri.schemeEnd)))
      return left(forwardedError(uri.text, 0, 'proto', 'proto'))
    if (listed !== undefined && !hasOneOf(listed, uri)) {
      const text = uri.text.slice(uri.schemeEnd + 3, uri.pathStart)
      return left(forwardedError(text, 0, 'host', 'unlisted'))
    }
    const ignoredFields = isOurs ? [] : NAMES_BY_FIELDS[fields].filter((name) => read(name) !== undefined)
    return right({ ...found.right, client: client === '' ? undefined : client, ignoredFields })
  }
}
