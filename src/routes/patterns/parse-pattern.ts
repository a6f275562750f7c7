import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { Codecs } from '../../template/codecs/codec'
import { isVarname } from '../../template/syntax/parse'
import type { PatternReason } from './messages'
import { readSegment, type Segment, VARIABLE } from './segment'

export interface Pattern {
  readonly text: string
  readonly segments: readonly Segment[]
  /** The names of the parameters, in order of appearance. */
  readonly names: readonly string[]
}

/**
 * The maximum number of variables in a route. A maximum is needed because the trie has only 15 bits for the number of
 * path variables, and because each query key is compared with every name.
 */
export const MOST_VARIABLES = 10_000

/** Describes why a string is not a pattern, and where the error is. */
export type PatternProblem = readonly [offset: number, reason: Exclude<PatternReason, 'authority'>]

const BRACE = /[{}]/

/**
 * Matches the start of `:name`, `*name` or `$name`, which denote variables in other routers. To begin a literal segment
 * with `:`, `*` or `$`, write `%3A`, `%2A` or `%24`.
 */
const EXPRESS = /^[:*$]/

/**
 * Matches `%`, and every character that is not allowed by `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"`
 * (RFC 3986, section 3.3).
 */
const NOT_PCHAR = /[^\w\-.~!$&'()*+,;=:@]/
export const NOT_IN_SEGMENT = /%(?![\dA-F]{2})|[^\w\-.~!$&'()*+,;=:@%]/i

const parseLiteral = (source: string, wrong: RegExp): Segment | PatternProblem => {
  const end = source.search(wrong)
  if (end >= 0) return [end, source.charAt(end) === '%' ? 'pct-encoded' : 'character']
  const segment = readSegment(source)
  return ['.', '..'].includes(segment.shape) ? [0, 'dot-segment'] : segment
}

/** Parses a segment and adds the names of its variables to `names`. */
const parseSegment = (
  text: string,
  names: Set<string>,
  codecs: Codecs | undefined,
  wrong: RegExp,
): Segment | PatternProblem => {
  if (EXPRESS.test(text)) return [0, 'express']
  if (!BRACE.test(text)) return parseLiteral(text, wrong)
  const isWildcard = text.startsWith('{+')
  let before = ''
  let offset = 0
  for (const [i, part] of text.split(VARIABLE).entries()) {
    if (i % 2 === 0) {
      const other = part.search(NOT_PCHAR)
      if (other >= 0) return [offset + other, BRACE.test(part.charAt(other)) ? 'parameter' : 'character']
      before = part
      offset += part.length
    } else {
      const name = isWildcard ? part.slice(1) : part
      // The name `__proto__` is refused, because assigning to a property with that name would change an object's
      // prototype.
      if ((offset > 0 && !before) || !isVarname(name) || name === '__proto__') return [offset, 'parameter']
      if (names.has(name)) return [offset, 'same-parameter']
      if (names.size === MOST_VARIABLES) return [offset, 'variables']
      names.add(name)
      offset += part.length + 2
      if (isWildcard && offset < text.length) return [0, 'parameter']
    }
  }
  return readSegment(text, codecs)
}

const isProblem = (parsed: Segment | PatternProblem): parsed is PatternProblem => Array.isArray(parsed)

/**
 * Parses a pattern. Its variables may have codecs. `wrong` matches the characters that a literal must not contain.
 * `names` contains the names of the variables that precede the pattern. Allocates the segments. Fails at the first
 * invalid segment.
 */
export const parsePattern = (
  pattern: string,
  wrong: RegExp,
  codecs?: Codecs,
  names = new Set<string>(),
): Either<PatternProblem, Pattern> => {
  if (!pattern.startsWith('/')) return left([0, 'not-absolute'])
  const segments: Segment[] = []
  let offset = 1
  for (const text of pattern.slice(1).split('/')) {
    const parsed = parseSegment(text, names, codecs, wrong)
    if (isProblem(parsed)) return left([offset + parsed[0], parsed[1]])
    const end = offset + text.length
    if (parsed.kind === 'wildcard' && end < pattern.length) return left([offset, 'wildcard-not-last'])
    segments.push(parsed)
    offset = end + 1
  }
  return right({ text: pattern, segments, names: [...names] })
}
