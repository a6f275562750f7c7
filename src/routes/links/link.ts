import { guardSlashes } from '../../building/recompose'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { Data } from '../../template/expand/encode-data'
import type { Template, Variable } from '../../template/syntax/model'
import { type LinkError, linkError } from './link-error'
import { isBefore, isNoPart, type LinkPattern, readParts } from './taken'
import { writeLink } from './write-link'

/** A route as its links need it. */
export interface Leaf {
  readonly template: Template<string, unknown>
  /** The patterns of its path; the first of two is without the last variable. */
  patterns: readonly LinkPattern[]
}

/** The routes of a table, which its links must not be taken by. */
export type Leaves = Array<readonly [name: string, leaf: Leaf]>

/** Makes a link, or says why its own route would not read it back. Allocates: the `Either`, the text and its parts. */
export const linkTo = ({ template, patterns }: Leaf, leaves: Leaves, values: Data): Either<LinkError, string> => {
  const written = writeLink(template, values)
  if (written._tag === 'Left') return written
  const { text, inPath } = written.right
  const refuse = (index: number, reason: LinkError['reason'], expected?: string) =>
    left(linkError(template, template.variables[index] as Variable, reason, expected))
  const whole = patterns.at(-1) as LinkPattern
  const own = inPath.length < whole.pattern.names.length ? (patterns[0] as LinkPattern) : whole
  const parts = (text.split(/[?#]/, 1)[0] as string).slice(1).split('/')
  const read = readParts(own, parts)
  // A path that begins with `//` would be read as an authority.
  if (!read || (text.startsWith('//') && own.pattern.segments[0]?.kind === 'rest')) {
    const wrong = inPath.findIndex(isNoPart)
    return refuse(Math.max(wrong, 0), wrong < 0 && own.codecs ? 'codec' : 'segment')
  }
  const other = inPath.findIndex((value, i) => value !== read[i])
  if (other >= 0) return refuse(other, 'separator')
  own.before ??= leaves.flatMap(([, leaf]) => leaf.patterns.filter(isBefore(own.pattern)))
  const taking = own.before.find((before) => readParts(before, parts))
  return taking ? refuse(0, 'taken', `it is a path of ${taking.name}`) : right(guardSlashes(text))
}
