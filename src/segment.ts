import type { View } from './view'

const SLASH = 47

/**
 * Calls `visit` with the bounds of each segment of the path (3.3), in order: the segments that `segments` returns.
 *
 * Allocates: nothing.
 *
 * @example
 * import { forEachSegment, parseUri } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * const bounds: Array<[number, number]> = []
 * E.map((view: Parameters<typeof forEachSegment>[0]) =>
 *   forEachSegment(view, (_text, start, end) => bounds.push([start, end]))
 * )(parseUri('urn:a/bc'))
 * assert.deepEqual(bounds, [[4, 5], [6, 8]])
 *
 * @category Components
 * @since 0.1.0
 */
export const forEachSegment = (view: View, visit: (text: string, start: number, end: number) => void): void => {
  const { text, pathStart, pathEnd } = view
  if (pathStart === pathEnd) return
  let start = pathStart
  for (let index = pathStart; index < pathEnd; index++) {
    if (text.charCodeAt(index) === SLASH) {
      visit(text, start, index)
      start = index + 1
    }
  }
  visit(text, start, pathEnd)
}

/**
 * The segments of the path as they are written: what stands between its slashes, so that the first is `''` in an
 * absolute path. An empty path has none. Joining them with `/` gives the path.
 *
 * Allocates: the array and the slices.
 *
 * @example
 * import { parseUriReference, segments } from 'uri-ts'
 * import * as E from 'fp-ts/Either'
 *
 * assert.deepEqual(E.map(segments)(parseUriReference('/over/there')), E.right(['', 'over', 'there']))
 * assert.deepEqual(E.map(segments)(parseUriReference('over/')), E.right(['over', '']))
 * assert.deepEqual(E.map(segments)(parseUriReference('//example.com')), E.right([]))
 *
 * @category Components
 * @since 0.1.0
 */
export const segments = (view: View): ReadonlyArray<string> =>
  view.pathStart === view.pathEnd ? [] : view.text.slice(view.pathStart, view.pathEnd).split('/')
