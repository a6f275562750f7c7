import { createRequire } from 'node:module'
import { createMultiMatcher } from '@remix-run/route-pattern/match'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { Memoirist } from 'memoirist'
import { addRoute, createRouter, findRoute } from 'rou3'
import type { Route, RouterInterface } from './arena-entry'

const findMyWay = createRequire(import.meta.url)('find-my-way') as typeof import('find-my-way')

const handler = (): void => {}

const decoded = (value: string): string => (value.includes('%') ? decodeURIComponent(value) : value)

const memoirist = (routes: readonly Route[]): RouterInterface => {
  const router = new Memoirist<() => void>({ onParam: decoded })
  for (const { method, path } of routes) router.add(method, path, handler)
  return { name: 'memoirist', match: ({ method, path }) => router.find(method, path) }
}

const decodeAll = (params: Record<string, string>): void => {
  for (const name in params) params[name] = decoded(params[name] as string)
}

const rou3 = (routes: readonly Route[]): RouterInterface => {
  const router = createRouter<() => void>()
  for (const { method, path } of routes) addRoute(router, method, path.replace(/\*$/, '**:rest'), handler)
  const match = ({ method, path }: Route): unknown => {
    const found = findRoute(router, method, path) as { readonly params?: Record<string, string> } | undefined
    if (found?.params !== undefined) decodeAll(found.params)
    return found
  }
  return { name: 'rou3', match }
}

const findMyWayRouter = (routes: readonly Route[]): RouterInterface => {
  const router = findMyWay()
  for (const { method, path } of routes) router.on(method as 'GET', path, handler)
  return { name: 'find-my-way', match: ({ method, path }) => router.find(method as 'GET', path) }
}

/** `RegExpRouter` returns indices into an array of strings, so `match` looks up each parameter in this array. */
const regExpRouter = (routes: readonly Route[]): RouterInterface => {
  const router = new RegExpRouter<() => void>()
  for (const { method, path } of routes) router.add(method, path, handler)
  const match = ({ method, path }: Route): unknown => {
    const [found, texts] = router.match(method, path)
    if (texts === undefined || texts.length === 0 || found[0] === undefined) return found
    const params: Record<string, string> = {}
    const [[call, indices]] = found
    for (const name in indices) params[name] = decoded(texts[indices[name] as number] as string)
    return { handler: call, params }
  }
  return { name: 'RegExpRouter', match }
}

const routePattern = (routes: readonly Route[]): RouterInterface => {
  const router = createMultiMatcher<() => void>()
  for (const { path } of routes) router.add(path.replace(/\*$/, '*rest'), handler)
  const urls = new Map<string, URL>()
  const urlOf = (path: string): URL => {
    const url = urls.get(path) ?? new URL(path, 'https://example.com')
    urls.set(path, url)
    return url
  }
  return { name: 'route-pattern', match: ({ path }) => router.match(urlOf(path)) }
}

export const rivalsFor = (routes: readonly Route[]): readonly RouterInterface[] =>
  [memoirist, rou3, findMyWayRouter, regExpRouter, routePattern].flatMap((create) => {
    try {
      const rival = create(routes)
      rival.match({ method: 'GET', path: '/' })
      return [rival]
    } catch (error) {
      console.error(`left out: ${create.name}: ${(error as Error).message}`)
      return []
    }
  })
