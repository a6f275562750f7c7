import type { Either } from '../../core/fp/either'
import { left } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import { SLASH } from '../../core/grammar/code-units'
import { parseRequestTarget, type RequestTarget } from './request-target'
import type { PseudoHeaderName, RequestTargetError, RequestTargetReason } from './request-target-error'
import { requestTargetError } from './request-target-error'

/**
 * The pseudo-header fields of an HTTP/2 or HTTP/3 request. The headers that `node:http2` passes to a server are
 * assignable to `PseudoHeaders`.
 *
 * @category Request target
 */
export type PseudoHeaders = { readonly [Name in PseudoHeaderName]?: string | undefined }

const fieldError = (
  headers: PseudoHeaders,
  field: PseudoHeaderName,
  component: RequestTargetError['component'],
  reason: RequestTargetReason,
): Either<RequestTargetError, never> => {
  const text = headers[field] ?? ''
  return left(Object.assign(requestTargetError(text, 0, component, reason), { field }))
}

/** If the request-target is invalid, adds the name of the invalid field to the error. */
const withField = (
  field: PseudoHeaderName,
  parsed: Either<RequestTargetError, RequestTarget>,
): Either<RequestTargetError, RequestTarget> =>
  parsed._tag === 'Left' ? left(Object.assign(parsed.left, { field })) : parsed

/**
 * Reads the request-target of a CONNECT request. A CONNECT request has neither `:scheme` nor `:path` (RFC 9113, section
 * 8.5).
 */
const connectTarget = (headers: PseudoHeaders): Either<RequestTargetError, RequestTarget> => {
  if (headers[':scheme'] !== undefined) return fieldError(headers, ':scheme', 'scheme', 'pseudo-header-present')
  if (headers[':path'] !== undefined) return fieldError(headers, ':path', 'path', 'pseudo-header-present')
  return withField(':authority', parseRequestTarget('CONNECT', headers[':authority'] ?? ''))
}

/**
 * Creates the request-target from the pseudo-header fields of an HTTP/2 or HTTP/3 request (RFC 9113, section 8.3.1).
 * `:path` is in origin-form, even if it begins with `//`. In an OPTIONS request, `:path` may be in asterisk-form.
 * `:path` is never in absolute-form. In a CONNECT request, `:authority` is in authority-form. An extended CONNECT
 * request, which contains `:protocol` (RFC 8441), also contains `:path`.
 *
 * To get the request's URI, pass the result and `:authority` to `targetUri`. A request-target from pseudo-header fields
 * does not contain the request's scheme. Pass the connection's scheme, not `:scheme`, to `targetUri`, because a client
 * can send any `:scheme`.
 *
 * Allocates the returned `Either` and its view. Fails if `parseRequestTarget` refuses the request-target. Also fails if
 * `:path` is in absolute-form, if a required field is missing, or if a field that must be absent is present. The
 * error's `field` is the name of the pseudo-header field that caused the error.
 *
 * @example
 * import { targetFromPseudoHeaders } from 'uri-ts/http'
 *
 * const target = targetFromPseudoHeaders({ ':method': 'GET', ':scheme': 'https', ':authority': 'a', ':path': '//b/c' })
 * if (target._tag === 'Right') target.right._tag //=> 'OriginForm'
 *
 * const refused = targetFromPseudoHeaders({ ':method': 'GET', ':scheme': 'https', ':path': 'http://b/' })
 * if (refused._tag === 'Left') refused.left.reason //=> 'path-form'
 *
 * @category Request target
 */
export const targetFromPseudoHeaders = (fields: PseudoHeaders): Either<RequestTargetError, RequestTarget> => {
  const headers = ownProperties(fields)
  const method = headers[':method']
  const isConnect = method === 'CONNECT'
  const isExtended = headers[':protocol'] !== undefined
  if (isConnect && !isExtended) return connectTarget(headers)
  if (!isConnect && isExtended) return fieldError(headers, ':protocol', 'request-target', 'pseudo-header-present')
  if (!method) return fieldError(headers, ':method', 'request-target', 'pseudo-header-missing')
  if (!headers[':scheme']) return fieldError(headers, ':scheme', 'scheme', 'pseudo-header-missing')
  const path = headers[':path']
  if (!path) return fieldError(headers, ':path', 'path', 'pseudo-header-missing')
  const isPath = typeof path !== 'string' || path.charCodeAt(0) === SLASH || path.startsWith('*')
  if (!isPath) return fieldError(headers, ':path', 'path', 'path-form')
  return withField(':path', parseRequestTarget(isConnect ? 'GET' : method, path))
}
