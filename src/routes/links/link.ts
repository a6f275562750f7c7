import { guardSlashes } from '../../building/recompose'
import type { Either } from '../../fp/either'
import { left, right } from '../../fp/either'
import type { Data } from '../../template/expand/encode-data'
import type { AnyTemplate, Variable } from '../../template/syntax/model'
import { type LinkError, linkError } from './link-error'
import { isBefore, isNoPart, type LinkPattern, readParts } from './taken'
import { writeLink } from './write-link'

/**
 * Makes a link, or says why its own route would not read it back. `all` are the patterns of the table, which must not take
 * it; the first of two patterns of a route is without the last variable. Allocates: the `Either`, the text and its parts.
 */
export const linkTo = (
  template: AnyTemplate,
  patterns: readonly LinkPattern[],
  all: readonly LinkPattern[],
  values: Data,
): Either<LinkError, string> => {
  const inPath: string[] = []
  const written = writeLink(template, values, inPath)
  if (written._tag === 'Left') return written
  const text = written.right
  const refuse = (index: number, reason: LinkError['reason'], expected?: string) =>
    left(linkError(template, template.variables[index] as Variable, reason, expected))
  const own = patterns.find(({ names }) => names.length === inPath.length) as LinkPattern
  const parts = (text.split(/[?#]/, 1)[0] as string).slice(1).split('/')
  const read = readParts(own, parts)
  if (!read) {
    const wrong = inPath.findIndex(isNoPart)
    return refuse(Math.max(wrong, 0), wrong < 0 && template.codecs ? 'codec' : 'segment')
  }
  const other = inPath.findIndex((value, i) => value !== read[i])
  if (other >= 0) return refuse(other, 'separator')
  own.before ??= all.filter(isBefore(own))
  const taking = own.before.find((before) => readParts(before, parts))
  return taking ? refuse(0, 'taken', `it is a path of ${taking.name}`) : right(guardSlashes(text))
}
