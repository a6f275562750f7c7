/* This file defines the kinds of segments in patterns and the order in which a router tries them. */
import { type AnyCodec, type Codecs, codecAt } from '../../template/codecs/codec'
import { encodeLiterals } from '../../template/syntax/literals'

/** The kind of a segment. Literals are compared octet by octet. */
export type SegmentKind = 'literal' | 'mixed' | 'codec' | 'parameter' | 'wildcard'

/**
 * Lists the kinds of segments that contain variables, in the order in which a router tries them. A router always tries
 * a literal segment first. A mixed segment contains literals before, between or after its variables. A parameter
 * matches one segment. A segment of the kind `codec` is a parameter that has a codec. A wildcard matches all the
 * remaining segments of a path.
 */
export const PRECEDENCE: readonly SegmentKind[] = ['mixed', 'codec', 'parameter', 'wildcard']

/** Returns the kind of a segment that contains variables. `shape` contains `{}` in place of each variable. */
export const kindOf = (shape: string, isWildcard: boolean, codec: AnyCodec | undefined): SegmentKind =>
  PRECEDENCE[isWildcard ? 3 : shape !== '{}' ? 0 : codec ? 1 : 2] as SegmentKind

export interface Segment {
  readonly kind: SegmentKind
  /** The raw segment, or the parameter's name. */
  readonly text: string
  /**
   * A segment's shape consists of the octets of its literals and one placeholder for each variable: `{+}` for a
   * wildcard, `{:}` for a parameter with a codec, and `{}` for any other variable. If two segments match the same
   * strings, their shapes are equal.
   */
  readonly shape: string
  /**
   * The literals before, between and after the variables. The first and the last literal may be empty. If the segment
   * has no variables, `literals` is empty.
   */
  readonly literals: readonly string[]
}

/** Matches a variable in a segment. The strings around variables are literals, which do not contain braces. */
export const VARIABLE = /\{([^{}]*)\}/

const PCT_ENCODED = /%[\dA-F]{2}/gi

/**
 * Lists the characters that have a special meaning unless they are encoded: `%` and `/` in a path, and braces in a
 * shape.
 */
const KEPT = '%/{}'

const decodeOctet = (encoded: string): string => {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return KEPT.includes(character) ? encoded.toUpperCase() : character
}

/** Returns a literal's shape. If two literals match the same strings, their shapes are equal. */
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
