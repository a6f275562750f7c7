import { componentError } from '../../building/validate'
import { portNumber } from '../../components/accessors'
import { equalsHost } from '../../equivalence/equals-host'
import { type SchemeRules, schemeRules } from '../../equivalence/scheme-rules'
import type { UriError } from '../../errors/uri-error'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { AbsoluteUri, UriReference } from '../../model/brands'
import { view } from '../../model/parse'
import type { View } from '../../model/view'
import { createSpans, ERROR_OFFSET } from '../../scanner/spans'
import { scanHostPort } from './host-port'
import type { RequestTarget } from './request-target'
import { explainFailure, HOST_MISSING, type RequestTargetError, type RequestTargetReason } from './request-target-error'

/**
 * What a target URI is made of: the parsed request-target, and what came with it.
 *
 * @category Target URI
 */
export interface ReceivedRequest {
  /** `https` where the connection is secured, else `http`, unless a gateway that is trusted says otherwise. */
  readonly scheme: string
  /** The value of `Host`, if the request has one: `Host = uri-host [ ":" port ]` (RFC 9110, 7.2). */
  readonly host?: string | undefined
  /** The value of `:authority` in HTTP/2 and HTTP/3, if the request has one. */
  readonly authority?: string | undefined
  readonly target: RequestTarget
}

/**
 * The URI that a request is for.
 *
 * @category Target URI
 */
export interface TargetUri {
  readonly uri: View<AbsoluteUri>
  /**
   * The value of `Host` or `:authority` that does not count, because the request-target itself names another host or port
   * (RFC 9112, 3.2.2); undefined where both agree.
   */
  readonly ignoredHost: string | undefined
}

/**
 * Why there is no target URI, and where. `text` is the whole value of `field`; empty if the field is absent.
 *
 * @category Errors
 */
export interface TargetUriError extends UriError {
  readonly _tag: 'TargetUriError'
  readonly field: 'scheme' | 'host' | 'authority'
  readonly component: RequestTargetError['component']
  /** `authority-conflict`: `:authority` and `Host` name different hosts or ports (RFC 9113, 8.3.1). */
  readonly reason: RequestTargetReason | 'authority-conflict'
}

const SPANS = createSpans()

type Failure = Pick<TargetUriError, 'component' | 'reason' | 'problem' | 'expected'>

const targetUriError = (
  field: TargetUriError['field'],
  text: string,
  offset: number,
  failure: Failure,
): TargetUriError => ({ _tag: 'TargetUriError', field, text, offset, ...failure })

const schemeError = (scheme: string): TargetUriError | undefined => {
  const error = componentError('scheme', scheme)
  return error && targetUriError('scheme', scheme, error.offset, { component: 'scheme', reason: 'character' })
}

const fieldError = (field: 'host' | 'authority', text: string | undefined): TargetUriError | undefined => {
  const hostEnd = text === undefined ? 0 : scanHostPort(text, SPANS)
  return text === undefined || hostEnd >= 0
    ? undefined
    : targetUriError(field, text, SPANS[ERROR_OFFSET], explainFailure(hostEnd))
}

/** The port that is meant: an absent or empty one is that of the scheme. */
const effectivePort = (view: View, scheme: string): number | undefined => {
  const port = portNumber(view)
  return port._tag === 'Some' ? port.value : (schemeRules as SchemeRules)[scheme.toLowerCase()]?.defaultPort
}

/** Whether two references lead to the same host and port under the rules of a scheme (RFC 3986, 6.2.3). */
const isSameAuthority = (a: View, b: View, scheme: string): boolean =>
  equalsHost(a)(b) && effectivePort(a, scheme) === effectivePort(b, scheme)

const authorityView = (authority: string): View => view(`//${authority}` as string as UriReference)

/** The view of a text that is known to be an absolute-URI. */
const uriView = (text: string): View<AbsoluteUri> => view(text as AbsoluteUri)

/** The first index at which the texts differ. */
const difference = (a: string, b: string): number => {
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  return index
}

const CONFLICT: Failure = {
  component: 'host',
  reason: 'authority-conflict',
  problem: 'differs from Host',
  expected: 'a request names one host and port',
}

const conflict = ({ scheme, host, authority }: ReceivedRequest): TargetUriError | undefined => {
  if (host === undefined || authority === undefined) return undefined
  if (isSameAuthority(authorityView(host), authorityView(authority), scheme)) return undefined
  return targetUriError('authority', authority, difference(authority, host), CONFLICT)
}

const requestError = (request: ReceivedRequest): TargetUriError | undefined =>
  schemeError(request.scheme) ??
  fieldError('host', request.host) ??
  fieldError('authority', request.authority) ??
  conflict(request)

/** The URI of a request-target that names its host itself, and what `field` says of another one. */
const overridden = (uri: View<AbsoluteUri>, field: string | undefined): TargetUri => {
  const isIgnored =
    field !== undefined &&
    (uri.hostEnd < 0 ? field !== '' : !isSameAuthority(uri, authorityView(field), uri.text.slice(0, uri.schemeEnd)))
  return { uri, ignoredHost: isIgnored ? field : undefined }
}

/**
 * Reconstructs the URI that a request is for (RFC 9110, 7.1; RFC 9112, 3.3). An absolute-form is that URI. Else the host
 * and port are those of an authority-form, of `:authority`, or of `Host`; path and query are those of an origin-form.
 *
 * `Host` and `:authority` are checked in any case: `uri-host [ ":" port ]`, a port up to 65535, no userinfo. If both are
 * there and lead to different places, that is an error (RFC 9113, 8.3.1); if the request-target overrides them, they are
 * returned as `ignoredHost` (RFC 9112, 3.2.2). Places are compared under the rules of the scheme (RFC 3986, 6.2.3).
 *
 * Allocates: the `Either`, the result, the view and its text.
 * Fails: with the field, as it was given, and the offset in it; `host-missing` where no host is named.
 *
 * @example
 * import { parseRequestTarget, targetUri } from 'uri-ts/http'
 *
 * const target = parseRequestTarget('GET', '//evil.com/a?q')
 * assert.ok(target._tag === 'Right')
 * const parsed = targetUri({ scheme: 'https', host: 'example.com', target: target.right })
 * assert.ok(parsed._tag === 'Right')
 * parsed.right.uri.text //=> 'https://example.com//evil.com/a?q'
 *
 * @category Target URI
 */
export const targetUri = (request: ReceivedRequest): Either<TargetUriError, TargetUri> => {
  const error = requestError(request)
  if (error !== undefined) return left(error)
  const { scheme, target } = request
  const field = request.authority ?? request.host
  if (target._tag === 'Uri') return right(overridden(target, field))
  if (target._tag === 'AuthorityForm') return right(overridden(uriView(`${scheme}://${target.text}`), field))
  if (field === undefined || field === '' || field.startsWith(':')) {
    const name = request.authority === undefined ? 'host' : 'authority'
    return left(targetUriError(name, field ?? '', 0, explainFailure(-HOST_MISSING)))
  }
  const path = target._tag === 'OriginForm' ? target.text : ''
  return right({ uri: uriView(`${scheme}://${field}${path}`), ignoredHost: undefined })
}
