import type { Hidden } from '../../../types/core/errors/refused'
import { mapLeaves } from '../links/leaves'
import type { ReadableRoute, RouteTable, RouteTaken } from '../links/route'

/** Lists, in lower case, the methods that a handler may define (RFC 9110, section 9.3; RFC 5789). */
export const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'] as const

type Handle<Params, Context> = (params: Params, context: Context) => unknown

/**
 * The handler for a route is a function for GET and HEAD, or an object that contains a function for each method. The
 * function `get` also handles HEAD, unless the object contains `head`.
 *
 * @category Routes
 */
export type RouteHandler<Params, Context> =
  | Handle<Params, Context>
  | { readonly [Method in (typeof METHODS)[number]]?: Handle<Params, Context> }

/**
 * A tree that contains the handlers for the routes in a table and has the same shape as the table. A tree does not
 * compile if a handler is missing or belongs to an unknown route or method.
 *
 * @category Routes
 */
export type Handlers<Table, Context> = {
  readonly [Name in keyof Table]: Table[Name] extends ReadableRoute<infer Text, infer Of>
    ? RouteHandler<RouteTaken<Text, Of>, Context>
    : Handlers<Table[Name], Context>
}

/**
 * Handlers for some of the routes in a table. `NoHandlerFor` names the routes whose handlers are missing.
 * `SomeHandlers` has the same property names as `Table`, and the same properties are optional in both. If
 * `SomeHandlers` added `?` to its properties, the compiler could not infer a tree from `{}`. `SomeHandlers` does not
 * evaluate `keyof` for each route, because that would be slow in a large table.
 */
export type SomeHandlers<Context, Table> = {
  readonly [Name in keyof Table]: Table[Name] extends ReadableRoute<infer Text, infer Of> | undefined
    ? RouteHandler<RouteTaken<Text, Of>, Context>
    : SomeHandlers<Context, Partial<Exclude<Table[Name], undefined>>>
}

/**
 * Declares the key of a property that no value has. The key is not a string, because editors would suggest a string key
 * as a completion.
 */
declare const handler: unique symbol

/**
 * If routes lack handlers, the compiler's message contains `NoHandlerFor` and the names of those routes. No value has
 * the type `NoHandlerFor`.
 */
export interface NoHandlerFor<out Names extends string> {
  readonly [handler]: Names
}

/**
 * A tree of handlers must match `CheckHandlers`. A missing handler is reported before any other mistake. Without
 * `Hidden`, the compiler would repeat its inference for each name in the tree.
 */
export type CheckHandlers<Tree, Table> = unknown extends Tree ? Tree : Hidden<Judged<Tree, Table, Fault<Tree, Table>>>

type Judged<Tree, Table, Found> = [Found] extends [never]
  ? unknown
  : [Found & string] extends [never]
    ? NoExtras<Tree, Table>
    : NoHandlerFor<Found & string>

/**
 * For each key that must not have a handler, contains a type that explains the mistake. Without `NoExtras`, the
 * compiler's message would contain the whole table.
 */
type NoExtras<Tree, Table, Names extends keyof Table = keyof Table> = {
  readonly [Name in keyof Tree]: Name extends Names
    ? Table[Name] extends ReadableRoute<string, unknown>
      ? unknown
      : NoExtras<Tree[Name], Table[Name]>
    : 'no route has this name'
}

/**
 * Evaluates to `true` if a handler defines no method. A handler's type is `unknown` until the compiler infers the type.
 */
type IsEmpty<Handler> = Handler extends (...given: never) => unknown
  ? false
  : unknown extends Handler
    ? false
    : [keyof Handler] extends [never]
      ? true
      : false

/**
 * Collects the full name, such as `api.users`, of each route or group of routes for which a tree has no handler. If the
 * tree contains an unknown name, the result is `false`. The unknown name may be the misspelled name of a route, so no
 * handler is reported as missing.
 */
type Fault<Tree, Table, Prefix extends string = '', Given extends keyof Tree = keyof Tree> = [
  Exclude<Given, keyof Table>,
] extends [never]
  ? {
      readonly [Name in keyof Table & string]: Name extends Given
        ? Table[Name] extends ReadableRoute<string, unknown>
          ? true extends IsEmpty<Tree[Name]>
            ? `${Prefix}${Name}`
            : never
          : Fault<Tree[Name], Table[Name], `${Prefix}${Name}.`>
        : `${Prefix}${Name}`
    }[keyof Table & string]
  : false

/** The union of the return types of the functions in a tree. */
export type ResultOf<Tree> = Tree extends (...given: never) => infer A
  ? A
  : { [Name in keyof Tree]: ResultOf<Tree[Name]> }[keyof Tree]

/** The run-time form of a route's handlers. */
export interface MethodTable {
  /** Maps upper-case method names to handlers. Has no prototype, so a method such as `constructor` has no handler. */
  readonly byMethod: Readonly<Record<string, (params: unknown, context: unknown) => unknown>>
  /**
   * Lists the methods that the route accepts: the methods of its handlers, HEAD if there is a GET handler, and OPTIONS.
   * The list is frozen.
   */
  readonly allow: readonly string[]
}

const isFunction = (value: unknown): value is (params: unknown, context: unknown) => unknown =>
  typeof value === 'function'

/**
 * Returns the node with the given name in a tree. Returns `undefined` if `tree` is not a tree or has no own property
 * with that name.
 */
const ownNode = (tree: unknown, name: string): unknown =>
  Object(tree) === tree && Object.hasOwn(tree as object, name) ? (tree as Record<string, unknown>)[name] : undefined

const collect = (names: object, handlers: unknown, found: Map<string, unknown>): Map<string, unknown> => {
  for (const [key, name] of Object.entries(names)) {
    const node = ownNode(handlers, key)
    if (typeof name === 'string') found.set(name, node)
    else collect(name, node, found)
  }
  return found
}

/**
 * Maps the name of each route in a table to the handler that the tree `handlers` contains for the route. Follows the
 * nested tables instead of splitting dotted names, because a route's name may itself contain dots. The recursion depth
 * is the number of levels of nested tables.
 */
export const handlersOf = (table: object, handlers: unknown): ReadonlyMap<string, unknown> =>
  collect(
    mapLeaves(table as RouteTable, (name) => name),
    handlers,
    new Map(),
  )

/**
 * Creates the table of the methods that a route's handler accepts. Throws a `TypeError` if there is no handler, or if
 * the handler defines an unknown method. The compiler also rejects a missing handler and an unknown method. Allocates
 * the table.
 */
export const methodTable = (handler: unknown, name: string): MethodTable => {
  const given = isFunction(handler) ? { get: handler } : handler
  if (Object(given) !== given) throw new TypeError(`the route '${name}' has no handler`)
  const byMethod: Record<string, (params: unknown, context: unknown) => unknown> = Object.create(null)
  for (const [method, handle] of Object.entries(given as object)) {
    if (handle === undefined) continue
    const isKnown = (METHODS as readonly string[]).includes(method)
    if (!isKnown) throw new TypeError(`the handler of '${name}' has '${method}': methods are ${METHODS.join(', ')}`)
    if (!isFunction(handle)) throw new TypeError(`the route '${name}' has no handler for '${method}'`)
    byMethod[method.toUpperCase()] = handle
  }
  if (Object.keys(byMethod).length === 0) throw new TypeError(`the route '${name}' has no handler`)
  if (byMethod['GET'] !== undefined) byMethod['HEAD'] ??= byMethod['GET']
  return { byMethod, allow: Object.freeze([...new Set([...Object.keys(byMethod), 'OPTIONS'])]) }
}

/** Returns the methods that at least one route accepts (RFC 9110, section 9.3.7). The list is frozen. */
export const allMethods = (tables: readonly MethodTable[]): readonly string[] =>
  Object.freeze([...new Set([...tables.flatMap(({ allow }) => allow), 'OPTIONS'])])
