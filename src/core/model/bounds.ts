import { HOST_END, SCHEME_END, USERINFO_END } from '../scanner/spans'
import { type AnyView, requireView } from './view'

/*
 * Functions that compute where components start and end, if a view does not hold that offset (see the diagram in
 * `scanner/spans.ts`). Each result is meaningful only if the component is present.
 */

/** Like `hostStart`, but does not check that `view` is a view. */
export const startOfHost = (view: AnyView): number =>
  view.userinfoEnd < 0 ? authorityStart(view) : view.userinfoEnd + 1

/** Returns the offset of the authority, after `//`. The view must have an authority. */
export const authorityStart = (view: AnyView): number => view.schemeEnd + 3

/**
 * Returns the offset at which the host starts, if there is an authority. The host ends at `view.hostEnd`.
 *
 * Allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { hostStart } from 'uri-ts/scan'
 *
 * hostStart(view('ftp://me@a:21/b')) //=> 9
 *
 * @category Cursors
 */
export const hostStart = (view: AnyView): number => startOfHost(requireView(view))

/**
 * Returns the start of the host, given the spans of a string, or -1 if there is no authority. For a line of
 * `uri-ts/bytes`, `at` is the index of the line's first slot, and the result counts from the start of the line.
 *
 * Allocates nothing.
 *
 * @example
 * import { createSpans, hostStartIn, scan } from 'uri-ts/scan'
 *
 * const spans = createSpans()
 * scan('ftp://me@a:21/b', spans) //=> 15
 * hostStartIn(spans) //=> 9
 *
 * @category Cursors
 */
export const hostStartIn = (spans: Int32Array, at = 0): number => {
  if ((spans[at + HOST_END] as number) < 0) return -1
  const userinfoEnd = spans[at + USERINFO_END] as number
  return userinfoEnd < 0 ? (spans[at + SCHEME_END] as number) + 3 : userinfoEnd + 1
}

/** Returns the offset at which the port starts, after its `:`, if there is one. */
export const portStart = (view: AnyView): number => view.hostEnd + 1

/** Returns the offset at which the query starts, after its `?`, if there is one. */
export const queryStart = (view: AnyView): number => view.pathEnd + 1

/** Returns the offset of the fragment's `#`, or the end of the text if there is none. */
export const absoluteEnd = (view: AnyView): number => (view.queryEnd < 0 ? view.pathEnd : view.queryEnd)

/**
 * Moves the end of a component by `by`, because the text before it has changed in length. Returns -1 if the component
 * is absent.
 */
export const shifted = (end: number, by: number): number => (end < 0 ? -1 : end + by)

/** Returns the offset at which the fragment starts, after its `#`, if there is one. */
export const fragmentStart = (view: AnyView): number => absoluteEnd(view) + 1
