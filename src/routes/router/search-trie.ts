import { PERCENT, SLASH } from '../../grammar/code-units'
import { isDotSegment } from '../../grammar/dot-segment'
import { encodedSymbol, type RouteNode } from './trie'

/** The end of the segment that contains `start`. `indexOf` is faster than a loop. Allocates nothing. */
export const segmentEndIn = (text: string, start: number, end: number): number => {
  const slash = text.indexOf('/', start)
  return slash < 0 || slash > end ? end : slash
}

/** Whether a segment from `start` to `end` is a dot segment that begins with `first`. Allocates nothing. */
const hasDotSegmentOf = (first: '.' | '%', text: string, start: number, end: number): boolean => {
  let index = text.indexOf(first, start)
  while (index >= 0 && index < end) {
    const segmentEnd = segmentEndIn(text, index, end)
    if (text.charCodeAt(index - 1) === SLASH && isDotSegment(text, index, segmentEnd)) return true
    index = text.indexOf(first, segmentEnd)
  }
  return false
}

/** Whether one of the segments from `start` to `end` is a dot segment. Allocates nothing. */
const hasDotSegment = (text: string, start: number, end: number): boolean =>
  hasDotSegmentOf('.', text, start, end) || hasDotSegmentOf('%', text, start, end)

/** Continues `skip` at the first `%` of the text. Allocates nothing. */
const skipEncoded = (symbols: readonly number[], first: number, text: string, start: number, end: number): number => {
  let index = start
  for (let i = first; i < symbols.length; i++) {
    if (index >= end) return -1
    const isEncoded = text.charCodeAt(index) === PERCENT
    if ((isEncoded ? encodedSymbol(text, index) : text.charCodeAt(index)) !== symbols[i]) return -1
    index += isEncoded ? 3 : 1
  }
  return index
}

/** The index after `symbols`, or -1 if the text does not match them. Allocates nothing. */
const skip = (symbols: readonly number[], text: string, start: number, end: number): number => {
  const after = start + symbols.length
  if (after > end) return -1
  for (let i = 0; i < symbols.length; i++) {
    const unit = text.charCodeAt(start + i)
    if (unit !== symbols[i]) return unit === PERCENT ? skipEncoded(symbols, i, text, start + i, end) : -1
  }
  return after
}

/**
 * Returns the index of the route for the text from `start` to `end`, from the node `origin` on, or -1. If a branch does
 * not lead to a route, the search tries the next one of the same node. It visits a node at most once, because the depth
 * of a node determines its position in the text. The recursion is at most as deep as the trie.
 *
 * Allocates: nothing.
 */
export const findFrom = (origin: RouteNode, text: string, start: number, end: number, params: Int32Array): number => {
  let node = origin
  let index = start
  for (;;) {
    // 0. The text ends at a route.
    if (index === end && node.route >= 0) return node.route
    const { table, parameter, rest } = node
    const slot = 2 * node.count
    if (index < end) {
      // 1. A literal. If there is no other branch to try later, the loop continues without a call.
      const unit = text.charCodeAt(index)
      const literal = table[(unit === PERCENT ? encodedSymbol(text, index) : unit) & (table.length - 1)]
      const after = literal === undefined ? -1 : skip(literal.symbols, text, index, end)
      if (after >= 0) {
        if (parameter === undefined && rest < 0) {
          node = literal as RouteNode
          index = after
          continue
        }
        const found = findFrom(literal as RouteNode, text, after, end, params)
        if (found >= 0) return found
      }
      // 2. A parameter: a segment that is neither empty nor a dot segment.
      if (parameter !== undefined) {
        const segmentEnd = segmentEndIn(text, index, end)
        const isData = index < segmentEnd && !isDotSegment(text, index, segmentEnd)
        const after = isData ? skip(parameter.symbols, text, segmentEnd, end) : -1
        if (after >= 0) {
          params[slot] = index
          params[slot + 1] = segmentEnd
          if (rest < 0) {
            node = parameter
            index = after
            continue
          }
          const found = findFrom(parameter, text, after, end, params)
          if (found >= 0) return found
        }
      }
    }
    // 3. The rest of the path.
    if (rest < 0 || hasDotSegment(text, index, end)) return -1
    params[slot] = index
    params[slot + 1] = end
    return rest
  }
}
