import { absoluteUri, type Refused, uri } from 'uri-ts'
import { absoluteLinks, defineRoutes, defineRoutesUnder, route, routeMatcher } from 'uri-ts/routes'
import { int, template, uuid, withCodecs } from 'uri-ts/template'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { leavesOf } from '../../../src/routes/links/leaves'
import type { CheckSiteBase } from '../../../types/routes/links/site-base'
import { routes } from '../../support/route-table'

describe('link', () => {
  it('expands the template', () => {
    expect(routes.home.link({})).toBe('/')
    expect(routes.user.link({ id: 7 })).toBe('/users/7')
    expect(routes.posts.link({ id: 'a/b', page: 2, tag: ['x', 'é'] })).toBe(
      '/users/a%2Fb/posts?page=2&tag=x&tag=%C3%A9',
    )
  })

  it('keeps the rest of a path in the path', () => {
    expect(routes.raw.link({ path: 'a/b?c#d%20e' })).toBe('/raw/a/b%3Fc%23d%2520e')
  })

  it('is a URI if it is resolved against a base', () => {
    const links = absoluteLinks(uri('https://example.com/?b'))(routes)
    expect(links.user.link({ id: 7 })).toBe('https://example.com/users/7')
    expect(absoluteLinks(absoluteUri('http://h'))(routes).about.link()).toBe('http://h/about')
    expect(absoluteLinks('http://h')(routes).about.link()).toBe('http://h/about')
  })

  it('has no base with a path, which the links would not have', () => {
    const message = "the base of absolute links has the path '/app/': write it in defineRoutesUnder"
    expect(() => absoluteLinks('https://a/app/' as never)).toThrow(new TypeError(message))
    expectTypeOf<CheckSiteBase<'https://a/app/'>>().toEqualTypeOf<Refused<typeof message>>()
    expectTypeOf<CheckSiteBase<'https://a/app/?q#f'>>().toEqualTypeOf<Refused<typeof message>>()
  })

  it('has no base without an authority', () => {
    const message = 'the base of absolute links has no authority'
    expect(() => absoluteLinks('mailto:a@b.c' as never)).toThrow(new TypeError(message))
    expectTypeOf<CheckSiteBase<'mailto:a@b.c'>>().toEqualTypeOf<Refused<typeof message>>()
    expectTypeOf<CheckSiteBase<'https://a'>>().toEqualTypeOf<'https://a'>()
  })
})

describe('defineRoutes in plain JavaScript', () => {
  it.each([
    '/users/[id]',
    '/users/<id>',
    '/users/<int:id>',
    '/users/(\\d+)',
    '/files/{*path}',
    '/files/{path*}',
    '/files/{+path*}',
    '/files/{+path}/{*rest}',
  ])('refuses %s, which the compiler also refuses', (text) => {
    expect(() => defineRoutes({ a: text } as never)).toThrow(
      new TypeError(`${JSON.stringify(text)}: a: write '/users/{id}', '/files/{+path}' or '/search{?q}'`),
    )
  })

  it.each(['/a{/rest*}', '/a{?tags*}', '/a?b=1{&tags*}', '/a(b)', "/it's", '/a?b[c]=1', '/a*b', '/{a.b}'])(
    'accepts %s, which the compiler checks',
    (text) => {
      expect(() => defineRoutes({ a: text } as never)).not.toThrow()
    },
  )
})

describe('defineRoutes', () => {
  // `defineRoutes` relies on the compiler to check entries. The functions that read a table repeat the compiler's
  // checks at run time.
  const define = (texts: Readonly<Record<string, string>>) => () => routeMatcher(defineRoutes(texts as { a: '/' }))
  const EXAMPLES = "a: write '/users/{id}', '/files/{+path}' or '/search{?q}'"

  it.each([
    ['/{', EXAMPLES],
    ['', EXAMPLES],
    ['a', EXAMPLES],
    ['/a[', "a: '[' is not allowed at offset 2; write {id} for [id], %5B and %5D for brackets"],
    ['/é/[', EXAMPLES],
    ['/é/a[', "a: '[' is not allowed at offset 4; write {id} for [id], %5B and %5D for brackets"],
    ['/a/%2E.', "a: '%' is not allowed at offset 3; browsers resolve . and .."],
    ['/users/:id', EXAMPLES],
    ['/files/*', EXAMPLES],
    ['/{x:3}', EXAMPLES],
    ['/f/{x}{y}', "a: '{' is not allowed at offset 6; write {name}, text between two"],
    [
      '/f/é{x}',
      'a: a non-ASCII character is not allowed at offset 3; write {id} for [id], %5B and %5D for brackets, and no % beside a variable',
    ],
    [
      '/f/{x}%2E{y}',
      "a: '%' is not allowed at offset 6; write {id} for [id], %5B and %5D for brackets, and no % beside a variable",
    ],
    ['/f/:{x}', EXAMPLES],
    ['/f/{x}-{x}', "a: '{' is not allowed at offset 7; names differ"],
    ['/é/{x}[', "a: '[' is not allowed at offset 6; write {id} for [id]"],
    ['/a{;x}', "a: '{' is not allowed at offset 2; write {name}, text "],
    ['/{x}/{x}', "a: '{' is not allowed at offset 5; names differ"],
    ['/{x}{/x*}', "a: '/' is not allowed at offset 5; names differ"],
    ['//a', EXAMPLES],
    ['/{/x}', EXAMPLES],
    ['/{/x*}', EXAMPLES],
    ['/{+x}/a', EXAMPLES],
    ['/{+x}{/y*}', "a: '{' is not allowed at offset 1; {+name} is last"],
    ['/{__proto__}', "a: '{' is not allowed at offset 1; write {name}, text "],
    ['/{x}?a={?b}', EXAMPLES],
    ['/{x}?page', EXAMPLES],
    ['/{x}?{&b}', EXAMPLES],
    ['/{x}?a=1&page', "a: '&' is not allowed at offset 8; after a path come "],
    ['/{x}?a=1&{&b}', "a: '&' is not allowed at offset 8; after a path come "],
    ['/{x}?a=1{&b}c', "a: 'c' is not allowed at offset 12; after a path come "],
    ['/users/$id', EXAMPLES],
    ['/#a{?b}', EXAMPLES],
    ['/{?a}b', "a: 'b' is not allowed at offset 5; after a path come "],
  ])('throws a TypeError for %j', (text, sentence) => {
    expect(define({ a: text })).toThrow(`${JSON.stringify(text)}: ${sentence}`)
  })

  it.each([
    ['/{x}', '/{y}{?q}'],
    ['/%61', '/a'],
    ['/a:b', '/a%3Ab'],
    ['/a%2fb', '/a%2Fb'],
    ['/%7bx%7D', '/%7Bx%7d'],
    ['/a', '/a{/rest*}'],
    ['/', '{/rest*}'],
    ['/a/{+x}', '/a{/rest*}'],
    ['/a', '/a{/x}'],
    ['/a/{x}', '/a{/y}'],
    ['/{x}.{y}', '/{a}.{b}'],
    ['/{x}.{y}', '/{a}-{b}/c'],
  ])('throws for %s and %s, which match the same paths', (a, b) => {
    expect(define({ a, b })).toThrow(`${JSON.stringify(b)}: b matches the same paths as a`)
  })

  it.each([
    ['/a%2Fb', '/a/b'],
    ['/a%2541', '/aA'],
    ['/%7B%7D', '/{x}'],
    ['/{x}', '/{+x}'],
    ['/a/', '/a'],
    ['/{x}.{y}', '/{z}'],
    ['/{x}.{y}', '/{x}.{z}/c'],
    ['/a/{x}.{y}', '/b/{x}-{y}'],
    ['/a{/x}', '/a/{+y}'],
  ])('accepts %s and %s, which match different paths', (a, b) => {
    expect(define({ a, b })).not.toThrow()
  })
})

it('defineRoutesUnder adds a prefix, and its table can be joined with others', () => {
  const api = defineRoutesUnder('/api/v1')({ user: withCodecs({ id: int })(template('/users/{id}')), list: '/users' })
  const both = { ...defineRoutes({ home: '/' }), ...api }
  expect(both.user.link({ id: 1 })).toBe('/api/v1/users/1')
})

it.each([
  [5, ': a.'],
  [undefined, ': a.'],
  [null, ': a.'],
  [() => '/x', ': a.'],
  [[], ''],
  [[5, { b: '/x' }], ''],
  [['/x'], ': a.'],
  [['/x', 5], ': a.'],
  [{ b: 5 }, ': a.b.'],
  [['/x/{id}', { id: int }], ': a.id.decode.'],
])('refuses an entry that is %j, and names it', (entry, where) => {
  const sentence = new RegExp(`^the value is not a string${where}$`)
  expect(() => defineRoutes({ a: entry } as never)).toThrow(sentence)
  expect(() => defineRoutesUnder('/x')({ a: entry } as never)).toThrow(sentence)
})

describe('codecs of the variables of a path', () => {
  const both = (first: string, second: string) => () =>
    defineRoutes({ a: route(first as '/{x}', { x: int }), b: route(second as '/{x}', { x: uuid }) } as never)

  it('make another shape', () => {
    expect(() => defineRoutes({ name: '/{name}', id: route('/{id}', { id: int }) })).not.toThrow()
    expect(() => defineRoutes({ name: '/{name}{?x}', id: route('/{id}{?x}', { x: int }) } as never)).toThrow(
      'same paths',
    )
  })

  it.each([
    ['/{x}', '/{x}{?q}'],
    ['/{x}-b', '/{x}-b'],
    ['/{x}-a', '/{x}-b'],
    ['/f{/x}', '/f/{x}'],
    ['/{+x}', '/{+x}'],
  ])('conflict in %s and %s', (first, second) => expect(both(first, second)).toThrow('matches the same paths as a'))
})

describe('tables in a table', () => {
  const site = defineRoutes({
    home: '/',
    user: route('/users/{id}', { id: int }),
    blog: { post: '/blog/{slug}', files: '/f{/path*}' },
    api: [
      '/api/{tenant}',
      {
        root: '',
        users: '/users{?page}',
        deep: ['/deep', { end: '/end', list: '/l{/rest*}', search: '{?q}' }],
        user: route('/users/{id}', { id: int }),
      },
    ],
  })

  it('make links', () => {
    expect(site.user.link({ id: 7 })).toBe('/users/7')
    expect(site.blog.post.link({ slug: 'a' })).toBe('/blog/a')
    expect(site.api.root.link({ tenant: 't' })).toBe('/api/t')
    expect(site.api.users.link({ tenant: 't', page: 2 })).toBe('/api/t/users?page=2')
    expect(site.api.deep.end.link({ tenant: 't' })).toBe('/api/t/deep/end')
    expect(site.api.deep.search.link({ tenant: 't', q: 1 })).toBe('/api/t/deep?q=1')
    expect(site.api.user.link({ tenant: 't', id: 1 })).toBe('/api/t/users/1')
  })

  it('have dotted names, in order', () => {
    expect(leavesOf(site).map(([name, { pattern }]) => [name, pattern])).toEqual([
      ['home', '/'],
      ['user', '/users/{id}'],
      ['blog.post', '/blog/{slug}'],
      ['blog.files', '/f{/path*}'],
      ['api.root', '/api/{tenant}'],
      ['api.users', '/api/{tenant}/users{?page}'],
      ['api.deep.end', '/api/{tenant}/deep/end'],
      ['api.deep.list', '/api/{tenant}/deep/l{/rest*}'],
      ['api.deep.search', '/api/{tenant}/deep{?q}'],
      ['api.user', '/api/{tenant}/users/{id}'],
    ])
  })

  it('may have routes with the names of parts of a route', () => {
    const odd = defineRoutes({ pattern: '/a', inner: { pattern: '/b', link: '/c', _tag: '/d' } })
    expect(leavesOf(odd).map(([name]) => name)).toEqual(['pattern', 'inner.pattern', 'inner.link', 'inner._tag'])
  })

  it.each([
    [{ a: { b: '/x' }, c: ['', { d: '/x' }] }, `"/x": c.d matches the same paths as a.b`],
    [{ a: ['/x', { b: 'y' }] }, `"/xy": a.b: write '/users/{id}', `],
    [{ a: ['/x', { b: '{y}' }] }, `"/x{y}": a.b: write '/users/{id}', `],
    [{ a: ['x', { b: ['/y', { c: '/' }] }] }, `"x": a: write '/users/{id}', `],
    [{ a: ['/x/', {}] }, `"/x/": write '/users/{id}' as a prefix`],
    [{ a: ['/x', { b: ['y', { c: '/z' }] }] }, `"/xy": a.b: write '/users/{id}', `],
    [{ a: { b: '/{' } }, `"/{": a.b: write '/users/{id}', `],
    [{ a: { b: '' } }, `"": a.b: write '/users/{id}', `],
    [{ a: '/x?q={q}' }, `"/x?q={q}": a: write '/users/{id}', `],
    [{ a: '/x?p=1&q={q}' }, `"/x?p=1&q={q}": a: write '/users/{id}', `],
    [{ a: '/x{+rest}' }, `"/x{+rest}": a: write '/users/{id}', `],
    [{ a: '/x{/o*}y' }, `"/x{/o*}y": a: write '/users/{id}', `],
    [{ a: '/x{/o}/y' }, `"/x{/o}/y": a: write '/users/{id}', `],
    [{ a: '/x/{+o}y{?q}' }, `"/x/{+o}y{?q}": a: write '/users/{id}', `],
  ])('throws for %j', (entries, sentence) => {
    expect(() => defineRoutes(entries as never)).toThrow(sentence)
  })
})

describe('the prefix of defineRoutesUnder', () => {
  it.each(['', '/a', '/a/b', '/{tenant}', '/%C3%A4', '/é'])('can be %j', (prefix) => {
    expect(defineRoutesUnder(prefix as '/a')({ b: '/b' }).b.link({ tenant: 't' } as never)).toMatch(/\/b$/)
  })

  const PREFIX = "write '/users/{id}' as a prefix"
  const EXAMPLES = "a: write '/users/{id}', '/files/{+path}' or '/search{?q}'"

  it.each(['/', '/api/', '/api?x=1', '/api{?x}', '/api#x', '/{+a}', '/a{/b*}'])('cannot be %j', (prefix) => {
    expect(() => defineRoutesUnder(prefix as '/a')).toThrow(`${JSON.stringify(prefix)}: ${PREFIX}`)
  })

  it('cannot continue a segment', () => {
    expect(() => defineRoutesUnder('api' as '/a')).toThrow(`"api": prefix: write '/users/{id}', `)
  })

  it.each([
    ['/a{b', EXAMPLES],
    ['/a/..', "a: '.' is not allowed at offset 3; browsers resolve . and .."],
  ])('cannot be %j, which the first route or its reader refuses', (prefix, sentence) => {
    const read = () => routeMatcher(defineRoutesUnder(prefix as '/a')({ a: '/b' }))
    expect(read).toThrow(`${JSON.stringify(`${prefix}/b`)}: ${sentence}`)
  })

  it('shares the names of its variables with the routes', () => {
    expect(() => routeMatcher(defineRoutesUnder('/{id}')({ a: '/a/{id}' as '/a' }))).toThrow(
      `"/{id}/a/{id}": a: '{' is not allowed at offset 8; `,
    )
  })
})
