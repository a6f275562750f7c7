import { findCode } from '../model/bounds'

const DOT = 46
const SLASH = 47

/** Whether the segment from `start` to `end` is `.` or `..`. */
const isDotSegment = (text: string, start: number, end: number): boolean =>
  (end === start + 1 || (end === start + 2 && text.charCodeAt(start + 1) === DOT)) && text.charCodeAt(start) === DOT

/** The end of the segment that starts at `start`. */
const segmentEnd = (text: string, start: number, end: number): number => findCode(text, start, end, SLASH)

/** Whether any segment of the path from `start` to `end` is `.` or `..`. Allocates nothing. */
export const hasDotSegments = (text: string, start: number, end: number): boolean => {
  let index = start
  while (index < end) {
    const dot = text.indexOf('.', index)
    if (dot < 0 || dot >= end) return false
    index = segmentEnd(text, dot, end) + 1
    const begins = dot === start || text.charCodeAt(dot - 1) === SLASH
    if (begins && isDotSegment(text, dot, index - 1)) return true
  }
  return false
}

/**
 * `remove_dot_segments` (5.2.4) of the path from `start` to `end`. The RFC's output buffer is a stack of slices here,
 * each a segment with the `/` before it, so that step 2C drops one from its top and time stays linear. Letters are the
 * RFC's steps.
 */
const keptSlices = (text: string, start: number, end: number): number[] => {
  const kept: number[] = []
  let index = start
  // A: the input begins with "../" or "./"; D: it is "." or "..".
  for (let next = segmentEnd(text, index, end); isDotSegment(text, index, next); next = segmentEnd(text, index, end)) {
    index = Math.min(next + 1, end)
  }
  // E: a first segment without a "/" before it.
  const first = segmentEnd(text, index, end)
  if (first > index) kept.push(index, first)
  index = first
  while (index < end) {
    const next = segmentEnd(text, index + 1, end)
    if (!isDotSegment(text, index + 1, next)) {
      // E
      kept.push(index, next)
    } else {
      // C: "/../" drops the last segment; B: "/./" drops itself.
      if (next === index + 3) kept.length = Math.max(0, kept.length - 2)
      // At the end of the input both leave a "/".
      if (next === end) kept.push(index, index + 1)
    }
    index = next
  }
  return kept
}

/** The path from `start` to `end` without its dot segments (5.2.4). Allocates: as many slices as there are gaps. */
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
 * Removes `.` and `..` from a path as if it were joined to a base (5.2.4), literally; excess `..` are dropped (5.4.2).
 * The result may begin with `//`: whoever puts it where no authority precedes must guard it, as `resolve` does.
 *
 * Allocates: nothing where there are no dot segments, and the same string is returned.
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
  hasDotSegments(path, 0, path.length) ? withoutDotSegments(path, 0, path.length) : path
