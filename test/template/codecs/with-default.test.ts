import * as E from 'fp-ts/Either'
import { csv, expand, extract, int, oneOf, partialExpand, template, withCodecs, withDefault } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../support/template-setup'

const page = withDefault(int, 1)
const LIST = withCodecs({ page, sort: withDefault(oneOf('asc', 'desc'), 'asc') })(template('/a{?q,page,sort}'))

describe('a default', () => {
  it('is read if the pair is missing', () => {
    expect(extract(LIST)('/a')).toEqual(E.right({ page: 1, sort: 'asc' }))
    expect(extract(LIST)('/a?page=2&q=x')).toEqual(E.right({ page: 2, q: 'x', sort: 'asc' }))
    expect(extract(LIST)('/a?page=1')).toEqual(E.right({ page: 1, sort: 'asc' }))
    expect(extract(LIST)('/a?page=x')).toMatchObject(E.left({ reason: 'codec', variable: 'page', offset: 8 }))
  })

  it('is not written', () => {
    expect(expand(LIST)({ page: 1, sort: 'desc' })).toBe('/a?sort=desc')
    expect(expand(LIST)({ page: 1, sort: 'asc' })).toBe('/a')
    expect(expand(LIST)({ page: 2 })).toBe('/a?page=2')
    expect(expand(LIST)({})).toBe('/a')
  })

  it('is not written if only the texts are equal', () => {
    const ids = withCodecs({ ids: withDefault(csv(int), [1, 2]) })(template('/a{?ids}'))
    expect(expand(ids)({ ids: [1, 2] })).toBe('/a')
    expect(expand(ids)({ ids: [] })).toBe('/a?ids=')
    expect(extract(ids)('/a?ids=')).toEqual(E.right({ ids: [] }))
    expect(extract(ids)('/a')).toEqual(E.right({ ids: [1, 2] }))
  })

  it.each([
    ['/a{#page}', '/a', '/a#2'],
    ['/a{;page}', '/a', '/a;page=2'],
    ['/a?x=1{&page}', '/a?x=1', '/a?x=1&page=2'],
  ])('%s may lack the variable', (text, without, other) => {
    const each = withCodecs({ page })(parsed(text) as never)
    expect(expand(each)({ page: 1 } as never)).toBe(without)
    expect(expand(each)({ page: 2 } as never)).toBe(other)
    expect(extract(each)(without)).toEqual(E.right({ page: 1 }))
    expect(extract(each)(other)).toEqual(E.right({ page: 2 }))
  })

  it.each([
    ['/a{/page}', '/a/1'],
    ['/{page}', '/1'],
    ['/{page}{?page}', '/1?page=1'],
  ])('%s needs the variable', (text, expanded) => {
    const each = withCodecs({ page })(parsed(text) as never)
    expect(expand(each)({ page: 1 } as never)).toBe(expanded)
    expect(extract(each)(expanded)).toEqual(E.right({ page: 1 }))
  })

  it('has no effect on a list', () => {
    const each = withCodecs({ page })(template('/a{?page*}'))
    expect(expand(each)({ page: [1] })).toBe('/a?page=1')
    expect(extract(each)('/a')).toEqual(E.right({}))
  })

  it('stays with a template that has some of its values', () => {
    const rest = partialExpand(LIST)({ page: 1, q: 'x' })
    expect(rest.text).toBe('/a?q=x{&sort}')
    expect(expand(rest)({ sort: 'desc' })).toBe('/a?q=x&sort=desc')
  })

  it('may have the name of what every object inherits', () => {
    const codecs = Object.fromEntries([['__proto__', page]])
    const odd = withCodecs(codecs)(parsed('/a{?__proto__}') as never)
    expect(extract(odd)('/a')).toEqual(E.right(Object.fromEntries([['__proto__', 1]])))
    expect(extract(withCodecs({ a: int })(template('/a{?a,constructor}')))('/a')).toEqual(E.right({}))
  })

  it('must be writable', () => {
    expect(() => withDefault(int, 1.5)).toThrow(new TypeError('pass an integer as a number, such as 7'))
    expect(withDefault(int, 1).default).toBe(1)
  })

  it('of a codec that somebody else wrote has the same effect', () => {
    const codec = { ...int, default: 7 }
    const each = withCodecs({ page: codec })(template('/a{?page}'))
    expect([expand(each)({ page: 7 }), expand(each)({ page: 1 })]).toEqual(['/a', '/a?page=1'])
    expect(extract(each)('/a')).toEqual(E.right({ page: 7 }))
  })
})
