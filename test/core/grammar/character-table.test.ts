import { describe, expect, it } from 'vitest'
import * as mask from '../../../src/core/grammar/character-table'
import { alternatives, literal, matches, type Rule } from '../../refimpl/abnf'
import * as a from '../../refimpl/appendix-a'

interface Row {
  readonly name: string
  readonly classMask: number
  readonly rule: Rule
  readonly before?: string
}

const oneOf = (characters: string): Rule => alternatives(...Array.from(characters, literal))

const IPV6_CHARACTER = alternatives(a.HEXDIG, oneOf(':.'))
const QUERY_PART_CHARACTER = alternatives(a.unreserved, oneOf("!$'()*,;:@/?"))
const URI_CHARACTER = alternatives(a.unreserved, a.subDelims, oneOf(':/?#[]@'))

const CLASSES: readonly Row[] = [
  { name: 'ALPHA', classMask: mask.ALPHA, rule: a.ALPHA },
  { name: 'DIGIT', classMask: mask.DIGIT, rule: a.DIGIT },
  { name: 'HEXDIG', classMask: mask.HEXDIG, rule: a.HEXDIG },
  { name: 'UNRESERVED', classMask: mask.UNRESERVED, rule: a.unreserved },
  { name: 'SCHEME', classMask: mask.SCHEME, rule: a.scheme, before: 'a' },
  { name: 'REG_NAME', classMask: mask.REG_NAME, rule: a.regName },
  { name: 'USERINFO', classMask: mask.USERINFO, rule: a.userinfo },
  { name: 'IPV_FUTURE', classMask: mask.IPV_FUTURE, rule: a.IPvFuture, before: 'v1.' },
  { name: 'PCHAR', classMask: mask.PCHAR, rule: a.pchar },
  { name: 'SEGMENT_NZ_NC', classMask: mask.SEGMENT_NZ_NC, rule: a.segmentNzNc },
  { name: 'PATH', classMask: mask.PATH, rule: a.path, before: '/' },
  { name: 'QUERY', classMask: mask.QUERY, rule: a.query },
  { name: 'FRAGMENT', classMask: mask.FRAGMENT, rule: a.fragment },
  { name: 'IPV6_ADDRESS', classMask: mask.IPV6_ADDRESS, rule: IPV6_CHARACTER },
  { name: 'QUERY_PART', classMask: mask.QUERY_PART, rule: QUERY_PART_CHARACTER },
  { name: 'URI_CHARACTER', classMask: mask.URI_CHARACTER, rule: URI_CHARACTER },
]

it.each(CLASSES)('$name has the code units of Appendix A', ({ classMask, rule, before = '' }) => {
  for (let unit = 0; unit <= 0xffff; unit++) {
    const character = String.fromCharCode(unit)
    const isMember = character !== '%' && matches(rule, before + character)
    if (mask.isIn(character, 0, classMask) !== isMember) expect.fail(`U+${unit.toString(16)}`)
  }
})

describe('scanRun', () => {
  it('stops at the end, or before the first character outside the mask', () => {
    expect(mask.scanRun('ab1', 0, 3, mask.ALPHA)).toBe(2)
    expect(mask.scanRun('ab1', 0, 3, mask.ALPHA | mask.DIGIT)).toBe(3)
    expect(mask.scanRun('ab1', 0, 1, mask.ALPHA)).toBe(1)
    expect(mask.scanRun('ab1', 2, 3, mask.ALPHA)).toBe(2)
    expect(mask.scanRun('', 0, 0, mask.ALPHA)).toBe(0)
  })
})
