import { isIriReference, scanIri } from 'uri-ts/iri'
import { componentOf, createSpans, ERROR_OFFSET, reasonOf } from 'uri-ts/scan'
import { describe, expect, it } from 'vitest'
import { isIriPoint } from '../../src/iri/characters'
import { matches, type Rule } from '../refimpl/abnf'
import { generateOf, generateReference } from '../refimpl/generate'
import { HOSTILE } from '../refimpl/hostile'
import { randomFrom } from '../refimpl/random'
import * as r from '../refimpl/rfc3987'
import { expectedIri, isSame, scanned, scannedIri } from '../support/expect-scan'
import { EDGES } from '../support/iris'
import { HOURS } from '../support/law'

const { URI_TS_RUNS = '20000', URI_TS_SEED = '3987' } = process.env
const RUNS = Number(URI_TS_RUNS)
/** The maximum number of characters in a short string, not counting a leading `//`. */
const DEPTH = RUNS > 100_000 ? 5 : RUNS > 1000 ? 4 : 3
const SEED = Number(URI_TS_SEED)

const IRI_HOSTILE = [...HOSTILE, ...EDGES, ...'\u200e\u202e\u05d0\u0627é例え', 'ß.example', '%E2%80%AE', '%EE%80%80']

const check = (text: string): void => {
  const [is, should] = [scannedIri(text), expectedIri(text)]
  if (!isSame(is, should)) expect({ text, is }).toEqual({ text, is: should })
}

describe('scanIri agrees with the oracle of RFC 3987 on offsets, kinds of host, and errors', () => {
  it(
    `on ${RUNS} generated and mutated references`,
    () => {
      const random = randomFrom(SEED)
      let accepted = 0
      for (let run = 0; run < RUNS; run++) {
        const text = generateOf(r.iriReference, random, IRI_HOSTILE)
        check(text)
        if (isIriReference(text)) accepted++
      }
      console.log(`scanIri and oracle agree on ${RUNS} texts, ${accepted} of them valid (seed ${SEED})`)
      expect(accepted).toBeGreaterThan(RUNS / 4)
      expect(accepted).toBeLessThan((RUNS * 2) / 3)
    },
    HOURS,
  )

  it('on every text of two edges of the ranges', () => {
    for (const first of EDGES) for (const second of EDGES) check(`?${first}${second}`)
  })

  it('on every short text of delimiters, letters, digits and characters outside ASCII', () => {
    const extend = (text: string, depth: number): void => {
      check(text)
      if (depth > 0) for (const next of 'a1:/@[]?%é\ue000\ud800') extend(text + next, depth - 1)
    }
    extend('', DEPTH)
    extend('//', DEPTH)
  })
})

describe('scanIri agrees with scan', () => {
  it(
    'on every text of ASCII',
    () => {
      const random = randomFrom(SEED)
      for (let run = 0; run < RUNS; run++) {
        const text = generateReference(random)
        if (/^[\0-\x7f]*$/.test(text)) expect(scannedIri(text)).toEqual(scanned(text))
      }
    },
    HOURS,
  )
})

const PLACES: readonly { readonly component: string; readonly before: string; readonly after?: string; rule: Rule }[] =
  [
    { component: 'userinfo', before: '//', after: '@', rule: r.iuserinfo },
    { component: 'host', before: '//', rule: r.iregName },
    { component: 'path', before: '/', rule: r.isegment },
    { component: 'query', before: '?', rule: r.iquery },
    { component: 'fragment', before: '#', rule: r.ifragment },
  ]

/**
 * `npm run nightly -- laws` tries every code point. Shorter runs try every 29th or every 293rd code point. Both 29 and
 * 293 are coprime to the number of code points in a plane, so the positions that a run tries differ from plane to
 * plane.
 */
const STEP = RUNS > 100_000 ? 1 : RUNS > 1000 ? 29 : 293

describe('every code point', () => {
  const spans = createSpans()

  it.each(PLACES)('in $component is judged as by the oracle', ({ component, before, after = '', rule }) => {
    for (let point = 0x80; point < 0x110000; point += STEP) {
      const text = String.fromCodePoint(point)
      const whole = `${before}${text}${after}`
      const end = scanIri(whole, spans)
      if ((end === whole.length) !== matches(rule, text)) expect.fail(`U+${point.toString(16)}`)
      const error = end < 0 ? `${componentOf(end)},${reasonOf(end)},${spans[ERROR_OFFSET]}` : ''
      if (end < 0 && error !== `${component},character,${before.length}`) expect(error).toBe(point)
    }
  })

  it('is an IRI character as RFC 3987 says', () => {
    for (let point = 0x80; point < 0x110000; point += RUNS > 1000 ? 1 : 13) {
      const text = String.fromCodePoint(point)
      const isUcschar = matches(r.ucschar, text)
      if (isIriPoint(point, false) !== isUcschar) expect.fail(`U+${point.toString(16)}`)
      if (isIriPoint(point, true) !== (isUcschar || matches(r.iprivate, text))) expect.fail(`U+${point.toString(16)}`)
    }
  })
})
