/* The kinds of segments in patterns, and the order in which a router tries them. */
import { type AnyCodec, type Codecs, codecAt } from '../../template/codecs/codec'
import { encodeLiterals } from '../../template/syntax/literals'

/** The kind of segment. A literal matches octet by octet. */
export type SegmentKind = 'literal' | 'mixed' | 'codec' | 'parameter' | 'wildcard'

/**
 * The kinds of segments with variables, in the order in which a router tries them. At each place, a router tries a
 * literal first. A mixed segment has literals before, between or after its variables. A parameter matches one segment.
 * The kind of a parameter with a codec is `codec`. A wildcard matches all the segments that follow.
 */
export const PRECEDENCE: readonly SegmentKind[] = ['mixed', 'codec', 'parameter', 'wildcard']

/** Returns the kind of a segment with variables. `shape` has `{}` for each variable. */
export const kindOf = (shape: string, isWildcard: boolean, codec: AnyCodec | undefined): SegmentKind =>
  PRECEDENCE[isWildcard ? 3 : shape !== '{}' ? 0 : codec ? 1 : 2] as SegmentKind

/** A pattern segment. */
export interface Segment {
  readonly kind: SegmentKind
  /** The raw segment, or the name of the parameter. */
  readonly text: string
  /**
   * The shape: the octets of a literal, or empty braces for each variable. Two segments that match the same strings
   * have the same shape.
   */
  readonly shape: string
  /**
   * The literals around the variables. There is one more literal than there are variables. For a literal segment, the
   * list is empty.
   */
  readonly literals: readonly string[]
}

/** Matches a variable in a segment. The strings around variables are literals, and literals do not contain braces. */
export const VARIABLE = /\{([^{}]*)\}/

const PCT_ENCODED = /%[\dA-F]{2}/gi

/**
 * The characters that have a different meaning when they are not encoded: `%` and `/` in a path, and braces in a shape.
 */
const KEPT = '%/{}'

const decodeOctet = (encoded: string): string => {
  const character = String.fromCharCode(Number(`0x${encoded.slice(1)}`))
  return KEPT.includes(character) ? encoded.toUpperCase() : character
}

/** Returns the shape of a literal. Two literals that match the same strings have the same shape. */
export const octetsOf = (literal: string): string => literal.replace(PCT_ENCODED, decodeOctet)

/** Reads a segment that has been checked, either at run time or by the compiler. Allocates the segment. */
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
