import { refuseMore } from '../errors/require-text'
import { none, type Option, some } from '../fp/option'
import { portValueIn } from '../grammar/port'
import { hostStart, portStart } from '../model/bounds'
import { requireView, type UriView } from '../model/view'
import { canonicalHost } from './canonical-host'
import { ruleOf, schemeOf } from './normalize-for-scheme'
import { type SchemeRule, schemeRules } from './scheme-rules'

/**
 * Returns whether the host of a URI identifies who is responsible for the resource. `rule` is the rule for the URI's
 * scheme. Neither a `file` URI (RFC 6454, section 4) nor a URN has such a host.
 */
export const isHostBased = (rule: SchemeRule): boolean => rule.defaultHost === undefined && rule.isOpaque !== true

/** Returns the ASCII serialization of a URI's origin, or `undefined` if the URI has no origin. */
export const originText = (view: UriView): string | undefined => {
  if (requireView(view).schemeEnd < 0 || hostStart(view) >= view.hostEnd) return undefined
  const scheme = schemeOf(view)
  const rule = ruleOf(schemeRules, scheme)
  if (!isHostBased(rule)) return undefined
  const server = `${scheme}://${canonicalHost(view)}`
  const start = portStart(view)
  if (start >= view.pathStart) return server
  const port = portValueIn(view.text, start, view.pathStart)
  if (port < 0) return undefined
  return port === rule.defaultPort ? server : `${server}:${port}`
}

/**
 * Returns the origin of a URI: the scheme, the host and the port, serialized in ASCII as RFC 6454, section 6.2,
 * specifies. The scheme is in lower case. The host is in normal form: a name is in lower case, and an IPv6 address is
 * written as RFC 5952 recommends. The port has no leading zeros. The port is omitted if it is empty or is the default
 * port in `schemeRules`. The userinfo, path, query and fragment do not affect the origin.
 *
 * Returns `None` if the scheme or the host is missing, if the port is greater than 65535, or if the scheme is `file` or
 * `urn`. Browsers report `null` if a URL has no origin, or if they do not recognize its scheme. By contrast, `origin`
 * returns an origin for a URI that has a host and an unknown scheme. Unlike browsers, `origin` neither maps non-ASCII
 * names to ASCII nor reads `0x7f.1` as an address.
 *
 * Allocates the returned `Option`, the origin and the parts of the origin.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { origin } from 'uri-ts/equivalence'
 *
 * origin(view('HTTPS://me@Example.com:443/a?q')) //=> { _tag: 'Some', value: 'https://example.com' }
 * origin(view('ws://[0::1]:8080/')) //=> { _tag: 'Some', value: 'ws://[::1]:8080' }
 * origin(view('file:///etc/hosts')) //=> { _tag: 'None' }
 *
 * @category Comparison
 */
export const origin = (view: UriView): Option<string> => {
  const text = originText(view)
  return text === undefined ? none : some(text)
}

/**
 * Returns whether two URIs have the same origin, that is, the same scheme, host and port (RFC 6454, section 5). Returns
 * `false` if either URI has no origin (see `origin`). Two `file` URIs never have the same origin, because a `file` URI
 * has no origin.
 *
 * Allocates the origins of `that` and of each view, and the parts of these origins.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { sameOrigin } from 'uri-ts/equivalence'
 *
 * const isOurs = sameOrigin(view('https://example.com/'))
 * isOurs(view('https://EXAMPLE.com:443/login')) //=> true
 * isOurs(view('http://example.com/')) //=> false
 * isOurs(view('https://example.com@evil.test/')) //=> false
 *
 * @category Comparison
 */
export const sameOrigin: (that: UriView) => (view: UriView) => boolean = (that, more?: unknown) => {
  refuseMore(more)
  const expected = originText(that)
  return (view) => expected !== undefined && originText(view) === expected
}
