import { type Codecs, codecAt } from '../../template/codecs/codec'
import { octetsOf, PRECEDENCE } from '../patterns/segment'
import type { LinkRoute, LinkSegment, LinkVariable } from './link-pattern'
import { readMixedText, readWildcard } from './taken'

/** A node in the tree of a table's paths. Each node represents the position after a segment. */
export interface TableOrder {
  readonly segment: LinkSegment | undefined
  /** The first route whose path passes through the node. */
  readonly first: LinkRoute | undefined
  /** The route whose path ends at the node. */
  route: LinkRoute | undefined
  /** Maps the key of each possible next segment to the node after the segment. */
  readonly next: Map<string, TableOrder>
}

/** Creates a node for the tree. Allocates the node. */
export const newPlace = (segment?: LinkSegment, first?: LinkRoute): TableOrder => ({
  segment,
  first,
  route: undefined,
  next: new Map(),
})

/**
 * Adds one of a route's paths to the tree of segments. Returns an earlier route that conflicts with `route`, either
 * because both match the same paths or because their mixed segments at the same position differ. Returns `undefined` if
 * there is no conflict.
 */
export const addPath = (
  root: TableOrder,
  route: LinkRoute,
  segments: readonly LinkSegment[],
): LinkRoute | undefined => {
  let place = root
  for (const segment of segments) {
    const { key, shape } = segment
    const after = place.next.get(key) ?? newPlace(segment, route)
    if (key === 'mixed' && after.segment?.shape !== shape) return after.first
    place.next.set(key, after)
    place = after
  }
  const other = place.route
  place.route = route
  return other
}

/** Returns whether a variable's codec refuses the encoded value. */
const refuses = (codecs: Codecs | undefined, { isList, name }: LinkVariable, encoded: string): boolean | undefined => {
  const codec = codecAt(codecs, name)
  try {
    return (
      codec &&
      (isList ? encoded.split('/') : [encoded]).some((text) => codec.decode(decodeURIComponent(text))._tag === 'Left')
    )
  } catch {
    return true
  }
}

/** A route and the encoded strings for its path variables. */
export type Taken = readonly [route: LinkRoute, texts: readonly string[]]

/**
 * Returns the route that a router would select for a path's segments from index `at` onward, together with the encoded
 * values of the route's variables. Returns `undefined` if no route matches. The search moves from node to node, as a
 * router's search does, so it never examines a route in which a literal does not match the path. The recursion depth is
 * at most the number of segments in the longest route. Allocates the strings.
 */
export const takerOf = (
  { route, next }: TableOrder,
  parts: readonly string[],
  at = 0,
  texts: readonly string[] = [],
): Taken | undefined => {
  const part = parts[at]
  if (part === undefined) {
    const isRead = route && !texts.some((text, i) => refuses(route.codecs, route.variables[i] as LinkVariable, text))
    return isRead ? [route, texts] : undefined
  }
  for (const key of [`/${octetsOf(part)}`, ...PRECEDENCE]) {
    const isWildcard = key === 'wildcard'
    const place = next.get(key)
    const read =
      place &&
      (isWildcard
        ? readWildcard(place.first as LinkRoute, parts, at)
        : key.startsWith('/')
          ? []
          : readMixedText((place.segment as LinkSegment).literals, part))
    const taken = read && takerOf(place, parts, isWildcard ? parts.length : at + 1, [...texts, ...read])
    if (taken) return taken
  }
  return undefined
}
