/* The functions in this file compare requested redirect URIs with registered ones (RFC 9700, section 2.1). */
import type { CheckRedirectUri } from '../../../types/http/redirects/redirect-uri'
import { quoteText, showReason } from '../../core/errors/format-error'
import { ownOption, requireKnown, requireOneOf } from '../../core/errors/require-known'
import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { AbsoluteUri } from '../../core/model/brands'
import { parseAbsoluteUri } from '../../core/model/parse'
import type { View } from '../../core/model/view'
import { sameButPort } from './messages'
import { parseRedirectUri, readLoopback } from './read-redirect-uri'
import { malformedError, notRegisteredError, type RedirectUriError } from './redirect-uri-error'

/**
 * The options for `redirectUriMatcher`.
 *
 * @category Redirects
 */
export interface RedirectUriOptions<Loopback extends 'ip' | 'localhost' | 'none' = 'ip' | 'localhost' | 'none'> {
  /**
   * Determines for which hosts the port of an `http` URI may differ from the port of the registered URI. `'ip'` (the
   * default) means loopback IP literals (RFC 8252, section 7.3). `'localhost'` also includes the name `localhost`,
   * although using that name is not recommended (RFC 8252, section 8.3). `'none'` means that the ports of the two URIs
   * must always be equal.
   */
  readonly loopback?: Loopback | undefined
}

const wrongEntry = (text: string, why: string): TypeError =>
  new TypeError(`redirectUriMatcher: ${quoteText(text)}: ${why}`)

/**
 * Returns the view of a registered URI. Throws if the URI is invalid, because an invalid URI is a mistake in the
 * program or in a client's registration.
 */
const requireRedirectUri = (text: string): View<AbsoluteUri> => {
  const parsed = parseRedirectUri(text)
  if (parsed._tag === 'Right') return parsed.right
  throw wrongEntry(parsed.left.text, showReason(parsed.left))
}

/**
 * Returns a function with which an OAuth 2 authorization server checks whether a client has registered a request's
 * `redirect_uri`.
 *
 * - Two URIs are compared as strings, character by character (RFC 9700, section 2.1). Neither URI is normalized or
 *   decoded. A registered URI cannot be a pattern.
 * - The ports may differ if both URIs are `http` URIs whose hosts are the same loopback IP literal in the same notation
 *   (RFC 8252, section 7.3). A loopback IP literal is `[::1]` or an address in 127.0.0.0/8, such as `127.0.0.1`. If the
 *   URI in the request contains a port, the port must be a number from 1 to 65535. If `loopback` is `'localhost'`, the
 *   ports of two `http` URIs whose host is `localhost` may also differ. URIs with different hosts are never equal.
 * - A registered URI must be absolute and must not contain a fragment (RFC 6749, section 3.1.2). An HTTP or HTTPS URI
 *   must have a host that contains no `*`, and must not contain userinfo. A scheme other than `http` and `https` must
 *   contain a dot, as private-use schemes do (RFC 8252, section 7.1).
 * - No two URIs in the list may match the same request: if two loopback URIs differ only in the port, list only one of
 *   them.
 *
 * `redirectUriMatcher` accepts registered `http` URIs even if their hosts are not loopback addresses. RFC 9700 (section
 * 2.6) allows the `http` scheme only for loopback URIs, so check the scheme when a client registers.
 *
 * Allocates views and lists for the registered URIs when `redirectUriMatcher` is called. For each request, allocates
 * the returned `Either` and its view. If a requested `http` URI is not registered, also allocates parts of that URI. If
 * an entry violates a rule, `redirectUriMatcher` throws a `TypeError` whose message contains the entry without its
 * userinfo. An invalid literal does not compile, and the compiler prints the message that the `TypeError` would
 * contain. If an absolute URI in a request is refused, the error contains the violated rule, the registered URI that
 * has the longest common prefix with the requested URI, and the offset at which the two URIs first differ.
 *
 * @example
 * import { redirectUriMatcher } from 'uri-ts/http'
 *
 * const redirectUri = redirectUriMatcher(['https://app.example/callback', 'http://127.0.0.1/callback'])
 * redirectUri('https://app.example/callback')._tag //=> 'Right'
 * redirectUri('http://127.0.0.1:51004/callback')._tag //=> 'Right'
 *
 * const refused = redirectUri('https://app.example/callback/../evil')
 * if (refused._tag === 'Left') refused.left.rule //=> 'RFC 9700, 2.1'
 * if (refused._tag === 'Left') refused.left.nearest //=> 'https://app.example/callback'
 *
 * @category Redirects
 */
export const redirectUriMatcher = <
  const Text extends string,
  const Loopback extends 'ip' | 'localhost' | 'none' = 'ip',
>(
  registered: ReadonlyArray<CheckRedirectUri<Text, Loopback>>,
  options: RedirectUriOptions<Loopback> = {},
): ((requested: string) => Either<RedirectUriError, View<AbsoluteUri>>) => {
  requireKnown(options, ['loopback'])
  const loopback = ownOption(options, 'loopback')
  requireOneOf('loopback', loopback, ['ip', 'localhost', 'none'])
  if (!Array.isArray(registered)) throw new TypeError('redirectUriMatcher: the value is not a list of URIs')
  const views = (registered as readonly string[]).map(requireRedirectUri)
  const texts: readonly string[] = views.map(({ text }) => text)
  const known: ReadonlySet<string> = new Set(texts)
  const read = (view: View<AbsoluteUri>) =>
    loopback === 'none' ? undefined : readLoopback(view, loopback === 'localhost')
  const withoutPorts = new Map<string, string>()
  for (const view of views) {
    const { withoutPort } = read(view) ?? {}
    if (withoutPort === undefined) continue
    const other = withoutPorts.get(withoutPort) ?? view.text
    if (other !== view.text) throw wrongEntry(view.text, sameButPort(other))
    withoutPorts.set(withoutPort, other)
  }
  return (requested) => {
    const parsed = parseAbsoluteUri(requested)
    if (parsed._tag === 'Left') return left(malformedError(parsed.left))
    const view = parsed.right
    if (known.has(view.text)) return right(view)
    const local = read(view)
    const isKnown = local !== undefined && withoutPorts.has(local.withoutPort)
    if (isKnown && local.isPort) return right(view)
    return left(notRegisteredError(view, texts, isKnown ? 'loopback-port' : 'not-registered'))
  }
}
