import type { CheckTable } from '../../../types/routes/links/checked-table'
import type { CheckPrefix } from '../../../types/routes/patterns/checked-prefix'
import type { Coded } from '../../../types/routes/patterns/entry'
import { requireText } from '../../core/errors/require-text'
import { left, right } from '../../core/fp/either'
import { ownProperties } from '../../core/fp/own'
import type { Codecs } from '../../template/codecs/codec'
import type { Data } from '../../template/expand/encode-data'
import { PREFIX_RULE, ROUTE_RULE, samePaths } from '../patterns/messages'
import { linkTo } from './link'
import { pathsOf, readRoute } from './link-pattern'
import type { AnyRoute, Route, RouteTable } from './route'
import type { TableEntries } from './route-entry'
import { addPath, newPlace, type TableOrder } from './table-order'
import { wrongText } from './wrong-text'

/** Converts an entry to the type of the route or table that it defines. */
type RouteOf<Entry, Prefix extends string, Above> = Entry extends string
  ? Route<`${Prefix}${Entry}`, Above>
  : Entry extends Coded<infer Text, infer Of>
    ? Route<`${Prefix}${Text}`, Both<Above, Of>>
    : Entry extends readonly [infer Under, infer Table]
      ? Under extends string
        ? Routes<Table, `${Prefix}${Under}`, Above>
        : Under extends Coded<infer Text, infer Of>
          ? Routes<Table, `${Prefix}${Text}`, Both<Above, Of>>
          : never
      : Routes<Entry, Prefix, Above>

/** Merges a prefix's codecs with those of an entry under that prefix. */
type Both<Above, Of> = Above extends undefined ? Of : Of extends undefined ? Above : Above & Of

/**
 * The routes and nested tables in a table. The `as` clause prevents the compiler from inferring types through the
 * mapped type, so the strings in an argument keep their literal types.
 *
 * @category Routes
 */
export type Routes<Table, Prefix extends string = '', Above = undefined> = {
  readonly [Name in keyof Table as Name]: RouteOf<Table[Name], Prefix, Above>
}

export type TextEntry = string | Coded<string, Codecs | undefined>

/** An entry's template and codecs, combined with those of its prefixes. */
export interface Joined {
  readonly source: string
  readonly codecs?: Codecs | undefined
}

/** The empty prefix, which is used for tables without a prefix. */
export const NO_PREFIX: Joined = { source: '', codecs: undefined }

/** Matches a string that must not follow a prefix, because the string would continue the prefix's last segment. */
const NOT_ENTRY = /^\{?[^{/?#]/

const wrongEntry = (text: string, name: string): TypeError => wrongText(text, `${name}: ${ROUTE_RULE}`)

/** Appends an entry to a prefix. If the entry is a string, the string is the source, and there are no codecs. */
export const join = (above: Joined, entry: TextEntry, name: string): Joined => {
  // A string is not copied, because the copy would have one property for each character.
  const own = ownProperties((typeof entry !== 'string' && entry) as Partial<Joined>)
  const { source = entry as string, codecs } = own
  const joined = above.source + requireText(source)
  if (NOT_ENTRY.test(source)) throw wrongEntry(joined, name)
  return {
    source: joined,
    codecs: (above.codecs ?? codecs) && Object.freeze({ ...above.codecs, ...codecs }),
  }
}

/**
 * Matches common mistakes in a route: for example, `:id`, `[id]`, `<id>`, `{*path}`, a query key without `=`, a
 * fragment, text after `{+name}` or `{/name}`, an unmatched brace, or a missing leading slash. If a route is a string
 * literal, the compiler finds every mistake in it. The complete run-time check is part of the functions that read a
 * table, so it is not in the bundle of a program that only creates links.
 */
const WRONG =
  /^(?!\{?\/(?!\{?\/))|[^/]\{\+|(?:^|\})[^{]*\}|\?[^?{}=]*(?:[{&]|=[^?{]*\{[^&]|$)|\{[+/][^{]*\}[^?{]|\{[^?&/}]*\*|^[^?]*\/[<[$*:]|\{[^}]*(?:[{:]|[^}][?/]|$)|[\\#\ud800-\udfff]/u

/**
 * Matches mistakes in prefixes: a trailing slash, a query, a fragment, or a variable that matches the rest of the path.
 */
const NOT_PREFIX = /[?#]|\/$|\{[+/]/

/**
 * Appends the prefix of a nested table to the prefix of the outer table. Throws if the resulting prefix cannot be
 * followed by other segments.
 */
const joinPrefix = (above: Joined, entry: TextEntry, name: string): Joined => {
  const joined = join(above, entry, name)
  const { source } = joined
  if (NOT_PREFIX.test(source)) throw wrongText(source, PREFIX_RULE)
  return joined
}

/**
 * Creates the route that an entry defines. The casts are needed because the type of a link depends on the values in the
 * link.
 */
export const routeOf = (entry: TextEntry, above: Joined, name: string, order: TableOrder): AnyRoute => {
  const { source: pattern, codecs } = join(above, entry, name)
  if (WRONG.test(pattern)) throw wrongEntry(pattern, name)
  const route = readRoute(name, pattern, codecs)
  for (const segments of pathsOf(route)) {
    const other = addPath(order, route, segments)
    if (other) throw wrongText(pattern, `${name} ${samePaths(other.name)}`)
  }
  const make = (values: unknown) => linkTo(route, order, ownProperties(values as Data))
  const link = (values?: unknown) => {
    const made = make(values)
    if (typeof made === 'string') return made as never
    throw wrongText(pattern, made.sentence)
  }
  const tryLink = (values?: unknown) => {
    const made = make(values)
    return (typeof made === 'string' ? right : left)(made as never) as never
  }
  // `toString` is a member of the prototype so that consoles do not print it and copies of a route do not contain it.
  return Object.freeze({ __proto__: { toString: () => pattern }, pattern, codecs, link, tryLink } as AnyRoute)
}

/**
 * Creates the routes that the given entries define. The entries may be invalid, because JavaScript callers can pass any
 * value. The name of each route begins with the value of `at`. The recursion depth is the number of levels of nested
 * tables.
 */
export const tableOf = (
  entries: TableEntries,
  above: Joined,
  make = routeOf,
  order: TableOrder = newPlace(),
  at = '',
): RouteTable => {
  // `Object.entries` would treat a number or a function as an empty table.
  if (typeof (entries ?? 0) !== 'object')
    throw new TypeError(at ? `the value is not a string: ${at}` : 'the routes are not an object')
  return Object.freeze(
    Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => {
        const name = at + key
        const isText =
          typeof entry === 'string' ||
          /^(Template|RouteEntry)/.test(ownProperties(entry as Coded<string, undefined>)._tag)
        const [prefix, under] = Array.isArray(entry) ? entry : ['', entry]
        return [
          key,
          isText
            ? make(entry as TextEntry, above, name, order)
            : tableOf(under, joinPrefix(above, prefix, name), make, order, `${name}.`),
        ]
      }),
    ),
  )
}

/**
 * Creates routes from literal templates that the compiler checks. An entry is a template (with or without codecs added
 * by `route`), a nested table, or a prefix paired with the table under that prefix.
 *
 * A path variable is either a whole segment, such as `{name}`, or part of a mixed segment, such as `{name}.{ext}`. At
 * the end of a path, `{/name}` represents an optional segment, and `{+name}` or `{/name*}` represents the rest of the
 * path. Query variables have the form `{?name}` after a path and `{&name}` after a literal query. A template cannot
 * have a fragment. If a template has a literal query, links include that query, but requests are not matched against
 * it. The compiler reports entries that are not path templates, and routes that conflict. Two routes conflict if they
 * match the same paths, even if their variables have different codecs. Two routes also conflict if the first segments
 * in which they differ are both mixed, as `a-{x}` and `{x}-b` are.
 *
 * Applications normally create typed links from a table, and pass the table to `routeMatcher` or `dispatcher` to match
 * requests. The bundle of a program that only creates links does not contain the router. Performance-critical code that
 * needs indices and spans instead of objects can use `compileRouter`.
 *
 * Allocates the table. Throws if two routes conflict. In plain JavaScript, `defineRoutes` also throws for common
 * mistakes, such as `:id`, `[id]`, a missing leading slash or an unmatched brace. The table is checked completely only
 * by functions that read it, such as `routeMatcher`.
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
  tableOf(entries as unknown as TableEntries, NO_PREFIX) as Routes<Table>

/**
 * Creates routes as `defineRoutes` does, but under a literal prefix. The compiler checks that the prefix is either
 * empty or a sequence of whole segments without a trailing slash.
 *
 * Allocates the table. Throws in the same cases as `defineRoutes`, and also if the prefix is invalid.
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
  const checked = joinPrefix(NO_PREFIX, prefix as string, 'prefix')
  return <const Table extends TableEntries>(entries: CheckTable<Table, Prefix>) =>
    tableOf(entries as unknown as TableEntries, checked) as Routes<Table, Prefix>
}
