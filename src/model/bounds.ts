import type { AnyView } from './view'

/*
 * Where components start and end, derived from the seven numbers of a view (see the ruler in `span.ts`). Each start
 * means something only where the component is present.
 */

export const authorityStart = (view: AnyView): number => view.schemeEnd + 3

/**
 * Where the host starts, if there is an authority; it ends at `view.hostEnd`.
 *
 * Allocates: nothing.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { hostStart } from 'uri-ts/scan'
 *
 * hostStart(view(uri('ftp://me@a:21/b'))) //=> 9
 *
 * @category Cursors
 */
export const hostStart = (view: AnyView): number => (view.userinfoEnd < 0 ? view.schemeEnd + 3 : view.userinfoEnd + 1)

/** Where the port starts, if `hasPort`; it ends at `view.pathStart`. */
export const portStart = (view: AnyView): number => view.hostEnd + 1

export const queryStart = (view: AnyView): number => view.pathEnd + 1

/** The first index from `start` on at which `code` stands, or `end`. Allocates nothing. */
export const findCode = (text: string, start: number, end: number, code: number): number => {
  let index = start
  while (index < end && text.charCodeAt(index) !== code) index++
  return index
}

/** Where the text without its fragment ends. */
export const absoluteEnd = (view: AnyView): number => (view.queryEnd < 0 ? view.pathEnd : view.queryEnd)

export const fragmentStart = (view: AnyView): number => absoluteEnd(view) + 1
