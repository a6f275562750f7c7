import { createRequire } from 'node:module'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { Memoirist } from 'memoirist'
import { addRoute, createRouter, findRoute } from 'rou3'
import { compileRouter } from 'rou3/compiler'
import { defineRoutes, type RouteTable, routeMatcher, routeReader } from 'uri-ts/routes'
import type { Route } from './router-sets'

const require = createRequire(import.meta.url)
const findMyWay = require('find-my-way') as typeof import('find-my-way')
const querystring = require('fast-querystring') as typeof import('fast-querystring')

/**
 * Finds the route that matches a request-target, and reads the decoded parameters and the value of `page` in the query.
 */
export type Pipeline = (target: string) => unknown

export interface Contestant {
  readonly name: string
  readonly of: 'uri-ts' | 'rival'
  readonly call: Pipeline
}

export const READER = 'routeReader'
export const MATCHER = 'routeMatcher'
export const FIND_MY_WAY = 'find-my-way'
export const FIND_MY_WAY_COMPILED = 'find-my-way compile()'
export const MEMOIRIST = 'memoirist + fast-querystring'
export const ROU3_COMPILED = 'rou3 compiled + fast-querystring'

const patternOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{+rest}')

export const tableOf = (routes: readonly Route[]): RouteTable =>
  defineRoutes(Object.fromEntries(routes.map(({ path }) => [path, patternOf(path)])) as never)

export const tableOfPaths = (paths: readonly string[]): RouteTable =>
  defineRoutes(Object.fromEntries(paths.map((path) => [path, `${patternOf(path)}{?page}`])) as never)

const handler = (): void => {}

export const parseQuery: Pipeline = (target) => querystring.parse(target.slice(target.indexOf('?') + 1))

const withQuery =
  (find: (path: string) => unknown): Pipeline =>
  (target) => {
    const question = target.indexOf('?')
    const found = find(question < 0 ? target : target.slice(0, question))
    if (found === null || found === undefined || question < 0) return found
    return { found, page: querystring.parse(target.slice(question + 1))['page'] }
  }

const findMyWayOf = (paths: readonly string[]) => {
  const router = findMyWay()
  for (const path of paths) router.on('GET', path, handler)
  return router
}

const memoiristOf = (paths: readonly string[]): Pipeline => {
  const router = new Memoirist<() => void>()
  for (const path of paths) router.add('GET', path, handler)
  return withQuery((path) => router.find('GET', path))
}

const rou3Of = (paths: readonly string[]) => {
  const router = createRouter<() => void>()
  for (const path of paths) addRoute(router, 'GET', path.replace(/\*$/, '**:rest'), handler)
  return router
}

/** Omits `/users/me`: `RegExpRouter` rejects a literal segment where another route has a parameter. */
const honoOf = (paths: readonly string[]): Pipeline => {
  const router = new RegExpRouter<() => void>()
  for (const path of paths) if (path !== '/users/me') router.add('GET', path, handler)
  return withQuery((path) => router.match('GET', path))
}

export const contestantsFor = (paths: readonly string[]): readonly Contestant[] => {
  const table = tableOfPaths(paths)
  const tree = findMyWayOf(paths)
  const compiled = findMyWayOf(paths)
  compiled.compile()
  const rou3 = rou3Of(paths)
  const rou3Compiled = compileRouter(rou3)
  const rivals: ReadonlyArray<readonly [string, Pipeline]> = [
    [FIND_MY_WAY, (target) => tree.find('GET', target)],
    [FIND_MY_WAY_COMPILED, (target) => compiled.find('GET', target)],
    [MEMOIRIST, memoiristOf(paths)],
    ['rou3 + fast-querystring', withQuery((path) => findRoute(rou3, 'GET', path))],
    [ROU3_COMPILED, withQuery((path) => rou3Compiled('GET', path))],
    ['hono RegExpRouter + fast-querystring', honoOf(paths)],
  ]
  return [
    { name: READER, of: 'uri-ts', call: routeReader(table) },
    { name: MATCHER, of: 'uri-ts', call: routeMatcher(table) },
    ...rivals.map(([name, call]) => ({ name, of: 'rival' as const, call })),
  ]
}
