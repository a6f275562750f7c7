/** Tests how routes handle lists, default values and repeated query names. */
import * as E from 'fp-ts/Either'
import { defineRoutes, type MatchError, type RequestPolicy, type RouteTable, route, routeMatcher } from 'uri-ts/routes'
import { int, withDefault } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const answer = (entries: object, target: string, policy?: RequestPolicy): unknown => {
  const found: E.Either<MatchError, object> = routeMatcher(defineRoutes(entries as never) as RouteTable, policy)(target)
  return E.isRight(found) ? Object.values(found.right) : found.left.reason
}

describe('one variable', () => {
  it.each([
    // lists
    ['/l{/a*}', '/l', { a: [] }],
    ['/l{/a*}', '/l/', { a: [''] }],
    ['/l{/a*}', '/l/x/%2F/%C3%A9', { a: ['x', '/', 'é'] }],
    ['/l{/a*}{?b*}', '/l?b=1', { a: [], b: ['1'] }],
    ['/l{?b*,c*}', '/l?b=1&c=2&b=%33', { b: ['1', '3'], c: ['2'] }],
    ['/l{?b*}', '/l', {}],
    ['/l{?b*}', '/l?', {}],
    ['/l{/a}', '/l', {}],
    ['/l{/a}', '/l/x', { a: 'x' }],
    ['/l{/a*}{?a*}', '/l/x?a=x', 'ambiguous'],
    ['/l{/a*}{?a}', '/l/x?a=x', 'ambiguous'],
    ['/{a}{?a}', '/x?a=x', { a: 'x' }],
    ['/{a}{?a}', '/x?a=y', 'ambiguous'],
    ['/p{?a,a,b}', '/p?a=x', { a: 'x' }],
    // A variable is allowed to have the name of an inherited property, such as `constructor`.
    ['/{a}{?constructor}', '/x', { a: 'x' }],
    ['/{constructor}', '/x', { constructor: 'x' }],
  ])('%s reads %s', (text, target, values) => {
    const should = typeof values === 'string' ? values : ['only', values]
    expect(answer({ only: text }, target)).toStrictEqual(should)
    expect(answer({ only: text }, target, { query: 'strict' })).toStrictEqual(should)
  })

  it('can be __proto__ in a query', () => {
    const found = answer({ only: '/a{?__proto__,b}' }, '/a?__proto__=1&b=2') as [string, object]
    expect(Object.entries(found[1])).toEqual([
      ['__proto__', '1'],
      ['b', '2'],
    ])
    expect(Object.getPrototypeOf(found[1])).toBe(Object.prototype)
    const alone = answer({ only: '/a{?__proto__,b}' }, '/a?__proto__=1') as [string, object]
    expect(Object.entries(alone[1])).toEqual([['__proto__', '1']])
  })
})

it('names that look alike when they are joined are told apart', () => {
  const entries = { one: '/1/{ab}/{c}', two: '/2/{a}/{bc}' }
  expect(answer(entries, '/1/x/y')).toEqual(['one', { ab: 'x', c: 'y' }])
  expect(answer(entries, '/2/x/y')).toEqual(['two', { a: 'x', bc: 'y' }])
})

describe('codecs', () => {
  const only = (text: string, codecs: object) => ({ only: route(text as '/', codecs as never) })
  const page = withDefault(int, 1)

  it.each([
    ['/l{/a*}', { a: int }, '/l', { a: [] }],
    ['/l{/a*}', { a: int }, '/l/1/2', { a: [1, 2] }],
    ['/{a}{?b,c*}', { a: int, b: int, c: int }, '/1?c=3&b=2&c=4', { a: 1, b: 2, c: [3, 4] }],
    ['/{a}{?b,c}', { b: int }, '/1?b=2&c=3', { a: '1', b: 2, c: '3' }],
    ['/{a}{?a}', { a: int }, '/1?a=1', { a: 1 }],
    ['/{a}{?a}', { a: int }, '/1?a=01', 'ambiguous'],
    ['/l{?page}', { page }, '/l', { page: 1 }],
    ['/l{/page}', { page }, '/l', { page: 1 }],
    ['/l{/page}', { page }, '/l/2', { page: 2 }],
    ['/l{/page}{?q}', { page }, '/l?q=x', { page: 1, q: 'x' }],
    ['/l{/page*}', { page }, '/l', { page: [] }],
    ['/{page}', { page }, '/2', { page: 2 }],
    ['/l{?page}', { page }, '/l?page=2', { page: 2 }],
    ['/l{?page,q}', { page }, '/l?q=2', { page: 1, q: '2' }],
  ])('%s with %o reads %s', (text, codecs, target, values) => {
    const should = typeof values === 'string' ? values : ['only', values]
    expect(answer(only(text, codecs), target)).toStrictEqual(should)
  })

  it.each([
    ['throws', () => JSON.parse('{')],
    ['returns something else', () => ({})],
    ['returns nothing', () => undefined],
  ])('refuse a text if one %s', (_name, decode) => {
    expect(answer(only('/{a}', { a: { decode, encode: String } }), '/x')).toBe('codec')
  })

  it('do not run if a text of the query is wrong, or one of the path that follows', () => {
    const seen: string[] = []
    const codec = {
      decode: (text: string): E.Either<string, string> => {
        seen.push(text)
        return E.right(text)
      },
      encode: String,
    }
    expect(answer(only('/{a}/{b}', { a: codec }), '/x/%FF')).toBe('utf-8')
    expect(seen).toEqual([])
    expect(answer(only('/{a}{?b,c}', { a: codec, b: codec }), '/x?b=1&c=%FF')).toBe('utf-8')
    expect(new Set(seen)).toEqual(new Set(['x']))
  })

  it('of a path are tried in the order of the routes that match', () => {
    const entries = {
      one: route('/{a}/x', { a: int }),
      two: '/{a}/{b}{?q}',
      three: route('/{+c}', { c: { decode: (text: string) => E.right(text.length), encode: String } }),
    }
    expect(answer(entries, '/1/x')).toEqual(['one', { a: 1 }])
    expect(answer(entries, '/a/x?q=1')).toEqual(['two', { a: 'a', b: 'x', q: '1' }])
    expect(answer(entries, '/a/x/y')).toEqual(['three', { c: 5 }])
    expect(answer(entries, '/a/x?q=%FF')).toBe('utf-8')
  })

  it('say why, if they are those of the route that takes the path', () => {
    const site = defineRoutes({ one: route('/{a}{?q}', { a: int, q: int }), two: '/{b}{?r}' })
    const componentOf = (target: string): unknown =>
      E.mapLeft(({ component }: MatchError) => component)(routeMatcher(site)(target))
    expect(componentOf('/%FF')).toEqual(E.left('a'))
    expect(componentOf('/1?q=x&r=%FF')).toEqual(E.left('q'))
    expect(componentOf('/x?q=x&r=%FF')).toEqual(E.left('r'))
  })

  it('may all refuse a path before the last route takes it', () => {
    const entries = {
      one: route('/{a}/{b}', { a: int }),
      two: route('/{a}/{b}', { b: int }),
      rest: '/{+c}',
    }
    expect(answer(entries, '/x/y')).toEqual(['rest', { c: 'x/y' }])
    const coded = { name: '/{a}', id: route('/{a}', { a: int }) }
    expect(answer(coded, '/x')).toEqual(['name', { a: 'x' }])
    expect(answer(coded, '/7?a b')).toBe('malformed')
  })

  it('of a query do not lead to another route', () => {
    const entries = { one: route('/{a}{?q}', { a: int, q: int }), two: '/{a}' }
    expect(answer(entries, '/1?q=x')).toBe('codec')
    expect(answer(entries, '/y?q=x')).toEqual(['two', { a: 'y' }])
  })
})

describe('routes of one table', () => {
  const entries = {
    a: '/a{?q}',
    b: '/b/{x}{?q}',
    c: '/c{?q*}',
    d: '/d{?q,r}',
    e: '/e{?r,q}',
    f: '/f{?qr}',
    g: '/g/{a}/{bc}',
    h: '/h/{ab}/{c}',
    i: '/i{?a,bc}',
    j: '/j{?ab,c}',
    k: '/k/{x}{?q*}',
    m: '/m/{a}/{b}/{c}/{d}/{e}/{f}{?g}',
    n: '/n{?a,b,c}',
  }

  it.each([
    ['/a?q=1', ['a', { q: '1' }]],
    ['/b/2?q=1', ['b', { x: '2', q: '1' }]],
    ['/c?q=1', ['c', { q: ['1'] }]],
    ['/d?q=1&r=2', ['d', { q: '1', r: '2' }]],
    ['/e?q=1&r=2', ['e', { q: '1', r: '2' }]],
    ['/f?qr=1', ['f', { qr: '1' }]],
    ['/g/1/2', ['g', { a: '1', bc: '2' }]],
    ['/h/1/2', ['h', { ab: '1', c: '2' }]],
    ['/i?a=1&bc=2', ['i', { a: '1', bc: '2' }]],
    ['/j?ab=1&c=2', ['j', { ab: '1', c: '2' }]],
    ['/k/2?q=1', ['k', { x: '2', q: ['1'] }]],
    ['/m/1/2/3/%34/5/6', ['m', { a: '1', b: '2', c: '3', d: '4', e: '5', f: '6' }]],
    ['/m/1/2/3/%34/5/6?g=7', ['m', { a: '1', b: '2', c: '3', d: '4', e: '5', f: '6', g: '7' }]],
    ['/n?c=3', ['n', { c: '3' }]],
    ['/n?b=2&a=1', ['n', { a: '1', b: '2' }]],
    ['/n?b=2&a=1&c=3', ['n', { a: '1', b: '2', c: '3' }]],
    ['/n?b=%FF&a=1', 'utf-8'],
  ])('%s is read with its own names', (target, should) => {
    expect(answer(entries, target)).toStrictEqual(should)
  })
})
