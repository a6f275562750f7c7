import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { equalsForScheme, equalsNormalized, equalsText } from '../../src/equivalence/equality'
import { isNormalized, normalize } from '../../src/equivalence/normalize'
import { normalizeForScheme } from '../../src/equivalence/normalize-for-scheme'
import { schemeRules } from '../../src/equivalence/scheme-rules'
import * as oracle from '../refimpl/section-6'
import { law } from '../support/law'
import { disguise, made, makeReference, references } from '../support/operands'
import { fresh, refOf } from '../support/views'

const sames = made((random) => {
  const text = makeReference(random)
  return [text, disguise(random, text), disguise(random, text)] as const
})

/** Two references, which are often the same. */
const pairs = fc.oneof(
  fc.tuple(references, references),
  sames.map(([x, y]) => [x, y] as const),
)

describe('normalize', () => {
  law('agrees with 6.2.2, offsets too', [references], (text) => {
    expect(fresh(normalize(refOf(text))).text).toBe(oracle.normalize(text))
  })

  law('is idempotent, and gives the same view the second time', [references], (text) => {
    const normalized = normalize(refOf(text))
    return normalize(normalized) === normalized && normalize(refOf(normalized.text)).text === normalized.text
  })

  law('gives the view itself back if and only if isNormalized', [references], (text) => {
    const view = refOf(text)
    const normalized = normalize(view)
    expect(isNormalized(view)).toBe(normalized === view)
    expect(isNormalized(view)).toBe(normalized.text === text)
  })

  law('sees through case and escapes', [sames], ([text, other]) => {
    expect(normalize(refOf(other)).text).toBe(normalize(refOf(text)).text)
  })
})

describe('normalizeForScheme', () => {
  const normalizeAll = normalizeForScheme(schemeRules)

  law('is idempotent and in the normal form of 6.2.2, offsets too', [references], (text) => {
    const normalized = fresh(normalizeAll(refOf(text)))
    expect(normalizeAll(normalized).text).toBe(normalized.text)
    expect(isNormalized(normalized)).toBe(true)
  })

  law('does not care whether normalize came first', [references], (text) => {
    expect(normalizeAll(normalize(refOf(text))).text).toBe(normalizeAll(refOf(text)).text)
  })
})

describe('the ladder of section 6', () => {
  const RUNGS = { equalsText, equalsNormalized, equalsForScheme: equalsForScheme(schemeRules) } as const

  for (const [name, equals] of Object.entries(RUNGS)) {
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

  law('equalsNormalized is transitive on three that are the same', [sames], ([a, b, c]) => {
    const [x, y, z] = [refOf(a), refOf(b), refOf(c)]
    return equalsNormalized(x)(y) && equalsNormalized(y)(z) && equalsNormalized(x)(z)
  })

  law('equalsNormalized is equality of normal forms', [pairs], ([a, b]) => {
    expect(equalsNormalized(refOf(a))(refOf(b))).toBe(oracle.normalize(a) === oracle.normalize(b))
  })

  law('each rung holds wherever the one below it does', [pairs], ([a, b]) => {
    const [x, y] = [refOf(a), refOf(b)]
    const rungs = [equalsText(x)(y), equalsNormalized(x)(y), equalsForScheme(schemeRules)(x)(y)]
    return rungs.every((is, i) => is || !rungs[i - 1])
  })
})
