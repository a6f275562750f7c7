/**
 * Compares the source's list of ignored characters with Unicode's. The source needs a list for engines without
 * `\p{...}`.
 */
import { encode } from 'uri-ts'
import { expect, it } from 'vitest'
import { decodedHost } from '../../../src/core/components/host-name'
import { refOf } from '../../support/views'

const IGNORED = /^\p{Default_Ignorable_Code_Point}$/u

it('drops exactly the characters that Unicode calls ignorable', () => {
  const text = encode('host')
  for (let point = 0x80; point <= 0x10ffff; point++) {
    if (point >= 0xd800 && point <= 0xdfff) continue
    const character = String.fromCodePoint(point)
    const isDropped = decodedHost(refOf(`//${text(character)}`)) === ''
    if (isDropped !== IGNORED.test(character)) expect.fail(`U+${point.toString(16)}`)
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
