import type { Parts } from '../../core/building/recompose'
import { NO_AUTHORITY } from '../../core/building/remove-component'
import { refuseUndefined } from '../../core/building/set-component'
import { components } from '../../core/components/components'
import type { BuildError } from '../../core/errors/build-error'
import type { Either } from '../../core/fp/either'
import type { View } from '../../core/model/view'
import type { AbsoluteIri, AnotherIri, Iri, IriView } from '../brands'
import { iriFromComponents } from './build'

/*
 * Each function in this file sets one component. The corresponding function for URIs has the same name without `Iri`.
 * Each call checks the whole reference again, although the other components are known to be valid.
 */

/** Changes components, and checks all components of the result. */
const changeIri = <Result extends IriView>(view: IriView, changes: Parts): Either<BuildError, Result> =>
  iriFromComponents({ ...components(view), authority: undefined, ...changes }) as Either<BuildError, Result>

/** The type of the view that `withIriScheme` returns. If `V` is a union, the result is a union of views. */
type WithIriScheme<V extends IriView> = V extends View<AbsoluteIri> ? View<AbsoluteIri> : View<Iri>

/**
 * Replaces the scheme (RFC 3987, section 2.2), or adds a scheme to a relative reference. A scheme is always ASCII.
 *
 * Allocates the view's components, in addition to the objects that `iriFromComponents` allocates. Fails if `scheme` is
 * invalid. The error's `offset` is an index into `scheme`.
 *
 * @example
 * import { iri, viewIri, withIriScheme } from 'uri-ts/iri'
 *
 * const changed = withIriScheme('https')(viewIri(iri('http://例え.jp/')))
 * if (changed._tag === 'Right') changed.right.text //=> 'https://例え.jp/'
 *
 * @category Building
 */
export const withIriScheme =
  (scheme: string) =>
  <V extends IriView>(view: V): Either<BuildError, WithIriScheme<V>> =>
    changeIri(view, { scheme: refuseUndefined(scheme) })

/**
 * Sets the whole authority to a raw string: `iauthority = [ iuserinfo "@" ] ihost [ ":" port ]` (RFC 3987, section
 * 2.2).
 *
 * Allocates the view's components, in addition to the objects that `iriFromComponents` allocates. Fails if `authority`
 * is invalid or the path is rootless. The error's `text` is the invalid component, and `offset` is an index into
 * `text`.
 *
 * @example
 * import { iri, viewIri, withIriAuthority } from 'uri-ts/iri'
 *
 * const changed = withIriAuthority('é@例え.jp:80')(viewIri(iri('http://a/ñ')))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://é@例え.jp:80/ñ'
 *
 * @category Building
 */
export const withIriAuthority =
  (authority: string) =>
  <V extends IriView>(view: V): Either<BuildError, AnotherIri<V>> =>
    changeIri(view, { ...NO_AUTHORITY, authority: refuseUndefined(authority) })

/**
 * Sets the userinfo to a raw string: `iuserinfo = *( iunreserved / pct-encoded / sub-delims / ":" )` (RFC 3987, section
 * 2.2).
 *
 * Allocates the view's components, in addition to the objects that `iriFromComponents` allocates. Fails if `userinfo`
 * is invalid, or if there is no authority. The error's `offset` is an index into `userinfo`.
 *
 * @example
 * import { iri, viewIri, withIriUserinfo } from 'uri-ts/iri'
 *
 * const changed = withIriUserinfo('é')(viewIri(iri('ftp://例え.jp/')))
 * if (changed._tag === 'Right') changed.right.text //=> 'ftp://é@例え.jp/'
 *
 * @category Building
 */
export const withIriUserinfo =
  (userinfo: string) =>
  <V extends IriView>(view: V): Either<BuildError, AnotherIri<V>> =>
    changeIri(view, { userinfo: refuseUndefined(userinfo) })

/**
 * Sets the host to a raw string: `ihost = IP-literal / IPv4address / ireg-name` (RFC 3987, section 2.2). Adds an
 * authority if there is none.
 *
 * Allocates the view's components, in addition to the objects that `iriFromComponents` allocates. Fails if `host` is
 * invalid or the path is rootless. The error's `text` is the invalid component, and `offset` is an index into `text`.
 *
 * @example
 * import { iri, viewIri, withIriHost } from 'uri-ts/iri'
 *
 * const changed = withIriHost('例え.jp')(viewIri(iri('http://a:80/é')))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://例え.jp:80/é'
 *
 * @category Building
 */
export const withIriHost =
  (host: string) =>
  <V extends IriView>(view: V): Either<BuildError, AnotherIri<V>> =>
    changeIri(view, { host: refuseUndefined(host) })

/**
 * Sets the port: `port = *DIGIT` (RFC 3987, section 2.2).
 *
 * Allocates the view's components, in addition to the objects that `iriFromComponents` allocates. Fails if `port` is
 * invalid, or if there is no authority. The error's `offset` is an index into the text of `port`.
 *
 * @example
 * import { iri, viewIri, withIriPort } from 'uri-ts/iri'
 *
 * const changed = withIriPort(8080)(viewIri(iri('http://例え.jp/')))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://例え.jp:8080/'
 *
 * @category Building
 */
export const withIriPort =
  (port: string | number) =>
  <V extends IriView>(view: V): Either<BuildError, AnotherIri<V>> =>
    changeIri(view, { port: typeof port === 'number' ? String(port) : refuseUndefined(port) })

/**
 * Sets the path (RFC 3987, section 2.2) to a raw string. A path that would be read as an authority or a scheme is
 * prefixed with `/.` or `./`, respectively.
 *
 * Allocates the view's components, in addition to the objects that `iriFromComponents` allocates. Fails if `path` is
 * invalid, or if `path` is rootless and there is an authority. The error's `offset` is an index into `path`.
 *
 * @example
 * import { iri, viewIri, withIriPath } from 'uri-ts/iri'
 *
 * const changed = withIriPath('/é')(viewIri(iri('http://例え.jp/b?q')))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://例え.jp/é?q'
 *
 * @category Building
 */
export const withIriPath =
  (path: string) =>
  <V extends IriView>(view: V): Either<BuildError, AnotherIri<V>> =>
    changeIri(view, { path: refuseUndefined(path) })

/**
 * Sets the query to a raw string: `iquery = *( ipchar / iprivate / "/" / "?" )` (RFC 3987, section 2.2).
 *
 * Allocates the view's components, in addition to the objects that `iriFromComponents` allocates. Fails if `query` is
 * invalid. The error's `offset` is an index into `query`.
 *
 * @example
 * import { iri, viewIri, withIriQuery } from 'uri-ts/iri'
 *
 * const changed = withIriQuery('é=ñ')(viewIri(iri('http://例え.jp/b?q#f')))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://例え.jp/b?é=ñ#f'
 *
 * @category Building
 */
export const withIriQuery =
  (query: string) =>
  <V extends IriView>(view: V): Either<BuildError, AnotherIri<V>> =>
    changeIri(view, { query: refuseUndefined(query) })

/** The type of the view that `withIriFragment` returns. If `V` is a union, the result is a union of views. */
type WithIriFragment<V extends IriView> = V extends View<Iri> ? View<Iri> : AnotherIri<V>

/**
 * Sets the fragment to a raw string: `ifragment = *( ipchar / "/" / "?" )` (RFC 3987, section 2.2).
 *
 * Allocates the view's components, in addition to the objects that `iriFromComponents` allocates. Fails if `fragment`
 * is invalid. The error's `offset` is an index into `fragment`.
 *
 * @example
 * import { iri, viewIri, withIriFragment } from 'uri-ts/iri'
 *
 * const changed = withIriFragment('é')(viewIri(iri('http://例え.jp/b')))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://例え.jp/b#é'
 *
 * @category Building
 */
export const withIriFragment =
  (fragment: string) =>
  <V extends IriView>(view: V): Either<BuildError, WithIriFragment<V>> =>
    changeIri(view, { fragment: refuseUndefined(fragment) })
