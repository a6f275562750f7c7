import { describe, expect, it } from 'vitest'
import { equalsForScheme, equalsNormalized, equalsText, sameDocument } from '../../src/equivalence/equality'
import { schemeRules } from '../../src/equivalence/scheme-rules'
import { COMPARED } from '../corpus/normalization'
import { refOf, uriOf } from '../support/views'

const LEVELS = { text: 3, normalized: 2, scheme: 1, none: 0 } as const

describe('the three levels of equality (6.2)', () => {
  it.each(COMPARED)('$section: the first level at which <$a> and <$b> are equal is $level', ({ a, b, level }) => {
    for (const [x, y] of [
      [refOf(a), refOf(b)],
      [refOf(b), refOf(a)],
    ] as const) {
      expect(equalsText(x)(y)).toBe(LEVELS[level] >= 3)
      expect(equalsNormalized(x)(y)).toBe(LEVELS[level] >= 2)
      expect(equalsForScheme(schemeRules)(x)(y)).toBe(LEVELS[level] >= 1)
    }
  })

  it('treats schemes without a rule as opaque', () => {
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
  ])('of <$ref> in <$base> is $is', ({ base, ref, is }) => {
    expect(sameDocument(uriOf(base))(refOf(ref))).toBe(is)
  })
})
