import { guardSlashes } from '../../building/recompose'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { Data } from '../../template/expand/encode-data'
import type { AnyTemplate, Variable } from '../../template/syntax/model'
import type { Pattern, Segment } from '../patterns/parse-pattern'
import { type LinkError, linkError } from './link-error'
import { isBefore, isMatch, type NamedPattern, readWithin } from './taken'
import { writeLink } from './write-link'

const isDots = (part: string | undefined): boolean => part === '.' || part === '..'

type Fault = readonly [index: number, reason: LinkError['reason']]

/** The first variable of a segment that is not read back from its part of the path, and why. */
const faultOf = ({ kind, literals }: Segment, part: string, texts: readonly string[]): Fault | undefined => {
  const empty = texts.indexOf('')
  if (empty >= 0 || isDots(part)) return [Math.max(empty, 0), 'segment']
  if (kind !== 'within') return undefined
  const read = readWithin(literals, part)
  const wrong = texts.findIndex((text, i) => read?.[i] !== text)
  return wrong < 0 ? undefined : [wrong, 'separator']
}

/** The first variable of a rest that is not read back. Its first part may not make the path begin with `//`. */
const faultOfRest = (parts: readonly string[], isList: boolean, isFirst: boolean): Fault | undefined =>
  parts.some((part, i) => isDots(part) || (part === '' && (isList || (isFirst && i === 0 && parts.length > 1))))
    ? [0, 'segment']
    : undefined

/** The routes of a table, which its links must not be taken by. */
export interface Neighbours {
  /** All patterns of the table. */
  all: readonly NamedPattern[]
  /** The patterns before each pattern that has made a link. */
  readonly before: Map<Pattern, readonly NamedPattern[]>
}

/** Makes a link, or says why its own route would not read it back. Allocates: the `Either`, the text and its parts. */
export const linkTo = (
  template: AnyTemplate,
  patterns: readonly Pattern[],
  neighbours: Neighbours,
  values: Data,
): Either<LinkError, string> => {
  const written = writeLink(template, values)
  if (written._tag === 'Left') return written
  const { text, texts } = written.right
  const whole = patterns.at(-1) as Pattern
  if (whole.names.length === 0) return right(guardSlashes(text))
  const isShort = texts[whole.names.length - 1]?.length === 0
  const own = isShort ? (patterns[0] as Pattern) : whole
  const parts = (text.split(/[?#]/, 1)[0] as string).slice(1).split('/')
  let index = 0
  for (const [i, segment] of own.segments.entries()) {
    const { kind, literals } = segment
    const end = index + (kind === 'literal' ? 0 : kind === 'within' ? literals.length - 1 : 1)
    const fault =
      kind === 'rest'
        ? faultOfRest(parts.slice(i), patterns.length > 1, i === 0)
        : faultOf(segment, parts[i] as string, texts.slice(index, end).flat())
    if (fault !== undefined)
      return left(linkError(template, template.variables[index + fault[0]] as Variable, fault[1]))
    index = end
  }
  const { all, before } = neighbours
  const others = before.get(own) ?? all.filter(isBefore(own))
  before.set(own, others)
  const taking = others.find((other) => isMatch(other, parts))
  if (taking === undefined) return right(guardSlashes(text))
  return left(linkError(template, template.variables[0] as Variable, 'taken', `the path is that of ${taking.name}`))
}
