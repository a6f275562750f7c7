import * as E from 'fp-ts/Either'
import { type Codec, expand, extract, int, template, withCodecs } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'

const USER = withCodecs({ id: int, tag: int })(template('/users/{id}{?q,tag*}'))
const INTEGER = 'pass an integer as a number, such as 7'

describe('values that a codec does not write', () => {
  it.each([
    [{ id: 1.5 }, 'id'],
    [{ id: 1, tag: [1, Number.NaN] }, 'tag'],
  ])('%j throws, with the template, the variable and the words of the codec', (values, name) => {
    expect(() => expand(USER)(values)).toThrow(
      new TypeError(`/users/{id}{?q,tag*}: the codec of ${name} threw TypeError: ${INTEGER}`),
    )
  })

  const any: Codec<string> = { decode: E.right, encode: (text) => text }
  const coded = withCodecs({ q: any, tag: any })(template('/a{?q,r,tag*}'))

  it.each([[{ q: 'a\ud800' }], [{ q: '\udc00\ud800' }], [{ tag: ['a', '\ud800', '\udc00'] }]])(
    'a lone surrogate in %j would not be read back',
    (values) => expect(() => expand(coded)(values)).toThrow('threw TypeError: a string has no lone surrogate'),
  )

  it('pairs of surrogates are read back', () => {
    expect(expand(coded)({ q: '\ud83d\ude00' })).toBe('/a?q=%F0%9F%98%80')
    expect(extract(coded)('/a?q=%F0%9F%98%80')).toEqual(E.right({ q: '😀' }))
  })

  it('without a codec, U+FFFD takes the place of a lone surrogate', () => {
    expect(expand(coded)({ r: '\ud800' })).toBe('/a?r=%EF%BF%BD')
  })
})
