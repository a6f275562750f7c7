/**
 * Compares how route tables and other libraries' routers match targets. Each router receives the paths of all the
 * routes in a table. `docs/frameworks.md` describes the differences that the tests allow.
 */
import { createMemoryHistory } from '@tanstack/history'
import * as tanStack from '@tanstack/router-core'
import { matchRoutes } from 'react-router'
import { addRoute, createRouter, findRoute } from 'rou3'
import { defineRoutes, toReactRouter, toRou3, toTanStackRouter, toUrlPattern } from 'uri-ts/routes'
import { URLPattern } from 'urlpattern-polyfill'
import { expect, it } from 'vitest'
import { compareRouter, decodeValues, matches, type Router, restOf } from './compare-router'

const STORES = {
  createMutableStore: tanStack.createNonReactiveMutableStore,
  createReadonlyStore: tanStack.createNonReactiveReadonlyStore,
  batch: (run: () => void) => run(),
}

const ROUTERS: Readonly<Record<string, Router>> = {
  'React Router 7': {
    write: (route) => toReactRouter(route),
    find: (paths, target) => {
      const routes = paths.map((path, index) => ({ path, id: `${index}`, caseSensitive: true }))
      const [match] = matchRoutes(routes, { pathname: target }) ?? []
      return match && { index: Number(match.route.id), values: match.params }
    },
    alike: (target) => [target, target.replace(/\/+$/, '') || '/', target.replace(/\/*$/, '/')],
    reads: () => true,
    // React Router does not match a wildcard whose value contains a line break.
    misses: ({ pattern }, target) => /\{\+|\*\}/.test(pattern) && /%0[AD]|%E2%80%A[89]/.test(target),
  },
  'TanStack Router 1': {
    write: (route) => toTanStackRouter(route),
    find: (paths, target) => {
      const root = new tanStack.BaseRootRoute({})
      const unique = [...new Set(paths)]
      const routes = unique.map((path) => new tanStack.BaseRoute({ getParentRoute: () => root, path }))
      const router = new tanStack.RouterCore(
        { routeTree: root.addChildren(routes), caseSensitive: true, history: createMemoryHistory(), isServer: true },
        () => STORES,
      )
      const { pathname } = router.parseLocation({
        pathname: target,
        href: target,
        search: '',
        hash: '',
        state: {} as never,
      })
      const [, values, found] = router.getMatchedRoutes(pathname)
      const index = routes.indexOf(found as never)
      return index < 0 || '**' in values ? undefined : { index: paths.indexOf(String(unique[index])), values }
    },
    alike: (target) => [target, target.replace(/\/+$/, '') || '/', target.replace(/\/*$/, '/')],
    reads: () => true,
    misses: () => false,
  },
  'rou3 1': {
    write: (route) => toRou3(route),
    find: (paths, target) => {
      const router = createRouter<number>()
      paths.forEach((path, index) => {
        addRoute(router, 'GET', path, index)
      })
      const found = findRoute(router, 'GET', target) as { data: number; params?: Record<string, string> } | undefined
      return found && { index: found.data, values: decodeValues(found.params ?? {}) }
    },
    alike: (target) => [target, target.replace(/\/$/, '') || '/', target.replace(/\/?$/, '/')],
    reads: () => true,
    misses: (route, target) => /^$|^\/|\/\/|\/$/.test(String(restOf(route, target) ?? 'x')),
  },
  URLPattern: {
    write: (route) => toUrlPattern(route),
    find: (paths, target) => {
      const all = paths.map((pathname) => new URLPattern({ pathname }).exec({ pathname: target }))
      const index = all.findIndex((found) => found !== null)
      return index < 0 ? undefined : { index, values: decodeValues(all[index]?.pathname.groups ?? {}) }
    },
    alike: (target) => [target],
    // The URLPattern polyfill reads the `a` in `//a` as a host.
    reads: (target) => !target.startsWith('//'),
    misses: () => false,
  },
}

for (const [name, router] of Object.entries(ROUTERS)) compareRouter(name, router)

it.each([
  ['/FILES/a', true],
  ['/files', true],
  ['/files/a%0Ab', false],
])('React Router may differ from the route for %s', (pathname, isMatch) => {
  const { file } = defineRoutes({ file: '/files/{+path}' })
  expect(matches(file, pathname)).toBe(!isMatch)
  expect(matchRoutes([{ path: toReactRouter(file) }], { pathname }) !== null).toBe(isMatch)
})

it('React Router reads a slash where a value contains the text %2F', () => {
  const { user } = defineRoutes({ user: '/users/{id}' })
  const [match] = matchRoutes([{ path: toReactRouter(user) }], { pathname: user.link({ id: 'a%2Fb' }) }) ?? []
  expect(match?.params).toEqual({ id: 'a/b' })
})
