import { reasonOf } from '../../errors/failure-code'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import { equalsOctets } from '../../grammar/percent-encoded'
import { scanFromPath } from '../../scanner/scan'
import { createSpans, ERROR_OFFSET, PATH_END } from '../../scanner/spans'
import { type RouteEntry, type RouteError, type RouteReason, routeError } from './router-error'

/** A segment of a pattern: one that is matched octet by octet, one that takes a segment, or one that takes the rest. */
export interface Segment {
  readonly kind: 'literal' | 'parameter' | 'rest'
  /** The segment as it is written, or the name of the parameter. */
  readonly text: string
}

/** A pattern taken apart. */
export interface Pattern {
  readonly segments: readonly Segment[]
  /** The names of the parameters, in order. */
  readonly names: readonly string[]
}

const DOT = 46
const PERCENT = 37

/** Whether a segment is `.` or `..`, however its dots are written (3.3). Allocates nothing. */
export const isDotSegment = (text: string, start: number, end: number): boolean => {
  const first = start < end ? text.charCodeAt(start) : 0
  if (first !== DOT && first !== PERCENT) return false
  return equalsOctets(text, start, end, '.', 0, 1) || equalsOctets(text, start, end, '..', 0, 2)
}

/** `varname = varchar *( ["."] varchar )`, `varchar = ALPHA / DIGIT / "_" / pct-encoded` (RFC 6570, 2.3), in braces */
const PARAMETER = /^\{(\+?)((?:\w|%[\dA-Fa-f]{2})(?:\.?(?:\w|%[\dA-Fa-f]{2}))*)\}$/

const BRACE = /[{}]/

/** Assigning to this property of an object does something else. */
const isNamable = (name: string): boolean => name !== '__proto__'

type Fault = readonly [offset: number, reason: RouteReason]

/** What is wrong with a literal segment, and where in it; undefined where nothing is. */
const literalFault = (literal: string): Fault | undefined => {
  const text = `/${literal}`
  const spans = createSpans()
  const code = scanFromPath(text, 0, spans)
  if (code !== 0) return [spans[ERROR_OFFSET] - 1, reasonOf(code) === 'pct-encoded' ? 'pct-encoded' : 'character']
  if (spans[PATH_END] < text.length) return [spans[PATH_END] - 1, 'character']
  return isDotSegment(literal, 0, literal.length) ? [0, 'dot-segment'] : undefined
}

/** One segment of a pattern, or what is wrong with it. */
const parseSegment = (text: string): Either<Fault, Segment> => {
  const [, operator, name] = PARAMETER.exec(text) ?? []
  if (name !== undefined && isNamable(name)) {
    return right({ kind: operator === '+' ? 'rest' : 'parameter', text: name })
  }
  const brace = text.search(BRACE)
  if (brace >= 0) return left([brace, 'parameter'])
  const fault = literalFault(text)
  return fault === undefined ? right({ kind: 'literal', text }) : left(fault)
}

/** The segments of a route's pattern: what stands between its slashes. */
export const parsePattern = (route: RouteEntry): Either<RouteError, Pattern> => {
  const { pattern } = route
  const fail = (offset: number, reason: RouteReason) => left(routeError(route, offset, reason))
  if (!pattern.startsWith('/')) return fail(0, 'not-absolute')
  const segments: Segment[] = []
  const names: string[] = []
  let offset = 1
  for (const text of pattern.slice(1).split('/')) {
    if (segments.at(-1)?.kind === 'rest') return fail(offset - 1, 'rest-not-last')
    const parsed = parseSegment(text)
    if (parsed._tag === 'Left') return fail(offset + parsed.left[0], parsed.left[1])
    const segment = parsed.right
    if (segment.kind !== 'literal') {
      if (names.includes(segment.text)) return fail(offset, 'same-parameter')
      names.push(segment.text)
    }
    segments.push(segment)
    offset += text.length + 1
  }
  return right({ segments, names })
}
