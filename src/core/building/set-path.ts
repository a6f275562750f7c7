/* Changing a path: appending, joining, and adding or removing its last slash. */
import { hasAuthority } from '../components/accessors'
import { guardLength } from '../components/segments'
import type { BuildError } from '../errors/build-error'
import type { Either } from '../fp/either'
import { left, right } from '../fp/either'
import type { Option } from '../fp/option'
import { none, some } from '../fp/option'
import { octetsOf } from '../grammar/percent-encoded'
import type { Widen, WithoutFragment } from '../model/brands'
import { requireView, type View } from '../model/view'
import { recomposed } from './remove-component'
import { encodeSegments } from './set-encoded'
import { replacePath, unchanged } from './splice'
import { componentError } from './validate'

/** Returns the path without the guard before it, which is part of the text but not of the path (see `recompose`). */
const pathOf = (view: View): string => requireView(view).text.slice(view.pathStart + guardLength(view), view.pathEnd)

const withoutSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path)

/**
 * Returns the path that further segments follow: it ends with `/`, unless it is empty and has no authority before it,
 * in which case `/` would lead elsewhere.
 */
const folderOf = (view: View): string => {
  const path = pathOf(view)
  return path.endsWith('/') || (path === '' && !hasAuthority(view)) ? path : `${path}/`
}

/**
 * Appends segments of data to the path (3.3). Encodes each segment, including `/`. If the path ends with `/`, the first
 * segment follows it; a last segment `''` makes the path end with `/`. Keeps query and fragment. `decodedSegments` of
 * the result returns the view's segments, followed by these.
 *
 * Allocates: the `Either`, the view and its text.
 * Fails: if a segment is `.` or `..`, because encoded dots are also dot segments.
 *
 * @example
 * import { appendSegments, uri, view } from 'uri-ts'
 *
 * const changed = appendSegments(['files', 'a/b'])(view(uri('http://h/api/?q')))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://h/api/files/a%2Fb?q'
 * appendSegments(['..'])(view(uri('http://h/api')))._tag //=> 'Left'
 *
 * @category Building
 */
export const appendSegments =
  (data: ReadonlyArray<string>) =>
  <V extends View>(view: V): Either<BuildError, View<Widen<V['text']>>> => {
    const rest = encodeSegments(data)
    if (rest._tag === 'Left') return rest
    return right(data.length === 0 ? unchanged(view) : replacePath(view, folderOf(view) + rest.right))
  }

/** ufo also removes this prefix: a joined path is below the first one, with or without it. */
const LEADING = /^\.?\//

/**
 * Joins a raw path to a view's path (3.3), with one `/` between them: `/` or `./` at its start is left out. `''` and
 * `/` change nothing. Does not remove dot segments, so `..` may lead up: for data, use `appendSegments`. Keeps query
 * and fragment. An empty path without an authority before it, as in `?q`, becomes the new path.
 *
 * Allocates: the `Either`, the view and its text.
 * Fails: if `path` is invalid, with the offset in it.
 *
 * @example
 * import { joinPath, uri, view } from 'uri-ts'
 *
 * const changed = joinPath('/users/1')(view(uri('http://h/api/?q')))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://h/api/users/1?q'
 *
 * @category Building
 */
export const joinPath =
  (path: string) =>
  <V extends View>(view: V): Either<BuildError, View<Widen<V['text']>>> => {
    const error = componentError('path', path)
    if (error !== undefined) return left(error)
    const folder = folderOf(view)
    const isNothing = path === '' || path === '/'
    const joined = folder + (folder === '' ? path : path.replace(LEADING, ''))
    return right(isNothing ? unchanged(view) : replacePath(view, joined))
  }

/**
 * Adds `/` at the end of the path, unless it ends with one. An empty path that no authority precedes, as in `?q`, stays empty:
 * with `/` it would lead elsewhere. Keeps query and fragment.
 *
 * Allocates: the view and its text.
 *
 * @example
 * import { uri, view, withTrailingSlash } from 'uri-ts'
 *
 * withTrailingSlash(view(uri('http://h/a?q'))).text //=> 'http://h/a/?q'
 *
 * @category Building
 */
export const withTrailingSlash = <V extends View>(view: V): View<Widen<V['text']>> => replacePath(view, folderOf(view))

/**
 * Removes one `/` from the end of the path, if it ends with one. The path `/` becomes empty after an authority, and stays
 * `/` elsewhere, because an empty path would lead elsewhere. Keeps query and fragment.
 *
 * Allocates: the view and its text.
 *
 * @example
 * import { uri, view, withoutTrailingSlash } from 'uri-ts'
 *
 * withoutTrailingSlash(view(uri('http://h/a/?q'))).text //=> 'http://h/a?q'
 * withoutTrailingSlash(view(uri('http://h/'))).text //=> 'http://h'
 *
 * @category Building
 */
export const withoutTrailingSlash = <V extends View>(view: V): View<Widen<V['text']>> => {
  const path = pathOf(view)
  return replacePath(view, path === '/' && !hasAuthority(view) ? path : withoutSlash(path))
}

const DOT_SEGMENT = /^\.\.?$/

/**
 * Returns the reference of the folder that contains this one: without the last segment of the path (3.3) and the `/` after it,
 * without query and without fragment. The result ends with `/`: it is the target of `.` if the path does not end with `/`, and
 * otherwise the target of `..`. The parent of a single segment, as in `a` or `a/`, is `./` if there is no scheme.
 *
 * `None` if the path is empty or `/`; if it is a single segment after a scheme, as in `urn:a:b`; or if its last segment
 * is `.` or `..`, which refers to another segment: remove these first, with `normalize` or `resolve`.
 *
 * Allocates: the `Option`, the view, its text and the components.
 *
 * @example
 * import { parent, uri, view } from 'uri-ts'
 *
 * const textOf = (found: ReturnType<typeof parent>) => (found._tag === 'Some' ? found.value.text : '')
 * textOf(parent(view(uri('http://h/a/b?q')))) //=> 'http://h/a/'
 * textOf(parent(view(uri('http://h/a/')))) //=> 'http://h/'
 * parent(view(uri('http://h/'))) //=> { _tag: 'None' }
 *
 * @category Building
 */
export const parent = <V extends View>(view: V): Option<View<WithoutFragment<V['text']>>> => {
  const path = pathOf(view)
  const above = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)
  const isDots = DOT_SEGMENT.test(octetsOf(withoutSlash(path).slice(above.length)))
  const isTop = above === path || isDots || (above === '' && view.schemeEnd >= 0)
  return isTop ? none : some(recomposed(view, { path: above || './', query: undefined, fragment: undefined }))
}
