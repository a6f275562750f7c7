import type { AnyView } from './view'

/**
 * Where components start and end, derived from the seven numbers of a view (see the ruler in `span.ts`). Each start
 * means something only where the component is present.
 */

export const authorityStart = (view: AnyView): number => view.schemeEnd + 3

export const hostStart = (view: AnyView): number => (view.userinfoEnd < 0 ? view.schemeEnd + 3 : view.userinfoEnd + 1)

export const portStart = (view: AnyView): number => view.hostEnd + 1

export const queryStart = (view: AnyView): number => view.pathEnd + 1

/** Where the text without its fragment ends. */
export const absoluteEnd = (view: AnyView): number => (view.queryEnd < 0 ? view.pathEnd : view.queryEnd)

export const fragmentStart = (view: AnyView): number => absoluteEnd(view) + 1
