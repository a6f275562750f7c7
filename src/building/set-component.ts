import { type BuildError, buildError } from '../errors/build-error'
import type { Either } from '../fp/either'
import { left } from '../fp/either'
import type { Retext, Widen, WithFragment, WithScheme } from '../model/brands'
import type { View } from '../model/view'
import { change } from './build'
import type { Changed } from './changed-text'

/** The text of a view with some components changed to others; `string` where `Text`, one of them, is not known. */
type ChangedBy<V extends View, Changes, Text extends string> = string extends Text
  ? string
  : Changed<V['text'], Changes>

/** What `withAuthority` changes. */
type Authority<Text extends string> = { authority: Text; userinfo: undefined; host: undefined; port: undefined }

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
 * E.map(String)(withScheme('https')(view(uri('http://a/b')))) //=> { _tag: 'Right', right: 'https://a/b' }
 *
 * @category Building
 */
export const withScheme =
  <const Text extends string>(scheme: Text) =>
  <V extends View>(view: V): Either<BuildError, View<WithScheme<V['text'], ChangedBy<V, { scheme: Text }, Text>>>> =>
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
 * E.map(String)(withAuthority('me@b:80')(view(uri('http://a/c')))) //=> { _tag: 'Right', right: 'http://me@b:80/c' }
 *
 * @category Building
 */
export const withAuthority =
  <const Text extends string>(authority: Text) =>
  <V extends View>(view: V): Either<BuildError, View<Retext<V['text'], ChangedBy<V, Authority<Text>, Text>>>> =>
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
 * E.map(String)(withUserinfo('me')(view(uri('ftp://a/b')))) //=> { _tag: 'Right', right: 'ftp://me@a/b' }
 *
 * @category Building
 */
export const withUserinfo =
  <const Text extends string>(userinfo: Text) =>
  <V extends View>(view: V): Either<BuildError, View<Retext<V['text'], ChangedBy<V, { userinfo: Text }, Text>>>> =>
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
 * E.map(String)(withHost('[::1]')(view(uri('http://a:80/b')))) //=> { _tag: 'Right', right: 'http://[::1]:80/b' }
 *
 * @category Building
 */
export const withHost =
  <const Text extends string>(host: Text) =>
  <V extends View>(view: V): Either<BuildError, View<Retext<V['text'], ChangedBy<V, { host: Text }, Text>>>> =>
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
 * E.map(String)(withPort(8080)(view(uri('http://a/b')))) //=> { _tag: 'Right', right: 'http://a:8080/b' }
 *
 * @category Building
 */
export const withPort =
  (port: string | number) =>
  <V extends View>(view: V): Either<BuildError, View<Widen<V['text']>>> =>
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
 * E.map(String)(withPath('/c%20d')(view(uri('http://a/b?q')))) //=> { _tag: 'Right', right: 'http://a/c%20d?q' }
 *
 * @category Building
 */
export const withPath =
  <const Text extends string>(path: Text) =>
  <V extends View>(view: V): Either<BuildError, View<Retext<V['text'], ChangedBy<V, { path: Text }, Text>>>> =>
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
 * E.map(String)(withQuery('c=d')(view(uri('http://a/b?q#f')))) //=> { _tag: 'Right', right: 'http://a/b?c=d#f' }
 *
 * @category Building
 */
export const withQuery =
  <const Text extends string>(query: Text) =>
  <V extends View>(view: V): Either<BuildError, View<Retext<V['text'], ChangedBy<V, { query: Text }, Text>>>> =>
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
 * E.map(String)(withFragment('g')(view(uri('http://a/b#f')))) //=> { _tag: 'Right', right: 'http://a/b#g' }
 *
 * @category Building
 */
export const withFragment =
  <const Text extends string>(fragment: Text) =>
  <V extends View>(
    view: V,
  ): Either<BuildError, View<WithFragment<V['text'], ChangedBy<V, { fragment: Text }, Text>>>> =>
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
 * E.map(String)(withSegments(['', 'c', 'd'])(view(uri('http://a/b')))) //=> { _tag: 'Right', right: 'http://a/c/d' }
 *
 * @category Building
 */
export const withSegments =
  (segments: ReadonlyArray<string>) =>
  <V extends View>(view: V): Either<BuildError, View<Widen<V['text']>>> => {
    const split = segments.find((segment) => segment.includes('/'))
    if (split !== undefined) return left(buildError(split, split.indexOf('/'), 'path', 'character'))
    return change(view, { path: segments.join('/') })
  }
