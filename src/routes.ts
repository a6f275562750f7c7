export { decodeParams, matchPath, type Params, type RouteMatch } from './routes/router/match-route'
export {
  compileRouter,
  createParams,
  findRoute,
  findRouteIn,
  findStaticRoute,
  type Patterns,
  type RouteIndex,
  type Router,
} from './routes/router/router'
export { type RouteEntry, type RouteError, type RouteReason, showRouteError } from './routes/router/router-error'
export { type AbsoluteLinks, absoluteLinks } from './routes/tables/absolute-links'
export { dispatcher, type Handlers, routeMatcher, type TableMatch } from './routes/tables/route-match'
export type { TableError } from './routes/tables/route-table'
export { defineRoutes, defineRoutesUnder, type Route, type Routes, type RouteTable } from './routes/tables/routes'
