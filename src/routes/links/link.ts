import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { Data } from '../../template/expand/encode-data'
import type { Variable } from '../../template/syntax/model'
import { type LinkError, linkError } from './link-error'
import { orderOf, type TableOrder, takerOf } from './table-order'
import { isNoPart, type LinkPattern, readParts } from './taken'
import { writeLink } from './write-link'

/** What the links of a table share: all patterns, and their order, which the first link needs. */
export interface LinkTable {
  readonly patterns: LinkPattern[]
  order?: TableOrder
}

/** The last member that differs from another list. */
const lastOther = (inPath: readonly string[], read: readonly string[]): number => {
  let index = inPath.length - 1
  while (index >= 0 && inPath[index] === read[index]) index--
  return index
}

/** The first variable of a pattern that another one has not at the same place. */
const firstOther = (own: LinkPattern, other: LinkPattern): number => {
  let index = 0
  for (const [i, { shape, literals }] of own.segments.entries()) {
    if (shape !== other.segments[i]?.shape) break
    index += Math.max(0, literals.length - 1)
  }
  return index
}

/**
 * Makes a link, or says why its own route would not read it back. The patterns of the table must not take it; the first of
 * two patterns of a route is without the last variable. Allocates: the `Either`, the text and its parts.
 */
export const linkTo = (patterns: readonly LinkPattern[], table: LinkTable, values: Data): Either<LinkError, string> => {
  const { template } = patterns[0] as LinkPattern
  const inPath: string[] = []
  const written = writeLink(template, values, inPath)
  if (written._tag === 'Left') return written
  // A path that is an optional segment alone writes nothing without it.
  const text = written.right.startsWith('/') ? written.right : `/${written.right}`
  if (inPath.length === 0) return right(text)
  const refuse = (index: number, reason: LinkError['reason'], expected?: string) =>
    left(linkError(template, template.variables[index] as Variable, reason, expected))
  const own = patterns.find(({ names }) => names.length === inPath.length) as LinkPattern
  const parts = (text.split(/[?]/, 1)[0] as string).slice(1).split('/')
  const read = readParts(own, parts)
  if (!read) return refuse(Math.max(inPath.findIndex(isNoPart), 0), 'segment')
  const other = lastOther(inPath, read)
  if (other >= 0) return refuse(other, 'separator')
  table.order ??= orderOf(table.patterns)
  const taker = takerOf(table.order, own, parts)
  return taker === own ? right(text) : refuse(firstOther(own, taker), 'taken', `it is a path of ${taker.name}`)
}
