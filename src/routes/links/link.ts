import type { Data } from '../../template/expand/encode-data'
import { type LinkError, linkError } from './link-error'
import type { LinkRoute, LinkVariable } from './link-pattern'
import { type TableOrder, takerOf } from './table-order'
import { writeLink } from './write-link'

/**
 * Creates a link, or returns an error if the route would not read the same values back from the link. Tries the table's
 * patterns in the same order as a router does. Allocates the link and its parts.
 */
export const linkTo = (route: LinkRoute, order: TableOrder, values: Data): string | LinkError => {
  const inPath: string[] = []
  const written = writeLink(route, values, inPath)
  if (typeof written !== 'string') return written
  // If the route's path consists only of an optional segment and that segment is missing, the written path is empty.
  const text = written.startsWith('/') ? written : `/${written}`
  if (inPath.length === 0) return text
  const [taker, read = []] = takerOf(order, (text.split('?')[0] as string).slice(1).split('/')) ?? []
  const other = inPath.findIndex((each, index) => each !== read[index])
  const refuse = (index: number, reason: LinkError['reason'], expected?: string) =>
    linkError(route, route.variables[index] as LinkVariable, reason, values, expected)
  if (!taker) return refuse(other, 'segment')
  // biome-ignore lint/complexity/useMathMinMax: the ternary shrinks the bundle of a program with forty routes.
  if (taker !== route) return refuse(other < 0 ? 0 : other, 'taken', `it is a path of ${taker.name}`)
  // In `{name}.{ext}`, a dot in the value of `ext` would be read as the separator between the variables.
  return other < 0 ? text : refuse(other + 1, 'separator')
}
