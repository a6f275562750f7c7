import { isDotSegment } from '../../grammar/dot-segment'
import { encodedSymbol, type RouteNode } from './trie'

const PERCENT = 37
const SLASH = 47

/** Where the segment ends in which `start` is. The engine looks for a character faster than a loop. Allocates nothing. */
const segmentEndIn = (text: string, start: number, end: number): number => {
  const slash = text.indexOf('/', start)
  return slash < 0 || slash > end ? end : slash
}

/** Whether a segment from `start`, after a slash, to `end` is `.` or `..` and begins with `first`. Allocates nothing. */
const hasDotSegmentOf = (first: '.' | '%', text: string, start: number, end: number): boolean => {
  let index = text.indexOf(first, start)
  while (index >= 0 && index < end) {
    const segmentEnd = segmentEndIn(text, index, end)
    if (text.charCodeAt(index - 1) === SLASH && isDotSegment(text, index, segmentEnd)) return true
    index = text.indexOf(first, segmentEnd)
  }
  return false
}

/** Whether one of the segments from `start` to `end` is `.` or `..`. Allocates nothing. */
const hasDotSegment = (text: string, start: number, end: number): boolean =>
  hasDotSegmentOf('.', text, start, end) || hasDotSegmentOf('%', text, start, end)

/** `skip`, from a symbol on at which the text has a `%`. Allocates nothing. */
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

/** Where the text goes on after `symbols`, or -1 where it has others. Allocates nothing. */
const skip = (symbols: readonly number[], text: string, start: number, end: number): number => {
  const after = start + symbols.length
  if (after > end) return -1
  for (let i = 0; i < symbols.length; i++) {
    const code = text.charCodeAt(start + i)
    if (code !== symbols[i]) return code === PERCENT ? skipEncoded(symbols, i, text, start + i, end) : -1
  }
  return after
}

/**
 * The index of the route that what stands from `start` to `end` leads to, from `origin` on, or -1. A literal goes before a
 * parameter, a parameter before the rest; where the way ends, the next is tried from the last place that has one. A
 * place is visited at most once, because its depth fixes where in the text it is. Calls itself at most as deep as the
 * trie is, whatever the text.
 *
 * Allocates: nothing.
 */
export const findFrom = (origin: RouteNode, text: string, start: number, end: number, params: Int32Array): number => {
  let node = origin
  let index = start
  for (;;) {
    if (index === end && node.route >= 0) return node.route
    const { table, parameter, rest } = node
    const slot = 2 * node.count
    if (index < end) {
      const code = text.charCodeAt(index)
      const literal = table[(code === PERCENT ? encodedSymbol(text, index) : code) & (table.length - 1)]
      const after = literal === undefined ? -1 : skip(literal.symbols, text, index, end)
      if (literal !== undefined && after >= 0) {
        if (parameter === undefined && rest < 0) {
          node = literal
          index = after
          continue
        }
        const found = findFrom(literal, text, after, end, params)
        if (found >= 0) return found
      }
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
    if (rest < 0 || hasDotSegment(text, index, end)) return -1
    params[slot] = index
    params[slot + 1] = end
    return rest
  }
}
