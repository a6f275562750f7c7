import type { Widen, WithFragment } from './brand'
import { absoluteEnd } from './offset'
import { View } from './view'

/** The view with another query, raw and valid, or with none; all else stays. */
export const replaceQuery = <V extends View>(view: V, query: string | undefined): View<Widen<V['text']>> => {
  const { text, pathEnd } = view
  const inserted = query === undefined ? '' : `?${query}`
  return new View(
    view._tag,
    text.slice(0, pathEnd) + inserted + text.slice(absoluteEnd(view)),
    view.schemeEnd,
    view.userinfoEnd,
    view.hostEnd,
    view.hostKind,
    view.pathStart,
    pathEnd,
    query === undefined ? -1 : pathEnd + inserted.length,
  )
}

/** The view with another fragment, raw and valid; all else stays. */
export const replaceFragment = <V extends View>(view: V, fragment: string): View<WithFragment<V['text']>> =>
  new View(
    view._tag,
    `${view.text.slice(0, absoluteEnd(view))}#${fragment}`,
    view.schemeEnd,
    view.userinfoEnd,
    view.hostEnd,
    view.hostKind,
    view.pathStart,
    view.pathEnd,
    view.queryEnd,
  )
