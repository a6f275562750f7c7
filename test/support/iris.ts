import * as fc from 'fast-check'
import { isUriReference, type View, view } from 'uri-ts'
import { type IriReference, isIriReference } from 'uri-ts/iri'
import { generate } from '../refimpl/generate'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { iriReference } from '../refimpl/rfc3987'

/** A text that must be an IRI reference. */
export const iriOf = (text: string): IriReference => {
  if (!isIriReference(text)) throw new Error(`${text} is not an IRI reference`)
  return text
}

/** Characters of each range of RFC 3987, delimiters, and what a URI may have percent-encoded. */
const PIECES: readonly string[] = [
  ..."aZ09-._~!$&'()*+,;=:@/?#",
  ...['é', 'ß', 'א', 'ب', '例', '\u0301', '\u212a', '\u200e', '\u202e', '\ufffd', '\ue000', '\u{f0000}', '\u{1f600}'],
  ...['%C3%A9', '%c3%a9', '%C3', '%A9', '%FF', '%2F', '%25', '%41', '%7e', '%20', '%E2%80%AE', '%EE%80%80', '%C0%AF'],
  ...['%ED%A0%80', '%F4%90%80%80', '%F0%9F%98%80', '%E0%80%80', '%EF%BF%BD', '%F3%B0%80%80', '.', '..', '/./', '/../'],
]

const iriFrom = (seed: number): string => {
  const random = randomFrom(seed)
  for (;;) {
    const isGenerated = random(3) === 0
    const text = isGenerated ? generate(iriReference, random) : textOf(random)
    if (isIriReference(text)) return text
  }
}

const HEADS = ['', '', '/', '//', '//a@', 'http://', 'http://é.example/', 'urn:', 'http://b/c/d?', '?', '#']

const textOf = (random: Random): string => {
  let text = pick(random, HEADS)
  for (let left = random(12); left > 0; left--) text += pick(random, PIECES)
  return text
}

/** IRI references. They do not shrink: their rules have too many characters. */
export const anyIri: fc.Arbitrary<IriReference> = fc.noShrink(fc.integer()).map((seed) => iriOf(iriFrom(seed)))

/** The view of a text that must be a URI reference. */
export const uriViewOf = (text: string): View => {
  if (!isUriReference(text)) throw new Error(`${text} is not a URI reference`)
  return view(text)
}
