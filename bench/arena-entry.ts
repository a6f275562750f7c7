/**
 * Adds this library to Hono's router benchmark, `benchmarks/routers` in the honojs/hono repository. Copy this file to
 * the benchmark's `src` folder, install `uri-ts`, and add `uriTsRouter(routes, handler)` to the list of routers in
 * `bench.mts`.
 */
import { defineRoutes, dispatcher } from 'uri-ts/routes'

export interface Route {
  readonly method: string
  readonly path: string
}

export interface RouterInterface {
  readonly name: string
  readonly match: (route: Route) => unknown
}

const patternOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{+rest}')

export const uriTsRouter = (routes: readonly Route[], handler: (params: unknown) => unknown): RouterInterface => {
  const handlers: Record<string, Record<string, typeof handler>> = {}
  for (const { method, path } of routes) {
    handlers[path] ??= {}
    Object.assign(handlers[path], { [method.toLowerCase()]: handler })
  }
  const table = defineRoutes(Object.fromEntries(routes.map(({ path }) => [path, patternOf(path)])) as never)
  const dispatch = dispatcher(table)(handlers as never) as (method: string, path: string) => unknown
  return { name: 'uri-ts', match: ({ method, path }) => dispatch(method, path) }
}
