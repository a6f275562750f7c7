import { HOST_END, SCHEME_END, USERINFO_END } from '../scanner/spans'
import { type AnyView, requireView } from './view'

/* The functions in this file compute offsets that a view does not store, such as the start of the host. */

/** Works like `hostStart`, but does not check that `view` is a view. */
export const startOfHost = (view: AnyView): number =>
  view.userinfoEnd === -1 ? authorityStart(view) : view.userinfoEnd + 1

/** Returns the offset just after the `//` that precedes the authority. The view must have an authority. */
export const authorityStart = (view: AnyView): number => view.schemeEnd + 3

/**
 * Returns the offset at which the host starts. The reference must contain an authority. The host ends at
 * `view.hostEnd`.
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
 * Returns the offset at which the host starts, or -1 if there is no authority. `spans` contains the offsets for one
 * string, or for the lines that `uri-ts/bytes` has scanned. For a line, `at` is the index of the line's first offset in
 * `spans`, and the returned offset is relative to the start of the line.
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
  if ((spans[at + HOST_END] as number) === -1) return -1
  const userinfoEnd = spans[at + USERINFO_END] as number
  return userinfoEnd === -1 ? (spans[at + SCHEME_END] as number) + 3 : userinfoEnd + 1
}

/** Returns the offset just after the `:` that precedes the port. The reference must contain a port. */
export const portStart = (view: AnyView): number => view.hostEnd + 1

/** Returns the offset just after the `?` that precedes the query. The reference must contain a query. */
export const queryStart = (view: AnyView): number => view.pathEnd + 1

/** Returns the offset of the `#` that begins the fragment, or the end of the text if there is no fragment. */
export const absoluteEnd = (view: AnyView): number => (view.queryEnd === -1 ? view.pathEnd : view.queryEnd)

/**
 * Moves the end offset of a component by `by`, which is the change in the length of the text before that offset.
 * Returns -1 if the component is absent.
 */
export const moveEnd = (end: number, by: number): number => (end < 0 ? -1 : end + by)

/** Returns the offset just after the `#` that precedes the fragment. The reference must contain a fragment. */
export const fragmentStart = (view: AnyView): number => absoluteEnd(view) + 1
