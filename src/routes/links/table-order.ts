import { type Codecs, codecAt } from '../../template/codecs/codec'
import { EXPLODE, type Variable } from '../../template/syntax/model'
import { octetsOf, type Segment } from '../patterns/parse-pattern'
import { type LinkPattern, readParts, readSegment } from './taken'

/** A place in the paths of a table, and what may come next. */
interface Place {
  /** The pattern that ends here. */
  pattern: LinkPattern | undefined
  /** The places after literals, by their octets. */
  readonly literals: Map<string, Place>
  /** The places after other segments, of which at most one has each rank. A router tries the last one first. */
  readonly ways: Way[]
}

interface Way {
  readonly rank: number
  readonly segment: Segment
  readonly place: Place
}

/** The patterns of a table in the order in which a router tries them, as a tree of their segments. */
export type TableOrder = Place

const newPlace = (): Place => ({ pattern: undefined, literals: new Map(), ways: [] })

/** A router tries variables within a segment first, then one with a codec, one without, and the rest. */
const rankOf = ({ kind, codec }: Segment): number => (kind === 'within' ? 3 : kind === 'rest' ? 0 : codec ? 2 : 1)

const placeAfter = ({ literals, ways }: Place, segment: Segment): Place => {
  const isLiteral = segment.kind === 'literal'
  const rank = rankOf(segment)
  const known = isLiteral ? literals.get(segment.shape) : ways.find((way) => way.rank === rank)?.place
  const place = known ?? newPlace()
  if (isLiteral) literals.set(segment.shape, place)
  else if (known === undefined) ways.push({ rank, segment, place })
  ways.sort((a, b) => a.rank - b.rank)
  return place
}

/** Puts the patterns of a table in order. Allocates: the tree. */
export const orderOf = (patterns: readonly LinkPattern[]): TableOrder => {
  const root = newPlace()
  for (const pattern of patterns) {
    let place = root
    for (const segment of pattern.segments) place = placeAfter(place, segment)
    place.pattern = pattern
  }
  return root
}

/** Whether a codec of a variable refuses its encoded text. */
const refuses = (codecs: Codecs, { name, modifier }: Variable, encoded: string): boolean => {
  const codec = codecAt(codecs, name)
  const texts = modifier === EXPLODE ? encoded.split('/') : [encoded]
  try {
    return codec !== undefined && texts.some((text) => codec.decode(decodeURIComponent(text))._tag === 'Left')
  } catch {
    return true
  }
}

/** Whether a pattern leaves a path that it matches to the next one, because a codec of its path refuses a value. */
const leaves = (pattern: LinkPattern, parts: readonly string[]): boolean => {
  const { codecs, variables } = pattern.template
  const read = readParts(pattern, parts)
  return !read || read.some((encoded, i) => codecs && refuses(codecs as Codecs, variables[i] as Variable, encoded))
}

/**
 * The pattern that a router gives a path to, whose parts are well-formed. It goes from place to place, as a router does, and so
 * never looks at patterns that differ from the path in a literal. Allocates: the places to try.
 */
export const takerOf = (order: TableOrder, own: LinkPattern, parts: readonly string[]): LinkPattern | undefined => {
  const stack: Array<readonly [place: Place, at: number]> = [[order, 0]]
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const [{ pattern, literals, ways }, at] = top
    const part = parts[at]
    if (part === undefined) {
      if (pattern && (pattern === own || !leaves(pattern, parts))) return pattern
    } else {
      for (const { segment, place } of ways) {
        if (segment.kind === 'rest') stack.push([place, parts.length])
        else if (readSegment(segment, part)) stack.push([place, at + 1])
      }
      const literal = literals.get(octetsOf(part))
      if (literal) stack.push([literal, at + 1])
    }
  }
  return undefined
}
