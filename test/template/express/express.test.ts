import * as E from 'fp-ts/Either'
import { showError } from 'uri-ts'
import { fromExpress, parseExpress } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

describe('parseExpress', () => {
  it.each([
    ['/', '/'],
    ['/users/:id', '/users/{id}'],
    ['/users/:id/posts/:post_id', '/users/{id}/posts/{post_id}'],
    ['/files/*rest', '/files{/rest*}'],
    ['/*', '{/rest*}'],
    ['/:a-:b.:c', '/{a}-{b}.{c}'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/a$b', '/a$b'],
    ['/docs{/*path}', '/docs{/path*}'],
    ['/docs/{*path}', '/docs{/path*}'],
    ['/:"a.%41b"', '/{a.%41b}'],
    ['/{*splat}', '{/splat*}'],
    ['/blog/:year{/:month}', '/blog/{year}{/month}'],
    ['{/:a}', '{/a}'],
    ['/{:lang}', '{/lang}'],
    ['/:"a.b"1', '/{a.b}1'],
    ['/:"a"$', '/{a}$'],
    ['/*"1"', '{/1*}'],
    ['/a\\:b\\(c\\)', '/a:b(c)'],
  ])('converts %s to %s', (text, template) => {
    const parsed = parseExpress(text)
    expect(E.isRight(parsed) && parsed.right.text).toBe(template)
  })

  it.each([
    ['users', 0, 'not-absolute'],
    ['', 0, 'not-absolute'],
    ['/:id?', 4, 'character'],
    ['/a(b)', 2, 'character'],
    ['/a/{:b}', 3, 'character'],
    ['//{:b}', 2, 'character'],
    ['/a{b}', 2, 'character'],
    ['/{/:a}/b', 1, 'character'],
    ['/a{*b}', 2, 'character'],
    ['/{/*}', 3, 'name-missing'],
    ['/:a$', 3, 'character'],
    ['/a\\?', 2, 'character'],
    ['/a\\', 2, 'character'],
    ['/:1', 1, 'name-missing'],
    ['/*1', 1, 'name-missing'],
    ['/:"a b"', 1, 'name-missing'],
    ['/:""', 1, 'name-missing'],
    ['/:"%4"', 1, 'name-missing'],
    ['/:"a%4"', 1, 'name-missing'],
    ['/:"%zz"', 1, 'name-missing'],
    ['/:"a%zz"', 1, 'name-missing'],
    ['/{:a-b}', 1, 'character'],
    ['/a{/b}', 2, 'character'],
    ['/:"a', 1, 'name-missing'],
    ['/:a:b', 3, 'adjacent'],
    ['/:a/:a', 4, 'same-name'],
    ['/:rest/*', 7, 'same-name'],
    ['/:a{/:a}', 5, 'same-name'],
    ['/é', 1, 'character'],
    ['/%4', 1, 'character'],
    ['/:', 1, 'name-missing'],
    ['/:/a', 1, 'name-missing'],
    ['/a*b', 2, 'wildcard'],
    ['/\\:a', 1, 'escaped'],
    ['/a/\\*b', 3, 'escaped'],
    ['/a\\/\\:', 4, 'escaped'],
    ['/*a/b', 3, 'wildcard'],
  ] as const)('refuses %j at offset %d: %s', (text, offset, reason) => {
    const parsed = parseExpress(text)
    expect(parsed).toMatchObject(E.left({ _tag: 'ExpressError', text, offset, component: 'path', reason }))
    expect(E.isLeft(parsed) && showError(parsed.left)).toContain(`at offset ${offset}; `)
  })
})

it.each([
  ['/', ['trailing-slash']],
  ['/1/:id', ['empty', 'trailing-slash']],
  ['/users', ['case', 'trailing-slash']],
  ['/files/*rest', ['case', 'empty']],
  ['/*', ['empty', 'unnamed']],
  ['/1{/*rest}', ['empty', 'trailing-slash']],
  ['/1/{*rest}', ['empty']],
  ['/1{/:a}', ['empty', 'optional', 'trailing-slash']],
  ['/:a-:b', ['empty', 'split', 'trailing-slash']],
  ['/:a/:b', ['empty', 'trailing-slash']],
] as const)('names what Express does with %s and its template does not', (text, differences) => {
  expect([...fromExpress(text as '/').differences].sort()).toEqual(differences)
})

it('parseExpress refuses what is not a string', () => {
  for (const value of [undefined, 5, ['/']])
    expect(parseExpress(value as never)).toMatchObject(E.left({ text: '', offset: 0, reason: 'not-text' }))
})

it('fromExpress throws if a wrong text got past the compiler', () => {
  expect(fromExpress('/:a/*').text).toBe('/{a}{/rest*}')
  expect(() => fromExpress('/:' as '/')).toThrow('has no name at offset 1')
})
