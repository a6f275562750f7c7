import { describe, expect, it } from 'vitest'
import { equalsForScheme, equalsNormalized, equalsText, sameDocument } from '../../src/equivalence/equality'
import { schemeRules } from '../../src/equivalence/scheme-rules'
import { COMPARED } from '../corpus/normalization'
import { refOf, uriOf } from '../support/views'

const RUNGS = { text: 3, normalized: 2, scheme: 1, none: 0 } as const

describe('the ladder of section 6', () => {
  it.each(COMPARED)('$section: <$a> and <$b> are the same by $rung', ({ a, b, rung }) => {
    for (const [x, y] of [
      [refOf(a), refOf(b)],
      [refOf(b), refOf(a)],
    ] as const) {
      expect(equalsText(x)(y)).toBe(RUNGS[rung] >= 3)
      expect(equalsNormalized(x)(y)).toBe(RUNGS[rung] >= 2)
      expect(equalsForScheme(schemeRules)(x)(y)).toBe(RUNGS[rung] >= 1)
    }
  })

  it('tells no schemes apart that have no rule', () => {
    expect(equalsForScheme({})(refOf('http://a:80/'))(refOf('http://a/'))).toBe(false)
    expect(equalsForScheme({})(refOf('http://a:/'))(refOf('HTTP://a/'))).toBe(true)
  })
})

describe('sameDocument (4.4)', () => {
  it.each([
    { base: 'http://a/b?q', ref: '', is: true },
    { base: 'http://a/b?q', ref: '#f', is: true },
    { base: 'http://a/b?q#f', ref: '', is: true },
    { base: 'http://a/b?q#f', ref: '#g', is: true },
    { base: 'http://a/b?q', ref: '?q', is: true },
    { base: 'http://a/b?q', ref: 'b?q#f', is: true },
    { base: 'http://a/b?q', ref: 'http://a/b?q#f', is: true },
    { base: 'http://a/b?q', ref: '?', is: false },
    { base: 'http://a/b?q', ref: 'b', is: false },
    { base: 'http://a/b', ref: '?', is: false },
    { base: 'http://a/b/../c', ref: '#f', is: true },
    { base: 'http://a/b', ref: 'HTTP://a/b', is: false },
    { base: 'urn:a', ref: '#f', is: true },
  ])('<$ref> in <$base>: $is', ({ base, ref, is }) => {
    expect(sameDocument(uriOf(base))(refOf(ref))).toBe(is)
  })
})
