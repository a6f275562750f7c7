/**
 * Compares two sets of characters: those that the source lists as ignored in hosts, and those that Unicode calls
 * ignorable. The source lists the characters because some engines do not support `\p{...}`.
 */
import * as fc from 'fast-check'
import { encode } from 'uri-ts'
import { describe, expect, it } from 'vitest'
import { decodedHost, mappedName } from '../../../src/core/components/host-name'
import { expectLinear } from '../../support/cpu-time'
import { law } from '../../support/law'
import { refOf } from '../../support/views'

const IGNORED = /^\p{Default_Ignorable_Code_Point}$/u

it('drops exactly the characters that Unicode calls ignorable', () => {
  // Every host contains many characters, each preceded by U+0001. U+0001 separates the characters reliably, because no
  // character maps to it or composes with it.
  for (let block = 0; block <= 0x10ffff; block += 0x400) {
    const characters = Array.from({ length: 0x400 }, (_, index) => block + index)
      .filter((point) => point >= 0x80 && !(point >= 0xd800 && point <= 0xdfff))
      .map((point) => String.fromCodePoint(point))
    const host = encode('host')(characters.map((character) => `\x01${character}`).join(''))
    const [, ...decoded] = decodedHost(refOf(`//${host}`))?.split('\x01') ?? ['']
    expect(decoded.length).toBe(characters.length)
    const wrong = characters.find((character, index) => (decoded[index] === '') !== IGNORED.test(character))
    if (wrong !== undefined) expect.fail(`U+${wrong.codePointAt(0)?.toString(16)}`)
  }
})

it.each([
  { text: '//a', name: undefined },
  { text: '//a/%41', name: undefined },
  { text: '//%41b', name: 'ab' },
  { text: '//a%E3%80%82b%ef%bc%8ec', name: 'a.b.c' },
  { text: '//%C3%84', name: '\u00e4' },
  { text: '//a%00b', name: 'a' },
  { text: '//%00b', name: '' },
  { text: '//a%FFB', name: 'a\xffB' },
])('the decoded host of $text is $name', ({ text, name }) => {
  expect(decodedHost(refOf(text))).toBe(name)
})

describe('a long name', () => {
  const reference = (name: string): string => name.normalize('NFKC').toLowerCase()

  law(
    'is ASCII, and ends with ASCII labels, in the same cases as if it were mapped as a whole',
    [
      fc.array(fc.constantFrom('a', '\uff21', '\u{1d7ce}', '\u2488', 'e\u0301', '\u0323', '.', '\uac00'), {
        maxLength: 40,
      }),
      fc.nat(5),
    ],
    (parts, shift) => {
      const name = '.'.repeat(shift) + '\u{1d7ce}'.repeat(510) + parts.join('')
      const [mapped, expected] = [mappedName(name), reference(name)]
      const tail = /[\0-\x7f]*$/
      expect(tail.exec(mapped)?.[0]).toBe(tail.exec(expected)?.[0])
    },
  )

  it('is decoded in linear time', () => {
    const marks = (length: number) => `//a${'%CC%81'.repeat(length / 12)}${'%CC%A3'.repeat(length / 12)}`
    expectLinear('decodedHost', (length) => decodedHost.bind(undefined, refOf(marks(length))), 60_000)
    expect(decodedHost(refOf(marks(60_000)))?.length).toBe(10_000)
  })
})
