import type { Either } from '../fp/either'
import { right } from '../fp/either'
import { COLON, findUnit, SLASH } from '../grammar/code-units'
import { isGuardedAt } from '../grammar/dot-segment'
import { type AnyView, requireView } from '../model/view'
import { type DecodeError, decodeIn } from '../percent/decode'
import { path } from './accessors'
import type { SegmentsOf } from './literal-results'

/**
 * Returns the end of the segment that starts at `start`: the offset of the next `/`, or the end of the path. If the
 * path is not empty, the following loop visits every segment:
 * `for (let start = view.pathStart; start <= view.pathEnd; start = segmentEnd(view, start) + 1)`.
 *
 * Allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { segmentEnd } from 'uri-ts/scan'
 *
 * segmentEnd(view('urn:a/bc'), 6) //=> 8
 *
 * @category Cursors
 */
export const segmentEnd = (view: AnyView, start: number): number =>
  findUnit(requireView(view).text, start, view.pathEnd, SLASH)

/**
 * For each segment of the path (RFC 3986, section 3.3), in order, calls `visit` with the view's text and the segment's
 * bounds. Visits exactly the segments that `segments` returns.
 *
 * Allocates nothing.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { forEachSegment } from 'uri-ts/scan'
 *
 * const bounds: Array<[number, number]> = []
 * forEachSegment(view('urn:a/bc'), (_text, start, end) => bounds.push([start, end]))
 * bounds //=> [[4, 5], [6, 8]]
 *
 * @category Components
 */
export const forEachSegment = (view: AnyView, visit: (text: string, start: number, end: number) => void): void => {
  const { text, pathStart, pathEnd } = requireView(view)
  if (pathStart === pathEnd) return
  for (let start = pathStart; start <= pathEnd; ) {
    const end = segmentEnd(view, start)
    visit(text, start, end)
    start = end + 1
  }
}

/**
 * Splits the path at `/`, and returns its raw segments (RFC 3986, section 3.3). The first segment of an absolute path
 * is `''`. An empty path has no segments. Joining the segments with `/` yields the path.
 *
 * Allocates the returned array and its slices of the text.
 *
 * @example
 * import { relativeRef, segments, view } from 'uri-ts'
 *
 * segments(view(relativeRef('/over/there'))) //=> ['', 'over', 'there']
 * segments(view(relativeRef('over/'))) //=> ['over', '']
 * segments(view(relativeRef('//example.com'))) //=> []
 *
 * @category Components
 */
export const segments = <V extends AnyView>(view: V): SegmentsOf<V['text']> => {
  const text: string = path(view)
  return (text === '' ? [] : text.split('/')) as ReadonlyArray<string> as SegmentsOf<V['text']>
}

/**
 * Returns the length of a path's guard, or 0 if the path has no guard. A guard is a prefix that prevents a path from
 * being read as an authority or a scheme: `/.` before `//`, or `./` before a segment that contains `:` (see
 * `recompose`).
 */
export const guardLength = (view: AnyView): number => {
  const { text, schemeEnd, hostEnd, pathStart } = view
  if (hostEnd >= 0 || view._tag === 'OriginForm') return 0
  if (isGuardedAt(text, pathStart)) return 2
  if (schemeEnd >= 0 || !text.startsWith('./', pathStart)) return 0
  const firstEnd = segmentEnd(view, pathStart + 2)
  return findUnit(text, pathStart + 2, firstEnd, COLON) < firstEnd ? 2 : 0
}

/**
 * Returns the decoded segments of the path (see `decode`). A decoded segment may contain `/`, so do not join the
 * segments with `/`. To build a path from decoded segments, use `withSegmentsEncoded`.
 *
 * This library adds the prefix `/.` to a path whose beginning would otherwise be read as an authority, and `./` to a
 * path whose beginning would otherwise be read as a scheme. The result of `decodedSegments` does not include the
 * prefix. If necessary, `withSegmentsEncoded` adds the prefix again. If the path contains dot segments, the result of
 * `decodedSegments` includes them, but `withSegmentsEncoded` rejects them. To remove dot segments, call `normalize` or
 * `resolve` first.
 *
 * Allocates the returned `Either`, its array and the decoded strings. Fails in the same cases as `decode`. The error's
 * `offset` is an index into the view's text.
 *
 * @example
 * import { decodedSegments, view } from 'uri-ts'
 *
 * decodedSegments(view('http://h/a%2Fb/%C3%A9')) //=> { _tag: 'Right', right: ['', 'a/b', 'é'] }
 *
 * @category Components
 */
export const decodedSegments = (view: AnyView): Either<DecodeError, ReadonlyArray<string>> => {
  const { text, pathEnd } = requireView(view)
  const pathStart = view.pathStart + guardLength(view)
  const decoded: string[] = []
  if (pathStart === pathEnd) return right(decoded)
  for (let start = pathStart; start <= pathEnd; ) {
    const end = segmentEnd(view, start)
    const segment = decodeIn(text, start, end, false)
    if (segment._tag === 'Left') return segment
    decoded.push(segment.right)
    start = end + 1
  }
  return right(decoded)
}
