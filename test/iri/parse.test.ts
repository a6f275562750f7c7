import * as E from 'fp-ts/Either'
import { components, hostKind, type ParseError, showReason, type Uri, type View } from 'uri-ts'
import * as iri from 'uri-ts/iri'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { INVALID, WRONG_KIND } from '../corpus/invalid'
import { matches } from '../refimpl/abnf'
import * as r from '../refimpl/rfc3987'
import { VALID_ROWS, viewOf } from '../support/corpus'
import { iriOf, uriViewOf } from '../support/iris'
import { NOT_TEXT } from '../support/not-text'

const KINDS = {
  UriReference: { rule: r.iriReference, is: iri.isIriReference, parse: iri.parseIriReference },
  Uri: { rule: r.iri, is: iri.isIri, parse: iri.parseIri },
  AbsoluteUri: { rule: r.absoluteIri, is: iri.isAbsoluteIri, parse: iri.parseAbsoluteIri },
  RelativeRef: { rule: r.irelativeRef, is: iri.isIrelativeRef, parse: iri.parseIrelativeRef },
} as const

type Kind = keyof typeof KINDS

/** Lists IRIs, including examples from RFC 3987 that are written here with Unicode characters. */
const IRIS: readonly string[] = [
  '',
  'http://résumé.example.org',
  'http://www.example.org/red%09rosé#red',
  'http://www.example.org/Dürst',
  'http://www.example.org/D%FCrst',
  "http://xn--99zt52a.example.org/'%E2%80%AE",
  'http://example.com/\u{10300}\u{10301}\u{10302}',
  'http://納豆.example.org/%E2%80%AE',
  '//ü:ß@é%C3%A9:80/a/é?\ue000=\u{f0000}#ñ',
  'é/b:c',
  '?é',
  '#é',
  'urn:é',
  'file:///é',
]

const errorOf = (text: string, kind: Kind = 'UriReference'): ParseError => {
  const parsed: E.Either<ParseError, iri.IriView> = KINDS[kind].parse(text)
  if (E.isRight(parsed)) throw new Error(`${text} is valid`)
  return parsed.left
}

describe.each(Object.keys(KINDS) as Kind[])('the functions of the IRI kind that is like %s', (kind) => {
  const { rule, is, parse } = KINDS[kind]

  it.each(IRIS)('agree with the grammar about %s', (text) => {
    expect(is(text)).toBe(matches(rule, text))
    expect(parse(text)._tag === 'Right').toBe(matches(rule, text))
  })

  it('agree with the grammar about URI references, and give the same view', () => {
    for (const { text } of VALID_ROWS) {
      expect(is(text)).toBe(matches(rule, text))
      const parsed: E.Either<ParseError, iri.IriView> = parse(text)
      if (E.isRight(parsed)) expect(parsed.right).toEqual(viewOf(text))
    }
  })

  it('refuse what is not text', () => {
    for (const [, value] of NOT_TEXT) {
      expect(is(value)).toBe(false)
      const parsed: E.Either<ParseError, View> = parse(value as string) as E.Either<ParseError, View>
      expect(E.isLeft(parsed) && parsed.left.reason).toBe('not-text')
    }
  })
})

describe('a URI reference that is wrong', () => {
  it.each(INVALID.filter(({ text }) => !iri.isIriReference(text)))('$text has the same error', (row) => {
    const { text, component, reason, offset } = row
    const { expected, ...error } = errorOf(text)
    expect({ ...error }).toEqual({ _tag: 'ParseError', text, offset, component, reason })
  })

  it.each(WRONG_KIND)('$text is not a valid $as ($section)', ({ as, text, component, reason, offset }) => {
    expect(errorOf(text, as)).toEqual({ _tag: 'ParseError', text, offset, component, reason })
  })
})

const SPECIAL = 'an IRI has no controls, specials, tags, noncharacters or lone surrogates'
const FOUND = 'a non-ASCII character is not allowed at offset'

describe('the error message', () => {
  it.each([
    [
      '/e\x7f',
      "path: U+007F is not allowed at offset 2; a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets",
    ],
    ['/\x80', `path: ${FOUND} 1; ${SPECIAL}`],
    ['/a\ud800b', `path: ${FOUND} 2; ${SPECIAL}`],
    ['?\udc00', `query: ${FOUND} 1; ${SPECIAL}`],
    ['?\ufffd', `query: ${FOUND} 1; ${SPECIAL}`],
    ['#\u{e0001}', `fragment: ${FOUND} 1; ${SPECIAL}`],
    ['//\ufdd0@a', `userinfo: ${FOUND} 2; ${SPECIAL}`],
    ['//a\u{1fffe}', `host: ${FOUND} 3; ${SPECIAL}`],
    ['/\ue000', `path: ${FOUND} 1; private-use characters are allowed only in a query`],
    ['#\u{10fffd}', `fragment: ${FOUND} 1; private-use characters are allowed only in a query`],
    ['//a:é', `port: ${FOUND} 4; a port is digits`],
    ['é:', `scheme: ${FOUND} 0; a scheme is a letter, then letters, digits, +-.`],
    ['aé:', `scheme: ${FOUND} 1; a scheme is a letter, then letters, digits, +-.`],
    ['//[::1]é', `host: ${FOUND} 7; after ']' the authority ends, or ':' and a port follow`],
    ['//[é', "host: '[' has no ']' at offset 2; an IP-literal is enclosed in '[' and ']'"],
    ['/é%4', "path: '%' is not followed by two hexadecimal digits at offset 2; write %25 for a percent sign"],
    [
      '/é b',
      "path: ' ' is not allowed at offset 2; a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets",
    ],
  ])('of %j is %s', (text, sentence) => {
    expect(showReason(errorOf(text))).toBe(sentence)
  })
})

describe('parseIriReference', () => {
  it('gives the components', () => {
    const parsed = iri.parseIriReference('//ü:ß@é%C3%A9:80/a/é?\ue000=\u{f0000}#ñ')
    expect(E.isRight(parsed) && components(parsed.right)).toEqual({
      scheme: undefined,
      authority: 'ü:ß@é%C3%A9:80',
      userinfo: 'ü:ß',
      host: 'é%C3%A9',
      port: '80',
      path: '/a/é',
      query: '\ue000=\u{f0000}',
      fragment: 'ñ',
    })
  })

  it('gives the kind of a host that begins like an IPv4 address', () => {
    expect(hostKind(iri.viewIri(iriOf('//1.2.3.4é')))).toEqual(hostKind(uriViewOf('//a')))
  })

  it('tells by the tag whether there is a scheme', () => {
    expect(iri.viewIri(iriOf('http://é/'))._tag).toBe('Uri')
    expect(iri.viewIri(iriOf('é'))._tag).toBe('RelativeRef')
  })
})

describe('viewIri', () => {
  it.each(IRIS)('gives the view of %s', (text) => {
    expect(E.right(iri.viewIri(iriOf(text)))).toEqual(iri.parseIriReference(text))
  })

  it('refuses a text that is not a reference', () => {
    const message = 'the text is not an IRI reference: call parseIriReference'
    expect(() => iri.viewIri('é b' as iri.IriReference)).toThrow(new TypeError(message))
    expect(() => iri.viewIri(1 as never)).toThrow(new TypeError('the value is not a string'))
  })

  it('checks a literal', () => {
    expectTypeOf(iri.viewIri('http://h/é')).toEqualTypeOf<View<iri.Iri>>()
    expectTypeOf(iri.viewIri('é')).toEqualTypeOf<View<iri.IrelativeRef>>()
    expectTypeOf(iri.viewIri('http://h/')).toEqualTypeOf<View<Uri<'http://h/'>>>()
    expect(iri.viewIri('http://h/é').text).toBe('http://h/é')
  })
})
