import type { CheckRoute, IsRoute, Linked, NamesByShape } from '../../../types/routes/tables/links'
import type { RouteShape } from '../../../types/routes/tables/route-shape'
import type { Extracted, Value, Variables } from '../../../types/template/syntax/variables'
import type { Either, Right } from '../../fp/either'
import { right } from '../../fp/either'
import type { RelativeRef } from '../../model/brands'
import type { AnyView } from '../../model/view'
import { encode } from '../../percent/encode'
import type { Codecs, WithCodecs } from '../../template/codecs/codec'
import { type Data, encodeData, expandData } from '../../template/expand/expand'
import type { ExtractError } from '../../template/extract/extract-error'
import type { Template } from '../../template/syntax/model'
import { parseTemplate } from '../../template/syntax/parse'
import { showTemplateError } from '../../template/syntax/template-error'
import { pathReader } from './route-path'
import { readerOf } from './route-reader'
import { type CompiledRoute, type CompiledTable, compileTable } from './route-table'

/** Without associative arrays: a route takes what is exploded for a list, since anybody may add pairs to a link. */
type Lists<Found> = {
  [Name in keyof Found]: Exclude<
    Found[Name],
    { readonly [name: string]: Value } | ReadonlyArray<readonly [string, Value]>
  >
}

type Coded<Found, Of> = Of extends Codecs ? WithCodecs<Found, Of> : Found

/** What a link to a route is given. */
export type RouteGiven<Text extends string, Of> = Coded<Lists<Variables<Text>>, Of>

/** What is read of a reference to a route; anything, where nothing is known of the route. */
export type RouteTaken<Text extends string, Of> = unknown extends Of ? unknown : Coded<Lists<Extracted<Text>>, Of>

/**
 * A route: a template of a path, a query and a fragment, the links that it makes, and what it reads.
 *
 * @category Routes
 */
export interface Route<Text extends string = string, Of = undefined> {
  readonly template: Template<Text, Of>
  /**
   * A link to the route: a relative reference, whose text is known to the compiler where the values are. Total; but a
   * value that is empty, `.` or `..` is no segment that a route matches.
   */
  readonly link: <const Values extends RouteGiven<Text, Of>>(
    values: Values,
  ) => RelativeRef<Of extends Codecs ? string : Linked<Text, Values>>
  /** Reads a reference to the route, as `routeMatcher` does, but whatever other routes there are. */
  readonly match: (reference: string | AnyView) => Either<ExtractError, RouteTaken<Text, Of>>
}

/**
 * Routes by name.
 *
 * @category Routes
 */
export interface RouteTable {
  readonly [name: string]: Route<string, unknown>
}

/** An entry of a table: the text of a template, or a template with codecs. */
export type Entry = string | Template<string, Codecs | undefined>

/** The text of an entry. */
type TextOf<Of> = Of extends string ? Of : Of extends { readonly source: infer Text extends string } ? Text : never

/** The shapes of all entries. */
type ShapesOf<Table> = { readonly [Name in keyof Table]: RouteShape<TextOf<Table[Name]>> }

/** Entries, of which each that is wrong is the sentence that says why. Nothing is inferred through `as`, which is slow. */
type CheckedEntries<Table, Shapes extends Record<keyof Table, string>, ByShape extends Record<string, unknown>> = {
  readonly [Name in keyof Table as Name]: IsRoute<TextOf<Table[Name]>, Name, Shapes[Name], ByShape> extends true
    ? Table[Name]
    : CheckRoute<TextOf<Table[Name]>, Name, Shapes[Name], ByShape>
}

/** The entries as they are, if all are right. */
type CheckedTable<
  Table,
  Shapes extends Record<keyof Table, string> = ShapesOf<Table>,
  ByShape extends Record<string, unknown> = NamesByShape<Shapes>,
> = Table extends CheckedEntries<Table, Shapes, ByShape> ? Table : CheckedEntries<Table, Shapes, ByShape>

/** The route that an entry makes. */
type RouteOf<Of, Prefix extends string> = Of extends string
  ? Route<`${Prefix}${Of}`>
  : Of extends Template<infer Text, infer Coded>
    ? Route<`${Prefix}${Text}`, Coded>
    : never

/**
 * The routes of a table. Nothing is inferred through `as`: where a table is an argument, the texts stay literal.
 *
 * @category Routes
 */
export type Routes<Table, Prefix extends string = ''> = {
  readonly [Name in keyof Table as Name]: RouteOf<Table[Name], Prefix>
}

const encodePath = encode('path')

/** A path that begins with `//` would be an authority, where a value was empty. */
const guarded = (text: string): string => (text.startsWith('//') ? `/.${text}` : text)

/** What `{+rest}` writes is a path: no `?`, `#` or `%` of a value may end it or be taken for a triplet. */
const encodeRest = (template: Template<string, unknown>, data: Data): Data => {
  const rests = template.variables.filter(({ operator }) => operator.symbol === '+')
  if (rests.length === 0) return data
  return { ...data, ...Object.fromEntries(rests.map(({ name }) => [name, encodePath(String(data[name]))])) }
}

/** Reads references to one route, which is compiled when it is first asked. */
const matchOf = (template: Template<string, unknown>): Route<string, unknown>['match'] => {
  let readers: readonly [ReturnType<typeof pathReader>, ReturnType<typeof readerOf<string>>] | undefined
  const compiled = () => {
    // Never a Left: the table that the route stands in was compiled.
    const { right: table } = compileTable({ route: { template } }) as Right<CompiledTable>
    return [pathReader(table.routes[0] as CompiledRoute), readerOf(table, (name) => name)] as const
  }
  return (reference) => {
    readers ??= compiled()
    const [readPath, read] = readers
    const params = readPath(typeof reference === 'string' ? reference : reference.text)
    if (params !== undefined) return params
    const found = read(reference)
    return found._tag === 'Left' ? found : right(found.right.params)
  }
}

/** The route of a template. What a link is to the compiler follows from its values; here it is any text, hence `never`. */
const routeOf = (template: Template<string, unknown>): Route<string, unknown> => ({
  template,
  link: (values) =>
    guarded(expandData(template, encodeRest(template, encodeData(template, values as Data)))) as RelativeRef as never,
  match: matchOf(template),
})

const templateOf = (entry: Entry, prefix: string): Template<string, unknown> => {
  const parsed = parseTemplate(prefix + (typeof entry === 'string' ? entry : entry.source))
  if (parsed._tag === 'Left') throw new TypeError(showTemplateError(parsed.left))
  return { ...parsed.right, codecs: typeof entry === 'string' ? undefined : entry.codecs }
}

const tableOf = (entries: Readonly<Record<string, Entry>>, prefix: string): RouteTable => {
  const names = Object.keys(entries)
  const table = Object.fromEntries(names.map((name) => [name, routeOf(templateOf(entries[name] as Entry, prefix))]))
  const compiled = compileTable(table)
  if (compiled._tag === 'Left') throw new TypeError(compiled.left.message)
  return table
}

/**
 * Makes routes of literal templates, which the compiler checks: what is no template, or not the template of a path, and
 * what matches the same paths as another route, is an error on its own property. Variables of the path are whole segments,
 * `{name}`, or the last ones, `{+name}` and `{/name*}`; `{?name}`, or `{&name}` after a literal query, and `{#name}` may
 * follow. An entry is a text, or a template with codecs.
 *
 * Allocates: the table. Fails: never; it throws where a text got past the compiler: a `string`, or two texts of one path of
 * which one encodes a character that the other writes.
 *
 * @example
 * import { defineRoutes } from 'uri-ts/routes'
 * import { int, template, withCodecs } from 'uri-ts/template'
 *
 * const routes = defineRoutes({
 *   home: '/',
 *   user: withCodecs({ id: int })(template('/users/{id}')),
 *   search: '/search{?q,page}',
 * })
 * assert.equal(routes.search.link({ q: 'a b' }), '/search?q=a%20b')
 * assert.equal(routes.user.link({ id: 7 }), '/users/7')
 * assert.deepEqual(routes.user.match('/users/7'), { _tag: 'Right', right: { id: 7 } })
 *
 * @category Routes
 */
export const defineRoutes = <const Table extends Readonly<Record<string, Entry>>>(
  entries: CheckedTable<Table>,
): Routes<Table> => tableOf(entries as unknown as Readonly<Record<string, Entry>>, '') as Routes<Table>

/**
 * `defineRoutes` under a literal prefix, which is a path without a slash at the end.
 *
 * Allocates: the table. Fails: as `defineRoutes`.
 *
 * @example
 * import { defineRoutesUnder } from 'uri-ts/routes'
 *
 * const api = defineRoutesUnder('/api/v1')({ users: '/users{?page}' })
 * assert.equal(api.users.link({ page: 2 }), '/api/v1/users?page=2')
 *
 * @category Routes
 */
export const defineRoutesUnder =
  <const Prefix extends `/${string}`>(prefix: Prefix) =>
  <const Table extends Readonly<Record<string, Entry>>>(entries: CheckedTable<Table>): Routes<Table, Prefix> =>
    tableOf(entries as unknown as Readonly<Record<string, Entry>>, prefix) as Routes<Table, Prefix>
