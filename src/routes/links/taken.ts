import type { AnyCodec, Codecs } from '../../template/codecs/codec'
import { octetsOf, type Pattern, type Segment } from '../patterns/parse-pattern'

/** A pattern of a table, with the name and the codecs of its route. */
export interface LinkPattern {
  readonly name: string
  readonly pattern: Pattern
  readonly codecs: Codecs | undefined
  /** The patterns that a router tries before it, once they are needed. */
  before: readonly LinkPattern[] | undefined
}

/** The order in which a router tries the segments at one place. */
const rankOf = ({ kind, isCoded }: Segment): number =>
  kind === 'literal' ? 0 : kind === 'within' ? 1 : isCoded ? 2 : kind === 'parameter' ? 3 : 4

/**
 * Reads the variables of a segment from the right: each but the first is as short as it can be. Returns undefined if the
 * segment has another form.
 */
export const readWithin = (literals: readonly string[], text: string): readonly string[] | undefined => {
  const values: string[] = []
  const last = literals.length - 1
  let end = text.length
  for (let i = last; i >= 0; i--) {
    const literal = literals[i] as string
    const start = i === 0 ? 0 : i === last ? end - literal.length : text.lastIndexOf(literal, end - literal.length - 1)
    if (start < 0 || !text.startsWith(literal, start)) return undefined
    const value = text.slice(start + literal.length, end)
    if (i < last && (value === '' || start + literal.length > end)) return undefined
    if (i < last) values.unshift(value)
    end = start
  }
  return values
}

/** Whether the codec of a variable reads a part of a path. */
const accepts = (codec: AnyCodec | undefined, part: string): boolean => {
  try {
    return codec?.decode(decodeURIComponent(part))._tag === 'Right'
  } catch {
    return false
  }
}

/** Whether a pattern matches the parts of a path without dot segments. */
export const isMatch = ({ pattern, codecs }: LinkPattern, parts: readonly string[]): boolean => {
  const { segments } = pattern
  const isMatchAt = ({ kind, text, shape, literals, isCoded }: Segment, i: number): boolean => {
    const part = parts[i]
    if (part === undefined || kind === 'rest') return part !== undefined
    if (kind === 'literal') return octetsOf(part) === shape
    if (kind === 'within') return readWithin(literals, part) !== undefined
    return part !== '' && (!isCoded || accepts(codecs?.[text], part))
  }
  return segments.every(isMatchAt) && (segments.length === parts.length || segments.at(-1)?.kind === 'rest')
}

/** Whether a router tries another pattern before `own`, for the paths that both match. */
export const isBefore =
  (own: Pattern) =>
  ({ pattern }: LinkPattern): boolean => {
    const i = own.segments.findIndex(({ shape }, at) => shape !== pattern.segments[at]?.shape)
    const other = pattern.segments[i]
    return other !== undefined && rankOf(other) < rankOf(own.segments[i] as Segment)
  }
