import type { Either } from '../../fp/either'
import { right } from '../../fp/either'
import type { AnyView } from '../../model/view'
import type { ExtractError } from '../../template/extract/extract-error'
import type { Reading } from '../../template/extract/read-values'
import { wrongLiteral } from '../../template/syntax/wrong-literal'
import type { AnyRoute, Route, RouteTaken } from '../links/route'

import { type CompiledRoute, compileTable } from './compile-table'
import { pathReader } from './match-by-regexp'
import { readerOf } from './read-reference'

type Read = (reference: string | AnyView) => Either<ExtractError, Reading['values']>

const compileRoute = (route: AnyRoute): Read => {
  const compiled = compileTable([['route', route]])
  if (compiled._tag === 'Left') throw wrongLiteral(compiled.left)
  const readPath = pathReader(compiled.right.routes[0] as CompiledRoute)
  const read = readerOf(compiled.right, (name) => name)
  return (reference) => {
    const params = readPath(typeof reference === 'string' ? reference : reference?.text)
    if (params !== undefined) return params
    const found = read(reference)
    return found._tag === 'Left' ? found : right(found.right.params)
  }
}

/** The compiled routes. A route is compiled once. */
const READERS = new WeakMap<object, Read>()

/**
 * Makes a function that reads references to one route, as `routeMatcher` does, but ignores the other routes of its
 * table. A route is compiled once: `matchRoute(route)(reference)` is cheap even in a loop.
 *
 * Allocates: the reader, once; for a match, the `Either` and the values.
 * Fails: with `mismatch` if the route does not match, with `malformed` if the text is not a reference, and with another
 * reason if a variable cannot be read.
 *
 * @example
 * import { defineRoutes, matchRoute } from 'uri-ts/routes'
 * import { int, template, withCodecs } from 'uri-ts/template'
 *
 * const site = defineRoutes({ user: withCodecs({ id: int })(template('/users/{id}')) })
 * const user = matchRoute(site.user)
 * user('/users/7') //=> { _tag: 'Right', right: { id: 7 } }
 * user('/users/x')._tag //=> 'Left'
 *
 * @category Routes
 */
export const matchRoute = <Text extends string, Of>(
  route: Route<Text, Of>,
): ((reference: string | AnyView) => Either<ExtractError, RouteTaken<Text, Of>>) => {
  const known = READERS.get(route)
  const read = known ?? compileRoute(route)
  if (known === undefined) READERS.set(route, read)
  return read as (reference: string | AnyView) => Either<ExtractError, RouteTaken<Text, Of>>
}
