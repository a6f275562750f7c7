/** The types in this file convert between route tables and the `paths` interface that openapi-typescript generates. */

import type { Either } from '../../../src/core/fp/either'
import type { FrameworkMessage, NO_SLASH } from '../../../src/routes/frameworks/messages'
import type { ReadableRoute } from '../../../src/routes/links/route'
import type { ShowFound } from '../../core/errors/found'
import type { Refused } from '../../core/errors/refused'
import type { Length } from '../../core/grammar/length'
import type { Flat } from '../../template/syntax/variables'
import type { RouteTaken } from '../links/values'
import type { Cut } from '../patterns/route-fault'
import type { Failure } from './path-of'

/** Converts a template to OpenAPI paths. A path that ends in an optional variable becomes two paths. */
type OpenApiPath<
  Text extends string,
  Before extends string = '',
> = Text extends `${infer Literal}{${infer Inner}}${infer Rest}`
  ? Literal extends `${string}?${string}`
    ? `${Before}${Cut<Literal>}`
    : Inner extends `?${string}`
      ? `${Before}${Literal}`
      : Inner extends `+${string}` | `/${string}*`
        ? Failure<typeof NO_SLASH, `${Before}${Literal}`>
        : Inner extends `/${infer Name}`
          ? WithoutLast<`${Before}${Literal}`> | `${Before}${Literal}/{${Name}}`
          : OpenApiPath<Rest, `${Before}${Literal}{${Inner}}`>
  : `${Before}${Cut<Text>}`

type WithoutLast<Text extends string> = Text extends '' ? '/' : Text

/** Collects the names of the variables in an OpenAPI path. */
type NamesIn<Path, Found = never> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? NamesIn<Rest, Found | Name>
  : Found

type Simple = string | number | boolean

/**
 * Converts a variable's type to the type of the corresponding OpenAPI parameter. The parameter is a string if only a
 * codec can write the variable's value.
 */
type Parameter<Value> = Value extends Simple | readonly Simple[] | undefined ? Value : string

/**
 * Selects the parameters with the given names. In OpenAPI, every path parameter is required, even one that is optional
 * in the route.
 */
type InPath<Values, Names> = { [Name in Extract<keyof Values, Names>]-?: Parameter<NonNullable<Values[Name]>> }

type InQuery<Values, Names> = { [Name in keyof Values as Exclude<Name, Names>]?: Parameter<Values[Name]> }

/**
 * Parameters in the form that openapi-typescript generates. If a path or a query has no parameters, the type of its
 * parameters is `never`.
 */
interface ParametersIn<Path, Query> {
  readonly parameters: Flat<
    ([keyof Path] extends [never] ? { path?: never } : { path: Path }) &
      ([keyof Query] extends [never] ? { query?: never } : { query?: Query })
  >
}

type ItemOf<Text extends string, Of, Path> =
  Path extends Failure<infer Advice, infer Before>
    ? Refused<FrameworkMessage<'OpenAPI', Advice, ShowFound<Text, Before>, Length<Before>>>
    : ParametersIn<InPath<RouteTaken<Text, Of>, NamesIn<Path>>, InQuery<RouteTaken<Text, Of>, AllNames<Text>>>

/** Collects the names of all the variables, including optional ones, in the path of a template. */
type AllNames<Text extends string> = NamesIn<Extract<OpenApiPath<Text>, string>>

/** One path of a route, together with the path's parameters. */
interface Item<Path, Value> {
  readonly path: Path
  readonly value: Value
}

/**
 * Collects the paths of a route, each with its parameters. If OpenAPI cannot express a route, the path is the route's
 * template.
 */
type ItemsOf<Text extends string, Of, Path = OpenApiPath<Text>> = Path extends unknown
  ? Item<Path extends string ? Path : Text, ItemOf<Text, Of, Path>>
  : never

type AllItems<Table> = {
  [Name in keyof Table]: Table[Name] extends ReadableRoute<infer Text, infer Of>
    ? ItemsOf<Text, Of>
    : AllItems<Table[Name]>
}[keyof Table]

/**
 * Maps the path of each item to the item's value. TypeScript 5.4 cannot compute the mapped type without the type
 * parameter `Items`.
 */
type ValuesOf<Items> = {
  [Each in Items as Each extends Item<infer Path extends string, unknown> ? Path : never]: Each extends Item<
    string,
    infer Value
  >
    ? Value
    : never
}

/**
 * Maps each path in a route table to its parameters. The result has the form of the `paths` interface that
 * openapi-typescript generates. A path that ends in `{/name}` becomes two paths. If OpenAPI cannot express a route, the
 * route's template is mapped to an error type that contains an explanation.
 *
 * @category Frameworks
 */
export type PathsOf<Table> = ValuesOf<AllItems<Table>>

type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace' | 'query'

/** Collects a path's parameters and the parameters of all its operations. */
type ParametersOf<PathItem, Place extends string> = PathItem extends unknown
  ? NonNullable<ValueAt<ValueAt<PathItem | ValueAt<PathItem, Method>, 'parameters'>, Place>>
  : never

/** Reads a property from those members of a union that have the property. */
type ValueAt<Union, Key> = Union extends unknown ? Union[Key & keyof Union] : never

type KeysOf<Union> = Union extends unknown ? keyof Union : never

type PathGiven<PathItem, Found = ParametersOf<PathItem, 'path'>> = { [Name in KeysOf<Found>]: ValueAt<Found, Name> }

type QueryGiven<PathItem, Found = ParametersOf<PathItem, 'query'>> = { [Name in KeysOf<Found>]?: ValueAt<Found, Name> }

/**
 * A route table in which the names of the routes are the keys of `Paths`, the interface that openapi-typescript
 * generates. Each route's name determines its path, and links to the route accept the path's parameters. To check a
 * table, use `satisfies`.
 *
 * @category Frameworks
 */
export type RoutesOfPaths<Paths> = {
  readonly [Path in keyof Paths & string]: {
    readonly pattern: Path | `${Path}${'?' | '{?'}${string}`
    readonly tryLink: (values: Flat<PathGiven<Paths[Path]> & QueryGiven<Paths[Path]>>) => Either<unknown, string>
  }
}
