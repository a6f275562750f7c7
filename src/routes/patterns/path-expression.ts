import { escaped } from '../../template/extract/regexp'
import type { Pattern } from './parse-pattern'
import type { Segment } from './segment'

/** What a segment may contain, or more. */
const SOURCE_BY_KIND = { parameter: '[^/?]+', within: '[^/?]+', rest: '[^?]*' } as const

/** The most characters of literals in an expression. Each is a group in another, and engines nest only so deep. */
const MOST = 40

/** The parts of a segment: the characters of a literal, or all of it. */
const partsOf = ({ kind, shape }: Segment): readonly string[] =>
  kind === 'literal' ? [...shape] : [SOURCE_BY_KIND[kind]]

/**
 * The source for a path. Where a literal has an octet that must be encoded, and after `MOST` parts, the expression ends:
 * it finds whatever follows. A text may encode any character of a literal, so a `%` also matches in its place.
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
 * An expression that finds a route's path in each target of the route that begins with it. It may find it in others too:
 * the reader has the last word. It also finds each text without a slash at its beginning.
 *
 * No run contains the character that follows it, so that time is linear. Allocates: the expression.
 */
export const pathExpression = (patterns: readonly Pattern[]): RegExp =>
  new RegExp(`^(?:[^/]|${patterns.map(pathOf).join('|')})`)
