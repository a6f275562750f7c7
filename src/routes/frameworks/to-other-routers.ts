/** This file contains the functions that convert paths to the syntaxes in `syntaxes.ts`. */
import type {
  CheckReactRouter,
  CheckRou3,
  CheckTanStackRouter,
  CheckUrlPattern,
  ReactRouterPath,
  Rou3Path,
  TanStackRouterPath,
  UrlPatternPath,
} from '../../../types/routes/frameworks/router-paths'
import type { ReadableRoute } from '../links/route'
import { REACT_ROUTER, ROU3, TANSTACK_ROUTER, URL_PATTERN } from './syntaxes'
import { writePath } from './write-path'

/**
 * Converts a route's path to React Router 7 syntax. In React Router, `/users/{id}{?page}` becomes `/users/:id`. React
 * Router cannot express an empty segment, a variable that is not a whole segment, or a literal that contains `*` or a
 * percent-encoded octet. The compiler refuses every path that React Router cannot express. If the result is used as a
 * path and the `caseSensitive` option is set, React Router matches every target that the route matches. React Router
 * also matches such a target if slashes are added to the end of its path.
 *
 * Allocates the result and the parts of the path. If the compiler has not checked the route, throws a `TypeError` for a
 * path that React Router cannot express.
 *
 * @example
 * import { defineRoutes, toReactRouter } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ user: '/users/{id}{?page}', file: '/files/{+path}', year: '/blog{/year}' })
 * toReactRouter(site.user) //=> '/users/:id'
 * toReactRouter(site.file) //=> '/files/*'
 * toReactRouter(site.year) //=> '/blog/:year?'
 *
 * @category Frameworks
 */
export const toReactRouter = <Text extends string>(checked: CheckReactRouter<Text>): ReactRouterPath<Text> =>
  writePath(checked as ReadableRoute<Text, unknown>, REACT_ROUTER) as ReactRouterPath<Text>

/**
 * Converts a route's path to TanStack Router 1 syntax. In TanStack Router, `/users/{id}{?page}` becomes `/users/$id`.
 * TanStack Router cannot express an empty segment, a variable that is not a whole segment, or a literal that contains a
 * percent-encoded octet. The compiler refuses every path that TanStack Router cannot express. If the result is used as
 * a path and the `caseSensitive` option is set, TanStack Router matches every target that the route matches. TanStack
 * Router also matches such a target if a slash is added to the end of its path.
 *
 * Allocates the result and the parts of the path. If the compiler has not checked the route, throws a `TypeError` for a
 * path that TanStack Router cannot express.
 *
 * @example
 * import { defineRoutes, toTanStackRouter } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ user: '/users/{id}{?page}', file: '/files/{+path}', year: '/blog{/year}' })
 * toTanStackRouter(site.user) //=> '/users/$id'
 * toTanStackRouter(site.file) //=> '/files/$'
 * toTanStackRouter(site.year) //=> '/blog/{-$year}'
 *
 * @category Frameworks
 */
export const toTanStackRouter = <Text extends string>(checked: CheckTanStackRouter<Text>): TanStackRouterPath<Text> =>
  writePath(checked as ReadableRoute<Text, unknown>, TANSTACK_ROUTER) as TanStackRouterPath<Text>

/**
 * Converts a route's path to the syntax of rou3 version 1. In rou3, `/users/{id}{?page}` becomes `/users/:id`. The
 * compiler refuses an empty segment, which rou3 cannot express. If the result is used as a path, rou3 matches every
 * target that the route matches. There are two exceptions: targets in which the value of `{+name}` is empty, and
 * targets in which the value of `{+name}` or `{/name*}` contains an empty segment. rou3 ignores a slash at the end of a
 * path.
 *
 * Allocates the result and the parts of the path. If the compiler has not checked the route, throws a `TypeError` for a
 * path that rou3 cannot express.
 *
 * @example
 * import { defineRoutes, toRou3 } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ user: '/users/{id}{?page}', file: '/files/{+path}', feed: '/{name}.xml' })
 * toRou3(site.user) //=> '/users/:id'
 * toRou3(site.file) //=> '/files/**:path'
 * toRou3(site.feed) //=> '/{:name}.xml'
 *
 * @category Frameworks
 */
export const toRou3 = <Text extends string>(checked: CheckRou3<Text>): Rou3Path<Text> =>
  writePath(checked as ReadableRoute<Text, unknown>, ROU3) as Rou3Path<Text>

/**
 * Converts a route's path to the `pathname` syntax of a `URLPattern`. In a `URLPattern`, `/users/{id}{?page}` becomes
 * `/users/:id`. If the result is used as the `pathname`, a `URLPattern` matches every target that the route matches and
 * that spells the literals as the result does.
 *
 * Allocates the result and the parts of the path. If the compiler has not checked the route, throws a `TypeError` for a
 * path that a `URLPattern` cannot express.
 *
 * @example
 * import { defineRoutes, toUrlPattern } from 'uri-ts/routes'
 *
 * const site = defineRoutes({ user: '/users/{id}{?page}', file: '/files/{+path}', feed: '/{name}.xml' })
 * toUrlPattern(site.user) //=> '/users/:id'
 * toUrlPattern(site.file) //=> '/files/:path(.*)'
 * toUrlPattern(site.feed) //=> '/{:name}.xml'
 *
 * @category Frameworks
 */
export const toUrlPattern = <Text extends string>(checked: CheckUrlPattern<Text>): UrlPatternPath<Text> =>
  writePath(checked as ReadableRoute<Text, unknown>, URL_PATTERN) as UrlPatternPath<Text>
