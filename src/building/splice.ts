import { absoluteEnd } from '../model/bounds'
import type { UriReference } from '../model/brands'
import { type View, withTail } from '../model/view'

/*
 * Changes after the path, which need no scan: the offsets of the result are computed. In each function, the caller must
 * pass a valid component, and must know that the result is a `U`.
 */

/** Replaces the query, or removes it if `query` is undefined. */
export const replaceQuery = <U extends UriReference>(view: View, query: string | undefined): View<U> => {
  const { text, pathEnd } = view
  const inserted = query === undefined ? '' : `?${query}`
  const changed = text.slice(0, pathEnd) + inserted + text.slice(absoluteEnd(view))
  return withTail(view, changed, pathEnd, query === undefined ? -1 : pathEnd + inserted.length)
}

/** Replaces the fragment. */
export const replaceFragment = <U extends UriReference>(view: View, fragment: string): View<U> =>
  withTail(view, `${view.text.slice(0, absoluteEnd(view))}#${fragment}`, view.pathEnd, view.queryEnd)

/** Returns the same view, with the type that a changed view would have. */
export const unchanged = <U extends UriReference>(view: View): View<U> => view as View<U>
