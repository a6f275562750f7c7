import { contramap } from 'fp-ts/Eq'
import { concatAll } from 'fp-ts/Monoid'
import * as N from 'fp-ts/NonEmptyArray'
import { max } from 'fp-ts/Ord'
import * as A from 'fp-ts/ReadonlyArray'
import { describe, expect, it } from 'vitest'
import { schemeRules } from '../../../src/core/equivalence/scheme-rules'
import { view } from '../../../src/core/model/parse'
import * as i from '../../../src/integrations/fp-ts/instances'
import { COMPARED } from '../../corpus/normalization'
import { refOf, uriOf } from '../../support/views'

const LEVELS = { text: 3, normalized: 2, scheme: 1, none: 0 } as const

describe('Eq', () => {
  it.each(COMPARED)('$section: the first level at which $a and $b are equal is $level', ({ a, b, level }) => {
    const [x, y] = [refOf(a), refOf(b)]
    expect(i.Eq.equals(x, y)).toBe(LEVELS[level] >= 3)
    expect(i.EqNormalized.equals(x, y)).toBe(LEVELS[level] >= 2)
    expect(i.getEqForScheme(schemeRules).equals(x, y)).toBe(LEVELS[level] >= 1)
    expect(i.Ord.equals(x, y)).toBe(i.Ord.compare(x, y) === 0)
    expect(i.OrdNormalized.equals(x, y)).toBe(i.OrdNormalized.compare(x, y) === 0)
  })

  it('compares branded strings by contramap', () => {
    const [a, b] = [uriOf('http://a/%7E').text, uriOf('HTTP://a/~').text]
    expect(contramap(view)(i.EqNormalized).equals(a, b)).toBe(true)
  })

  it('is accepted by the functions of fp-ts', () => {
    const views = ['http://a/%7e', 'http://A/~', 'http://b/'].map(refOf)
    expect(A.uniq(i.EqNormalized)(views).map(String)).toEqual(['http://a/%7e', 'http://b/'])
  })
})

describe('Ord', () => {
  it('sorts by text and by normal form', () => {
    const views = N.map(refOf)(['b', 'B', 'HTTP://z', 'http://a'])
    expect(N.sort(i.Ord)(views).map(String)).toEqual(['B', 'HTTP://z', 'b', 'http://a'])
    expect(N.sort(i.OrdNormalized)(views).map(String)).toEqual(['B', 'b', 'http://a', 'HTTP://z'])
    expect(max(i.Ord)(refOf('a'), refOf('b')).text).toBe('b')
  })
})

describe('Show', () => {
  it('is the text as a JSON string', () => {
    expect(i.Show.show(refOf("a'b"))).toBe('"a\'b"')
  })
})

describe('MonoidQuery', () => {
  it.each([
    { queries: [], joined: '' },
    { queries: ['', 'a', '', 'b=1', ''], joined: 'a&b=1' },
  ])('joins $queries to <$joined>', ({ queries, joined }) => {
    expect(concatAll(i.MonoidQuery)(queries)).toBe(joined)
  })
})
