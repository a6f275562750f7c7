import { PERCENT, SLASH } from '../../grammar/code-units'
import { octetAt } from '../../grammar/percent-encoded'
import type { Pattern } from '../patterns/parse-pattern'
import { sizeFor } from './table-size'

/** Added to an encoded `%` or `/`, which differ in meaning from the raw characters. */
const ENCODED = 0x100

/**
 * The symbol of the percent-encoded octet at `index`: its octet, which equals the raw ASCII character, except for `%`
 * and `/`. Allocates nothing.
 */
export const encodedSymbol = (text: string, index: number): number => {
  const octet = octetAt(text, index)
  return octet === SLASH || octet === PERCENT ? octet + ENCODED : octet
}

/** The symbols of a valid literal segment. */
const symbolsOf = (literal: string): readonly number[] => {
  const symbols: number[] = []
  for (let index = 0; index < literal.length; index++) {
    const isEncoded = literal.charCodeAt(index) === PERCENT
    symbols.push(isEncoded ? encodedSymbol(literal, index) : literal.charCodeAt(index))
    if (isEncoded) index += 2
  }
  return symbols
}

/** A place in the trie while it is built, one symbol after its parent. */
export interface Place {
  /** The index of the route that ends here, or -1. */
  route: number
  /** The index of the route whose last parameter takes the rest from here, or -1. */
  rest: number
  /** The number of parameters before this place, which is the slot of the next one. */
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

/** Adds a route. `root` is the place after its first `/`. */
export const addRoute = (root: Place, { segments }: Pattern, route: number): void => {
  let place = root
  for (const [index, { kind, text }] of segments.entries()) {
    if (index > 0) place = placeAfter(place, SLASH)
    if (kind === 'rest') {
      place.rest = route
      return
    }
    if (kind === 'parameter') {
      place.parameter ??= newPlace(place.count + 1)
      place = place.parameter
    } else {
      place = symbolsOf(text).reduce(placeAfter, place)
    }
  }
  place.route = route
}

/** A place where the trie branches or a route ends. It joins the places before it that have one successor each. */
export class RouteNode {
  /** The symbols between its parent, or the parameter before it, and this place. */
  readonly symbols: readonly number[]
  readonly route: number
  readonly rest: number
  readonly count: number
  parameter: RouteNode | undefined = undefined
  /** The nodes after each symbol, by its low bits. The size is a power of two, and no two nodes share a slot. */
  table: Array<RouteNode | undefined> = []

  constructor(symbols: readonly number[], { route, rest, count }: Place) {
    this.symbols = symbols
    this.route = route
    this.rest = rest
    this.count = count
  }
}

const isPassage = ({ route, rest, parameter, next }: Place): boolean =>
  route < 0 && rest < 0 && parameter === undefined && next.size === 1

/** Joins places that have one successor each. An explicit stack avoids deep recursion for long patterns. */
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
