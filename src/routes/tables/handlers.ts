import type { RouteTaken } from '../links/route'
import type { ReadableRoute } from './table-match'

/** The methods that handlers may have (RFC 9110, 9.3; RFC 5789), in lower case. */
export const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'] as const

type Handle<Params, Context> = (params: Params, context: Context) => unknown

/**
 * What answers a route: a function, which is for GET and HEAD, or a function for each method. HEAD is served by `get` if
 * there is no `head`.
 *
 * @category Routes
 */
export type RouteHandler<Params, Context> =
  | Handle<Params, Context>
  | { readonly [Method in (typeof METHODS)[number]]?: Handle<Params, Context> }

/**
 * A handler for each route of a table, in a tree like the table. A missing handler, or one for an unknown route or method,
 * does not compile.
 *
 * @category Routes
 */
export type Handlers<Table, Context> = {
  readonly [Name in keyof Table]: Table[Name] extends ReadableRoute<infer Text, infer Of>
    ? RouteHandler<RouteTaken<Text, Of>, Context>
    : Handlers<Table[Name], Context>
}

/**
 * Handlers for some routes of a table. `NoHandlerFor` tells which are missing. The `?` of a name comes from `Names`, because
 * the compiler infers nothing from `{}` for a mapped type that adds it.
 */
export type SomeHandlers<Context, Table, Names = Partial<Table>> = {
  readonly [Name in keyof Names]: Table[Name & keyof Table] extends ReadableRoute<infer Text, infer Of>
    ? RouteHandler<RouteTaken<Text, Of>, Context>
    : SomeHandlers<Context, Table[Name & keyof Table]>
}

/** The key of a property that no value has. Editors do not offer it, as they would offer a string. */
declare const handler: unique symbol

/**
 * The type that a tree without some handlers should have. No value has it, so the compiler prints its name and those of the
 * routes.
 */
export interface NoHandlerFor<out Names extends string> {
  readonly [handler]: Names
}

/** What a tree must be besides handlers. A route without a handler is told first. */
export type CheckHandlers<Tree, Table> = unknown extends Tree
  ? Tree
  : [Unhandled<Tree, Table>] extends [never]
    ? NoExtras<Tree, Table>
    : NoHandlerFor<Unhandled<Tree, Table>>

/** What no handler is for, with the reason: the compiler's own sentence would print the whole table. */
export type NoExtras<Tree, Table> = {
  readonly [Name in keyof Tree]: Name extends keyof Table
    ? Table[Name] extends ReadableRoute<string, unknown>
      ? unknown
      : NoExtras<Tree[Name], Table[Name]>
    : 'no route has this name'
}

/** Whether a handler is left out, or has no method. What is not inferred yet is unknown. */
type IsEmpty<Handler> = unknown extends Handler
  ? false
  : Handler extends (...given: never) => unknown
    ? false
    : [keyof Handler] extends [never]
      ? true
      : false

/**
 * The dotted name of each route, or group of routes, for which a tree has no handler. There is none while a tree is not
 * inferred, and none beside a name that no route has: that may be the one which is missing.
 */
export type Unhandled<Tree, Table, Prefix extends string = ''> = unknown extends Tree
  ? never
  : [Exclude<keyof Tree, keyof Table>] extends [never]
    ? {
        readonly [Name in keyof Table & string]: Name extends keyof Tree
          ? Table[Name] extends ReadableRoute<string, unknown>
            ? true extends IsEmpty<Tree[Name]>
              ? `${Prefix}${Name}`
              : never
            : Unhandled<Tree[Name], Table[Name], `${Prefix}${Name}.`>
          : `${Prefix}${Name}`
      }[keyof Table & string]
    : never

/** What the functions of a tree return. */
export type ResultOf<Tree> = Tree extends (...given: never) => infer A
  ? A
  : { [Name in keyof Tree]: ResultOf<Tree[Name]> }[keyof Tree]

/** The handlers of a route at run time. */
export interface MethodTable {
  /** By method, in upper case. The object has no prototype: a method may have any name. */
  readonly byMethod: Readonly<Record<string, (params: unknown, context: unknown) => unknown>>
  /** The methods that it answers: those of handlers, HEAD if there is GET, and OPTIONS. Frozen. */
  readonly allow: readonly string[]
}

const isFunction = (value: unknown): value is (params: unknown, context: unknown) => unknown =>
  typeof value === 'function'

/** The longest own name of a node that `name` is or begins with, before a dot. A name of a table may have dots itself. */
const ownName = (node: object, name: string): string | undefined => {
  let own = name
  while (!Object.hasOwn(node, own)) {
    if (!own.includes('.')) return undefined
    own = own.slice(0, own.lastIndexOf('.'))
  }
  return own
}

/** What a dotted name leads to. */
const handlerAt = (handlers: unknown, name: string): unknown => {
  let node = handlers
  for (let rest = name; ; ) {
    const own = Object(node) === node ? ownName(node as object, rest) : undefined
    if (own === undefined) return undefined
    node = (node as Readonly<Record<string, unknown>>)[own]
    if (own === rest) return node
    rest = rest.slice(own.length + 1)
  }
}

/**
 * The methods of the handler of a route. Throws a `TypeError` if there is none, or if it has an unknown method, which the
 * compiler refuses. Allocates: the table.
 */
export const methodTable = (handlers: unknown, name: string): MethodTable => {
  const handler = handlerAt(handlers, name)
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
