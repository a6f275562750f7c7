import { describe, expect, it } from 'vitest'
import { removeDotSegments } from '../../../src/core/resolution/dot-segments'
import { DOT_SEGMENTS, TRACES } from '../../corpus/resolution'
import * as oracle from '../../refimpl/section-5'

describe('removeDotSegments', () => {
  it.each([...DOT_SEGMENTS, ...TRACES])('$section: changes <$path> to <$removed>', ({ path, removed }) => {
    expect(removeDotSegments(path)).toBe(removed)
    expect(oracle.removeDotSegments(path)).toBe(removed)
  })

  it('agrees with 5.2.4 on every path of at most eight characters . / a', () => {
    const extend = (path: string): void => {
      if (removeDotSegments(path) !== oracle.removeDotSegments(path)) expect.fail(path)
      if (path.length < 8) for (const next of './a') extend(path + next)
    }
    extend('')
  })
})

describe('the oracle', () => {
  it.each(TRACES)('$section: takes the steps that the RFC prints for <$path>', ({ path, steps }) => {
    expect(oracle.traceDotSegments(path)).toEqual(steps)
  })
})
