import { describe, expect, it } from 'vitest'
import { equalsNormalized, equalsText, sameDocument } from '../../../src/core/equivalence/equality'
import { equalsForScheme } from '../../../src/core/equivalence/equals-for-scheme'
import { equalsHost } from '../../../src/core/equivalence/equals-host'
import { schemeRules } from '../../../src/core/equivalence/scheme-rules'
import { COMPARED, URN_DIFFERENT } from '../../corpus/normalization'
import { NOT_TEXT } from '../../support/not-text'
import { refOf, uriOf } from '../../support/views'

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

  it.each(URN_DIFFERENT)('<%s> and <%s> are different URNs (RFC 8141, 3.1)', (a, b) => {
    expect(equalsForScheme(schemeRules)(refOf(a))(refOf(b))).toBe(false)
    expect(equalsForScheme(schemeRules)(refOf(b))(refOf(a))).toBe(false)
  })

  it('treats schemes without a rule as opaque', () => {
    expect(equalsForScheme({})(refOf('http://a:80/'))(refOf('http://a/'))).toBe(false)
    expect(equalsForScheme({})(refOf('http://a:/'))(refOf('HTTP://a/'))).toBe(true)
  })
})

describe('equality', () => {
  const EQUALITIES = { equalsText, equalsNormalized, equalsForScheme: equalsForScheme(schemeRules), equalsHost }
  const notViews = NOT_TEXT.filter(([name]) => name !== 'a view')

  it.each(Object.entries(EQUALITIES))('%s throws for a value that is not a view', (_name, equals) => {
    const is = equals as (that: unknown) => (view: unknown) => unknown
    for (const [name, value] of notViews) {
      for (const other of [refOf('http://a/'), value, {}]) {
        expect(() => is(value)(other), name).toThrow('the value is not a view')
        expect(() => is(other)(value), name).toThrow('the value is not a view')
      }
    }
  })
})

describe('sameDocument (4.4)', () => {
  it.each([
    'http://a/./b',
    'http://a/b/..',
    'http://a/../b?q',
    'http://a/b/../c#f',
    'urn:a/./b',
    'urn:./a',
    'a:/.//b',
    'a:',
    'http://a',
    'HTTP://A/%7e?',
  ])('is true of <%s> in itself', (text) => {
    const base = uriOf(text)
    expect(sameDocument(base)(base)).toBe(true)
    expect(sameDocument(base)(refOf(''))).toBe(true)
    expect(sameDocument(base)(refOf('#g'))).toBe(true)
  })

  it.each([
    { base: 'http://a/./b', ref: 'b', is: true },
    { base: 'http://a/./b', ref: './b#f', is: true },
    { base: 'http://a/./b', ref: 'http://a/b', is: true },
    { base: 'http://a/b/..', ref: '/', is: true },
    { base: 'http://a/./b', ref: 'c', is: false },
    { base: 'http://a/./b', ref: 'http://a/./c', is: false },
  ])('of <$ref> in <$base>, which has dot segments, is $is', ({ base, ref, is }) => {
    expect(sameDocument(uriOf(base))(refOf(ref))).toBe(is)
  })

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
