import { componentOf, reasonOf } from '../../core/errors/failure-code'
import { Failure } from '../../core/errors/failures'
import type { Component, Reason } from '../../core/errors/messages'
import type { UriError } from '../../core/errors/uri-error'
import { ownValue } from '../../core/fp/own'
import { ERROR_OFFSET, type Spans } from '../../core/scanner/spans'

/**
 * Maps each HTTP-specific reason to the parts of its error message. A part that is absent from `SENTENCE_BY_REASON` is
 * taken from the error messages for URI references.
 */
export const SENTENCE_BY_REASON = {
  'not-text': { problem: 'is not a string', expected: 'a request-target and the fields of a request are strings' },
  'request-form': {
    problem: 'does not begin a request-target',
    expected: "a request-target is a path that begins with '/', or an absolute-URI",
  },
  'asterisk-form': { expected: "the asterisk-form is '*' alone, and for OPTIONS only" },
  'host-missing': {
    problem: 'does not begin a host',
    expected: 'an http or https URI and an authority-form have a host that is not empty',
  },
  'userinfo-present': { expected: 'an http or https URI in a request has no userinfo' },
  'port-missing': { expected: "an authority-form ends with ':' and a port that is not empty" },
  'port-range': { problem: 'begins a number that is too large', expected: 'a port is a number up to 65535' },
  'port-zero': { problem: 'begins port 0', expected: 'the port of an authority-form is a number from 1 to 65535' },
  'path-form': { problem: 'does not begin a path', expected: "a :path begins with '/', or is '*' for OPTIONS" },
  'pseudo-header-missing': {
    problem: 'is where a value is missing',
    expected: 'a request has :method, :scheme and :path, unless it is a CONNECT',
  },
  'pseudo-header-present': {
    problem: 'begins a value that is not allowed',
    expected: 'a CONNECT has :authority alone, and only an extended CONNECT has :protocol',
  },
} as const

/**
 * The reason why a string is not a request-target. Some reasons also apply to URI references, and the others are
 * specific to HTTP.
 *
 * @category Errors
 */
export type RequestTargetReason = Reason | keyof typeof SENTENCE_BY_REASON

/**
 * The name of a pseudo-header field of an HTTP/2 or HTTP/3 request (RFC 9113, section 8.3.1; RFC 8441, section 4).
 *
 * @category Request target
 */
export type PseudoHeaderName = ':method' | ':scheme' | ':authority' | ':path' | ':protocol'

/**
 * Describes why a string is not a valid request-target for a method, and where the error is.
 *
 * @category Errors
 */
export interface RequestTargetError extends UriError {
  readonly _tag: 'RequestTargetError'
  /** The name of the invalid pseudo-header field, if the request-target was created from pseudo-header fields. */
  readonly field?: PseudoHeaderName
  /** The name of the invalid component, or `request-target` if the error does not concern a component. */
  readonly component: Component | 'request-target'
  readonly reason: RequestTargetReason
}

/**
 * The smallest absolute value of any failure code that is specific to HTTP. The failure codes that `scan` returns have
 * absolute values below 128.
 */
const FIRST = 128

const FAILURES = [
  ['fragment', 'fragment-present'],
  ['request-target', 'request-form'],
  ['request-target', 'asterisk-form'],
  ['host', 'host-missing'],
  ['userinfo', 'userinfo-present'],
  ['host', 'character'],
  ['host', 'pct-encoded'],
  ['host', 'after-ip-literal'],
  ['port', 'character'],
  ['port', 'port-missing'],
  ['port', 'port-range'],
  ['port', 'port-zero'],
] as const satisfies ReadonlyArray<readonly [RequestTargetError['component'], RequestTargetReason]>

export const FRAGMENT_PRESENT = FIRST
export const REQUEST_FORM = FIRST + 1
export const NOT_ASTERISK_FORM = FIRST + 2
export const HOST_MISSING = FIRST + 3
export const USERINFO_PRESENT = FIRST + 4
export const HOST_CHARACTER = FIRST + 5
export const HOST_PCT_ENCODED = FIRST + 6
export const AFTER_IP_LITERAL = FIRST + 7
export const PORT_CHARACTER = FIRST + 8
export const PORT_MISSING = FIRST + 9
export const PORT_RANGE = FIRST + 10
export const PORT_ZERO = FIRST + 11

/** Returns the parts of the error message that are specific to HTTP. */
const partsOf = (reason: RequestTargetReason): Pick<RequestTargetError, 'problem' | 'expected'> => {
  const parts = ownValue<{ readonly [part: string]: string }>(SENTENCE_BY_REASON, reason)
  // The cast is needed because `problem` and `expected` are `undefined` if `SENTENCE_BY_REASON` does not contain the
  // reason.
  return { problem: parts && ownValue(parts, 'problem'), expected: parts && ownValue(parts, 'expected') } as never
}

/**
 * Returns the component and the reason that a failure code stands for, and the parts of the error message that are
 * specific to HTTP. Allocates one object.
 */
export const explainFailure = (
  failure: number,
): Pick<RequestTargetError, 'component' | 'reason' | 'problem' | 'expected'> => {
  const [component, reason] = FAILURES[-failure - FIRST] ?? [componentOf(failure), reasonOf(failure)]
  const { problem, expected } = partsOf(reason)
  // The cast is needed because the compiler does not know which components and reasons occur together.
  return { component, reason, problem, expected } as never
}

export const requestTargetError = (
  text: string,
  offset: number,
  component: RequestTargetError['component'],
  reason: RequestTargetReason,
): RequestTargetError => {
  const { problem, expected } = partsOf(reason)
  return new Failure('RequestTargetError', text, offset, component, reason, problem, expected)
}

/** Returns the error for a call that passes the target before the method. */
export const swappedError = (text: string): RequestTargetError =>
  new Failure(
    'RequestTargetError',
    text,
    0,
    'request-target',
    'request-form',
    SENTENCE_BY_REASON['request-form'].problem,
    'write parseRequestTarget(method, target)',
  )

/**
 * Returns the error for the failure that `scanRequestTarget` has just returned. Pass the same `target` and `spans` that
 * you passed to `scanRequestTarget`.
 *
 * Allocates the error.
 *
 * @example
 * import { createSpans } from 'uri-ts/scan'
 * import { requestTargetErrorFromSpans, scanRequestTarget } from 'uri-ts/http'
 *
 * const spans = createSpans()
 * const failure = scanRequestTarget('GET', '/a#b', spans)
 * failure < 0 //=> true
 * requestTargetErrorFromSpans('/a#b', failure, spans).reason //=> 'fragment-present'
 *
 * @category Errors
 */
export const requestTargetErrorFromSpans = (target: string, failure: number, spans: Spans): RequestTargetError => {
  const { component, reason, problem, expected } = explainFailure(failure)
  return new Failure('RequestTargetError', target, spans[ERROR_OFFSET], component, reason, problem, expected)
}
