import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { AbsoluteUri, Either, RelativeRef, Uri } from 'uri-ts'
import {
  type AbsoluteLinks,
  type AnyRoute,
  absoluteLinks,
  defineRoutes,
  defineRoutesUnder,
  type LinkError,
  type LinkOrThrow,
  type ParamsOf,
  type Route,
  type Routes,
  type RouteTable,
  route,
  type TableEntries,
  type TableEntry,
  type TryLink,
} from 'uri-ts/routes'
import { type Codec, csv, int, isoDate, template, uuid, withCodecs } from 'uri-ts/template'

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

// An object that contains the values may have properties that the route does not use, unless the object is a literal.
declare const more: { readonly b: string; readonly c: string }
expectType<RelativeRef>((null! as Route<'/a/{b}'>).link(more))
expectError((null! as Route<'/a/{b}'>).link({ b: '1', c: '2' }))

// If the type of the values is a union, the type of the link is also a union.
declare const either: { readonly b: 'x' } | { readonly b: 'y' }
expectType<RelativeRef<'/a/x' | '/a/y'>>((null! as Route<'/a/{b}'>).link(either))
expectType<RelativeRef<'/s' | '/s?q=x'>>((null! as Route<'/s{?q}'>).link(more.c === '' ? {} : { q: 'x' }))

expectAssignable<TableEntry>('/')
expectAssignable<TableEntry>(withCodecs({ id: int })(template('/{id}')))
expectNotAssignable<TableEntry>(1)

// If an entry of a route table is invalid, the compiler reports an error only for that entry.
const routes = defineRoutes({
  home: '/',
  user: withCodecs({ id: int })(template('/users/{id}')),
  posts: '/users/{id}/posts{?page,tag*}',
  file: '/files{/path*}',
  raw: '/raw/{+path}',
})
expectType<'/users/{id}'>(routes.user.pattern)
expectType<{ readonly id: Codec<number> }>(routes.user.codecs)
expectType<RelativeRef<'/'>>(routes.home.link({}))
expectType<RelativeRef<'/users/7/posts?page=2'>>(routes.posts.link({ id: 7, page: 2 }))
expectAssignable<RelativeRef>(routes.posts.link({ id: 'a b', tag: ['x' as string] }))
expectType<RelativeRef<string>>(routes.posts.link({ id: 'a b' as string, tag: ['x'] }))
expectType<Either<LinkError, RelativeRef>>(routes.posts.tryLink({ id: 'a b' as string, tag: ['x'] }))
expectAssignable<RelativeRef>(routes.user.link({ id: 7 }))
expectError(routes.user.link({ id: 'x' }))
expectError(routes.user.link({}))
expectError(routes.posts.link({ id: 7, tag: { x: 1 } }))
expectError(defineRoutes({ home: '/', bad: '/a b' }))
expectError(defineRoutes({ home: '/', bad: 'a' }))
defineRoutes({ home: '/', fine: '/a-{b}' })
expectError(defineRoutes({ home: '/', bad: '/{/a}' }))
expectError(defineRoutes({ bad: '/{/a*}' }))
expectError(defineRoutes({ home: '/', bad: '/{a}{b}' }))
expectError(defineRoutes({ home: '/', bad: '/{a}{/b*}/c' }))
expectError(defineRoutes({ home: '/', bad: '/{a}/{a}' }))
expectError(defineRoutes({ home: '/', bad: '/a/%2E./b' }))
expectError(defineRoutes({ home: '/', bad: '/a{?b}{&c}' }))
expectError(defineRoutes({ files: '/files{/path*}', list: '/files' }))
expectError(defineRoutes({ a: '/users/{id}', b: '/users/{name}{?q}' }))
expectError(defineRoutes({ bad: withCodecs({ id: int })(template('users/{id}')) }))
expectType<RelativeRef<'/api/users'>>(defineRoutesUnder('/api')({ users: '/users' }).users.link({}))

absoluteLinks('https://example.com/')
expectError(absoluteLinks('https://a b/'))
expectError(absoluteLinks('https://example.com/' as string))
const links = absoluteLinks({} as Uri)(routes)
expectType<AbsoluteUri>(links.user.link({ id: 7 }))
expectError(links.user.link({ id: 'x' }))
expectType<AbsoluteUri>(links.user.link({ id: 7 as number }))
expectType<Either<LinkError, AbsoluteUri>>(links.user.tryLink({ id: 7 as number }))
expectType<AbsoluteUri>((null! as AbsoluteLinks<Small>).home.link())
expectType<number>(null! as Parameters<AbsoluteLinks<Small>['user']['tryLink']>[0]['id'])
expectType<AbsoluteUri>((null! as AbsoluteLinks<{ readonly a: { readonly b: Route<'/'> } }>).a.b.link())

// A template can have hundreds of variables.
type Ten<Before extends string> =
  `${Before}0,${Before}1,${Before}2,${Before}3,${Before}4,${Before}5,${Before}6,${Before}7,${Before}8,${Before}9`
type Hundred = `${Ten<'v0'>},${Ten<'v1'>},${Ten<'v2'>},${Ten<'v3'>},${Ten<'v4'>},${Ten<'v5'>},${Ten<'v6'>}`
const wide = defineRoutes({ search: null! as `/s{?${Hundred},q}` })
expectType<RelativeRef<'/s?v00=1&v69=2'>>(wide.search.link({ v69: 2, v00: 1 }))

// If the type of an entry is a union, all members of the union must be routes.
defineRoutes({ a: null! as '/a' | '/b' })
expectError(defineRoutes({ a: null! as '/a' | 'b' }))
expectError(defineRoutes({ a: null! as '/a' | '/b{' }))
expectError(defineRoutes({ a: null! as '/a' | '/b', b: '/b' }))

// A link accepts values only for the variables of its route.
const search = defineRoutes({ search: '/search{?q,page}' }).search
expectType<RelativeRef<'/search'>>(search.link())
expectType<RelativeRef<'/search?page=2'>>(search.link({ page: 2 }))
expectError(search.link({ q: 'x', pgae: 2 }))
expectError(absoluteLinks({} as Uri)({ search }).search.link({ qq: 1 }))
expectError(routes.user.link())
expectError(routes.home.link({ x: 1 }))
expectType<RelativeRef<'/'>>(routes.home.link())

// Routes in the notation of other routers do not compile.
expectError(defineRoutes({ user: '/users/:id' }))
expectError(defineRoutes({ files: '/files/*rest' }))
defineRoutes({ colon: '/users/%3Aid', inside: '/a:b*' })

// A codec must belong to a variable in the template, and that variable must not have a prefix modifier.
expectError(route('/u', { id: int }))
expectError(route('/u/{a}', { id: int }))
const under = defineRoutes({
  l: [route('/l/{n}', { n: int }), { a: route('/{b}', { b: int }), c: '/c/{d}', e: ['/e', { f: '' }] }],
})
expectType<{ n: number; b: number }>({ ...(null! as ParamsOf<typeof under.l.a>) })
expectType<{ n: number; d: string }>({ ...(null! as ParamsOf<typeof under.l.c>) })
expectType<{ n: number }>({ ...(null! as ParamsOf<typeof under.l.e.f>) })
expectError(defineRoutes({ l: [route('/l/{n}', { n: int }), { a: '/a', b: '/{n}' }] }))
expectError(defineRoutes({ l: [route('/l/', {}), { a: '/a' }] }))

// `defineRoutesUnder` adds a prefix to each route in a table.
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

// A table or an entry of type `any` does not compile.
// biome-ignore lint/suspicious/noExplicitAny: A user's code could contain `any`.
declare const any: any
expectError(defineRoutes(any))
expectError(defineRoutes({ home: '/', bad: any }))

// A value must not produce a link that a different route matches.
const paths = defineRoutes({
  id: '/{id}',
  within: '/f/{name}.{ext}',
  rest: '/r/{+path}',
  list: '/l{/names*}',
  last: '/p{/page}',
  coded: route('/c/{id}{?by}', { id: int, by: int }),
})
declare const text: string
declare const count: number
expectType<RelativeRef<'/a'>>(paths.id.link({ id: 'a' }))
expectAssignable<RelativeRef>(paths.id.link({ id: count }))
expectAssignable<RelativeRef>(paths.id.link({ id: `x-${text}` }))
expectError(paths.id.link({ id: '' }))
expectError(paths.id.link({ id: '.' }))
expectError(paths.id.link({ id: '..' }))
expectType<RelativeRef<string>>(paths.id.link({ id: text }))
expectError(paths.id.link({ id: null! as 'a' | '..' }))
paths.within.link({ name: 'a.b', ext: 'c' })
expectError(paths.within.link({ name: 'a', ext: 'b.c' }))
expectError(paths.within.link({ name: 'a', ext: '' }))
paths.rest.link({ path: 'a/b' })
expectError(paths.rest.link({ path: 'a/../b' }))
expectError(paths.rest.link({ path: '..' }))
expectType<RelativeRef<string>>(paths.rest.link({ path: text }))
expectError(paths.rest.link({ path: null! as 'a' | '../b' }))
paths.list.link({ names: ['a', 1] })
expectError(paths.list.link({ names: ['a', '..'] }))
expectType<RelativeRef<string>>(paths.list.link({ names: [text] }))
expectError(paths.list.link({ names: [text, '..'] }))
expectError(paths.list.link({ names: 'a' }))
expectType<RelativeRef<'/p'>>(null! as RelativeRef<'/p'>)
paths.last.link()
paths.last.link({ page: 2 })
expectError(paths.last.link({ page: '..' }))
paths.coded.link({ id: 7, by: 1 })
expectType<RelativeRef<string>>(paths.coded.link({ id: count }))
paths.coded.link({ id: 7, by: count })
expectError(paths.coded.link({ id: text }))
expectError(paths.coded.link({ id: count, bye: 1 }))
paths.coded.tryLink({ id: count, by: count })
expectError(paths.coded.tryLink({ id: text }))
expectError(paths.coded.tryLink({ idd: 7 }))

expectType<{ id: number; by?: number | undefined }>(null! as ParamsOf<typeof paths.coded>)
expectType<{ page?: string | undefined }>(null! as ParamsOf<typeof paths.last>)
expectAssignable<AnyRoute>(paths.coded)

// A table may contain other tables.
const site = defineRoutes({
  api: ['/api/{tenant}', { root: '', user: route('/users/{id}', { id: int }), deep: ['/d', { q: '{?q}' }] }],
  blog: { post: '/blog/{slug}' },
})
expectAssignable<TableEntries>({ a: '/', b: { c: '/c' }, d: ['/d', { e: '' }] })
expectAssignable<RouteTable>(site)
expectType<RelativeRef<'/api/t/users/7'>>(null! as RelativeRef<'/api/t/users/7'>)
expectType<RelativeRef<'/api/t'>>(site.api.root.link({ tenant: 't' }))
expectType<RelativeRef<'/api/t/d?q=1'>>(site.api.deep.q.link({ tenant: 't', q: 1 }))
expectType<{ tenant: string; id: number }>(null! as ParamsOf<typeof site.api.user>)
expectError(defineRoutes({ a: '/x', b: { c: '/x' } }))
expectError(defineRoutes({ a: '/x/y', b: ['/x', { c: '/y' }] }))
expectError(defineRoutes({ b: ['/x', { c: 'y' }] }))
expectError(defineRoutes({ b: ['/x/', { c: '/y' }] }))
expectError(defineRoutes({ b: ['/x?y', { c: '/y' }] }))
expectError(defineRoutes({ b: ['/{id}', { c: '/{id}' }] }))
expectError(defineRoutes({ a: route('/users/{id}', { idd: int }) }))
expectError(defineRoutes({ a: null! as string }))

// A variable may fill just part of a segment, may be optional, and may have a codec.
defineRoutes({ a: '/f/{x}.{y}', b: '/f/{z}', c: '/f/{x}.{y}/edit' })
defineRoutes({ a: '/{x}', b: route('/{y}', { y: int }) })
expectError(defineRoutes({ a: '/f/{x}.{y}', b: '/f/{x}-{y}' }))
expectError(defineRoutes({ a: '/f/{x}.{y}', b: '/f/{x}-{y}/edit' }))
expectError(defineRoutes({ a: '/f/{x}.{y}', b: '/f/{z}.{w}' }))
expectError(defineRoutes({ a: '/f/%41{x}' }))
expectError(defineRoutes({ a: '/f{/x}', b: '/f' }))
expectError(defineRoutes({ a: route('/{x}', { x: int }), b: route('/{y}', { y: int }) }))

// A route with one variable accepts a value that is known only at run time.
const one = defineRoutes({ a: route('/{id}', { id: int }), b: '/b/{id}' })
one.a.link({ id: count })
one.b.link({ id: text })
one.b.link({ id: null! as string | number | boolean })
expectError(one.b.link({ id: null! as string | undefined }))
expectError(one.b.link({ idd: 'a' }))

// The compiler does not know the text of a value of type `any`, but still reports errors in other values.
expectError(paths.within.link({ name: any, ext: 'b.c' }))
expectError(one.b.link({ id: '..', other: any }))
expectError(defineRoutes({ a: '/{x}/{y}' }).a.link({ x: any, y: '..' }))
expectType<RelativeRef>(search.link({ q: any }))

// The text between variables can be longer than one character.
const long = defineRoutes({
  a: '/a/{x}..{y}',
  b: '/b/{x}.{y}-{z}',
  c: '/c/{x}.{y}/{z}{?q}',
  d: '/d/{x}ab{y}',
  e: '/e/{x}-{y}/{+z}',
  f: route('/f/at-{x}', { x: int }),
})
expectType<RelativeRef<'/a/a..b'>>(long.a.link({ x: 'a', y: 'b' }))
expectError(long.a.link({ x: 'a', y: '.b' }))
expectError(long.a.link({ x: 'a', y: 'b..c' }))
expectType<RelativeRef<'/a/a.b..c'>>(long.a.link({ x: 'a.b', y: 'c' }))
expectError(long.b.link({ x: 'a', y: 'b', z: 'c-d' }))
expectType<RelativeRef<'/b/a-b.c-d.e'>>(long.b.link({ x: 'a-b', y: 'c', z: 'd.e' }))
expectError(long.c.link({ x: 'a', y: 1.5, z: 'c' }))
expectType<RelativeRef<'/c/a.b/c.d?q=e.f'>>(long.c.link({ x: 'a', y: 'b', z: 'c.d', q: 'e.f' }))
expectType<RelativeRef<'/d/aabb'>>(long.d.link({ x: 'a', y: 'b' }))
expectType<RelativeRef<'/d/aabcab'>>(long.d.link({ x: 'a', y: 'cab' }))
expectError(long.d.link({ x: 'a', y: 'cabd' }))
long.e.link({ x: 'a', y: 'b', z: 'c/d' })
expectError(long.e.link({ x: 'a', y: 'b', z: 'c/../d' }))
long.f.link({ x: 7 })
long.f.link({ x: count })
long.a.link({ x: text, y: text })
expectError(long.a.link({ x: text, y: 'b..c' }))

// The type of a value may be a type parameter that extends a union of literals.
expectAssignable<RelativeRef>((<const Id extends 'a' | 'b'>(id: Id) => one.b.link({ id }))('a'))

// A link accepts dates, UUIDs and lists, and also accepts values that a route has read.
const data = defineRoutes({
  since: route('/since/{day}{?page}', { day: isoDate, page: int }),
  key: route('/keys/{key}', { key: uuid }),
  plain: '/plain/{key}',
  ids: route('/ids{?ids,tag*}', { ids: csv(int) }),
})
declare const key: `${string}-${string}-${string}-${string}-${string}`
data.since.link({ day: new Date(0), page: count + 1 })
data.key.link({ key })
data.plain.link({ key })
data.ids.link({ ids: [count], tag: [text] })
expectError(data.since.link({ day: text }))
expectError(data.plain.link({ key: new Date(0) }))
const readers = [
  (params: ParamsOf<typeof data.since>) => data.since.link(params),
  (params: ParamsOf<typeof data.since>) => data.since.link({ ...params, page: (params.page ?? 1) + 1 }),
  (params: ParamsOf<typeof data.ids>) => data.ids.link(params),
  (params: ParamsOf<typeof paths.list>) => paths.list.link(params),
  (params: ParamsOf<typeof paths.last>) => paths.last.link(params),
]
expectAssignable<ReadonlyArray<(params: never) => RelativeRef>>(readers)
expectAssignable<LinkOrThrow<'/plain/{key}', undefined>>(data.plain.link)
expectAssignable<TryLink<{ key: string }>>(data.plain.tryLink)
expectType<AbsoluteUri>(absoluteLinks({} as Uri)(data).plain.link({ key: text }))
