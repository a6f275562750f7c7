import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { resolve, resolveNonStrict, resolveText } from '../../../src/core/resolution/resolve'
import { ABNORMAL, BASE, NON_STRICT, NORMAL, POLICIES } from '../../corpus/resolution'
import * as oracle from '../../refimpl/section-5'
import { fresh, refOf, uriOf } from '../../support/views'

const EXAMPLES = [...NORMAL, ...ABNORMAL].map((row) => ({ base: BASE, ...row }))

it('5.4 has 42 examples', () => {
  expect(EXAMPLES).toHaveLength(42)
  expect(new Set(EXAMPLES.map(({ ref }) => ref)).size).toBe(42)
})

describe('resolve', () => {
  it.each([...EXAMPLES, ...POLICIES])('$section: <$base> + <$ref> is <$target>', ({ base, ref, target }) => {
    expect(fresh(resolve(uriOf(base))(refOf(ref))).text).toBe(target)
    expect(oracle.resolve(base, ref)).toBe(target)
  })

  it('returns the same view of a URI without dot segments', () => {
    const ref = refOf('x://a/b#c')
    expect(resolve(uriOf(BASE))(ref)).toBe(ref)
  })
})

describe('resolveNonStrict', () => {
  it.each(NON_STRICT)('$section: <$base> + <$ref> is <$target>', ({ base, ref, target }) => {
    expect(fresh(resolveNonStrict(uriOf(base))(refOf(ref))).text).toBe(target)
    expect(oracle.resolve(base, ref, false)).toBe(target)
  })

  const others = EXAMPLES.filter(({ ref }) => ref !== 'http:g')
  it.each(others)('agrees with resolve on <$ref>', ({ base, ref, target }) => {
    expect(resolveNonStrict(uriOf(base))(refOf(ref)).text).toBe(target)
  })
})

describe('resolveText', () => {
  it('parses and resolves', () => {
    expect(E.map(String)(resolveText(uriOf(BASE))('../g'))).toEqual(E.right('http://a/b/g'))
  })

  it('fails for a text that is not a reference', () => {
    expect(resolveText(uriOf(BASE))('g h')).toEqual(
      E.left({ _tag: 'ParseError', text: 'g h', offset: 1, component: 'path', reason: 'character' }),
    )
  })
})
