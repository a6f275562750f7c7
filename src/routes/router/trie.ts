import type { Pattern } from '../patterns/parse-pattern'
import { addRoute, kindOf, newPlace, nextOf, PARAMETER, type Place, REST, type Way, WITHIN } from './places'
import { sizeFor } from './table-size'

/** The numbers of a node, by their offsets from it. Those of its table follow them. A node fits in a cache line. */
export const LABEL_START = 0
export const LABEL_END = 1
/** The route that ends here, or -1. */
export const ROUTE = 2
/** The node after a parameter, or 0. */
export const PARAM = 3
/** The route whose last variable takes the rest, or -1. */
export const REST_ROUTE = 4
/** The index of its `EXTRA_SIZE` numbers in `extras`; 0 if it has none. */
export const EXTRA = 5
/** The slot of the next variable, the remaining ways to try, and the size of the table less one. */
export const INFO = 6
export const TABLE = 7

/** The size of a table, less one: `INFO & MASK`. */
export const MASK = 0xfff
/** The options left to try in a node after a literal, after a segment with variables in it, and after a parameter. */
export const AFTER_LITERAL = 0x1000
export const AFTER_WITHIN = 0x2000
export const AFTER_PARAM = 0x4000
/** Whether there are extra numbers. */
export const HAS_EXTRA = 0x8000
/** The slot: `INFO >> SLOT`. */
export const SLOT = 16

/** The node after a segment with variables in it, or 0, and the index of its literals. */
export const WITHIN_NODE = 0
export const WITHIN_LITERALS = 1
/** The node to try if nothing else leads to a route, or 0. */
export const ELSE = 2
export const EXTRA_SIZE = 3

/** The node of the place after the first slash. No node is at 0. */
export const ROOT = TABLE

/** A trie as numbers: V8 loads a number of an array faster than a property of an object, and the collector skips them. */
export interface Trie {
  /** The characters of a segment. */
  readonly mask: number
  /** Whether a `%` that does not begin a triplet is data. */
  readonly isTolerant: boolean
  readonly nodes: Int32Array
  /** The rare numbers of nodes. */
  readonly extras: Int32Array
  /** The symbols that lead to each node. */
  readonly labels: Int16Array
  readonly literals: ReadonlyArray<readonly string[]>
  /** 1 for each route whose rest is a list: an encoded slash is then part of a member. */
  readonly lists: Uint8Array
  /** Space for the choices that a search leaves open. */
  readonly stack: Int32Array
  /** Whether the search has met a percent-encoded octet in the variable of each slot. */
  readonly encoded: Uint8Array
  /** Where the last search ended: the end of the path, or the index up to which all characters are allowed. */
  readonly ends: Int32Array
}

/** A node to be written: its place, and the ways on that are left for it. */
interface Task {
  readonly node: number
  readonly place: Place
  readonly ways: readonly Way[]
  readonly depth: number
}

/** The first ways that fit into one node: at most one of each kind, in order. */
const fitting = (ways: readonly Way[]): number => {
  let count = 0
  let kind = -1
  while (count < ways.length && kindOf((ways[count] as Way).rank) > kind) {
    kind = kindOf((ways[count] as Way).rank)
    count++
  }
  return count
}

/** Whether a single symbol is the only way on. */
const isPassage = ({ route, first, ways }: Place): boolean =>
  route < 0 && ways.length === 0 && first !== undefined && first.sibling === undefined

/** Writes places as numbers. An explicit stack avoids deep recursion for long patterns. */
class TrieWriter {
  readonly nodes: number[] = new Array(TABLE).fill(0)
  readonly extras: number[] = new Array(EXTRA_SIZE).fill(0)
  readonly labels: number[] = []
  readonly literals: Array<readonly string[]> = []
  readonly tasks: Task[] = []
  depth = 0

  /** Adds a node without its ways onward. It joins the places that have one successor each. */
  add(symbols: readonly number[], start: Place, depth: number): number {
    let place = start
    const { nodes, labels } = this
    const labelStart = labels.length
    for (const symbol of symbols) labels.push(symbol)
    while (symbols.length + place.count > 0 && isPassage(place)) {
      place = place.first as Place
      labels.push(place.symbol)
    }
    const node = nodes.length
    const size = sizeFor(nextOf(place).map(({ symbol }) => symbol))
    nodes.push(labelStart, labels.length, place.route, 0, -1, 0, (place.count << SLOT) | (size - 1))
    for (let i = 0; i < size; i++) nodes.push(0)
    this.tasks.push({ node, place, ways: place.ways, depth })
    return node
  }

  /** Adds the node for ways that did not fit into another. */
  addElse(place: Place, ways: readonly Way[], depth: number): number {
    const node = this.nodes.length
    this.nodes.push(0, 0, -1, 0, -1, 0, place.count << SLOT, 0)
    this.tasks.push({ node, place: { ...place, first: undefined }, ways, depth })
    return node
  }

  /** The extra numbers of a node. */
  extraOf(node: number): number {
    const { nodes, extras } = this
    if (nodes[node + EXTRA] === 0) {
      nodes[node + EXTRA] = extras.length
      nodes[node + INFO] = (nodes[node + INFO] as number) | HAS_EXTRA
      extras.push(0, 0, 0)
    }
    return nodes[node + EXTRA] as number
  }

  writeWay(node: number, { rank, literals, place, route }: Way, depth: number): void {
    const { nodes } = this
    if (kindOf(rank) === REST) {
      nodes[node + REST_ROUTE] = route
    } else if (kindOf(rank) === WITHIN) {
      const extra = this.extraOf(node)
      this.extras[extra + WITHIN_LITERALS] = this.literals.push(literals) - 1
      this.extras[extra + WITHIN_NODE] = this.add([], place, depth)
    } else nodes[node + PARAM] = this.add([], place, depth)
  }

  write({ node, place, ways, depth }: Task): void {
    const { nodes } = this
    this.depth = Math.max(this.depth, depth)

    const mask = (nodes[node + INFO] as number) & MASK
    for (const next of nextOf(place))
      nodes[node + TABLE + (next.symbol & mask)] = this.add([next.symbol], next, depth + 1)
    if (ways.length === 0) return
    const count = fitting(ways)
    for (const way of ways.slice(0, count)) this.writeWay(node, way, depth + 1)
    if (count < ways.length) {
      this.extras[this.extraOf(node) + ELSE] = this.addElse(place, ways.slice(count), depth + 1)
    }
    const kinds = new Set(ways.slice(0, count).map(({ rank }) => kindOf(rank)))
    const afterParam = kinds.has(REST) || count < ways.length
    const afterWithin = afterParam || kinds.has(PARAMETER)
    const left = AFTER_LITERAL | (afterWithin ? AFTER_WITHIN : 0)
    nodes[node + INFO] = (nodes[node + INFO] as number) | left | (afterParam ? AFTER_PARAM : 0)
  }
}

/** Builds the trie of patterns with different shapes, whose indices are those of their routes. Allocates: the trie. */
export const buildTrie = (
  patterns: ReadonlyArray<Pick<Pattern, 'segments'>>,
  mask: number,
  isTolerant: boolean,
  slots: number,
  lists: readonly boolean[] = [],
): Trie => {
  const root = newPlace(0)
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
    stack: new Int32Array(3 * (writer.depth + 1)),
    encoded: new Uint8Array(slots),
    ends: new Int32Array(2),
  }
}
