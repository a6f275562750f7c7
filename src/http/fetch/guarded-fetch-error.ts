/* The error for a request that `guardFetch` refuses. */

/**
 * The rule or the guard because of which `guardFetch` refused a request.
 *
 * - `text`: the text is not a URI. `scheme`, `port`: the scheme or the port is not in the list. `userinfo`: the URI has
 *   userinfo.
 * - `privateHost`, `rareIPv4`, `whatwgDifference`, `wellKnownPortMismatch`: the guard with this name found a problem.
 * - `location`: browsers do not follow the redirect. `maxRedirects`: there are too many redirects. `redirect`: the
 *   runtime hides the target of the redirect, or `redirect: 'error'` was requested. `body`: the body cannot be sent
 *   twice.
 * - `connection`: the dispatcher has refused the address, and `cause` is its error.
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
 * The error for a request that `guardFetch` has refused. Neither the message nor the JSON form of the error contains
 * the URI, because the URI may hold a secret.
 *
 * @category Connections
 */
export interface GuardedFetchError extends Error {
  readonly code: 'ERR_GUARDED_FETCH'
  /** 0 for the request itself, 1 for the first redirect, and so on. */
  readonly hop: number
  readonly guard: FetchRefusal
  /** The offset in `text` of the part that was refused. */
  readonly offset: number
  /** The text of the URI, or of the `Location` header. This property is not enumerable. */
  readonly text: string
}

/** The reason why a hop was refused. */
export interface Refusal {
  readonly guard: FetchRefusal
  readonly text: string
  readonly offset: number
  /** The description of the reason in the message. */
  readonly words: string
  readonly cause?: unknown
}

/** Creates the error for a hop. Allocates the error. */
export const guardedFetchError = (hop: number, { guard, text, offset, words, cause }: Refusal): GuardedFetchError => {
  const place = hop === 0 ? 'the request' : `redirect ${hop}`
  const error = new Error(`refused to fetch, at ${place}: ${words} (${guard}, offset ${offset})`)
  Object.defineProperty(error, 'text', { value: text })
  if (cause !== undefined) Object.defineProperty(error, 'cause', { value: cause, configurable: true, writable: true })
  return Object.assign(error, { code: 'ERR_GUARDED_FETCH', hop, guard, offset } as const) as Error as GuardedFetchError
}
