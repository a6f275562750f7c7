import type { View } from './view'

/**
 * Where components start and end, derived from the seven numbers of a view (see the ruler in `span.ts`). Each start
 * means something only where the component is present.
 */

export const authorityStart = (view: View): number => view.schemeEnd + 3

export const hostStart = (view: View): number => (view.userinfoEnd < 0 ? view.schemeEnd + 3 : view.userinfoEnd + 1)

export const portStart = (view: View): number => view.hostEnd + 1

export const queryStart = (view: View): number => view.pathEnd + 1

/** Where the text without its fragment ends. */
export const absoluteEnd = (view: View): number => (view.queryEnd < 0 ? view.pathEnd : view.queryEnd)

export const fragmentStart = (view: View): number => absoluteEnd(view) + 1
