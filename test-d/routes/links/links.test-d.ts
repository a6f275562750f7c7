import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { AbsoluteUri, RelativeRef, Uri } from 'uri-ts'
import {
  type AbsoluteLinks,
  absoluteLinks,
  defineRoutes,
  defineRoutesUnder,
  type Route,
  type Routes,
  type RouteTable,
  type TableEntry,
} from 'uri-ts/routes'
import { type Codec, int, type Template, template, withCodecs } from 'uri-ts/template'

// Routes
const small = defineRoutes({ home: '/', user: withCodecs({ id: int })(template('/users/{id}')) })
type Small = typeof small
expectType<Routes<{ readonly a: '/{b}' }>>(null! as { readonly a: Route<'/{b}'> })
expectType<Routes<{ readonly a: '/{b}' }, '/api'>>(null! as { readonly a: Route<'/api/{b}'> })
expectAssignable<RouteTable>(small)
expectNotAssignable<RouteTable>({ a: '/' })
expectType<Route<'/'>>(small.home)
expectType<Route<'/users/{id}', { readonly id: Codec<number> }>>(small.user)
expectType<RelativeRef<'/a/1'>>((null! as Route<'/a/{b}'>).link({ b: 1 }))
expectError((null! as Route<'/a/{b}'>).link({}))
expectAssignable<TableEntry>('/')
expectAssignable<TableEntry>(withCodecs({ id: int })(template('/{id}')))
expectNotAssignable<TableEntry>(1)

// Route tables: only the wrong entry has an error
const routes = defineRoutes({
  home: '/',
  user: withCodecs({ id: int })(template('/users/{id}')),
  posts: '/users/{id}/posts{?page,tag*}',
  file: '/files{/path*}',
  raw: '/raw/{+path}',
})
expectType<Template<'/users/{id}', { readonly id: Codec<number> }>>(routes.user.template)
expectType<RelativeRef<'/'>>(routes.home.link({}))
expectType<RelativeRef<'/users/7/posts?page=2'>>(routes.posts.link({ id: 7, page: 2 }))
expectAssignable<RelativeRef>(routes.posts.link({ id: 'a b' as string, tag: ['x'] }))
expectAssignable<RelativeRef>(routes.user.link({ id: 7 }))
expectError(routes.user.link({ id: 'x' }))
expectError(routes.user.link({}))
expectError(routes.posts.link({ id: 7, tag: { x: 1 } }))
expectError(defineRoutes({ home: '/', bad: '/a b' }))
expectError(defineRoutes({ home: '/', bad: 'a' }))
expectError(defineRoutes({ home: '/', bad: '/a-{b}' }))
expectError(defineRoutes({ home: '/', bad: '/{a}{b}' }))
expectError(defineRoutes({ home: '/', bad: '/{a}{/b*}/c' }))
expectError(defineRoutes({ home: '/', bad: '/{a}/{a}' }))
expectError(defineRoutes({ home: '/', bad: '/a/%2E./b' }))
expectError(defineRoutes({ home: '/', bad: '/a{?b}{&c}' }))
expectError(defineRoutes({ files: '/files{/path*}', list: '/files' }))
expectError(defineRoutes({ a: '/users/{id}', b: '/users/{name}{?q}' }))
expectError(defineRoutes({ bad: withCodecs({ id: int })(template('users/{id}')) }))
expectType<RelativeRef<'/api/users'>>(defineRoutesUnder('/api')({ users: '/users' }).users.link({}))

// Absolute links
const links = absoluteLinks({} as Uri)(routes)
expectType<AbsoluteUri>(links.user({ id: 7 }))
expectError(links.user({ id: 'x' }))
expectAssignable<AbsoluteLinks<Small>>({ home: () => null! as AbsoluteUri, user: () => null! as AbsoluteUri })
expectType<number>(null! as Parameters<AbsoluteLinks<Small>['user']>[0]['id'])
expectType<Uri>((null! as AbsoluteLinks<{ readonly a: Route<'/{b}#c'> }>).a({ b: 1 }))

// Y6: hundreds of variables
type Ten<Before extends string> =
  `${Before}0,${Before}1,${Before}2,${Before}3,${Before}4,${Before}5,${Before}6,${Before}7,${Before}8,${Before}9`
type Hundred = `${Ten<'v0'>},${Ten<'v1'>},${Ten<'v2'>},${Ten<'v3'>},${Ten<'v4'>},${Ten<'v5'>},${Ten<'v6'>}`
const wide = defineRoutes({ search: null! as `/s{?${Hundred},q}` })
expectType<RelativeRef<'/s?v00=1&v69=2'>>(wide.search.link({ v69: 2, v00: 1 }))

// Y9: all members of a union must be routes
defineRoutes({ a: null! as '/a' | '/b' })
expectError(defineRoutes({ a: null! as '/a' | 'b' }))
expectError(defineRoutes({ a: null! as '/a' | '/b{' }))
expectError(defineRoutes({ a: null! as '/a' | '/b', b: '/b' }))

// T6: keys of links
const search = defineRoutes({ search: '/search{?q,page}' }).search
expectType<RelativeRef<'/search'>>(search.link())
expectType<RelativeRef<'/search?page=2'>>(search.link({ page: 2 }))
expectError(search.link({ q: 'x', pgae: 2 }))
expectError(absoluteLinks({} as Uri)({ search }).search({ qq: 1 }))
expectError(routes.user.link())
expectError(routes.home.link({ x: 1 }))
expectType<RelativeRef<'/'>>(routes.home.link())

// T7: the notation of other routers
expectError(defineRoutes({ user: '/users/:id' }))
expectError(defineRoutes({ files: '/files/*rest' }))
defineRoutes({ colon: '/users/%3Aid', inside: '/a:b*' })

// T11: prefixes
expectType<RelativeRef<'/users'>>(defineRoutesUnder('')({ users: '/users' }).users.link())
defineRoutesUnder('/{tenant}')({ users: '/users/{id}' })
expectError(defineRoutesUnder('/'))
expectError(defineRoutesUnder('/api/'))
expectError(defineRoutesUnder('/api?x=1'))
expectError(defineRoutesUnder('/a{b'))
expectError(defineRoutesUnder('api'))
expectError(defineRoutesUnder('/{+rest}'))
expectError(defineRoutesUnder('/a{/rest*}'))
expectError(defineRoutesUnder('/api' as string))
expectError(defineRoutesUnder('/{id}')({ user: '/users/{id}' }))

// Y13: an entry and a table that are any
// biome-ignore lint/suspicious/noExplicitAny: what a user may write
declare const any: any
expectError(defineRoutes(any))
expectError(defineRoutes({ home: '/', bad: any }))
