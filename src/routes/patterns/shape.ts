import { octetAt, TRIPLET } from '../../grammar/percent-encoded'
import type { Pattern, Segment } from './parse-pattern'

/** Octets that mean something else when they are written as characters: in a path `%` and `/`, in a shape braces. */
const KEPT = '%/{}'

const octetOf = (triplet: string): string => {
  const character = String.fromCharCode(octetAt(triplet, 0))
  return KEPT.includes(character) ? triplet.toUpperCase() : character
}

const segmentShape = ({ kind, text }: Segment): string => {
  if (kind === 'literal') return text.replace(TRIPLET, octetOf)
  return kind === 'rest' ? '{+}' : '{}'
}

/** What two patterns have in common that match the same paths: the octets of their literals, and where parameters are. */
const shapeOf = ({ segments }: Pattern): string => segments.map(segmentShape).join('/')

/** Notes the shape of a pattern. Returns the name that was noted for the same shape before, if any. */
export const noteShape = (names: Map<string, string>, pattern: Pattern, name: string): string | undefined => {
  const shape = shapeOf(pattern)
  const other = names.get(shape)
  if (other === undefined) names.set(shape, name)
  return other
}
