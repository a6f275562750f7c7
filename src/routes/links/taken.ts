import { isInPctEncoded } from '../../core/grammar/percent-encoded'
import { EXPLODE, type Template } from '../../template/syntax/model'
import type { Pattern, Segment } from '../patterns/parse-pattern'

/** A pattern of a table, with its route. */
export interface LinkPattern extends Pattern {
  readonly name: string
  readonly template: Template<string, unknown>
}

/** A dot segment of a path. */
const DOTS = /(?:^|\/)\.\.?(?:\/|$)/

/** Whether a text is empty or has a dot segment, which a path must not have where data stands. */
export const isNoPart = (text: string): boolean => text === '' || DOTS.test(text)

/** The last index up to `from` at which a literal begins, and not within a percent-encoded octet; or -1. */
const lastOf = (literal: string, text: string, from: number): number => {
  let index = text.lastIndexOf(literal, from)
  while (index > 0 && isInPctEncoded(text, index)) index = text.lastIndexOf(literal, index - 1)
  return index
}

/**
 * Reads the variables of a segment from the right: each but the first is as short as it can be. Returns undefined if the
 * segment has another form, or a variable would be empty or a dot segment.
 */
export const readWithin = (literals: readonly string[], text: string): readonly string[] | undefined => {
  const values: string[] = []
  const last = literals.length - 1
  let end = text.length
  for (let i = last; i >= 0; i--) {
    const literal = literals[i] as string
    const from = end - literal.length
    const start = i === 0 ? 0 : i === last ? from : lastOf(literal, text, from - 1)
    if (start < 0 || !text.startsWith(literal, start) || (i === last && isInPctEncoded(text, start))) return undefined
    const value = text.slice(start + literal.length, end)
    if (i < last) {
      if (isNoPart(value)) return undefined
      values.unshift(value)
    }
    end = start
  }
  return values
}

/** The values of the variables of a segment that is not the rest; undefined if it does not match. A literal is known to match. */
export const readSegment = ({ kind, literals }: Segment, part: string): readonly string[] | undefined =>
  kind === 'literal' ? [] : readWithin(literals, part)

const isList = ({ names, template }: LinkPattern): boolean => template.variables[names.length - 1]?.modifier === EXPLODE

/** The rest of a path from a part on; undefined if it has dot segments, also between encoded slashes, which a list may have. */
const readRest = (pattern: LinkPattern, parts: readonly string[], at: number): string | undefined => {
  const rest = parts.slice(at).join('/')
  const decoded = isList(pattern) ? rest : rest.replace(/%2f/gi, '/')
  // A path that begins with `//` would be read as an authority.
  return DOTS.test(decoded) || (at === 0 && rest.startsWith('/')) ? undefined : rest
}

/** The encoded texts of the variables of a pattern, read from the parts of a path that has its literals; undefined if it does not match. */
export const readParts = (pattern: LinkPattern, parts: readonly string[]): readonly string[] | undefined => {
  const { segments } = pattern
  const read: string[] = []
  for (const [i, segment] of segments.entries()) {
    const isRest = segment.kind === 'rest'
    const values = isRest ? readRest(pattern, parts, i) : readSegment(segment, parts[i] as string)
    if (values === undefined) return undefined
    if (typeof values === 'string') return [...read, values]
    for (const value of values) read.push(value)
  }
  return read
}
