import * as fc from 'fast-check'
import { isUriReference, type View, view } from 'uri-ts'
import { type IriReference, isIriReference } from 'uri-ts/iri'
import { generate } from '../refimpl/generate'
import { pick, type Random, randomFrom } from '../refimpl/random'
import { iriReference } from '../refimpl/rfc3987'

/** Returns a string as an `IriReference`. Throws an error if the string is not an IRI reference. */
export const iriOf = (text: string): IriReference => {
  if (!isIriReference(text)) throw new Error(`${text} is not an IRI reference`)
  return text
}

/** Lists characters from each range in RFC 3987, as well as delimiters and percent-encoded octets. */
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
    const text = isGenerated ? generate(iriReference, random) : textOfPieces(random)
    if (isIriReference(text)) return text
  }
}

const HEADS = ['', '', '/', '//', '//a@', 'http://', 'http://é.example/', 'urn:', 'http://b/c/d?', '?', '#']

/** Joins random pieces into a string that is usually an IRI reference. */
export const textOfPieces = (random: Random): string => {
  let text = pick(random, HEADS)
  for (let left = random(12); left > 0; left--) text += pick(random, PIECES)
  return text
}

/**
 * Generates IRI references from seeds. Seeds are not shrunk, because a smaller seed produces an unrelated reference.
 */
export const anyIri: fc.Arbitrary<IriReference> = fc.noShrink(fc.integer()).map((seed) => iriOf(iriFrom(seed)))

/** Returns the view of a string that must be a URI reference. */
export const uriViewOf = (text: string): View => {
  if (!isUriReference(text)) throw new Error(`${text} is not a URI reference`)
  return view(text)
}

/** Lists characters at the start and end of the ranges in RFC 3987, and characters just outside the ranges. */
export const EDGES = [
  ...[0x7f, 0x80, 0x9f, 0xa0, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xf8ff, 0xf900, 0xfdcf, 0xfdd0, 0xfdef],
  ...[0xfdf0, 0xffef, 0xfff0, 0xffff, 0x10000, 0x1fffd, 0x1fffe, 0x1ffff, 0x20000, 0xdfffd, 0xdffff, 0xe0000, 0xe0fff],
  ...[0xe1000, 0xefffd, 0xefffe, 0xf0000, 0xffffd, 0xffffe, 0x100000, 0x10fffd, 0x10fffe, 0x10ffff],
].map((point) => String.fromCodePoint(point))
