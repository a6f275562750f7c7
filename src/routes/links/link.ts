import type { Data } from '../../template/expand/encode-data'
import { type LinkError, linkError } from './link-error'
import type { LinkRoute, LinkVariable } from './link-pattern'
import { type TableOrder, takerOf } from './table-order'
import { writeLink } from './write-link'

/**
 * Creates a link, or returns the error that says why its own route would not read it back. Tries the patterns of the
 * table in the same order as a router.
 * Allocates the text and its parts.
 */
export const linkTo = (route: LinkRoute, order: TableOrder, values: Data): string | LinkError => {
  const inPath: string[] = []
  const written = writeLink(route, values, inPath)
  if (typeof written !== 'string') return written
  // If a path consists only of an optional segment, and this segment is missing, the path is empty.
  const text = written.startsWith('/') ? written : `/${written}`
  if (inPath.length === 0) return text
  const [taker, read = []] = takerOf(order, (text.split('?', 1)[0] as string).slice(1).split('/')) ?? []
  const other = inPath.findIndex((each, index) => each !== read[index])
  const refuse = (index: number, reason: LinkError['reason'], expected?: string) =>
    linkError(route, route.variables[index] as LinkVariable, reason, values, expected)
  if (!taker) return refuse(other, 'segment')
  if (taker !== route) return refuse(Math.max(other, 0), 'taken', `it is a path of ${taker.name}`)
  // If a segment has several variables, excess text in one of them is read as the end of the variable before it.
  return other < 0 ? text : refuse(other + 1, 'separator')
}
