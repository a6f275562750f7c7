/* This file defines the states and the transitions of a trie that is being built. */
import { PERCENT, SLASH } from '../../core/grammar/code-units'
import { octetAt } from '../../core/grammar/percent-encoded'
import { PRECEDENCE, type SegmentKind } from '../patterns/segment'
import { isUnitOf } from './characters'

/** A reader writes `REFUSED_BY_ALL` to `ends` if, for every matching route, a codec rejects a value. */
export const REFUSED_BY_ALL = -1

/** A trie uses only these properties of a segment. */
export interface TrieSegment {
  readonly kind: SegmentKind
  /** The raw text of a literal segment. */
  readonly text: string
  /** The literals around the variables in a mixed segment. */
  readonly literals: readonly string[]
}

/** A transition for a segment that is not a literal. */
export interface Transition {
  readonly kind: SegmentKind
  readonly literals: readonly string[]
  /** The state after the segment. For a wildcard, `state` has no meaning. */
  readonly state: State
  /** The index of the route to which a wildcard leads. */
  readonly route: number
}

/**
 * A state in a trie that is being built. One symbol, or one segment with variables, leads from a state's parent to the
 * state.
 */
export interface State {
  /** The index of the route that ends at the state, or -1 if no route ends there. */
  route: number
  /** The number of variables before the state. This number is also the index of the next variable's slot. */
  readonly count: number
  /** The symbol that leads to the state, or 0 if there is no such symbol. */
  readonly symbol: number
  /**
   * The first child state. The child states are linked through `sibling` instead of being stored in maps, because maps
   * would need five times as much memory.
   */
  first: State | undefined
  sibling: State | undefined
  /** The transitions for segments with variables, in order of precedence. */
  readonly transitions: Transition[]
}

export const createState = (count: number, symbol = 0, sibling?: State): State => ({
  route: -1,
  count,
  symbol,
  first: undefined,
  sibling,
  transitions: [],
})

/** Returns the states that can be reached from a state by reading one symbol. */
export const successorsOf = ({ first }: State): readonly State[] => {
  const successors: State[] = []
  for (let state = first; state !== undefined; state = state.sibling) successors.push(state)
  return successors
}

/**
 * Returns the symbol for the percent-encoded octet at `index`. If a segment may contain the octet as a raw character,
 * the symbol is the code unit of the character. Otherwise, the symbol is a negative number. Allocates nothing.
 */
export const symbolOf = (text: string, index: number, mask: number): number => {
  const octet = octetAt(text, index)
  return isUnitOf(octet, mask) ? octet : -octet - 1
}

/** The symbol for `%25`, and for a `%` that is not followed by two hexadecimal digits. */
export const PERCENT_SYMBOL = -PERCENT - 1

/** Returns the state that is reached from `state` by reading `symbol`. Creates the returned state if necessary. */
const addSymbol = (state: State, symbol: number): State => {
  for (let known = state.first; known !== undefined; known = known.sibling) if (known.symbol === symbol) return known
  state.first = createState(state.count, symbol, state.first)
  return state.first
}

const addLiteral = (start: State, literal: string, mask: number): State => {
  let state = start
  for (let index = 0; index < literal.length; index++) {
    const unit = literal.charCodeAt(index)
    state = addSymbol(state, unit === PERCENT ? symbolOf(literal, index, mask) : unit)
    if (unit === PERCENT) index += 2
  }
  return state
}

/** Returns the state after a segment with variables. All the mixed segments after a state are identical. */
const addVariables = ({ transitions, count }: State, { kind, literals }: TrieSegment, route: number): State => {
  const known = transitions.find((transition) => transition.kind === kind)
  if (known !== undefined) return known.state
  const state = createState(count + literals.length - 1)
  transitions.push({ kind, literals, state, route })
  transitions.sort((a, b) => PRECEDENCE.indexOf(a.kind) - PRECEDENCE.indexOf(b.kind))
  return state
}

/**
 * Adds a route. `root` is the state after the first `/`. `mask` specifies the character classes that are allowed in a
 * segment.
 */
export const addRoute = (root: State, segments: readonly TrieSegment[], route: number, mask: number): void => {
  let state = root
  for (const [index, segment] of segments.entries()) {
    if (index > 0) state = addSymbol(state, SLASH)
    state = segment.kind === 'literal' ? addLiteral(state, segment.text, mask) : addVariables(state, segment, route)
  }
  state.route = route
}
