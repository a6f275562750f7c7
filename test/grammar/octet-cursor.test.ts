import { expect, it } from 'vitest'
import { decodedAt, widthAt } from '../../src/grammar/octet-cursor'

it('visits the octets of a text, percent-encoded or not', () => {
  const text = 'a%2Fb%c3%A9/'
  const octets: number[] = []
  for (let index = 0; index < text.length; index += widthAt(text, index)) octets.push(decodedAt(text, index))
  expect(octets).toEqual([0x61, 0x2f, 0x62, 0xc3, 0xa9, 0x2f])
})
