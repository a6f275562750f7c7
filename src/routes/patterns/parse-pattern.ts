import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { type Codecs, codecAt } from '../../template/codecs/codec'
import { encodeLiterals, isVarname } from '../../template/syntax/parse'
import type { PatternReason } from './messages'

/**
 * A segment of a pattern. A literal matches octet by octet, a parameter one segment, and a rest all that follow. Within a
 * segment, variables have literals before, between or after them.
 */
export interface Segment {
  readonly kind: 'literal' | 'parameter' | 'within' | 'rest'
  /** The raw segment, or the name of the parameter. */
  readonly text: string
  /**
   * Equal if two segments match the same texts: the octets of a literal, or the braces of variables without their names.
   */
  readonly shape: string
  /** The literals around the variables: one more than there are variables. A literal has none. */
  readonly literals: readonly string[]
  /** Whether it is a parameter with a codec, which is another shape than one without. */
  readonly isCoded: boolean
}

/** A parsed pattern. */
export interface Pattern {
  readonly text: string
  readonly segments: readonly Segment[]
  /** The names of the parameters, in order. */
  readonly names: readonly string[]
}

/** Says why a text is not a pattern, and where. */
export type PatternProblem = readonly [offset: number, reason: PatternReason]

const BRACE = /[{}]/

/** `:name` and `*name` are variables in Express and most routers. Somebody who means the character writes `%3A` or `%2A`. */
const EXPRESS = /^[:*]/

/** `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"` (3.3), and what is not one */
const PCT_ENCODED = /%[\dA-F]{2}/gi
const NOT_PCHAR = /[^\w\-.~!$&'()*+,;=:@]/
export const NOT_IN_SEGMENT = /%(?![\dA-F]{2})|[^\w\-.~!$&'()*+,;=:@%]/i

/** What a template may contain and a segment may not. */
const BRACKET = /[[\]]/

/** Octets that mean something else as raw characters: `%` and `/` in a path, braces in a shape. */
const KEPT = '%/{}'

const decodeOctet = (encoded: string): string => {
  const character = String.fromCharCode(Number(`0x${encoded.slice(1)}`))
  return KEPT.includes(character) ? encoded.toUpperCase() : character
}

const segmentOf = (
  kind: Segment['kind'],
  text: string,
  shape: string,
  literals: readonly string[],
  isCoded = false,
) => ({
  kind,
  text,
  shape,
  literals,
  isCoded,
})

/** Equal for two literals that match the same texts. */
export const octetsOf = (literal: string): string => literal.replace(PCT_ENCODED, decodeOctet)

const parseLiteral = (source: string, wrong: RegExp): Either<PatternProblem, Segment> => {
  const end = source.search(wrong)
  if (end >= 0) return left([end, source.charAt(end) === '%' ? 'pct-encoded' : 'character'])
  const text = encodeLiterals(source)
  const shape = octetsOf(text)
  return shape === '.' || shape === '..' ? left([0, 'dot-segment']) : right(segmentOf('literal', text, shape, []))
}

/** Parses a segment and adds the names of its variables. */
const parseSegment = (
  text: string,
  names: Set<string>,
  codecs: Codecs | undefined,
  wrong: RegExp,
): Either<PatternProblem, Segment> => {
  if (EXPRESS.test(text)) return left([0, 'express'])
  if (!BRACE.test(text)) return parseLiteral(text, wrong)
  const isRest = text.startsWith('{+')
  const literals: string[] = []
  let shape = ''
  let last = ''
  let index = 0
  for (;;) {
    const brace = text.indexOf('{', index)
    const open = brace < 0 ? text.length : brace
    const literal = text.slice(index, open)
    const other = literal.search(NOT_PCHAR)
    if (other >= 0) return left([index + other, literal.charAt(other) === '}' ? 'parameter' : 'character'])
    literals.push(literal)
    shape += literal
    if (open === text.length) break
    const close = text.indexOf('}', open)
    const name = text.slice(open + (isRest ? 2 : 1), close)
    const isApart = open === 0 || literal !== ''
    // Assigning to `__proto__` would change the prototype.
    if (!isApart || close < 0 || !isVarname(name) || name === '__proto__') return left([open, 'parameter'])
    if (names.has(name)) return left([open, 'same-parameter'])
    names.add(name)
    last = name
    shape += isRest ? '{+}' : '{}'
    index = close + 1
    if (isRest && index < text.length) return left([0, 'parameter'])
  }
  if (shape !== '{}') return right(segmentOf(isRest ? 'rest' : 'within', isRest ? last : text, shape, literals))
  const isCoded = codecAt(codecs, last) !== undefined
  return right(segmentOf('parameter', last, isCoded ? '{:}' : '{}', literals, isCoded))
}

/**
 * Parses a pattern, whose variables may have codecs. `wrong` finds what a literal must not contain: brackets, if the pattern
 * is the path of a template, whose other characters are right.
 * Allocates: the segments. Fails: with the first segment that is wrong.
 */
export const parsePattern = (pattern: string, codecs?: Codecs, wrong = BRACKET): Either<PatternProblem, Pattern> => {
  if (!pattern.startsWith('/')) return left([0, 'not-absolute'])
  const segments: Segment[] = []
  const names = new Set<string>()
  let offset = 1
  for (const text of pattern.slice(1).split('/')) {
    const parsed = parseSegment(text, names, codecs, wrong)
    if (parsed._tag === 'Left') return left([offset + parsed.left[0], parsed.left[1]])
    const end = offset + text.length
    if (parsed.right.kind === 'rest' && end < pattern.length) return left([offset, 'rest-not-last'])
    segments.push(parsed.right)
    offset = end + 1
  }
  return right({ text: pattern, segments, names: [...names] })
}
