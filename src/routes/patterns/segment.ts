/* Segments of patterns: their kinds, and the order in which they are tried. */
import { type AnyCodec, type Codecs, codecAt } from '../../template/codecs/codec'
import { encodeLiterals } from '../../template/syntax/literals'

/** A kind of segments. A literal matches octet by octet. */
export type SegmentKind = 'literal' | 'mixed' | 'codec' | 'parameter' | 'wildcard'

/**
 * The kinds of segments with variables, in the order in which a router tries them in one place, after a literal. A
 * mixed segment has literals before, between or after its variables. A parameter matches one segment. A parameter with
 * a codec has the kind `codec`. A wildcard matches all segments that follow.
 */
export const PRECEDENCE: readonly SegmentKind[] = ['mixed', 'codec', 'parameter', 'wildcard']

/** Returns the kind of a segment with variables. `shape` has `{}` for each of them. */
export const kindOf = (shape: string, isWildcard: boolean, codec: AnyCodec | undefined): SegmentKind =>
  PRECEDENCE[isWildcard ? 3 : shape !== '{}' ? 0 : codec ? 1 : 2] as SegmentKind

/** A segment of a pattern. */
export interface Segment {
  readonly kind: SegmentKind
  /** The raw segment, or the name of the parameter. */
  readonly text: string
  /**
   * The shape: the octets of a literal, or empty braces for each variable. Two segments that match the same strings
   * have the same shape.
   */
  readonly shape: string
  /** The literals around the variables: one more than there are variables. A literal has none. */
  readonly literals: readonly string[]
}

/** Matches a variable of a segment. The strings around variables are literals, which contain no braces. */
export const VARIABLE = /\{([^{}]*)\}/

const PCT_ENCODED = /%[\dA-F]{2}/gi

/** The octets whose raw characters have a different meaning: `%` and `/` in a path, and braces in a shape. */
const KEPT = '%/{}'

const decodeOctet = (encoded: string): string => {
  const character = String.fromCharCode(Number(`0x${encoded.slice(1)}`))
  return KEPT.includes(character) ? encoded.toUpperCase() : character
}

/** Returns the shape of a literal, which is equal for two literals that match the same strings. */
export const octetsOf = (literal: string): string => literal.replace(PCT_ENCODED, decodeOctet)

/** Reads a segment that has been checked, here or by the compiler. Allocates the segment. */
export const readSegment = (source: string, codecs?: Codecs): Segment => {
  const parts = source.split(VARIABLE)
  const [, variable] = parts
  if (variable === undefined) {
    const text = encodeLiterals(source)
    return { kind: 'literal', text, shape: octetsOf(text), literals: [] }
  }
  const literals = parts.filter((_, index) => index % 2 === 0)
  const name = variable.replace('+', '')
  const joined = literals.join('{}')
  const kind = kindOf(joined, name !== variable, codecAt(codecs, variable))
  const shape = kind === 'wildcard' ? '{+}' : kind === 'codec' ? '{:}' : joined
  return { kind, text: kind === 'mixed' ? source : name, shape, literals }
}
