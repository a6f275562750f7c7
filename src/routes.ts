/**
 * This file is the entry point `uri-ts/routes`. The entry point exports functions that create routers, route tables and
 * links.
 */

import './core/inspect/inspect'

export type { CheckExpress as $CheckExpress, ExpressPath } from '../types/routes/frameworks/express-path'
export type { CheckFastify as $CheckFastify, FastifyPath } from '../types/routes/frameworks/fastify-path'
export type { CheckHono as $CheckHono, HonoPath } from '../types/routes/frameworks/hono-path'
export type { CheckNextJs as $CheckNextJs, NextJsPath } from '../types/routes/frameworks/next-js-path'
export type { PathsOf, RoutesOfPaths } from '../types/routes/frameworks/openapi'
export type {
  CheckReactRouter as $CheckReactRouter,
  CheckRou3 as $CheckRou3,
  CheckTanStackRouter as $CheckTanStackRouter,
  CheckUrlPattern as $CheckUrlPattern,
  ReactRouterPath,
  Rou3Path,
  TanStackRouterPath,
  UrlPatternPath,
} from '../types/routes/frameworks/router-paths'
export type { CheckHostTable as $CheckHostTable } from '../types/routes/hosts/checked-host-table'
export type { CheckTable as $CheckTable } from '../types/routes/links/checked-table'
export type { ExactValues as $ExactValues } from '../types/routes/links/exact-values'
export type { CheckSiteBase as $CheckSiteBase } from '../types/routes/links/site-base'
export type { RouteTaken as $RouteTaken } from '../types/routes/links/values'
export type { CheckPrefix as $CheckPrefix } from '../types/routes/patterns/checked-prefix'
export type { CheckPatterns as $CheckPatterns } from '../types/routes/router/checked-patterns'
export {
  type ExpressAnswer,
  expressHandler,
  type FastifyAnswer,
  fastifyHandler,
  type HonoAnswer,
  type HonoContext,
  honoHandler,
  honoParams,
  honoTarget,
  type WithCode,
  type WithOriginalUrl,
} from './routes/frameworks/adapters'
export {
  type HandlerOptions,
  type RefusedTarget,
  type RouteAnswer,
  routeHandler,
} from './routes/frameworks/route-handler'
export { toExpress } from './routes/frameworks/to-express'
export { toFastify } from './routes/frameworks/to-fastify'
export { toHono } from './routes/frameworks/to-hono'
export { toNextJs } from './routes/frameworks/to-next-js'
export { toReactRouter, toRou3, toTanStackRouter, toUrlPattern } from './routes/frameworks/to-other-routers'
export { type TypedLinks, typedLinks } from './routes/frameworks/typed-links'
export { defineHostRoutes } from './routes/hosts/define-host-routes'
export { type AbsoluteLinks, absoluteLinks } from './routes/links/absolute-links'
export { defineRoutes, defineRoutesUnder, type Routes } from './routes/links/define-routes'
export type { LinkError } from './routes/links/link-error'
export type {
  AnyRoute,
  LinkOrThrow,
  LinkText as $LinkText,
  Loose as $Loose,
  ParamsOf,
  ReadableRoute,
  Route,
  RouteTable,
  TryLink,
} from './routes/links/route'
export type { CheckCodecs as $CheckCodecs } from './routes/links/route-entry'
export { type CodedRoute, route, type TableEntries, type TableEntry } from './routes/links/route-entry'
export type { PatternReason } from './routes/patterns/messages'
export type { RouteEntry, RouteError, RouteReason } from './routes/patterns/route-error'
export type { RequestPolicy } from './routes/query/policy'
export { type QueryReaderOptions, type QueryValues, queryReader } from './routes/query/query-reader'
export type { MatchError, MatchReason } from './routes/request/match-error'
export { findRoute, findRouteIn, findStaticRoute } from './routes/router/find-route'
export { decodeParams, matchPath, type Params, type RouteMatch } from './routes/router/match-path'
export { compileRouter, createParams, type Patterns, type RouteIndex, type Router } from './routes/router/router'
export { type Dispatch, type Dispatcher, dispatcher } from './routes/tables/dispatch'
export type { Handlers, RouteHandler } from './routes/tables/handlers'
export { matchRoute } from './routes/tables/match-route'
export { routeMatcher, routeReader } from './routes/tables/route-matcher'
export { routeTemplate } from './routes/tables/route-template'
export type {
  AnyTable,
  MatchesOf as $MatchesOf,
  NeedsRoutes as $NeedsRoutes,
  TableMatch,
} from './routes/tables/table-match'
