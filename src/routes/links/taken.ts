import type { AnyCodec } from '../../template/codecs/codec'
import { octetsOf, type Pattern, type Segment } from '../patterns/parse-pattern'

/** A pattern of a table, with the name of its route. */
export interface LinkPattern extends Pattern {
  readonly name: string
  /** The patterns that a router tries before it, once they are needed. */
  before?: readonly LinkPattern[]
}

/** The order in which a router tries the segments at one place. */
const rankOf = ({ kind, codec }: Segment): number =>
  kind === 'literal' ? 0 : kind === 'within' ? 1 : codec ? 2 : kind === 'parameter' ? 3 : 4

/** A dot segment of a path. */
const DOTS = /(?:^|\/)\.\.?(?:\/|$)/

/** Whether a text is empty or has a dot segment, which a path must not have where data stands. */
export const isNoPart = (text: string): boolean => text === '' || DOTS.test(text)

/**
 * Reads the variables of a segment from the right: each but the first is as short as it can be. Returns undefined if the
 * segment has another form, or a variable would be empty or a dot segment.
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
    if (i < last) {
      if (isNoPart(value)) return undefined
      values.unshift(value)
    }
    end = start
  }
  return values
}

/** Whether the codec of a variable reads a part of a path. */
const accepts = (codec: AnyCodec, part: string): boolean => {
  try {
    return codec.decode(decodeURIComponent(part))._tag === 'Right'
  } catch {
    return false
  }
}

/** The encoded texts of the variables of a pattern, read from the parts of a path; undefined if it does not match. */
export const readParts = ({ segments }: LinkPattern, parts: readonly string[]): readonly string[] | undefined => {
  const read: string[] = []
  for (const [i, { kind, shape, literals, codec }] of segments.entries()) {
    const part = parts[i]
    if (part === undefined) return undefined
    if (kind === 'rest') {
      const rest = parts.slice(i).join('/')
      // A path that begins with `//` would be read as an authority.
      return DOTS.test(rest) || (i === 0 && rest.startsWith('/')) ? undefined : [...read, rest]
    }
    const values = kind === 'literal' ? octetsOf(part) === shape && [] : readWithin(literals, part)
    if (!values || (codec && !accepts(codec, part))) return undefined
    read.push(...values)
  }
  return parts.length === segments.length ? read : undefined
}

/** Whether a router tries another pattern before `own`, for the paths that both match. */
export const isBefore =
  (own: Pattern) =>
  ({ segments }: Pattern): boolean => {
    const i = own.segments.findIndex(({ shape }, at) => shape !== segments[at]?.shape)
    const other = segments[i]
    return !!other && rankOf(other) < rankOf(own.segments[i] as Segment)
  }
