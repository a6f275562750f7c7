import { describe, expect, it } from 'vitest'
import * as mask from '../../src/grammar/character-table'
import * as characters from '../../src/grammar/characters'
import { matches, type Rule } from '../refimpl/abnf'
import * as a from '../refimpl/appendix-a'

interface Row {
  readonly name: string
  readonly classMask: number
  readonly members: string
  readonly rule: Rule
  readonly before?: string
}

/** Each class with a rule of Appendix A that matches `before` and one character of the class. */
const CLASSES: readonly Row[] = [
  { name: 'ALPHA', classMask: mask.ALPHA, members: characters.ALPHA, rule: a.ALPHA },
  { name: 'DIGIT', classMask: mask.DIGIT, members: characters.DIGIT, rule: a.DIGIT },
  { name: 'HEXDIG', classMask: mask.HEXDIG, members: characters.HEXDIG, rule: a.HEXDIG },
  { name: 'SCHEME', classMask: mask.SCHEME, members: characters.SCHEME, rule: a.scheme, before: 'a' },
  { name: 'REG_NAME', classMask: mask.REG_NAME, members: characters.REG_NAME, rule: a.regName },
  { name: 'USERINFO', classMask: mask.USERINFO, members: characters.USERINFO, rule: a.userinfo },
  { name: 'IPV_FUTURE', classMask: mask.IPV_FUTURE, members: characters.IPV_FUTURE, rule: a.IPvFuture, before: 'v1.' },
  { name: 'SEGMENT_NZ_NC', classMask: mask.SEGMENT_NZ_NC, members: characters.SEGMENT_NZ_NC, rule: a.segmentNzNc },
  { name: 'PATH', classMask: mask.PATH, members: characters.PATH, rule: a.path, before: '/' },
  { name: 'QUERY', classMask: mask.QUERY, members: characters.QUERY, rule: a.query },
  { name: 'FRAGMENT', classMask: mask.FRAGMENT, members: characters.FRAGMENT, rule: a.fragment },
]

describe.each(CLASSES)('$name', ({ classMask, members, rule, before = '' }) => {
  it('contains the code units of Appendix A, as a string and as a mask', () => {
    for (let unit = 0; unit <= 0xffff; unit++) {
      const character = String.fromCharCode(unit)
      const isIn = matches(rule, before + character)
      const isMember = members.includes(character)
      if (mask.isIn(character, 0, classMask) !== isIn || isMember !== isIn) expect.fail(`U+${unit.toString(16)}`)
    }
  })

  it('contains no character twice', () => {
    expect(new Set(members).size).toBe(members.length)
  })
})

describe('a class without a mask or a rule', () => {
  it('contains the characters of Appendix A', () => {
    for (let unit = 0; unit < 128; unit++) {
      const character = String.fromCharCode(unit)
      expect(characters.UNRESERVED.includes(character)).toBe(matches(a.unreserved, character))
      expect(characters.SUB_DELIMS.includes(character)).toBe(matches(a.subDelims, character))
      expect(characters.PCHAR.includes(character)).toBe(matches(a.pchar, character))
      const isHexOrPunctuation = matches(a.HEXDIG, character) || character === ':' || character === '.'
      expect(characters.IPV6_ADDRESS.includes(character)).toBe(isHexOrPunctuation)
      expect(mask.isIn(character, 0, mask.IPV6_ADDRESS)).toBe(isHexOrPunctuation)
    }
    expect(characters.GEN_DELIMS).toBe(':/?#[]@')
  })
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
