import * as E from 'fp-ts/Either'
import { showError, showReason, view } from 'uri-ts'
import { absoluteLinks, defineRoutes, route, routeMatcher } from 'uri-ts/routes'
import { int, oneOf } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const site = defineRoutes({
  user: '/users/{id}',
  me: '/users/me',
  number: route('/users/{id}', { id: int }),
  posts: '/users/{id}/posts{?page,tag*}',
  file: '/files/{name}.{ext}',
  readme: '/files/readme.txt',
  version: '/v{major}-x-{minor}x',
  raw: '/raw/{+path}',
  rawList: '/raw/list',
  list: '/list{/names*}',
  page: '/pages{/page}',
  sort: route('/sort{?by}', { by: oneOf('asc', 'desc') }),
  all: '/{+rest}',
})

type Make = (values: unknown) => E.Either<{ readonly reason: string }, string>

/** The casts allow calls that TypeScript would refuse but that JavaScript callers can make. */
const tryLink = (name: keyof typeof site): Make => site[name].tryLink as never
const link = (name: keyof typeof site) => site[name].link as (values: unknown) => string

describe('tryLink', () => {
  it.each([
    ['user', { id: 'a/b é' }, '/users/a%2Fb%20%C3%A9'],
    ['user', { id: "!*'()" }, '/users/%21%2A%27%28%29'],
    ['user', { id: '...' }, '/users/...'],
    ['user', { id: true }, '/users/true'],
    ['user', { id: '07' }, '/users/07'],
    ['number', { id: 7 }, '/users/7'],
    ['posts', { id: 'me', page: '', tag: ['', 'a&b#?%41'] }, '/users/me/posts?page=&tag=&tag=a%26b%23%3F%2541'],
    ['posts', { id: 1, tag: [], page: undefined }, '/users/1/posts'],
    ['file', { name: 'a.b', ext: 'c' }, '/files/a.b.c'],
    ['file', { name: '...', ext: 'x' }, '/files/....x'],
    ['version', { major: 'x-', minor: 'x' }, '/vx--x-xx'],
    ['raw', { path: 'a//b/' }, '/raw/a//b/'],
    ['raw', { path: '' }, '/raw/'],
    ['raw', { path: 'a:b@[c]?d#e%2F' }, '/raw/a:b@%5Bc%5D%3Fd%23e%252F'],
    ['list', { names: [] }, '/list'],
    ['list', {}, '/list'],
    ['list', { names: ['a', 'b/c'] }, '/list/a/b%2Fc'],
    ['page', {}, '/pages'],
    ['page', { page: 2 }, '/pages/2'],
    ['sort', { by: 'asc' }, '/sort?by=asc'],
    ['sort', {}, '/sort'],
    ['all', { rest: 'x/y' }, '/x/y'],
  ] as const)('makes a link of %s and %j', (name, values, text) => {
    expect(tryLink(name)(values)).toEqual(E.right(text))
    expect(link(name)(values)).toBe(text)
  })

  const EMPTY = 'a segment is not empty, . or ..'
  const VALUE = 'a value is a well-formed string, number or boolean'
  const WITHIN = 'text follows only the first variable'

  it.each([
    ['user', { id: '' }, 'id', 8, 'segment', EMPTY],
    ['file', { name: '.', ext: 'x' }, 'name', 8, 'segment', EMPTY],
    ['file', { name: 'x', ext: '..' }, 'ext', 15, 'segment', EMPTY],
    ['user', { id: '.' }, 'id', 8, 'segment', EMPTY],
    ['user', { id: '..' }, 'id', 8, 'segment', EMPTY],
    ['user', { id: undefined }, 'id', 8, 'value', VALUE],
    ['user', null, 'id', 8, 'value', VALUE],
    ['user', { id: ['a'] }, 'id', 8, 'value', VALUE],
    ['user', { id: Symbol('a') }, 'id', 8, 'value', VALUE],
    ['user', { id: '\ud800' }, 'id', 8, 'value', VALUE],
    ['posts', { id: 'a', page: '\udc00' }, 'page', 19, 'value', VALUE],
    ['posts', { id: 'a', tag: ['b', {}] }, 'tag', 24, 'value', VALUE],
    ['user', { id: 'me' }, 'id', 8, 'taken', 'it is a path of me'],
    ['user', { id: 7 }, 'id', 8, 'taken', 'it is a path of number'],
    ['file', { name: 'readme', ext: 'txt' }, 'name', 8, 'taken', 'it is a path of readme'],
    ['file', { name: 'a', ext: 'b.c' }, 'ext', 15, 'separator', WITHIN],
    ['file', { name: '', ext: 'a' }, 'name', 8, 'segment', EMPTY],
    ['file', { name: 'a', ext: '' }, 'ext', 15, 'segment', EMPTY],
    ['file', { name: '', ext: '' }, 'name', 8, 'segment', EMPTY],
    ['raw', { path: '../../etc' }, 'path', 7, 'segment', EMPTY],
    ['raw', { path: 'a/..' }, 'path', 7, 'segment', EMPTY],
    ['raw', { path: 'list' }, 'path', 7, 'taken', 'it is a path of rawList'],
    ['list', { names: ['a', ''] }, 'names', 7, 'segment', EMPTY],
    ['list', { names: ['..'] }, 'names', 7, 'segment', EMPTY],
    ['page', { page: '..' }, 'page', 8, 'segment', EMPTY],
    ['number', { id: 1.5 }, 'id', 8, 'codec', 'pass an integer as a number, such as 7'],
    ['sort', { by: 'up' }, 'by', 7, 'codec', 'a value is one of asc, desc'],
    ['all', { rest: '/evil.com' }, 'rest', 3, 'segment', EMPTY],
    ['all', { rest: 'files/a.b' }, 'rest', 3, 'taken', 'it is a path of file'],
    ['all', { rest: 'users/7' }, 'rest', 3, 'taken', 'it is a path of number'],
    ['all', { rest: 'list' }, 'rest', 3, 'taken', 'it is a path of list'],
  ] as const)('refuses %s with %j', (name, values, component, offset, reason, expected) => {
    const made = tryLink(name)(values)
    const text = site[name].pattern
    expect(made).toMatchObject({ left: { _tag: 'LinkError', text, component, offset, reason, expected } })
    expect(text.slice(offset)).toMatch(component)
    expect(() => link(name)(values)).toThrow(`${JSON.stringify(text)}: ${component}: `)
  })

  it('has the whole message', () => {
    const made = site.user.tryLink({ id: '..' })
    if (E.isRight(made)) throw new Error('no error')
    expect(showReason(made.left)).toBe("id: '..' cannot be written; a segment is not empty, . or ..")
    expect(showError(made.left).split('\n').slice(0, 2)).toEqual(['/users/{id}', '        ^'])
  })

  it('keeps what a codec threw', () => {
    const cause = new RangeError('no')
    const codec = {
      decode: () => E.left('x'),
      encode: (): string => {
        throw cause
      },
    }
    const made = defineRoutes({ a: route('/{x}', { x: codec }) }).a.tryLink({ x: 1 as never })
    expect(made).toMatchObject({ left: { reason: 'codec', expected: 'no', cause } })
  })

  it('ignores properties that are not variables, as the compiler does', () => {
    const table = defineRoutes({ user: '/users/{id}{?tab}', post: '/users/{id}/posts/{post}' })
    const user = { id: '7', name: 'Ann', tba: 'posts' }
    expect(table.user.link(user)).toBe('/users/7')
    const found = routeMatcher(table)('/users/7/posts/2')
    if (found._tag === 'Right' && found.right.route === 'post')
      expect(table.user.link(found.right.params)).toBe('/users/7')
    expect.assertions(2)
  })

  it('leaves out a default', () => {
    const by = { ...int, default: 1 }
    const { a, b } = defineRoutes({ a: route('/a{?by}', { by }), b: route('/b/{by}', { by }) })
    expect([a.link({ by: 1 }), a.link({ by: 2 }), b.link({ by: 1 })]).toEqual(['/a', '/a?by=2', '/b/1'])
  })
})

it.each([
  ['localhost:3000', 'the base of absolute links has no authority'],
  ['mailto:a@b.c', 'the base of absolute links has no authority'],
  ['', 'the base is not a URI: call parseUri'],
  ['example.com', 'the base is not a URI: call parseUri'],
  ['/a', 'the base is not a URI: call parseUri'],
])('absolute links refuse the base <%s>', (base, message) => {
  expect(() => absoluteLinks(base as never)).toThrow(new TypeError(message))
})

it('absolute links accept a view as their base', () => {
  expect(absoluteLinks(view('https://a/'))({ site }).site.user.link({ id: 'b' })).toBe('https://a/users/b')
})

it('absolute links are made by the same rules', () => {
  const links = absoluteLinks('https://example.com/')({ site })
  expect(links.site.user.link({ id: 'a' })).toBe('https://example.com/users/a')
  expect(links.site.list.tryLink({ names: [] })).toEqual(E.right('https://example.com/list'))
  expect(E.isLeft(links.site.user.tryLink({ id: '..' }))).toBe(true)
  expect(() => (links.site.user.link as (values: object) => string)({ id: '..' })).toThrow(TypeError)
})
