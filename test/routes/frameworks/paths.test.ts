import {
  defineHostRoutes,
  defineRoutes,
  toExpress,
  toFastify,
  toHono,
  toNextJs,
  toReactRouter,
  toRou3,
  toTanStackRouter,
  toUrlPattern,
} from 'uri-ts/routes'
import { parseTemplate } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

/** Creates a route from a string, without using a route table. */
const routeOf = (text: string) => {
  const parsed = parseTemplate(text)
  if (parsed._tag === 'Left') throw new Error(text)
  return { pattern: text as '/', codecs: undefined }
}

describe('toExpress', () => {
  it.each([
    ['/', '/'],
    ['/users/{id}{?page}', '/users/:id'],
    ['/users/{id}?a=b{&c}', '/users/:id'],
    ['/a{?f}', '/a'],
    ['/files/{+path}', '/files/{*path}'],
    ['/files{/path*}', '/files{/*path}'],
    ['{/path*}', '/{*path}'],
    ['{/lang}', '/{:lang}'],
    ['/blog/{year}{/month}', '/blog/:year{/:month}'],
    ['/{name}.{ext}', '/:name.:ext'],
    ['/{from}to{to}', '/:"from"to:to'],
    ['/{a}$', '/:"a"$'],
    ['/{a.b}/{1}/{%41}/{_}', '/:"a.b"/:"1"/:"%41"/:_'],
    ['/a:b/x(1)+!*', '/a\\:b/x\\(1\\)\\+\\!\\*'],
    ['/café', '/caf%C3%A9'],
  ])('writes %s as %s', (text, path) => expect(toExpress(routeOf(text))).toBe(path))
})

describe('toFastify', () => {
  it.each([
    ['/', '/'],
    ['/users/{id}{?page}', '/users/:id'],
    ['/files/{+path}', '/files/*'],
    ['{/path*}', '/*'],
    ['/blog{/year}', '/blog/:year?'],
    ['/{name}.{ext}', '/:name.:ext'],
    ['/v{n}', '/v:n'],
    ['/{1}/{%41}', '/:1/:%41'],
    ['/a:b/café', '/a::b/café'],
  ])('writes %s as %s', (text, path) => expect(toFastify(routeOf(text))).toBe(path))

  it.each([
    [
      '/files{/path*}',
      "'{' cannot be written for Fastify at offset 6; write two routes: one without the list, one with {+name}",
    ],
    ['/{a.b}', "'{' cannot be written for Fastify at offset 1; a name has no dot"],
    ['/{a}to{b}', "'t' cannot be written for Fastify at offset 4; '.' or '-' follows a variable"],
    ['/{a}%41', "'%' cannot be written for Fastify at offset 4; '.' or '-' follows a variable"],
    ['/a/caf%C3%A9', "'%' cannot be written for Fastify at offset 6; write the character itself"],
    ['/a*', "'*' cannot be written for Fastify at offset 2; it would be a wildcard"],
  ])('refuses %s: %s', (text, message) =>
    expect(() => toFastify(routeOf(text))).toThrow(`${JSON.stringify(text)}: path: ${message}`),
  )
})

describe('toHono', () => {
  it.each([
    ['/', '/'],
    ['/users/{id}{?page}', '/users/:id'],
    ['/files/{+path}', '/files/:path{.+}'],
    ['/files{/path*}', '/files/*'],
    ['{/path*}', '/*'],
    ['/blog/{year}{/month}', '/blog/:year/:month?'],
    ['/{a.b}/@me/café', '/:a.b/@me/café'],
    ['/a//b{/path*}', '/a//b/*'],
  ])('writes %s as %s', (text, path) => expect(toHono(routeOf(text))).toBe(path))

  it.each([
    ['/{name}.{ext}', "'{' cannot be written for Hono at offset 1; a variable is a whole segment"],
    ['/v{n}', "'{' cannot be written for Hono at offset 2; a variable is a whole segment"],
    ['/a:b', "':' cannot be written for Hono at offset 2; it would be a variable"],
    ['/a*', "'*' cannot be written for Hono at offset 2; it would be a wildcard"],
    ['/%7E', "'%' cannot be written for Hono at offset 1; write the character itself"],
    ['/@me@1:', "'@' cannot be written for Hono at offset 4; no digit follows '@'"],
    ['/a/{/b}', "'{' cannot be written for Hono at offset 3; no segment is empty"],
    ['/{a}//b{/c}', "'{' cannot be written for Hono at offset 7; no segment is empty"],
  ])('refuses %s: %s', (text, message) =>
    expect(() => toHono(routeOf(text))).toThrow(`${JSON.stringify(text)}: path: ${message}`),
  )
})

describe('toReactRouter', () => {
  it.each([
    ['/', '/'],
    ['/users/{id}{?page}', '/users/:id'],
    ['/files/{+path}', '/files/*'],
    ['/files{/path*}', '/files/*'],
    ['{/lang}', '/:lang?'],
    ['/blog/{year}{/month}', '/blog/:year/:month?'],
    ['/a:b/@me/café', '/a:b/@me/café'],
  ])('writes %s as %s', (text, path) => expect(toReactRouter(routeOf(text))).toBe(path))

  it.each([
    ['/{name}.{ext}', "'{' cannot be written for React Router at offset 1; a variable is a whole segment"],
    ['/{a}/{a.b}', "'{' cannot be written for React Router at offset 5; write a name such as 'id' or 'user_id'"],
    ['/%7E*', "'%' cannot be written for React Router at offset 1; write the character itself"],
    ['/a*%7E', "'*' cannot be written for React Router at offset 2; it would be a wildcard"],
    ['/a//b', "'/' cannot be written for React Router at offset 3; no segment is empty"],
    ['/a/{/b}', "'{' cannot be written for React Router at offset 3; no segment is empty"],
  ])('refuses %s: %s', (text, message) =>
    expect(() => toReactRouter(routeOf(text))).toThrow(`${JSON.stringify(text)}: path: ${message}`),
  )
})

describe('toNextJs', () => {
  it.each([
    ['/', '/'],
    ['/users/{id}{?page}', '/users/[id]'],
    ['/files/{+path}', '/files/[...path]'],
    ['/files{/path*}', '/files/[[...path]]'],
    ['{/path*}', '/[[...path]]'],
    ['/{+path}', '/[...path]'],
    ['/{year}/{month}', '/[year]/[month]'],
    ['/a:b/x(1)/me@/c_d', '/a:b/x(1)/me@/c_d'],
    ['/_a/__b/{_c}/_', '/%5Fa/%5F_b/[_c]/%5F'],
    ['/café/{id}', '/caf%C3%A9/[id]'],
    ['/caf%C3%A9/%7E/{id}', '/caf%C3%A9/%7E/[id]'],
  ])('writes %s as %s', (text, path) => expect(toNextJs(routeOf(text))).toBe(path))

  it.each([
    ['/v{n}', "'{' cannot be written for Next.js at offset 2; a variable is a whole segment"],
    ['/a/{1}', "'{' cannot be written for Next.js at offset 3; write a name such as 'id' or 'user_id'"],
    ['/%5Fa', "'%' cannot be written for Next.js at offset 1; write the character itself"],
    ['/%7E%5F', "'%' cannot be written for Next.js at offset 4; write the character itself"],
    ['/(a)', "'(' cannot be written for Next.js at offset 1; it would begin a route group or an intercepting route"],
    [
      '/{id}/(..)b',
      "'(' cannot be written for Next.js at offset 6; it would begin a route group or an intercepting route",
    ],
    ['/a/@b/(c)', "'@' cannot be written for Next.js at offset 3; it would be a parallel route"],
    ['/a//(b)', "'/' cannot be written for Next.js at offset 3; no segment is empty"],
    ['/a/', "'/' cannot be written for Next.js at offset 2; no segment is empty"],
    ['/{id}/{?q}', "'/' cannot be written for Next.js at offset 5; no segment is empty"],
    ['/a/{/b*}', "'{' cannot be written for Next.js at offset 3; no segment is empty"],
    [
      '/{a}{/b}',
      "'{' cannot be written for Next.js at offset 4; write two routes: one without the variable, one with {name}",
    ],
    ['/@a{/b}', "'@' cannot be written for Next.js at offset 1; it would be a parallel route"],
  ])('refuses %s: %s', (text, message) =>
    expect(() => toNextJs(routeOf(text))).toThrow(`${JSON.stringify(text)}: path: ${message}`),
  )
})

describe('toTanStackRouter', () => {
  it.each([
    ['/users/{id}{?page}', '/users/$id'],
    ['/files/{+path}', '/files/$'],
    ['/files{/path*}', '/files/$'],
    ['{/lang}', '/{-$lang}'],
    ['/blog/{year}{/month}', '/blog/$year/{-$month}'],
    ['/a:b*/café', '/a:b*/café'],
  ])('writes %s as %s', (text, path) => expect(toTanStackRouter(routeOf(text))).toBe(path))

  it.each([
    ['/v{n}', "'{' cannot be written for TanStack Router at offset 2; a variable is a whole segment"],
    ['/%7E', "'%' cannot be written for TanStack Router at offset 1; write the character itself"],
    ['/a//b', "'/' cannot be written for TanStack Router at offset 3; no segment is empty"],
  ])('refuses %s: %s', (text, message) =>
    expect(() => toTanStackRouter(routeOf(text))).toThrow(`${JSON.stringify(text)}: path: ${message}`),
  )
})

describe('toRou3', () => {
  it.each([
    ['/users/{id}{?page}', '/users/:id'],
    ['/files/{+path}', '/files/**:path'],
    ['/files{/path*}', '/files/**'],
    ['{/lang}', '/:lang?'],
    ['/{name}.{ext}', '/{:name}.{:ext}'],
    ['/v{n}/a:b/(c)+*', '/v{:n}/a\\:b/\\(c\\)\\+\\*'],
    ['/caf%C3%A9', '/caf%C3%A9'],
  ])('writes %s as %s', (text, path) => expect(toRou3(routeOf(text))).toBe(path))

  it.each([
    ['/{_}', "'{' cannot be written for rou3 at offset 1; write a name such as 'id' or 'user_id'"],
    ['/a{/1}', "'{' cannot be written for rou3 at offset 2; write a name such as 'id' or 'user_id'"],
    ['/a/{/b*}', "'{' cannot be written for rou3 at offset 3; no segment is empty"],
  ])('refuses %s: %s', (text, message) =>
    expect(() => toRou3(routeOf(text))).toThrow(`${JSON.stringify(text)}: path: ${message}`),
  )
})

describe('toUrlPattern', () => {
  it.each([
    ['/users/{id}{?page}', '/users/:id'],
    ['/files/{+path}', '/files/:path(.*)'],
    ['/files{/path*}', '/files{/:path(.*)}?'],
    ['{/path*}', '{/:path(.*)}?'],
    ['{/lang}', '/{:lang}?'],
    ['/blog{/year}', '/blog/:year?'],
    ['/a//{/b}', '/a///:b?'],
    ['/{from}to{to}', '/{:from}to{:to}'],
  ])('writes %s as %s', (text, path) => expect(toUrlPattern(routeOf(text))).toBe(path))

  it('refuses a name with a percent-encoded octet', () =>
    expect(() => toUrlPattern(routeOf('/{%41}'))).toThrow(
      `"/{%41}": path: '{' cannot be written for URLPattern at offset 1; write a name such as 'id' or 'user_id'`,
    ))
})

it('writes the whole path of a route under a prefix', () => {
  const { user } = defineRoutes({ user: '/api/v1/users/{id}' })
  const paths = [toExpress, toFastify, toHono, toReactRouter, toRou3, toUrlPattern].map((write) => write(user))
  expect(paths).toEqual(Array(6).fill('/api/v1/users/:id'))
})

it.each(
  Object.entries({
    Express: toExpress,
    Fastify: toFastify,
    Hono: toHono,
    'Next.js': toNextJs,
    'React Router': toReactRouter,
    rou3: toRou3,
    'TanStack Router': toTanStackRouter,
    URLPattern: toUrlPattern,
  }),
)('a route with a host cannot be written for %s', (name, write) => {
  for (const pattern of ['//www.example.com/users', '//{tenant}.example.com/{id}'] as const)
    expect(() => write(defineHostRoutes({ a: pattern }).a as never)).toThrow(
      `"${pattern}": path: '/' cannot be written for ${name} at offset 0; the route has a host`,
    )
})
