import type { Pattern } from './parse-pattern'

/** Equal for two patterns that match the same paths: the octets of the literals and the positions of the parameters. */
const shapeOf = ({ segments }: Pattern): string => segments.map(({ shape }) => shape).join('/')

/** Notes the shape of a pattern. Returns the name of an earlier pattern with the same shape, if any. */
export const noteShape = (names: Map<string, string>, pattern: Pattern, name: string): string | undefined => {
  const shape = shapeOf(pattern)
  const other = names.get(shape)
  if (other === undefined) names.set(shape, name)
  return other
}
