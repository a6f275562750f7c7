/** Compares how route tables and the Express, Fastify and Hono routers match targets. */
import { Router as createExpressRouter, type Request, type Response } from 'express'
import FindMyWay from 'find-my-way'
import { Hono } from 'hono'
import { type AnyRoute, toExpress, toFastify, toHono } from 'uri-ts/routes'
import { compareRouter, type Found, type Router, restOf } from './compare-router'

const isShared = ({ pattern }: AnyRoute): boolean => /[^/]\{\w|\w\}[^/{]/.test(pattern)

const hasLineBreak = (target: string): boolean => /%0[AD]|%E2%80%A[89]/.test(target)

/** Returns whether any segment of a route has several variables. Routers differ in how they split such a segment. */
const isSplit = ({ pattern }: AnyRoute): boolean => /\w\}[^/{]+\{\w/.test(pattern)

const ROUTERS: Readonly<Record<string, Router>> = {
  'Express 5': {
    write: (route) => toExpress(route),
    find: (paths, target) => {
      let found: Found | undefined
      const router = createExpressRouter({ caseSensitive: true })
      paths.forEach((path, index) => {
        router.get(path, ({ params }) => {
          found = { index, values: params as Record<string, string> }
        })
      })
      router({ method: 'GET', url: target } as Request, {} as Response, () => undefined)
      return found
    },
    alike: (target) => [target, target.replace(/\/$/, '') || '/', target.replace(/\/?$/, '/')],
    reads: () => true,
    misses: (route) => isSplit(route),
  },
  'Fastify 5': {
    write: (route) => toFastify(route),
    find: (paths, target) => {
      const router = FindMyWay()
      const found = new Map<unknown, number>()
      for (const [index, path] of paths.entries()) {
        const handler = () => undefined
        router.on('GET', path, handler)
        found.set(handler, index)
      }
      const match = router.find('GET', target)
      return match === null
        ? undefined
        : { index: Number(found.get(match.handler)), values: match.params as Found['values'] }
    },
    alike: (target) => [target],
    reads: () => true,
    misses: (route, target) => isSplit(route) || (isShared(route) && hasLineBreak(target)),
    adds: (route, target) => isShared(route) || /\/(\/|$)/.test(target),
  },
  'Hono 4': {
    write: (route) => toHono(route),
    find: (paths, target) => {
      let found: Found | undefined
      const app = new Hono()
      paths.forEach((path, index) => {
        app.get(path, (c) => {
          found ??= { index, values: c.req.param() }
          return c.body(null)
        })
      })
      app.fetch(new Request(`http://example.com${target}`))
      return found
    },
    alike: (target) => [target],
    reads: () => true,
    misses: (route, target) => /^$|[\n\r\u2028\u2029]/.test(String(restOf(route, target) ?? 'x')),
  },
}

for (const [name, router] of Object.entries(ROUTERS)) compareRouter(name, router)
