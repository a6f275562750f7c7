import { createRequire } from 'node:module'
import type { Router as HonoRouterOf } from 'hono/router'
import { LinearRouter } from 'hono/router/linear-router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { TrieRouter } from 'hono/router/trie-router'
import { type AnyView, createSpans, PATH_END, PATH_START } from 'uri-ts'
import {
  compileRoutes,
  createParams,
  findRoute,
  findRouteIn,
  matchRoute,
  type Router,
  scanRequestTarget,
  showRouteError,
} from 'uri-ts/http'

const require = createRequire(import.meta.url)
const findMyWay = require('find-my-way') as typeof import('find-my-way')

export type Method = 'GET' | 'POST'
export interface Route {
  readonly method: Method
  /** In the syntax of find-my-way and hono: `/users/:id`, `/static/*`. */
  readonly path: string
}

export interface Input {
  readonly method: Method
  readonly target: string
  readonly view: AnyView
}

export interface RouterContestant {
  readonly name: string
  readonly call: (input: Input) => unknown
}

export const FIND = 'uri-ts findRoute'
export const MATCH = 'uri-ts matchRoute'
export const SCAN_AND_FIND = 'uri-ts scanRequestTarget + findRouteIn'
export const FIND_MY_WAY = 'find-my-way find'
export const REG_EXP_ROUTER = 'hono RegExpRouter match'

const patternOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{+rest}')

const compiled = (routes: readonly Route[], method: Method): Router => {
  const entries = routes
    .filter((route) => route.method === method)
    .map(({ path }) => ({ name: path, pattern: patternOf(path) }))
  const router = compileRoutes(entries)
  if (router._tag === 'Left') throw new Error(showRouteError(router.left))
  return router.right
}

const handler = (): void => {}

type HonoRouter = HonoRouterOf<() => void>

/** Hono's routers take a path. What has a query is cut by whoever calls them, as `Hono` does. */
const honoCall = (router: HonoRouter, routes: readonly Route[]): RouterContestant['call'] => {
  for (const { method, path } of routes) router.add(method, path, handler)
  return ({ method, target }) => {
    const question = target.indexOf('?')
    return router.match(method, question < 0 ? target : target.slice(0, question))
  }
}

/** Where there is no query, nobody looks for one. */
const honoPathCall = (router: HonoRouter, routes: readonly Route[]): RouterContestant['call'] => {
  for (const { method, path } of routes) router.add(method, path, handler)
  return ({ method, target }) => router.match(method, target)
}

/** A router of its own for each contestant. In the tree of find-my-way and in ours a method is chosen first. */
export const routerContestants = (routes: readonly Route[], hasQuery: boolean): readonly RouterContestant[] => {
  const routers = { GET: compiled(routes, 'GET'), POST: compiled(routes, 'POST') }
  const matches = { GET: matchRoute(routers.GET), POST: matchRoute(routers.POST) }
  const params = createParams(routers.GET.paramCount > routers.POST.paramCount ? routers.GET : routers.POST)
  const spans = createSpans()
  const tree = findMyWay()
  for (const { method, path } of routes) tree.on(method, path, handler)
  const hono = hasQuery ? honoCall : honoPathCall
  return [
    { name: FIND, call: ({ method, view }) => findRoute(routers[method], view, params) },
    { name: MATCH, call: ({ method, view }) => matches[method](view) },
    {
      name: SCAN_AND_FIND,
      call: ({ method, target }) =>
        scanRequestTarget(method, target, spans) > 0
          ? findRouteIn(routers[method], target, spans[PATH_START], spans[PATH_END], params)
          : -1,
    },
    { name: FIND_MY_WAY, call: ({ method, target }) => tree.find(method, target) },
    { name: REG_EXP_ROUTER, call: hono(new RegExpRouter(), routes) },
    { name: 'hono TrieRouter match', call: hono(new TrieRouter(), routes) },
    { name: 'hono LinearRouter match', call: hono(new LinearRouter(), routes) },
  ]
}
