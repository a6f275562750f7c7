import type { Pattern } from './parse-pattern'

/** What two patterns have in common that match the same paths: the octets of their literals, and where parameters are. */
const shapeOf = ({ segments }: Pattern): string => segments.map(({ shape }) => shape).join('/')

/** Notes the shape of a pattern. Returns the name that was noted for the same shape before, if any. */
export const noteShape = (names: Map<string, string>, pattern: Pattern, name: string): string | undefined => {
  const shape = shapeOf(pattern)
  const other = names.get(shape)
  if (other === undefined) names.set(shape, name)
  return other
}
