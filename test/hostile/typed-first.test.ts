/**
 * Tests mistakes that users make before they read the documentation: variables in another library's notation, a string
 * in place of a list, and `csv` in place of the codec that it returns. Each error message must suggest a correction.
 */
import { appendSegments, hasScheme, hasSegments, setPairs, view, withSegments, withSegmentsEncoded } from 'uri-ts'
import { defineRoutes, route } from 'uri-ts/routes'
import { csv, int, template } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const any = (value: unknown): never => value as never

describe('a variable in the notation of another library', () => {
  it.each([
    '/users/:id',
    '/users/$id',
    '/users/[id]',
    '/users/<id>',
    '/users/{id:int}',
    '/users/{id?}',
    '/files/{id+}',
  ])('route says what to write for %s', (text) => {
    expect(() => route(any(text), any({ id: int }))).toThrow('id is not a variable of the template: write {id}')
  })

  it.each([
    ['/users/{id:int}', 'a max-length is 1 to 9999; for {id:int}, write {id}'],
    ['/files/{path+}', 'with single dots, as in {id} or {+path}'],
    ['/files/{id?}', 'with single dots, as in {id} or {+path}'],
    ['/users/:id', 'write {id} for :id, and %3A for a colon'],
  ])('template says what to write for %s', (text, message) => {
    expect(() => template(any(text))).toThrow(message)
  })
})

describe('a string in place of segments', () => {
  const VIEW = view('http://a/b')

  it.each([
    ['appendSegments', () => appendSegments(any('users'))(VIEW)],
    ['withSegments', () => withSegments(any('users'))(VIEW)],
    ['withSegmentsEncoded', () => withSegmentsEncoded(any('users'))(VIEW)],
    ['hasSegments', () => hasSegments(any('users'))(VIEW)],
    ['appendSegments of undefined', () => appendSegments(any(undefined))(VIEW)],
  ])('%s says that it is not a list', (_name, call) => {
    expect(call).toThrow(new TypeError('the segments are not a list'))
  })
})

it('csv without a call is told to be called', () => {
  expect(() => route('/a{?ids}', any({ ids: csv }))).toThrow(
    "the codec of 'ids' lacks decode or encode: write codecOf(schema) or csv(int)",
  )
})

it('defineRoutes refuses variables in the notation of another library', () => {
  const define = (text: string) => () => defineRoutes(any({ user: text }))
  const EXAMPLES = "user: write '/users/{id}', '/files/{+path}' or '/search{?q}'"
  for (const text of ['/users/:id', '/users/{id:int}']) expect(define(text)).toThrow(EXAMPLES)
})

it('hasScheme refuses a list, and setPairs refuses NaN', () => {
  expect(() => hasScheme(any(['http', 'https']))).toThrow("hasScheme: 'http,https' is not a scheme, such as http")
  expect(() => setPairs({ page: Number.NaN })).toThrow(TypeError)
})
