/** Tests the types of links that contain the literals of a template. */
import { expectAssignable, expectError, expectNotAssignable } from 'tsd'
import type { RelativeRef } from 'uri-ts'
import { defineHostRoutes, defineRoutes, route, type TypedLinks, typedLinks } from 'uri-ts/routes'
import { int } from 'uri-ts/template'

const site = defineRoutes({
  home: '/',
  user: route('/users/{id}{?page}', { id: int }),
  posts: '/users/{id}/posts',
  about: '/about{?tab,page}',
  fixed: '/fixed?a=1{&b}',
  files: { file: '/files/{+path}', docs: '/docs{/path*}' },
  cafe: '/café/{id}',
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
expectAssignable<'/docs' | `/docs/${string}`>(to.files.docs.link())
expectNotAssignable<`/café/${string}`>(to.cafe.link({ id: 'a' }))
expectAssignable<RelativeRef>(to.cafe.link({ id: 'a' }))

const made = to.posts.tryLink({ id: '..' })
if (made._tag === 'Right') expectAssignable<RelativeRef & `/users/${string}/posts`>(made.right)

expectError(to.user.link({ id: 'a' }))
expectError(to.user.link())
expectError(to.posts.link({ id: '..' }))
expectError(typedLinks('/users'))

const hosts = typedLinks(defineHostRoutes({ shop: ['//{tenant}.example.com', { order: '/orders/{id}' }] }))
expectAssignable<RelativeRef>(hosts.shop.order.link({ tenant: 'a', id: 7 }))
expectNotAssignable<`//${string}`>(hosts.shop.order.link({ tenant: 'a', id: 7 }))
