import type { Either } from '../../core/fp/either'
import { left, right } from '../../core/fp/either'
import type { UriView } from '../../core/model/view'
import { type RequestPolicy, rulesOf } from '../query/policy'
import { explainTarget } from '../request/explain-target'
import { type MatchError, wrongMethod } from '../request/match-error'
import { readTarget } from '../request/read-target'
import { compileTable } from './compile-table'
import {
  allMethods,
  type CheckHandlers,
  handlersOf,
  type MethodTable,
  methodTable,
  type ResultOf,
  type SomeHandlers,
} from './handlers'
import type { AnyTable } from './table-match'

/**
 * Calls the handler for a request's route and method. You may omit the context if no handler needs one.
 *
 * @category Routes
 */
export type Dispatch<Context, A> = (
  method: string,
  target: string | UriView,
  ...context: unknown extends Context ? [context?: Context] : [context: Context]
) => Either<MatchError, A>

/**
 * A function that accepts the handlers for a table. The type has a name so that declarations in other libraries can
 * refer to it. If handlers are missing from a tree, the compiler's message names their routes, as in
 * `NoHandlerFor<"api.users">`.
 *
 * @category Routes
 */
export type Dispatcher<Table> = <Context, Tree>(
  handlers: CheckHandlers<Tree, Table> & SomeHandlers<Context, Partial<Table>>,
) => Dispatch<Context, ResultOf<Tree>>

/** Returns a target as a string. */
const textOf = (target: string | UriView): string => (typeof target === 'string' ? target : target.text)

/**
 * Compiles a table and, for each request, calls the handler for the request's route and method. The function that
 * `dispatcher(table)(handlers)` returns matches targets as the function from `routeMatcher` does. The handlers form a
 * tree with the same shape as the table. A function in the place of a route handles GET and HEAD. An object in that
 * place, such as `{ get, put }`, contains functions that are named after the methods that they handle. The function
 * `get` also handles HEAD, unless the object contains `head`. The caller can pass a context, such as a request or a
 * database, to the handler. The context's type is inferred from the first handler that declares a context. Handlers may
 * return different types: for example, one may return a string, and another a promise. The result's type is the union
 * of the handlers' return types.
 *
 * Allocates what `routeMatcher` allocates. Handling a request fails in the same cases as matching a target with
 * `routeMatcher`. A request whose method the route does not accept yields a `Left` with status 405. An OPTIONS request
 * yields a `Left` with status 204 if the route has no `options` handler. An OPTIONS request for `*`, which denotes the
 * whole server (RFC 9110, section 9.3.7), yields a `Left` with status 204. If the status is 405 or 204, `allow`
 * contains the methods for the `Allow` header. Methods are case-sensitive (RFC 9110, section 9.1). Throws a `TypeError`
 * if a handler is missing, or if there is a handler for an unknown method.
 *
 * @example
 * import { defineRoutes, dispatcher } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ home: '/', api: ['/api', { user: '/users/{id}' }] })
 * const dispatch = dispatcher(site)({
 *   home: (_params, name: string) => `hello ${name}`,
 *   api: { user: { get: ({ id }, name) => `${name} asks for ${id}`, delete: ({ id }) => `without ${id}` } },
 * })
 * dispatch('GET', '/api/users/7', 'Ann') //=> { _tag: 'Right', right: 'Ann asks for 7' }
 * const refused = dispatch('PUT', '/api/users/7', 'Ann')
 * if (refused._tag === 'Left') refused.left.status //=> 405
 * if (refused._tag === 'Left') refused.left.allow.join(', ') //=> 'GET, DELETE, HEAD, OPTIONS'
 *
 * @category Routes
 */
export const dispatcher = <const Table extends AnyTable>(table: Table, policy?: RequestPolicy): Dispatcher<Table> => {
  // Check the policy immediately, because a JavaScript caller might pass handlers in its place.
  rulesOf(policy)
  const compile = (handlers: unknown): Dispatch<unknown, unknown> => {
    const byName = handlersOf(table, handlers)
    const labels: MethodTable[] = []
    const reader = compileTable(table, policy, (name) => {
      const label = methodTable(byName.get(name), name)
      labels.push(label)
      return label
    })
    const all = allMethods(labels)
    return (method, target, context) => {
      const found = readTarget(reader, target)
      if (typeof found === 'number') {
        const isServer = method === 'OPTIONS' && target === '*'
        return left(isServer ? wrongMethod(target, all, true) : explainTarget(reader, target, found))
      }
      const { byMethod, allow } = found.route
      const handle = byMethod[method]
      if (handle === undefined) return left(wrongMethod(textOf(target), allow, method === 'OPTIONS'))
      return right(handle(found.params, context))
    }
  }
  return compile as Dispatcher<Table>
}
