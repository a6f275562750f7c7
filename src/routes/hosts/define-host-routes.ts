import type { CheckHostTable } from '../../../types/routes/hosts/checked-host-table'
import { left, right } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import type { Data } from '../../template/expand/encode-data'
import { type Joined, join, NO_PREFIX, type Routes, routeOf, type TextEntry, tableOf } from '../links/define-routes'
import { type LinkError, linkError } from '../links/link-error'
import { type LinkVariable, readRoute } from '../links/link-pattern'
import type { AnyRoute } from '../links/route'
import type { TableEntries } from '../links/route-entry'
import { newPlace, type TableOrder } from '../links/table-order'
import { wrongText } from '../links/wrong-text'
import { LABEL_RULE } from '../patterns/messages'
import { type HostPattern, hostOf, LABEL, segmentsOf, withSlash } from './host-pattern'
import { HOST_SYNTAX } from './host-syntax'

/**
 * Creates the route for a path that begins with a host's labels. If `routeOf` throws an error, `innerRoute` throws an
 * error that quotes the original pattern instead of the path.
 */
const innerRoute = (pattern: string, start: string, path: string, joined: Joined, name: string, order: TableOrder) => {
  try {
    return routeOf(path, { ...joined, source: start }, name, order)
  } catch (error) {
    const quoted = JSON.stringify(start + path)
    throw wrongText(pattern, (error as Error).message.slice(quoted.length + 2))
  }
}

/** Splits a link into its host's labels and the remaining path. The last label is a literal, so its length is known. */
const partsOf = (link: string, start: number, labels: readonly string[]): readonly [readonly string[], string] => {
  let end = start
  for (let rest = labels.length; rest > 1; rest--) end = link.indexOf('/', end) + 1
  end += (labels.at(-1) as string).length
  return [link.slice(start, end).split('/'), link.slice(end)]
}

/**
 * Creates a route that has a host. Adds the route's paths to `order` and to `uncoded`. `uncoded` omits the codecs of
 * host variables, so hosts that differ only in their codecs count as equal.
 */
const hostRoute = (
  joined: Joined,
  { labels, end }: HostPattern,
  name: string,
  order: TableOrder,
  uncoded: TableOrder,
): AnyRoute => {
  const { source: pattern, codecs } = joined
  const start = `/${segmentsOf(labels).join('/')}`
  const path = withSlash(pattern.slice(end))
  const others = Object.entries(codecs ?? {}).filter(([variable]) => !labels.includes(`{${variable}}`))
  const plain = { source: pattern, codecs: Object.fromEntries(others) }
  innerRoute(pattern, start, path, plain, name, uncoded)
  // A route whose path begins with an optional segment also matches `/`, so no other route on the same host may match
  // `/`.
  if (path.startsWith('{')) innerRoute(pattern, start, '/', plain, name, uncoded)
  const inner = innerRoute(pattern, start, path, joined, name, order)
  const route = readRoute(name, pattern, codecs)
  const variableOf = (variable: string) => route.variables.find((each) => each.name === variable) as LinkVariable
  const make = (values: Data): string | LinkError => {
    const made = (inner.tryLink as (values: Data) => ReturnType<AnyRoute['tryLink']>)(values)
    if (made._tag === 'Left') {
      const { component, reason, expected, cause } = made.left
      return reason === 'segment' && labels.includes(`{${component}}`)
        ? linkError(route, variableOf(component), 'label', values, LABEL_RULE)
        : linkError(route, variableOf(component), reason, values, expected, cause)
    }
    const [written, rest] = partsOf(made.right, `/${labels.length}/`.length, labels)
    const wrong = written.findIndex((label) => !LABEL.test(label))
    if (wrong >= 0) {
      const variable = variableOf((labels[wrong] as string).slice(1, -1))
      return linkError(route, variable, 'label', values, LABEL_RULE)
    }
    return `//${written.join('.')}${withSlash(rest)}`
  }
  const link = (values?: unknown) => {
    const made = make(ownProperties(values as Data))
    if (typeof made !== 'string') throw wrongText(pattern, made.sentence)
    return made as never
  }
  const tryLink = (values?: unknown) => {
    const made = make(ownProperties(values as Data))
    return (typeof made === 'string' ? right(made) : left(made)) as never
  }
  const prototype = { toString: () => pattern, onHost: HOST_SYNTAX }
  return Object.freeze({ __proto__: prototype, pattern, codecs: inner.codecs, link, tryLink } as AnyRoute)
}

/**
 * Creates routes as `defineRoutes` does, but a prefix may begin with a host, as in `//{tenant}.example.com`. The value
 * of a variable in a host is a single label, which is not empty and contains no dot. If a route has a host, a link to
 * the route begins with `//` and the host. A route without a host matches on every host, but a route whose host and
 * path both match takes precedence.
 *
 * To match a request, pass its target URI to a function that reads the table, such as the function that `routeMatcher`
 * returns. To get a view of the target URI, use `targetUri`. A request-target in origin-form has no host, so only
 * routes without a host match it. Ports are ignored.
 *
 * Allocates the table. Throws in the same cases as `defineRoutes`, and also if a host is invalid.
 *
 * @example
 * import { defineHostRoutes, routeMatcher } from 'uri-ts/routes'
 *
 * const site = defineHostRoutes({
 *   health: '/health',
 *   shop: ['//{tenant}.example.com', { order: '/orders/{id}' }],
 * })
 * const link = site.shop.order.link({ tenant: 'acme', id: 7 })
 * link //=> '//acme.example.com/orders/7'
 * const found = routeMatcher(site)('https://acme.example.com/orders/7')
 * if (found._tag === 'Right') found.right //=> { route: 'shop.order', params: { tenant: 'acme', id: '7' } }
 * site.shop.order.tryLink({ tenant: 'a.b', id: 7 })._tag //=> 'Left'
 *
 * @category Routes
 */
export const defineHostRoutes = <const Table extends TableEntries>(entries: CheckHostTable<Table>): Routes<Table> => {
  const order = newPlace()
  const uncoded = newPlace()
  const make = (entry: TextEntry, above: Joined, name: string, paths: TableOrder): AnyRoute => {
    const joined = join(above, entry, name)
    const host = hostOf(joined.source)
    return host === undefined ? routeOf(entry, above, name, paths) : hostRoute(joined, host, name, order, uncoded)
  }
  return tableOf(entries as unknown as TableEntries, NO_PREFIX, make) as Routes<Table>
}
