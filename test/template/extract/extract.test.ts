import * as E from 'fp-ts/Either'
import { relativeRef, showError, view } from 'uri-ts'
import { extract, int, partialExpand, template, withCodecs, withDefault } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { NOT_TEXT } from '../../support/not-text'
import { parsed } from '../../support/template-setup'

const read = (text: string, reference: string): unknown => {
  const values = extract(parsed(text))(reference)
  return E.isRight(values) ? values.right : `${values.left.reason} at ${values.left.offset}`
}

describe('extract does not guess', () => {
  it.each([
    // The template expands to `/s?a=1&k=2` for two sets of values, because `a=1` may come from the variable `a` or from
    // a member of `m`.
    ['/s{?a,m*}', '/s?a=1&k=2', 'ambiguous at 2'],
    ['/s{?a,m*}', '/s?k=2&a=1', 'ambiguous at 2'],
    ['/s{?m*,a}', '/s?k=2&a=1', 'ambiguous at 2'],
    ['/s{?m*}{&a}', '/s?k=2&a=1', 'ambiguous at 2'],
    ['/s{;a,m*}', '/s;a=1;k', 'ambiguous at 2'],
    ['/s{?a,m*}', '/s?a=1', { a: '1' }],
    ['/s{?a,m*}', '/s?a=1&m=2&m=3', { a: '1', m: ['2', '3'] }],
    ['/s{?a,m*}', '/s?k=1&m=2', { m: { k: '1', m: '2' } }],
    // `a:3` expands to at most three characters, so a longer value must come from `m*`.
    ['/s{?m*,a:3}', '/s?a=users', { m: { a: 'users' } }],
    ['/s{?m*,a:3}', '/s?a=%C3%A9%C3%A9%C3%A9%C3%A9', { m: { a: 'éééé' } }],
    ['/s{?m*,a:3}', '/s?a=us', { a: 'us' }],
    ['/s{?m*,a:3}', '/s?a=use', 'ambiguous at 5'],
    ['/s{?m*,a:3}', '/s?a=users&a=us', 'ambiguous at 2'],
    ['/s{?m*,a:3}', '/s?a=%FF%FF%FF%FF', 'utf-8 at 5'],
    ['/s{?a,a:3}', '/s?a=users', 'mismatch at 10'],
    ['/s{?a}/x{?a}', '/s?a=1/x', 'mismatch at 8'],
    ['/s{?a}/x{?a}', '/s?a=1/x?a=1', { a: '1' }],
    ['/s{?a}/x{?a}', '/s/x', {}],
    ['{/m*}{?m*}', '/1', 'ambiguous at 2'],
    ['/{a}{?m*,a}', '/1?a=1', { a: '1' }],
    ['/{a}{?m*,a}', '/1?a=2&a=1', 'ambiguous at 2'],
    ['/{a}{?m*,a:2}', '/123?a=13&a=12', 'ambiguous at 4'],
    ['/s{?a:3}', '/s?a=users', 'mismatch at 5'],
    ['/s{;m*}', '/s;', { m: { '': '' } }],
    ['/s{?m*}', '/s?', 'unknown-pair at 3'],
  ])('%s from %s', (text, reference, should) => {
    expect(read(text, reference)).toEqual(should)
  })
})

describe('extract', () => {
  it.each([
    ['/', '/', {}],
    ['/users/{id}', '/users/7', { id: '7' }],
    ['/users/{id}', '/users/', { id: '' }],
    ['/users/{id}', '/users/a%2Fb%C3%A9', { id: 'a/bé' }],
    // Reserved characters need not be percent-encoded where they are unambiguous.
    ['/users/{id}', '/users/a@b,c', { id: 'a@b,c' }],
    ['http://{host}:{port}/{x}', 'http://h:80/1', { host: 'h', port: '80', x: '1' }],
    ['/{a}/{a}', '/x/x', { a: 'x' }],
    ['/{x,y}', '/1,2', { x: '1', y: '2' }],
    ['/{name}.json', '/a.b.json', { name: 'a.b' }],
    ['/{a}-{b}', '/x-y', { a: 'x', b: 'y' }],
    ['/{+path}', '/a/b?c', { path: 'a/b?c' }],
    ['/a{#f}', '/a#b/c', { f: 'b/c' }],
    ['/a{#f*}', '/a#b', { f: ['b'] }],
    ['/a{#f}', '/a', {}],
    // The characters that a value may contain depend on the component in which the variable occurs.
    ['/a?x={y}', '/a?x=b/c', { y: 'b/c' }],
    ['/a#{y}', '/a#b/c?d&e', { y: 'b/c?d&e' }],
    ['/a?{x}!{y}', '/a?1/2!3/4', { x: '1/2', y: '3/4' }],
    ['/a#{x}!{y}', '/a#1?2!3?4', { x: '1?2', y: '3?4' }],
    // A value ends at the first occurrence of the reserved character that follows the variable in the template.
    ['/a?{x}!{y}', '/a?1!2!3', { x: '1', y: '2!3' }],
    ['/{a}={b}', '/1=2=3', { a: '1', b: '2=3' }],
    ['/a{/x,y}', '/a/1,2/3', { x: '1,2', y: '3' }],
    ['/a{/rest*}', '/a', { rest: [] }],
    ['/a{/rest*}', '/a/', { rest: [''] }],
    ['/a{/rest*}', '/a/b/c%2Fd', { rest: ['b', 'c/d'] }],
    ['/a{/rest*}', '/a/b=1/c=2', { rest: { b: '1', c: '2' } }],
    ['/a{/rest*}/z', '/a/b/z', { rest: ['b'] }],
    ['/a{/x}{/rest*}', '/a/b/c', { x: 'b', rest: ['c'] }],
    ['/{list*}', '/a,b', { list: ['a', 'b'] }],
    ['/a{.x*}', '/a.b', { x: ['b'] }],
    ['/{list*}/x,y', '/a/x,y', { list: ['a'] }],
    ['/{a}-{b}{/r*}', '/x-y/z', { a: 'x', b: 'y', r: ['z'] }],
    // The pairs in a query may be in any order.
    ['/{?q,page}', '/?page=2&q=a%26b', { q: 'a&b', page: '2' }],
    ['/{?q}', '/', {}],
    ['/{?q,page}', '/?q=', { q: '' }],
    ['/{?q}', '/?q', { q: '' }],
    ['/?a=1{&q}', '/?a=1&q=2', { q: '2' }],
    ['/{?a}{&b}', '/?a=1&b=2', { a: '1', b: '2' }],
    ['/{?a}{&b}', '/&b=2', { b: '2' }],
    ['/{id}{?id}', '/7?id=7', { id: '7' }],
    ['/{;a,b}{?c}', '/;a=1;b?c=2', { a: '1', b: '', c: '2' }],
    ['/{?tag*}', '/?tag=a&tag=b', { tag: ['a', 'b'] }],
    ['/{?q*,page}', '/?q=1&page=2&q=3', { q: ['1', '3'], page: '2' }],
    ['/{?q*}', '/?x=1&q=3', { q: { x: '1', q: '3' } }],
    ['/{?q}{#f}', '/?q=1#2', { q: '1', f: '2' }],
    ['/{?q}', '/?q=a/b', { q: 'a/b' }],
    ['/a{;x}/b;c', '/a;x=1/b;c', { x: '1' }],
    ['/{?__proto__}', '/?__proto__=x', JSON.parse('{"__proto__":"x"}')],
    ['/{__proto__}', '/x', JSON.parse('{"__proto__":"x"}')],
    // A prefix does not always contain the whole value of a variable. Extraction succeeds if another expression gives
    // the whole value, or if the prefix is shorter than its maximum length.
    ['/{a:1}/{a}', '/x/xyz', { a: 'xyz' }],
    ['/{a}/{a:1}', '/xyz/x', { a: 'xyz' }],
    ['/{a:3}', '/xy', { a: 'xy' }],
    ['/{a:3}/{a:1}', '/xy/x', { a: 'xy' }],
    ['/{+a}-{b}/c', '/x-y/z-w/c', { a: 'x-y/z', b: 'w' }],
    ['{+a}{#f}', '', { a: '' }],
    ['{+a}{#f}', '#b', 'ambiguous at 0'],
    ['/{a}{b*}', '/x', 'ambiguous at 1'],
    ['/{?a}{&b}&c', '/?a=1&c', 'ambiguous at 0'],
    ['/{?a}{&b}?c', '/?c', 'ambiguous at 0'],
    ['/{?a*,a,b*}', '/?c=1', 'ambiguous at 0'],
    ['/{a}-{b}', '/x-y-z', 'ambiguous at 1'],
    ['/{a}{b}', '/x', 'ambiguous at 1'],
    ['/{+path}{?q}', '/a?q=1', 'ambiguous at 1'],
    ['/{+path}', '/a%20b', { path: 'a b' }],
    ['/{+path*}', '/a,b', 'ambiguous at 2'],
    ['/{+path*}', '/a=b', 'ambiguous at 1'],
    ['/{list*}', '/', 'ambiguous at 1'],
    ['/{list*,x}', '/a,b', 'ambiguous at 0'],
    ['/a{.x*}', '/a.b.c', 'ambiguous at 4'],
    ['/{#a,b}', '/#x', 'ambiguous at 1'],
    ['/{#a}x', '/#x', 'ambiguous at 0'],
    ['/{?a}x', '/?a=1x', 'ambiguous at 0'],
    ['/{?a}{?b}', '/?b=1', 'ambiguous at 0'],
    ['/{?a,a*}', '/?a=1', 'ambiguous at 0'],
    ['/{?a*,b*}', '/?c=1', 'ambiguous at 2'],
    ['/{?q*}', '/?x=1&x=2', 'ambiguous at 1'],
    ['/{?q}', '/?q=1&q=2', 'ambiguous at 6'],
    ['/{a*}/{a*}', '/x/x', 'ambiguous at 3'],
    ['/{a:3}', '/xyz', 'ambiguous at 1'],
    ['/{a:1}{?a*}', '/x?a=1', 'ambiguous at 1'],
    ['/users/{id}', '/user/7', 'mismatch at 0'],
    ['/users/{id}', '/users/7/8', 'mismatch at 8'],
    ['/users/{id}', '/users/a b', 'mismatch at 8'],
    ['/users/{id}', '/users/é', 'mismatch at 7'],
    ['/{a}/{a}', '/x/y', 'mismatch at 3'],
    ['/{a}-{b}', '/x', 'mismatch at 1'],
    ['/{a}-{b}', '/x-y/z', 'mismatch at 4'],
    ['/{a}4{b}', '/x%34y', 'mismatch at 1'],
    ['/{id}{?id}', '/7?id=8', 'mismatch at 6'],
    ['/a{/rest*}', '/a/b=1/c', 'mismatch at 2'],
    ['/{a:1}/{a}', '/x/yz', 'mismatch at 1'],
    ['/users{/id}', '/usersx7', 'mismatch at 0'],
    ['/a{;x}', '/a;x=1/2', 'mismatch at 6'],
    ['/a/{;x}', '/a/;x=1#', 'mismatch at 7'],
    ['/{?a}{&b}', '/?a=1#', 'mismatch at 5'],
    ['/{x,y}', '/1,2,3', 'mismatch at 4'],
    ['/{list*}', '/a,b/c', 'mismatch at 4'],
    ['/a{/rest*}', '/ab', 'mismatch at 2'],
    ['/a{#f}', '/ab', 'mismatch at 2'],
    ['/{a}34{b}', '/x%34y', 'mismatch at 1'],
    ['/{?q}', '/?qq=1', 'unknown-pair at 2'],
    ['/{?q}', '/?x=1', 'unknown-pair at 2'],
    ['/{?q}', '/?q=1&', 'unknown-pair at 6'],
    ['/{a}', '/x%4', 'pct-encoded at 2'],
    ['/{a}', '/x%FF', 'utf-8 at 2'],
    ['/{?a}', '/?a=%FF', 'utf-8 at 4'],
    ['/{?a*}', '/?a=%FF', 'utf-8 at 4'],
    ['/{?a*}', '/?b=%FF', 'utf-8 at 4'],
    ['/{?a*}', '/?%FF=1', 'utf-8 at 2'],
    ['/{?a*}', '/?ax%FF=1', 'utf-8 at 4'],
    ['/{?a*}', '/?b=x%FF', 'utf-8 at 5'],
    ['/{?a*}', '/?a=x%FF', 'utf-8 at 5'],
    ['/a{/b*}', '/a/%FF', 'utf-8 at 3'],
    ['/a{/b*}', '/a/%FF=1', 'utf-8 at 3'],
    ['/a{/b*}', '/a/x=%FF', 'utf-8 at 5'],
    ['/a{#b:1}', '/a#%41', 'ambiguous at 3'],
  ] as const)('reads %s from %s', (text, reference, values) => {
    expect(read(text, reference)).toStrictEqual(values)
  })

  it.each([
    ['/{list*},x', '/1,2,x', { list: ['1', '2'] }],
    ['/a{?m*}{#f}', '/a?k=1#x&y', { m: { k: '1' }, f: 'x&y' }],
    ['/a{?m*}{#f}', '/a?k=1&l=2#x&y=3', { m: { k: '1', l: '2' }, f: 'x&y=3' }],
  ])('%s reads %s', (text, reference, values) => {
    expect(read(text, reference)).toStrictEqual(values)
  })

  it('names the text if an error is not about a variable', () => {
    const left = { reason: 'unknown-pair', component: 'text', variable: undefined }
    expect(extract(template('/{?q}'))('/?x=1')).toMatchObject(E.left(left))
  })

  it('does not return what partialExpand was given', () => {
    const some = partialExpand(template('/a/{x}{?y,z}'))({ x: 'q', y: 'r' })
    expect(extract(some)('/a/q?y=r&z=1')).toStrictEqual(E.right({ z: '1' }))
    const kept = partialExpand(withCodecs({ y: withDefault(int, 1) })(template('/a{?x,y}')))({ y: 2 })
    expect(extract(kept)('/a?x=z&y=2')).toStrictEqual(E.right({ x: 'z' }))
    expect(extract(kept)('/a?x=z')).toStrictEqual(E.right({ x: 'z' }))
  })

  it('refuses options that it does not have', () => {
    expect(() => extract(template('/'), { from: true } as never)).toThrow("'from' is not an option")
    expect(() => extract(template('/'), { form: 'true' } as never)).toThrow("the option 'form' is one of true, false")
    expect(() => extract(template('/'), null as never)).toThrow('options are an object')
  })

  it('reads views', () => {
    expect(extract(template('/{id}'))(view(relativeRef('/7')))).toEqual(E.right({ id: '7' }))
  })

  it.each(NOT_TEXT.filter(([name]) => name !== 'a view'))(
    'refuses a value that is neither a string nor a view: %s',
    (_name, value) => {
      expect(() => extract(template('/{id}'))(value as string)).toThrow(
        'the value is not a view: call view or parseUri',
      )
    },
  )

  it('reports the variable that is ambiguous', () => {
    const left = { _tag: 'ExtractError', reason: 'ambiguous', component: 'a', variable: 'a' }
    expect(extract(template('/{a}-{b}'))('/x-y-z')).toMatchObject(E.left(left))
  })

  it('reports the offset and the reason', () => {
    const result = extract(template('/{a}/b'))('/x/c')
    expect(E.isLeft(result) && showError(result.left)).toBe(
      "/x/c\n  ^\ntext: '/' does not match the template at offset 2; the text must be an expansion of the template",
    )
  })

  it('takes time in proportion to the text', () => {
    const text = `/${'a-'.repeat(50_000)}`
    expect(read('/{a}-{b}-{c}', text)).toBe('ambiguous at 1')
    expect(read('/{+a}{?b,c}', `/${'?b='.repeat(30_000)}`)).toBe('ambiguous at 1')
  })
})
