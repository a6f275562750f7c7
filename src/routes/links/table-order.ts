import { type Codecs, codecAt } from '../../template/codecs/codec'
import { EXPLODE, type Variable } from '../../template/syntax/model'
import { octetsOf, type Segment } from '../patterns/parse-pattern'
import { type LinkPattern, readParts, readSegment } from './taken'

/** A place in the paths of a table, after one of their segments, and what may come next. */
interface Place {
  readonly segment: Segment | undefined
  /** The pattern that ends here. */
  pattern?: LinkPattern
  /** The places after it, by what `keyOf` returns for their segments. */
  readonly next: Map<string, Place>
}

/** The patterns of a table in the order in which a router tries them, as a tree of their segments. */
export type TableOrder = Place

/** The keys of segments that are no literals. A router tries the last one first, and literals before all of them. */
const KEYS = ['rest', 'parameter', 'codec', 'within']

/** Equal for two segments that a router does not tell apart. That of a literal has a slash. */
const keyOf = ({ kind, shape, codec }: Segment): string => (kind === 'literal' ? `/${shape}` : codec ? 'codec' : kind)

/** Puts the patterns of a table in order. Allocates: the tree. */
export const orderOf = (patterns: readonly LinkPattern[]): TableOrder => {
  const newPlace = (segment?: Segment): Place => ({ segment, next: new Map() })
  const root = newPlace()
  for (const pattern of patterns) {
    let place = root
    for (const segment of pattern.segments) {
      const key = keyOf(segment)
      const after = place.next.get(key) ?? newPlace(segment)
      place.next.set(key, after)
      place = after
    }
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
export const takerOf = (order: TableOrder, own: LinkPattern, parts: readonly string[]): LinkPattern => {
  const stack: Array<readonly [place: Place, at: number]> = [[order, 0]]
  for (;;) {
    // It comes to `own` in the end.
    const [{ pattern, next }, at] = stack.pop() as (typeof stack)[number]
    const part = parts[at]
    if (part === undefined) {
      if (pattern && (pattern === own || !leaves(pattern, parts))) return pattern
      continue
    }
    for (const key of [...KEYS, `/${octetsOf(part)}`]) {
      const place = next.get(key)
      const segment = place?.segment
      if (segment?.kind === 'rest') stack.push([place as Place, parts.length])
      else if (segment && readSegment(segment, part)) stack.push([place as Place, at + 1])
    }
  }
}
