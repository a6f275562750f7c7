import { type BuildError, buildError } from '../errors/build-error'
import type { Either } from '../fp/either'
import { left } from '../fp/either'
import type { Widen, WithFragment } from '../model/brands'
import type { View } from '../model/view'
import { encode } from '../percent/encode'
import { rebuild } from './build'
import { replaceFragment, replaceQuery } from './splice'

/**
 * Changes the userinfo to data, which is encoded for it (3.2.1).
 *
 * Allocates: the `Either`, the view, its text and the components. Fails: where there is no authority.
 *
 * @example
 * import { uri, view, withUserinfoEncoded } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * E.map(String)(withUserinfoEncoded('m@e')(view(uri('ftp://a/')))) //=> { _tag: 'Right', right: 'ftp://m%40e@a/' }
 *
 * @category Building
 */
export const withUserinfoEncoded =
  (data: string) =>
  <V extends View>(view: V): Either<BuildError, View<Widen<V['text']>>> =>
    rebuild(view, { userinfo: encode('userinfo')(data) })

/**
 * Changes the host to data, which is encoded as a `reg-name` (3.2.2): an IP literal goes to `withHost`.
 *
 * Allocates: the `Either`, the view, its text and the components. Fails: with the path where it is rootless.
 *
 * @example
 * import { uri, view, withHostEncoded } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * E.map(String)(withHostEncoded('a@b:c')(view(uri('http://h/')))) //=> { _tag: 'Right', right: 'http://a%40b%3Ac/' }
 *
 * @category Building
 */
export const withHostEncoded =
  (data: string) =>
  <V extends View>(view: V): Either<BuildError, View<Widen<V['text']>>> =>
    rebuild(view, { host: encode('host')(data) })

/**
 * Changes the path to data, which is encoded but for its `/` (3.3): dot segments stay what they are.
 *
 * Allocates: the `Either`, the view, its text and the components. Fails: where it is rootless after an authority.
 *
 * @example
 * import { uri, view, withPathEncoded } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * E.map(String)(withPathEncoded('/50% off?')(view(uri('http://a/')))) //=> { _tag: 'Right', right: 'http://a/50%25%20off%3F' }
 *
 * @category Building
 */
export const withPathEncoded =
  (data: string) =>
  <V extends View>(view: V): Either<BuildError, View<Widen<V['text']>>> =>
    rebuild(view, { path: encode('path')(data) })

const isDotSegment = (segment: string): boolean => segment === '.' || segment === '..'

/**
 * Changes the path to segments of data, each encoded, its `/` too (3.3): the first is `''` in an absolute path.
 *
 * Allocates: the `Either`, the view, its text and the components.
 * Fails: where it is rootless after an authority, and where a segment is `.` or `..`, which no encoding makes data.
 *
 * @example
 * import { uri, view, withSegmentsEncoded } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * const withFile = (name: string) => withSegmentsEncoded(['', 'files', name])(view(uri('http://a/')))
 * E.map(String)(withFile('a/b')) //=> { _tag: 'Right', right: 'http://a/files/a%2Fb' }
 * withFile('..')._tag //=> 'Left'
 *
 * @category Building
 */
export const withSegmentsEncoded =
  (data: ReadonlyArray<string>) =>
  <V extends View>(view: V): Either<BuildError, View<Widen<V['text']>>> => {
    const dots = data.find(isDotSegment)
    if (dots !== undefined) return left(buildError(dots, 0, 'path', 'dot-segment'))
    return rebuild(view, { path: data.map(encode('segment')).join('/') })
  }

/**
 * Changes the query to data, which is encoded (3.4). For a query of pairs use `setPair` and its like.
 *
 * Allocates: the view and its text.
 *
 * @example
 * import { uri, view, withQueryEncoded } from 'uri-ts'
 *
 * withQueryEncoded('a b#c')(view(uri('http://a/?q'))).text //=> 'http://a/?a%20b%23c'
 *
 * @category Building
 */
export const withQueryEncoded =
  (data: string) =>
  <V extends View>(view: V): View<Widen<V['text']>> =>
    replaceQuery(view, encode('query')(data))

/**
 * Changes the fragment to data, which is encoded (3.5).
 *
 * Allocates: the view and its text.
 *
 * @example
 * import { uri, view, withFragmentEncoded } from 'uri-ts'
 *
 * withFragmentEncoded('a b')(view(uri('http://a/#f'))).text //=> 'http://a/#a%20b'
 *
 * @category Building
 */
export const withFragmentEncoded =
  (data: string) =>
  <V extends View>(view: V): View<WithFragment<V['text']>> =>
    replaceFragment(view, encode('fragment')(data))
