import { absoluteEnd, hostStart, moveEnd } from '../model/bounds'
import type { UriReference } from '../model/brands'
import { requireView, View, withTail } from '../model/view'
import { addGuard } from './recompose'

/*
 * The functions in this file replace one component of a view. They compute the offsets of the new view instead of
 * scanning its text. The caller must pass a valid component and must ensure that the result matches the type `U`.
 */

/**
 * Replaces the scheme or adds one. The argument `scheme` includes the `:`. If it is `''`, the scheme is removed. A
 * scheme may be removed only if the reference contains an authority.
 */
export const replaceScheme = <U extends UriReference>(view: View, scheme: string): View<U> => {
  const { text, schemeEnd, userinfoEnd, hostEnd, hostKind, pathStart, pathEnd, queryEnd } = requireView(view)
  const by = scheme.length - schemeEnd - 1
  return new View(
    scheme === '' ? 'RelativeRef' : 'Uri',
    scheme + text.slice(schemeEnd + 1),
    scheme.length - 1,
    moveEnd(userinfoEnd, by),
    moveEnd(hostEnd, by),
    hostKind,
    pathStart + by,
    pathEnd + by,
    moveEnd(queryEnd, by),
  )
}

/** Replaces the host. `hostKind` is the kind of the new host. The reference must contain an authority. */
export const replaceHost = <U extends UriReference>(view: View, host: string, hostKind: number): View<U> => {
  const { _tag, text, schemeEnd, userinfoEnd, hostEnd, pathStart, pathEnd, queryEnd } = requireView(view)
  const start = hostStart(view)
  const end = start + host.length
  const by = end - hostEnd
  return new View(
    _tag,
    text.slice(0, start) + host + text.slice(hostEnd),
    schemeEnd,
    userinfoEnd,
    end,
    hostKind,
    pathStart + by,
    pathEnd + by,
    moveEnd(queryEnd, by),
  )
}

/** Replaces the path, and adds a guard if the new path needs one (see `addGuard`). */
export const replacePath = <U extends UriReference>(view: View, path: string): View<U> => {
  const { text, schemeEnd, hostEnd, pathStart, pathEnd, queryEnd } = requireView(view)
  const safe = addGuard(path, schemeEnd >= 0, hostEnd >= 0)
  const end = pathStart + safe.length
  return withTail(view, text.slice(0, pathStart) + safe + text.slice(pathEnd), end, moveEnd(queryEnd, end - pathEnd))
}

/** Replaces the query. Removes the query if `query` is `undefined`. */
export const replaceQuery = <U extends UriReference>(view: View, query: string | undefined): View<U> => {
  const { text, pathEnd } = requireView(view)
  const inserted = query === undefined ? '' : `?${query}`
  const changed = text.slice(0, pathEnd) + inserted + text.slice(absoluteEnd(view))
  return withTail(view, changed, pathEnd, query === undefined ? -1 : pathEnd + inserted.length)
}

export const replaceFragment = <U extends UriReference>(view: View, fragment: string): View<U> =>
  withTail(requireView(view), `${view.text.slice(0, absoluteEnd(view))}#${fragment}`, view.pathEnd, view.queryEnd)

/** Returns the view unchanged, but with a different type. */
export const retypeView = <U extends UriReference>(view: View): View<U> => requireView(view) as View<U>
