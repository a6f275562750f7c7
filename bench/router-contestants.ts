import { createRequire } from 'node:module'
import type { Router as HonoRouterOf } from 'hono/router'
import { LinearRouter } from 'hono/router/linear-router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { TrieRouter } from 'hono/router/trie-router'
import { type AnyView, showError } from 'uri-ts'
import { scanRequestTarget } from 'uri-ts/http'
import {
  createParams,
  defineRoutes,
  findRoute,
  findRouteIn,
  matchPath,
  type Router,
  type RouteTable,
  routeMatcher,
} from 'uri-ts/routes'
import { createSpans, PATH_END, PATH_START } from 'uri-ts/scan'
import { compileEntries } from '../src/routes/router/router'
import type { Runner } from './race'
import type { Method, Route } from './router-sets'

const require = createRequire(import.meta.url)
const findMyWay = require('find-my-way') as typeof import('find-my-way')

export interface Input {
  readonly method: Method
  readonly target: string
  readonly view: AnyView
}

export const FIND = 'findRoute'
export const MATCH = 'matchRoute'
const SCAN_AND_FIND = 'scanRequestTarget + findRouteIn'
/** The route table, as a router. */
export const TABLE = 'routeMatcher, of a view'
export const TABLE_OF_TEXT = 'routeMatcher, of a text'
export const FIND_MY_WAY = 'find-my-way'
/** Opt-in: it generates code, with `new Function`. */
const FIND_MY_WAY_COMPILED = 'find-my-way compile()'
export const REG_EXP_ROUTER = 'hono RegExpRouter'

const patternOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{+rest}')

const compiled = (routes: readonly Route[], method: Method): Router => {
  const entries = routes
    .filter((route) => route.method === method)
    .map(({ path }) => ({ name: path, pattern: patternOf(path) }))
  const router = compileEntries(entries)
  if (router._tag === 'Left') throw new Error(showError(router.left))
  return router.right
}

/** The routes as a table for links. The compiler does not know these texts; wrong ones throw. */
export const tableOf = (routes: readonly Route[]): RouteTable =>
  defineRoutes(Object.fromEntries(routes.map(({ path }) => [path, patternOf(path)])) as Record<never, never>)

const tableMatcher = (routes: readonly Route[], method: Method): ((target: string | AnyView) => unknown) => {
  const matcher = routeMatcher(tableOf(routes.filter((route) => route.method === method)))
  if (matcher._tag === 'Left') throw new Error(showError(matcher.left))
  return matcher.right
}

const handler = (): void => {}

type HonoRouter = HonoRouterOf<() => void>

/** Hono's routers take a path. The caller must remove the query, as `Hono` does. */
const honoCall = (router: HonoRouter, routes: readonly Route[]): Runner<Input>['call'] => {
  for (const { method, path } of routes) router.add(method, path, handler)
  return ({ method, target }) => {
    const question = target.indexOf('?')
    return router.match(method, question < 0 ? target : target.slice(0, question))
  }
}

/** If there is no query, the contestant does not look for one. */
const honoPathCall = (router: HonoRouter, routes: readonly Route[]): Runner<Input>['call'] => {
  for (const { method, path } of routes) router.add(method, path, handler)
  return ({ method, target }) => router.match(method, target)
}

/** A separate router for each contestant. find-my-way and this library choose the tree by method first. */
export const routerContestants = (routes: readonly Route[], hasQuery: boolean): ReadonlyArray<Runner<Input>> => {
  const [get, post] = [compiled(routes, 'GET'), compiled(routes, 'POST')]
  const [matchGet, matchPost] = [matchPath(get), matchPath(post)]
  const [tableGet, tablePost] = [tableMatcher(routes, 'GET'), tableMatcher(routes, 'POST')]
  const params = createParams(get.paramCount > post.paramCount ? get : post)
  const spans = createSpans()
  const tree = findMyWay()
  const compiledTree = findMyWay()
  for (const { method, path } of routes) {
    tree.on(method, path, handler)
    compiledTree.on(method, path, handler)
  }
  compiledTree.compile()
  const hono = hasQuery ? honoCall : honoPathCall
  const ours: ReadonlyArray<readonly [string, Runner<Input>['call']]> = [
    [FIND, ({ method, view }) => findRoute(method === 'GET' ? get : post, view, params)],
    [MATCH, ({ method, view }) => (method === 'GET' ? matchGet : matchPost)(view)],
    [
      SCAN_AND_FIND,
      ({ method, target }) =>
        scanRequestTarget(method, target, spans) >= 0
          ? findRouteIn(method === 'GET' ? get : post, target, spans[PATH_START], spans[PATH_END], params)
          : -1,
    ],
    [TABLE, ({ method, view }) => (method === 'GET' ? tableGet : tablePost)(view)],
    [TABLE_OF_TEXT, ({ method, target }) => (method === 'GET' ? tableGet : tablePost)(target)],
  ]
  const rivals: typeof ours = [
    [FIND_MY_WAY, ({ method, target }) => tree.find(method, target)],
    [FIND_MY_WAY_COMPILED, ({ method, target }) => compiledTree.find(method, target)],
    [REG_EXP_ROUTER, hono(new RegExpRouter(), routes)],
    ['hono TrieRouter', hono(new TrieRouter(), routes)],
    ['hono LinearRouter', hono(new LinearRouter(), routes)],
  ]
  return [
    ...ours.map(([name, call]) => ({ name, of: 'uri-ts' as const, call })),
    ...rivals.map(([name, call]) => ({ name, of: 'rival' as const, call })),
  ]
}
