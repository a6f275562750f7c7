import type { Data } from '../../template/expand/encode-data'
import { type LinkError, linkError } from './link-error'
import type { LinkRoute, LinkVariable } from './link-pattern'
import { type TableOrder, takerOf } from './table-order'
import { writeLink } from './write-link'

/**
 * Makes a link, or returns the error that says why its own route would not read it back. The patterns of the table are
 * tried in the same order as in a router.
 * Allocates the text and its parts.
 */
export const linkTo = (route: LinkRoute, order: TableOrder, values: Data): string | LinkError => {
  const inPath: string[] = []
  const written = writeLink(route, values, inPath)
  if (typeof written !== 'string') return written
  // A path that consists only of an optional segment is empty if the segment is missing.
  const text = written.startsWith('/') ? written : `/${written}`
  if (inPath.length === 0) return text
  const [taker, read = []] = takerOf(order, (text.split('?', 1)[0] as string).slice(1).split('/')) ?? []
  const other = inPath.findIndex((each, index) => each !== read[index])
  const refuse = (index: number, reason: LinkError['reason'], expected?: string) =>
    linkError(route, route.variables[index] as LinkVariable, reason, values, expected)
  if (!taker) return refuse(other, 'segment')
  if (taker !== route) return refuse(Math.max(other, 0), 'taken', `it is a path of ${taker.name}`)
  // Excess text in a variable within a segment is read as the end of the preceding variable.
  return other < 0 ? text : refuse(other + 1, 'separator')
}
