import { describe, expect, it } from 'vitest'
import { isNormalized, normalize } from '../../../src/core/equivalence/normalize'
import { NORMALIZED } from '../../corpus/normalization'
import * as oracle from '../../refimpl/section-6'
import { fresh, refOf } from '../../support/views'

describe('normalize (6.2.2)', () => {
  it.each(NORMALIZED)('$section: changes <$text> to <$normalized>', ({ text, normalized }) => {
    expect(fresh(normalize(refOf(text))).text).toBe(normalized)
    expect(oracle.normalize(text)).toBe(normalized)
  })

  it.each(NORMALIZED)('$section: returns the same view of <$normalized>', ({ normalized }) => {
    const view = refOf(normalized)
    expect(normalize(view)).toBe(view)
  })
})

describe('isNormalized', () => {
  it.each(NORMALIZED)('$section: of <$text> and <$normalized>', ({ text, normalized }) => {
    expect(isNormalized(refOf(text))).toBe((text as string) === normalized)
    expect(isNormalized(refOf(normalized))).toBe(true)
  })
})
