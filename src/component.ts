import type { Option } from 'fp-ts/Option'
import type { RelativeRef } from './brand'
import { absoluteEnd, authorityStart, fragmentStart, hostStart, portStart, queryStart } from './offset'
import { none, some } from './option'
import { HOST_KINDS } from './span'
import type { AnyView, View } from './view'

/**
 * What `hostKind` tells: which rule of `host = IP-literal / IPv4address / reg-name` (3.2.2) matched first.
 *
 * @category Components
 * @since 0.1.0
 */
export type HostKind = (typeof HOST_KINDS)[number]

const slice = (view: AnyView, isPresent: boolean, start: number, end: number): Option<string> =>
  isPresent ? some(view.text.slice(start, end)) : none

/**
 * Whether the reference has no scheme (4.2).
 *
 * Allocates: nothing.
 *
 * @example
 * import { isRelative, parseUriReference } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(isRelative)(parseUriReference('//example.com')), E.right(true))
 *
 * @category Components
 * @since 0.1.0
 */
export const isRelative = (view: View): view is View<RelativeRef> => view.schemeEnd < 0

/**
 * Whether there is an authority, which may be empty (`file:///x`).
 *
 * Allocates: nothing.
 *
 * @example
 * import { hasAuthority, parseUri } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(hasAuthority)(parseUri('file:///x')), E.right(true))
 * assert.deepEqual(E.map(hasAuthority)(parseUri('file:/x')), E.right(false))
 *
 * @category Components
 * @since 0.1.0
 */
export const hasAuthority = (view: AnyView): boolean => view.hostEnd >= 0

/**
 * Whether there is a port, which may be empty (`http://a:`).
 *
 * Allocates: nothing.
 *
 * @example
 * import { hasPort, parseUri } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(hasPort)(parseUri('http://a:/')), E.right(true))
 * assert.deepEqual(E.map(hasPort)(parseUri('http://a/')), E.right(false))
 *
 * @category Components
 * @since 0.1.0
 */
export const hasPort = (view: AnyView): boolean => view.hostEnd >= 0 && view.hostEnd < view.pathStart

/**
 * The scheme as it is written: `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (3.1).
 *
 * Allocates: the `Option` and the slice.
 *
 * @example
 * import { parseUri, scheme } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 * import * as O from 'fp-ts/Option'
 *
 * assert.deepEqual(E.map(scheme)(parseUri('HTTP://a')), E.right(O.some('HTTP')))
 *
 * @category Components
 * @since 0.1.0
 */
export const scheme = (view: AnyView): Option<string> => slice(view, view.schemeEnd >= 0, 0, view.schemeEnd)

/**
 * The authority as it is written: `authority = [ userinfo "@" ] host [ ":" port ]` (3.2).
 *
 * Allocates: the `Option` and the slice.
 *
 * @example
 * import { authority, parseUri } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 * import * as O from 'fp-ts/Option'
 *
 * assert.deepEqual(E.map(authority)(parseUri('ftp://me@a:21/b')), E.right(O.some('me@a:21')))
 *
 * @category Components
 * @since 0.1.0
 */
export const authority = (view: AnyView): Option<string> =>
  slice(view, hasAuthority(view), authorityStart(view), view.pathStart)

/**
 * The userinfo as it is written: `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )` (3.2.1).
 *
 * Allocates: the `Option` and the slice.
 *
 * @example
 * import { parseUri, userinfo } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 * import * as O from 'fp-ts/Option'
 *
 * assert.deepEqual(E.map(userinfo)(parseUri('ftp://me:@a/')), E.right(O.some('me:')))
 *
 * @category Components
 * @since 0.1.0
 */
export const userinfo = (view: AnyView): Option<string> =>
  slice(view, view.userinfoEnd >= 0, authorityStart(view), view.userinfoEnd)

/**
 * The host as it is written, an IP literal with its brackets: `host = IP-literal / IPv4address / reg-name` (3.2.2).
 *
 * Allocates: the `Option` and the slice.
 *
 * @example
 * import { host, parseUri } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 * import * as O from 'fp-ts/Option'
 *
 * assert.deepEqual(E.map(host)(parseUri('ldap://[2001:db8::7]/c')), E.right(O.some('[2001:db8::7]')))
 * assert.deepEqual(E.map(host)(parseUri('file:///x')), E.right(O.some('')))
 *
 * @category Components
 * @since 0.1.0
 */
export const host = (view: AnyView): Option<string> => slice(view, hasAuthority(view), hostStart(view), view.hostEnd)

/**
 * Which rule of `host = IP-literal / IPv4address / reg-name` (3.2.2) the host matches first.
 *
 * Allocates: the `Option`.
 *
 * @example
 * import { hostKind, parseUri } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 * import * as O from 'fp-ts/Option'
 *
 * assert.deepEqual(E.map(hostKind)(parseUri('http://127.0.0.1/')), E.right(O.some('IPv4address')))
 * assert.deepEqual(E.map(hostKind)(parseUri('http://256.0.0.1/')), E.right(O.some('reg-name')))
 *
 * @category Components
 * @since 0.1.0
 */
export const hostKind = (view: AnyView): Option<HostKind> =>
  hasAuthority(view) ? some(HOST_KINDS[view.hostKind] as HostKind) : none

/**
 * The port as it is written, of any length and maybe empty: `port = *DIGIT` (3.2.3).
 *
 * Allocates: the `Option` and the slice.
 *
 * @example
 * import { parseUri, port } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 * import * as O from 'fp-ts/Option'
 *
 * assert.deepEqual(E.map(port)(parseUri('http://a:080')), E.right(O.some('080')))
 *
 * @category Components
 * @since 0.1.0
 */
export const port = (view: AnyView): Option<string> => slice(view, hasPort(view), portStart(view), view.pathStart)

/**
 * The port as a number from 0 to 65535; none where it is absent, empty or greater.
 *
 * Allocates: the `Option`.
 *
 * @example
 * import { parseUri, portNumber } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 * import * as O from 'fp-ts/Option'
 *
 * assert.deepEqual(E.map(portNumber)(parseUri('http://a:080')), E.right(O.some(80)))
 * assert.deepEqual(E.map(portNumber)(parseUri('http://a:65536')), E.right(O.none))
 *
 * @category Components
 * @since 0.1.0
 */
export const portNumber = (view: AnyView): Option<number> => {
  const start = portStart(view)
  if (!hasPort(view) || start === view.pathStart) return none
  let number = 0
  for (let index = start; index < view.pathStart; index++) {
    number = number * 10 + view.text.charCodeAt(index) - 48
    if (number > 0xffff) return none
  }
  return some(number)
}

/**
 * The path as it is written, never absent but maybe empty:
 * `path = path-abempty / path-absolute / path-noscheme / path-rootless / path-empty` (3.3).
 *
 * Allocates: the slice.
 *
 * @example
 * import { parseUri, path } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(path)(parseUri('foo://example.com:8042/over/there?name=ferret')), E.right('/over/there'))
 * assert.deepEqual(E.map(path)(parseUri('http://a')), E.right(''))
 *
 * @category Components
 * @since 0.1.0
 */
export const path = (view: AnyView): string => view.text.slice(view.pathStart, view.pathEnd)

/**
 * The query as it is written, without `?`: `query = *( pchar / "/" / "?" )` (3.4).
 *
 * Allocates: the `Option` and the slice.
 *
 * @example
 * import { parseUri, query } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 * import * as O from 'fp-ts/Option'
 *
 * assert.deepEqual(E.map(query)(parseUri('http://a?')), E.right(O.some('')))
 * assert.deepEqual(E.map(query)(parseUri('http://a')), E.right(O.none))
 *
 * @category Components
 * @since 0.1.0
 */
export const query = (view: AnyView): Option<string> => slice(view, view.queryEnd >= 0, queryStart(view), view.queryEnd)

/**
 * The fragment as it is written, without `#`: `fragment = *( pchar / "/" / "?" )` (3.5).
 *
 * Allocates: the `Option` and the slice.
 *
 * @example
 * import { fragment, parseUri } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 * import * as O from 'fp-ts/Option'
 *
 * assert.deepEqual(E.map(fragment)(parseUri('http://a#nose')), E.right(O.some('nose')))
 *
 * @category Components
 * @since 0.1.0
 */
export const fragment = (view: AnyView): Option<string> =>
  slice(view, absoluteEnd(view) < view.text.length, fragmentStart(view), view.text.length)
