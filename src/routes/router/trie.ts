import type { Pattern } from '../patterns/parse-pattern'
import { addRoute, createState, type State, successorsOf, type Transition } from './states'
import { sizeFor } from './table-size'

/**
 * Each constant from `LABEL_START` to `TABLE` is the offset of a number in a node. `TABLE` is the offset at which the
 * node's table begins. A node with a small table fits in a cache line.
 */
export const LABEL_START = 0
export const LABEL_END = 1
/** The number at `ROUTE` is the index of the route that ends at the node, or -1 if no route ends there. */
export const ROUTE = 2
/** The number at `PARAM` is the index of the node after a parameter, or 0 if there is no such node. */
export const PARAM = 3
/** The number at `WILDCARD_ROUTE` is the index of the route for the node's wildcard, or -1 if there is no wildcard. */
export const WILDCARD_ROUTE = 4
/**
 * The number at `EXTRA` is the index in `extras` at which the node's additional numbers begin, or 0 if there are none.
 * A node has either `EXTRA_SIZE` additional numbers or none.
 */
export const EXTRA = 5
/**
 * The number at `INFO` combines the slot of the next variable, the transitions that are left to try, and the size of
 * the table minus one.
 */
export const INFO = 6
export const TABLE = 7

/** `INFO & MASK` is the size of the table minus one. */
export const MASK = 0xfff
/**
 * `AFTER_LITERAL`, `AFTER_MIXED` and `AFTER_PARAM` are bits in `INFO`. The bits indicate whether alternatives are left
 * at the node after a search has tried a literal, a mixed segment or a parameter, respectively.
 */
export const AFTER_LITERAL = 0x1000
export const AFTER_MIXED = 0x2000
export const AFTER_PARAM = 0x4000
/** The `HAS_EXTRA` bit in `INFO` indicates whether the node has additional numbers. */
export const HAS_EXTRA = 0x8000
/** `INFO >> SLOT` is the slot of the next variable. */
export const SLOT = 16

/**
 * `MIXED_NODE`, `MIXED_LITERALS` and `ELSE` are the offsets of a node's additional numbers. The number at `MIXED_NODE`
 * is the index of the node after a mixed segment, or 0 if there is no such node. The number at `MIXED_LITERALS` is the
 * index of the segment's literals.
 */
export const MIXED_NODE = 0
export const MIXED_LITERALS = 1
/**
 * The number at `ELSE` is the index of the node to try if nothing else leads to a route, or 0 if there is no such node.
 */
export const ELSE = 2
export const EXTRA_SIZE = 3

/**
 * `NOTHING_TRIED` and the three constants after it represent the alternatives that a search has tried at a node. A
 * wildcard needs no constant, because a search tries it last.
 */
export const NOTHING_TRIED = 0
export const LITERAL_TRIED = 1
export const MIXED_TRIED = 2
export const PARAM_TRIED = 3

/**
 * The search keeps a stack of frames. A frame consists of three numbers: the number of a node, the index in the text
 * at which the search reached the node, and a code that records which alternatives have been tried there.
 */
export const FRAME_NODE = 0
export const FRAME_INDEX = 1
export const FRAME_TRIED = 2
export const FRAME_SIZE = 3

/** The index of the node for the state after the first slash. Index 0 never belongs to a node. */
export const ROOT = TABLE

/**
 * A trie that is stored as numbers. V8 reads array elements faster than object properties, and the garbage collector
 * does not scan arrays of numbers.
 */
export interface Trie {
  /** A mask for the characters that a segment may contain. */
  readonly mask: number
  /** Indicates whether a `%` that is not followed by two hexadecimal digits stands for itself. */
  readonly isTolerant: boolean
  readonly nodes: Int32Array
  /** The numbers that only a few nodes need. */
  readonly extras: Int32Array
  /** The labels of all nodes. A node's label consists of the symbols that lead to the node. */
  readonly labels: Int16Array
  readonly literals: ReadonlyArray<readonly string[]>
  /**
   * An array that contains 1 for each route whose wildcard is a list, and 0 for every other route. In a list, an
   * encoded slash is part of a member.
   */
  readonly lists: Uint8Array
  /** The stack contains one frame for each choice to which a search can return. */
  readonly stack: Int32Array
  /** Indicates, for each slot, whether the search has found a percent-encoded octet in the slot's value. */
  readonly encoded: Uint8Array
  /** After a match, `ends[0]` is the end of the path. After a miss, the path is valid up to `ends[0]`. */
  readonly ends: Int32Array
}

/** The state and the remaining transitions of a node that has not been written yet. */
interface Task {
  readonly node: number
  readonly state: State
  readonly transitions: readonly Transition[]
  readonly depth: number
}

/**
 * Returns the number of transitions that fit in one node. A node has space for one parameter, which may have a codec.
 */
const countFitting = (transitions: readonly Transition[]): number => {
  const second = transitions.findIndex(({ kind }, i) => kind === 'parameter' && transitions[i - 1]?.kind === 'codec')
  return second < 0 ? transitions.length : second
}

/** Returns whether a state has exactly one child state, no route, and no transitions for variables. */
const isPassage = ({ route, first, transitions }: State): boolean =>
  route < 0 && transitions.length === 0 && first !== undefined && first.sibling === undefined

/** Stores a trie's states as numbers. An explicit stack avoids deep recursion for long patterns. */
class TrieWriter {
  readonly nodes: number[] = new Array(TABLE).fill(0)
  readonly extras: number[] = new Array(EXTRA_SIZE).fill(0)
  readonly labels: number[] = []
  readonly literals: Array<readonly string[]> = []
  readonly tasks: Task[] = []
  depth = 0

  /**
   * Adds a node, but not its transitions. If each state in a chain has only one successor, the chain becomes a single
   * label.
   */
  add(symbols: readonly number[], start: State, depth: number): number {
    let state = start
    const { nodes, labels } = this
    const labelStart = labels.length
    for (const symbol of symbols) labels.push(symbol)
    while (symbols.length + state.count > 0 && isPassage(state)) {
      state = state.first as State
      labels.push(state.symbol)
    }
    const node = nodes.length
    const size = sizeFor(successorsOf(state).map(({ symbol }) => symbol))
    nodes.push(labelStart, labels.length, state.route, 0, -1, 0, (state.count << SLOT) | (size - 1))
    for (let i = 0; i < size; i++) nodes.push(0)
    this.tasks.push({ node, state, transitions: state.transitions, depth })
    return node
  }

  /** Adds the node for transitions that fit in no other node. */
  addElse(state: State, transitions: readonly Transition[], depth: number): number {
    const node = this.nodes.length
    this.nodes.push(0, 0, -1, 0, -1, 0, state.count << SLOT, 0)
    this.tasks.push({ node, state: { ...state, first: undefined }, transitions, depth })
    return node
  }

  /** Returns the index of a node's additional numbers. Adds the numbers if the node has none. */
  extraOf(node: number): number {
    const { nodes, extras } = this
    if (nodes[node + EXTRA] === 0) {
      nodes[node + EXTRA] = extras.length
      nodes[node + INFO] = (nodes[node + INFO] as number) | HAS_EXTRA
      extras.push(0, 0, 0)
    }
    return nodes[node + EXTRA] as number
  }

  writeTransition(node: number, { kind, literals, state, route }: Transition, depth: number): void {
    const { nodes } = this
    if (kind === 'wildcard') {
      nodes[node + WILDCARD_ROUTE] = route
    } else if (kind === 'mixed') {
      const extra = this.extraOf(node)
      this.extras[extra + MIXED_LITERALS] = this.literals.push(literals) - 1
      this.extras[extra + MIXED_NODE] = this.add([], state, depth)
    } else nodes[node + PARAM] = this.add([], state, depth)
  }

  write({ node, state, transitions, depth }: Task): void {
    const { nodes } = this
    this.depth = Math.max(this.depth, depth)

    const mask = (nodes[node + INFO] as number) & MASK
    for (const next of successorsOf(state))
      nodes[node + TABLE + (next.symbol & mask)] = this.add([next.symbol], next, depth + 1)
    if (transitions.length === 0) return
    const count = countFitting(transitions)
    const fitting = transitions.slice(0, count)
    for (const transition of fitting) this.writeTransition(node, transition, depth + 1)
    if (count < transitions.length) {
      this.extras[this.extraOf(node) + ELSE] = this.addElse(state, transitions.slice(count), depth + 1)
    }
    const afterParam = count < transitions.length || fitting.some(({ kind }) => kind === 'wildcard')
    const afterMixed = afterParam || fitting.some(({ kind }) => kind === 'codec' || kind === 'parameter')
    const left = AFTER_LITERAL | (afterMixed ? AFTER_MIXED : 0)
    nodes[node + INFO] = (nodes[node + INFO] as number) | left | (afterParam ? AFTER_PARAM : 0)
  }
}

/**
 * Builds a trie from patterns. No two patterns may have the same shape. The index of a pattern is also the index of its
 * route. Allocates the trie.
 */
export const buildTrie = (
  patterns: ReadonlyArray<Pick<Pattern, 'segments'>>,
  mask: number,
  isTolerant: boolean,
  slots: number,
  lists: readonly boolean[] = [],
): Trie => {
  const root = createState(0)
  for (const [index, { segments }] of patterns.entries()) addRoute(root, segments, index, mask)
  const writer = new TrieWriter()
  writer.add([], root, 0)
  for (let task = writer.tasks.pop(); task !== undefined; task = writer.tasks.pop()) writer.write(task)
  return {
    mask,
    isTolerant,
    nodes: Int32Array.from(writer.nodes),
    extras: Int32Array.from(writer.extras),
    labels: Int16Array.from(writer.labels),
    literals: writer.literals,
    lists: Uint8Array.from(patterns, (_, index) => Number(lists[index] === true)),
    stack: new Int32Array(FRAME_SIZE * (writer.depth + 1)),
    encoded: new Uint8Array(slots),
    ends: new Int32Array(2),
  }
}
