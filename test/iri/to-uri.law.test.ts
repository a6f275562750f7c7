import { normalize, resolve, type View } from 'uri-ts'
import { fromUri, type Iri, isIriReference, resolveIri, toUri, viewIri } from 'uri-ts/iri'
import { describe, expect } from 'vitest'
import { normalizeOctets } from '../../src/core/percent/normalize'
import { iriOfUri, uriOf } from '../refimpl/iri-to-uri'
import { anyIri, iriOf, uriViewOf } from '../support/iris'
import { law } from '../support/law'

/** Converts the hexadecimal digits of percent-encoded octets to upper case and decodes unreserved characters. */
const aligned = (text: string): string => normalizeOctets(text, 0, text.length)

describe('toUri', () => {
  law('does what 3.1 says, step by step', [anyIri], (iri) => {
    const uri = toUri(viewIri(iri))
    expect(uri.text).toBe(uriOf(iri))
    expect(uri).toEqual(uriViewOf(uri.text))
  })

  law('keeps the tag and the kind of the host', [anyIri], (iri) => {
    const { _tag, hostKind } = viewIri(iri)
    expect(toUri(viewIri(iri))).toMatchObject({ _tag, hostKind })
  })

  law('commutes with resolve', [anyIri, anyIri], (base, ref) => {
    const from = viewIri(base)
    if (from._tag !== 'Uri') return
    const base2 = from as View<Iri>
    const target = resolveIri(base2)(viewIri(ref))
    expect(target).toEqual(viewIri(iriOf(target.text)))
    expect(toUri(target)).toEqual(resolve(toUri(base2))(toUri(viewIri(ref))))
  })
})

describe('fromUri', () => {
  law('does what 3.2 says, step by step', [anyIri], (iri) => {
    const uri = toUri(viewIri(iri))
    const found = fromUri(uri)
    expect(found.text).toBe(iriOfUri(uri.text))
    expect(isIriReference(found.text)).toBe(true)
    expect(found).toEqual(viewIri(iriOf(found.text)))
  })

  law('is undone by toUri, up to case and unreserved characters', [anyIri], (iri) => {
    const uri = toUri(viewIri(iri))
    expect(aligned(toUri(fromUri(uri)).text)).toBe(aligned(uri.text))
    expect(normalize(toUri(fromUri(uri))).text).toBe(normalize(uri).text)
  })

  law('is undone by toUri exactly, if the URI is aligned', [anyIri], (iri) => {
    const uri = uriViewOf(aligned(uriOf(iri)))
    expect(toUri(fromUri(uri)).text).toBe(uri.text)
  })

  law('undoes toUri, but for characters that change directions and for what was percent-encoded', [anyIri], (iri) => {
    const back = fromUri(toUri(viewIri(iri))).text
    const isExact = !/%|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(iri)
    if (isExact) expect(back).toBe(iri)
    expect(fromUri(toUri(viewIri(iriOf(back)))).text).toBe(back)
  })
})
