/* This file exports functions that append segments, join paths, and add or remove trailing slashes. */
import { hasAuthority } from '../components/accessors'
import { guardLength } from '../components/segments'
import type { BuildError } from '../errors/build-error'
import { refuseMore } from '../errors/require-text'
import type { Either } from '../fp/either'
import { left, right } from '../fp/either'
import type { Option } from '../fp/option'
import { none, some } from '../fp/option'
import { octetsOf } from '../grammar/percent-encoded'
import type { Widen, WithoutFragment } from '../model/brands'
import { requireView, type View, type ViewOfReference } from '../model/view'
import { changeParts } from './remove-component'
import { encodeSegments } from './set-encoded'
import { replacePath, retypeView } from './splice'
import { componentError } from './validate'

/**
 * Returns the path, which begins after the guard, if there is one. A guard, such as `/.`, is included in the text, but
 * is not part of the path (see `recompose`).
 */
const pathOf = (view: View): string => requireView(view).text.slice(view.pathStart + guardLength(view), view.pathEnd)

const withoutSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : path)

/**
 * Returns a path to which segments can be appended. Adds `/` at the end of the path, unless the path already ends with
 * `/`. If there is no authority, an empty path stays empty, because adding `/` would make the path absolute.
 */
const folderOf = (view: View): string => {
  const path = pathOf(view)
  return path.endsWith('/') || (path === '' && !hasAuthority(view)) ? path : `${path}/`
}

/**
 * Percent-encodes segments, including any `/` in them, and appends them to the path (RFC 3986, section 3.3). If the
 * path already ends with `/`, no second `/` is added before the first segment. If the last segment is empty, the new
 * path ends with `/`. Keeps the query and the fragment.
 *
 * Allocates the returned `Either`, its view and the view's text. Fails if a segment is `.` or `..`, because encoding
 * its dots would not change its meaning.
 *
 * @example
 * import { appendSegments, view } from 'uri-ts'
 *
 * const changed = appendSegments(['files', 'a/b'])(view('http://h/api/?q'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://h/api/files/a%2Fb?q'
 * appendSegments(['..'])(view('http://h/api'))._tag //=> 'Left'
 *
 * @category Building
 */
export const appendSegments =
  (data: ReadonlyArray<string>) =>
  <V extends ViewOfReference>(view: V): Either<BuildError, View<Widen<V['text']>>> => {
    const rest = encodeSegments(data)
    if (rest._tag === 'Left') return rest
    return right(data.length === 0 ? retypeView(view) : replacePath(view, folderOf(view) + rest.right))
  }

/** Matches the prefix (`/` or `./`) that `joinPath`, like the `ufo` package, removes from a raw path. */
const LEADING = /^\.?\//

/**
 * Appends a raw path to the view's path (RFC 3986, section 3.3), with a `/` between the two paths. Drops a `/` or `./`
 * at the start of `path`. If `path` is `''` or `/`, the view's path does not change. Does not remove dot segments, so
 * `..` can lead to a parent folder. To append unencoded strings, use `appendSegments`. Keeps the query and the
 * fragment. If the view has neither a path nor an authority, as in `?q`, a `/` or `./` at the start of `path` is kept.
 *
 * Allocates the returned `Either`, its view and the view's text.
 * Fails if `path` is invalid. The error's `offset` is an index into `path`.
 *
 * @example
 * import { joinPath, view } from 'uri-ts'
 *
 * const changed = joinPath('/users/1')(view('http://h/api/?q'))
 * if (changed._tag === 'Right') changed.right.text //=> 'http://h/api/users/1?q'
 *
 * @category Building
 */
export const joinPath: (
  path: string,
) => <V extends ViewOfReference>(view: V) => Either<BuildError, View<Widen<V['text']>>> = (path, more?: unknown) => {
  refuseMore(more)
  return (view) => {
    const error = componentError('path', path)
    if (error !== undefined) return left(error)
    const folder = folderOf(view)
    const isNothing = path === '' || path === '/'
    const joined = folder + (folder === '' ? path : path.replace(LEADING, ''))
    return right(isNothing ? retypeView(view) : replacePath(view, joined))
  }
}

/**
 * Adds `/` at the end of the path, unless the path already ends with `/`. If the path is empty and there is no
 * authority, as in `?q`, the path stays empty, because adding `/` would make it absolute. Keeps the query and the
 * fragment.
 *
 * Allocates the returned view and its text.
 *
 * @example
 * import { view, withTrailingSlash } from 'uri-ts'
 *
 * withTrailingSlash(view('http://h/a?q')).text //=> 'http://h/a/?q'
 *
 * @category Building
 */
export const withTrailingSlash = <V extends ViewOfReference>(view: V): View<Widen<V['text']>> =>
  replacePath(view, folderOf(view))

/**
 * If the path ends with `/`, removes that `/`. If the path `/` follows an authority, the path becomes empty. If there
 * is no authority, the path `/` does not change, because an empty path would not be absolute. Keeps the query and the
 * fragment.
 *
 * Allocates the returned view and its text.
 *
 * @example
 * import { view, withoutTrailingSlash } from 'uri-ts'
 *
 * withoutTrailingSlash(view('http://h/a/?q')).text //=> 'http://h/a?q'
 * withoutTrailingSlash(view('http://h/')).text //=> 'http://h'
 *
 * @category Building
 */
export const withoutTrailingSlash = <V extends ViewOfReference>(view: V): View<Widen<V['text']>> => {
  const path = pathOf(view)
  return replacePath(view, path === '/' && !hasAuthority(view) ? path : withoutSlash(path))
}

const DOT_SEGMENT = /^\.\.?$/

/**
 * Returns a reference to the folder that contains the view's target. Removes the query, the fragment, the last segment
 * of the path, and any `/` after that segment (RFC 3986, section 3.3). The result ends with `/`. The parent of a URI
 * without dot segments is the target of `..` if the path ends with `/`, and the target of `.` otherwise. If there is no
 * scheme, the parent of a path such as `a` or `a/` is `./`.
 *
 * Returns `None` if the path is empty or `/`, or if the last segment of the path is `.` or `..`. Also returns `None` if
 * a rootless path with a single segment follows a scheme, as in `urn:a:b`. To remove dot segments before you call
 * `parent`, use `normalize` or `resolve`.
 *
 * Allocates the returned `Option`, its view, the view's text and the components.
 *
 * @example
 * import { parent, view } from 'uri-ts'
 *
 * const textOf = (found: ReturnType<typeof parent>) => (found._tag === 'Some' ? found.value.text : '')
 * textOf(parent(view('http://h/a/b?q'))) //=> 'http://h/a/'
 * textOf(parent(view('http://h/a/'))) //=> 'http://h/'
 * parent(view('http://h/')) //=> { _tag: 'None' }
 *
 * @category Building
 */
export const parent = <V extends ViewOfReference>(view: V): Option<View<WithoutFragment<V['text']>>> => {
  const path = pathOf(view)
  const above = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)
  const isDots = DOT_SEGMENT.test(octetsOf(withoutSlash(path).slice(above.length)))
  const isTop = above === path || isDots || (above === '' && view.schemeEnd >= 0)
  return isTop ? none : some(changeParts(view, { path: above || './', query: undefined, fragment: undefined }))
}
