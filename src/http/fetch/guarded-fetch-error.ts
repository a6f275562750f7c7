/* This file defines the error for a request that `guardFetch` refuses. */

/**
 * The rule or guard that made `guardFetch` refuse a request.
 *
 * - `text`: the input is not a URI.
 * - `scheme`, `port`: the `schemes` or `ports` option does not allow the scheme or the port.
 * - `userinfo`: the URI contains userinfo.
 * - `privateHost`, `rareIPv4`, `whatwgDifference`, `wellKnownPortMismatch`: the guard of the same name found a problem.
 * - `location`: the redirect's target is not a URL that browsers accept.
 * - `maxRedirects`: there are too many redirects.
 * - `redirect`: the runtime hides the redirect's target, or `redirect: 'error'` was requested.
 * - `body`: the request's body cannot be sent twice.
 * - `connection`: the dispatcher has refused the address, and `cause` is the dispatcher's error.
 *
 * @category Connections
 */
export type FetchRefusal =
  | 'text'
  | 'scheme'
  | 'userinfo'
  | 'port'
  | 'privateHost'
  | 'rareIPv4'
  | 'whatwgDifference'
  | 'wellKnownPortMismatch'
  | 'location'
  | 'maxRedirects'
  | 'redirect'
  | 'body'
  | 'connection'

/**
 * Describes why `guardFetch` has refused a request. Neither the error's message nor its JSON form contains the URI,
 * because the URI may contain a secret.
 *
 * @category Connections
 */
export interface GuardedFetchError extends Error {
  readonly code: 'ERR_GUARDED_FETCH'
  /** The number of the hop: 0 for the request itself, 1 for the first redirect, and so on. */
  readonly hop: number
  readonly guard: FetchRefusal
  /** The offset in `text` at which the refused part begins. */
  readonly offset: number
  /** The text of the URI or of the `Location` header. `text` is not enumerable. */
  readonly text: string
}

/** Describes why a hop was refused. */
export interface Refusal {
  readonly guard: FetchRefusal
  readonly text: string
  readonly offset: number
  /** The part of the error message that states why the hop was refused. */
  readonly words: string
  readonly cause?: unknown
}

export const guardedFetchError = (hop: number, { guard, text, offset, words, cause }: Refusal): GuardedFetchError => {
  const place = hop === 0 ? 'the request' : `redirect ${hop}`
  const error = new Error(`refused to fetch, at ${place}: ${words} (${guard}, offset ${offset})`)
  Object.defineProperty(error, 'text', { value: text })
  if (cause !== undefined) Object.defineProperty(error, 'cause', { value: cause, configurable: true, writable: true })
  return Object.assign(error, { code: 'ERR_GUARDED_FETCH', hop, guard, offset } as const) as Error as GuardedFetchError
}
