import { describe, expect, it } from 'vitest'
import { sameDocument } from '../../../src/core/equivalence/equality'
import { relativize } from '../../../src/core/resolution/relativize'
import { resolve } from '../../../src/core/resolution/resolve'
import { matches } from '../../refimpl/abnf'
import { relativeRef } from '../../refimpl/appendix-a'
import * as oracle from '../../refimpl/section-5'
import { HOURS, law, RUNS } from '../../support/law'
import { made, makeReference, makeUri, uris } from '../../support/operands'
import { fresh, uriOf } from '../../support/views'

/** Generates pairs of URIs. The second URI often resembles the first. */
const pairs = made((random) => {
  const base = makeUri(random)
  return [base, random(4) === 0 ? makeUri(random) : oracle.resolve(base, makeReference(random))] as const
})

describe('relativize', () => {
  law('leads from the base to exactly the target', [pairs], ([base, target]) => {
    const ref = fresh(relativize(uriOf(base))(uriOf(target)))
    const [from, to] = [oracle.parse(base), oracle.parse(target)]
    // Resolving an empty reference keeps the dot segments in the base (RFC 3986, section 5.2.2).
    const isSamePath = from.scheme === to.scheme && from.authority === to.authority && from.path === to.path
    const isReachable = oracle.resolve(base, target) === target || isSamePath
    if (isReachable) expect(resolve(uriOf(base))(ref).text).toBe(target)
    else expect(ref.text).toBe(target)
    expect(ref.text.length).toBeLessThanOrEqual(target.length)
  })

  law('is empty from a base to itself, except for the fragment', [uris], (base) => {
    const ref = relativize(uriOf(base))(uriOf(base))
    expect(ref.text).toBe(base.includes('#') ? base.slice(base.indexOf('#')) : '')
    expect(sameDocument(uriOf(base))(ref)).toBe(true)
  })

  it(
    'is the shortest of all references over a small alphabet',
    () => {
      const LENGTH = RUNS > 100_000 ? 5 : 4
      const texts = (alphabet: string, length: number): readonly string[] =>
        length === 0
          ? ['']
          : ['', ...[...alphabet].flatMap((first) => texts(alphabet, length - 1).map((rest) => first + rest))]
      const refs = texts('./a:?#', LENGTH).filter((text) => matches(relativeRef, text))
      const paths = texts('a/:', 4)
      const uris = ['s:', 's://', 's://a'].flatMap((start) =>
        ['', '?', '#'].flatMap((end) =>
          paths
            .filter((path) => start === 's:' || path === '' || path.startsWith('/'))
            .map((path) => (start === 's:' && path.startsWith('//') ? `s:/.${path}${end}` : start + path + end)),
        ),
      )
      const every = RUNS > 100_000 ? 1 : 7
      for (const base of uris.filter((_, i) => i % every === 0)) {
        const shortest = new Map<string, number>()
        for (const ref of refs) {
          const target = oracle.resolve(base, ref)
          shortest.set(target, Math.min(shortest.get(target) ?? LENGTH + 1, ref.length))
        }
        for (const target of uris) {
          const ref = relativize(uriOf(base))(uriOf(target)).text
          const least = Math.min(shortest.get(target) ?? LENGTH + 1, target.length)
          const isShortest = least > LENGTH ? ref.length > LENGTH : ref.length === least
          if (!isShortest) expect({ base, target, length: ref.length }).toEqual({ base, target, length: least })
        }
      }
    },
    HOURS,
  )
})
