/** Checks that `parseMailto` reads the same addresses from mailto URIs that are equal under `schemeRules.mailto`. */
import * as fc from 'fast-check'
import { type Uri, view } from 'uri-ts'
import { equalsForScheme, normalizeForScheme, schemeRules } from 'uri-ts/equivalence'
import { type MailtoUri, parseMailto } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'
import { rightOf, uriOf } from '../../support/views'

const texts = (tokens: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...tokens), { maxLength }).map((parts) => parts.join(''))

const ATOM = ['a', 'B', 'Z', '%41', '%C3%A9', '+', '%26']
const QUOTED = [...ATOM, ',', '@', '.', '%2C', '%40', '%5C%22', '%5C%5C', '%5Ca', '%5B', '%5D', '(']
const LITERAL = [...ATOM, ',', '@', ':', '.', '%22', '%2C', '%40']

const atom = texts(ATOM, 3).map((text) => `a${text}`)
const local = fc.oneof(
  atom,
  texts(QUOTED, 6).map((text) => `%22${text}%22`),
)
const domain = fc.oneof(
  atom.map((text) => `${text}.Com`),
  texts(LITERAL, 4).map((text) => `%5B${text}%5D`),
)
const addresses = fc.array(fc.tuple(local, domain), { minLength: 1, maxLength: 3 })

const withCase = (text: string, bits: number): string => {
  let left = bits
  return text.replace(/%..|[A-Za-z]/g, (part) => {
    if (part.startsWith('%')) return part
    left = (left * 5 + 3) % 1024
    return left % 3 === 0 ? (part === part.toLowerCase() ? part.toUpperCase() : part.toLowerCase()) : part
  })
}

const split = (address: string): readonly [local: string, domain: string] => {
  const quoted = /^"(?:[^"\\]|\\.)*"/s.exec(address)?.[0]
  const end = quoted?.length ?? address.indexOf('@')
  // In a domain, only ASCII letters are case-insensitive.
  return [address.slice(0, end), address.slice(end).replace(/[A-Z]/g, (letter) => letter.toLowerCase())]
}

const addressesOf = (text: string): ReadonlyArray<readonly [string, string]> => rightOf(parseMailto(text)).to.map(split)

const equals = equalsForScheme(schemeRules)
const isEqual = (a: string, b: string): boolean => equals(view(a as MailtoUri & Uri))(view(b as MailtoUri & Uri))

const textOf = (list: ReadonlyArray<readonly [string, string]>): string =>
  `mailto:${list.map((each) => each.join('@')).join()}`

describe('mailto URIs that schemeRules calls equal', () => {
  law('have the same addresses', [addresses, fc.nat(1023)], (list, bits) => {
    const text = textOf(list)
    const other = `mailto:${withCase(text.slice(7), bits)}`
    if (isEqual(text, other)) expect(addressesOf(other)).toEqual(addressesOf(text))
    const normal = normalizeForScheme(schemeRules)(uriOf(text)).text
    expect(addressesOf(normal)).toEqual(addressesOf(text))
    expect(normalizeForScheme(schemeRules)(uriOf(normal)).text).toBe(normal)
  })

  law('are those whose domains differ in case only', [addresses, fc.nat(1023)], (list, bits) => {
    const other = list.map(([name, host]) => [name, withCase(host, bits)] as const)
    expect(isEqual(textOf(list), textOf(other))).toBe(true)
  })

  it.each([
    ['mailto:%22a@B,c%22@d', 'mailto:%22a@b,c%22@d'],
    ['mailto:%22,A@B%22@d', 'mailto:%22,A@b%22@d'],
    ['mailto:%22a%5C%22@B,c%22@d', 'mailto:%22a%5C%22@b,c%22@d'],
    ['mailto:%22a,@B@c%22@d', 'mailto:%22a,@b@c%22@d'],
    ['mailto:x@y,%22a@B,c%22@d', 'mailto:x@y,%22a@b,c%22@d'],
    ['mailto:A@b', 'mailto:a@b'],
  ])('are not %s and %s', (a, b) => {
    expect([parseMailto(a)._tag, parseMailto(b)._tag]).toEqual(['Right', 'Right'])
    expect(isEqual(a, b)).toBe(false)
  })

  it.each([
    ['mailto:%22a,b%22@C', 'mailto:%22a,b%22@c'],
    ['mailto:a@B,c@D', 'mailto:a@b,c@d'],
    ['mailto:%22%22@B,%22,%22@D?x=y', 'mailto:%22%22@b,%22,%22@d?x=y'],
    ['mailto:a@%5BX,Y@Z%5D,b@C', 'mailto:a@%5Bx,y@z%5D,b@c'],
    ['mailto:%61@B', 'mailto:a@b'],
  ])('are %s and %s', (a, b) => {
    expect(isEqual(a, b)).toBe(true)
  })

  it.each([
    { text: 'mailto:%22a@B', normal: 'mailto:%22a@B' },
    { text: 'mailto:%22a%5C', normal: 'mailto:%22a%5C' },
    { text: 'mailto:%22a%5C%22', normal: 'mailto:%22a%5C%22' },
    { text: 'mailto:a@%5BB', normal: 'mailto:a@%5Bb' },
    { text: 'mailto:%5BA@B', normal: 'mailto:%5BA@b' },
    { text: 'mailto:a%22B@C,D@E%22F@G', normal: 'mailto:a%22B@c,D@E%22F@g' },
    { text: 'mailto:A@B@C', normal: 'mailto:A@B@c' },
    { text: 'mailto:,@A,,B', normal: 'mailto:,@a,,B' },
    { text: 'mailto:', normal: 'mailto:' },
  ])('normalizes $text, which has no right address, to $normal', ({ text, normal }) => {
    expect(normalizeForScheme(schemeRules)(uriOf(text)).text).toBe(normal)
  })
})
