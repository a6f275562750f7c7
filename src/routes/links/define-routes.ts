import type { IsAny } from '../../../types/grammar/literal'
import type { CheckPrefix, CheckRoute, NamesByShape } from '../../../types/routes/links/checked-routes'
import type { NoShape, RouteShape } from '../../../types/routes/links/route-shape'
import type { IsTemplate } from '../../../types/template/syntax/checked-template'
import { requireText } from '../../errors/require-text'
import type { Codecs } from '../../template/codecs/codec'
import type { Data } from '../../template/expand/encode-data'
import type { Template } from '../../template/syntax/model'
import { readTemplate } from '../../template/syntax/parse'
import { wrongLiteral } from '../../template/syntax/wrong-literal'
import { linkTo } from './link'
import type { Route, RouteTable } from './route'
import { prefixError, routePatterns } from './route-patterns'

/**
 * An entry of a table: the text of a template, or a template with codecs.
 *
 * @category Routes
 */
export type TableEntry = string | Template<string, Codecs | undefined>

/** The text of an entry under a prefix. */
type TextOf<Of, Prefix extends string> = Of extends string
  ? `${Prefix}${Of}`
  : Of extends { readonly source: infer Text extends string }
    ? `${Prefix}${Text}`
    : never

/** The shapes of all entries. */
type ShapesOf<Table, Prefix extends string> = {
  readonly [Name in keyof Table]: RouteShape<TextOf<Table[Name], Prefix>>
}

/**
 * The names of the entries that are wrong: those without a shape, with the shape of another entry, or that are no template.
 * If an entry is a union, all its members must be right.
 */
type WrongNames<
  Table,
  Prefix extends string,
  Shapes extends Record<keyof Table, string>,
  ByShape extends Record<string, unknown>,
> = {
  [Name in keyof Table]: NoShape extends Shapes[Name]
    ? Name
    : ByShape[Shapes[Name]] extends Name
      ? IsTemplate<TextOf<Table[Name], Prefix>> extends true
        ? never
        : Name
      : Name
}[keyof Table]

/**
 * The entries that are wrong, with the reasons. It has no other keys and no symbol, or the compiler would print the whole
 * table under each error.
 */
type WrongEntries<
  Table,
  Prefix extends string,
  Shapes extends Record<keyof Table, string>,
  ByShape extends Record<string, unknown>,
  Names extends PropertyKey,
> = object & {
  readonly [Name in Names]: Name extends keyof Table
    ? IsAny<Table[Name]> extends true
      ? never
      : CheckRoute<TextOf<Table[Name], Prefix>, Name, Shapes[Name], ByShape>
    : never
}

/** The table if all entries are right. */
type CheckedEntries<
  Table,
  Prefix extends string,
  Shapes extends Record<keyof Table, string> = ShapesOf<Table, Prefix>,
  ByShape extends Record<string, unknown> = NamesByShape<Shapes>,
  Names extends PropertyKey = WrongNames<Table, Prefix, Shapes, ByShape>,
> = [Names] extends [never] ? Table : WrongEntries<Table, Prefix, Shapes, ByShape, Names>

/** What `Table` is inferred from; then, as `Table` is known, what it must be. `any` becomes `never`, to refuse it. */
type CheckedTable<Table, Prefix extends string = ''> = unknown extends Table
  ? IsAny<Table> extends true
    ? never
    : { [Name in keyof Table]: Table[Name] }
  : CheckedEntries<Table, Prefix>

/** The route that an entry makes. */
type RouteOf<Of, Prefix extends string> = Of extends string
  ? Route<`${Prefix}${Of}`>
  : Of extends Template<infer Text, infer Coded>
    ? Route<`${Prefix}${Text}`, Coded>
    : never

/**
 * The routes of a table. (The `as` prevents inference through the mapped type: the texts of an argument stay literal.)
 *
 * @category Routes
 */
export type Routes<Table, Prefix extends string = ''> = {
  readonly [Name in keyof Table as Name]: RouteOf<Table[Name], Prefix>
}

/**
 * The route of a template. The cast to `never` is needed because the compiler derives the link's type from its values.
 */
const routeOf = (template: Template<string, unknown>): Route<string, unknown> => ({
  template,
  link: (values: unknown = {}) => linkTo(template, values as Data) as never,
})

/** The text of an entry. JavaScript can pass anything. */
const sourceOf = (entry: TableEntry): string => requireText(typeof entry === 'string' ? entry : entry?.source)

const templateOf = (entry: TableEntry, prefix: string): Template<string, unknown> => {
  const parsed = readTemplate(prefix + sourceOf(entry))
  if (parsed._tag === 'Left') throw wrongLiteral(parsed.left)
  return { ...parsed.right, codecs: typeof entry === 'string' ? undefined : entry.codecs }
}

const tableOf = (entries: Readonly<Record<string, TableEntry>>, prefix: string): RouteTable => {
  const names = Object.keys(entries)
  const table = Object.fromEntries(
    names.map((name) => [name, routeOf(templateOf(entries[name] as TableEntry, prefix))]),
  )
  const patterns = routePatterns(table)
  if (patterns._tag === 'Left') throw wrongLiteral(patterns.left)
  return table
}

/**
 * Makes routes from literal templates that the compiler checks. An entry is an error on its own property if it is not a
 * template, is not the template of a path, or matches the same paths as another route. A variable of the path is a
 * whole segment, `{name}`, or the rest of the path, `{+name}` or `{/name*}`. `{?name}`, or `{&name}` after a literal
 * query, and `{#name}` may follow. An entry is a text, or a template with codecs.
 *
 * Use a table in applications: it makes typed links, and `routeMatcher`, `dispatcher` and `matchRoute` read them. A
 * bundle that only makes links does not contain the router. Hot paths that need indices and spans instead of objects
 * use `compileRouter`.
 *
 * Allocates: the table. Throws if a wrong text got past the compiler: a `string`, or two texts of one path that differ
 * in the reserved characters that they encode.
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
 * routes.search.link({ q: 'a b' }) //=> '/search?q=a%20b'
 * routes.user.link({ id: 7 }) //=> '/users/7'
 *
 * @category Routes
 */
export const defineRoutes = <const Table extends Readonly<Record<string, TableEntry>>>(
  entries: CheckedTable<Table>,
): Routes<Table> => tableOf(entries as unknown as Readonly<Record<string, TableEntry>>, '') as Routes<Table>

/** Throws if no routes can be under a prefix. */
const requirePrefix = (prefix: string): string => {
  const parsed = readTemplate(requireText(prefix))
  if (parsed._tag === 'Left') throw wrongLiteral(parsed.left)
  const error = prefix === '' ? undefined : prefixError(prefix)
  if (error !== undefined) throw wrongLiteral(error)
  return prefix
}

/**
 * Makes routes under a literal prefix that the compiler checks: whole segments, without a slash at the end, or nothing.
 * See `defineRoutes`.
 *
 * Allocates: the table. Throws like `defineRoutes`, and for a wrong prefix.
 *
 * @example
 * import { defineRoutesUnder } from 'uri-ts/routes'
 *
 * const api = defineRoutesUnder('/api/v1')({ users: '/users{?page}' })
 * api.users.link({ page: 2 }) //=> '/api/v1/users?page=2'
 *
 * @category Routes
 */
export const defineRoutesUnder = <const Prefix extends string>(prefix: CheckPrefix<Prefix>) => {
  const checked = requirePrefix(prefix as string)
  return <const Table extends Readonly<Record<string, TableEntry>>>(
    entries: CheckedTable<Table, Prefix>,
  ): Routes<Table, Prefix> =>
    tableOf(entries as unknown as Readonly<Record<string, TableEntry>>, checked) as Routes<Table, Prefix>
}
