/* This file exports functions that remove one component from a reference. */
import { components } from '../components/components'
import { absoluteEnd } from '../model/bounds'
import type { RelativeRef, Retext, UriReference, WithoutFragment } from '../model/brands'
import { view as viewText } from '../model/parse'
import { requireView, type View, type ViewOfReference, type ViewOfUri, withTail } from '../model/view'
import type { Changed } from './changed-text'
import { joinParts, type TextParts } from './recompose'
import { replaceQuery } from './splice'

/** Replaces components of a view without checking the new components. */
export const changeParts = <U extends UriReference>(view: View, changes: TextParts): View<U> =>
  viewText(joinParts({ ...components(view), ...changes }) as U)

/**
 * Removes the scheme (RFC 3986, section 3.1). A rootless path whose first segment contains a `:` is prefixed with `./`.
 *
 * Allocates the returned view, its text and copies of the original components.
 *
 * @example
 * import { view, withoutScheme } from 'uri-ts'
 *
 * withoutScheme(view('http://a/b')).text //=> '//a/b'
 * withoutScheme(view('urn:a:b')).text //=> './a:b'
 *
 * @category Building
 */
export const withoutScheme = <V extends ViewOfUri>(
  view: V,
): View<RelativeRef<Changed<V['text'], { scheme: undefined }>>> => changeParts(view, { scheme: undefined })

export const NO_AUTHORITY = { authority: undefined, userinfo: undefined, host: undefined, port: undefined }

/**
 * Removes the authority (RFC 3986, section 3.2). A path that begins with `//` is prefixed with `/.`.
 *
 * Allocates the returned view, its text and copies of the original components.
 *
 * @example
 * import { view, withoutAuthority } from 'uri-ts'
 *
 * withoutAuthority(view('file://a/b')).text //=> 'file:/b'
 * withoutAuthority(view('file://a//b')).text //=> 'file:/.//b'
 *
 * @category Building
 */
export const withoutAuthority = <V extends ViewOfReference>(
  view: V,
): View<Retext<V['text'], Changed<V['text'], typeof NO_AUTHORITY>>> => changeParts(view, NO_AUTHORITY)

/**
 * Removes the userinfo and its `@` (RFC 3986, section 3.2.1).
 *
 * Allocates the returned view, its text and copies of the original components.
 *
 * @example
 * import { view, withoutUserinfo } from 'uri-ts'
 *
 * withoutUserinfo(view('ftp://me:secret@a/b')).text //=> 'ftp://a/b'
 *
 * @category Building
 */
export const withoutUserinfo = <V extends ViewOfReference>(
  view: V,
): View<Retext<V['text'], Changed<V['text'], { userinfo: undefined }>>> => changeParts(view, { userinfo: undefined })

/**
 * Removes the port and its `:` (RFC 3986, section 3.2.3).
 *
 * Allocates the returned view, its text and copies of the original components.
 *
 * @example
 * import { view, withoutPort } from 'uri-ts'
 *
 * withoutPort(view('http://a:80/b')).text //=> 'http://a/b'
 *
 * @category Building
 */
export const withoutPort = <V extends ViewOfReference>(
  view: V,
): View<Retext<V['text'], Changed<V['text'], { port: undefined }>>> => changeParts(view, { port: undefined })

/**
 * Removes the query, including its `?` delimiter (RFC 3986, section 3.4).
 *
 * Allocates the returned view and its text.
 *
 * @example
 * import { view, withoutQuery } from 'uri-ts'
 *
 * withoutQuery(view('http://a/b?q#f')).text //=> 'http://a/b#f'
 *
 * @category Building
 */
export const withoutQuery = <V extends ViewOfReference>(
  view: V,
): View<Retext<V['text'], Changed<V['text'], { query: undefined }>>> => replaceQuery(view, undefined)

/**
 * Removes the fragment and its `#` (RFC 3986, section 3.5). A `Uri` becomes an `AbsoluteUri` (RFC 3986, section 4.3).
 *
 * Allocates the returned view and its text.
 *
 * @example
 * import { view, withoutFragment } from 'uri-ts'
 *
 * withoutFragment(view('http://a/b?q#f')).text //=> 'http://a/b?q'
 *
 * @category Building
 */
export const withoutFragment = <V extends ViewOfReference>(
  view: V,
): View<WithoutFragment<V['text'], Changed<V['text'], { fragment: undefined }>>> =>
  withTail(requireView(view), view.text.slice(0, absoluteEnd(view)), view.pathEnd, view.queryEnd)
