/** Creates random route tables with hosts. */
import * as fc from 'fast-check'
import { defineHostRoutes, type RouteTable, route } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
import type { ModelRoute } from '../refimpl/host-routes'

const HOSTS = [
  'example.com',
  '{t}.example.com',
  'www.example.com',
  'a.b.example.com',
  '{t}.b.example.com',
  'a.{u}.example.com',
  '{t}.{u}.example.com',
  '{n}.example.com',
  '{t}.example.org',
  '{t}.localhost',
  'localhost',
]
const PATHS = [
  '/',
  '/a',
  '/a/b',
  '/{x}',
  '/a/{x}',
  '/{x}/b',
  '/{x}/{y}',
  '/{m}',
  '/{m}/b',
  '/a/{+r}',
  '/{+r}',
  '/example/com',
]

/** Generates lists of routes. Each route has a path and may have a host. */
export const modelRoutes: fc.Arbitrary<readonly ModelRoute[]> = fc
  .uniqueArray(
    fc.record({ host: fc.option(fc.constantFrom(...HOSTS), { nil: undefined }), path: fc.constantFrom(...PATHS) }),
    { minLength: 1, maxLength: 8, selector: ({ host, path }) => `${host}${path}` },
  )
  .map((routes) => routes.map((each, index) => ({ ...each, name: `r${index}${each.host === undefined ? '' : '.x'}` })))

export const hosts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('example.com', 'www.example.com', 'a.b.example.com', '7.example.com', 'x.example.org', 'localhost'),
  fc.constantFrom('x.y.example.com', 'WWW.Example.COM', 'x.b.example.com', 'a.x.example.com', 'x.localhost'),
  fc.constantFrom('example.com.', '.example.com', 'a..example.com', '1.2.3.4', 'a.b.c.example.com', 'com', 'evil.test'),
)

export const paths: fc.Arbitrary<string> = fc
  .array(fc.constantFrom('a', 'b', 'c', '7', 'example', 'com', '2', 'a.b', '~', '', '..'), { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`)

/** Creates a table of the given routes, or returns `undefined` if two routes match the same paths on the same host. */
export const tableOf = (routes: readonly ModelRoute[]): RouteTable | undefined => {
  const entries = routes.map(({ name, host, path }) => {
    const [key = ''] = name.split('.')
    const entry = route(path as '/', (path.includes('{m}') ? { m: int } : {}) as never)
    const prefix = route(`//${host}` as '/', (host?.includes('{n}') ? { n: int } : {}) as never)
    return [key, host === undefined ? entry : [prefix, { x: entry }]]
  })
  try {
    return defineHostRoutes(Object.fromEntries(entries) as never) as RouteTable
  } catch (error) {
    if (/matches the same paths/.test(String(error))) return undefined
    throw error
  }
}
