/**
 * Compares how this library and the routers of web frameworks match routes. A route's path, converted to a framework's
 * syntax, must match the same targets as the route.
 */
import { createRequire } from 'node:module'
import * as fc from 'fast-check'
import FindMyWay from 'find-my-way'
import * as E from 'fp-ts/Either'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { TrieRouter } from 'hono/router/trie-router'
import { getPath } from 'hono/utils/url'
import { pathToRegexp } from 'path-to-regexp'
import { defineRoutes, matchRoute, toExpress, toFastify, toHono } from 'uri-ts/routes'
import { parseExpress } from 'uri-ts/template'
import { expect } from 'vitest'
import { law } from '../../support/law'

const require = createRequire(createRequire(import.meta.url).resolve('router'))
const ofExpress: { readonly pathToRegexp: typeof pathToRegexp } = require('path-to-regexp')

const LITERALS = [
  '/a',
  '/B',
  '/b:c',
  '/x(y)',
  '/v1.2',
  '/@me',
  '/@1',
  '/~',
  "/!$&'",
  '/+,;=',
  '/é',
  '/a*b',
  '/%2F',
  '/-',
  '/.well-known',
]

const VARIABLES = [
  '/{n}',
  '/{n.m}',
  '/{1}',
  '/{_n}',
  '/v{n}',
  '/{n}.json',
  '/{n}-{m}',
  '/{n}.{m}',
  '/{n}to{m}',
  '/{n}1',
]

const ENDS = ['', '', '/', '/{+r}', '{/r*}', '{/o}']

const QUERIES = ['', '{?q}', '?x=1{&y}']

const text = fc
  .tuple(
    fc.array(fc.constantFrom(...LITERALS, ...VARIABLES, ...VARIABLES), { maxLength: 4 }),
    fc.constantFrom(...ENDS),
    fc.constantFrom(...QUERIES),
  )
  .map(([segments, end, query]) => {
    const path = segments.map((segment, index) => segment.replace(/\}/g, `${index}}`)).join('') + end
    return `${path.startsWith('/') || path.startsWith('{/') ? path : '/'}${query}`
  })

const PIECES = [
  '/',
  '/',
  'a',
  'B',
  'b:c',
  'x(y)',
  'v1.2',
  '@me',
  '@1',
  '~',
  "!$&'",
  '+,;=',
  '%C3%A9',
  'a*b',
  '%2F',
  '-',
  '.',
  '%20',
]

const targetOf = (route: string) =>
  fc
    .tuple(fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }), fc.constantFrom('', '', '/', '/a', '.', 'A'))
    .map(([pieces, end]) => {
      const values = [...pieces]
      const path = route
        .replace(/\{?[?#].*/, '')
        .replace(/\{\/r\*\}/, () => (values.length > 1 ? `/${values.join('/')}` : ''))
        .replace(/\{\/o\}/, () => (values.length > 0 ? `/${values.pop()}` : ''))
        .replace(/\{[^}]*\}/g, () => values.pop() ?? 'x')
        .replace(/é/g, '%C3%A9')
      return (path || '/') + end
    })

const routeAndTarget = text.chain((route) =>
  fc.tuple(
    fc.constant(route),
    fc.oneof(
      targetOf(route),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`),
    ),
  ),
)

/**
 * Returns whether a target contains dot segments. Browsers resolve dot segments before sending a request. Unlike other
 * routers, this library's router does not match such targets.
 */
const hasDots = (target: string): boolean => /(\/|%2F)\.\.?(\/|%2F|$)/i.test(target)

const routeOf = (text: string) => defineRoutes({ route: text } as unknown as { route: '/' }).route

const ours = (text: string, target: string): Readonly<Record<string, unknown>> | undefined => {
  const read = matchRoute(routeOf(text))(target)
  return E.isRight(read) ? read.right : undefined
}

/** Returns whether a target contains an empty segment, which no variable in this library matches. */
const hasEmpty = (target: string): boolean => /\/(\/|$)/.test(target)

const isSplit = (text: string, target: string): boolean =>
  /\w\}[^/{]+\{\w/.test(text) && /[.-].*[.-]|to.*to/.test(target)

const hasWithin = (text: string): boolean => /[^/]\{\w|\w\}[^/{]/.test(text.replace(/\{?[?#].*/, ''))

const written = (write: () => string): string | undefined => {
  try {
    return write()
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError)
    return undefined
  }
}

law('parseExpress reads what toExpress writes; the rest becomes a list', [text], (text) => {
  const parsed = parseExpress(toExpress(routeOf(text)))
  const path = text.replace(/\{?[?#].*/, '').replace(/\/\{\+r\}$/, '{/r*}')
  expect([text, E.isRight(parsed) && parsed.right.text]).toEqual([text, path.replace(/é/g, '%C3%A9')])
})

const hasDotsWithin = (text: string, target: string): boolean =>
  hasWithin(text) && target.split('/').some((segment) => /^\.|\.$|\W\.|\.\W|to\.|\.to|v\./.test(segment))

law('Express 5 matches the targets of a route, and with a slash at the end', [routeAndTarget], ([text, target]) => {
  if (hasDots(target) || hasDotsWithin(text, target) || isSplit(text, target)) return
  const path = toExpress(routeOf(text))
  const isOurs = ours(text, target) !== undefined
  for (const { pathToRegexp: compile } of [{ pathToRegexp }, ofExpress]) {
    const isTheirs = compile(path, { sensitive: true }).regexp.test(target)
    if (isOurs || !target.endsWith('/')) expect([text, target, path, isTheirs]).toEqual([text, target, path, isOurs])
    if (isOurs) expect(compile(path).regexp.test(target)).toBe(true)
  }
})

law('Fastify 5 matches the targets of a route, and empty variables', [routeAndTarget], ([text, target]) => {
  const path = written(() => toFastify(routeOf(text)))
  if (hasDots(target) || path === undefined) return
  const router = FindMyWay()
  router.on('GET', path, () => undefined)
  const isOurs = ours(text, target) !== undefined
  const isTheirs = router.find('GET', target) !== null
  if (isOurs || !(hasEmpty(target) || hasWithin(text)))
    expect([text, target, path, isTheirs]).toEqual([text, target, path, isOurs])
})

law('Hono 4 matches the targets of a route, unless the rest is empty', [routeAndTarget], ([text, target]) => {
  const path = written(() => toHono(routeOf(text)))
  if (hasDots(target) || path === undefined) return
  const values = ours(text, target)
  const isOurs = values !== undefined && values['r'] !== ''
  for (const router of [new TrieRouter<number>(), new RegExpRouter<number>()]) {
    router.add('GET', path, 1)
    const [found] = router.match('GET', getPath(new Request(`http://example.com${target}`)))
    expect([text, target, path, found.length > 0]).toEqual([text, target, path, isOurs])
  }
})
