/** Tests `typedLinks`, which creates links whose types contain the literals of the routes' templates. */
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { AbsoluteUri, RelativeRef } from 'uri-ts'
import {
  absoluteLinks,
  defineHostRoutes,
  defineRoutes,
  type Route,
  route,
  type TypedLinks,
  toNextJs,
  typedLinks,
} from 'uri-ts/routes'
import { int, withDefault } from 'uri-ts/template'

const site = defineRoutes({
  home: '/',
  user: route('/users/{id}{?page}', { id: int }),
  posts: '/users/{id}/posts',
  about: '/about{?tab,page}',
  fixed: '/fixed?a=1{&b}',
  files: { file: '/files/{+path}', docs: '/docs{/path*}' },
  blog: '/blog{/year}',
  page: route('/page{/page}', { page: withDefault(int, 1) }),
  cafe: '/café/{id}',
  encoded: '/caf%C3%A9/{id}',
})
const to: TypedLinks<typeof site> = typedLinks(site)

expectAssignable<RelativeRef & '/'>(to.home.link())
expectAssignable<RelativeRef & (`/users/${string}` | `/users/${string}?${string}`)>(to.user.link({ id: 7 }))
expectAssignable<RelativeRef & `/users/${string}/posts`>(to.posts.link({ id: 'a' }))
expectNotAssignable<`/users/${string}/mail`>(to.posts.link({ id: 'a' }))
expectAssignable<'/about' | `/about?${string}`>(to.about.link({ page: 2 }))
expectNotAssignable<'/about'>(to.about.link())
expectAssignable<'/fixed?a=1' | `/fixed?a=1&${string}`>(to.fixed.link())
const { lang } = typedLinks(defineRoutes({ lang: '{/lang}{?q}' }))
expectAssignable<'/' | `/?${string}` | `/${string}` | `/${string}?${string}`>(lang.link())
expectAssignable<`/files/${string}`>(to.files.file.link({ path: 'a/b' }))

// Whether a link contains an optional segment depends on the types of the values.
const many: string[] = []
const { docs } = to.files
expectType<RelativeRef & '/docs'>(docs.link())
expectType<RelativeRef & '/docs'>(docs.link({ path: [] }))
expectType<RelativeRef & '/docs'>(docs.link({ path: undefined }))
expectType<RelativeRef & `/docs/${string}`>(docs.link({ path: ['a', 'b'] }))
expectType<RelativeRef & `/docs/${string}`>(docs.link({ path: [String(many), ...many] }))
expectType<RelativeRef & ('/docs' | `/docs/${string}`)>(docs.link({ path: many }))
const year: string | undefined = many[0]
expectType<RelativeRef & `/blog/${string}`>(to.blog.link({ year: '2026' }))
expectType<RelativeRef & '/blog'>(to.blog.link())
expectType<RelativeRef & ('/blog' | `/blog/${string}`)>(to.blog.link({ year: year as string | undefined }))
expectType<RelativeRef & ('/page' | `/page/${string}`)>(to.page.link({ page: 1 }))
const tried = docs.tryLink({ path: ['a', String(many)] })
if (tried._tag === 'Right') expectType<RelativeRef & `/docs/${string}`>(tried.right)
const triedEmpty = docs.tryLink({ path: [] })
if (triedEmpty._tag === 'Right') expectType<RelativeRef & '/docs'>(triedEmpty.right)
const triedEither = docs.tryLink(many.length > 1 ? { path: ['a'] } : {})
if (triedEither._tag === 'Right') expectType<RelativeRef & ('/docs' | `/docs/${string}`)>(triedEither.right)
expectType<RelativeRef & ('/docs' | `/docs/${string}`)>(docs.link(many.length > 1 ? { path: ['a'] } : {}))
expectError(docs.tryLink({ path: ['a'], other: 1 }))
expectError(docs.tryLink({ path: 'a' }))
expectError(to.home.tryLink({ other: 1 }))

const made = to.posts.tryLink({ id: '..' })
if (made._tag === 'Right') expectAssignable<RelativeRef & `/users/${string}/posts`>(made.right)

expectError(to.user.link({ id: 'a' }))
expectError(to.user.link())
expectError(to.posts.link({ id: '..' }))
expectError(typedLinks('/users'))
expectError(typedLinks(site.home))

const onHost = defineHostRoutes({ shop: ['//{tenant}.example.com', { order: '/orders/{id}' }], home: '/' })
const hosts = typedLinks(onHost)
expectAssignable<'/'>(hosts.home.link())
expectError(hosts.shop.order.link({ tenant: 'a', id: 7 }))
type Host = (typeof hosts.shop.order.link)['~refused']
expectType<"path: '/' cannot be written for typedRoutes at offset 0; pass the result of absoluteLinks">(null! as Host)
const absolute = typedLinks(absoluteLinks('https://example.com')(onHost))
expectAssignable<AbsoluteUri & `${string}:${string}`>(absolute.home.link())
expectAssignable<AbsoluteUri & `${string}:${string}`>(absolute.shop.order.link({ tenant: 'a', id: 7 }))
expectError(absolute.shop.order.link({ id: 7 }))
const onSite = absolute.shop.order.tryLink({ tenant: 'a', id: 7 })
if (onSite._tag === 'Right') expectAssignable<`${string}:${string}`>(onSite.right)

expectError(to.cafe.link({ id: 'a' }))
expectError(to.cafe.tryLink({ id: 'a' }))
type Cafe = (typeof to.cafe.link)['~refused']
expectType<'path: a non-ASCII character cannot be written for typedRoutes at offset 4; write its percent-encoded octets'>(
  null! as Cafe,
)
expectAssignable<RelativeRef & `/caf%C3%A9/${string}`>(to.encoded.link({ id: 'a' }))
expectType<'/caf%C3%A9/[id]'>(toNextJs(site.encoded))

// If a route has the general type `Route`, the type of its links is `RelativeRef`.
expectType<RelativeRef>(typedLinks(defineRoutes({ a: '/a' }) as { readonly a: Route }).a.link())
