/** Tests that, in every component, `normalizeIriNFC` makes canonically equivalent Unicode strings equal. */
import * as fc from 'fast-check'
import { isIri, normalizeIriNFC, viewIri } from 'uri-ts/iri'
import { describe, expect, it } from 'vitest'
import { law } from '../support/law'

/**
 * Lists combining marks, Hangul characters, characters that NFC replaces, and letters. With some of the marks, a letter
 * has a composed form only in upper case or only in lower case.
 */
const CHARACTERS = [
  ...['a', 'A', 'h', 'H', 'j', 'J', 't', 'w', 'Y', 'K', 'k', 's', 'S', 'e', 'E', 'o', 'i', 'I', '1', '.', '-'],
  ...['\u030a', '\u0331', '\u030c', '\u0308', '\u0301', '\u0323', '\u0307', '\u0302', '\u0338', '\u0345', '\u0327'],
  ...['\u00c5', '\u00e5', '\u212b', '\u212a', '\u1e96', '\u1e69', '\u1e63', '\u0130', '\u0131', '\u01f0', '\u037e'],
  ...['\u1fef', '\u1100', '\u1161', '\u11a8', '\uac01', '\u2126', '\u0344', '\u{1d15e}', '\u0958', '\ufb2a'],
]

const COMPONENTS: ReadonlyArray<readonly [string, (name: string) => string]> = [
  ['host', (name) => `http://${name}/`],
  ['userinfo', (name) => `http://${name}@h/`],
  ['path', (name) => `http://h/${name}/b`],
  ['query', (name) => `http://h/?${name}`],
  ['fragment', (name) => `http://h/#${name}`],
  ['path of a URN', (name) => `urn:example:x${name}`],
]

const names = fc.array(fc.constantFrom(...CHARACTERS), { minLength: 1, maxLength: 6 }).map((all) => all.join(''))

const encodedAt = (name: string, places: number): string =>
  [...name].map((each, index) => ((places >> index) & 1 ? encodeURIComponent(each) : each)).join('')

const formOf = (text: string): string => {
  if (!isIri(text)) throw new Error(`${JSON.stringify(text)} is not an IRI`)
  return normalizeIriNFC(viewIri(text)).text
}

/**
 * NFC replaces U+037E with `;`, which may be a delimiter, and U+1FEF with a grave accent, which an IRI cannot contain.
 * The test does not normalize names that contain U+037E or U+1FEF.
 */
const isDelimiter = /[\u037e\u1fef]/

describe.each(COMPONENTS)('in the %s', (_, write) => {
  law('equivalent names have the same form', [names, fc.nat(63), fc.nat(63)], (name, places, others) => {
    const forms = ['NFC', 'NFD'].map((form) => (isDelimiter.test(name) ? name : name.normalize(form)))
    const [first, ...rest] = [name, ...forms].flatMap((each) => [
      formOf(write(encodedAt(each, places))),
      formOf(write(encodedAt(each, others))),
    ])
    for (const other of rest) expect(other).toBe(first)
  })

  law('the form of a form is the same form', [names, fc.nat(63)], (name, places) => {
    const form = formOf(write(encodedAt(name, places)))
    expect(formOf(form)).toBe(form)
  })
})

it.each([
  ['http://\u00c5.com/', 'http://A\u030a.com/'],
  ['http://%C3%85.com/', 'http://%41%CC%8a.com/'],
  ['http://\u212b.com/', 'http://A\u030a.com/'],
  ['http://\u212a.com/', 'http://k.com/'],
  ['http://H\u0331.com/', 'http://\u1e96.com/'],
  ['http://a\u0323\u0307.com/', 'http://a\u0307\u0323.com/'],
])('%j has the form of %j', (one, other) => expect(formOf(one)).toBe(formOf(other)))
