import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { type AnyView, createSpans, relativeRef, scanFromPath, uri, view } from 'uri-ts'
import {
  compileRoutes,
  createParams,
  decodeParams,
  findLiteral,
  findRoute,
  findRouteIn,
  matchRoute,
  originFormOf,
  type Patterns,
  parseRequestTarget,
  type RouteEntry,
  type RouteError,
  type Router,
  routes,
  showRouteError,
} from 'uri-ts/http'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { findSlowly, isSamePattern } from '../refimpl/router'

const { URI_TS_RUNS = '20000', URI_TS_SEED = '3986' } = process.env
const RUNS = Number(URI_TS_RUNS)
const SEED = Number(URI_TS_SEED)

const originForm = (text: string): AnyView => {
  const spans = createSpans()
  expect(scanFromPath(text, 0, spans), text).toBe(0)
  return originFormOf(text, spans)
}

const compiled = <A>(result: E.Either<RouteError, A>): A => {
  if (E.isLeft(result)) throw new Error(showRouteError(result.left))
  return result.right
}

const errorOf = (patterns: Patterns): RouteError => {
  const result = routes(patterns)
  if (E.isRight(result)) throw new Error('no error')
  return result.left
}

const TABLE = compiled(
  routes({
    home: '/',
    me: '/users/me',
    users: '/users',
    usersSlash: '/users/',
    user: '/users/{id}',
    posts: '/users/{id}/posts',
    post: '/users/{user}/posts/{post}',
    file: '/files/{+path}',
    index: '/files/index',
    special: '/a:b/caf%C3%A9/50%25/x%2Fy',
  }),
)
const match = matchRoute(TABLE)

/** The route and the parameters, as one text. */
const at = (text: string): string =>
  O.match(
    () => 'none',
    ({ route, params }: { readonly route: string; readonly params: object }) =>
      [route, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(' '),
  )(match(originForm(text)))

describe('matchRoute', () => {
  it.each([
    ['/', 'home'],
    ['/?q', 'home'],
    ['//', 'none'],
    ['/users', 'users'],
    ['/users?q=/me', 'users'],
    ['/users/', 'usersSlash'],
    ['/Users', 'none'],
    ['/user', 'none'],
    ['/userss', 'none'],
    ['/users/me', 'me'],
    ['/users/me?', 'me'],
    ['/users/mee', 'user id=mee'],
    ['/users/m', 'user id=m'],
    ['/users/7', 'user id=7'],
    ['/users/7?q', 'user id=7'],
    ['/users/7/', 'none'],
    ['/users//', 'none'],
    ['/users//posts', 'none'],
    ['/users/me/posts', 'posts id=me'],
    ['/users/me/posts/1', 'post user=me post=1'],
    ['/users/7/posts/', 'none'],
    ['/users/7/posts/a%2Fb', 'post user=7 post=a%2Fb'],
    ['/files', 'none'],
    ['/files/', 'file path='],
    ['/files/a', 'file path=a'],
    ['/files/a/b//c/', 'file path=a/b//c/'],
    ['/files//', 'file path=/'],
    ['/files/index', 'index'],
    ['/files/index/', 'file path=index/'],
    ['/files/inde%78', 'index'],
  ])('%s is %s', (text, expected) => expect(at(text)).toBe(expected))

  it.each([
    ['/%75sers', 'users'],
    ['/user%73/%6de', 'me'],
    ['/a:b/caf%C3%A9/50%25/x%2Fy', 'special'],
    ['/a%3Ab/caf%c3%a9/50%25/%78%2fy', 'special'],
    ['/a:b/caf%C3%A8/50%25/x%2Fy', 'none'],
    ['/a:b/caf%C3%A9/50%25/x/y', 'none'],
    ['/a:b/caf%C3%A9/50%2525/x%2Fy', 'none'],
    ['/users%2Fme', 'none'],
  ])('literals match octets: %s is %s', (text, expected) => expect(at(text)).toBe(expected))

  it.each(['..', '.', '%2e%2E', '%2e', '.%2e'])('a parameter never takes %s, because it is no data', (dots) => {
    expect(at(`/users/${dots}`)).toBe('none')
    expect(at(`/users/${dots}/posts`)).toBe('none')
    expect(at(`/files/${dots}`)).toBe('none')
    expect(at(`/files/a/${dots}`)).toBe('none')
    expect(at(`/files/${dots}/a`)).toBe('none')
    expect(at(`/users/${dots}..`)).toBe(`user id=${dots}..`)
    expect(at(`/users/a${dots}`)).toBe(`user id=a${dots}`)
    expect(at(`/users/${dots}a`)).toBe(`user id=${dots}a`)
  })

  it('reads the path of a URI, and an empty one after an authority as / (RFC 9110, 4.2.3)', () => {
    const route = (parsed: AnyView) => O.map(({ route }: { readonly route: string }) => route)(match(parsed))
    expect(route(view(uri('http://example.com/users/7')))).toEqual(O.some('user'))
    expect(route(view(uri('http://example.com')))).toEqual(O.some('home'))
    expect(route(view(uri('http://example.com?q#/users')))).toEqual(O.some('home'))
    expect(route(view(relativeRef('?q')))).toEqual(O.none)
    expect(route(view(relativeRef('//example.com')))).toEqual(O.none)
    const connect = parseRequestTarget('CONNECT')('example.com:443')
    if (E.isLeft(connect) || connect.right._tag === 'AsteriskForm') return expect.fail()
    expect(route(connect.right)).toEqual(O.none)
    expect(route(view(relativeRef('users')))).toEqual(O.none)
    expect(route(view(uri('urn:users')))).toEqual(O.none)
  })

  it('finds a rest that is the whole path', () => {
    const all = matchRoute(compiled(routes({ all: '/{+path}' })))
    expect(all(view(uri('http://a')))).toEqual(O.some({ route: 'all', params: { path: '' } }))
    expect(all(originForm('/'))).toEqual(O.some({ route: 'all', params: { path: '' } }))
    expect(all(originForm('//evil.com/'))).toEqual(O.some({ route: 'all', params: { path: '/evil.com/' } }))
  })

  it('goes back to the last place that has another way, and forgets what it took since', () => {
    const back = matchRoute(
      compiled(
        routes({
          deep: '/a/{x}/c/d',
          mixed: '/{p}/b/c/{q}',
          rest: '/{p}/{+rest}',
          tail: '/a/{x}/{y}/e',
          b: '/a/b/{+z}',
        }),
      ),
    )
    const found = (text: string) => O.toUndefined(back(originForm(text)))
    expect(found('/a/x/c/d')).toEqual({ route: 'deep', params: { x: 'x' } })
    expect(found('/a/b/c/d')).toEqual({ route: 'b', params: { z: 'c/d' } })
    expect(found('/q/b/c/d')).toEqual({ route: 'mixed', params: { p: 'q', q: 'd' } })
    expect(found('/a/x/c/e')).toEqual({ route: 'tail', params: { x: 'x', y: 'c' } })
    expect(found('/a/x/c/f')).toEqual({ route: 'rest', params: { p: 'a', rest: 'x/c/f' } })
    expect(found('/a/x/c/../f')).toBeUndefined()
  })

  it('gives the same frozen object for a route without parameters', () => {
    const [first, second] = [match(originForm('/users')), match(originForm('/users?q'))]
    expect(first).toBe(second)
    expect(O.toUndefined(first)).toEqual({ route: 'users', params: {} })
    expect(Object.isFrozen(O.toUndefined(first))).toBe(true)
  })

  it('has a type that narrows on the name of the route', () => {
    const found = match(originForm('/users/1/posts/2'))
    if (O.isNone(found) || found.value.route !== 'post') return expect.fail()
    expectTypeOf(found.value.params).toEqualTypeOf<{ readonly user: string; readonly post: string }>()
    expect(found.value.params.post).toBe('2')
    const none = match(originForm('/'))
    if (O.isNone(none) || none.value.route !== 'home') return expect.fail()
    expectTypeOf<keyof typeof none.value.params>().toEqualTypeOf<never>()
    const patterns: Patterns = { a: '/{b}' }
    const data = O.toUndefined(matchRoute(compiled(routes(patterns)))(originForm('/c')))
    expectTypeOf(data?.params).toEqualTypeOf<{ readonly [name: string]: string } | undefined>()
    expect(data).toEqual({ route: 'a', params: { b: 'c' } })
  })
})

describe('findRoute', () => {
  it('returns the index of the route and writes the spans of its parameters', () => {
    const params = createParams(TABLE)
    const text = 'http://h/users/me/posts/12?q'
    expect(TABLE.entries[findRoute(TABLE, view(uri(text)), params)]?.name).toBe('post')
    expect([text.slice(params[0], params[1]), text.slice(params[2], params[3])]).toEqual(['me', '12'])
  })

  it('finds a literal where it is the whole text', () => {
    const nameOf = (text: string) => TABLE.entries[findLiteral(TABLE, text)]?.name
    expect(['/', '/users/me', '/a:b/caf%C3%A9/50%25/x%2Fy'].map(nameOf)).toEqual(['home', 'me', 'special'])
    for (const text of ['', '/users/me?', '/users/7', '/%75sers', '/users/{id}']) expect(nameOf(text)).toBeUndefined()
  })

  it('reads between two offsets', () => {
    const params = createParams(TABLE)
    expect(findRouteIn(TABLE, 'xx/users/7/yy', 2, 10, params)).toBe(
      TABLE.entries.findIndex(({ name }) => name === 'user'),
    )
    expect([...params.slice(0, 2)]).toEqual([9, 10])
    expect(findRouteIn(TABLE, 'xx/users/me/yy', 2, 11, params)).toBe(
      TABLE.entries.findIndex(({ name }) => name === 'me'),
    )
    for (const [text, end] of [
      ['/users/me', 8],
      ['/users/%6de', 10],
    ] as const) {
      expect(TABLE.entries[findRouteIn(TABLE, text, 0, end, params)]?.name).toBe('user')
      expect([...params.slice(0, 2)]).toEqual([7, end])
    }
    expect(findRouteIn(TABLE, '/', 0, 0, params)).toBe(-1)
    expect(findRouteIn(TABLE, 'users', 0, 5, params)).toBe(-1)
  })

  it('takes as long as the path is, whatever the path', () => {
    const deep = compiled(
      compileRoutes(
        Array.from({ length: 1 << 10 }, (_, bits) => ({
          name: `r${bits}`,
          pattern: `/${Array.from({ length: 10 }, (_, i) => ((bits >> i) & 1 ? 'a' : `{p${i}}`)).join('/')}/z`,
        })),
      ),
    )
    const params = createParams(deep)
    expect(findRoute(deep, originForm(`${'/a'.repeat(10)}/y`), params)).toBe(-1)
    expect(findRoute(deep, originForm('/a'.repeat(1_000_000)), params)).toBe(-1)
    const files = compiled(routes({ file: '/{+path}' }))
    expect(findRoute(files, originForm('/a'.repeat(1_000_000)), createParams(files))).toBe(0)
    expect(findRoute(files, originForm(`${'/a'.repeat(1_000_000)}/..`), createParams(files))).toBe(-1)
    for (const dots of ['/..a', '/%2ea', '.']) {
      expect(findRoute(files, originForm(`/a${dots.repeat(250_000)}`), createParams(files))).toBe(0)
    }
  })

  it('compiles and finds patterns that are very long, and very many', () => {
    const long = Array.from({ length: 5000 }, (_, i) => `{p${i}}`)
    const many = compiled(
      compileRoutes([
        { name: 'long', pattern: `/${long.join('/')}` },
        { name: 'literal', pattern: `/${'a'.repeat(100_000)}` },
        ...Array.from({ length: 3000 }, (_, i) => ({ name: `i${i}`, pattern: `/item${i}/{id}` })),
        ...Array.from({ length: 3000 }, (_, i) => ({ name: `p${i}`, pattern: `/${'b'.repeat(i + 1)}` })),
      ]),
    )
    const params = createParams(many)
    expect(findRoute(many, originForm('/x'.repeat(5000)), params)).toBe(0)
    expect(findRoute(many, originForm(`/${'a'.repeat(99_999)}%61`), params)).toBe(1)
    for (const i of [0, 1, 1234, 2999]) expect(findRoute(many, originForm(`/item${i}/x`), params)).toBe(2 + i)
    for (const i of [0, 7, 2999]) expect(findRoute(many, originForm(`/${'b'.repeat(i)}%62`), params)).toBe(3002 + i)
    expect(findRoute(many, originForm('/item3000/x'), params)).toBe(-1)
  })
})

describe('compileRoutes refuses', () => {
  it.each([
    ['', 0, 'not-absolute'],
    ['users', 0, 'not-absolute'],
    ['http://a/', 0, 'not-absolute'],
    ['/a b', 2, 'character'],
    ['/ok/é', 4, 'character'],
    ['/a?b', 2, 'character'],
    ['/a#b', 2, 'character'],
    ['/a/b%2', 4, 'pct-encoded'],
    ['/a/../b', 3, 'dot-segment'],
    ['/.', 1, 'dot-segment'],
    ['/a/%2E.', 3, 'dot-segment'],
    ['/a{b}', 2, 'parameter'],
    ['/{a}b', 1, 'parameter'],
    ['/{}', 1, 'parameter'],
    ['/{a-b}', 1, 'parameter'],
    ['/{a', 1, 'parameter'],
    ['/x/a}', 4, 'parameter'],
    ['/{?q}', 1, 'parameter'],
    ['/{a.}', 1, 'parameter'],
    ['/{__proto__}', 1, 'parameter'],
    ['/{+a}/b', 5, 'rest-not-last'],
    ['/{+a}/', 5, 'rest-not-last'],
    ['/{a}/b/{a}', 7, 'same-parameter'],
    ['/{a}/{+a}', 5, 'same-parameter'],
  ] as const)('%s at offset %i: %s', (pattern, offset, reason) => {
    const error = errorOf({ fine: '/fine', wrong: pattern })
    expect(error).toEqual({
      _tag: 'RouteError',
      route: { name: 'wrong', pattern },
      offset,
      reason,
      other: undefined,
    })
    expect(showRouteError(error)).toMatch(`route "wrong" (${JSON.stringify(pattern)}) at offset ${offset}: `)
  })

  it.each(['/{a.b}', '/{_1}', '/{%41}', '/{+a.b.c}', '//', '/a//b', '/a/', '/...', "/!$&'()*+,;=:@"])(
    'nothing of %s',
    (pattern) => expect(E.isRight(routes({ a: pattern }))).toBe(true),
  )

  it.each([
    ['/users/{id}', '/users/{name}'],
    ['/{+a}', '/{+b}'],
    ['/a/{x}/b/{y}', '/a/{z}/b/{q}'],
    ['/users', '/us%65rs'],
    ['/a%2fb', '/a%2Fb'],
    ['/a:b', '/a%3Ab'],
    ['/', '/'],
  ])('%s and %s: both are named', (first, second) => {
    const error = errorOf({ other: '/other', first, second })
    expect(error).toMatchObject({ reason: 'conflict', route: { name: 'second' }, other: { name: 'first' } })
    expect(showRouteError(error)).toBe(
      `route "second" ("${second}") at offset 0: another route matches the same paths, route "first" ("${first}")`,
    )
  })

  it('two routes of one name', () => {
    const entries = [
      { name: 'a', pattern: '/a' },
      { name: 'a', pattern: '/b' },
    ]
    expect(compileRoutes(entries)).toEqual(
      E.left({ _tag: 'RouteError', route: entries[1], offset: 0, reason: 'same-name', other: entries[0] }),
    )
  })

  it('nothing of routes that differ in what follows, or in kind', () => {
    const fine = { a: '/{x}', b: '/{y}/b', c: '/a', d: '/{+z}', e: '/{x}/', f: '/a/{+rest}', g: '/a%2Fb', h: '/a/b' }
    expect(E.isRight(routes(fine))).toBe(true)
  })

  it('nothing of names that objects have already', () => {
    const table = compiled(compileRoutes([{ name: '__proto__', pattern: '/{constructor}/{toString}' }]))
    expect(Object.keys(table.patterns)).toEqual(['__proto__'])
    expect(matchRoute(table)(originForm('/a/b'))).toEqual(
      O.some({ route: '__proto__', params: { constructor: 'a', toString: 'b' } }),
    )
  })

  it('no routes at all, which match nothing', () => {
    const table = compiled(routes({}))
    expect(createParams(table)).toHaveLength(0)
    expect(matchRoute(table)(originForm('/'))).toEqual(O.none)
    expect(matchRoute(table)(originForm('/'))).toBe(matchRoute(table)(originForm('/a')))
  })
})

describe('decodeParams', () => {
  it('decodes each once', () => {
    expect(decodeParams({ id: '%2527', path: 'a%2Fb/c' })).toEqual(E.right({ id: '%27', path: 'a/b/c' }))
    expect(decodeParams({})).toEqual(E.right({}))
  })

  it('fails with what cannot be decoded', () => {
    expect(decodeParams({ id: 'a', path: 'x%C0%AF' })).toEqual(
      E.left({ _tag: 'DecodeError', text: 'x%C0%AF', offset: 1, reason: 'utf-8' }),
    )
  })
})

describe('the router and the slow one', () => {
  const LITERALS = ['', 'a', 'ab', 'abc', 'b', 'a%62', '%C3%A9', 'x%2Fy', 'a:b', '50%25', '...'] as const

  const randomPattern = (random: Random): string => {
    const depth = 1 + random(4)
    const segments = Array.from({ length: depth }, (_, i) => {
      const kind = random(10)
      if (kind === 0 && i === depth - 1) return `{+r${i}}`
      return kind < 5 ? `{p${random(3)}${i}}` : pick(random, LITERALS)
    })
    return `/${segments.join('/')}`
  }

  const encodedAtRandom = (random: Random, text: string): string =>
    text.replace(/%..|[^%]/g, (found) =>
      random(4) > 0 || found.startsWith('%') ? found : `%${found.charCodeAt(0).toString(16).padStart(2, '0')}`,
    )

  const randomPath = (random: Random, patterns: readonly string[]): string => {
    const filled = pick(random, patterns)
      .split('/')
      .slice(1)
      .map((segment) => {
        if (random(12) === 0) return pick(random, ['.', '..', '%2e', '', 'a', 'zz', '%C3%a9'])
        if (segment.startsWith('{+'))
          return pick(random, ['', 'a/b', 'x', '/', 'a/../b', 'a/%2e', 'a.b/c..', '..a/%2ea', 'a%2e/.'])
        return encodedAtRandom(
          random,
          segment.startsWith('{') ? pick(random, ['a', 'ab', '7', 'abcd', 'x%2Fy']) : segment,
        )
      })
    if (random(10) === 0) filled.push(pick(random, ['', 'a']))
    return `/${filled.join('/')}`
  }

  it(`agree on ${RUNS} paths`, () => {
    const random = randomFrom(SEED)
    let matched = 0
    for (let run = 0; run < RUNS; ) {
      const entries: RouteEntry[] = []
      const count = 1 + random(20)
      for (let i = 0; i < count; i++) {
        const entry = { name: `r${i}`, pattern: randomPattern(random) }
        const other = entries.find(({ pattern }) => isSamePattern(pattern, entry.pattern))
        if (other !== undefined) {
          const error = compileRoutes([...entries, entry])
          expect(error).toMatchObject({ left: { reason: 'conflict', route: entry, other } })
        } else entries.push(entry)
      }
      const router: Router = compiled(compileRoutes(entries))
      const find = matchRoute(router)
      const params = createParams(router)
      const patterns = entries.map(({ pattern }) => pattern)
      for (let i = 0; i < 50; i++, run++) {
        const path = randomPath(random, patterns)
        const text = random(2) > 0 ? `${path}?a/b/../.%2e/` : path
        const expected = findSlowly(entries, path)
        const found = O.toUndefined(find(originForm(text)))
        if (expected !== undefined) matched++
        const should = expected && { route: expected.name, params: expected.params }
        if (JSON.stringify(found) !== JSON.stringify(should))
          expect({ patterns, text, found }).toEqual({ patterns, text, found: should })
        const index = findRouteIn(router, text, 0, path.length, params)
        expect(entries[index]?.name).toBe(expected?.name)
      }
    }
    console.log(`the routers agree on ${RUNS} paths, ${matched} of them with a route (seed ${SEED})`)
    expect(matched).toBeGreaterThan(RUNS / 3)
    expect(matched).toBeLessThan(RUNS * 0.97)
  }, 3_600_000)
})
