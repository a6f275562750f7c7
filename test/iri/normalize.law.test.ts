import { equalsNormalized, normalize, type View } from 'uri-ts'
import {
  equalsIri,
  type Iri,
  type IriView,
  normalizeIri,
  normalizeIriNFC,
  relativizeIri,
  resolveIri,
  toUri,
  viewIri,
} from 'uri-ts/iri'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '../support/cpu-time'
import { anyIri, iriOf } from '../support/iris'
import { law } from '../support/law'

const uriOf = (view: IriView): View => toUri(view) as View
const normalized = (text: string): string => normalizeIri(viewIri(iriOf(text))).text
const composed = (text: string): string => normalizeIriNFC(viewIri(iriOf(text))).text

describe('normalizeIri', () => {
  it.each([
    ['HTTP://Example.ORG/%7euser/./a/../é', 'http://example.org/~user/é'],
    ['http://B%C3%BCCHER.example/%c3%a9', 'http://bücher.example/é'],
    ['http://É\u212a.example/', 'http://É\u212a.example/'],
    ['http://a/%2f%C3?%EE%80%80#%EE%80%80', 'http://a/%2F%C3?\ue000#%EE%80%80'],
    ['http://a/\u202eb', 'http://a/%E2%80%AEb'],
    ['../É/./a', '../É/./a'],
    ['http://a/e\u0301', 'http://a/e\u0301'],
  ])('of %s is %s', (text, expected) => {
    expect(normalized(text)).toBe(expected)
  })

  law('is idempotent', [anyIri], (iri) => {
    const once = normalizeIri(viewIri(iri))
    expect(once).toEqual(viewIri(iriOf(once.text)))
    expect(normalizeIri(once).text).toBe(once.text)
  })

  law('has a URI in normal form', [anyIri], (iri) => {
    expect(uriOf(normalizeIri(viewIri(iri)))).toEqual(normalize(uriOf(viewIri(iri))))
  })
})

describe('normalizeIriNFC', () => {
  it.each([
    ['http://re\u0301sume\u0301.example/e\u0301', 'http://résumé.example/é'],
    ['http://a/%65%CC%81', 'http://a/é'],
    ['http://\u212a.example/\u212a', 'http://k.example/K'],
    ['/%4\u0061\u0301', '/J\u0301'],
    ['/%3A\u0301%4a\u0301', '/%3A\u0301J\u0301'],
    ['?a=\u0338b', '?a=\u0338b'],
    ['/\u037e\u1fef', '/%3B%60'],
    ['/é', '/é'],
  ])('of %s is %s', (text, expected) => {
    expect(composed(text)).toBe(expected)
  })

  it('composes 99 marks in a row, but not 100', () => {
    const marks = (count: number): string => '\u0301'.repeat(count)
    expect(composed(`/e${marks(99)}/e\u0301`)).toBe(`/é${marks(98)}/é`)
    expect(composed(`/e${marks(100)}/e\u0301`)).toBe(`/e${marks(100)}/é`)
  })

  it.each(['\u0301\u0316', '\u0316\u0301\u0345', `${'\u0301\u0316'.repeat(49)}a`])(
    'takes linear time for many of %j',
    (marks) => {
      expectLinear(
        'normalizeIriNFC',
        (length) => {
          const view = viewIri(iriOf(`/a${marks.repeat(length / marks.length)}`))
          return () => normalizeIriNFC(view)
        },
        50_000,
      )
    },
  )

  law('is idempotent, and the normal form of what it returns', [anyIri], (iri) => {
    const once = composed(iri)
    expect(composed(once)).toBe(once)
    expect(normalized(once)).toBe(once)
  })
})

describe('equalsIri', () => {
  law('is equality of normal forms, and of normal forms of URIs', [anyIri, anyIri], (a, b) => {
    const [one, other] = [viewIri(a), viewIri(b)]
    expect(equalsIri(one)(other)).toBe(normalized(a) === normalized(b))
    expect(equalsIri(one)(other)).toBe(equalsNormalized(uriOf(one))(uriOf(other)))
    expect(equalsIri(one)(normalizeIri(one))).toBe(true)
    expect(equalsIri(uriOf(one))(one)).toBe(true)
  })
})

describe('relativizeIri', () => {
  law('is undone by resolveIri', [anyIri, anyIri], (a, b) => {
    const [base, target] = [viewIri(a), viewIri(b)]
    if (base._tag !== 'Uri' || target._tag !== 'Uri') return
    const ref = relativizeIri(base as View<Iri>)(target as View<Iri>)
    expect(ref).toEqual(viewIri(iriOf(ref.text)))
    expect(ref.text.length).toBeLessThanOrEqual(b.length)
    if (ref._tag === 'RelativeRef') expect(resolveIri(base as View<Iri>)(ref).text).toBe(b)
  })

  it.each([
    ['http://例え.jp/a/b/c', 'http://例え.jp/a/é', '../é'],
    ['http://例え.jp', 'http://例え.jp/é', 'é'],
    ['http://例え.jp', 'http://例え.jp//é', './/é'],
    ['urn:é/b', 'urn:é/ü', 'ü'],
    ['http://a/é', 'http://a/é#ü', '#ü'],
    ['http://a/é?ü', 'http://a/é?ö', '?ö'],
    ['http://a/é', 'http://b/é', '//b/é'],
    ['http://a/é', 'ftp://b/é', 'ftp://b/é'],
    ['http://a/é', 'http://a/./ü', 'http://a/./ü'],
  ])('from %s to %s is %s', (base, target, expected) => {
    const [from, to] = [viewIri(iriOf(base)), viewIri(iriOf(target))] as [View<Iri>, View<Iri>]
    expect(relativizeIri(from)(to).text).toBe(expected)
  })
})
