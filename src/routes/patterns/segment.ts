import { type AnyCodec, type Codecs, codecAt } from '../../template/codecs/codec'
import { encodeLiterals } from '../../template/syntax/literals'

/**
 * A segment of a pattern. A literal matches octet by octet, a parameter one segment, and a rest all that follow. Within a
 * segment, variables have literals before, between or after them.
 */
export interface Segment {
  readonly kind: 'literal' | 'parameter' | 'within' | 'rest'
  /** The raw segment, or the name of the parameter. */
  readonly text: string
  /**
   * Equal if two segments match the same strings: the octets of a literal, or the braces of variables without their
   * names.
   */
  readonly shape: string
  /** The literals around the variables: one more than there are variables. A literal has none. */
  readonly literals: readonly string[]
  /** The codec of a parameter. With and without a codec, its shape is different. */
  readonly codec: AnyCodec | undefined
}

/** A variable of a segment. The strings around variables are literals, which have no braces. */
export const VARIABLE = /\{([^{}]*)\}/

const PCT_ENCODED = /%[\dA-F]{2}/gi

/** Octets that mean something else as raw characters: `%` and `/` in a path, braces in a shape. */
const KEPT = '%/{}'

const decodeOctet = (encoded: string): string => {
  const character = String.fromCharCode(Number(`0x${encoded.slice(1)}`))
  return KEPT.includes(character) ? encoded.toUpperCase() : character
}

/** Equal for two literals that match the same strings. */
export const octetsOf = (literal: string): string => literal.replace(PCT_ENCODED, decodeOctet)

const segmentOf = (
  kind: Segment['kind'],
  text: string,
  shape: string,
  literals: readonly string[],
  codec?: AnyCodec,
): Segment => ({ kind, text, shape, literals, codec })

/** Reads a segment that has been checked, here or by the compiler. Allocates: the segment. */
export const readSegment = (text: string, codecs?: Codecs): Segment => {
  const parts = text.split(VARIABLE)
  const [, name] = parts
  if (name === undefined) {
    const literal = encodeLiterals(text)
    return segmentOf('literal', literal, octetsOf(literal), [])
  }
  const literals = parts.filter((_, index) => index % 2 === 0)
  if (name.startsWith('+')) return segmentOf('rest', name.slice(1), '{+}', literals)
  const shape = literals.join('{}')
  if (shape !== '{}') return segmentOf('within', text, shape, literals)
  const codec = codecAt(codecs, name)
  return segmentOf('parameter', name, codec ? '{:}' : shape, literals, codec)
}
