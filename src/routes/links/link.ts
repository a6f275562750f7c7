import { guardSlashes } from '../../building/recompose'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { Data } from '../../template/expand/encode-data'
import type { Template, Variable } from '../../template/syntax/model'
import { type LinkError, linkError } from './link-error'
import { isBefore, isMatch, type LinkPattern, readWithin } from './taken'
import { writeLink } from './write-link'

const isDots = (part: string | undefined): boolean => part === '.' || part === '..'

type Fault = readonly [index: number, reason: LinkError['reason']]

/** The first variable of a segment that is not read back from its part of the path, and why. */
const faultOf = (literals: readonly string[], part: string, texts: readonly string[]): Fault | undefined => {
  const empty = texts.indexOf('')
  if (empty >= 0 || isDots(part)) return [Math.max(empty, 0), 'segment']
  const read = readWithin(literals, part)
  const wrong = texts.findIndex((text, i) => read?.[i] !== text)
  return wrong < 0 ? undefined : [wrong, 'separator']
}

/** The first variable of a rest that is not read back. Its first part may not make the path begin with `//`. */
const faultOfRest = (parts: readonly string[], isList: boolean, isFirst: boolean): Fault | undefined =>
  parts.some((part, i) => isDots(part) || (part === '' && (isList || (isFirst && i === 0 && parts.length > 1))))
    ? [0, 'segment']
    : undefined

/** A route as its links need it. */
export interface Leaf {
  readonly template: Template<string, unknown>
  /** The patterns of its path; the first of two is without the last variable. */
  patterns: readonly LinkPattern[]
}

/** The routes of a table, which its links must not be taken by. */
export interface Neighbours {
  all: readonly LinkPattern[]
}

/** Makes a link, or says why its own route would not read it back. Allocates: the `Either`, the text and its parts. */
export const linkTo = ({ template, patterns }: Leaf, { all }: Neighbours, values: Data): Either<LinkError, string> => {
  const written = writeLink(template, values)
  if (written._tag === 'Left') return written
  const { text, texts } = written.right
  const isOptional = patterns.length > 1
  const last = (patterns.at(-1) as LinkPattern).pattern.names.length - 1
  const own = patterns[isOptional && (texts[last] as readonly string[]).length > 0 ? 1 : 0] as LinkPattern
  const parts = (text.split(/[?#]/, 1)[0] as string).slice(1).split('/')
  let index = 0
  for (const [i, segment] of own.pattern.segments.entries()) {
    const { kind, literals } = segment
    const end = index + (kind === 'literal' ? 0 : literals.length - 1)
    const fault =
      kind === 'rest'
        ? faultOfRest(parts.slice(i), isOptional, i === 0)
        : kind !== 'literal' && faultOf(literals, parts[i] as string, texts.slice(index, end).flat())
    if (fault) return left(linkError(template, template.variables[index + fault[0]] as Variable, fault[1]))
    index = end
  }
  own.before ??= all.filter(isBefore(own.pattern))
  const taking = own.before.find((other) => isMatch(other, parts))
  if (taking === undefined) return right(guardSlashes(text))
  return left(linkError(template, template.variables[0] as Variable, 'taken', `the path is that of ${taking.name}`))
}
