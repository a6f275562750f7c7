/** Tests the order in which a router tries alternatives for a segment, including those that do not lead to a route. */
import { defineRoutes, type RequestPolicy, type RouteTable, route, routeReader } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const answer = (entries: object, target: string, policy?: Pick<RequestPolicy, 'query' | 'form'>): unknown => {
  const found: number | object = routeReader(defineRoutes(entries as never) as RouteTable, policy)(target)
  return typeof found === 'number' ? found : Object.values(found)
}

describe('in one place', () => {
  const all = (prefix: string) => ({
    literal: `${prefix}/ab/1`,
    middle: `${prefix}/{a}.{b}/3`,
    coded: route(`${prefix}/{c}/4` as '/', { c: int } as never),
    plain: `${prefix}/{p}/5`,
    rest: `${prefix}/{+rest}`,
  })

  it.each([
    ['/ab/1', ['literal', {}]],
    ['/a%62/%31', ['literal', {}]],
    ['/ab/2', ['rest', { rest: 'ab/2' }]],
    ['/%61.b/3', ['middle', { a: 'a', b: 'b' }]],
    ['/x.b.c/3', ['middle', { a: 'x.b', b: 'c' }]],
    ['/7.8/4', ['rest', { rest: '7.8/4' }]],
    ['/x.b/3', ['middle', { a: 'x', b: 'b' }]],
    ['/x.%62/3', ['middle', { a: 'x', b: 'b' }]],
    ['/7/4', ['coded', { c: 7 }]],
    ['/ab/4', ['rest', { rest: 'ab/4' }]],
    ['/x/4', ['rest', { rest: 'x/4' }]],
    ['/ab/5', ['plain', { p: 'ab' }]],
    ['/%61b/5', ['plain', { p: 'ab' }]],
    ['/7/5', ['plain', { p: '7' }]],
    ['/x.b/5', ['plain', { p: 'x.b' }]],
    ['/ab/6', ['rest', { rest: 'ab/6' }]],
    ['/ab', ['rest', { rest: 'ab' }]],
    ['/a%62/%2F', ['rest', { rest: 'ab//' }]],
    ['/', ['rest', { rest: '' }]],
    ['//5', ['rest', { rest: '/5' }]],
    ['/ab/1/', ['rest', { rest: 'ab/1/' }]],
    ['/../5', 404],
    ['/ab/..', 404],
    ['/ab/../1', 404],
    ['/a b/5', 400],
    ['/ab/%zz ', 400],
  ])('%s is read, however deep it is', (target, should) => {
    expect(answer(all(''), target)).toEqual(should)
    expect(answer(Object.fromEntries(Object.entries(all('')).reverse()), target)).toEqual(should)
    expect(answer(all('/x/y'), `/x/y${target}`)).toEqual(should)
    expect(answer({ ...all('/x/y'), other: '/x/{z}/1/2/3/4' }, `/x/y${target}`)).toEqual(should)
    expect(answer({ ...all('/v'), other: '/v/v/1/2/3/4' }, `/v${target}`)).toEqual(should)
    expect(answer({ ...all('/v'), other: route('/{z}/1/2/3/4', { z: int }) }, `/v${target}`)).toEqual(should)
  })

  it.each([
    ['/a.b/3/x', ['first', { a: 'a', b: 'b' }]],
    ['/a.b/3/y/c', ['second', { a: 'a', b: 'b', c: 'c' }]],
    ['/a.b/3/z', ['plain', { p: 'a.b', q: '3' }]],
    ['/a.b/3/y', 404],
    ['/a.b/4/z', ['plain', { p: 'a.b', q: '4' }]],
    ['/a.b', 404],
  ])('%s leaves a segment with literals in it for a parameter', (target, should) => {
    const entries = { first: '/{a}.{b}/3/x', second: '/{a}.{b}/3/y/{c}', plain: '/{p}/{q}/z' }
    expect(answer(entries, target)).toEqual(should)
  })

  it('nothing is found after a segment that does not lead on', () => {
    expect(answer({ deep: '/{a}/x/{+r}' }, '/q/y')).toBe(404)
    expect(answer({ deep: '/{a}.{b}/x/{+r}' }, '/q.r/y')).toBe(404)
    expect(answer({ deep: '/{a}.{b}/x/{+r}', other: '/{c}/y' }, '/q.r/y')).toEqual(['other', { c: 'q.r' }])
  })

  it('choices are left open on all levels of variables', () => {
    const rests = {
      deep: '/{a}/{b}/{c}/{d}/x',
      r0: '/{+r}',
      r1: '/{a}/{+r}',
      r2: '/{a}/{b}/{+r}',
      r3: '/{a}/{b}/{c}/{+r}',
    }
    expect(answer(rests, '/1/2/3/4/y')).toEqual(['r3', { a: '1', b: '2', c: '3', r: '4/y' }])
    expect(answer(rests, '/1/2/3/4/..')).toBe(404)
    const coded = { ints: route('/{a}/{b}/{c}/x', { a: int, b: int, c: int }), texts: '/{a}/{b}/{c}/y' }
    expect(answer(coded, '/1/2/3/y')).toEqual(['texts', { a: '1', b: '2', c: '3' }])
    expect(answer(coded, '/1/2/3/x')).toEqual(['ints', { a: 1, b: 2, c: 3 }])
  })

  it('a rest whose codec refuses it is left for an earlier choice', () => {
    const entries = { rest: route('/a/{+p}', { p: int }), two: '/{x}/{y}' }
    expect(answer(entries, '/a/7')).toEqual(['rest', { p: 7 }])
    expect(answer(entries, '/a/b')).toEqual(['two', { x: 'a', y: 'b' }])
  })

  it('choices are left open on many levels', () => {
    const texts = Array.from({ length: 32 }, (_, bits) => {
      const segments = Array.from({ length: 5 }, (_, i) => ((bits >> i) & 1 ? 'a' : `{p${i}}`))
      return [`r${bits}`, `/${segments.join('/')}/${bits}`] as const
    })
    for (const [bits] of texts.entries()) {
      const params = Object.fromEntries(
        Array.from({ length: 5 }, (_, i) => [`p${i}`, 'a']).filter((_, i) => ((bits >> i) & 1) === 0),
      )
      expect(answer(Object.fromEntries(texts), `/a/a/a/a/a/${bits}`)).toEqual([`r${bits}`, params])
    }
    expect(answer(Object.fromEntries(texts), '/a/a/a/a/a/32')).toBe(404)
  })
})

describe('a percent sign', () => {
  const entries = {
    literal: '/50%25/x',
    word: '/ab/cd',
    slash: '/a%2Fb/y',
    pipe: '/a%7Cb',
    param: '/p/{a}/z',
    rest: '/r/{+b}',
    within: '/w/{a}.{b}/v',
    after: '/q/{a}/ef%25',
    first: '/%25zz',
    only: '/d/%25',
    list: '/l{/c*}',
  }

  it.each([
    ['/50%25/x', ['literal', {}], ['literal', {}]],
    ['/50%/x', ['literal', {}], 400],
    ['/%35%30%/x', ['literal', {}], 400],
    ['/50/x', 404, 404],
    ['/%25zz', ['first', {}], ['first', {}]],
    ['/%zz', ['first', {}], 400],
    ['/d/%25', ['only', {}], ['only', {}]],
    ['/d/%', ['only', {}], 400],
    ['/d/%3', 404, 400],
    ['/p/.a2e/z', ['param', { a: '.a2e' }], ['param', { a: '.a2e' }]],
    ['/p/.%3e/z', ['param', { a: '.>' }], ['param', { a: '.>' }]],
    ['/p/%3e/z', ['param', { a: '>' }], ['param', { a: '>' }]],
    ['/p/%2f%2e/z', ['param', { a: '/.' }], ['param', { a: '/.' }]],
    ['/%61%62/%63%64', ['word', {}], ['word', {}]],
    ['/ab/c%64', ['word', {}], ['word', {}]],
    ['/ab/%63d', ['word', {}], ['word', {}]],
    ['/ab/c%65', 404, 404],
    ['/ab/c%', 404, 400],
    ['/ab/%c', 404, 400],
    ['/ab/%', 404, 400],
    ['/%', 404, 400],
    ['/a%2fb/y', ['slash', {}], ['slash', {}]],
    ['/a%2Fb/%79', ['slash', {}], ['slash', {}]],
    ['/a/b/y', 404, 404],
    ['/a%7cb', ['pipe', {}], ['pipe', {}]],
    ['/a|b', ['pipe', {}], 400],
    ['/p/%/z', ['param', { a: '%' }], 400],
    ['/p/%4/z', ['param', { a: '%4' }], 400],
    ['/p/a%/%7a', ['param', { a: 'a%' }], 400],
    ['/p/a%2F/%7A', ['param', { a: 'a/' }], ['param', { a: 'a/' }]],
    ['/p/%2e/z', 404, 404],
    ['/p/.%2E/z', 404, 404],
    ['/p/%2e%2e/z', 404, 404],
    ['/p/%2e%2ea/z', ['param', { a: '..a' }], ['param', { a: '..a' }]],
    ['/p/%2f/z', ['param', { a: '/' }], ['param', { a: '/' }]],
    ['/p/%2/z', ['param', { a: '%2' }], 400],
    ['/r/a%', ['rest', { b: 'a%' }], 400],
    ['/r/%/a', ['rest', { b: '%/a' }], 400],
    ['/r/%41/a', ['rest', { b: 'A/a' }], ['rest', { b: 'A/a' }]],
    ['/r/%2E', 404, 404],
    ['/r/a/%2E/b', 404, 404],
    ['/r/a/%2Eb/', ['rest', { b: 'a/.b/' }], ['rest', { b: 'a/.b/' }]],
    ['/w/%.b/v', ['within', { a: '%', b: 'b' }], 400],
    ['/w/a.%/%76', ['within', { a: 'a', b: '%' }], 400],
    ['/w/%61.%/v', ['within', { a: 'a', b: '%' }], 400],
    ['/w/a.b/%', 404, 400],
    ['/w/...b/v', 404, 404],
    ['/w/%2e..b/v', 404, 404],
    ['/w/a.%2E/v', 404, 404],
    ['/w/a..%2Eb/v', ['within', { a: 'a.', b: '.b' }], ['within', { a: 'a.', b: '.b' }]],
    ['/r/..%2Fa', 404, 404],
    ['/r/a%2f%2e%2E', 404, 404],
    ['/r/a/.%2F/b', 404, 404],
    ['/r/a%2Fb', ['rest', { b: 'a/b' }], ['rest', { b: 'a/b' }]],
    ['/r/..%6Fa', ['rest', { b: '..oa' }], ['rest', { b: '..oa' }]],
    ['/r/..%2a', ['rest', { b: '..*' }], ['rest', { b: '..*' }]],
    ['/l/..%2Fa', ['list', { c: ['../a'] }], ['list', { c: ['../a'] }]],
    ['/q/a/ef%', ['after', { a: 'a' }], 400],
    ['/q/a/ef%25', ['after', { a: 'a' }], ['after', { a: 'a' }]],
    ['/q/a/%65f%25', ['after', { a: 'a' }], ['after', { a: 'a' }]],
    ['/q/a/e', 404, 404],
    ['/q/a/%', 404, 400],
    ['/q/a/ef%2', 404, 400],
    ['/p/a/z|', 404, 400],
    ['/r/a|', ['rest', { b: 'a|' }], 400],
    ['/p/a|/z', ['param', { a: 'a|' }], 400],
  ])('in %s is data for a tolerant policy only', (target, tolerant, strict) => {
    for (const more of ['', '?x', '?']) {
      expect(answer(entries, `${target}${more}`)).toEqual(tolerant)
      expect(answer(entries, `${target}${more}`, { query: 'strict' })).toEqual(strict)
    }
  })
})
