/* The functions in this file scan and parse request-targets (RFC 9112, section 3.2). */
import { componentOf } from '../../core/errors/failure-code'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import { SLASH } from '../../core/grammar/code-units'
import type { AbsoluteUri, AuthorityForm, OriginForm } from '../../core/model/brands'
import { type View, viewFromSpans } from '../../core/model/view'
import { httpFaultAt, isHttpScheme } from '../../core/scanner/http-authority'
import { scan, scanFromPath } from '../../core/scanner/scan'
import {
  fail,
  HOST_END,
  HOST_KIND,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  SPANS,
  type Spans,
  USERINFO_END,
} from '../../core/scanner/spans'
import { scanAuthorityForm } from './host-port'
import {
  FRAGMENT_PRESENT,
  HOST_MISSING,
  NOT_ASTERISK_FORM,
  PORT_RANGE,
  REQUEST_FORM,
  type RequestTargetError,
  requestTargetError,
  requestTargetErrorFromSpans,
  swappedError,
  USERINFO_PRESENT,
} from './request-target-error'
import { AUTHORITY_FORM_SCHEME_END, authorityFormFromSpans, originFormFromSpans } from './request-target-view'

/**
 * The target of an OPTIONS request for the whole server, `asterisk-form = "*"` (RFC 9112, section 3.2.4).
 *
 * @category Request target
 */
export interface AsteriskForm {
  readonly _tag: 'AsteriskForm'
  readonly text: '*'
}

/**
 * A parsed request-target. Its `_tag` names its form: `OriginForm`, `Uri` (absolute-form), `AuthorityForm` or
 * `AsteriskForm`.
 *
 * Except in asterisk-form, a request-target is a view, so accessors, cursors and guards accept it. A target in
 * origin-form never has an authority, even if it begins with `//`. A target in authority-form has a host, a port and an
 * empty path.
 *
 * @category Request target
 */
export type RequestTarget = View<OriginForm> | View<AbsoluteUri> | View<AuthorityForm> | AsteriskForm

const ASTERISK_FORM: AsteriskForm = /* @__PURE__ */ Object.freeze({ _tag: 'AsteriskForm', text: '*' })

const ASTERISK = 0x2a

const failFragment = (target: string, spans: Spans): number => fail(spans, target.indexOf('#'), FRAGMENT_PRESENT)

/**
 * Refuses any fragment, even a valid one. `end` is the result of `scan` or `scanFromPath`. Returns `end`, or a failure.
 */
const withoutFragment = (target: string, end: number, spans: Spans): number => {
  if (end < 0) return componentOf(end) === 'fragment' ? failFragment(target, spans) : end
  const absoluteEnd = spans[QUERY_END] < 0 ? spans[PATH_END] : spans[QUERY_END]
  return absoluteEnd < end ? failFragment(target, spans) : end
}

/**
 * Reads a target in origin-form: `origin-form = absolute-path [ "?" query ]` (RFC 9112, section 3.2.1). A `//` at the
 * start of the target begins a path, not an authority.
 */
const scanOriginForm = (target: string, spans: Spans): number => {
  const end = withoutFragment(target, scanFromPath(target, 0, spans), spans)
  if (end < 0) return end
  spans[SCHEME_END] = -1
  spans[USERINFO_END] = -1
  spans[HOST_END] = -1
  spans[HOST_KIND] = -1
  return end
}

/** Applies the rules in `httpFaultAt` to an HTTP or HTTPS URI. */
const scanHttpUri = (target: string, end: number, spans: Spans): number => {
  const userinfoEnd = spans[USERINFO_END]
  const hostEnd = spans[HOST_END]
  const fault = httpFaultAt(target, spans[SCHEME_END], userinfoEnd, hostEnd, spans[PATH_START])
  if (fault < 0) return end
  if (fault === userinfoEnd) return fail(spans, fault, USERINFO_PRESENT)
  return fail(spans, fault, hostEnd >= 0 && fault > hostEnd ? PORT_RANGE : HOST_MISSING)
}

/** Reads a target in absolute-form: `absolute-form = absolute-URI` (RFC 9112, section 3.2.2). */
const scanAbsoluteForm = (target: string, spans: Spans): number => {
  const end = withoutFragment(target, scan(target, spans), spans)
  if (end < 0) return end
  if (spans[SCHEME_END] < 0) return fail(spans, 0, REQUEST_FORM)
  return isHttpScheme(target, spans[SCHEME_END]) ? scanHttpUri(target, end, spans) : end
}

const scanConnect = (target: string, spans: Spans): number => {
  const hostEnd = scanAuthorityForm(target, spans)
  if (hostEnd < 0) return hostEnd
  spans[SCHEME_END] = AUTHORITY_FORM_SCHEME_END
  spans[USERINFO_END] = -1
  spans[HOST_END] = hostEnd
  spans[PATH_START] = target.length
  spans[PATH_END] = target.length
  spans[QUERY_END] = -1
  return target.length
}

/** Reads a target in asterisk-form: `asterisk-form = "*"` (RFC 9112, section 3.2.4). */
const scanAsteriskForm = (method: string, target: string, spans: Spans): number => {
  if (method !== 'OPTIONS') return fail(spans, 0, NOT_ASTERISK_FORM)
  if (target.length > 1) return fail(spans, 1, NOT_ASTERISK_FORM)
  spans[SCHEME_END] = -1
  return 1
}

/**
 * Scans a request-target and writes the offsets of its components: `request-target = origin-form / absolute-form /
 * authority-form / asterisk-form` (RFC 9112, section 3.2).
 *
 * The method, which is case-sensitive, determines which forms of the target are possible. CONNECT allows only the
 * authority-form. Only OPTIONS allows the asterisk-form. A target that begins with `/` is in origin-form, even if it
 * begins with `//`.
 *
 * Returns the end of the target, or a failure that `requestTargetErrorFromSpans` converts to an error. After a
 * successful scan, `requestFormFromSpans` returns the form of the target. For a target in asterisk-form, the offsets in
 * the spans are meaningless. After a failed scan, only `ERROR_OFFSET` is meaningful.
 *
 * Allocates nothing. The running time is linear in the length of `target`.
 *
 * @example
 * import { PATH_END, createSpans } from 'uri-ts/scan'
 * import { requestFormFromSpans, scanRequestTarget } from 'uri-ts/http'
 *
 * const spans = createSpans()
 * scanRequestTarget('GET', '//evil.com/a?q', spans) //=> 14
 * requestFormFromSpans('//evil.com/a?q', spans) //=> 'OriginForm'
 * spans[PATH_END] //=> 12
 *
 * @category Request target
 */
export const scanRequestTarget = (method: string, target: string, spans: Spans): number => {
  if (method === 'CONNECT') return scanConnect(target, spans)
  const first = target.length === 0 ? 0 : target.charCodeAt(0)
  if (first === SLASH) return scanOriginForm(target, spans)
  return first === ASTERISK ? scanAsteriskForm(method, target, spans) : scanAbsoluteForm(target, spans)
}

/**
 * Returns the form of a request-target that `scanRequestTarget` has just read successfully. The result is one of
 * `RequestTarget`'s tags. The tag `Uri` stands for absolute-form.
 *
 * Allocates nothing.
 *
 * @example
 * import { createSpans } from 'uri-ts/scan'
 * import { requestFormFromSpans, scanRequestTarget } from 'uri-ts/http'
 *
 * const spans = createSpans()
 * scanRequestTarget('CONNECT', 'a:80', spans)
 * requestFormFromSpans('a:80', spans) //=> 'AuthorityForm'
 *
 * @category Request target
 */
export const requestFormFromSpans = (target: string, spans: Spans): RequestTarget['_tag'] => {
  if (spans[SCHEME_END] >= 0) return 'Uri'
  if (spans[SCHEME_END] === AUTHORITY_FORM_SCHEME_END) return 'AuthorityForm'
  return target.charCodeAt(0) === ASTERISK ? 'AsteriskForm' : 'OriginForm'
}

const targetView = (target: string): RequestTarget => {
  switch (requestFormFromSpans(target, SPANS)) {
    case 'OriginForm':
      return originFormFromSpans(target, SPANS)
    case 'Uri':
      return viewFromSpans<AbsoluteUri>(target, SPANS)
    case 'AuthorityForm':
      return authorityFormFromSpans(target, SPANS)
    case 'AsteriskForm':
      return ASTERISK_FORM
  }
}

/**
 * Parses a request-target (RFC 9112, section 3.2). Applies the same rules as `scanRequestTarget`. A target in
 * origin-form never has an authority. An HTTP or HTTPS URI must have a nonempty host (RFC 9110, section 4.2.1) and no
 * userinfo (RFC 9110, section 4.2.4). If an HTTP or HTTPS URI has a port, the port must be at most 65535.
 *
 * Allocates the returned `Either` and its view, which together occupy 136 bytes. Fails at the first character that is
 * not allowed, such as the `#` of a fragment. If a caller passes the target before the method, the error message states
 * the correct order. If a JavaScript caller passes a target that is not a string, the error has the reason `not-text`
 * and an empty `text`.
 *
 * @example
 * import { path } from 'uri-ts'
 * import { parseRequestTarget } from 'uri-ts/http'
 *
 * const parsed = parseRequestTarget('GET', '//evil.com/a')
 * if (parsed._tag === 'Right' && parsed.right._tag === 'OriginForm') path(parsed.right) //=> '//evil.com/a'
 * parseRequestTarget('GET', '*')._tag //=> 'Left'
 *
 * @category Request target
 */
export const parseRequestTarget = (method: string, target: string): Either<RequestTargetError, RequestTarget> => {
  if (typeof target !== 'string') return left(requestTargetError('', 0, 'request-target', 'not-text'))
  const end = scanRequestTarget(method, target, SPANS)
  if (end >= 0) return right(targetView(target))
  // A method is a token (RFC 9110, section 9.1), and a token contains no slash.
  const isSwapped = end === -REQUEST_FORM && typeof method === 'string' && method.includes('/')
  return left(isSwapped ? swappedError(target) : requestTargetErrorFromSpans(target, end, SPANS))
}
