import type { Codecs } from '../../template/codecs/codec'
import type { Template } from '../../template/syntax/model'
import { readTemplate } from '../../template/syntax/parse'
import { wrongLiteral } from '../../template/syntax/wrong-literal'
import type { HostSyntax } from '../hosts/host-syntax'
import { leavesOf } from '../links/leaves'
import type { ReadableRoute, RouteTable } from '../links/route'
import { DIFFERENT_NAMES, SAME_NAME } from '../patterns/messages'
import type { Shapes } from '../patterns/shape'
import type { RequestPolicy } from '../query/policy'
import { createReader } from '../request/create-reader'
import type { RequestReader } from '../request/request-reader'
import type { LabeledRoute } from '../request/request-route'
import { routePatterns, wrongRoute } from './route-patterns'

/** The hidden member of a route with a host. Only `defineHostRoutes` creates such routes. */
interface OnHost {
  readonly onHost?: HostSyntax
}

/** Lists routes with their names. */
export type NamedRoutes = ReadonlyArray<readonly [name: string, route: ReadableRoute<string, unknown>]>

/**
 * Returns a route's template. Throws if the template is invalid. `defineRoutes` leaves most checks to the functions
 * that read a table.
 */
const templateOf = ({ pattern, codecs }: ReadableRoute<string, unknown>): Template<string, Codecs | undefined> => {
  const parsed = readTemplate(pattern)
  if (parsed._tag === 'Left') throw wrongLiteral(parsed.left)
  return { ...parsed.right, codecs: codecs as Codecs | undefined }
}

/** Returns the patterns of named routes. Throws if two routes conflict. Allocates the patterns. */
export const labeledRoutes = <Label>(
  routes: NamedRoutes,
  labelOf: (name: string) => Label,
): ReadonlyArray<LabeledRoute<Label>> => {
  const shapes: Shapes = new Map()
  const found = routes.map(([name, route]) => {
    const template = templateOf(route)
    const { onHost } = route as OnHost
    return { name, template, onHost, patterns: routePatterns(shapes, name, template, onHost) }
  })
  const names = new Set<string>()
  for (const { name, template } of found) {
    // A name can contain a dot, and can therefore equal the name of a route in a nested table.
    if (names.has(name)) throw wrongRoute(name, template.text, 0, DIFFERENT_NAMES, SAME_NAME)
    names.add(name)
  }
  return found.map((route) => ({ ...route, label: labelOf(route.name) }))
}

/**
 * Creates a reader that matches targets against the given routes. If some of the routes have hosts, a separate reader
 * is created for those routes.
 */
export const readerOf = <Label>(
  labeled: ReadonlyArray<LabeledRoute<Label>>,
  policy: RequestPolicy | undefined,
): RequestReader<Label> => {
  const read = labeled.find(({ onHost }) => onHost)?.onHost?.build(createReader<Label>) ?? createReader<Label>
  return read(labeled, policy)
}

/** Compiles a table. Throws if two routes conflict. Merged tables can contain conflicting routes. */
export const compileTable = <Label>(
  table: object,
  policy: RequestPolicy | undefined,
  labelOf: (name: string) => Label,
): RequestReader<Label> => readerOf(labeledRoutes(leavesOf(table as RouteTable), labelOf), policy)
