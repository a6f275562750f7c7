import { describe, expect, it } from 'vitest'
import * as mask from '../../src/grammar/character-table'
import * as grammar from '../../src/grammar/characters'
import { matches, type Rule } from '../refimpl/abnf'
import * as a from '../refimpl/appendix-a'

interface Row {
  readonly name: string
  readonly inMask: number
  readonly inGrammar: string
  readonly rule: Rule
  readonly before?: string
}

/** Each class beside a rule of Appendix A that reads it as its second character, after `before`. */
const CLASSES: readonly Row[] = [
  { name: 'ALPHA', inMask: mask.ALPHA, inGrammar: grammar.ALPHA, rule: a.ALPHA },
  { name: 'DIGIT', inMask: mask.DIGIT, inGrammar: grammar.DIGIT, rule: a.DIGIT },
  { name: 'HEXDIG', inMask: mask.HEXDIG, inGrammar: grammar.HEXDIG, rule: a.HEXDIG },
  { name: 'SCHEME', inMask: mask.SCHEME, inGrammar: grammar.SCHEME, rule: a.scheme, before: 'a' },
  { name: 'REG_NAME', inMask: mask.REG_NAME, inGrammar: grammar.REG_NAME, rule: a.regName },
  { name: 'USERINFO', inMask: mask.USERINFO, inGrammar: grammar.USERINFO, rule: a.userinfo },
  { name: 'IPV_FUTURE', inMask: mask.IPV_FUTURE, inGrammar: grammar.IPV_FUTURE, rule: a.IPvFuture, before: 'v1.' },
  { name: 'SEGMENT_NZ_NC', inMask: mask.SEGMENT_NZ_NC, inGrammar: grammar.SEGMENT_NZ_NC, rule: a.segmentNzNc },
  { name: 'PATH', inMask: mask.PATH, inGrammar: grammar.PATH, rule: a.path, before: '/' },
  { name: 'QUERY', inMask: mask.QUERY, inGrammar: grammar.QUERY, rule: a.query },
  { name: 'FRAGMENT', inMask: mask.FRAGMENT, inGrammar: grammar.FRAGMENT, rule: a.fragment },
]

describe.each(CLASSES)('$name', ({ inMask, inGrammar, rule, before = '' }) => {
  it('is, in grammar and mask, what Appendix A says, for each of the 65,536 code units', () => {
    for (let code = 0; code <= 0xffff; code++) {
      const character = String.fromCharCode(code)
      const isIn = matches(rule, before + character)
      const isInGrammar = inGrammar.includes(character)
      if (mask.isIn(character, 0, inMask) !== isIn || isInGrammar !== isIn) expect.fail(`U+${code.toString(16)}`)
    }
  })

  it('names no character twice', () => {
    expect(new Set(inGrammar).size).toBe(inGrammar.length)
  })
})

describe('classes that stand in no mask, or in no rule', () => {
  it('are made of those that do', () => {
    for (let code = 0; code < 128; code++) {
      const character = String.fromCharCode(code)
      expect(grammar.UNRESERVED.includes(character)).toBe(matches(a.unreserved, character))
      expect(grammar.SUB_DELIMS.includes(character)).toBe(matches(a.subDelims, character))
      expect(grammar.PCHAR.includes(character)).toBe(matches(a.pchar, character))
      const isHexOrPunctuation = matches(a.HEXDIG, character) || character === ':' || character === '.'
      expect(grammar.IPV6_ADDRESS.includes(character)).toBe(isHexOrPunctuation)
      expect(mask.isIn(character, 0, mask.IPV6_ADDRESS)).toBe(isHexOrPunctuation)
    }
    expect(grammar.GEN_DELIMS).toBe(':/?#[]@')
  })
})

describe('scanRun', () => {
  it('stops at the end, or at the first character outside its classes', () => {
    expect(mask.scanRun('ab1', 0, 3, mask.ALPHA)).toBe(2)
    expect(mask.scanRun('ab1', 0, 3, mask.ALPHA | mask.DIGIT)).toBe(3)
    expect(mask.scanRun('ab1', 0, 1, mask.ALPHA)).toBe(1)
    expect(mask.scanRun('ab1', 2, 3, mask.ALPHA)).toBe(2)
    expect(mask.scanRun('', 0, 0, mask.ALPHA)).toBe(0)
  })
})
