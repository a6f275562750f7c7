import { absoluteEnd } from '../model/bounds'
import type { Widen, WithFragment } from '../model/brands'
import { type View, withTail } from '../model/view'

/** The view with another query, raw and valid, or with none; all else stays. */
export const replaceQuery = <V extends View>(view: V, query: string | undefined): View<Widen<V['text']>> => {
  const { text, pathEnd } = view
  const inserted = query === undefined ? '' : `?${query}`
  const changed = text.slice(0, pathEnd) + inserted + text.slice(absoluteEnd(view))
  return withTail(view, changed, pathEnd, query === undefined ? -1 : pathEnd + inserted.length)
}

/** The view with another fragment, raw and valid; all else stays. */
export const replaceFragment = <V extends View>(view: V, fragment: string): View<WithFragment<V['text']>> =>
  withTail(view, `${view.text.slice(0, absoluteEnd(view))}#${fragment}`, view.pathEnd, view.queryEnd)
