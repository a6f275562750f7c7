import { Failure } from '../../core/errors/failures'
import type { Component } from '../../core/errors/messages'
import type { ParseError } from '../../core/errors/parse-error'
import type { UriError } from '../../core/errors/uri-error'
import type { AbsoluteUri } from '../../core/model/brands'
import type { View } from '../../core/model/view'

/**
 * The reason why a redirect URI is refused:
 *
 * - `not-absolute`: the string is not an absolute URI (RFC 6749, section 3.1.2).
 * - `fragment`: the URI has a fragment (RFC 6749, section 3.1.2).
 * - `not-registered`: the URI is not identical to any registered URI (RFC 9700, section 2.1).
 * - `loopback-port`: the URI would be accepted if its port were a number from 1 to 65535 (RFC 8252, section 7.3).
 *
 * @category Redirects
 */
export type RedirectUriReason = 'not-absolute' | 'fragment' | 'not-registered' | 'loopback-port'

/**
 * Describes why a request's redirect URI is refused, and where the error is. The error message names the nearest
 * registered URI, so do not send the message to the client. Write it to a log instead.
 *
 * @category Errors
 */
export interface RedirectUriError extends UriError {
  readonly _tag: 'RedirectUriError'
  readonly component: Component
  readonly reason: RedirectUriReason
  /** The rule that the request violates, such as `RFC 9700, 2.1`. */
  readonly rule: string
  /**
   * The registered URI that has the longest common prefix with the URI in the request. If the string in the request is
   * not an absolute URI, or if no URI is registered, `nearest` is absent.
   */
  readonly nearest?: string
}

const RULE_BY_REASON: { readonly [reason in RedirectUriReason]: readonly [rule: string, says: string] } = {
  'not-absolute': ['RFC 6749, 3.1.2', 'a redirect URI is an absolute URI'],
  fragment: ['RFC 6749, 3.1.2', 'a redirect URI has no fragment'],
  'not-registered': ['RFC 9700, 2.1', 'a redirect URI is equal to a registered one, character by character'],
  'loopback-port': ['RFC 8252, 7.3', 'the port of a loopback redirect URI is a number from 1 to 65535'],
}

const makeError = (
  text: string,
  offset: number,
  component: Component,
  reason: RedirectUriReason,
  nearest?: string,
): RedirectUriError => {
  const [rule, says] = RULE_BY_REASON[reason]
  const hint = nearest === undefined ? '' : `; the nearest is ${nearest}`
  const expected = `${says} (${rule})${hint}`
  const error = new Failure('RedirectUriError', text, offset, component, reason, 'is not allowed', expected)
  return Object.assign(error, { rule }, nearest === undefined ? undefined : { nearest })
}

/** Returns the error for a string that is not an absolute URI. */
export const malformedError = ({ text, offset, reason, component }: ParseError): RedirectUriError =>
  makeError(text, offset, component, reason === 'fragment-present' ? 'fragment' : 'not-absolute')

/**
 * Returns the length of the longest common prefix of two strings. Past the end of a string, `charCodeAt` returns `NaN`,
 * which equals nothing, not even itself.
 */
const commonLength = (a: string, b: string): number => {
  let index = 0
  while (a.charCodeAt(index) === b.charCodeAt(index)) index++
  return index
}

/** Returns the component that contains an offset. */
const componentAt = (view: View<AbsoluteUri>, offset: number): Component => {
  if (offset <= view.schemeEnd) return 'scheme'
  if (offset < view.pathStart) {
    if (offset <= view.userinfoEnd) return 'userinfo'
    return offset < view.hostEnd ? 'host' : 'port'
  }
  return offset > view.pathEnd ? 'query' : 'path'
}

/** Returns the error for an absolute URI that is not registered. */
export const notRegisteredError = (
  view: View<AbsoluteUri>,
  registered: readonly string[],
  reason: 'not-registered' | 'loopback-port',
): RedirectUriError => {
  let nearest: string | undefined
  let offset = -1
  for (const text of registered) {
    const length = commonLength(text, view.text)
    if (length > offset) {
      offset = length
      nearest = text
    }
  }
  const at = Math.max(offset, 0)
  return makeError(view.text, at, componentAt(view, at), reason, nearest)
}
