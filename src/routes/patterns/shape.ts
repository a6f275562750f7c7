import type { Segment } from './segment'

/**
 * Maps each pattern's shape to the pattern's name. Also maps the path before each mixed segment to the segment's shape.
 */
export type Shapes = Map<string, readonly [name: string, shape: string]>

/**
 * Records a pattern's shape: the octets of the literals and the positions of the variables. Returns the name of an
 * earlier pattern that has the same shape or has a different mixed segment at the same position. Returns `undefined` if
 * the pattern does not conflict with an earlier pattern.
 */
export const noteShape = (
  shapes: Shapes,
  { segments }: { readonly segments: readonly Segment[] },
  name: string,
): string | undefined => {
  let path = ''
  for (const { kind, shape } of segments) {
    const place = `${path}/{.}`
    path += `/${shape}`
    if (kind !== 'mixed') continue
    const [other, form] = shapes.get(place) ?? [name, shape]
    if (form !== shape) return other
    shapes.set(place, [other, form])
  }
  const [other] = shapes.get(path) ?? []
  if (other === undefined) shapes.set(path, [name, path])
  return other
}
