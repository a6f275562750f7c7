import * as E from 'fp-ts/Either'
import { defineRoutes, type RequestPolicy, type RouteTable, route, routeMatcher } from 'uri-ts/routes'
import { int } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '../../support/cpu-time'
import { uriOf } from '../../support/views'

const table = defineRoutes({ s: '/s{?q,qq,page,tag*}' })

const values = (query: string, policy?: RequestPolicy): unknown => {
  const found = routeMatcher(table, policy)(`/s?${query}`)
  return E.isRight(found)
    ? found.right.params
    : `${found.left.reason} of ${found.left.component} at ${found.left.offset}`
}

describe('the query of a target', () => {
  it.each([
    ['', {}],
    ['&&', {}],
    ['q', { q: '' }],
    ['q=', { q: '' }],
    ['q&page', { q: '', page: '' }],
    ['=q&q=1', { q: '1' }],
    ['q=a=b', { q: 'a=b' }],
    ['qqq=1&q=2', { q: '2' }],
    ['qq=1&q=2', { q: '2', qq: '1' }],
    ['pag=1&pages=2&page=3', { page: '3' }],
    ['q=/?:@!$', { q: '/?:@!$' }],
    ['tag=a&q=x&tag=b', { q: 'x', tag: ['a', 'b'] }],
    ['tag', { tag: [''] }],
    ['%71=1&p%61ge=2&t%61g=3', { q: '1', page: '2', tag: ['3'] }],
    [`utm=${'x'.repeat(60)}&q=1&page=2`, { q: '1', page: '2' }],
    [`utm=${'x'.repeat(60)}&q=%41&tag=%42`, { q: 'A', tag: ['B'] }],
    [`q=${'a'.repeat(60)}`, { q: 'a'.repeat(60) }],
  ])('reads %s', (query, should) => {
    expect(values(query)).toEqual(should)
    expect(values(query, { query: 'strict' })).toEqual(should)
    expect(values(query, { form: false })).toEqual(should)
  })

  it.each([
    ['q=a+b', { q: 'a b' }, { q: 'a+b' }],
    ['q=+', { q: ' ' }, { q: '+' }],
    ['q=a%2Bb+%20', { q: 'a+b  ' }, { q: 'a+b+ ' }],
    ['tag=a+b', { tag: ['a b'] }, { tag: ['a+b'] }],
    [`q=a+b&utm=${'x'.repeat(60)}`, { q: 'a b' }, { q: 'a+b' }],
    ['+q=1', {}, {}],
  ])('reads %s of a form', (query, form, other) => {
    expect(values(query)).toEqual(form)
    expect(values(query, { form: false })).toEqual(other)
    expect(values(query, { query: 'strict', form: true })).toEqual(form)
  })

  it.each([
    ['q=%', { q: '%' }, 'malformed of query at 5'],
    ['q=%%41', { q: '%A' }, 'malformed of query at 5'],
    ['q=[]|^`{}"<>\\', { q: '[]|^`{}"<>\\' }, 'malformed of query at 5'],
    ['q[]=1&q=2', { q: '2' }, 'malformed of query at 4'],
    ['%=1&q=2', { q: '2' }, 'malformed of query at 3'],
    ['%q=1&q=2', { q: '2' }, 'malformed of query at 3'],
    ['q=1&q=2', { q: '1' }, 'ambiguous of q at 7'],
    [`utm=${'|'.repeat(60)}&q=1`, { q: '1' }, 'malformed of query at 7'],
  ])('reads %s as tolerant policies do', (query, tolerant, strict) => {
    expect(values(query)).toEqual(tolerant)
    expect(values(query, { query: 'strict' })).toEqual(strict)
  })

  it.each([
    ['q=%FF', 'utf-8 of q at 5'],
    ['q=a%C3%A9%FF', 'utf-8 of q at 12'],
    ['tag=a&tag=%E2%82', 'utf-8 of tag at 13'],
    ['q=a b', 'malformed of query at 6'],
    ['q=é', 'malformed of query at 5'],
    [`q=${'x'.repeat(60)}\u0000`, 'malformed of query at 65'],
    ['q=1#', 'malformed of query at 6'],
    ['x=\u{10000}', 'malformed of query at 5'],
  ])('no policy reads %s', (query, should) => {
    expect(values(query)).toBe(should)
    expect(values(query, { query: 'strict' })).toBe(should)
  })

  it('ignores what other pairs hold', () => {
    expect(values('utm=%FF&q=1&x=%C3')).toEqual({ q: '1' })
  })

  it('tells many keys apart, however they are encoded', () => {
    const names = Array.from({ length: 80 }, (_, index) => `k${index}`)
    const pairs = names.map((name, index) => `${name}=${index}`)
    const many = routeMatcher(defineRoutes({ many: `/m{?${names}}` } as never) as RouteTable)
    const params = Object.fromEntries(names.map((name, index) => [name, String(index)]))
    for (const query of [pairs, [...pairs].reverse(), pairs.map((pair) => `%6B${pair.slice(1)}`)]) {
      expect(many(`/m?${query.join('&')}`)).toEqual(E.right({ route: 'many', params }))
    }
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    expect(many(`/m?${names.join('&')}`)).toEqual(E.right({ route: 'many', params: empty }))
    const spaced = routeMatcher(defineRoutes({ s: '/s{?%20q}' } as never) as RouteTable)
    expect(spaced('/s?+q=1')).toEqual(E.right({ route: 's', params: { '%20q': '1' } }))
  })

  it('an encoded key without a value is at the end of the key', () => {
    const only = routeMatcher(defineRoutes({ s: route('/s{?q}', { q: int }) }))
    expect(only('/s?%71')).toMatchObject(E.left({ reason: 'codec', offset: 6 }))
    expect(only('/s?%71&r')).toMatchObject(E.left({ reason: 'codec', offset: 6 }))
    expect(only('/s?%71=')).toMatchObject(E.left({ reason: 'codec', offset: 7 }))
  })

  it('ends where the fragment of a view begins', () => {
    const read = routeMatcher(table)
    expect(read(uriOf('http://h/s?%71#=1'))).toMatchObject(E.right({ params: { q: '' } }))
    expect(read(uriOf('http://h/s?q#&page=1'))).toMatchObject(E.right({ params: { q: '' } }))
    expect(read(uriOf('http://h/s?q=1&#page=1'))).toMatchObject(E.right({ params: { q: '1' } }))
    const long = `http://h/s?page=2&q=${'x'.repeat(100)}#&tag=1`
    expect(read(uriOf(long))).toMatchObject(E.right({ params: { page: '2', q: 'x'.repeat(100) } }))
  })

  it('finds keys whose first characters share their low bits', () => {
    const read = routeMatcher(defineRoutes({ s: '/s{?o,n,O}' }))
    expect(read('/s?O=1&n=2&o=3')).toMatchObject(E.right({ params: { O: '1', n: '2', o: '3' } }))
  })

  it('takes linear time', () => {
    for (const piece of ['&', '%', 'q', 'q=1&', '%71&', 'tag&', '+']) {
      expectLinear(piece, (length) => () => routeMatcher(table)(`/s?${piece.repeat(length)}`), 50_000)
    }
  })
})
