import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as uri from 'uri-ts'
import * as ip from 'uri-ts/ip'
import { describe, expect, it } from 'vitest'
import { matches } from '../../refimpl/abnf'
import * as a from '../../refimpl/appendix-a'
import { generate, generateReference, mutate } from '../../refimpl/generate'
import { randomFrom } from '../../refimpl/random'
import { anyText, mutant, reference } from '../../support/arbitrary'
import { viewOf } from '../../support/corpus'
import { expected, isSame, scanned } from '../../support/expect-scan'
import { joined, joinedAuthority } from '../../support/joined'

const { URI_TS_RUNS = '20000', URI_TS_SEED = '3986' } = process.env
/** The number of strings to try. `npm run nightly -- laws` tries a million strings. */
const RUNS = Number(URI_TS_RUNS)
/** The seed for the random strings. Set `URI_TS_SEED` to reproduce a failure or to try other strings. */
const SEED = Number(URI_TS_SEED)
const HOURS = 4 * 3_600_000
const SOME = { numRuns: Math.ceil(RUNS / 20), seed: SEED }

const check = (text: string): void => {
  const [is, should] = [scanned(text), expected(text)]
  if (!isSame(is, should)) expect({ text, is }).toEqual({ text, is: should })
}

describe('scan agrees with the oracle of Appendix A on offsets, kinds of host, and errors', () => {
  it(
    `on ${RUNS} generated and mutated references`,
    () => {
      const random = randomFrom(SEED)
      let accepted = 0
      for (let run = 0; run < RUNS; run++) {
        const text = generateReference(random)
        check(text)
        if (uri.isUriReference(text)) accepted++
      }
      console.log(`scan and oracle agree on ${RUNS} texts, ${accepted} of them valid (seed ${SEED})`)
      expect(accepted).toBeGreaterThan(RUNS / 3)
      expect(accepted).toBeLessThan((RUNS * 2) / 3)
    },
    HOURS,
  )

  it(
    'on references of fast-check',
    () => {
      fc.assert(fc.property(reference, check), SOME)
    },
    HOURS,
  )

  it(
    'on mutated references of fast-check',
    () => {
      fc.assert(fc.property(mutant, check), SOME)
    },
    HOURS,
  )

  it(
    'on arbitrary UTF-16, without exceptions',
    () => {
      fc.assert(fc.property(anyText, check), SOME)
    },
    HOURS,
  )

  it('on every text of one or two characters of ASCII and three others', () => {
    const characters = [...Array.from({ length: 128 }, (_, i) => String.fromCharCode(i)), '\xe9', '\ud800', '\u0141']
    for (const first of characters) {
      check(first)
      for (const second of characters) check(first + second)
    }
  })

  it(
    'on every short text of delimiters, letters and digits',
    () => {
      const extend = (text: string, depth: number): void => {
        check(text)
        if (depth > 0) for (const next of 'a1:/@[]?%') extend(text + next, depth - 1)
      }
      extend('', RUNS > 100_000 ? 6 : 4)
      extend('//', RUNS > 100_000 ? 6 : 4)
    },
    HOURS,
  )
})

describe('the refinements of addresses agree with the oracle', () => {
  const AROUND = Math.ceil(RUNS / 4)
  const both = (rule: typeof a.IPv4address, is: (text: string) => boolean): void => {
    const random = randomFrom(SEED)
    for (let run = 0; run < AROUND; run++) {
      const text = generate(rule, random)
      expect(is(text), text).toBe(true)
      const other = mutate(text, random)
      if (is(other) !== matches(rule, other)) expect(is(other), other).toBe(matches(rule, other))
    }
  }

  it('on IPv4address', () => both(a.IPv4address, ip.isIPv4Address), HOURS)
  it('on IPv6address', () => both(a.IPv6address, ip.isIPv6Address), HOURS)
  it('on IPv6address with every sequence of up to nine groups, elisions and IPv4 addresses', () => {
    const extend = (text: string, depth: number): void => {
      if (ip.isIPv6Address(text) !== matches(a.IPv6address, text)) expect.fail(text)
      if (depth > 0) for (const next of ['1:', ':', '12345']) extend(text + next, depth - 1)
      if (depth === 0) for (const last of ['1', '1.2.3.4', '::']) extend(text + last, -1)
    }
    for (let depth = 0; depth <= 8; depth++) extend('', depth)
  })
})

describe('is* and parse* agree with the rules of Appendix A', () => {
  const kinds = [
    { rule: a.uriReference, is: uri.isUriReference, parse: uri.parseUriReference },
    { rule: a.uri, is: uri.isUri, parse: uri.parseUri },
    { rule: a.absoluteUri, is: uri.isAbsoluteUri, parse: uri.parseAbsoluteUri },
    { rule: a.relativeRef, is: uri.isRelativeRef, parse: uri.parseRelativeRef },
  ] as const

  it(
    'on references, mutants and arbitrary texts',
    () => {
      fc.assert(
        fc.property(fc.oneof(reference, mutant, anyText), (text) => {
          for (const { rule, is, parse } of kinds) {
            const isAccepted = matches(rule, text)
            expect(is(text)).toBe(isAccepted)
            const parsed: E.Either<uri.ParseError, uri.View> = parse(text)
            expect(E.isRight(parsed)).toBe(isAccepted)
            if (E.isLeft(parsed)) {
              expect(parsed.left.text).toBe(text)
              expect(uri.showError(parsed.left).split('\n')).toHaveLength(3)
            }
          }
        }),
        SOME,
      )
    },
    HOURS,
  )
})

describe('components', () => {
  it(
    'joined with their delimiters are the text (5.3)',
    () => {
      fc.assert(
        fc.property(reference, (text) => {
          const parts = uri.components(viewOf(text))
          expect(joined(parts)).toBe(text)
          expect(joinedAuthority(parts)).toBe(parts.authority)
        }),
        SOME,
      )
    },
    HOURS,
  )
})
