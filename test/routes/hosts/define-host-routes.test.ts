/**
 * Tests route tables with hosts. The tests use values that could change a link's host, and targets that could lead to
 * another host.
 */

import { type UriReference, view } from 'uri-ts'
import { parseRequestTarget, targetUri } from 'uri-ts/http'
import {
  absoluteLinks,
  defineHostRoutes,
  dispatcher,
  matchRoute,
  route,
  routeMatcher,
  routeReader,
  routeTemplate,
} from 'uri-ts/routes'
import { int, oneOf } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { LABEL_RULE } from '../../../src/routes/patterns/messages'

const site = defineHostRoutes({
  health: '/health',
  home: '/',
  rest: '/files/{+path}',
  shop: ['//{tenant}.example.com', { home: '{/lang}', order: route('/orders/{id}{?q}', { id: int }), raw: '/r/{+p}' }],
  www: ['//www.example.com/a', { orders: '/orders', pairs: '?a=b' }],
  coded: [route('//{t}.codec.example', { t: oneOf('a', 'b') }), { home: '/' }],
})

const nameOf = (target: string): string | number => {
  const found = routeReader(site)(target)
  return typeof found === 'number' ? found : found.route
}

/** Returns a function that defines a table the way a JavaScript caller would, without compiler checks. */
const define = (entries: object) => () => defineHostRoutes(entries as never)

describe('links', () => {
  it('begin with the host', () => {
    expect(site.shop.order.link({ tenant: 'acme', id: 7, q: 'a/b' })).toBe('//acme.example.com/orders/7?q=a%2Fb')
    expect(site.shop.home.link({ tenant: 'acme' })).toBe('//acme.example.com/')
    expect(site.shop.home.link({ tenant: 'acme', lang: 'de' })).toBe('//acme.example.com/de')
    expect(site.www.orders.link()).toBe('//www.example.com/a/orders')
    expect(site.www.pairs.link()).toBe('//www.example.com/a?a=b')
    expect(site.health.link()).toBe('/health')
    expect(`${site.shop.order}`).toBe('//{tenant}.example.com/orders/{id}{?q}')
  })

  it('keep the host when they are resolved', () => {
    const links = absoluteLinks('https://example.org')(site)
    expect(links.shop.order.link({ tenant: 'acme', id: 7 })).toBe('https://acme.example.com/orders/7')
    expect(links.health.link()).toBe('https://example.org/health')
  })

  const HOSTILE = [
    'evil.test#',
    'a.b',
    'A',
    '',
    '.',
    '..',
    'x@evil',
    '[::1]',
    '%2e',
    'a:80',
    'a/b',
    'é',
    'a b',
    'a.',
    '\0',
  ]

  it.each(HOSTILE)('are not created for the label %j', (tenant) => {
    const made = site.shop.order.tryLink({ tenant, id: 7 })
    expect(made).toMatchObject({
      _tag: 'Left',
      left: { component: 'tenant', offset: 3, reason: 'label', text: site.shop.order.pattern, expected: LABEL_RULE },
    })
    expect(() => site.shop.order.link({ tenant: tenant as string, id: 7 })).toThrow(LABEL_RULE)
  })

  it('are refused with the offset in the whole template', () => {
    expect(site.shop.raw.tryLink({ tenant: 'a', p: '..' })).toMatchObject({
      left: { component: 'p', offset: 27, reason: 'segment' },
    })
    const codec = site.coded.home.tryLink({ t: 'c' as 'a' })
    expect(codec).toMatchObject({ left: { component: 't', offset: 3, reason: 'codec' } })
    expect(site.shop.order.tryLink({ tenant: undefined as never, id: 7 })).toMatchObject({ left: { reason: 'value' } })
  })

  it('are refused if a route on another host has the path', () => {
    const table = defineHostRoutes({ any: ['//{t}.a.com', { x: '/{x}' }], one: ['//www.a.com', { y: '/y' }] })
    expect(table.any.x.tryLink({ t: 'www', x: 'y' })).toMatchObject({
      left: { reason: 'taken', component: 't', expected: 'it is a path of one.y' },
    })
    expect(table.any.x.tryLink({ t: 'www', x: 'z' })).toEqual({ _tag: 'Right', right: '//www.a.com/z' })
  })
})

describe('targets', () => {
  it.each([
    ['http://acme.example.com/orders/7?q=a+b', 'shop.order'],
    ['https://ACME.Example.COM:8443/orders/7', 'shop.order'],
    ['http://acme.example.com', 'shop.home'],
    ['http://acme.example.com?x', 'shop.home'],
    ['http://acme.example.com/de', 'shop.home'],
    ['http://www.example.com/a/orders', 'www.orders'],
    ['http://www.example.com/orders/7', 'shop.order'],
    ['http://other.example/health', 'health'],
    ['http://a.codec.example/', 'coded.home'],
    ['http://x.codec.example/', 'home'],
    ['/health', 'health'],
  ])('%s is read by %s', (target, name) => {
    expect(nameOf(target)).toBe(name)
  })

  it.each([
    ['/orders/7', 404],
    ['//acme.example.com/orders/7', 404],
    ['http://acme.example.com./orders/7', 404],
    ['http://a.b.example.com/orders/7', 404],
    ['http://example.com/orders/7', 404],
    ['http://.example.com/orders/7', 404],
    ['http://evil.test/orders/7', 404],
    ['http://acme.example.com.evil.test/orders/7', 404],
    ['http://[::1]/orders/7', 404],
    ['http://127.0.0.1/orders/7', 404],
    ['http://acme%2eexample.com/orders/7', 400],
    ['http://acme.example.com%2e/orders/7', 400],
    ['http://x@acme.example.com/orders/7', 400],
    ['http://acme.example.com#.evil.test/orders/7', 400],
    ['http://evil.test#.example.com/orders/7', 400],
    ['http://acme.example.com:99999/orders/7', 400],
    ['http://acme.example.com/orders/x', 400],
  ])('%s is refused with %i', (target, status) => {
    expect(nameOf(target)).toBe(status)
    expect(routeMatcher(site)(target)).toMatchObject({ left: { status, text: target } })
    expect(matchRoute(site.shop.order)(target)._tag).toBe('Left')
  })

  it('may be views of links, whose hosts are compared after decoding unreserved characters', () => {
    const named = (text: string) => routeMatcher(site)(view(text as UriReference))
    const params = { tenant: 'acme', id: 7 }
    expect(named('//%61cme.example.com/orders/7')).toEqual({ _tag: 'Right', right: { route: 'shop.order', params } })
    for (const host of ['acme%2eexample.com', 'a%2eb.example.com', 'x@acme.example.com', 'acme.example%2ecom', '[::1]'])
      expect(named(`//${host}/orders/7`), host).toMatchObject({ left: { status: 404 } })
  })

  it('are target URIs whose host comes from the Host field', () => {
    const target = parseRequestTarget('GET', '/orders/7')
    const uri =
      target._tag === 'Right' && targetUri({ scheme: 'https', host: 'acme.example.com', target: target.right })
    const dispatch = dispatcher(site)({
      health: () => 'up',
      home: () => 'home',
      rest: () => 'rest',
      shop: { home: () => 'shop', order: { get: ({ tenant, id }) => `${tenant} ${id}` }, raw: { post: () => 'raw' } },
      www: { orders: () => 'orders', pairs: () => 'pairs' },
      coded: { home: () => 'coded' },
    })
    expect(uri && uri._tag === 'Right' && dispatch('GET', uri.right.uri)).toEqual({ _tag: 'Right', right: 'acme 7' })
    expect(dispatch('OPTIONS', '*')).toMatchObject({ left: { allow: ['GET', 'HEAD', 'OPTIONS', 'POST'] } })
  })

  it.each([
    ['http://acme.example.com/orders/x', 31, 'id', 'codec'],
    ['http://acme.example.com/orders/%ff', 31, 'id', 'utf-8'],
    ['http://acme.example.com/orders/7?q=%ff', 35, 'q', 'utf-8'],
  ])('%s has an error at offset %i', (target, offset, component, reason) => {
    expect(routeMatcher(site)(target)).toMatchObject({ left: { text: target, offset, component, reason } })
  })

  it('have an error at the label that a codec refuses, if no other route matches', () => {
    const table = defineHostRoutes({ a: [route('//{n}.b.com', { n: int }), { x: '/' }], other: '/o' })
    expect(routeMatcher(table)('https://x.b.com/')).toMatchObject({
      left: { offset: 8, component: 'n', reason: 'codec' },
    })
    expect(routeMatcher(table)('https://7.b.com/')).toMatchObject({ right: { params: { n: 7 } } })
    expect(routeMatcher(table)('https://x.b.com/o')).toMatchObject({ right: { route: 'other' } })
  })

  it('are redirected to a path, and never to another host', () => {
    const match = routeMatcher(site, { spelling: 'redirect' })
    expect(match('http://acme.example.com/%6frders/7?x')).toMatchObject({
      left: { status: 308, location: '/orders/7?x' },
    })
    const table = defineHostRoutes({ a: ['//{t}.b.com', { all: '/{+rest}' }] })
    const moved = routeMatcher(table, { spelling: 'redirect' })
    for (const path of ['/\\evil.test/%41', '//evil.test/%41'])
      expect(moved(`http://a.b.com${path}`), path).toMatchObject({ left: { status: 400, location: undefined } })
  })

  it('are matched against a single route', () => {
    expect(matchRoute(site.shop.order)('http://a.example.com/orders/7')).toMatchObject({
      right: { tenant: 'a', id: 7 },
    })
    expect(matchRoute(site.health)('http://a.example.com/health')).toEqual({ _tag: 'Right', right: {} })
  })

  it('have templates with the host', () => {
    expect(routeTemplate(site)({ route: 'shop.order' })).toBe('//{tenant}.example.com/orders/{id}')
  })
})

describe('tables', () => {
  it.each([
    ['two variables of one name', { a: ['//{a}.{a}.com', { b: '/' }] }],
    ['upper case', { a: ['//Example.com', { b: '/' }] }],
    ['an IPv4 address', { a: ['//1.2.3.4', { b: '/' }] }],
    ['an IPv6 address', { a: ['//[::1]', { b: '/' }] }],
    ['a port', { a: ['//a.com:80', { b: '/' }] }],
    ['userinfo', { a: ['//x@a.com', { b: '/' }] }],
    ['a percent-encoded dot', { a: ['//a%2ecom', { b: '/' }] }],
    ['a trailing dot', { a: ['//a.com.', { b: '/' }] }],
    ['part of a label', { a: ['//x{b}.com', { b: '/' }] }],
    ['the last label', { a: ['//{host}', { b: '/' }] }],
    ['a name with a dot', { a: ['//{a.b}.com', { b: '/' }] }],
    ['the name __proto__', { a: ['//{__proto__}.com', { b: '/' }] }],
    ['no host', { a: ['//', { b: '/' }] }],
  ])('are refused for %s in a host', (_, entries) => {
    expect(define(entries)).toThrow(TypeError)
  })

  it('are refused for mistakes in a path after a host, and the message quotes the whole route', () => {
    expect(define({ a: ['//a.com', { b: '/:c' }] })).toThrow(/^"\/\/a\.com\/:c": a\.b: write /)
    expect(define({ a: ['//a.com', { b: ['//b.com', { c: '/' }] }] })).toThrow(TypeError)
    expect(define({ a: ['//a.com/', { b: '/' }] })).toThrow(TypeError)
    expect(() => routeMatcher(define({ a: ['//{a}.com', { b: '/{a}' }] })())).toThrow(/at offset 10; names differ/)
  })

  it.each([
    ['paths', { a: ['//{t}.a.com', { b: '/x', c: '/x' }] }],
    ['names of variables', { a: ['//{t}.a.com', { b: '/x' }], d: ['//{u}.a.com', { c: '/x' }] }],
    ['codecs', { a: ['//{t}.a.com', { b: '/x' }], d: [route('//{u}.a.com', { u: int }), { c: '/x' }] }],
    ['optional segments', { a: ['//{t}.a.com', { b: '{/x}', c: '/' }] }],
  ])('are refused if routes differ only in %s', (_, entries) => {
    expect(define(entries)).toThrow(/matches the same paths as a\.b$/)
  })

  it('may have the same path on different hosts, and where labels continue a path', () => {
    const table = defineHostRoutes({ a: ['//b.com', { x: '/c/d' }], e: ['//d.b.com', { x: '/c' }], f: '/c' })
    expect(routeReader(table)('http://b.com/c/d')).toMatchObject({ route: 'a.x' })
    expect(routeReader(table)('http://d.b.com/c')).toMatchObject({ route: 'e.x' })
    expect(routeReader(table)('http://b.com/c')).toMatchObject({ route: 'f' })
  })
})
