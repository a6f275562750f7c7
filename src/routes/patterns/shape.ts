import type { Pattern } from './parse-pattern'

/** Names of patterns by shape, and the variable segments at each place. */
export type Shapes = Map<string, readonly [name: string, segment: string | undefined]>

/**
 * Notes the shape of a pattern: the octets of the literals and the positions of the variables. Returns the name of an
 * earlier pattern, if any, with the same shape, or with another segment that has variables in it at the same place.
 */
export const noteShape = (shapes: Shapes, { segments }: Pattern, name: string): string | undefined => {
  const note = (shape: string, segment: string | undefined): string | undefined => {
    const known = shapes.get(shape)
    if (known === undefined) shapes.set(shape, [name, segment])
    return known === undefined || (segment !== undefined && known[1] === segment) ? undefined : known[0]
  }
  let path = ''
  for (const { kind, shape } of segments) {
    const other = kind === 'within' ? note(`${path}/{.}`, shape) : undefined
    if (other !== undefined) return other
    path += `/${shape}`
  }
  return note(path || '/', undefined)
}
