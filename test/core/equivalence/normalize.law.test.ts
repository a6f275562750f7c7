import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { equalsNormalized, equalsText } from '../../../src/core/equivalence/equality'
import { equalsForScheme } from '../../../src/core/equivalence/equals-for-scheme'
import { isNormalized, normalize } from '../../../src/core/equivalence/normalize'
import { normalizeForScheme } from '../../../src/core/equivalence/normalize-for-scheme'
import { schemeRules } from '../../../src/core/equivalence/scheme-rules'
import * as oracle from '../../refimpl/section-6'
import { law } from '../../support/law'
import { disguise, made, makeReference, references } from '../../support/operands'
import { fresh, refOf } from '../../support/views'

const sames = made((random) => {
  const text = makeReference(random)
  return [text, disguise(random, text), disguise(random, text)] as const
})

const pairs = fc.oneof(
  fc.tuple(references, references),
  sames.map(([x, y]) => [x, y] as const),
)

describe('normalize', () => {
  law('agrees with 6.2.2, including offsets', [references], (text) => {
    expect(fresh(normalize(refOf(text))).text).toBe(oracle.normalize(text))
  })

  law('is idempotent, and returns the same view the second time', [references], (text) => {
    const normalized = normalize(refOf(text))
    return normalize(normalized) === normalized && normalize(refOf(normalized.text)).text === normalized.text
  })

  law('returns the same view if and only if isNormalized', [references], (text) => {
    const view = refOf(text)
    const normalized = normalize(view)
    expect(isNormalized(view)).toBe(normalized === view)
    expect(isNormalized(view)).toBe(normalized.text === text)
  })

  law('ignores case and percent-encoding where 6.2.2 does', [sames], ([text, other]) => {
    expect(normalize(refOf(other)).text).toBe(normalize(refOf(text)).text)
  })
})

const isOpaque = (text: string): boolean => /^urn:/i.test(text)

describe('normalizeForScheme', () => {
  const normalizeAll = normalizeForScheme(schemeRules)

  law('is idempotent, and its result is in the normal form of 6.2.2', [references], (text) => {
    const normalized = fresh(normalizeAll(refOf(text)))
    expect(normalizeAll(normalized).text).toBe(normalized.text)
    expect(isNormalized(normalized) || isOpaque(text)).toBe(true)
  })

  law('has the same result after normalize', [references], (text) => {
    if (!isOpaque(text)) expect(normalizeAll(normalize(refOf(text))).text).toBe(normalizeAll(refOf(text)).text)
  })
})

describe('the three levels of equality (6.2)', () => {
  const LEVELS = { equalsText, equalsNormalized, equalsForScheme: equalsForScheme(schemeRules) } as const

  for (const [name, equals] of Object.entries(LEVELS)) {
    law(`${name} is reflexive and symmetric`, [pairs], ([a, b]) => {
      const [x, y] = [refOf(a), refOf(b)]
      return equals(x)(refOf(a)) && equals(x)(y) === equals(y)(x)
    })

    law(`${name} is transitive`, [pairs, sames], ([a, b], [, c, d]) => {
      const [x, y] = [refOf(a), refOf(b)]
      for (const z of [refOf(c), refOf(d)]) if (equals(x)(y) && equals(y)(z) && !equals(x)(z)) return false
      return true
    })
  }

  law('equalsNormalized is transitive on three equal references', [sames], ([a, b, c]) => {
    const [x, y, z] = [refOf(a), refOf(b), refOf(c)]
    return equalsNormalized(x)(y) && equalsNormalized(y)(z) && equalsNormalized(x)(z)
  })

  law('equalsNormalized compares normal forms', [pairs], ([a, b]) => {
    expect(equalsNormalized(refOf(a))(refOf(b))).toBe(oracle.normalize(a) === oracle.normalize(b))
  })

  law('references that are equal at one level are equal at the next, except URNs', [pairs], ([a, b]) => {
    if (isOpaque(a)) return true
    const [x, y] = [refOf(a), refOf(b)]
    const levels = [equalsText(x)(y), equalsNormalized(x)(y), equalsForScheme(schemeRules)(x)(y)]
    return levels.every((is, i) => is || !levels[i - 1])
  })
})
