/* This file exports functions that replace one component of a reference with a raw string. */
import type { CheckQuery } from '../../../types/core/building/checked-query'
import { hasAuthority } from '../components/accessors'
import { type BuildError, buildError } from '../errors/build-error'
import { requireSegments } from '../errors/require-text'
import type { Either } from '../fp/either'
import { left, right } from '../fp/either'
import { FRAGMENT, PATH, QUERY } from '../grammar/character-table'
import type { Retext, Widen, WithFragment, WithScheme } from '../model/brands'
import type { View, ViewOfReference } from '../model/view'
import { HOST_KIND, SPANS } from '../scanner/spans'
import { change, rebuild, setPath } from './build'
import type { Changed } from './changed-text'
import { portText } from './recompose'
import { NO_AUTHORITY } from './remove-component'
import { replaceFragment, replaceHost, replaceQuery, replaceScheme } from './splice'
import { componentError, notTextError, runError } from './validate'

/**
 * Applies `Changes` to the view's text. If the new component, `Text`, is unknown at compile time, the result is
 * `string`.
 */
type ChangedBy<V extends View, Changes, Text extends string> = string extends Text
  ? string
  : Changed<V['text'], Changes>

type NewAuthority<Text extends string> = { authority: Text; userinfo: undefined; host: undefined; port: undefined }

/**
 * Converts `undefined` to `null`, because `undefined` would remove the component instead of causing an error.
 * `undefined` from a JavaScript caller is probably a mistake.
 */
export const refuseUndefined = <Text>(text: Text): Text => (text === undefined ? (null as Text) : text)

/**
 * Replaces the scheme (RFC 3986, section 3.1), or adds a scheme to a relative reference.
 *
 * Allocates the returned `Either`, its view and the view's text.
 * Fails if `scheme` is invalid. The error's `offset` is an index into `scheme`.
 *
 * @example
 * import { view, withScheme } from 'uri-ts'
 *
 * const changed = withScheme('https')(view('http://a/b'))
 * if (changed._tag === 'Right') changed.right.text //=> 'https://a/b'
 *
 * @category Building
 */
export const withScheme =
  <const Text extends string>(scheme: Text) =>
  <V extends ViewOfReference>(
    view: V,
  ): Either<BuildError, View<WithScheme<V['text'], ChangedBy<V, { scheme: Text }, Text>>>> => {
    const error = componentError('scheme', scheme)
    return error === undefined ? right(replaceScheme(view, `${scheme}:`)) : left(error)
  }

/**
 * Sets the whole authority to a raw string: `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986, section 3.2).
 *
 * Allocates the returned `Either`, its view, and the view's text and components. Fails if `authority` is invalid, or if
 * the path is rootless. The error's `text` is `authority` or the path, and the error's `offset` is an index into that
 * string.
 *
 * @example
 * import { view, withAuthority } from 'uri-ts'
 *
 * const changed = withAuthority('me@b:80')(view('http://a/c'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://me@b:80/c'
 *
 * @category Building
 */
export const withAuthority =
  <const Text extends string>(authority: Text) =>
  <V extends ViewOfReference>(
    view: V,
  ): Either<BuildError, View<Retext<V['text'], ChangedBy<V, NewAuthority<Text>, Text>>>> =>
    change(view, { ...NO_AUTHORITY, authority: refuseUndefined(authority) })

/**
 * Sets the userinfo to a raw string: `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )` (RFC 3986, section
 * 3.2.1).
 *
 * Allocates the returned `Either`, its view, and the view's text and components. Fails if `userinfo` is invalid, or if
 * there is no authority. The error's `offset` is an index into `userinfo`.
 *
 * @example
 * import { view, withUserinfo } from 'uri-ts'
 *
 * const changed = withUserinfo('me')(view('ftp://a/b'))
 * if (changed._tag === 'Right') changed.right.text //=> 'ftp://me@a/b'
 *
 * @category Building
 */
export const withUserinfo =
  <const Text extends string>(userinfo: Text) =>
  <V extends ViewOfReference>(
    view: V,
  ): Either<BuildError, View<Retext<V['text'], ChangedBy<V, { userinfo: Text }, Text>>>> =>
    change(view, { userinfo: refuseUndefined(userinfo) })

/**
 * Sets the host to a raw string: `host = IP-literal / IPv4address / reg-name` (RFC 3986, section 3.2.2). Adds an
 * authority if there is none.
 *
 * Allocates the returned `Either`, its view and the view's text. If there is no authority, also allocates the view's
 * components. Fails if `host` is invalid, or if the path is rootless. The error's `text` is the invalid `host` or the
 * rootless path, and its `offset` is an index into that string.
 *
 * @example
 * import { view, withHost } from 'uri-ts'
 *
 * const changed = withHost('[::1]')(view('http://a:80/b'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://[::1]:80/b'
 *
 * @category Building
 */
export const withHost =
  <const Text extends string>(host: Text) =>
  <V extends ViewOfReference>(
    view: V,
  ): Either<BuildError, View<Retext<V['text'], ChangedBy<V, { host: Text }, Text>>>> => {
    const error = componentError('host', host)
    if (error !== undefined) return left(error)
    return hasAuthority(view) ? right(replaceHost(view, host, SPANS[HOST_KIND])) : rebuild(view, { host })
  }

/**
 * Sets the port: `port = *DIGIT` (RFC 3986, section 3.2.3).
 *
 * Allocates the returned `Either`, its view, and the view's text and components. Fails if `port` is invalid, or if
 * there is no authority. The error's `offset` is an index into the text of `port`.
 *
 * @example
 * import { view, withPort } from 'uri-ts'
 *
 * const changed = withPort(8080)(view('http://a/b'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://a:8080/b'
 *
 * @category Building
 */
export const withPort =
  (port: string | number) =>
  <V extends ViewOfReference>(view: V): Either<BuildError, View<Widen<V['text']>>> =>
    change(view, { port: refuseUndefined(portText(port)) })

/**
 * Sets the path (RFC 3986, section 3.3) to a raw string. A path that would otherwise be read as an authority or a
 * scheme is prefixed with `/.` or `./`, respectively.
 *
 * Allocates the returned `Either`, its view and the view's text.
 * Fails if `path` is invalid, or if `path` is rootless and the reference has an authority. The error's `offset` is an
 * index into `path`.
 *
 * @example
 * import { view, withPath } from 'uri-ts'
 *
 * const changed = withPath('/c%20d')(view('http://a/b?q'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://a/c%20d?q'
 *
 * @category Building
 */
export const withPath =
  <const Text extends string>(path: Text) =>
  <V extends ViewOfReference>(
    view: V,
  ): Either<BuildError, View<Retext<V['text'], ChangedBy<V, { path: Text }, Text>>>> => {
    const error = runError('path', path, PATH)
    return error === undefined ? setPath(view, path) : left(error)
  }

/**
 * Sets the query to a raw string: `query = *( pchar / "/" / "?" )` (RFC 3986, section 3.4). The compiler rejects a
 * literal argument that begins with `?`, because the resulting `??` would probably be a mistake. An argument of type
 * `string` may begin with `?`, because `http://a/??b` is valid.
 *
 * Allocates the returned `Either`, its view and the view's text.
 * Fails if `query` is invalid. The error's `offset` is an index into `query`.
 *
 * @example
 * import { view, withQuery } from 'uri-ts'
 *
 * const changed = withQuery('c=d')(view('http://a/b?q#f'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://a/b?c=d#f'
 *
 * @category Building
 */
export const withQuery =
  <const Text extends string>(query: CheckQuery<Text>) =>
  <V extends ViewOfReference>(
    view: V,
  ): Either<BuildError, View<Retext<V['text'], ChangedBy<V, { query: Text }, Text>>>> => {
    const error = runError('query', query as string, QUERY)
    return error === undefined ? right(replaceQuery(view, query as string)) : left(error)
  }

/**
 * Sets the fragment to a raw string: `fragment = *( pchar / "/" / "?" )` (RFC 3986, section 3.5).
 *
 * Allocates the returned `Either`, its view and the view's text.
 * Fails if `fragment` is invalid. The error's `offset` is an index into `fragment`.
 *
 * @example
 * import { view, withFragment } from 'uri-ts'
 *
 * const changed = withFragment('g')(view('http://a/b#f'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://a/b#g'
 *
 * @category Building
 */
export const withFragment =
  <const Text extends string>(fragment: Text) =>
  <V extends ViewOfReference>(
    view: V,
  ): Either<BuildError, View<WithFragment<V['text'], ChangedBy<V, { fragment: Text }, Text>>>> => {
    const error = runError('fragment', fragment, FRAGMENT)
    return error === undefined ? right(replaceFragment(view, fragment)) : left(error)
  }

/**
 * Joins raw segments (RFC 3986, section 3.3) with `/`, and sets the path to the result. For an absolute path, the first
 * segment must be `''`, as it is in the result of `segments`.
 *
 * Allocates the returned `Either`, its view and the view's text. Fails in the same cases as `withPath`. In those cases,
 * the error's `text` is the joined path. Also fails if a segment contains `/`. The error's `text` is then that segment.
 *
 * @example
 * import { view, withSegments } from 'uri-ts'
 *
 * const changed = withSegments(['', 'c', 'd'])(view('http://a/b'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://a/c/d'
 *
 * @category Building
 */
export const withSegments =
  (segments: ReadonlyArray<string>) =>
  <V extends ViewOfReference>(view: V): Either<BuildError, View<Widen<V['text']>>> => {
    // Each element is read only once, because a getter could return a different value after the check.
    const given = Array.from(requireSegments(segments))
    for (const segment of given) {
      if (typeof segment !== 'string') return left(notTextError('path'))
      const slash = segment.indexOf('/')
      if (slash >= 0) return left(buildError(segment, slash, 'path', 'segment-slash'))
    }
    return withPath(given.join('/'))(view) as Either<BuildError, View<Widen<V['text']>>>
  }
