/* This file exports `guardFetch`, which makes a `fetch` function safe for untrusted URLs. */
import type { CheckBlock } from '../../../types/core/ip/cidr'
import { sameOrigin } from '../../core/equivalence/origin'
import { requireKnown } from '../../core/errors/require-known'
import type { Uri } from '../../core/model/brands'
import { parseUri } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { fromWhatwg } from '../../repair/from-whatwg'
import { resolveHref } from '../../repair/resolve-href'
import { allowedAddresses } from '../connect/allowed-addresses'
import { type HopRules, refusalOf, refusalOfText } from './check-hop'
import { type GuardedFetchError, guardedFetchError, type Refusal } from './guarded-fetch-error'
import { becomesGet, isRedirect, nextParts } from './next-request'
import { isReplayable, partsOf, type RequestParts, textOf } from './request-of'

/**
 * Declares the members that `guardFetch` reads from a response.
 *
 * @category Connections
 */
export interface FetchResponse {
  readonly status: number
  readonly type?: string
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body?: { readonly cancel?: () => Promise<unknown> } | null
}

/**
 * The argument to `guardFetch`.
 *
 * @category Connections
 */
export interface FetchGuard<Fetch, Dispatcher, Block extends string = string> {
  /** The `fetch` function to use, such as the global `fetch` or the one in undici. */
  readonly fetch: Fetch
  /**
   * An undici dispatcher whose connections are guarded by `guardConnect`. If there is no dispatcher, the addresses to
   * which names resolve are not checked.
   */
  readonly dispatcher?: Dispatcher
  /** The schemes of the URLs that may be fetched. Write the schemes in lower case, as in `['https']`. */
  readonly schemes: ReadonlyArray<'http' | 'https'>
  /**
   * The ports to which requests are allowed. By default, all ports are allowed except those that belong to other
   * protocols (see `wellKnownPortMismatch`).
   */
  readonly ports?: readonly number[] | undefined
  /** Non-public addresses and address blocks to which requests are allowed. Pass the same list to `guardConnect`. */
  readonly allow?: ReadonlyArray<CheckBlock<Block>> | undefined
  /** The maximum number of redirects to follow. */
  readonly maxRedirects: number
}

/**
 * The guarded `fetch` that `guardFetch` returns. A guarded `fetch` has the same parameters as the original function.
 * `guardsNames` is `true` if the guarded `fetch` has a dispatcher. The dispatcher refuses names that resolve to
 * non-public addresses. A parameter of type `GuardedFetch<typeof fetch, true>` accepts only a guarded `fetch` with a
 * dispatcher.
 *
 * @category Connections
 */
export type GuardedFetch<
  Fetch extends (input: never, init?: never) => Promise<FetchResponse>,
  Names extends boolean,
> = ((...call: Parameters<Fetch>) => ReturnType<Fetch>) & { readonly guardsNames: Names }

type AnyFetch = (input: unknown, init: unknown) => Promise<FetchResponse>

/** Declares the platform's URL parser, which may be missing. */
declare const URL: new (text: string, base?: string) => { readonly hostname: string; readonly href: string }

/** If the platform has a URL parser, uses that parser to convert a name to ASCII. */
const toASCII = (name: string): string | undefined => {
  let hostname: string | undefined
  try {
    hostname = new URL(`http://${name}/`).hostname
  } catch {
    // Either the name is invalid, or the platform has no URL parser.
  }
  return hostname
}

/**
 * A hop that no guard has refused. `sent` is the URL that is passed to the original `fetch`. `sent` differs from the
 * view's text only in characters that are percent-encoded in that text.
 */
interface Allowed {
  readonly view: View<Uri>
  readonly sent: string
}

/** A hop that has been checked. A refused hop contains the reason for the refusal. */
type Hop = Allowed | { readonly refusal: Refusal }

const isRefused = (hop: Hop): hop is { readonly refusal: Refusal } => Object.hasOwn(hop, 'refusal')

const hopOf = (view: View<Uri>, sent: string, rules: HopRules): Hop => {
  const refusal = refusalOf(view, rules)
  return refusal === undefined ? { view, sent } : { refusal }
}

/**
 * Parses a string with the platform's URL parser, and returns the resulting URL. The platform's parser percent-encodes
 * fewer characters than this library does. A signature of the original URL is therefore more likely to remain valid.
 * Returns the view's text if the platform cannot parse the string, or if the resulting URL and the view have different
 * origins.
 */
const sentText = (view: View<Uri>, location: string, base?: string): string => {
  try {
    const { href } = new URL(location, base)
    const parsed = fromWhatwg(href)
    return parsed._tag === 'Right' && sameOrigin(view)(parsed.right) ? href : view.text
  } catch {
    return view.text
  }
}

/**
 * Returns the first hop. If the input is a string, it is parsed as a URI. The URL of a `URL` or `Request` object has
 * already been parsed by the platform, and only needs to be converted to a URI.
 */
const firstHop = (input: unknown, rules: HopRules): Hop => {
  const text = textOf(input) as string
  const parsed = typeof input === 'string' ? parseUri(input) : fromWhatwg(text)
  if (parsed._tag === 'Left') return { refusal: refusalOfText(parsed.left, 'text') }
  return hopOf(parsed.right, typeof input === 'string' ? input : sentText(parsed.right, text), rules)
}

/**
 * Percent-encodes the non-ASCII octets in a header. The platform represents each non-ASCII octet in a header as a
 * character from U+0080 to U+00FF.
 */
const withEncodedOctets = (location: string): string =>
  location.replace(/[\x80-\xff]/g, (octet) => `%${octet.charCodeAt(0).toString(16).toUpperCase()}`)

const nextHop = ({ view, sent }: Allowed, header: string, rules: HopRules): Hop => {
  const location = withEncodedOctets(header)
  const parsed = resolveHref(view, { toASCII })(location)
  if (parsed._tag === 'Left') return { refusal: refusalOfText(parsed.left, 'location') }
  return hopOf(parsed.right, sentText(parsed.right, location, sent), rules)
}

const atEnd = (guard: 'maxRedirects' | 'redirect' | 'body', text: string, words: string): Hop => ({
  refusal: { guard, text, offset: 0, words },
})

/** Returns the hop that follows a response, or `undefined` if the caller should receive the response. */
const hopAfter = (
  hop: Allowed,
  response: FetchResponse,
  parts: RequestParts,
  isLast: boolean,
  rules: HopRules,
): Hop | undefined => {
  const { status } = response
  if (response.type === 'opaqueredirect')
    return atEnd('redirect', hop.view.text, 'this run time does not tell where a redirect leads')
  const location = isRedirect(status) ? response.headers.get('location') : null
  if (location === null || location === undefined || parts.redirect === 'manual') return undefined
  if (parts.redirect === 'error') return atEnd('redirect', location, 'no redirect is wanted')
  if (isLast) return atEnd('maxRedirects', location, 'there are too many redirects')
  if (!becomesGet(status, parts) && !isReplayable(parts.body))
    return atEnd('body', location, 'the body is a stream, which cannot be sent twice')
  return nextHop(hop, location, rules)
}

/**
 * If the cause of an error from `fetch` is an error from `guardConnect`, returns a refusal that contains the cause.
 * Otherwise, returns `undefined`.
 */
const refusedConnection = (error: unknown, view: View<Uri>): Refusal | undefined => {
  const cause = (error as { readonly cause?: { readonly code?: unknown; readonly message?: string } } | undefined)
    ?.cause
  if (cause?.code !== 'ERR_PRIVATE_ADDRESS') return undefined
  return { guard: 'connection', text: view.text, offset: view.schemeEnd + 3, words: String(cause.message), cause }
}

/**
 * Throws a `TypeError` for an invalid option. Refuses a `dispatcher` that is `undefined`, because a program whose
 * dispatcher is missing by mistake would otherwise fetch without one.
 */
const requireOptions = (options: Omit<FetchGuard<unknown, unknown>, 'allow'>): void => {
  const { fetch, dispatcher, schemes, ports, maxRedirects } = options
  if (typeof fetch !== 'function') throw new TypeError("the option 'fetch' is not a function, such as the global fetch")
  const dispatch = (dispatcher as { readonly dispatch?: unknown } | null | undefined)?.dispatch
  if (Object.hasOwn(options, 'dispatcher') && typeof dispatch !== 'function')
    throw new TypeError("the option 'dispatcher' is not a dispatcher, such as an Agent of undici")
  const isScheme = (scheme: unknown): boolean => scheme === 'http' || scheme === 'https'
  if (!Array.isArray(schemes) || schemes.length === 0 || !schemes.every(isScheme))
    throw new TypeError("the option 'schemes' is a list of http and https, in lower case")
  const isPort = (port: unknown): boolean =>
    Number.isInteger(port) && (port as number) >= 0 && (port as number) <= 0xffff
  if (ports !== undefined && !(Array.isArray(ports) && ports.every(isPort)))
    throw new TypeError("the option 'ports' is a list of numbers from 0 to 65535")
  if (!Number.isInteger(maxRedirects) || maxRedirects < 0)
    throw new TypeError("the option 'maxRedirects' is a number of redirects, or 0")
}

/** Cancels a response that will not be read, in order to free its connection. */
const discard = async ({ body }: FetchResponse): Promise<void> => {
  try {
    await body?.cancel?.()
  } catch {
    // Cancellation fails if the connection has already failed. In that case, there is nothing to free.
  }
}

/**
 * Protects `fetch` against server-side request forgery (SSRF) when URLs are untrusted. A guarded `fetch` follows
 * redirects itself. It checks the first request before sending it, and each redirect before following it. A guarded
 * `fetch` checks each URL's scheme, port and userinfo. It runs the `privateHost` and `rareIPv4` guards, and applies the
 * `whatwgDifference` guard to the host and the port. It reads a `Location` header as a browser does. If there is a
 * dispatcher, `guardConnect` checks each connection's address, so DNS rebinding has no effect. If there is no
 * dispatcher, as in browsers and workers, only the text of each URL is checked, and `guardsNames` is `false`.
 *
 * If a redirect leads to another origin, a guarded `fetch` removes the headers `Authorization`, `Cookie`,
 * `Proxy-Authorization` and `Host`. A redirect back to the first origin does not restore them. After a 301 or 302
 * response, a POST becomes a GET. After a 303 response, every method except HEAD becomes GET. If a redirect does not
 * change the method, the body is sent again. If the input is a string, it must be an RFC 3986 URI. A `URL` object is
 * used unchanged. If the input is a `Request`, each of its readable properties is used unless `init` contains a
 * property with the same name. A `Request` cannot be the `init` argument. The result is a promise for the last
 * response. A guarded `fetch` ignores the `dispatcher` property of its `init` argument, and the dispatcher of a
 * `Request`.
 *
 * Allocates a view, the view's text and the header fields for each hop. If a guard refuses a hop, the promise is
 * rejected with a `GuardedFetchError` that contains the hop, the guard and the offset. If the `fetch` function from the
 * options fails for any other reason, the promise is rejected with that function's error. Throws a `TypeError` for an
 * invalid or unknown option, and for a `dispatcher` that is `undefined`.
 *
 * @example
 * import { guardFetch } from 'uri-ts/http'
 *
 * const stub = async (_url: string) => new Response('', { status: 302, headers: { location: '//127.1/admin' } })
 * const guarded = guardFetch({ fetch: stub, schemes: ['https'], maxRedirects: 3 })
 * const message = await guarded('https://example.com/').catch((error) => error.message)
 * message //=> "refused to fetch, at redirect 1: the guard has found 'loopback' (privateHost, offset 8)"
 *
 * @category Connections
 */
export const guardFetch: {
  <
    Fetch extends (input: never, init?: never) => Promise<FetchResponse>,
    Dispatcher extends object,
    const Block extends string = string,
  >(
    options: FetchGuard<Fetch, Dispatcher, Block> & { readonly dispatcher: Dispatcher },
  ): GuardedFetch<Fetch, true>
  // If the options may lack a dispatcher, the type of `guardsNames` is `boolean`.
  <
    Fetch extends (input: never, init?: never) => Promise<FetchResponse>,
    Dispatcher extends object | undefined = undefined,
    const Block extends string = string,
  >(
    options: FetchGuard<Fetch, Dispatcher, Block>,
  ): GuardedFetch<Fetch, [Dispatcher] extends [object] ? boolean : false>
} = (options: FetchGuard<AnyFetch, object>): never => {
  const own = requireKnown(options, ['fetch', 'dispatcher', 'schemes', 'ports', 'allow', 'maxRedirects'])
  requireOptions(own)
  const { dispatcher, schemes, ports, maxRedirects } = own
  const rules: HopRules = {
    schemes: [...schemes],
    ports: ports && [...ports],
    isAllowed: allowedAddresses((own.allow ?? []) as readonly string[]),
  }
  const { fetch } = own

  const send = async ({ view, sent }: Allowed, parts: RequestParts, hop: number): Promise<FetchResponse> => {
    const init = { ...parts, redirect: 'manual', ...(dispatcher !== undefined && { dispatcher }) }
    try {
      return await fetch(sent, init)
    } catch (error) {
      const refusal = refusedConnection(error, view)
      throw refusal === undefined ? error : guardedFetchError(hop, refusal)
    }
  }

  const fetchGuarded = async (input: unknown, init?: unknown): Promise<FetchResponse> => {
    let parts = partsOf(input, init)
    let next: Hop | undefined = firstHop(input, rules)
    for (let hop = 0; ; hop++) {
      if (isRefused(next)) throw guardedFetchError(hop, next.refusal) satisfies GuardedFetchError
      const allowed: Allowed = next
      const response = await send(allowed, parts, hop)
      const after = hopAfter(allowed, response, parts, hop >= maxRedirects, rules)
      if (after === undefined) return response
      await discard(response)
      if (!isRefused(after)) parts = nextParts(parts, response.status, sameOrigin(allowed.view)(after.view))
      next = after
    }
  }
  // The cast is necessary, because the type of the wrapped `fetch` is a type parameter.
  return Object.assign(fetchGuarded, { guardsNames: dispatcher !== undefined }) as never
}
