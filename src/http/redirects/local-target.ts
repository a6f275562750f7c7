/* The functions in this file derive a safe redirect target from an untrusted string. */
import type { CheckOrigin } from '../../../types/core/equivalence/has-origin'
import type { CheckFallback } from '../../../types/http/redirects/fallback'
import { hasScheme } from '../../core/components/comparisons'
import { hasOrigin } from '../../core/equivalence/has-origin'
import { normalize } from '../../core/equivalence/normalize'
import { sameOrigin } from '../../core/equivalence/origin'
import { quoteText } from '../../core/errors/format-error'
import { ownOption, requireKnown } from '../../core/errors/require-known'
import { refuseMore } from '../../core/errors/require-text'
import type { RelativeRef, Uri } from '../../core/model/brands'
import { parseHttpUri } from '../../core/model/http-uris'
import { isRelativeRef, view as viewOf } from '../../core/model/parse'
import type { View, ViewOfUri } from '../../core/model/view'
import { type CheckBase, requireBase } from '../../core/resolution/base'
import { resolve } from '../../core/resolution/resolve'
import { whatwgDifference } from '../guards/whatwg-difference'
import { findFault, isLocalPath } from './local-path'
import { NOT_PLAIN } from './messages'

/**
 * The argument to `localTarget`.
 *
 * @category Redirects
 */
export interface LocalTargetOptions<Fallback extends string = string, Origin extends string = string> {
  /**
   * The path, such as `/`, to which a redirect leads if the requested target is refused. The path must not contain
   * `//`, dot segments or percent-encoded delimiters. An invalid literal does not compile.
   */
  readonly fallback: CheckFallback<Fallback>
  /** Additional origins to which a redirect may lead. The entries must be origins that `hasOrigin` accepts. */
  readonly origins?: ReadonlyArray<CheckOrigin<Origin>> | undefined
}

/** Matches a path that contains `//`, a dot segment, or a percent-encoded `/`, `\`, `.`, `%` or control character. */
const NEEDLESS = /^[^?#]*?(?:\/\/|\/\.{1,2}(?:[/?#]|$)|%(?:2[5ef]|5c|[01]|7f))/i

/** Throws if the fallback is invalid, because an invalid fallback is a mistake in the program. */
const requireFallback = (text: string): View<RelativeRef> => {
  if (isRelativeRef(text) && text.startsWith('/') && !NEEDLESS.test(text)) return viewOf(text)
  const shown = typeof text === 'string' ? quoteText(text) : 'the fallback'
  throw new TypeError(`localTarget: ${shown} ${NOT_PLAIN}`)
}

const isHttp = /* @__PURE__ */ hasScheme('http')
const isHttps = /* @__PURE__ */ hasScheme('https')

/**
 * Returns the `Uri` for a redirect to an untrusted target, such as the `next` parameter of a login page. The result is
 * safe to send in the `Location` header. `site` is the URI of the site or of any page on the site. Pass `site` as a
 * view, or as a literal that the compiler checks. The result has either the site's origin or an origin in `origins`.
 *
 * Accepts the strings that `isLocalPath` accepts. Also accepts an absolute HTTP or HTTPS URI if the URI has no
 * userinfo, its origin is allowed, and its path is empty or accepted by `isLocalPath`. The URI must also be one that
 * browsers and this library read in the same way. For a string that is refused, and for any value that is not a string,
 * the result is the fallback. For references such as `account` and `?page=2`, the result is the fallback, because their
 * targets depend on the page that contains them. Every result, including the resolved fallback, is absolute and in
 * normal form (RFC 3986, section 6.2.2).
 *
 * Allocates the normal forms of `origins` once, a view of the fallback once, and the fallback's absolute URI once per
 * site. For each untrusted string, allocates views and the returned `Uri`. For an absolute URI, also allocates the
 * URI's origin and path. If the fallback or an origin is invalid, `localTarget` throws a `TypeError`. The returned
 * function throws a `TypeError` unless the site is an HTTP or HTTPS URI that has a host and no userinfo. Invalid
 * literals do not compile. An untrusted string never causes an exception.
 *
 * @example
 * import { localTarget } from 'uri-ts/http'
 *
 * const target = localTarget({ fallback: '/' })('https://example.com/login')
 * target('/account?tab=2') //=> 'https://example.com/account?tab=2'
 * target('https://EXAMPLE.com/a') //=> 'https://example.com/a'
 * target('//evil.test/') //=> 'https://example.com/'
 * target(undefined) //=> 'https://example.com/'
 *
 * @category Redirects
 */
export const localTarget: <const Fallback extends string, const Origin extends string = never>(
  options: LocalTargetOptions<Fallback, Origin>,
) => <const Site extends string>(site: ViewOfUri | CheckBase<Site>) => (text: unknown) => Uri = (
  options: { readonly fallback?: unknown; readonly origins?: unknown },
  more?: unknown,
) => {
  refuseMore(more)
  requireKnown(options, ['fallback', 'origins'])
  const fallback = requireFallback(ownOption(options, 'fallback') as string)
  const isListed = hasOrigin<string>((ownOption(options, 'origins') ?? []) as readonly string[])
  return (base: unknown, another?: unknown) => {
    refuseMore(another)
    const site = requireBase(base as string)
    const isOurs = sameOrigin(site)
    if (!isOurs(site) || !(isHttp(site) || isHttps(site)) || site.userinfoEnd >= 0)
      throw new TypeError('localTarget: the site is not an http or https URI with a host and without userinfo')
    const resolved = resolve(site)
    const home: Uri = normalize(resolved(fallback)).text
    return (text) => {
      if (isLocalPath(text)) return normalize(resolved(viewOf(text))).text
      const parsed = parseHttpUri(text as string)
      if (parsed._tag === 'Left') return home
      const uri = parsed.right
      const isAllowed = whatwgDifference(uri).length === 0 && (isOurs(uri) || isListed(uri))
      return isAllowed && hasNoFault(uri) ? normalize(uri).text : home
    }
  }
}

/** Returns whether a URI's path is empty or is accepted by `isLocalPath`. */
const hasNoFault = ({ text, pathStart, pathEnd }: View<Uri>): boolean => {
  const path = text.slice(pathStart, pathEnd)
  return !path.startsWith('//') && findFault(path, path.length) < 0
}
