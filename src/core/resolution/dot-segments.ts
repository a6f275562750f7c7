import { requireText } from '../errors/require-text'
import { findUnit, SLASH } from '../grammar/code-units'
import { isRawDotSegment } from '../grammar/dot-segment'

const segmentEnd = (text: string, start: number, end: number): number => findUnit(text, start, end, SLASH)

/** Returns whether the path from `start` to `end` contains a `.` or `..` segment. Allocates nothing. */
export const hasDotSegments = (text: string, start: number, end: number): boolean => {
  let index = start
  while (index < end) {
    const dot = text.indexOf('.', index)
    if (dot < 0 || dot >= end) return false
    index = segmentEnd(text, dot, end) + 1
    const isSegmentStart = dot === start || text.charCodeAt(dot - 1) === SLASH
    if (isSegmentStart && isRawDotSegment(text, dot, index - 1)) return true
  }
  return false
}

/**
 * Applies `remove_dot_segments` (RFC 3986, section 5.2.4) to the path from `start` to `end`. In the comments, the
 * letters A to E name the steps of `remove_dot_segments`. The output buffer is a stack of slices. Each slice is a
 * segment and the `/` before it. Step C removes only one slice, so `keptSlices` runs in linear time.
 */
const keptSlices = (text: string, start: number, end: number): number[] => {
  const kept: number[] = []
  let index = start
  let next = segmentEnd(text, index, end)
  // A. If the input begins with "../" or "./", remove that prefix.
  // D. If the input is only "." or "..", remove the whole input.
  while (isRawDotSegment(text, index, next)) {
    index = Math.min(next + 1, end)
    next = segmentEnd(text, index, end)
  }
  // E. Move the first segment, which has no "/" before it, to the output.
  if (next > index) kept.push(index, next)
  index = next
  while (index < end) {
    next = segmentEnd(text, index + 1, end)
    if (!isRawDotSegment(text, index + 1, next)) {
      // E. Move the first segment and the "/" before it to the output.
      kept.push(index, next)
    } else {
      // C. If the input begins with "/../" or "/..", remove the last segment and its "/" from the output.
      if (next === index + 3) {
        kept.pop()
        kept.pop()
      }
      // B, C. Replace "/./" or "/../" with "/". At the end of the input, replace "/." or "/.." with "/".
      if (next === end) kept.push(index, index + 1)
    }
    index = next
  }
  return kept
}

/**
 * Returns the path from `start` to `end` without its dot segments (RFC 3986, section 5.2.4). Merges adjacent slices.
 */
export const withoutDotSegments = (text: string, start: number, end: number): string => {
  const kept = keptSlices(text, start, end)
  let path = ''
  for (let i = 0; i < kept.length; ) {
    const from = kept[i] as number
    let to = from
    while (i < kept.length && kept[i] === to) {
      to = kept[i + 1] as number
      i += 2
    }
    path += text.slice(from, to)
  }
  return path
}

/**
 * Removes the `.` and `..` segments from a path, exactly as RFC 3986 specifies in section 5.2.4. Removes each `..`
 * together with the segment before it. A `..` without a segment before it is also removed (RFC 3986, section 5.4.2). If
 * the result begins with `//` and no authority precedes the path, add the prefix `/.` to the result, as `recompose`
 * does.
 *
 * Allocates the path. Returns the original string if there are no dot segments.
 *
 * @example
 * import { removeDotSegments } from 'uri-ts'
 *
 * removeDotSegments('/a/b/c/./../../g') //=> '/a/g'
 * removeDotSegments('mid/content=5/../6') //=> 'mid/6'
 * removeDotSegments('/a...') //=> '/a...'
 *
 * @category Resolution
 */
export const removeDotSegments = (path: string): string =>
  hasDotSegments(requireText(path), 0, path.length) ? withoutDotSegments(path, 0, path.length) : path
