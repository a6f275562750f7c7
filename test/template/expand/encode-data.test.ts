import * as E from 'fp-ts/Either'
import { type Codec, expand, int, type Template, template, withCodecs } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../src/template/codecs/words'
import { encodeValues } from '../../../src/template/expand/encode-data'
import { expandData } from '../../../src/template/expand/expand'
import { parsed } from '../../support/template-setup'

/** What a link does: the text, or the variable that cannot be written, its offset, and the words of its codec. */
const tried = (of: unknown, data: object) => {
  const values = encodeValues(of as Template, data as never, true)
  if (E.isRight(values)) return expandData(of as Template, values.right)
  const { variable, cause } = values.left
  return { name: variable.name, offset: variable.offset, words: wordsOf(cause) }
}

const USER = withCodecs({ id: int, tag: int })(template('/users/{id}{?q,tag*}'))
const INTEGER = 'an integer is digits without leading zeros, and exact as a number'
const LONE = 'a text has no lone surrogate'

describe('T4, T8: values that cannot be written are failures, not exceptions', () => {
  it('writes what expand writes', () => {
    const values = { id: 7, q: 'é😀', tag: [1, 2] }
    expect(tried(USER, values)).toBe(expand(USER)(values))
    expect(tried(USER, { id: 7 })).toBe('/users/7')
  })

  it.each([
    [{ id: 1.5 }, { name: 'id', offset: 8, words: INTEGER }],
    [
      { id: 1, tag: [1, Number.NaN] },
      { name: 'tag', offset: 15, words: INTEGER },
    ],
    [
      { id: 1, q: 'a\ud800' },
      { name: 'q', offset: 13, words: LONE },
    ],
  ])('reports the variable, its offset and the words of the codec: %j', (values, failure) => {
    expect(tried(USER, values)).toEqual(failure)
  })

  it.each([
    ['/a{?q}', '\udc00', 4],
    ['/a{?q*}', ['a', '\ud800', '\udc00'], 4],
    ['/a{/q*}', [['a\ud800', 'b']], 4],
    ['/a{q}', Object.create(null), 3],
  ])('%s refuses %j', (text, q, offset) => {
    expect(tried(parsed(text), { q })).toMatchObject({ name: 'q', offset })
  })

  it('accepts pairs of surrogates', () => {
    expect(tried(parsed('/{q}'), { q: '\ud83d\ude00' })).toBe('/%F0%9F%98%80')
  })

  it('a codec whose text has a lone surrogate would not be read back', () => {
    const any: Codec<string> = { decode: E.right, encode: (text) => text }
    const coded = withCodecs({ q: any })(template('/a{?q,r}'))
    expect(() => expand(coded)({ q: '\ud800' })).toThrow(
      new TypeError('/a{?q,r}: the codec of q threw TypeError: a text has no lone surrogate'),
    )
    expect(expand(coded)({ r: '\ud800' })).toBe('/a?r=%EF%BF%BD')
  })
})
