import { Failure } from '../../core/errors/failures'
import type { UriError } from '../../core/errors/uri-error'
import { refusedValue } from '../../core/errors/words-of'
import { NOT_ALLOWED } from '../patterns/messages'

/**
 * The reason why a request is not handled. `mismatch`: no route matches the path. `method`: the route does not accept
 * the method. `options`: the route has no handler for an OPTIONS request. `malformed`: the target is not valid.
 * `utf-8`: a value cannot be decoded. `spelling`: the path is not in normal form, or the route's link for the request's
 * values spells the path differently. `ambiguous`: a variable that is not a list has more than one value. `codec`: a
 * codec rejects a value.
 *
 * @category Routes
 */
export type MatchReason = 'mismatch' | 'method' | 'options' | 'malformed' | 'utf-8' | 'spelling' | 'ambiguous' | 'codec'

/**
 * Explains why a request is not handled. The error contains the status of the response. `text` is the whole target.
 *
 * @category Routes
 */
export interface MatchError extends UriError {
  readonly _tag: 'MatchError'
  /**
   * The response's status. `404`: no route matches the path. `405`: the route does not accept the method. `400`: the
   * target or a value is invalid. `204`: the request is an OPTIONS request, and `allow` lists the methods. `308`: the
   * client is redirected to `location`.
   */
  readonly status: 204 | 308 | 400 | 404 | 405
  /**
   * The upper-case names of the methods that the route accepts. Send the list in the `Allow` header. Unless the status
   * is 405 or 204, the list is empty.
   */
  readonly allow: readonly string[]
  /** The target for the `Location` header, or `undefined` if the status is not 308. */
  readonly location: string | undefined
  /**
   * The variable's name or, if the error does not concern a variable, `'path'`, `'query'`, `'target'` or `'method'`.
   */
  readonly component: string
  readonly reason: MatchReason
  readonly problem: string
  readonly expected: string
  /** The variable's name, or `undefined` if the error does not concern a variable. */
  readonly variable: string | undefined
  /**
   * The error that the codec returned or threw. If the codec's error contains a message, `expected` is that message.
   */
  readonly cause: unknown
}

const NO_METHODS: readonly string[] = /* @__PURE__ */ Object.freeze([])

/**
 * `MatchFailure` is a class, because creating an error with `Object.assign` would take ten times as long. A dispatcher
 * creates an error for each request that no route matches.
 */
class MatchFailure extends Failure<'MatchError', string, MatchReason> implements MatchError {
  readonly status: MatchError['status']
  readonly allow: readonly string[]
  readonly location: string | undefined
  /** The complete message. If the constructor receives no message, the error describes the character at `offset`. */
  readonly sentence: string
  readonly variable: string | undefined
  readonly cause: unknown

  constructor(
    status: MatchError['status'],
    allow: readonly string[],
    text: string,
    offset: number,
    component: string,
    reason: MatchReason,
    problem: string,
    expected: string,
    sentence?: string,
    location?: string,
    variable?: string,
    cause?: unknown,
  ) {
    super('MatchError', text, offset, component, reason, problem, expected)
    this.status = status
    this.allow = allow
    this.location = location
    this.sentence = sentence as string
    this.variable = variable
    this.cause = cause
  }
}

export const mismatch = (text: string, offset: number): MatchError =>
  new MatchFailure(
    404,
    NO_METHODS,
    text,
    offset,
    'path',
    'mismatch',
    'begins a path that no route has',
    'a path is that of a route',
    'no route matches the path',
  )

const malformedError = (text: string, offset: number, component: string, expected: string): MatchError =>
  new MatchFailure(400, NO_METHODS, text, offset, component, 'malformed', NOT_ALLOWED, expected)

/** Creates the error for a target with a character that the policy does not allow. */
export const refuseText = (text: string, offset: number, component: string, isTolerant: boolean): MatchError =>
  malformedError(text, offset, component, `a target is ${isTolerant ? 'visible ASCII' : 'a URI reference'} without '#'`)

/** Creates the error for an absolute-form target that is not valid for an HTTP server. */
export const foreign = (text: string, offset: number): MatchError =>
  malformedError(
    text,
    offset,
    'target',
    'an absolute-form is an http or https URI with an address or a DNS name, without userinfo, and with a port up to 65535',
  )

/**
 * Creates the error for a path that a link would spell differently. If a location is given, the error's status is 308.
 */
export const otherSpelling = (text: string, offset: number, location?: string): MatchError =>
  new MatchFailure(
    location === undefined ? 400 : 308,
    NO_METHODS,
    text,
    offset,
    'path',
    'spelling',
    'begins another spelling',
    'a path is in normal form and spelled as a link of its route',
    undefined,
    location,
  )

const PROBLEM_BY_REASON = {
  'utf-8': 'does not begin a character in UTF-8',
  ambiguous: 'begins a second value',
  codec: 'begins a value that is refused',
} as const

const EXPECTED_BY_REASON = {
  'utf-8': 'octets are UTF-8 without overlong, truncated or surrogate forms',
  ambiguous: 'a variable has one value',
  codec: 'the codec of the variable must accept its value',
} as const

export const wrongValue = (
  text: string,
  offset: number,
  variable: string,
  reason: keyof typeof PROBLEM_BY_REASON,
  cause?: unknown,
  sentence?: string,
): MatchError =>
  new MatchFailure(
    400,
    NO_METHODS,
    text,
    offset,
    variable,
    reason,
    PROBLEM_BY_REASON[reason],
    sentence ?? EXPECTED_BY_REASON[reason],
    reason === 'codec' ? refusedValue(variable, cause, sentence) : undefined,
    undefined,
    variable,
    cause,
  )

export const wrongMethod = (text: string, allow: readonly string[], isOptions: boolean): MatchError => {
  const methods = allow.join(', ')
  return new MatchFailure(
    isOptions ? 204 : 405,
    allow,
    text,
    0,
    'method',
    isOptions ? 'options' : 'method',
    `begins a target for ${isOptions ? 'OPTIONS' : 'other methods'}`,
    `it accepts ${methods}`,
    isOptions ? undefined : `the methods of the route are ${methods}`,
  )
}
