import type { Either } from '../../fp/either'
import { right } from '../../fp/either'
import type { AnyView } from '../../model/view'
import type { ExtractError } from '../../template/extract/extract-error'
import { leavesOf } from '../links/leaves'
import type { Route, RouteTable, RouteTaken } from '../links/route'
import type { RouteError } from '../patterns/route-error'
import { compileTable } from './compile-table'
import { readerOf } from './read-reference'

/** The values read from a reference to a route. */
type TakenOf<Of> = Of extends Route<infer Text, infer Coded> ? RouteTaken<Text, Coded> : never

/**
 * The match of a reference: the name of the route, on which TypeScript narrows, and the values of its variables.
 *
 * @category Routes
 */
export type TableMatch<Table> = {
  readonly [Name in keyof Table]: { readonly route: Name; readonly params: TakenOf<Table[Name]> }
}[keyof Table]

/**
 * A function for each route of a table. A missing function or one for an unknown route does not compile.
 *
 * @category Routes
 */
export type Handlers<Table, Context, A> = {
  readonly [Name in keyof Table]: (params: TakenOf<Table[Name]>, context: Context) => A
}

/**
 * Compiles a table and returns a function that matches references. The function finds the route by the path, reads the
 * variables of path and query, decodes each once and applies its codec. It ignores pairs that the route does not name.
 * It reads a text that begins with `/` as an origin-form.
 *
 * Allocates: the router; for a match, the `Either`, the match and its values.
 * Fails: if two routes match the same paths. A match fails with `mismatch` if there is no such route (in HTTP, 404),
 * with `malformed` if the text is not a reference, and with another reason if a variable cannot be read (both 400).
 *
 * @example
 * import { defineRoutes, routeMatcher } from 'uri-ts/routes'
 *
 * const matcher = routeMatcher(defineRoutes({ home: '/', user: '/users/{id}{?page}' }))
 * if (matcher._tag === 'Left') throw matcher.left
 * const found = matcher.right('/users/a%2Fb?page=2&utm=x')
 * if (found._tag === 'Right') found.right //=> { route: 'user', params: { id: 'a/b', page: '2' } }
 *
 * @category Routes
 */
export const routeMatcher = <const Table extends RouteTable>(
  table: Table,
): Either<RouteError, (reference: string | AnyView) => Either<ExtractError, TableMatch<Table>>> => {
  const compiled = compileTable(leavesOf(table as RouteTable))
  if (compiled._tag === 'Left') return compiled
  const read = readerOf(compiled.right, (name) => name)
  return right(read as (reference: string | AnyView) => Either<ExtractError, TableMatch<Table>>)
}

/**
 * Calls the handler of the route of a reference. The context may be left out if no handler asks for one.
 *
 * @category Routes
 */
export type Dispatch<Context, A> = (
  reference: string | AnyView,
  ...context: unknown extends Context ? [context?: Context] : [context: Context]
) => Either<ExtractError, A>

/**
 * Compiles a table and returns a function that matches references, as `routeMatcher` does, and calls the handler of the
 * route. Each route must have a handler. The second argument, such as a request or a database, is passed to the
 * handler.
 *
 * Allocates: like `routeMatcher`. Fails: like `routeMatcher`. Throws a `TypeError` if a route has no handler, which the
 * compiler refuses.
 *
 * @example
 * import { defineRoutes, dispatcher } from 'uri-ts/routes'
 *
 * const routes = defineRoutes({ home: '/', user: '/users/{id}' })
 * const dispatch = dispatcher(routes)<string, string>({
 *   home: (_params, name) => `hello ${name}`,
 *   user: ({ id }, name) => `${name} asks for ${id}`,
 * })
 * if (dispatch._tag === 'Left') throw dispatch.left
 * dispatch.right('/users/7', 'Ann') //=> { _tag: 'Right', right: 'Ann asks for 7' }
 *
 * @category Routes
 */
export const dispatcher =
  <const Table extends RouteTable>(table: Table) =>
  <Context, A>(handlers: Handlers<Table, Context, A>): Either<RouteError, Dispatch<Context, A>> => {
    const compiled = compileTable(leavesOf(table as RouteTable))
    if (compiled._tag === 'Left') return compiled
    const handlerOf = (name: string): ((params: unknown, context: Context) => A) => {
      const handler = Object.hasOwn(handlers, name) ? handlers[name as keyof Table] : undefined
      if (typeof handler !== 'function') throw new TypeError(`the route '${name}' has no handler`)
      return handler as (params: unknown, context: Context) => A
    }
    const read = readerOf(compiled.right, handlerOf)
    const dispatch = (reference: string | AnyView, context: Context): Either<ExtractError, A> => {
      const found = read(reference)
      if (found._tag === 'Left') return found
      const { route, params } = found.right
      return right(route(params, context))
    }
    return right(dispatch as Dispatch<Context, A>)
  }
