import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import { decode } from '../../../src/core/percent/decode'
import { encode, encodeReserved } from '../../../src/core/percent/encode'
import { ENCODED } from '../../corpus/percent-encoding'
import { matches } from '../../refimpl/abnf'
import * as a from '../../refimpl/appendix-a'

describe('encode', () => {
  it.each(ENCODED)('$section: for a $component, $data is $text', ({ component, data, text }) => {
    expect(encode(component)(data)).toBe(text)
    expect(decode(text)).toEqual(E.right(data.replace(/\p{Cs}/gu, '\ufffd')))
  })

  const RULES = {
    userinfo: a.userinfo,
    host: a.regName,
    segment: a.segment,
    path: a.pathAbempty,
    query: a.query,
    queryPart: a.query,
    fragment: a.fragment,
  } as const

  it.each(Object.entries(RULES))(
    'keeps for a %s the characters that the grammar allows, and no others',
    (component, rule) => {
      for (let unit = 0; unit < 256; unit++) {
        const character = String.fromCharCode(unit)
        const isKept = encode(component as keyof typeof RULES)(character) === character
        const before = component === 'path' ? '/' : ''
        const isPart = component === 'queryPart' && '&=+'.includes(character)
        expect(isKept, character).toBe(character !== '%' && !isPart && matches(rule, before + character))
      }
    },
  )

  it('agrees with encodeURIComponent about every character that it encodes', () => {
    for (let point = 0; point <= 0x10ffff; point += point < 0x3000 ? 1 : 97) {
      if (point >= 0xd800 && point <= 0xdfff) continue
      const character = String.fromCodePoint(point)
      const text = encode('segment')(character)
      const encoded = encodeURIComponent(character)
      if (text !== character && text !== encoded) expect(text).toBe(encoded)
      const decoded = decode(encoded)
      if (E.isLeft(decoded) || decoded.right !== character) expect(decoded).toEqual(E.right(character))
    }
  })

  it('encodes long data as it encodes short data', () => {
    const pieces = ['é', ' ', 'a', '%', '\ud800', '\udc00x', '😀', '中', '/', '&', '\ud83d', '\ud83d']
    for (const component of Object.keys(RULES) as Array<keyof typeof RULES>) {
      // Tests pieces that contain lone surrogates, and tests a surrogate pair that spans two pieces.
      const short = encode(component)(`${pieces.join('')}x`)
      expect(encode(component)(`${pieces.join('')}x`.repeat(1000))).toBe(short.repeat(1000))
      expect(encode(component)('😀'.repeat(2000))).toBe('%F0%9F%98%80'.repeat(2000))
    }
  })

  it.each(['TextDecoder', 'TextEncoder'])('encodes long data where there is no %s', (name) => {
    vi.stubGlobal(name, undefined)
    expect(encode('query')(' é'.repeat(2000))).toBe('%20%C3%A9'.repeat(2000))
    vi.unstubAllGlobals()
  })

  it.each(['authority', 'toString', '', undefined])('refuses the component %s', (component) => {
    expect(() => encode(component as never)).toThrow(
      new TypeError('encode: the component is one of userinfo, host, segment, path, query, queryPart, fragment'),
    )
  })
})

describe('encodeReserved', () => {
  it.each([
    ['', ''],
    [":/?#[]@!$&'()*+,;=-._~aZ0", ":/?#[]@!$&'()*+,;=-._~aZ0"],
    ['%41', '%41'],
    ['%4', '%254'],
    ['%', '%25'],
    ['%zz', '%25zz'],
    ['%2541', '%2541'],
    ['a b\\"é', 'a%20b%5C%22%C3%A9'],
    [' %c3%41', '%20%c3%41'],
  ])('keeps reserved characters and encoded octets: %s is %s', (text, encoded) => {
    expect(encodeReserved(text)).toBe(encoded)
    expect(encodeReserved(`${text} `.repeat(2001))).toBe(`${encoded}%20`.repeat(2001))
  })
})
