/* The functions in this file read the arguments of `fetch`. */
import { requireRecord } from '../../core/errors/require-known'
import { ownProperties } from '../../core/fp/own'

/** The properties that `guardFetch` reads from a request and from the `init` argument of `fetch`. */
export interface RequestParts {
  readonly method?: unknown
  readonly headers?: unknown
  readonly body?: unknown
  readonly redirect?: unknown
}

export type HeaderField = readonly [name: string, value: string]

const COPIED = [
  'method',
  'headers',
  'body',
  'signal',
  'credentials',
  'cache',
  'integrity',
  'keepalive',
  'mode',
  'redirect',
  'referrer',
  'referrerPolicy',
] as const

const NOT_OPTIONS = 'init is an object of options, not a Request'

/**
 * Combines the properties of `init` with those of a request. If a property is in both, its value comes from `init`. The
 * `dispatcher` in `init` is ignored.
 */
export const partsOf = (input: unknown, init: unknown): RequestParts => {
  const own = ownProperties(requireRecord((init ?? {}) as RequestParts & { dispatcher?: unknown }, NOT_OPTIONS))
  // Only the dispatcher that was passed to `guardFetch` is known to check the addresses to which names resolve.
  delete own.dispatcher
  if (typeof input !== 'object' || input === null || !('url' in input)) return own
  const request = input as { readonly [name: string]: unknown }
  const parts = ownProperties<{ [name: string]: unknown }>({})
  for (const name of COPIED) if (request[name] !== undefined && request[name] !== null) parts[name] = request[name]
  if (parts['body'] !== undefined) parts['duplex'] = 'half'
  return { ...parts, ...own }
}

/** Returns the URL in the first argument of `fetch`. The argument is a string, a `URL` or a `Request`. */
export const textOf = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null) return input
  const { href, url } = input as { readonly href?: unknown; readonly url?: unknown }
  return href ?? url
}

/** Converts header fields to a list of pairs. The fields may be a `Headers` object, a list of pairs or a record. */
export const fieldsOf = (headers: unknown): readonly HeaderField[] => {
  if (typeof headers !== 'object' || headers === null) return []
  const isIterable = typeof (headers as { [Symbol.iterator]?: unknown })[Symbol.iterator] === 'function'
  return isIterable ? [...(headers as Iterable<HeaderField>)] : (Object.entries(headers) as HeaderField[])
}

/** Matches the `Object.prototype.toString` result for a body that, unlike a stream, can be sent twice. */
const REPLAYABLE = /^\[object (?:ArrayBuffer|SharedArrayBuffer|Blob|File|FormData|URLSearchParams)\]$/

/** Returns whether a body can be sent again. Returns `true` if there is no body. */
export const isReplayable = (body: unknown): boolean =>
  body === undefined ||
  body === null ||
  typeof body === 'string' ||
  ArrayBuffer.isView(body) ||
  REPLAYABLE.test(Object.prototype.toString.call(body))
