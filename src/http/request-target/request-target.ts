import { componentOf } from '../../errors/failure-code'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { AbsoluteUri, AuthorityForm, OriginForm } from '../../model/brands'
import { type View, viewFromSpans } from '../../model/view'
import { scan, scanFromPath } from '../../scanner/scan'
import {
  createSpans,
  ERROR_OFFSET,
  HOST_END,
  HOST_KIND,
  PATH_END,
  PATH_START,
  QUERY_END,
  SCHEME_END,
  type Spans,
  USERINFO_END,
} from '../../scanner/spans'
import { fail, scanAuthorityForm } from './host-port'
import {
  FRAGMENT_PRESENT,
  HOST_MISSING,
  NOT_ASTERISK_FORM,
  REQUEST_FORM,
  type RequestTargetError,
  requestTargetErrorFromSpans,
  USERINFO_PRESENT,
} from './request-target-error'
import { authorityFormFromSpans, originFormFromSpans } from './request-target-view'

/**
 * What `scanRequestTarget` returns for an `origin-form = absolute-path [ "?" query ]` (RFC 9112, 3.2.1).
 *
 * @category Request target
 */
export const ORIGIN_FORM = 1

/**
 * What `scanRequestTarget` returns for an `absolute-form = absolute-URI` (RFC 9112, 3.2.2).
 *
 * @category Request target
 */
export const ABSOLUTE_FORM = 2

/**
 * What `scanRequestTarget` returns for an `authority-form = uri-host ":" port` (RFC 9112, 3.2.3).
 *
 * @category Request target
 */
export const AUTHORITY_FORM = 3

/**
 * What `scanRequestTarget` returns for the `asterisk-form = "*"` (RFC 9112, 3.2.4).
 *
 * @category Request target
 */
export const ASTERISK_FORM = 4

/**
 * The `asterisk-form = "*"` (RFC 9112, 3.2.4) of a parsed request: OPTIONS of the server as a whole.
 *
 * @category Request target
 */
export interface AsteriskForm {
  readonly _tag: 'AsteriskForm'
  readonly text: '*'
}

/**
 * A request-target, whose `_tag` tells its form: `OriginForm`, `Uri` (the absolute-form), `AuthorityForm` or
 * `AsteriskForm`. All but the last are views, which accessors, cursors and guards read; an origin-form has no authority,
 * whatever it begins with, and an authority-form has a host, a port and an empty path.
 *
 * @category Request target
 */
export type RequestTarget = View<OriginForm> | View<AbsoluteUri> | View<AuthorityForm> | AsteriskForm

const ASTERISK_FORM_VALUE: AsteriskForm = Object.freeze({ _tag: 'AsteriskForm', text: '*' })

const HASH = '#'
const ASTERISK = 42
const SLASH = 47

/** Written and read again within one call of a function below, with no call of foreign code between. */
const SPANS = createSpans()

/** A text has a fragment from its first `#` on, so that the error is there, whatever is wrong after it. */
const failFragment = (target: string, spans: Spans): number => fail(spans, target.indexOf(HASH), FRAGMENT_PRESENT)

/** What `code`, which `scan` or `scanFromPath` returned, and a fragment make of `target`: 0, or a negative code. */
const withoutFragment = (target: string, code: number, spans: Spans): number => {
  if (code !== 0) return componentOf(code) === 'fragment' ? failFragment(target, spans) : -code
  const end = spans[QUERY_END] < 0 ? spans[PATH_END] : spans[QUERY_END]
  return end < target.length ? failFragment(target, spans) : 0
}

/** `absolute-path = 1*( "/" segment )` (RFC 9110, 4.1), so that `//` is path. */
const scanOriginForm = (target: string, spans: Spans): number => {
  const failure = withoutFragment(target, scanFromPath(target, 0, spans), spans)
  if (failure !== 0) return failure
  spans[SCHEME_END] = -1
  spans[USERINFO_END] = -1
  spans[HOST_END] = -1
  spans[HOST_KIND] = -1
  return ORIGIN_FORM
}

/** Whether a text begins with `http` or `https`, in whatever case, and no other scheme ends at `schemeEnd`. */
const isHttp = (target: string, schemeEnd: number): boolean =>
  (schemeEnd === 4 || (schemeEnd === 5 && (target.charCodeAt(4) | 32) === 115)) &&
  (target.charCodeAt(0) | 32) === 104 &&
  (target.charCodeAt(1) | 32) === 116 &&
  (target.charCodeAt(2) | 32) === 116 &&
  (target.charCodeAt(3) | 32) === 112

/** `http-URI = "http" "://" authority path-abempty [ "?" query ]`, with a host and without userinfo (RFC 9110, 4.2). */
const scanHttpUri = (spans: Spans): number => {
  const authorityStart = spans[SCHEME_END] + 3
  if (spans[HOST_END] < 0) return fail(spans, spans[SCHEME_END] + 1, HOST_MISSING)
  if (spans[USERINFO_END] >= 0) return fail(spans, spans[USERINFO_END], USERINFO_PRESENT)
  return spans[HOST_END] === authorityStart ? fail(spans, authorityStart, HOST_MISSING) : ABSOLUTE_FORM
}

/** `absolute-form = absolute-URI` (RFC 9112, 3.2.2) */
const scanAbsoluteForm = (target: string, spans: Spans): number => {
  const failure = withoutFragment(target, scan(target, spans), spans)
  if (failure !== 0) return failure
  if (spans[SCHEME_END] < 0) return fail(spans, 0, REQUEST_FORM)
  return isHttp(target, spans[SCHEME_END]) ? scanHttpUri(spans) : ABSOLUTE_FORM
}

const scanConnect = (target: string, spans: Spans): number => {
  const hostEnd = scanAuthorityForm(target, spans)
  if (hostEnd < 0) return hostEnd
  spans[SCHEME_END] = -3
  spans[USERINFO_END] = -1
  spans[HOST_END] = hostEnd
  spans[PATH_START] = target.length
  spans[PATH_END] = target.length
  spans[QUERY_END] = -1
  return AUTHORITY_FORM
}

/** `asterisk-form = "*"` (RFC 9112, 3.2.4) */
const scanAsteriskForm = (method: string, target: string, spans: Spans): number => {
  if (method !== 'OPTIONS') return fail(spans, 0, NOT_ASTERISK_FORM)
  return target.length === 1 ? ASTERISK_FORM : fail(spans, 1, NOT_ASTERISK_FORM)
}

/**
 * Reads the request-target of a `method`, which is case-sensitive, and writes where its components stand:
 * `request-target = origin-form / absolute-form / authority-form / asterisk-form` (RFC 9112, 3.2). CONNECT has the
 * authority-form and no other, OPTIONS alone the asterisk-form; what begins with `/` is an origin-form, `//` too.
 *
 * Returns `ORIGIN_FORM`, `ABSOLUTE_FORM`, `AUTHORITY_FORM` or `ASTERISK_FORM`, which are positive, or a negative code
 * for `requestTargetErrorFromSpans`. After an `ASTERISK_FORM` the spans mean nothing, after a failure `ERROR_OFFSET` alone does.
 *
 * Allocates: nothing, on success or failure. Time is linear in the length of `target`.
 *
 * @example
 * import { createSpans, PATH_END } from 'uri-ts/scan'
 * import { ORIGIN_FORM, scanRequestTarget } from 'uri-ts/http'
 *
 * const spans = createSpans()
 * assert.equal(scanRequestTarget('GET', '//evil.com/a?q', spans), ORIGIN_FORM)
 * assert.equal(spans[PATH_END], 12)
 *
 * @category Request target
 */
export const scanRequestTarget = (method: string, target: string, spans: Spans): number => {
  if (method === 'CONNECT') return scanConnect(target, spans)
  const first = target.length === 0 ? 0 : target.charCodeAt(0)
  if (first === SLASH) return scanOriginForm(target, spans)
  return first === ASTERISK ? scanAsteriskForm(method, target, spans) : scanAbsoluteForm(target, spans)
}

const viewOfForm = (form: number, target: string): RequestTarget => {
  if (form === ORIGIN_FORM) return originFormFromSpans(target, SPANS)
  if (form === ABSOLUTE_FORM) return viewFromSpans<AbsoluteUri>(target, SPANS)
  return form === AUTHORITY_FORM ? authorityFormFromSpans(target, SPANS[HOST_END], SPANS) : ASTERISK_FORM_VALUE
}

type Parse = (target: string) => Either<RequestTargetError, RequestTarget>

const parserOf =
  (method: string): Parse =>
  (target) => {
    const form = scanRequestTarget(method, target, SPANS)
    return form > 0
      ? right(viewOfForm(form, target))
      : left(requestTargetErrorFromSpans(target, form, SPANS[ERROR_OFFSET]))
  }

/** Three kinds of method make all the difference, so that giving one allocates nothing. */
const PARSE_CONNECT = parserOf('CONNECT')
const PARSE_OPTIONS = parserOf('OPTIONS')
const PARSE_OTHER = parserOf('GET')

/**
 * Parses the request-target of a method (RFC 9112, 3.2), as `scanRequestTarget` reads it. An origin-form never yields an
 * authority. An http or https URI has a host that is not empty (RFC 9110, 4.2.1) and no userinfo (4.2.4).
 *
 * Allocates: the `Either` and the view, 136 bytes. Fails: with the offset of the first character that cannot stand where
 * it stands; at the `#` where there is a fragment.
 *
 * @example
 * import { path } from 'uri-ts'
 * import { parseRequestTarget } from 'uri-ts/http'
 *
 * const parsed = parseRequestTarget('GET')('//evil.com/a')
 * assert.ok(parsed._tag === 'Right' && parsed.right._tag === 'OriginForm')
 * assert.equal(path(parsed.right), '//evil.com/a')
 * assert.equal(parseRequestTarget('GET')('*')._tag, 'Left')
 *
 * @category Request target
 */
export const parseRequestTarget = (method: string): Parse => {
  if (method === 'CONNECT') return PARSE_CONNECT
  return method === 'OPTIONS' ? PARSE_OPTIONS : PARSE_OTHER
}
