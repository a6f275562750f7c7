/**
 * Tests invalid arguments that a JavaScript caller might pass in place of a template, a template's values, a table or a
 * router.
 */
import { compileRouter, createParams, defineRoutes, matchPath } from 'uri-ts/routes'
import {
  expand,
  expandUnknown,
  extract,
  int,
  parseTemplate,
  partialExpand,
  template,
  withCodecs,
} from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { NOT_TEXT } from '../../support/not-text'

const OTHERS = [
  ...NOT_TEXT,
  ['a text', '/{x}'],
  ['an Either', parseTemplate('/{x}')],
  ['a template of another kind', { _tag: 'Right', text: '/' }],
] as const

describe('template', () => {
  it.each([
    ['/users/:id', 7],
    [':id', 0],
    ['/é/{a}/:', 7],
    ['http://a:8080/:b/:c', 14],
  ])('refuses the colon of %j, which parseTemplate accepts', (text, offset) => {
    expect(parseTemplate(text)._tag).toBe('Right')
    const message = `literals: ':' is not allowed at offset ${offset}; write {id} for :id, and %3A for a colon`
    expect(() => template(text as '/')).toThrow(new TypeError(`${JSON.stringify(text)}: ${message}`))
  })

  it('accepts colons within segments', () => {
    expect(template('http://a:8080/b:c/{d}:e').text).toBe('http://a:8080/b:c/{d}:e')
  })
})

const FUNCTIONS: ReadonlyArray<readonly [string, (value: never) => unknown]> = [
  ['expand', expand],
  ['expandUnknown', expandUnknown],
  ['partialExpand', partialExpand],
  ['extract', extract],
  ['withCodecs', withCodecs({})],
  ['withCodecs with a codec', withCodecs({ x: int }) as never],
]

describe.each(FUNCTIONS)('%s', (_name, call) => {
  it.each(OTHERS)('says what to call for %s', (_what, value) => {
    expect(() => call(value as never)).toThrow(
      new TypeError('the value is not a template: call template or parseTemplate'),
    )
  })
})

describe.each([
  ['expand', expand(template('/{x}'))],
  ['expand without variables', expand(template('/'))],
  ['expand with codecs', expand(withCodecs({ x: int })(template('/{x}')))],
  ['partialExpand', partialExpand(template('/{x}'))],
] as ReadonlyArray<readonly [string, (value: never) => unknown]>)('the values of %s', (_name, call) => {
  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'x'],
    ['a number', 1],
    ['a function', () => 1],
  ])('are not %s', (_what, value) => {
    expect(() => call(value as never)).toThrow(new TypeError('the variables are not an object'))
  })
})

describe('a table', () => {
  it.each(['/x', 1, () => 1, true])('is not %s', (value) => {
    expect(() => defineRoutes(value as never)).toThrow(new TypeError('the routes are not an object'))
  })

  it.each(['/x', 1, null, undefined])('of patterns is not %s', (value) => {
    expect(() => compileRouter(value as never)).toThrow(new TypeError('the patterns are not an object'))
  })
})

it.each(['/x', 1, null, undefined, {}, compileRouter({ a: '/' })])('%s is not a router', (value) => {
  const message = 'the value is not a router: use .right of what compileRouter returns'
  for (const call of [createParams, matchPath]) expect(() => call(value as never)).toThrow(new TypeError(message))
})
