export {
  compileRoutes,
  createParams,
  decodeParams,
  findRoute,
  findRouteIn,
  matchRoute,
  type Params,
  type Patterns,
  type RouteIndex,
  type RouteMatch,
  type Router,
  routes,
} from './router'
export { type RouteEntry, type RouteError, type RouteReason, showRouteError } from './router-error'
