import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { PCHAR } from '../../grammar/character-table'
import { octetAt, PCT_ENCODED, scanEncodedRun } from '../../grammar/percent-encoded'
import type { PatternReason } from './messages'

/** A segment of a pattern. A literal matches octet by octet, a parameter one segment, and a rest all that follow. */
export interface Segment {
  readonly kind: 'literal' | 'parameter' | 'rest'
  /** The raw segment, or the name of the parameter. */
  readonly text: string
  /**
   * Equal if two segments match the same texts: the octets of a literal, or the braces of a parameter without its name.
   */
  readonly shape: string
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

/** `varname = varchar *( ["."] varchar )`, `varchar = ALPHA / DIGIT / "_" / pct-encoded` (RFC 6570, 2.3), in braces */
const PARAMETER = /^\{(\+?)((?:\w|%[\dA-Fa-f]{2})(?:\.?(?:\w|%[\dA-Fa-f]{2}))*)\}$/

const BRACE = /[{}]/

/** `:name` and `*name` are variables in Express and most routers. Somebody who means the character writes `%3A` or `%2A`. */
const EXPRESS = /^[:*]/

/** Octets that mean something else as raw characters: `%` and `/` in a path, braces in a shape. */
const KEPT = '%/{}'

const decodeOctet = (encoded: string): string => {
  const character = String.fromCharCode(octetAt(encoded, 0))
  return KEPT.includes(character) ? encoded.toUpperCase() : character
}

const parseLiteral = (text: string): Either<PatternProblem, Segment> => {
  if (EXPRESS.test(text)) return left([0, 'express'])
  const end = scanEncodedRun(text, 0, text.length, PCHAR)
  if (end < text.length) return left([end, text.charAt(end) === '%' ? 'pct-encoded' : 'character'])
  const shape = text.replace(PCT_ENCODED, decodeOctet)
  return shape === '.' || shape === '..' ? left([0, 'dot-segment']) : right({ kind: 'literal', text, shape })
}

const parseSegment = (text: string): Either<PatternProblem, Segment> => {
  const [, operator, name] = PARAMETER.exec(text) ?? []
  // Assigning to `__proto__` would change the prototype.
  if (name !== undefined && name !== '__proto__') {
    return right({ kind: operator === '+' ? 'rest' : 'parameter', text: name, shape: `{${operator}}` })
  }
  const brace = text.search(BRACE)
  return brace < 0 ? parseLiteral(text) : left([brace, 'parameter'])
}

/** Parses a pattern. Allocates: the segments. Fails: with the first segment that is wrong. */
export const parsePattern = (pattern: string): Either<PatternProblem, Pattern> => {
  if (!pattern.startsWith('/')) return left([0, 'not-absolute'])
  const segments: Segment[] = []
  const names = new Set<string>()
  let offset = 1
  for (const text of pattern.slice(1).split('/')) {
    const parsed = parseSegment(text)
    if (parsed._tag === 'Left') return left([offset + parsed.left[0], parsed.left[1]])
    const segment = parsed.right
    if (segment.kind !== 'literal') {
      if (names.has(segment.text)) return left([offset, 'same-parameter'])
      names.add(segment.text)
    }
    const end = offset + text.length
    if (segment.kind === 'rest' && end < pattern.length) return left([offset, 'rest-not-last'])
    segments.push(segment)
    offset = end + 1
  }
  return right({ text: pattern, segments, names: [...names] })
}
