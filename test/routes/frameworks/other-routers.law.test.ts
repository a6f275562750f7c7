/**
 * Compares how route tables and routers match targets. Each router receives the paths of all the routes in a table. The
 * differences that the tests allow are the differences that `docs/frameworks.md` describes.
 */
import { createMemoryHistory } from '@tanstack/history'
import * as tanStack from '@tanstack/router-core'
import * as fc from 'fast-check'
import type { Either } from 'fp-ts/Either'
import { matchRoutes } from 'react-router'
import { addRoute, createRouter, findRoute } from 'rou3'
import {
  type AnyRoute,
  defineRoutes,
  matchRoute,
  toReactRouter,
  toRou3,
  toTanStackRouter,
  toUrlPattern,
} from 'uri-ts/routes'
import { URLPattern } from 'urlpattern-polyfill'
import { expect, it } from 'vitest'
import { law } from '../../support/law'

const LITERALS = ['/a', '/B', '/b:c', '/x(y)', '/v1.2', '/@me', "/!$&'", '/+,;=', '/é', '/a*b', '/%2F', '/-', '/.well']

const WHOLE = ['/{n}', '/{n}', '/{n}', '/{_n}', '/{1}', '/{n.m}']

const WITHIN = ['/v{n}', '/{n}.json', '/{n}-{m}', '/{n}to{m}', '/{n}1']

const ENDS = ['', '', '', '/', '/{+r}', '{/r*}', '{/o}', '/{/o}', '/{/r*}', '//x']

const pattern = fc
  .tuple(
    fc.array(fc.constantFrom(...LITERALS, ...WHOLE, ...WHOLE, ...WITHIN), { maxLength: 3 }),
    fc.constantFrom(...ENDS),
  )
  .map(([segments, end]) => segments.map((text, index) => text.replace(/\}/g, `${index}}`)).join('') + end || '/')
  .filter((text) => text !== '//x')

const routeOf = (text: string): AnyRoute => defineRoutes({ route: text } as unknown as { route: '/' }).route

const PIECES = ['a', 'B', 'b:c', 'x(y)', 'v1.2', '@me', '1', "!$&'", '%C3%A9', 'a*b', '%2F', '-', '.', '%20', 'to']

const word = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 2 }).map((pieces) => pieces.join(''))

const targetOf = (text: string) =>
  fc
    .tuple(fc.array(word, { minLength: 8, maxLength: 8 }), fc.constantFrom('', '', '', '/', '/a', 'A'))
    .map(([values, end]) => {
      const rest = [...values]
      const path = text
        .replace('{/r*}', () => `/${rest.pop()}/${rest.pop()}`)
        .replace('{/o}', () => `/${rest.pop()}`)
        .replace(/\{[^}]*\}/g, () => String(rest.pop()))
        .replace(/é/g, '%C3%A9')
      return path + end
    })

const anyTarget = fc.array(fc.constantFrom('/', '/', ...PIECES), { maxLength: 6 }).map((all) => `/${all.join('')}`)

const tableAndTarget = fc
  .array(pattern, { minLength: 1, maxLength: 4 })
  .chain((texts) => fc.tuple(fc.constant(texts), fc.oneof(...texts.map(targetOf), anyTarget)))

const hasDots = (target: string): boolean =>
  /(\/|%2F)\.\.?(\/|%2F|$)/i.test(target) ||
  target.split('/').some((segment) => /^\.|\.$|\W\.|\.\W|to\.|\.to|v\.|\.1/.test(segment))

/** Represents the decoded values and the index of the route that a router found. */
interface Found {
  readonly index: number
  readonly values: Readonly<Record<string, string | undefined>>
}

/** Describes how a test queries a router and how the router's results differ from those of a table. */
interface Router {
  readonly write: (route: AnyRoute) => string
  readonly find: (paths: readonly string[], target: string) => Found | undefined
  /** Lists the targets that the router reads in the same way as the given target. */
  readonly alike: (target: string) => readonly string[]
  /** Returns whether the test asks the router about a target. */
  readonly reads: (target: string) => boolean
  /** Returns whether the router does not match a target that the route matches. */
  readonly misses: (route: AnyRoute, target: string) => boolean
}

const decodeValues = (values: Readonly<Record<string, string | undefined>>): Found['values'] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value && decodeURIComponent(value)]))

const strings = fc.array(fc.string({ unit: 'grapheme-composite', minLength: 1 }), { minLength: 8, maxLength: 8 })

interface AnyLink {
  readonly tryLink: (values: object) => Either<unknown, string>
}

const restOf = (route: AnyRoute, target: string): unknown => {
  const read = matchRoute(route)(target)
  return read._tag === 'Right' && route.pattern.endsWith('{+r}') ? (read.right as { r?: unknown }).r : undefined
}

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
    misses: () => false,
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
    // The URLPattern polyfill reads `//a` as a host.
    reads: (target) => !target.startsWith('//'),
    misses: () => false,
  },
}

const writtenBy = (write: Router['write'], texts: readonly string[]) =>
  texts.flatMap((text) => {
    const route = routeOf(text)
    try {
      return [{ route, path: write(route) }]
    } catch (error) {
      expect(String(error)).toMatch(/^TypeError: .* cannot be written for /)
      return []
    }
  })

const matches = (route: AnyRoute, target: string): boolean => matchRoute(route)(target)._tag === 'Right'

for (const [name, { write, find, alike, reads, misses }] of Object.entries(ROUTERS)) {
  law(`${name} matches the targets that a table matches`, [tableAndTarget], ([texts, target]) => {
    if (hasDots(target) || !reads(target)) return
    const written = writtenBy(write, texts)
    const paths = written.map(({ path }) => path)
    const found = find(paths, target)
    const theirs = found && written[found.index]?.route
    const mustFind = written.some(({ route }) => matches(route, target) && !misses(route, target))
    const mayFind = theirs === undefined || alike(target).some((each) => matches(theirs, each))
    expect({ target, paths, theirs: theirs?.pattern, mayFind }).toMatchObject({ mayFind: true })
    expect({ target, paths, isFound: found !== undefined || !mustFind }).toMatchObject({ isFound: true })
  })

  law(`${name} follows the links of a table, and reads the same values`, [pattern, strings], (text, values) => {
    const [written] = writtenBy(write, [text])
    // If two variables share a segment, each router may split the segment at a different place.
    if (written === undefined || /\w\}[^/{]+\{\w/.test(text)) return
    const { route, path } = written
    const given = Object.fromEntries(
      Array.from(text.matchAll(/\{[+/]?([^}*]+)(\*?)\}/g), ({ 1: variable = '', 2: star }, index) => [
        variable,
        star ? values.slice(index) : values[index],
      ]),
    )
    const link = (route as unknown as AnyLink).tryLink(given)
    if (link._tag === 'Left' || misses(route, link.right) || !reads(link.right)) return
    const found = find([path], link.right)
    const { r, ...single } = given
    expect({ link: link.right, path, values: found?.values }).toMatchObject({ values: single })
  })
}

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
