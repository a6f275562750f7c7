import { expectAssignable, expectError, expectType } from 'tsd'
import type { AbsoluteUri, RelativeRef } from 'uri-ts'
import {
  absoluteLinks,
  defineHostRoutes,
  defineRoutes,
  type ParamsOf,
  type Route,
  route,
  routeMatcher,
} from 'uri-ts/routes'
import { type Codec, int, oneOf } from 'uri-ts/template'

const site = defineHostRoutes({
  health: '/health',
  spelled: '/%41/b',
  shop: ['//{tenant}.example.com', { home: '{/lang}', order: route('/orders/{id}{?q}', { id: int }), root: '/r/{+p}' }],
  www: ['//www.example.com/a', { order: '/orders', pairs: '?a=b', file: '/{n}.{e}' }],
  coded: [route('//{t}.codec.example', { t: oneOf('a', 'b') }), { home: '' }],
  entry: '//x.example.org/a/{b}',
  group: { eu: ['//{city}.{country}.eu.example.com', { home: '/' }] },
})
expectType<Route<'/health'>>(site.health)
expectType<Route<'//{tenant}.example.com/orders/{id}{?q}', { readonly id: Codec<number> }>>(site.shop.order)
expectType<'//{city}.{country}.eu.example.com/'>(site.group.eu.home.pattern)
expectAssignable<RelativeRef>(site.shop.order.link({ tenant: 'acme', id: 7 }))
expectAssignable<RelativeRef>(site.www.order.link())
expectAssignable<RelativeRef>(site.group.eu.home.link({ city: 'paris' as string, country: 'fr' }))
expectAssignable<RelativeRef>(site.entry.link({ b: 'A.b' }))
expectType<AbsoluteUri>(absoluteLinks('https://example.org')(site).shop.home.link({ tenant: 'acme' }))
expectError(site.shop.order.link({ id: 7 }))
expectError(site.coded.home.link({ t: 'c' }))

// The value of a variable in a host must be a single lowercase label.
expectAssignable<RelativeRef>(site.shop.root.link({ tenant: 7, p: 'A/b' }))
expectAssignable<RelativeRef>(site.shop.root.link({ tenant: 'a-1_b', p: 'A/b' }))
expectError(site.shop.root.link({ tenant: '', p: 'a' }))
expectError(site.shop.root.link({ tenant: 'a.b', p: 'a' }))
expectError(site.shop.root.link({ tenant: 'A', p: 'a' }))
expectError(site.shop.root.link({ tenant: 'evil.example#', p: 'a' }))
expectError(site.shop.root.link({ tenant: '%2e', p: 'a' }))
expectError(site.shop.root.link({ tenant: 'x@evil', p: 'a' }))
expectError(site.shop.root.link({ tenant: '[::1]', p: 'a' }))
expectError(site.shop.root.link({ tenant: 'a:80', p: 'a' }))
expectError(site.shop.root.link({ tenant: 7.5, p: 'a' }))
expectError(site.shop.root.link({ tenant: 'a', p: '..' }))
expectError(site.shop.order.link({ tenant: 'a.b', id: 7 }))
expectError(site.group.eu.home.link({ city: 'paris', country: 'a.b' }))

// A match also contains the values of the variables in the host.
expectType<{ tenant: string; id: number; q?: string | undefined }>(null! as ParamsOf<typeof site.shop.order>)
const found = routeMatcher(site)('https://acme.example.com/orders/7')
if (found._tag === 'Right' && found.right.route === 'shop.order') {
  expectType<string>(found.right.params.tenant)
  expectType<number>(found.right.params.id)
}
if (found._tag === 'Right' && found.right.route === 'coded.home') expectType<'a' | 'b'>(found.right.params.t)

// The hosts in a table must be valid, and no two routes may match the same URI.
expectError(defineHostRoutes({ a: ['//{tenant}.x.com', { a: '/b', c: '/b' }] }))
expectError(defineHostRoutes({ a: ['//{tenant}.x.com', { a: '/b' }], b: ['//{t}.x.com', { c: '/b' }] }))
expectError(defineHostRoutes({ a: ['//{tenant}.x.com', { a: '{/b}', c: '/' }] }))
expectAssignable<object>(
  defineHostRoutes({ a: ['//{tenant}.x.com', { a: '/b' }], b: ['//y.x.com', { c: '/b' }], c: '/b' }),
)
expectAssignable<object>(defineHostRoutes({ a: ['//a.com', { a: '/b/c' }], b: ['//c.a.com', { c: '/b' }] }))
expectError(defineHostRoutes({ a: ['//{a}.{a}.com', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//{a}.com', { a: '/{a}' }] }))
expectError(defineHostRoutes({ a: ['//Example.com', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//1.2.3.4', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//a.com:80', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//x@a.com', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//[::1]', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//a%2ecom', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//a.com.', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//{a.b}.com', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//x{b}.com', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//{host}', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//{+a}.com', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//a.com/', { a: '/b' }] }))
expectError(defineHostRoutes({ a: ['//a.com', { a: '/:b' }] }))
expectError(defineHostRoutes({ a: ['//a.com', { a: '//b' }] }))
expectError(defineHostRoutes({ a: ['//a.com', { a: ['//b.com', { c: '/' }] }] }))
expectError(defineHostRoutes({ a: ['//a.com', { a: 'b' }] }))
expectError(defineHostRoutes({ a: '//A.com/x' }))

// Only `defineHostRoutes` accepts routes that have a host.
expectError(defineRoutes({ a: '//a.com/x' }))
expectError(defineRoutes({ a: ['//a.com', { a: '/b' }] }))
