import { escapeLiteral } from '../../template/extract/regexp'
import type { Pattern } from './parse-pattern'
import type { Segment } from './segment'

/**
 * The source of a regular expression for each kind of segment. Each expression matches every segment of its kind, but
 * may also match other strings.
 */
const SOURCE_BY_KIND = { mixed: '[^/?]+', codec: '[^/?]+', parameter: '[^/?]+', wildcard: '[^?]*' } as const

/**
 * The maximum total number of literal characters and segments in a regular expression. Each literal character adds a
 * level of nested groups, and engines limit how deeply groups can nest.
 */
const MOST = 40

/** Returns the characters of a literal segment, or a list whose only item is the source for another kind of segment. */
const partsOf = ({ kind, shape }: Segment): readonly string[] =>
  kind === 'literal' ? [...shape] : [SOURCE_BY_KIND[kind]]

/**
 * Returns the source of the regular expression for a path. For a long path, or for a path with a percent-encoded octet
 * in a literal, the expression covers only the beginning of the path. In a target, any character of a literal may be
 * percent-encoded. In place of any such character, the expression therefore also accepts a `%` followed by any text.
 */
const pathOf = ({ segments }: Pattern): string => {
  let source = ''
  let groups = 0
  for (const [index, segment] of segments.entries()) {
    source += '/'
    for (const part of partsOf(segment)) {
      if (part === '%' || index + groups >= MOST) return source + ')'.repeat(groups)
      if (segment.kind === 'literal') groups++
      source += segment.kind === 'literal' ? `(?:%|${escapeLiteral(part)}` : part
    }
  }
  return `${source}(?:\\?|$)${')'.repeat(groups)}`
}

/**
 * Returns a regular expression that finds a route's path at the start of a target. The regular expression may match
 * targets that the route does not match, so the code that reads the target must check each match. The regular
 * expression also matches every nonempty string that does not begin with a slash.
 *
 * Each repeated character class excludes the characters that can follow it, so matching takes linear time. Allocates
 * the expression.
 */
export const pathExpression = (patterns: readonly Pattern[]): RegExp =>
  new RegExp(`^(?:[^/]|${patterns.map(pathOf).join('|')})`)
