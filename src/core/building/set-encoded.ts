import { type BuildError, buildError } from '../errors/build-error'
import { requireSegments } from '../errors/require-text'
import type { Either } from '../fp/either'
import { left, right } from '../fp/either'
import type { Widen, WithFragment } from '../model/brands'
import type { View, ViewOfReference } from '../model/view'
import { encode } from '../percent/encode'
import { rebuild, setPath } from './build'
import { withHost } from './set-component'
import { replaceFragment, replaceQuery } from './splice'

/**
 * Percent-encodes a string, and sets the userinfo (RFC 3986, section 3.2.1) to the result.
 *
 * Allocates the returned `Either`, its view, the view's text and the components.
 * Fails if there is no authority.
 *
 * @example
 * import { view, withUserinfoEncoded } from 'uri-ts'
 *
 * const changed = withUserinfoEncoded('m@e')(view('ftp://a/'))
 * if (changed._tag === 'Right') changed.right.text //=> 'ftp://m%40e@a/'
 *
 * @category Building
 */
export const withUserinfoEncoded =
  (data: string) =>
  <V extends ViewOfReference>(view: V): Either<BuildError, View<Widen<V['text']>>> =>
    rebuild(view, { userinfo: encode('userinfo')(data) })

/**
 * Percent-encodes a string as a registered name (RFC 3986, section 3.2.2), and sets the host to the result. To set an
 * IP literal, use `withHost`.
 *
 * Allocates the returned `Either`, its view and the view's text. If there is no authority, also allocates the
 * components. Fails if the path is rootless. The error's `text` is the path, and the error's `offset` is 0.
 *
 * @example
 * import { view, withHostEncoded } from 'uri-ts'
 *
 * const changed = withHostEncoded('a@b:c')(view('http://h/'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://a%40b%3Ac/'
 *
 * @category Building
 */
export const withHostEncoded =
  (data: string) =>
  <V extends ViewOfReference>(view: V): Either<BuildError, View<Widen<V['text']>>> =>
    withHost(encode('host')(data))(view)

/**
 * Percent-encodes a string except for its slashes, and sets the path to the result (RFC 3986, section 3.3). Dot
 * segments are neither encoded nor removed.
 *
 * Allocates the returned `Either`, its view and the view's text.
 * Fails if the path is rootless and there is an authority.
 *
 * @example
 * import { view, withPathEncoded } from 'uri-ts'
 *
 * const changed = withPathEncoded('/50% off?')(view('http://a/'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://a/50%25%20off%3F'
 *
 * @category Building
 */
export const withPathEncoded =
  (data: string) =>
  <V extends ViewOfReference>(view: V): Either<BuildError, View<Widen<V['text']>>> =>
    setPath(view, encode('path')(data))

/**
 * Percent-encodes segments and joins them with `/`. Fails if a segment is `.` or `..`, because a dot segment keeps its
 * meaning even if its dots are encoded.
 */
export const encodeSegments = (data: ReadonlyArray<string>): Either<BuildError, string> => {
  // Each element is read only once, because a getter could return a different value after the check.
  const given = Array.from(requireSegments(data))
  const dots = given.find((segment) => segment === '.' || segment === '..')
  return dots === undefined
    ? right(given.map(encode('segment')).join('/'))
    : left(buildError(dots, 0, 'path', 'dot-segment'))
}

/**
 * Percent-encodes segments, including any `/` in them. Joins the results with `/`, and sets the path (RFC 3986, section
 * 3.3) to the joined string. For an absolute path, the first segment must be `''`. Accepts any result of
 * `decodedSegments` that does not include a dot segment.
 *
 * Allocates the returned `Either`, its view and the view's text. Fails if the path is rootless and there is an
 * authority. Fails for a `.` or `..` segment, because a dot segment keeps its meaning even if its dots are encoded.
 *
 * @example
 * import { view, withSegmentsEncoded } from 'uri-ts'
 *
 * const withFile = (name: string) => withSegmentsEncoded(['', 'files', name])(view('http://a/'))
 * const changed = withFile('a/b')
 * if (changed._tag === 'Right') changed.right.text //=> 'http://a/files/a%2Fb'
 * withFile('..')._tag //=> 'Left'
 *
 * @category Building
 */
export const withSegmentsEncoded =
  (data: ReadonlyArray<string>) =>
  <V extends ViewOfReference>(view: V): Either<BuildError, View<Widen<V['text']>>> => {
    const path = encodeSegments(data)
    return path._tag === 'Left' ? path : setPath(view, path.right)
  }

/**
 * Percent-encodes a string, and sets the query (RFC 3986, section 3.4) to the result. To set a query that consists of
 * pairs, use `setPair` and `appendPair`.
 *
 * Allocates the returned view and its text.
 *
 * @example
 * import { view, withQueryEncoded } from 'uri-ts'
 *
 * withQueryEncoded('a b#c')(view('http://a/?q')).text //=> 'http://a/?a%20b%23c'
 *
 * @category Building
 */
export const withQueryEncoded =
  (data: string) =>
  <V extends ViewOfReference>(view: V): View<Widen<V['text']>> =>
    replaceQuery(view, encode('query')(data))

/**
 * Percent-encodes a string, and sets the fragment (RFC 3986, section 3.5) to the result.
 *
 * Allocates the returned view and its text.
 *
 * @example
 * import { view, withFragmentEncoded } from 'uri-ts'
 *
 * withFragmentEncoded('a b')(view('http://a/#f')).text //=> 'http://a/#a%20b'
 *
 * @category Building
 */
export const withFragmentEncoded =
  (data: string) =>
  <V extends ViewOfReference>(view: V): View<WithFragment<V['text']>> =>
    replaceFragment(view, encode('fragment')(data))
