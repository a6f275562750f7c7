import { escaped } from '../../template/extract/regexp'
import type { Pattern } from './parse-pattern'
import type { Segment } from './segment'

/**
 * The source of an expression for each kind of segment. The expression may match strings that the segment does not
 * match.
 */
const SOURCE_BY_KIND = { mixed: '[^/?]+', codec: '[^/?]+', parameter: '[^/?]+', wildcard: '[^?]*' } as const

/**
 * The maximum number of literal characters in an expression. Each character is a nested group, and regex engines limit
 * the nesting of groups.
 */
const MOST = 40

/** Returns the parts of a segment: the characters of a literal, or the whole segment. */
const partsOf = ({ kind, shape }: Segment): readonly string[] =>
  kind === 'literal' ? [...shape] : [SOURCE_BY_KIND[kind]]

/**
 * Returns the source of the expression for a path. The expression stops at an octet that must be encoded, or after
 * `MOST` parts, and accepts anything after that. A path may encode any character of a literal, so a `%` also matches in
 * the place of a character.
 */
const pathOf = ({ segments }: Pattern): string => {
  let source = ''
  let groups = 0
  for (const [index, segment] of segments.entries()) {
    source += '/'
    for (const part of partsOf(segment)) {
      if (part === '%' || index + groups >= MOST) return source + ')'.repeat(groups)
      if (segment.kind === 'literal') groups++
      source += segment.kind === 'literal' ? `(?:%|${escaped(part)}` : part
    }
  }
  return `${source}(?:\\?|$)${')'.repeat(groups)}`
}

/**
 * Returns an expression that finds the path of a route at the start of a target. The expression may also match other
 * targets, so the reader must check each match. The expression also matches every string without a leading slash.
 *
 * No run contains the character that follows it, so the time is linear. Allocates the expression.
 */
export const pathExpression = (patterns: readonly Pattern[]): RegExp =>
  new RegExp(`^(?:[^/]|${patterns.map(pathOf).join('|')})`)
