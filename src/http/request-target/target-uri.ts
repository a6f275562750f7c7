/* The functions in this file reconstruct the target URI of a request (RFC 9110, section 7.1). */

import { componentError } from '../../core/building/validate'
import { portNumber } from '../../core/components/accessors'
import { equalsHost } from '../../core/equivalence/equals-host'
import { type SchemeRule, schemeRules } from '../../core/equivalence/scheme-rules'
import { Failure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { ownProperties, ownValue } from '../../core/fp/own'
import type { AbsoluteUri, UriReference } from '../../core/model/brands'
import { view } from '../../core/model/parse'
import { requireView, type View } from '../../core/model/view'
import { ERROR_OFFSET, SPANS } from '../../core/scanner/spans'
import { scanHostPort } from './host-port'
import type { RequestTarget } from './request-target'
import {
  explainFailure,
  HOST_MISSING,
  type RequestTargetError,
  type RequestTargetReason,
  SENTENCE_BY_REASON,
} from './request-target-error'

/**
 * The parts of a request that determine its target URI.
 *
 * @category Target URI
 */
export interface ReceivedRequest {
  /**
   * The scheme that a trusted gateway reports. Without such a report, the scheme is `https` for an encrypted connection
   * and `http` for any other connection.
   */
  readonly scheme: string
  /** The value of the `Host` header, if the request has one: `Host = uri-host [ ":" port ]` (RFC 9110, section 7.2). */
  readonly host?: string | undefined
  /** The value of `:authority` in an HTTP/2 or HTTP/3 request that has this field. */
  readonly authority?: string | undefined
  readonly target: RequestTarget
}

/**
 * The URI that a request asks for (RFC 9110, section 7.1).
 *
 * @category Target URI
 */
export interface TargetUri {
  readonly uri: View<AbsoluteUri>
  /**
   * The value of `Host` or `:authority`, if the request-target contains a different host or port (RFC 9112, section
   * 3.2.2). If the hosts and the ports agree, `ignoredHost` is `undefined`.
   */
  readonly ignoredHost: string | undefined
}

/**
 * States which field of a request is invalid or missing, and why the target URI cannot be determined. `text` is the
 * whole value of `field`. If the field is absent, `text` is empty.
 *
 * @category Errors
 */
export interface TargetUriError extends UriError {
  readonly _tag: 'TargetUriError'
  readonly field: 'scheme' | 'host' | 'authority'
  readonly component: RequestTargetError['component']
  /** `authority-conflict`: `:authority` and `Host` name different hosts or ports (RFC 9113, section 8.3.1). */
  readonly reason: RequestTargetReason | 'authority-conflict'
}

type Problem = Pick<TargetUriError, 'component' | 'reason' | 'problem' | 'expected'>

const targetUriError = (
  field: TargetUriError['field'],
  text: string,
  offset: number,
  given: Problem,
): TargetUriError => {
  const { component, reason, problem, expected } = ownProperties(given)
  return Object.assign(new Failure('TargetUriError', text, offset, component, reason, problem, expected), { field })
}

/**
 * Creates the error for a field that is not a string. JavaScript callers can pass any value, such as an array of header
 * fields.
 */
const notTextError = (field: TargetUriError['field']): TargetUriError =>
  targetUriError(field, '', 0, {
    component: field === 'scheme' ? 'scheme' : 'host',
    reason: 'not-text',
    ...SENTENCE_BY_REASON['not-text'],
  })

const schemeError = (scheme: string): TargetUriError | undefined => {
  if (typeof scheme !== 'string') return notTextError('scheme')
  const error = componentError('scheme', scheme)
  return error && targetUriError('scheme', scheme, error.offset, { component: 'scheme', reason: 'character' })
}

const fieldError = (field: 'host' | 'authority', text: string | undefined): TargetUriError | undefined => {
  if (text === undefined) return undefined
  if (typeof text !== 'string') return notTextError(field)
  const hostEnd = scanHostPort(text, SPANS)
  return hostEnd >= 0 ? undefined : targetUriError(field, text, SPANS[ERROR_OFFSET], explainFailure(hostEnd))
}

/**
 * Returns a view's port or, if the port is absent or empty, the scheme's default port (RFC 3986, section 6.2.3).
 */
const effectivePort = (view: View, scheme: string): number | undefined => {
  const port = portNumber(view)
  return port._tag === 'Some' ? port.value : ownValue<SchemeRule>(schemeRules, scheme.toLowerCase())?.defaultPort
}

/** Returns whether two references have the same host and port under a scheme's rules (RFC 3986, section 6.2.3). */
const isSameAuthority = (a: View, b: View, scheme: string): boolean =>
  equalsHost(a)(b) && effectivePort(a, scheme) === effectivePort(b, scheme)

const referenceView = (text: string): View => view(text as UriReference)

const authorityView = (authority: string): View => referenceView(`//${authority}`)

const uriView = (text: string): View<AbsoluteUri> => view(text as AbsoluteUri)

const firstDifference = (a: string, b: string): number => {
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  return index
}

const CONFLICT: Problem = {
  component: 'host',
  reason: 'authority-conflict',
  problem: 'differs from Host',
  expected: 'a request names one host and port',
}

const conflictError = ({ scheme, host, authority }: ReceivedRequest): TargetUriError | undefined => {
  if (host === undefined || authority === undefined) return undefined
  if (isSameAuthority(authorityView(host), authorityView(authority), scheme)) return undefined
  return targetUriError('authority', authority, firstDifference(authority, host), CONFLICT)
}

const requestError = (request: ReceivedRequest): TargetUriError | undefined =>
  schemeError(request.scheme) ??
  fieldError('host', request.host) ??
  fieldError('authority', request.authority) ??
  conflictError(request)

/**
 * Returns the result for a target in absolute-form or authority-form. Such a target overrides `:authority` and `Host`.
 */
const withOverridden = (uri: View<AbsoluteUri>, field: string | undefined): TargetUri => {
  const isIgnored =
    field !== undefined &&
    (uri.hostEnd < 0 ? field !== '' : !isSameAuthority(uri, authorityView(field), uri.text.slice(0, uri.schemeEnd)))
  return { uri, ignoredHost: isIgnored ? field : undefined }
}

/**
 * Reconstructs the URI that a request asks for (RFC 9110, section 7.1; RFC 9112, section 3.3). A target in
 * absolute-form is already the target URI. A target in authority-form contains the host and the port. For a target in
 * origin-form or asterisk-form, the host and the port come from `:authority` or, if that field is absent, from `Host`.
 * For a target in origin-form, the path and the query come from the target.
 *
 * `Host` and `:authority` are always checked. Each of the two values must match `uri-host [ ":" port ]`. Neither value
 * may contain userinfo or a port above 65535. If `Host` and `:authority` contain different hosts or ports, the result
 * is an error (RFC 9113, section 8.3.1). If the value of `:authority` or `Host` differs from the request-target in host
 * or port, that value is ignored, and the result contains it as `ignoredHost` (RFC 9112, section 3.2.2). `Host` and
 * `:authority` are compared with each other under the rules of the request's scheme, and with the request-target under
 * the rules of the target URI's scheme (RFC 3986, section 6.2.3).
 *
 * Allocates the returned `Either`, its `TargetUri`, and the view and the text of the URI. If a field is invalid, the
 * error's `text` is the raw value of the field, and the error's `offset` is an index into that value. If the host must
 * come from `:authority` or `Host` but neither contains one, the error's `reason` is `host-missing`. Throws a
 * `TypeError` if a JavaScript caller passes a target that has not been parsed.
 *
 * @example
 * import { parseRequestTarget, targetUri } from 'uri-ts/http'
 *
 * const target = parseRequestTarget('GET', '//evil.com/a?q')
 * if (target._tag === 'Right') {
 *   const parsed = targetUri({ scheme: 'https', host: 'example.com', target: target.right })
 *   if (parsed._tag === 'Right') parsed.right.uri.text //=> 'https://example.com//evil.com/a?q'
 * }
 *
 * @category Target URI
 */
export const targetUri = (received: ReceivedRequest): Either<TargetUriError, TargetUri> => {
  const request = ownProperties(received)
  const error = requestError(request)
  if (error !== undefined) return left(error)
  const { scheme } = request
  const target = request.target?._tag === 'AsteriskForm' ? request.target : requireView(request.target)
  const field = request.authority ?? request.host
  if (target._tag === 'Uri') return right(withOverridden(target, field))
  if (target._tag === 'AuthorityForm') return right(withOverridden(uriView(`${scheme}://${target.text}`), field))
  if (field === undefined || field === '' || field.startsWith(':')) {
    const name = request.authority === undefined ? 'host' : 'authority'
    return left(targetUriError(name, field ?? '', 0, explainFailure(-HOST_MISSING)))
  }
  const path = target._tag === 'OriginForm' ? target.text : ''
  return right({ uri: uriView(`${scheme}://${field}${path}`), ignoredHost: undefined })
}
