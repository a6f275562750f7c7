/* This file exports functions that each return one component of a view. */
import type { Option } from '../fp/option'
import { none, some } from '../fp/option'
import { portValueIn } from '../grammar/port'
import { absoluteEnd, authorityStart, fragmentStart, portStart, queryStart, startOfHost } from '../model/bounds'
import { type AnyView, requireView } from '../model/view'
import { HOST_KINDS } from '../scanner/spans'
import type { ComponentOf, PathOf } from './literal-results'

/**
 * The name of the alternative that a host matches: `reg-name`, `IPv4address`, `IPv6address` or `IPvFuture` (RFC 3986,
 * section 3.2.2).
 *
 * @category Components
 */
export type HostKind = (typeof HOST_KINDS)[number]

/**
 * Returns a `Some` with a slice of the text, or `None` if the component is absent. `Result` is the type that the
 * compiler computes for a literal.
 */
const slice = <Result>(view: AnyView, isPresent: boolean, start: number, end: number): Result =>
  (isPresent ? some(view.text.slice(start, end)) : none) as Result

/**
 * Returns whether a reference has an authority. The authority may be empty, as in `file:///x`.
 *
 * Allocates nothing.
 *
 * @example
 * import { hasAuthority, view } from 'uri-ts'
 *
 * hasAuthority(view('file:///x')) //=> true
 * hasAuthority(view('file:/x')) //=> false
 *
 * @category Components
 */
export const hasAuthority = (view: AnyView): boolean => {
  try {
    // If `hostEnd` is not negative, the argument is a view with an authority, so there is no need to call
    // `requireView`. Skipping the call makes `host` 5% faster.
    if (view.hostEnd >= 0) return true
  } catch {
    // `requireView` throws a more helpful error than the one that was caught.
  }
  return !requireView(view)
}

/**
 * Returns whether a reference has a port. The port may be empty, as in `http://a:`.
 *
 * Allocates nothing.
 *
 * @example
 * import { hasPort, view } from 'uri-ts'
 *
 * hasPort(view('http://a:/')) //=> true
 * hasPort(view('http://a/')) //=> false
 *
 * @category Components
 */
export const hasPort = (view: AnyView): boolean => hasAuthority(view) && view.hostEnd < view.pathStart

/**
 * Returns the raw scheme: `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (RFC 3986, section 3.1).
 *
 * Allocates the returned `Option` and a slice of the text.
 *
 * @example
 * import { scheme, view } from 'uri-ts'
 *
 * scheme(view('HTTP://a')) //=> { _tag: 'Some', value: 'HTTP' }
 *
 * @category Components
 */
export const scheme = <V extends AnyView>(view: V): ComponentOf<V['text'], 'scheme'> =>
  slice(view, requireView(view).schemeEnd >= 0, 0, view.schemeEnd)

/**
 * Returns the raw authority: `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2).
 *
 * Allocates the returned `Option` and a slice of the text.
 *
 * @example
 * import { authority, view } from 'uri-ts'
 *
 * authority(view('ftp://me@a:21/b')) //=> { _tag: 'Some', value: 'me@a:21' }
 *
 * @category Components
 */
export const authority = <V extends AnyView>(view: V): ComponentOf<V['text'], 'authority'> =>
  slice(view, hasAuthority(view), authorityStart(view), view.pathStart)

/**
 * Returns the raw userinfo: `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )` (RFC 3986, section 3.2.1).
 *
 * Allocates the returned `Option` and a slice of the text.
 *
 * @example
 * import { userinfo, view } from 'uri-ts'
 *
 * userinfo(view('ftp://me:@a/')) //=> { _tag: 'Some', value: 'me:' }
 *
 * @category Components
 */
export const userinfo = <V extends AnyView>(view: V): ComponentOf<V['text'], 'userinfo'> =>
  slice(view, requireView(view).userinfoEnd >= 0, authorityStart(view), view.userinfoEnd)

/**
 * Returns the raw host: `host = IP-literal / IPv4address / reg-name` (RFC 3986, section 3.2.2). An IP literal includes
 * its brackets.
 *
 * Allocates the returned `Option` and a slice of the text.
 *
 * @example
 * import { host, view } from 'uri-ts'
 *
 * host(view('ldap://[2001:db8::7]/c')) //=> { _tag: 'Some', value: '[2001:db8::7]' }
 * host(view('file:///x')) //=> { _tag: 'Some', value: '' }
 *
 * @category Components
 */
export const host = <V extends AnyView>(view: V): ComponentOf<V['text'], 'host'> =>
  slice(view, hasAuthority(view), startOfHost(view), view.hostEnd)

/**
 * Returns the name of the first alternative in `host = IP-literal / IPv4address / reg-name` (RFC 3986, section 3.2.2)
 * that the host matches.
 *
 * Allocates the returned `Option`.
 *
 * @example
 * import { hostKind, view } from 'uri-ts'
 *
 * hostKind(view('http://127.0.0.1/')) //=> { _tag: 'Some', value: 'IPv4address' }
 * hostKind(view('http://256.0.0.1/')) //=> { _tag: 'Some', value: 'reg-name' }
 *
 * @category Components
 */
export const hostKind = <V extends AnyView>(view: V): ComponentOf<V['text'], 'hostKind', HostKind> =>
  (hasAuthority(view) ? some(HOST_KINDS[view.hostKind]) : none) as ComponentOf<V['text'], 'hostKind', HostKind>

/**
 * Returns the raw port: `port = *DIGIT` (RFC 3986, section 3.2.3). The port may be empty and may contain any number of
 * digits.
 *
 * Allocates the returned `Option` and a slice of the text.
 *
 * @example
 * import { port, view } from 'uri-ts'
 *
 * port(view('http://a:080')) //=> { _tag: 'Some', value: '080' }
 *
 * @category Components
 */
export const port = <V extends AnyView>(view: V): ComponentOf<V['text'], 'port'> =>
  slice(view, hasPort(view), portStart(view), view.pathStart)

/**
 * Returns the port as a number from 0 to 65535, or `None` if the port is absent, empty or greater than 65535.
 *
 * Allocates the returned `Option`.
 *
 * @example
 * import { portNumber, view } from 'uri-ts'
 *
 * portNumber(view('http://a:080')) //=> { _tag: 'Some', value: 80 }
 * portNumber(view('http://a:65536')) //=> { _tag: 'None' }
 *
 * @category Components
 */
export const portNumber = (view: AnyView): Option<number> => {
  const { text, hostEnd, pathStart } = requireView(view)
  const value = hostEnd < 0 ? -1 : portValueIn(text, hostEnd + 1, pathStart)
  return value < 0 ? none : some(value)
}

/**
 * Returns the raw path: `path = path-abempty / path-absolute / path-noscheme / path-rootless / path-empty` (RFC 3986,
 * section 3.3). A path is never absent, but it may be empty.
 *
 * Allocates a slice of the text.
 *
 * @example
 * import { path, view } from 'uri-ts'
 *
 * path(view('foo://example.com:8042/over/there?name=ferret')) //=> '/over/there'
 * path(view('http://a')) //=> ''
 *
 * @category Components
 */
export const path = <V extends AnyView>(view: V): PathOf<V['text']> =>
  requireView(view).text.slice(view.pathStart, view.pathEnd) as PathOf<V['text']>

/**
 * Returns the raw query, without `?`: `query = *( pchar / "/" / "?" )` (RFC 3986, section 3.4).
 *
 * Allocates the returned `Option` and a slice of the text.
 *
 * @example
 * import { query, view } from 'uri-ts'
 *
 * query(view('http://a?')) //=> { _tag: 'Some', value: '' }
 * query(view('http://a')) //=> { _tag: 'None' }
 *
 * @category Components
 */
export const query = <V extends AnyView>(view: V): ComponentOf<V['text'], 'query'> =>
  slice(view, requireView(view).queryEnd >= 0, queryStart(view), view.queryEnd)

/**
 * Returns the raw fragment, without `#`: `fragment = *( pchar / "/" / "?" )` (RFC 3986, section 3.5).
 *
 * Allocates the returned `Option` and a slice of the text.
 *
 * @example
 * import { fragment, view } from 'uri-ts'
 *
 * fragment(view('http://a#nose')) //=> { _tag: 'Some', value: 'nose' }
 *
 * @category Components
 */
export const fragment = <V extends AnyView>(view: V): ComponentOf<V['text'], 'fragment'> =>
  slice(view, absoluteEnd(requireView(view)) < view.text.length, fragmentStart(view), view.text.length)
