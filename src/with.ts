import type { Either } from 'fp-ts/Either'
import type { UriReference, Widen, WithFragment, WithScheme } from './brand'
import { change } from './build'
import { type BuildError, buildError } from './build-error'
import { left } from './either'
import type { View } from './view'

/**
 * Puts a scheme in the place of the one that there is, or before a relative reference (3.1).
 *
 * Allocates: the `Either`, the view, its text and the components.
 * Fails: with the component, as it was given, and the offset in it.
 *
 * @example
 * import { uri, view, withScheme } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(String)(withScheme('https')(view(uri('http://a/b')))), E.right('https://a/b'))
 *
 * @category Building
 * @since 0.1.0
 */
export const withScheme =
  (scheme: string) =>
  <U extends UriReference>(view: View<U>): Either<BuildError, View<WithScheme<U>>> =>
    change(view, { scheme })

/**
 * Changes the whole authority, raw: `authority = [ userinfo "@" ] host [ ":" port ]` (3.2).
 *
 * Allocates: the `Either`, the view, its text and the components.
 * Fails: with the component, as it was given, and the offset in it, or with the path where it is rootless.
 *
 * @example
 * import { uri, view, withAuthority } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(String)(withAuthority('me@b:80')(view(uri('http://a/c')))), E.right('http://me@b:80/c'))
 *
 * @category Building
 * @since 0.1.0
 */
export const withAuthority =
  (authority: string) =>
  <U extends UriReference>(view: View<U>): Either<BuildError, View<Widen<U>>> =>
    change(view, { authority, userinfo: undefined, host: undefined, port: undefined })

/**
 * Changes the userinfo, raw: `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )` (3.2.1).
 *
 * Allocates: the `Either`, the view, its text and the components.
 * Fails: with the component, as it was given, and the offset in it, or where there is no authority.
 *
 * @example
 * import { uri, view, withUserinfo } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(String)(withUserinfo('me')(view(uri('ftp://a/b')))), E.right('ftp://me@a/b'))
 *
 * @category Building
 * @since 0.1.0
 */
export const withUserinfo =
  (userinfo: string) =>
  <U extends UriReference>(view: View<U>): Either<BuildError, View<Widen<U>>> =>
    change(view, { userinfo })

/**
 * Changes the host, raw: `host = IP-literal / IPv4address / reg-name` (3.2.2). Adds an authority where there is none.
 *
 * Allocates: the `Either`, the view, its text and the components.
 * Fails: with the component, as it was given, and the offset in it, or with the path where it is rootless.
 *
 * @example
 * import { uri, view, withHost } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(String)(withHost('[::1]')(view(uri('http://a:80/b')))), E.right('http://[::1]:80/b'))
 *
 * @category Building
 * @since 0.1.0
 */
export const withHost =
  (host: string) =>
  <U extends UriReference>(view: View<U>): Either<BuildError, View<Widen<U>>> =>
    change(view, { host })

/**
 * Changes the port: `port = *DIGIT` (3.2.3).
 *
 * Allocates: the `Either`, the view, its text and the components.
 * Fails: with the component, as it was given, and the offset in it, or where there is no authority.
 *
 * @example
 * import { uri, view, withPort } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(String)(withPort(8080)(view(uri('http://a/b')))), E.right('http://a:8080/b'))
 *
 * @category Building
 * @since 0.1.0
 */
export const withPort =
  (port: string | number) =>
  <U extends UriReference>(view: View<U>): Either<BuildError, View<Widen<U>>> =>
    change(view, { port: String(port) })

/**
 * Changes the path, raw (3.3). One that would be read as an authority or a scheme gets `/.` or `./` in front.
 *
 * Allocates: the `Either`, the view, its text and the components.
 * Fails: with the component, as it was given, and the offset in it, or where it is rootless after an authority.
 *
 * @example
 * import { uri, view, withPath } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(String)(withPath('/c%20d')(view(uri('http://a/b?q')))), E.right('http://a/c%20d?q'))
 *
 * @category Building
 * @since 0.1.0
 */
export const withPath =
  (path: string) =>
  <U extends UriReference>(view: View<U>): Either<BuildError, View<Widen<U>>> =>
    change(view, { path })

/**
 * Changes the query, raw: `query = *( pchar / "/" / "?" )` (3.4).
 *
 * Allocates: the `Either`, the view, its text and the components.
 * Fails: with the component, as it was given, and the offset in it.
 *
 * @example
 * import { uri, view, withQuery } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(String)(withQuery('c=d')(view(uri('http://a/b?q#f')))), E.right('http://a/b?c=d#f'))
 *
 * @category Building
 * @since 0.1.0
 */
export const withQuery =
  (query: string) =>
  <U extends UriReference>(view: View<U>): Either<BuildError, View<Widen<U>>> =>
    change(view, { query })

/**
 * Changes the fragment, raw: `fragment = *( pchar / "/" / "?" )` (3.5).
 *
 * Allocates: the `Either`, the view, its text and the components.
 * Fails: with the component, as it was given, and the offset in it.
 *
 * @example
 * import { uri, view, withFragment } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(String)(withFragment('g')(view(uri('http://a/b#f')))), E.right('http://a/b#g'))
 *
 * @category Building
 * @since 0.1.0
 */
export const withFragment =
  (fragment: string) =>
  <U extends UriReference>(view: View<U>): Either<BuildError, View<WithFragment<U>>> =>
    change(view, { fragment })

/**
 * Changes the path to these segments, raw (3.3): the first is `''` in an absolute path, as `segments` gives them.
 *
 * Allocates: the `Either`, the view, its text and the components.
 * Fails: as `withPath`, and where a segment holds `/`; `text` and offset are those of the joined path, or the segment's.
 *
 * @example
 * import { uri, view, withSegments } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(String)(withSegments(['', 'c', 'd'])(view(uri('http://a/b')))), E.right('http://a/c/d'))
 *
 * @category Building
 * @since 0.1.0
 */
export const withSegments =
  (segments: ReadonlyArray<string>) =>
  <U extends UriReference>(view: View<U>): Either<BuildError, View<Widen<U>>> => {
    const split = segments.find((segment) => segment.includes('/'))
    if (split !== undefined) return left(buildError(split, split.indexOf('/'), 'path', 'character'))
    return change(view, { path: segments.join('/') })
  }
