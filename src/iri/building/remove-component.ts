import type { Parts } from '../../core/building/recompose'
import { NO_AUTHORITY } from '../../core/building/remove-component'
import { components } from '../../core/components/components'
import type { View } from '../../core/model/view'
import type { AbsoluteIri, AnotherIri, IrelativeRef, Iri, IriView } from '../brands'
import { recomposeIri } from './build'

/*
 * Each function in this file removes one component. The corresponding function for URIs has the same name without
 * `Iri`.
 */

/** Removes components without checking the result, which is always valid. */
const removeParts = <Result extends IriView>(view: IriView, changes: Parts): Result =>
  recomposeIri({ ...components(view), ...changes }) as Result

/**
 * Removes the scheme (RFC 3987, section 2.2). A path whose first segment contains a `:` is prefixed with `./`.
 *
 * Allocates the returned view, its text and copies of the components.
 *
 * @example
 * import { iri, viewIri, withoutIriScheme } from 'uri-ts/iri'
 *
 * withoutIriScheme(viewIri(iri('http://例え.jp/é'))).text //=> '//例え.jp/é'
 * withoutIriScheme(viewIri(iri('urn:é:b'))).text //=> './é:b'
 *
 * @category Building
 */
export const withoutIriScheme = (view: View<Iri>): View<IrelativeRef> => removeParts(view, { scheme: undefined })

/**
 * Removes the authority (RFC 3987, section 2.2). A path that begins with `//` is prefixed with `/.`.
 *
 * Allocates the returned view, its text and copies of the components.
 *
 * @example
 * import { iri, viewIri, withoutIriAuthority } from 'uri-ts/iri'
 *
 * withoutIriAuthority(viewIri(iri('file://例え.jp/é'))).text //=> 'file:/é'
 *
 * @category Building
 */
export const withoutIriAuthority = <V extends IriView>(view: V): AnotherIri<V> => removeParts(view, NO_AUTHORITY)

/**
 * Removes the userinfo and its `@` (RFC 3987, section 2.2).
 *
 * Allocates the returned view, its text and copies of the components.
 *
 * @example
 * import { iri, viewIri, withoutIriUserinfo } from 'uri-ts/iri'
 *
 * withoutIriUserinfo(viewIri(iri('ftp://é:secret@例え.jp/'))).text //=> 'ftp://例え.jp/'
 *
 * @category Building
 */
export const withoutIriUserinfo = <V extends IriView>(view: V): AnotherIri<V> =>
  removeParts(view, { userinfo: undefined })

/**
 * Removes the port and its `:` (RFC 3987, section 2.2).
 *
 * Allocates the returned view, its text and copies of the components.
 *
 * @example
 * import { iri, viewIri, withoutIriPort } from 'uri-ts/iri'
 *
 * withoutIriPort(viewIri(iri('http://例え.jp:80/'))).text //=> 'http://例え.jp/'
 *
 * @category Building
 */
export const withoutIriPort = <V extends IriView>(view: V): AnotherIri<V> => removeParts(view, { port: undefined })

/**
 * Removes the query, including its `?` delimiter (RFC 3987, section 2.2).
 *
 * Allocates the returned view, its text and copies of the components.
 *
 * @example
 * import { iri, viewIri, withoutIriQuery } from 'uri-ts/iri'
 *
 * withoutIriQuery(viewIri(iri('http://例え.jp/?é#f'))).text //=> 'http://例え.jp/#f'
 *
 * @category Building
 */
export const withoutIriQuery = <V extends IriView>(view: V): AnotherIri<V> => removeParts(view, { query: undefined })

/** The type of the view that `withoutIriFragment` returns. If `V` is a union, the result is a union of views. */
type WithoutIriFragment<V extends IriView> = V extends View<Iri> ? View<AbsoluteIri> : AnotherIri<V>

/**
 * Removes the fragment and its `#` (RFC 3987, section 2.2). For an `Iri`, the result is an `AbsoluteIri`.
 *
 * Allocates the returned view, its text and copies of the components.
 *
 * @example
 * import { iri, viewIri, withoutIriFragment } from 'uri-ts/iri'
 *
 * withoutIriFragment(viewIri(iri('http://例え.jp/?é#f'))).text //=> 'http://例え.jp/?é'
 *
 * @category Building
 */
export const withoutIriFragment = <V extends IriView>(view: V): WithoutIriFragment<V> =>
  removeParts(view, { fragment: undefined })
