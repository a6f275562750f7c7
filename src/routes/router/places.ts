import { PERCENT, SLASH } from '../../core/grammar/code-units'
import { octetAt } from '../../core/grammar/percent-encoded'
import { isUnitOf } from './characters'

/** A segment of a pattern, as the trie needs it. */
export interface TrieSegment {
  readonly kind: 'literal' | 'parameter' | 'within' | 'rest'
  /** The raw segment of a literal. */
  readonly text: string
  /** The literals of a segment with variables in it. */
  readonly literals: readonly string[]
  /** The codec of a parameter. */
  readonly codec?: unknown
}

/** A non-literal branch that leads on from a place, in the order of `rankOf`. */
export interface Way {
  readonly rank: number
  readonly literals: readonly string[]
  /** The place after the segment. Nothing follows a rest. */
  readonly place: Place
  /** The route of a rest. */
  readonly route: number
}

/** A place in the trie while it is built, one symbol or one variable segment after its parent. */
export interface Place {
  /** The index of the route that ends here, or -1. */
  route: number
  /** The number of variables before this place, which is the slot of the next one. */
  readonly count: number
  /** The symbol that leads here; 0 after a variable. */
  readonly symbol: number
  /** The first of the places one symbol later. Each is the `sibling` of the one before: maps would need five times the memory. */
  first: Place | undefined
  sibling: Place | undefined
  /** The ways on that are not literals. */
  readonly ways: Way[]
}

export const newPlace = (count: number, symbol = 0, sibling?: Place): Place => ({
  route: -1,
  count,
  symbol,
  first: undefined,
  sibling,
  ways: [],
})

/** The places one symbol after a place. */
export const nextOf = ({ first }: Place): readonly Place[] => {
  const next: Place[] = []
  for (let place = first; place !== undefined; place = place.sibling) next.push(place)
  return next
}

export const WITHIN = 0
export const PARAMETER = 1
export const REST = 2

/** A segment with variables in it precedes a parameter, which precedes a rest; one with a codec precedes one without. */
const rankOf = ({ kind, codec }: TrieSegment): number =>
  2 * (kind === 'within' ? WITHIN : kind === 'parameter' ? PARAMETER : REST) + (codec === undefined ? 1 : 0)

/** The kind of segment that a rank belongs to. */
export const kindOf = (rank: number): number => rank >> 1

/**
 * The symbol of the percent-encoded octet at `index`: that of its raw character if a segment may contain that; otherwise
 * a negative number. Allocates nothing.
 */
export const symbolOf = (text: string, index: number, mask: number): number => {
  const octet = octetAt(text, index)
  return isUnitOf(octet, mask) ? octet : -octet - 1
}

/** The symbol of a `%` that does not begin a triplet: the same as for `%25`. */
export const PERCENT_SYMBOL = -PERCENT - 1

const placeAfter = (place: Place, symbol: number): Place => {
  for (let known = place.first; known !== undefined; known = known.sibling) if (known.symbol === symbol) return known
  place.first = newPlace(place.count, symbol, place.first)
  return place.first
}

/** The place after a valid literal segment. */
const afterLiteral = (start: Place, literal: string, mask: number): Place => {
  let place = start
  for (let index = 0; index < literal.length; index++) {
    const unit = literal.charCodeAt(index)
    place = placeAfter(place, unit === PERCENT ? symbolOf(literal, index, mask) : unit)
    if (unit === PERCENT) index += 2
  }
  return place
}

/** The branch for a segment that is not a literal. At one place, all segments with literals in them are the same. */
const wayOf = (place: Place, segment: TrieSegment, route: number): Way => {
  const rank = rankOf(segment)
  const { literals } = segment
  const known = place.ways.find((way) => way.rank === rank)
  if (known !== undefined) return known
  const way = { rank, literals, place: newPlace(place.count + literals.length - 1), route }
  place.ways.push(way)
  place.ways.sort((a, b) => a.rank - b.rank)
  return way
}

/** Adds a route. `root` is the place after its first `/`; `mask` has the characters of a segment. */
export const addRoute = (root: Place, segments: readonly TrieSegment[], route: number, mask: number): void => {
  let place = root
  for (const [index, segment] of segments.entries()) {
    if (index > 0) place = placeAfter(place, SLASH)
    place = segment.kind === 'literal' ? afterLiteral(place, segment.text, mask) : wayOf(place, segment, route).place
  }
  place.route = route
}
