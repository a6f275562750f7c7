import type { RouteTaken } from '../../../types/routes/links/values'
import type { ReadableRoute } from '../links/route'

/**
 * An object type whose name the compiler prints in messages. `Call` is advice that the compiler prints, such as `call
 * defineRoutes`. The type is a union of two members, because the compiler does not keep the name of a union with only
 * one member.
 */
export type NeedsRoutes<Call extends string> = object | (Call extends string ? () => void : never)

/**
 * A table that `defineRoutes` returns. `AnyTable` requires only that routes be objects, because comparing each route
 * with `AnyRoute` would take most of the compiler's time.
 *
 * @category Routes
 */
export interface AnyTable {
  readonly [name: string]: NeedsRoutes<'call defineRoutes'>
}

/** The matches of the routes in a table. `At` is the prefix of each route's name. */
export type MatchesOf<Table, At extends string> = string extends keyof Table
  ? { readonly route: string; readonly params: unknown }
  : {
      readonly [Name in keyof Table]: Table[Name] extends ReadableRoute<infer Text, infer Of>
        ? { readonly route: `${At}${Name & string}`; readonly params: RouteTaken<Text, Of> }
        : MatchesOf<Table[Name], `${At}${Name & string}.`>
    }[keyof Table]

/**
 * The name of the route that matches a target, and the values of that route's variables. If you compare `route` with a
 * name, the compiler narrows the type of `params`. The name of a route in a nested table begins with the table's name
 * and a dot, as in `api.users`.
 *
 * @category Routes
 */
export type TableMatch<Table> = MatchesOf<Table, ''>
