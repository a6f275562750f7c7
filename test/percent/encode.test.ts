import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { decode } from '../../src/percent/decode'
import { encode } from '../../src/percent/encode'
import { ENCODED } from '../corpus/percent-encoding'
import { matches } from '../refimpl/abnf'
import * as a from '../refimpl/appendix-a'

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
      if (text !== character) expect(text).toBe(encodeURIComponent(character))
      expect(decode(encodeURIComponent(character))).toEqual(E.right(character))
    }
  })
})
