/** Tests that the optics and the fp-ts instances obey their laws. */
import * as fc from 'fast-check'
import type { Eq } from 'fp-ts/Eq'
import * as O from 'fp-ts/Option'
import type { Ord } from 'fp-ts/Ord'
import * as uri from 'uri-ts'
import * as schemes from 'uri-ts/equivalence'
import { anyQuery } from 'uri-ts/fast-check'
import * as fpTs from 'uri-ts/fp-ts'
import { describe, expect } from 'vitest'
import { mutant } from '../../support/arbitrary'
import { law } from '../../support/law'
import { disguise, made, makeReference, references, uris } from '../../support/operands'
import { fresh, refOf, uriOf } from '../../support/views'

const same = made((random) => {
  const text = makeReference(random)
  return [text, disguise(random, text)] as const
})
const views = references.map(refOf)
const pairs = fc.oneof(
  fc.tuple(views, views),
  same.map(([x, y]) => [refOf(x), refOf(y)] as const),
)

const EQS: { readonly [name: string]: Eq<uri.View> } = {
  Eq: fpTs.Eq,
  EqNormalized: fpTs.EqNormalized,
  getEqForScheme: fpTs.getEqForScheme(schemes.schemeRules),
  Ord: fpTs.Ord,
  OrdNormalized: fpTs.OrdNormalized,
}

for (const [name, { equals }] of Object.entries(EQS)) {
  describe(`the equals of ${name}`, () => {
    law('is reflexive and symmetric', [pairs], ([x, y]) => equals(x, x) && equals(x, y) === equals(y, x))

    law('is transitive', [pairs, views], ([x, y], z) => !(equals(x, y) && equals(y, z)) || equals(x, z))
  })
}

for (const [name, { compare, equals }] of Object.entries({ Ord: fpTs.Ord, OrdNormalized: fpTs.OrdNormalized })) {
  describe(`the compare of ${name}`, () => {
    law('is total, antisymmetric, and agrees with its equals', [pairs], ([x, y]) => {
      expect(compare(x, y) + compare(y, x)).toBe(0)
      expect(compare(x, y) === 0).toBe(equals(x, y))
    })

    law('is transitive', [views, views, views], (x, y, z) => {
      const [first, second, third] = [x, y, z].sort(compare as Ord<uri.View>['compare'])
      if (first !== undefined && second !== undefined && third !== undefined) {
        expect(compare(first, second)).toBeLessThanOrEqual(0)
        expect(compare(second, third)).toBeLessThanOrEqual(0)
        expect(compare(first, third)).toBeLessThanOrEqual(0)
      }
    })
  })
}

describe('MonoidQuery', () => {
  const queries = fc.oneof(fc.constant(''), anyQuery())
  const { concat, empty } = fpTs.MonoidQuery

  law('has an identity', [queries], (x) => concat(x, empty) === x && concat(empty, x) === x)

  law('is associative', [queries, queries, queries], (x, y, z) => concat(concat(x, y), z) === concat(x, concat(y, z)))

  law('joins the pairs of both', [queries, queries], (x, y) => {
    const pairs = (query: string): readonly unknown[] => uri.queryPairs(refOf(`?${query}`)) as readonly unknown[]
    expect(pairs(concat(x, y))).toEqual([...pairs(x), ...pairs(y)])
  })
})

describe('Show', () => {
  law('is a JSON string of the text', [views], (view) => JSON.parse(fpTs.Show.show(view)) === view.text)
})

const PRISMS = {
  prismUriReference: fpTs.prismUriReference,
  prismUri: fpTs.prismUri,
  prismAbsoluteUri: fpTs.prismAbsoluteUri,
  prismRelativeRef: fpTs.prismRelativeRef,
  prismQuery: fpTs.prismQuery,
  prismFragment: fpTs.prismFragment,
} as const

const lawsOfPrism = <A extends string>({ getOption, reverseGet }: fpTs.Prism<string, A>, text: string): void => {
  const option = getOption(text)
  if (O.isNone(option)) return
  expect(reverseGet(option.value)).toBe(text)
  expect(getOption(reverseGet(option.value))).toEqual(option)
}

describe('Prism', () => {
  for (const [name, prism] of Object.entries(PRISMS)) {
    law(`${name}: getOption and reverseGet are inverses`, [fc.oneof(references, mutant)], (text) =>
      lawsOfPrism(prism as unknown as fpTs.Prism<string, string>, text),
    )
  }
})

const lawsOfLens = <A>({ get, set }: fpTs.Lens<uri.View<uri.Uri>, A>, view: uri.View<uri.Uri>, x: A, y: A): void => {
  expect(fresh(set(get(view))(view)).text).toBe(view.text)
  expect(get(fresh(set(x)(view)))).toEqual(x)
  expect(set(y)(set(x)(view)).text).toBe(set(y)(view).text)
}

describe('Lens', () => {
  const query = fc.option(anyQuery(), { nil: undefined })
  const part = <A>({ getOption }: fpTs.Prism<string, A>, text: string | undefined): O.Option<A> =>
    text === undefined ? O.none : getOption(text)

  law(
    'lensQuery: get returns the value that set was given, and the last set counts',
    [uris, query, query],
    (text, x, y) => lawsOfLens(fpTs.lensQuery, uriOf(text), part(fpTs.prismQuery, x), part(fpTs.prismQuery, y)),
  )

  law(
    'lensFragment: get returns the value that set was given, and the last set counts',
    [uris, query, query],
    (text, x, y) =>
      lawsOfLens(fpTs.lensFragment, uriOf(text), part(fpTs.prismFragment, x), part(fpTs.prismFragment, y)),
  )
})
