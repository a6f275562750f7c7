/** Tests the errors for targets that match no route, and the offset in the error for each kind of invalid value. */
import * as E from 'fp-ts/Either'
import { relativeRef, type UriView, uri, view } from 'uri-ts'
import {
  defineRoutes,
  dispatcher,
  type MatchError,
  type RequestPolicy,
  type RouteTable,
  route,
  routeMatcher,
} from 'uri-ts/routes'
import { csv, int, withDefault } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const table = defineRoutes({
  plain: '/p/{a}/{b}{?q,page}',
  bare: '/bare',
  lists: '/l{/path*}{?tag*,q}',
  coded: route('/c{/ids*}{?n*,m}', { ids: int, n: int, m: int }),
  id: route('/{id}', { id: int }),
  name: '/{name}{?q*,r}',
  rest: '/rest/{x}/{+all}',
  same: '/s/{id}{?id,v}',
  page: route('/d{?page,size}', { page: withDefault(int, 1), size: int }),
  csv: route('/v/{list}', { list: csv(int) }),
  within: '/w/{a}.{b}',
  two: route('/two{?a*,b*}', { a: int, b: int }),
} as never) as RouteTable

const answer = (target: string | UriView, policy?: RequestPolicy): unknown => {
  const found: E.Either<MatchError, object> = routeMatcher(table, policy)(target)
  if (E.isRight(found)) return Object.values(found.right)
  const { status, reason, component, offset } = found.left
  return `${status} ${reason} of ${component} at ${offset}`
}

const ROWS: ReadonlyArray<readonly [target: string, tolerant: unknown, strict?: unknown]> = [
  ['/p/%FF/b', '400 utf-8 of a at 3'],
  ['/p/a/%FF', '400 utf-8 of b at 5'],
  ['/p/%41/%C3%A9%FF?q=%FF', '400 utf-8 of b at 13'],
  ['/p/a/b?q=%FF', '400 utf-8 of q at 9'],
  ['/p/a/b?page=x&q=%41%FF', '400 utf-8 of q at 19'],
  ['/p/a/b?page=%FF&q=%FF', '400 utf-8 of q at 18'],
  ['/p/a/b?other=%FF', ['plain', { a: 'a', b: 'b' }]],
  ['/p/a/b?q=1&q=%FF', ['plain', { a: 'a', b: 'b', q: '1' }], '400 ambiguous of q at 11'],
  ['/p/a/b?q=%FF&q=1', '400 utf-8 of q at 9', '400 ambiguous of q at 13'],
  ['/p/%FF/b?q=1&q=2', '400 utf-8 of a at 3', '400 ambiguous of q at 13'],
  ['/p/a/b?xq=1&q=1&q=2', ['plain', { a: 'a', b: 'b', q: '1' }], '400 ambiguous of q at 16'],
  ['/p/a/b?x=1&x=2&%71=1&q=2', ['plain', { a: 'a', b: 'b', q: '1' }], '400 ambiguous of q at 21'],
  ['/p/a/b?q=1&q=2', ['plain', { a: 'a', b: 'b', q: '1' }], '400 ambiguous of q at 11'],
  ['http://h/p/a/%FF', '400 utf-8 of b at 13'],
  ['http://h/p/a/b?q=%FF', '400 utf-8 of q at 17'],
  ['http://h?%FF', '404 mismatch of path at 7'],
  ['http://h/p/a b', '400 malformed of path at 12'],
  ['http://h b', '400 malformed of target at 8'],
  ['http://h/p/a/b?q= ', '400 malformed of query at 17'],
  ['http://h:x/p', '400 malformed of target at 9'],
  ['/l/%41/%FF/b', '400 utf-8 of path at 7'],
  ['/l/a/b%FF', '400 utf-8 of path at 6'],
  ['/l//%FF', '400 utf-8 of path at 4'],
  ['/l?tag=a&q=1&tag=%41%FF', '400 utf-8 of tag at 20'],
  ['/l?q=1&tag=%FF', '400 utf-8 of tag at 11'],
  ['/l/a?tag=%FF', '400 utf-8 of tag at 9'],
  ['/l/a/b?q=a/b%FF', '400 utf-8 of q at 12'],
  ['/l/%FF?x=/', '400 utf-8 of path at 3'],
  ['/l/a?q=1&q=2', ['lists', { path: ['a'], q: '1' }], '400 ambiguous of q at 9'],
  ['/c/1/x/2', '400 codec of ids at 5'],
  ['/c/1/2/x', '400 codec of ids at 7'],
  ['/c/x', '400 codec of ids at 3'],
  ['/c/1/2?n=1&m=2&n=x', '400 codec of n at 17'],
  ['/c?n=1&n=2&n=x3', '400 codec of n at 13'],
  ['/c?m=x', '400 codec of m at 5'],
  ['/c?k=1&n=x', '400 codec of n at 9'],
  ['/two?a=1&b=x&a=2', '400 codec of b at 11'],
  ['/two?%62=x', '400 codec of b at 9'],
  ['/c/1?m=1&m=2', ['coded', { ids: [1], m: 1 }], '400 ambiguous of m at 9'],
  ['/c/x?m=1&m=2', '400 codec of ids at 3'],
  ['/c/1/%FF', '400 utf-8 of ids at 5'],
  ['/c//', '400 codec of ids at 3'],
  ['/c?n=', '400 codec of n at 5'],
  ['/c/1?n=%FF&m=x', '400 utf-8 of n at 7'],
  ['/x%FF', '400 utf-8 of id at 2'],
  ['/%FF', '400 utf-8 of id at 1'],
  ['/x?q=%FF', '400 utf-8 of q at 5'],
  ['/x?q=a&r=1&q=b%FF', '400 utf-8 of q at 14'],
  ['/x?r=1&r=2', ['name', { name: 'x', r: '1' }], '400 ambiguous of r at 7'],
  ['/7?x=%FF', ['id', { id: 7 }]],
  ['/rest/a/b/%FF', '400 utf-8 of all at 10'],
  ['/rest/%FF/b', '400 utf-8 of x at 6'],
  ['/rest/a/%41/b%C3', '400 utf-8 of all at 13'],
  ['/rest/a/../b', '404 mismatch of path at 0'],
  ['/rest/a', '404 mismatch of path at 0'],
  ['/s/1?id=2', '400 ambiguous of id at 8'],
  ['/s/1?id=1', ['same', { id: '1' }]],
  ['/s/1?id=%FF', '400 utf-8 of id at 8'],
  ['/s/1?v=1&v=2', ['same', { id: '1', v: '1' }], '400 ambiguous of v at 9'],
  ['/s/1?id=1&id=2', ['same', { id: '1' }], '400 ambiguous of id at 10'],
  ['/s/%FF?id=%FF', '400 utf-8 of id at 3'],
  ['/d', ['page', { page: 1 }]],
  ['/d?page=x', '400 codec of page at 8'],
  ['/d?page=2', ['page', { page: 2 }]],
  ['/d?size=x', '400 codec of size at 8'],
  ['/d?size=1&page=x', '400 codec of page at 15'],
  ['/d?page=1&page=x', ['page', { page: 1 }], '400 ambiguous of page at 10'],
  ['/v/1,2', ['csv', { list: [1, 2] }]],
  ['/v/1,x', '400 codec of list at 3'],
  ['/v/%FF', '400 utf-8 of list at 3'],
  ['/w/a.%FF', '400 utf-8 of b at 5'],
  ['/w/%FF.b', '400 utf-8 of a at 3'],
  ['/w/a', '404 mismatch of path at 0'],
  ['/bare?%FF', ['bare', {}]],
  ['/bare?a b', '400 malformed of query at 7'],
  ['/bare#x', '400 malformed of path at 5'],
  ['/bare?x#y', '400 malformed of query at 7'],
  ['/bare /x', '400 malformed of path at 5'],
  ['/none', ['name', { name: 'none' }]],
  ['/none?a b', '400 malformed of query at 7'],
  ['/none?a', ['name', { name: 'none' }]],
  ['/none#', '400 malformed of path at 5'],
  ['/none?#', '400 malformed of query at 6'],
  ['', '404 mismatch of path at 0'],
  ['*', '404 mismatch of path at 0'],
  ['a', '404 mismatch of path at 0'],
  ['a?b c', '400 malformed of target at 3'],
  ['a#b', '400 malformed of target at 1'],
  ['a b', '400 malformed of target at 1'],
  ['?', '404 mismatch of path at 0'],
  ['?x y', '400 malformed of target at 2'],
  ['%', '404 mismatch of path at 0', '400 malformed of target at 0'],
  ['a%?%', '404 mismatch of path at 0', '400 malformed of target at 1'],
  ['a:b', '400 malformed of target at 0'],
  ['a?b', '404 mismatch of path at 0'],
  ['//h/p', '404 mismatch of path at 0'],
  ['/p/a/b?q=[]', ['plain', { a: 'a', b: 'b', q: '[]' }], '400 malformed of query at 9'],
  ['/p/a|/b', ['plain', { a: 'a|', b: 'b' }], '400 malformed of path at 4'],
  ['/p/a/b?x=%', ['plain', { a: 'a', b: 'b' }], '400 malformed of query at 9'],
  ['a|?b', '404 mismatch of path at 0', '400 malformed of target at 1'],
  ['a?b|', '404 mismatch of path at 0', '400 malformed of target at 3'],
  ['[', '404 mismatch of path at 0', '400 malformed of target at 0'],
  ['a?b?c', '404 mismatch of path at 0'],
  ['http://h|/', '400 malformed of target at 8'],
  ['http://h#x', '400 malformed of path at 8'],
  ['http:h', '400 malformed of target at 5'],
  ['http://h', '404 mismatch of path at 7'],
  ['HTTP://h/bare', ['bare', {}]],
  ['a+-.1://h/bare', '400 malformed of target at 0'],
  ['1a://h/bare', '404 mismatch of path at 0', '400 malformed of target at 0'],
  [' http://h/bare', '400 malformed of target at 0'],
  ['http://h/?#', '400 malformed of query at 10'],
  ['http:///bare', '400 malformed of target at 7'],
  ['/p//b', '404 mismatch of path at 0'],
  ['/p/a/b/', '404 mismatch of path at 0'],
  ['/é', '400 malformed of path at 1'],
  ['/p/a/b?é', '400 malformed of query at 7'],
]

it.each(ROWS.map(([target, tolerant, strict = tolerant]) => ({ target, tolerant, strict })))(
  '$target is answered',
  ({ target, tolerant, strict }) => {
    expect(answer(target)).toEqual(tolerant)
    expect(answer(target, { query: 'strict' })).toEqual(strict)
  },
)

it.each([
  [view(relativeRef('/p/a/%FF#x')), '400 utf-8 of b at 5'],
  [view(uri('http://h')), '404 mismatch of path at 7'],
  [view(uri('http://h?q')), '404 mismatch of path at 7'],
  [view(uri('http://h/p/a/b?q=%FF#%FF')), '400 utf-8 of q at 17'],
  [view(uri('http://h/bare#x')), ['bare', {}]],
  [view(uri('mailto:a')), '400 malformed of target at 0'],
  [view(uri('http:')), '400 malformed of target at 5'],
  [view(relativeRef('p/a/b')), '404 mismatch of path at 0'],
  [view(relativeRef('?x')), '404 mismatch of path at 0'],
  [view(relativeRef('//h')), '404 mismatch of path at 0'],
])('the view $text is answered', (target, should) => {
  expect(answer(target)).toEqual(should)
})

it('the JSON form of an error contains a complete message, and no part of the target', () => {
  const found = routeMatcher(table)('/p//secret')
  const json = JSON.stringify(E.isLeft(found) ? found.left : found)
  expect(JSON.parse(json)).toMatchObject({ status: 404, sentence: 'no route matches the path' })
  expect(json).not.toContain('secret')
})

describe('the whole error', () => {
  const NO_CAUSE = { variable: undefined, cause: undefined }
  const match = routeMatcher(table)

  it.each([
    [
      '/p//b',
      {
        status: 404,
        offset: 0,
        component: 'path',
        reason: 'mismatch',
        problem: 'begins a path that no route has',
        sentence: 'no route matches the path',
        expected: 'a path is that of a route',
        ...NO_CAUSE,
      },
    ],
    [
      '/bare#',
      {
        status: 400,
        offset: 5,
        component: 'path',
        reason: 'malformed',
        problem: 'is not allowed',
        expected: "a target is visible ASCII without '#'",
        ...NO_CAUSE,
      },
    ],
    [
      '/p/a/%FF',
      {
        status: 400,
        offset: 5,
        component: 'b',
        reason: 'utf-8',
        problem: 'does not begin a character in UTF-8',
        expected: 'octets are UTF-8 without overlong, truncated or surrogate forms',
        variable: 'b',
        cause: undefined,
      },
    ],
    [
      '/s/1?id=2',
      {
        status: 400,
        offset: 8,
        component: 'id',
        reason: 'ambiguous',
        problem: 'begins a second value',
        expected: 'a variable has one value',
        variable: 'id',
        cause: undefined,
      },
    ],
  ])('of %s', (text, error) => {
    expect(match(text)).toEqual(E.left({ _tag: 'MatchError', text, allow: [], location: undefined, ...error }))
    expect(match(text)).toHaveProperty('left.allow', expect.toSatisfy(Object.isFrozen))
  })

  it('of a strict policy', () => {
    const found = routeMatcher(table, { query: 'strict' })('/bare|')
    expect(found).toMatchObject({ left: { expected: "a target is a URI reference without '#'" } })
  })

  it('of a codec, with what it says', () => {
    const codec = { decode: () => E.left(5), encode: String }
    const found = routeMatcher(defineRoutes({ a: route('/{a}', { a: codec }) }))('/x')
    const problem = 'begins a value that is refused'
    const expected = 'the codec of the variable must accept its value'
    expect(found).toMatchObject({ left: { status: 400, reason: 'codec', problem, expected, variable: 'a', cause: 5 } })
  })

  it.each([
    ['PUT', 405, 'method', 'begins a target for other methods'],
    ['OPTIONS', 204, 'options', 'begins a target for OPTIONS'],
  ])('of %s', (method, status, reason, problem) => {
    const text = '/a?b'
    const dispatch = dispatcher(defineRoutes({ a: '/a' }))({ a: { get: () => 1, post: () => 2 } })
    const allow = ['GET', 'POST', 'HEAD', 'OPTIONS']
    const expected = 'it accepts GET, POST, HEAD, OPTIONS'
    const sentence = status === 405 ? 'the methods of the route are GET, POST, HEAD, OPTIONS' : undefined
    const error = {
      status,
      allow,
      text,
      offset: 0,
      component: 'method',
      reason,
      problem,
      expected,
      sentence,
      ...NO_CAUSE,
    }
    expect(dispatch(method, text)).toEqual(E.left({ _tag: 'MatchError', location: undefined, ...error }))
    expect(dispatch(method, view(relativeRef(text)))).toEqual(
      E.left({ _tag: 'MatchError', location: undefined, ...error }),
    )
  })
})

it('finds an error even if a codec changes its mind', () => {
  let calls = 0
  const decode = (text: string) =>
    calls++ === 0 ? { _tag: 'Left' as const, left: 'no' } : { _tag: 'Right' as const, right: text }
  const { only } = defineRoutes({ only: route('/{id}', { id: { encode: String, decode } }) })
  expect(routeMatcher({ only })('/a')).toMatchObject({ left: { _tag: 'MatchError', status: 404 } })
})
