import { describe, expect, it } from 'vitest'
import { normalize } from '../../../src/core/equivalence/normalize'
import { removeDotSegments } from '../../../src/core/resolution/dot-segments'
import { resolve, resolveNonStrict } from '../../../src/core/resolution/resolve'
import { randomFrom } from '../../refimpl/random'
import * as oracle from '../../refimpl/section-5'
import * as section6 from '../../refimpl/section-6'
import { HOURS, law, RUNS, SEED } from '../../support/law'
import { made, makeReference, makeUri, plainReferences, references, uris } from '../../support/operands'
import { fresh, isFresh, refOf, uriOf } from '../../support/views'

const check = (base: string, ref: string): void => {
  const [b, r] = [uriOf(base), refOf(ref)]
  const target = resolve(b)(r)
  const loose = resolveNonStrict(b)(r)
  const normal = normalize(r)
  const is = [target.text, loose.text, normal.text]
  const should = [oracle.resolve(base, ref), oracle.resolve(base, ref, false), section6.normalize(ref)]
  if (is.some((text, i) => text !== should[i])) expect({ base, ref, is }).toEqual({ base, ref, is: should })
  for (const view of [target, loose, normal]) if (!isFresh(view)) fresh(view)
}

it(
  `resolve, resolveNonStrict and normalize agree with sections 5.2 and 6.2.2 on ${RUNS} pairs, including offsets`,
  () => {
    const random = randomFrom(SEED)
    for (let run = 0; run < RUNS; run++) check(makeUri(random), makeReference(random))
    console.log(`sections 5.2 and 6.2.2 agree on ${RUNS} pairs (seed ${SEED})`)
  },
  HOURS,
)

describe('resolve', () => {
  law('agrees with 5.2 on the references of fast-check', [uris, references], check)

  law('returns exactly the components of 5.2.2', [uris, references], (base, ref) => {
    const meant = oracle.guard(oracle.transform(oracle.parse(base), oracle.parse(ref), true))
    expect(oracle.parse(resolve(uriOf(base))(refOf(ref)).text)).toEqual(meant)
  })

  law('returns the target again if it is resolved', [uris, references], (base, ref) => {
    const target = resolve(uriOf(base))(refOf(ref))
    const again = resolve(uriOf(base))(target)
    // If a reference has an empty path, resolution keeps the base's dot segments (RFC 3986, section 5.2.2).
    const hasDots = oracle.removeDotSegments(oracle.parse(target.text).path) !== oracle.parse(target.text).path
    return again === target || hasDots
  })

  law('ignores the fragment of the base (5.1)', [uris, references], (base, ref) => {
    const [without = ''] = base.split('#', 1)
    return resolve(uriOf(base))(refOf(ref)).text === resolve(uriOf(without))(refOf(ref)).text
  })

  law('commutes with normalize, without percent-encoded dot segments', [uris, plainReferences], (base, ref) => {
    const [b, r] = [uriOf(base), refOf(ref)]
    expect(normalize(resolve(b)(normalize(r))).text).toBe(normalize(resolve(b)(r)).text)
  })

  law(
    'has the same normal form for a normalized base, unless its path has dot segments',
    [uris, references],
    (base, ref) => {
      const [b, r] = [uriOf(base), refOf(ref)]
      const path = oracle.parse(section6.normalize(base)).path
      if (/(^|\/)(\.|%2e){1,2}(\/|$)/i.test(oracle.parse(base).path) || path.startsWith('/.//')) return
      expect(normalize(resolve(normalize(b))(r)).text).toBe(normalize(resolve(b)(r)).text)
    },
  )

  law(
    'has the same normal form for a normalized base that does not end in a dot segment',
    [uris, plainReferences],
    (base, ref) => {
      const [b, r] = [uriOf(base), refOf(ref)]
      const { path } = oracle.parse(base)
      if (/%2e/i.test(path) || /(^|\/)\.\.?$/.test(path)) return
      const [is, should] = [resolve(normalize(b))(r), resolve(b)(r)]
      expect(normalize(is).text).toBe(normalize(should).text)
    },
  )

  it.each([
    { base: 'http://a/b/..', ref: 'c', is: 'http://a/b/c', normal: 'http://a/c' },
    { base: 'http://a/b/.', ref: 'c', is: 'http://a/b/c', normal: 'http://a/b/c' },
    { base: 'http://a/b/%2E%2e', ref: 'c', is: 'http://a/b/c', normal: 'http://a/c' },
  ])('<$ref> in <$base> is <$is>, and <$normal> if the base is normalized', ({ base, ref, is, normal }) => {
    expect(normalize(resolve(uriOf(base))(refOf(ref))).text).toBe(is)
    expect(normalize(resolve(normalize(uriOf(base)))(refOf(ref))).text).toBe(normal)
  })

  it('does not commute with normalize if a raw ".." follows a percent-encoded one, which 5.2.4 does not decode', () => {
    const [b, r] = [uriOf('http://h/x/y'), refOf('a/%2E%2E/../b')]
    expect(normalize(resolve(b)(r)).text).toBe('http://h/x/a/b')
    expect(normalize(resolve(b)(normalize(r))).text).toBe('http://h/b')
  })
})

describe('removeDotSegments', () => {
  const paths = made((random) => oracle.parse(makeReference(random)).path)

  law('agrees with 5.2.4', [paths], (path) => removeDotSegments(path) === oracle.removeDotSegments(path))

  law('leaves no dot segments', [paths], (path) => {
    const removed = removeDotSegments(path)
    return removeDotSegments(removed) === removed && !/(^|\/)\.\.?(\/|$)/.test(removed)
  })
})
