/** Tests laws of URNs and checks that the library agrees with the grammar in RFC 8141. */
import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { decode, parseUri, view } from 'uri-ts'
import { equalsForScheme, schemeRules } from 'uri-ts/equivalence'
import { mutantOf } from 'uri-ts/fast-check'
import {
  buildUrn,
  buildUrnEncoded,
  equalsUrn,
  fComponent,
  isUrn,
  nid,
  nss,
  parseUrn,
  qComponent,
  rComponent,
  type Urn,
  type UrnParts,
} from 'uri-ts/schemes'
import { describe, expect, test } from 'vitest'
import { matches, type Rule } from '../../refimpl/abnf'
import { generate } from '../../refimpl/generate'
import { randomFrom } from '../../refimpl/random'
import * as rfc from '../../refimpl/rfc8141'
import { anyText } from '../../support/arbitrary'
import { law } from '../../support/law'

const textOf = (rule: Rule): fc.Arbitrary<string> =>
  fc.integer({ min: 1, max: 2 ** 31 }).map((seed) => generate(rule, randomFrom(seed)))

const name = textOf(rfc.namestring)
const nearly = mutantOf(name)

const dense = fc
  .array(fc.constantFrom('?', '+', '=', '?=', '?+', '/', '#', 'c', '%41', '%4', '-', ':', '['), { maxLength: 9 })
  .map((parts) => `urn:ab:c${parts.join('')}`)

const nids = fc
  .array(fc.constantFrom('a', 'Z', '9', '-', ':', '_', '%41'), { minLength: 28, maxLength: 34 })
  .map((parts) => `urn:${parts.join('')}:c`)

const anyName = fc.oneof(name, nearly, nearly, dense, nids)

describe('parseUrn', () => {
  law('accepts what the ABNF matches, and fails where that cannot continue', [anyName], (text) => {
    const parsed = parseUrn(text)
    expect(isUrn(text)).toBe(matches(rfc.namestring, text))
    if (E.isRight(parsed)) expect(parsed).toEqual(parseUri(text))
    else expect([parsed.left.offset, text]).toEqual([rfc.wrongOffset(text), text])
  })

  law(
    'never throws',
    [
      fc.oneof(
        anyText,
        anyText.map((text) => `urn:ab:${text}`),
      ),
    ],
    (text) => {
      expect(E.isRight(parseUrn(text))).toBe(isUrn(text))
    },
  )

  test('a third of the texts are URNs', () => {
    const valid = fc.sample(anyName, { numRuns: 2000, seed: 8141 }).filter(isUrn).length
    expect(valid).toBeGreaterThan(400)
    expect(valid).toBeLessThan(1600)
  })
})

const partsOf = (text: string): UrnParts => {
  const read = view(text as Urn)
  return {
    nid: nid(read),
    nss: nss(read),
    rComponent: O.toUndefined(rComponent(read)),
    qComponent: O.toUndefined(qComponent(read)),
    fComponent: O.toUndefined(fComponent(read)),
  }
}

const valid = fc.oneof(name, dense.filter(isUrn))

describe('the readers', () => {
  law('each component matches its rule', [valid], (text) => {
    const parts = partsOf(text)
    expect(matches(rfc.nid, parts.nid) && matches(rfc.nss, parts.nss)).toBe(true)
    for (const component of [parts.rComponent, parts.qComponent]) {
      expect(component === undefined || matches(rfc.rComponent, component)).toBe(true)
    }
  })

  law('building from the components gives the URN', [valid], (text) => {
    const built = buildUrn(partsOf(text))
    expect(built).toMatchObject(E.right({ text: text.replace(/^urn/i, 'urn') }))
  })
})

const part = fc.oneof(
  anyText,
  textOf(rfc.rComponent),
  dense.map((text) => text.slice(7)),
)
const partLike = (rule: Rule): fc.Arbitrary<string> => fc.oneof({ arbitrary: textOf(rule), weight: 9 }, part)
const maybe = fc.option(fc.oneof({ arbitrary: textOf(rfc.qComponent), weight: 9 }, part), { nil: undefined })
const parts = fc.record({
  nid: partLike(rfc.nid),
  nss: partLike(rfc.nss),
  rComponent: maybe,
  qComponent: maybe,
  fComponent: maybe,
})

describe('the builders', () => {
  test('a third of the parts can be built from', () => {
    const built = fc.sample(parts, { numRuns: 2000, seed: 8141 }).filter((given) => E.isRight(buildUrn(given))).length
    expect(built).toBeGreaterThan(600)
    expect(built).toBeLessThan(1800)
  })

  law('buildUrn writes only what parseUrn reads as these parts', [parts], (given) => {
    const built = buildUrn(given)
    if (E.isLeft(built)) return
    expect(parseUrn(built.right.text)).toEqual(built)
    expect(partsOf(built.right.text)).toEqual(given)
  })

  law('buildUrnEncoded writes data that decodes to the same', [parts], (given) => {
    const built = buildUrnEncoded(given)
    if (E.isLeft(built)) return
    expect(parseUrn(built.right.text)).toEqual(built)
    const { nid: _, ...read } = partsOf(built.right.text)
    for (const [key, raw] of Object.entries(read)) {
      const data = given[key as keyof UrnParts]
      expect(raw === undefined ? raw : decode(raw)).toEqual(data === undefined ? data : E.right(data))
    }
  })

  law('buildUrnEncoded refuses nothing but wrong NIDs, empty data and lone surrogates', [parts], (given) => {
    const { rComponent: r, qComponent: q, fComponent: f = '' } = given
    const isData = [given.nss, r ?? 'a', q ?? 'a', `a${f}`].every(
      (data) => data !== '' && !/[\ud800-\udfff]/u.test(data),
    )
    expect(E.isRight(buildUrnEncoded(given))).toBe(isData && matches(rfc.nid, given.nid))
  })
})

const variants = fc
  .tuple(valid, fc.array(fc.boolean()), fc.constantFrom('', '?+a', '?=b', '#c'))
  .map(([text, flips, end]) => {
    const cased = Array.from(text, (character, i) => (flips[i % 17] ? character.toUpperCase() : character)).join('')
    return [text, /[?#]/.test(cased) ? cased : cased + end] as const
  })

describe('equalsUrn', () => {
  law('is the equivalence of section 3.1', [variants, valid], ([text, variant], other) => {
    for (const that of [text, variant, other]) {
      const [a, b] = [view(text as Urn), view(that as Urn)]
      const expected = rfc.areEquivalent(text, that)
      expect([equalsUrn(b)(a), equalsUrn(a)(b), equalsForScheme(schemeRules)(b)(a)]).toEqual([
        expected,
        expected,
        expected,
      ])
    }
  })
})
