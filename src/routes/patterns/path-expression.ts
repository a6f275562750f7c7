import { escaped } from '../../template/extract/regexp'
import type { Pattern } from './parse-pattern'
import type { Segment } from './segment'

/** What a segment may contain, or more. */
const SOURCE_BY_KIND = { mixed: '[^/?]+', codec: '[^/?]+', parameter: '[^/?]+', wildcard: '[^?]*' } as const

/** The most literal characters in an expression. Each one is a nested group, and engines limit nesting. */
const MOST = 40

/** The parts of a segment: the characters of a literal, or all of it. */
const partsOf = ({ kind, shape }: Segment): readonly string[] =>
  kind === 'literal' ? [...shape] : [SOURCE_BY_KIND[kind]]

/**
 * The source for a path. Where a literal has an octet that must be encoded, and after `MOST` parts, the expression
 * ends: it finds whatever follows. A path may encode any character of a literal, so a `%` also matches in its place.
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
 * An expression that finds a route's path in each target of the route that begins with it. It may also match other
 * targets: the reader decides. It also matches every string without a leading slash.
 *
 * No run contains the character that follows it, which keeps the time linear. Allocates: the expression.
 */
export const pathExpression = (patterns: readonly Pattern[]): RegExp =>
  new RegExp(`^(?:[^/]|${patterns.map(pathOf).join('|')})`)
