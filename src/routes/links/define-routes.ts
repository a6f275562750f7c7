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
type RouteOf<Entry, Prefix extends string, Above> = Entry extends string
  ? Route<`${Prefix}${Entry}`, Above>
  : Entry extends Template<infer Text, infer Of>
    ? Route<`${Prefix}${Text}`, Both<Above, Of>>
    : Entry extends readonly [infer Under, infer Table]
      ? Under extends string
        ? Routes<Table, `${Prefix}${Under}`, Above>
        : Under extends Template<infer Text, infer Of>
          ? Routes<Table, `${Prefix}${Text}`, Both<Above, Of>>
          : never
      : Routes<Entry, Prefix, Above>

/** The codecs of a prefix and of what is under it. */
type Both<Above, Of> = Above extends undefined ? Of : Of extends undefined ? Above : Above & Of

/**
 * The routes of a table, and the tables in it. (The `as` prevents inference through the mapped type: the texts of an argument stay literal.)
 *
 * @category Routes
 */
export type Routes<Table, Prefix extends string = '', Above = undefined> = {
  readonly [Name in keyof Table as Name]: RouteOf<Table[Name], Prefix, Above>
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
  table.push([name, leaf])
  const tryLink = (values?: unknown) => linkTo(leaf, table, { __proto__: null, ...(values as Data) })
  return { template, link: (values?: unknown) => rightOf(tryLink(values)) as never, tryLink: tryLink as never }
}

type TextEntry = string | Template<string, unknown>

/** The text and the codecs of an entry, after those of its prefixes. */
interface Joined {
  readonly source: string
  readonly codecs?: object | undefined
}

const NOTHING: Joined = { source: '' }

/** Adds an entry. A string has no `source` and no `codecs`. */
const join = (above: Joined, entry: TextEntry): Joined => {
  const { source = entry as string, codecs } = Object(entry) as Partial<Joined>
  return {
    source: above.source + requireText(source),
    codecs: (above.codecs ?? codecs) && { ...above.codecs, ...codecs },
  }
}

/** Adds a prefix. Throws if no routes can be under it. */
const under = (above: Joined, entry: TextEntry): Joined => {
  const own = join(NOTHING, entry)
  rightOf(readTemplate(own.source))
  const error = own.source && prefixError(own.source)
  if (error) throw wrongLiteral(error)
  return join(above, entry)
}

/** How the text of a route under a prefix begins; other texts would continue the last segment of the prefix. */
const ENTRY_START = /^(?:$|\{?[/?#])/

const templateOf = (entry: TextEntry, above: Joined, name: string): Template<string, unknown> => {
  const { source: pattern, codecs } = join(above, entry)
  const template = rightOf(readTemplate(pattern))
  const { length } = above.source
  if (!ENTRY_START.test(pattern.slice(length)))
    throw wrongLiteral(patternError({ name, pattern }, [length, 'not-absolute']))
  return { ...template, codecs }
}

/** The route or the table that an entry makes. JavaScript can pass anything. */
const nodeOf = (entry: TableEntry, above: Joined, name: string, table: Leaves): AnyRoute | RouteTable => {
  if (typeof entry === 'string' || (entry as Template)?._tag === 'Template')
    return routeOf(name, templateOf(entry as TextEntry, above, name), table)
  const [prefix, entries] = Array.isArray(entry) ? entry : ['', entry]
  return tableUnder(entries, under(above, prefix), `${name}.`, table)
}

/** The routes of entries, which may still be wrong. The recursion is as deep as the source text of the table. */
const tableUnder = (entries: TableEntries, above: Joined, at: string, table: Leaves): RouteTable => {
  // `Object.entries` would take a number or a function for an empty table.
  if (typeof (entries ?? 0) !== 'object') requireText(undefined as never)
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, nodeOf(entry, above, at + name, table)]),
  )
}

const tableOf = (entries: TableEntries, above: Joined): RouteTable => {
  const leaves: Leaves = []
  const table = tableUnder(entries, above, '', leaves)
  for (const [index, patterns] of rightOf(routePatterns(leaves)).entries()) {
    const [name, leaf] = leaves[index] as Leaves[number]
    const codecs = leaf.template.codecs as Codecs | undefined
    leaf.patterns = patterns.map((pattern) => ({ name, pattern, codecs }))
  }
  return table
}

/**
 * Makes routes from literal templates that the compiler checks. An entry is an error on its own property if it is not a
 * template, is not the template of a path, or matches the same paths as another route. An entry is a text, a text with
 * codecs that `route` has made, a table of its own, or a pair: a prefix, and the table under it.
 *
 * A variable of the path is a segment, `{name}`, or a part of one, `{name}.{ext}`; at the end it may be an optional segment,
 * `{/name}`, or the rest of the path, `{+name}` or `{/name*}`. `{?name}`, or `{&name}` after a literal query, and `{#name}`
 * may follow. A literal query is written by links, but not looked at in a request.
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
  tableOf(entries as unknown as TableEntries, NOTHING) as Routes<Table>

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
export const defineRoutesUnder = <const Prefix extends string>(
  prefix: CheckPrefix<Prefix>,
): (<const Table extends TableEntries>(entries: CheckTable<Table, Prefix>) => Routes<Table, Prefix>) => {
  const checked = under(NOTHING, prefix as string)
  return <const Table extends TableEntries>(entries: CheckTable<Table, Prefix>) =>
    tableOf(entries as unknown as TableEntries, checked) as Routes<Table, Prefix>
}
