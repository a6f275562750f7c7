/**
 * Tests that routes can read their own links in difficult cases: codecs, variables within segments, and root routes
 * that end with an optional variable.
 */
import * as E from 'fp-ts/Either'
import { uri, view } from 'uri-ts'
import {
  absoluteLinks,
  compileRouter,
  createParams,
  defineRoutes,
  defineRoutesUnder,
  findRoute,
  route,
  routeMatcher,
} from 'uri-ts/routes'
import { int, oneOf, withDefault } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const found = (name: string, params: object) => E.right({ route: name, params })

describe('a root route with an optional end', () => {
  const { a } = defineRoutes({ a: '{/lang}' })
  const { b } = defineRoutes({ b: '{/path*}' })
  const { c } = defineRoutes({ c: route('{/n}', { n: withDefault(int, 7) }) })
  const { d } = defineRoutes({ d: '{/lang}{?q}' })

  it('links to / without it', () => {
    expect([a.link(), a.link({ lang: 'en' }), b.link({ path: [] }), c.link(), d.link(), d.link({ q: 1 })]).toEqual([
      '/',
      '/en',
      '/',
      '/',
      '/',
      '/?q=1',
    ])
    expect(c.tryLink({ n: 7 })).toEqual(E.right('/'))
    expect(absoluteLinks(uri('https://h/'))({ a }).a.link()).toBe('https://h/')
    expect(defineRoutesUnder('/api')({ a: '{/lang}' }).a.link()).toBe('/api')
  })

  it('reads its link', () => {
    expect(routeMatcher({ a })('/')).toEqual(found('a', {}))
    expect(routeMatcher({ b })('/')).toEqual(found('b', { path: [] }))
    expect(routeMatcher({ c })('/')).toEqual(found('c', { n: 7 }))
  })

  it('takes the empty rest of another', () => {
    const site = defineRoutes({ lang: '{/lang}', rest: '/{+rest}' })
    expect(site.rest.tryLink({ rest: '' })).toMatchObject(E.left({ reason: 'taken', expected: 'it is a path of lang' }))
    expect(site.rest.tryLink({ rest: 'a' })).toMatchObject(E.left({ reason: 'taken' }))
    expect(site.rest.tryLink({ rest: 'a/' })).toEqual(E.right('/a/'))
  })
})

describe('a codec', () => {
  const png = oneOf('png')

  it('of a part of a segment leaves the path to the next route', () => {
    const site = defineRoutes({ image: route('/files/{name}.{ext}', { ext: png }), file: '/files/{file}' })
    expect(site.file.tryLink({ file: 'a.txt' })).toEqual(E.right('/files/a.txt'))
    expect(routeMatcher(site)('/files/a.txt')).toEqual(found('file', { file: 'a.txt' }))
    expect(site.file.tryLink({ file: 'a.png' })).toMatchObject(E.left({ expected: 'it is a path of image' }))
  })

  it('of a list, or of a rest, does, too', () => {
    const site = defineRoutes({
      numbers: route('/{x}{/list*}', { x: int, list: int }),
      number: route('/{y}.{z}/{+rest}', { rest: int }),
      other: '/{a}/{b}',
    })
    expect(site.other.tryLink({ a: '1', b: 'x' })).toEqual(E.right('/1/x'))
    expect(site.other.tryLink({ a: '1', b: '2' })).toMatchObject(E.left({ expected: 'it is a path of numbers' }))
    expect(site.other.tryLink({ a: 'x.y', b: 'x' })).toEqual(E.right('/x.y/x'))
    expect(site.other.tryLink({ a: 'x.y', b: '2' })).toMatchObject(E.left({ expected: 'it is a path of number' }))
    const match = routeMatcher(site)
    expect([match('/1/x'), match('/x.y/x')]).toEqual([
      found('other', { a: '1', b: 'x' }),
      found('other', { a: 'x.y', b: 'x' }),
    ])
  })

  const blind = { encode: String, decode: (): E.Either<string, string> => E.left('no') }

  it.each([
    ['/{a}/{b}', 'b'],
    ['/{a}/{b}.{c}', 'c'],
    ['/{a}{?b}', 'b'],
    ['/{a}{?b*}', 'b'],
    ['/{a}{/b}', 'b'],
    ['/{a}{/b*}', 'b'],
    ['/{a}/{+b}', 'b'],
  ])('that does not read what it writes is blamed: %s', (text, name) => {
    const values: Record<string, unknown> = { a: 'x', b: 'x', c: 'x' }
    const table = defineRoutes({ only: route(text as '/{b}', { a: int, [name]: blind } as never) })
    const made = table.only.tryLink({ ...values, a: 1 } as never)
    expect(made).toMatchObject(E.left({ component: name, reason: 'codec', expected: 'a codec reads its own output' }))
  })

  it('may have a default that it does not read', () => {
    const { only } = defineRoutes({ only: route('/{?b}', { b: { ...blind, default: 'x' } }) })
    expect(only.tryLink({ b: 'x' })).toEqual(E.right('/'))
    expect(routeMatcher({ only })('/')).toEqual(found('only', { b: 'x' }))
  })
})

describe('a variable within a segment', () => {
  const site = defineRoutes({ two: '/{a}-{b}', digit: '/d/{a}2{b}', end: '/e/{a}0', colon: '/c/{a}:{b}' })
  const match = routeMatcher(site)

  it.each([
    ['two', { a: 'x', b: 'y-' }, '/x-y-'],
    ['two', { a: 'x-', b: 'y' }, '/x--y'],
    ['digit', { a: 'x', b: 'a b' }, '/d/x2a%20b'],
    ['digit', { a: '2 ', b: ' ' }, '/d/2%202%20'],
    ['end', { a: ' ' }, '/e/%200'],
    ['colon', { a: 'x', b: 'y:z' }, '/c/x:y%3Az'],
  ] as const)('%s reads %j back', (name, values, text) => {
    expect(site[name].tryLink(values as never)).toEqual(E.right(text))
    expect(match(text)).toEqual(found(name, values))
  })

  it.each([
    ['two', { a: 'x', b: 'y-z' }, 'b'],
    ['two', { a: 'x', b: '--' }, 'b'],
    ['digit', { a: 'x', b: ' 2 ' }, 'b'],
  ] as const)('%s refuses %j, and blames the second', (name, values, component) => {
    expect(site[name].tryLink(values as never)).toMatchObject(E.left({ component, reason: 'separator' }))
  })

  it('does not end within a percent-encoded octet', () => {
    expect(match('/e/%20')._tag).toBe('Left')
    expect(match('/d/%20')._tag).toBe('Left')
    const router = compileRouter({ end: '/{a}0', all: '/{b}' })
    if (router._tag === 'Left') throw router.left
    expect(findRoute(router.right, view(uri('http://h/%20')), createParams(router.right))).toBe(1)
    const lone = routeMatcher(defineRoutes({ two: '/{a}-{b}' }))
    expect(lone('/a%-b')).toEqual(found('two', { a: 'a%', b: 'b' }))
    expect(lone('/a%2-b')).toEqual(found('two', { a: 'a%2', b: 'b' }))
  })
})

describe('an error names', () => {
  it('the variable at which another route takes the path', () => {
    const site = defineRoutes({ me: '/{x}/me', user: '/{x}/{y}', deep: '/a/{p}.{q}/{+r}', all: '/a/{z}/{+r}' })
    expect(site.user.tryLink({ x: 'a', y: 'me' })).toMatchObject(E.left({ component: 'y', reason: 'taken' }))
    expect(site.all.tryLink({ z: 'b.c', r: 'd' })).toMatchObject(E.left({ component: 'z', reason: 'taken' }))
  })
})

it('an encoded slash is a part of a member of a list, but ends a segment of a rest', () => {
  const list = defineRoutes({ taking: route('/{n}{/list*}', { n: int }), other: '/{a}/{b}' })
  expect(list.other.tryLink({ a: '1', b: 'x/..' })).toMatchObject(E.left({ expected: 'it is a path of taking' }))
  const rest = defineRoutes({ taking: route('/{n}/{+rest}', { n: int }), other: '/{a}/{b}' })
  expect(rest.other.tryLink({ a: '1', b: 'x/..' })).toEqual(E.right('/1/x%2F..'))
  expect(routeMatcher(rest)('/1/x%2F..')).toEqual(found('other', { a: '1', b: 'x/..' }))
})

it('octets that are not UTF-8 are left to the route that answers 400', () => {
  const site = defineRoutes({ first: route('/{a}/{b}/{c}', { c: int }), second: '/{a}/%FF/{d}' })
  expect(site.second.tryLink({ a: 'x', d: '1' })).toEqual(E.right('/x/%FF/1'))
  expect(routeMatcher(site)('/x/%FF/1')).toEqual(found('second', { a: 'x', d: '1' }))
})

describe('what no request can have is not a route', () => {
  it.each([
    ...['/users{#f}', '/users#top', '/users{?q}#top', '/users?v=1#top', '/users?v=1{&q}#top', '/users{?q:3}'],
    ...['/users{?p,q:3}', '/users?v=1{&q:3}', '//', '//x', '//{a}', '//{+a}', '//{/a*}'],
  ])('%s', (text) => {
    expect(() => defineRoutes({ only: text as '/' })).toThrow("only: write '/users/{id}', ")
  })

  it.each(['//x', '//{a}'])('%s/a, which begins a host', (prefix) => {
    expect(() => defineRoutesUnder(prefix as '/a')({ only: '/a' })).toThrow("only: write '/users/{id}', ")
  })

  const many = (count: number, before: string, after: string) =>
    Array.from({ length: count }, (_, i) => `${before}v${i}${after}`).join('')

  it('a pattern with too many variables', () => {
    const sentence = 'a route has at most 10000 variables'
    expect(() => routeMatcher(defineRoutes({ only: many(33_000, '/{', '}') as '/' }))).toThrow(sentence)
    expect(() => routeMatcher(defineRoutes({ only: `/{?${many(10_000, '', ',')}z}` as '/' }))).toThrow(sentence)
    expect(() => routeMatcher(defineRoutes({ only: `/{a}{?${many(9_999, '', ',')}z}` as '/' }))).toThrow(sentence)
    const router = compileRouter({ only: many(33_000, '/{', '}') })
    expect(router).toMatchObject(E.left({ reason: 'variables', expected: sentence }))
  })

  it('a pattern with very many variables is a route', () => {
    const names = Array.from({ length: 9_999 }, (_, i) => `v${i}`)
    const query = defineRoutes({ only: `/{${'x'.repeat(70_000)}}{?${names.join(',')}}` as '/{?v9}' })
    expect(routeMatcher(query)('/a?v9998=b')).toMatchObject({ right: { params: { v9998: 'b' } } })
    const path = defineRoutes({ only: names.map((name) => `/{${name}}`).join('') as '/{v0}' })
    const found = routeMatcher(path)(names.map((name) => `/${name}`).join(''))
    expect(found).toMatchObject({ right: { params: { v0: 'v0', v9998: 'v9998' } } })
  })
})

it('takes no link with a codec that throws', () => {
  const refusing = {
    encode: String,
    decode: (): E.Either<string, string> => {
      throw new Error('no')
    },
  }
  const { byName } = defineRoutes({ byCode: route('/u/{code}', { code: refusing }), byName: '/u/{name}' })
  expect(byName.link({ name: 'a' })).toBe('/u/a')
})
