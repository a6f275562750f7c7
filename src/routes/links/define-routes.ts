import type { CheckPrefix, CheckTable } from '../../../types/routes/links/checked-table'
import { requireText } from '../../errors/require-text'
import type { Either } from '../../fp/either'
import type { Codecs } from '../../template/codecs/codec'
import type { Data } from '../../template/expand/encode-data'
import type { Template } from '../../template/syntax/model'
import { readTemplate } from '../../template/syntax/parse'
import { type WrongLiteral, wrongLiteral } from '../../template/syntax/wrong-literal'
import { patternError } from '../patterns/route-error'
import { type Leaf, type Leaves, linkTo } from './link'
import type { AnyRoute, Route, RouteTable } from './route'
import type { TableEntries, TableEntry } from './route-entry'
import { prefixError, routePatterns } from './route-patterns'

/** The route or the table that an entry makes. */
type RouteOf<Entry, Prefix extends string> = Entry extends string
  ? Route<`${Prefix}${Entry}`>
  : Entry extends Template<infer Text, infer Of>
    ? Route<`${Prefix}${Text}`, Of>
    : Entry extends readonly [infer Under extends string, infer Table]
      ? Routes<Table, `${Prefix}${Under}`>
      : Routes<Entry, Prefix>

/**
 * The routes of a table, and the tables in it. (The `as` prevents inference through the mapped type: the texts of an argument stay literal.)
 *
 * @category Routes
 */
export type Routes<Table, Prefix extends string = ''> = {
  readonly [Name in keyof Table as Name]: RouteOf<Table[Name], Prefix>
}

/** What is right, or throws what is wrong. */
const rightOf = <A>(either: Either<WrongLiteral, A>): A => {
  if (either._tag === 'Left') throw wrongLiteral(either.left)
  return either.right
}

/**
 * The route of a template. The casts are needed because the compiler derives the link's type from its values. JavaScript
 * can pass anything as values.
 */
const routeOf = (name: string, template: Template<string, unknown>, table: Leaves): AnyRoute => {
  const leaf: Leaf = { template, patterns: [] }
  table.leaves.push([name, leaf])
  const tryLink = (values?: unknown) => linkTo(leaf, table, { __proto__: null, ...(values as Data) })
  return { template, link: (values?: unknown) => rightOf(tryLink(values)) as never, tryLink: tryLink as never }
}

/** Throws if no routes can be under a prefix. */
const requirePrefix = (prefix: string): string => {
  rightOf(readTemplate(requireText(prefix)))
  const error = prefix && prefixError(prefix)
  if (error) throw wrongLiteral(error)
  return prefix
}

/** How the text of a route under a prefix begins; other texts would continue the last segment of the prefix. */
const ENTRY_START = /^(?:$|\{?[/?#])/

const templateOf = (
  entry: string | Template<string, unknown>,
  prefix: string,
  name: string,
): Template<string, unknown> => {
  const isText = typeof entry === 'string'
  const source = isText ? entry : requireText(entry.source)
  const template = rightOf(readTemplate(prefix + source))
  if (!ENTRY_START.test(source))
    throw wrongLiteral(patternError({ name, pattern: prefix + source }, [prefix.length, 'not-absolute']))
  return { ...template, codecs: isText ? undefined : entry.codecs }
}

const isTemplate = (entry: object): entry is Template<string, unknown> => (entry as Template)?._tag === 'Template'

/** The route or the table that an entry makes. JavaScript can pass anything. */
const nodeOf = (entry: TableEntry, prefix: string, name: string, table: Leaves): AnyRoute | RouteTable => {
  if (typeof entry === 'string' || isTemplate(entry)) return routeOf(name, templateOf(entry, prefix, name), table)
  const [under, entries] = Array.isArray(entry) ? entry : ['', entry]
  return tableUnder(entries, prefix + requirePrefix(under), `${name}.`, table)
}

/** The routes of entries, which may still be wrong. The recursion is as deep as the source text of the table. */
const tableUnder = (entries: TableEntries, prefix: string, at: string, table: Leaves): RouteTable => {
  // `Object.entries` would take a number for an empty table.
  if (Object(entries) !== entries) requireText(entries as never)
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, nodeOf(entry, prefix, at + name, table)]),
  )
}

const tableOf = (entries: TableEntries, prefix: string): RouteTable => {
  const building: Leaves = { leaves: [] }
  const table = tableUnder(entries, prefix, '', building)
  for (const [index, patterns] of rightOf(routePatterns(building.leaves)).entries()) {
    const [name, leaf] = building.leaves[index] as (typeof building.leaves)[number]
    const codecs = leaf.template.codecs as Codecs | undefined
    leaf.patterns = patterns.map((pattern) => ({ name, pattern, codecs }))
  }
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
 * import { defineRoutes, route } from 'uri-ts/routes'
 * import { int } from 'uri-ts/template'
 *
 * const routes = defineRoutes({
 *   home: '/',
 *   user: route('/users/{id}', { id: int }),
 *   search: '/search{?q,page}',
 * })
 * routes.search.link({ q: 'a b' }) //=> '/search?q=a%20b'
 * routes.user.link({ id: 7 }) //=> '/users/7'
 *
 * @category Routes
 */
export const defineRoutes = <const Table extends TableEntries>(entries: CheckTable<Table>): Routes<Table> =>
  tableOf(entries as unknown as TableEntries, '') as Routes<Table>

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
  return <const Table extends TableEntries>(entries: CheckTable<Table, Prefix>): Routes<Table, Prefix> =>
    tableOf(entries as unknown as TableEntries, checked) as Routes<Table, Prefix>
}
