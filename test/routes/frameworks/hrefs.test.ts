/** Checks routes and links against the types that Next.js and React Router generate for an application. */
import { href } from 'react-router'
import { absoluteLinks, defineRoutes, route, toNextJs, toReactRouter, typedLinks } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const site = defineRoutes({
  home: '/',
  about: '/about{?tab}',
  user: route('/users/{id}{?page}', { id: int }),
  docs: '/docs{/path*}',
  blog: '/blog{/year}',
  feed: '/feed',
  coffee: '/caf%C3%A9/{id}',
  tea: '/thé/{id}',
})

/** Transcribes the types that Next.js generates in `.next/types` for the pages of all the routes except `feed`. */
declare namespace Generated {
  type AppRoutes = '/' | '/about' | '/users/[id]' | '/docs/[[...path]]'

  type Tail = `?${string}` | `#${string}`

  type One<Text extends string> = Text extends `${string}/${string}` | `${string}${Tail}` | '' ? never : Text

  type Any<Text extends string> = Text extends `${string}${Tail}` ? never : Text

  type Static = '/' | '/about'

  type Dynamic<Text extends string = string> = `/docs/${Any<Text>}` | `/users/${One<Text>}` | `/caf%C3%A9/${One<Text>}`

  type Route<Text = string> =
    | Static
    | Tail
    | `${string}:${string}`
    | `${Static}${Tail}`
    | (Text extends `${Dynamic<infer _Value>}${'' | Tail}` ? Text : never)
}

describe('typed routes of Next.js', () => {
  const hasPage = (page: Generated.AppRoutes): string => page

  it('the compiler checks that each route has a page', () => {
    expect([site.home, site.about].map((each) => hasPage(toNextJs(each)))).toEqual(['/', '/about'])
    expect(hasPage(toNextJs(site.user))).toBe('/users/[id]')
    expect(hasPage(toNextJs(site.docs))).toBe('/docs/[[...path]]')
    // @ts-expect-error: the application has no page for the route.
    expect(hasPage(toNextJs(site.feed))).toBe('/feed')
  })

  const go = <Text>(to: Generated.Route<Text>): string => String(to)
  const to = typedLinks(site)
  const id = Number('7')

  it('a typed link is a route without a cast', () => {
    expect(go('/users/7')).toBe('/users/7')
    // @ts-expect-error: the application has no page for the path.
    expect(go('/feed')).toBe('/feed')
    expect(go(to.user.link({ id }))).toBe('/users/7')
    expect(go(to.user.link({ id, page: '2' }))).toBe('/users/7?page=2')
    expect(go(to.about.link({ tab: 'a' }))).toBe('/about?tab=a')
    expect(go(to.home.link())).toBe('/')
    const made = to.user.tryLink({ id })
    expect(made._tag === 'Right' && go(made.right)).toBe('/users/7')
    const [name, names]: [string, readonly string[]] = ['a', ['b']]
    expect(go(to.docs.link({ path: [name, ...names] }))).toBe('/docs/a/b')
    const docs = to.docs.tryLink({ path: [name] })
    expect(docs._tag === 'Right' && go(docs.right)).toBe('/docs/a')
    expect(go(to.coffee.link({ id: name }))).toBe('/caf%C3%A9/a')
    const absolute = typedLinks(absoluteLinks('https://example.com')(site))
    expect(go(absolute.feed.link())).toBe('https://example.com/feed')
    // @ts-expect-error: the list may be empty.
    expect(go(to.docs.link({ path: names }))).toBe('/docs/b')
    // @ts-expect-error: the generated types do not contain the path.
    expect(go(to.docs.link())).toBe('/docs')
    // @ts-expect-error: the compiler cannot encode a non-ASCII character.
    expect(go(to.tea.link({ id: name }))).toBe('/th%C3%A9/a')
    // @ts-expect-error: the application has no page for the path.
    expect(go(to.feed.link())).toBe('/feed')
    // @ts-expect-error: the route has no such variable.
    expect(go(to.user.link({ name: id, id }))).toBe('/users/7')
  })

  it('a link without typedLinks is a route only after a cast', () => {
    expect(to).toBe(site)
    // @ts-expect-error: the type of the link is a branded string.
    expect(go(site.user.link({ id }))).toBe('/users/7')
    expect(go(site.user.link({ id }) as string as Generated.Route)).toBe('/users/7')
  })
})

declare module 'react-router' {
  interface Register {
    pages: {
      '/': { params: Record<never, never> }
      '/about': { params: Record<never, never> }
      '/users/:id': { params: { id: string } }
      '/docs/*': { params: { '*': string } }
      '/blog/:year?': { params: { year?: string } }
    }
  }
}

describe('href of React Router', () => {
  it('accepts the path of a route, and returns the link of the route', () => {
    expect(href(toReactRouter(site.user), { id: '7' })).toBe(site.user.link({ id: 7 }))
    expect(href(toReactRouter(site.docs), { '*': 'a/b' })).toBe(site.docs.link({ path: ['a', 'b'] }))
    expect(href(toReactRouter(site.blog), { year: '2026' })).toBe(site.blog.link({ year: '2026' }))
    expect(href(toReactRouter(site.blog))).toBe(site.blog.link())
    // @ts-expect-error: the application has no such path.
    expect(href(toReactRouter(site.feed))).toBe(site.feed.link())
  })

  it('does not encode values, whereas a link does', () => {
    const { file } = defineRoutes({ file: '/users/{id}' })
    expect([href(toReactRouter(file), { id: 'a/b' }), file.link({ id: 'a/b' })]).toEqual(['/users/a/b', '/users/a%2Fb'])
  })
})
