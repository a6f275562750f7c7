import { octetAt } from '../../grammar/percent-encoded'
import { isDotSegment, type Pattern } from './pattern'

const PERCENT = 37
const SLASH = 47

/** Octets that mean something else when they are written as characters, `%` and `/`, stand apart from these. */
const ENCODED = 0x100

/**
 * What the `pct-encoded` at `index` is to the trie: its octet, which is the same as the character where it is one, but
 * for `%` and `/`. Allocates nothing.
 */
const encodedSymbol = (text: string, index: number): number => {
  const octet = octetAt(text, index)
  return octet === SLASH || octet === PERCENT ? octet + ENCODED : octet
}

/** The symbols of a literal segment, which is valid. */
const symbolsOf = (literal: string): readonly number[] => {
  const symbols: number[] = []
  for (let index = 0; index < literal.length; index++) {
    const isEncoded = literal.charCodeAt(index) === PERCENT
    symbols.push(isEncoded ? encodedSymbol(literal, index) : literal.charCodeAt(index))
    if (isEncoded) index += 2
  }
  return symbols
}

/** A place in the trie while it is built, one symbol after the place before it. */
export interface Place {
  /** The index of the route that ends here, or -1. */
  route: number
  /** The index of the route whose last parameter takes the rest from here, or -1. */
  rest: number
  /** How many parameters stand before this place: the slot that the next one is written to. */
  readonly count: number
  /** The place after a parameter. */
  parameter: Place | undefined
  /** The places after each symbol. */
  readonly next: Map<number, Place>
}

export const newPlace = (count: number): Place => ({
  route: -1,
  rest: -1,
  count,
  parameter: undefined,
  next: new Map(),
})

const placeAfter = (place: Place, symbol: number): Place => {
  const known = place.next.get(symbol)
  if (known !== undefined) return known
  const added = newPlace(place.count)
  place.next.set(symbol, added)
  return added
}

/** Adds a route from the place after its first `/` on. Returns its index, or that of the route which is there already. */
export const addRoute = (root: Place, { segments }: Pattern, route: number): number => {
  let place = root
  for (const [index, { kind, text }] of segments.entries()) {
    if (index > 0) place = placeAfter(place, SLASH)
    if (kind === 'rest') {
      if (place.rest < 0) place.rest = route
      return place.rest
    }
    if (kind === 'parameter') {
      place.parameter ??= newPlace(place.count + 1)
      place = place.parameter
    } else {
      place = symbolsOf(text).reduce(placeAfter, place)
    }
  }
  if (place.route < 0) place.route = route
  return place.route
}

/** A place where the trie branches or a route ends, and the symbols that lead there: places in between are left out. */
export class RouteNode {
  /** The symbols between the place before it, or the parameter that leads here, and this place. */
  readonly symbols: readonly number[]
  readonly route: number
  readonly rest: number
  readonly count: number
  parameter: RouteNode | undefined = undefined
  /** The nodes after each symbol, a power of two of slots. No two share one. */
  table: Array<RouteNode | undefined> = []

  constructor(symbols: readonly number[], { route, rest, count }: Place) {
    this.symbols = symbols
    this.route = route
    this.rest = rest
    this.count = count
  }
}

/** The least power of two that keeps all symbols apart by their low bits. */
const sizeFor = (symbols: readonly number[]): number => {
  let size = 1
  while (new Set(symbols.map((symbol) => symbol & (size - 1))).size < symbols.length) size *= 2
  return size
}

const isPassage = ({ route, rest, parameter, next }: Place): boolean =>
  route < 0 && rest < 0 && parameter === undefined && next.size === 1

/** Joins the places between which there is no choice. The walk has a stack of its own: a pattern may be long. */
export const compressTrie = (root: Place): RouteNode => {
  const origin = new RouteNode([], root)
  const stack: Array<readonly [Place, RouteNode]> = [[root, origin]]
  const join = (symbols: number[], first: Place): RouteNode => {
    let place = first
    while (isPassage(place)) {
      const [[symbol, after]] = [...place.next] as [[number, Place]]
      symbols.push(symbol)
      place = after
    }
    const node = new RouteNode(symbols, place)
    stack.push([place, node])
    return node
  }
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const [{ parameter, next }, node] = top
    const size = sizeFor([...next.keys()])
    node.table = new Array(size).fill(undefined)
    for (const [symbol, place] of next) node.table[symbol & (size - 1)] = join([symbol], place)
    if (parameter !== undefined) node.parameter = join([], parameter)
  }
  return origin
}

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
