import { describe, expect, it } from 'vitest'
import { decodedAt, equalsOctets, widthAt } from '../../../src/core/grammar/octet-cursor'

it('visits the octets of a text, percent-encoded or not', () => {
  const text = 'a%2Fb%c3%A9/'
  const octets: number[] = []
  for (let index = 0; index < text.length; index += widthAt(text, index)) octets.push(decodedAt(text, index))
  expect(octets).toEqual([0x61, 0x2f, 0x62, 0xc3, 0xa9, 0x2f])
})

describe('equalsOctets', () => {
  it.each([
    { a: '', b: '', isEqual: true },
    { a: 'a', b: 'a', isEqual: true },
    { a: 'a', b: '%61', isEqual: true },
    { a: '%61b', b: 'a%62', isEqual: true },
    { a: '%c3%A9', b: '%C3%a9', isEqual: true },
    { a: 'a', b: '', isEqual: false },
    { a: 'a', b: 'b', isEqual: false },
    { a: 'a', b: 'A', isEqual: false },
    { a: 'ab', b: 'a', isEqual: false },
    { a: '%61b', b: '%61', isEqual: false },
    { a: '%61', b: '%62', isEqual: false },
    { a: '%2561', b: '%61', isEqual: false },
    { a: '%25', b: '%2525', isEqual: false },
  ])('of $a and $b: $isEqual, at any offsets', ({ a, b, isEqual }) => {
    const [inA, inB] = [`/a${a}z%`, `?${b}y`]
    expect(equalsOctets(inA, 2, 2 + a.length, inB, 1, 1 + b.length)).toBe(isEqual)
    expect(equalsOctets(inB, 1, 1 + b.length, inA, 2, 2 + a.length)).toBe(isEqual)
    expect(equalsOctets(a, 0, a.length, b, 0, b.length)).toBe(isEqual)
  })
})
