import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { parseUri, showError, showReason, uri, view } from 'uri-ts'
import { fComponent, isUrn, nid, nss, parseUrn, qComponent, rComponent, urn } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { LONG } from '../../support/law'
import { NOT_TEXT } from '../../support/not-text'

interface Row {
  readonly text: string
  readonly nid?: string
  readonly nss: string
  readonly r?: string
  readonly q?: string
  readonly f?: string
}

/** Lists the examples in RFC 8141, sections 2 and 3.2. */
const EXAMPLES: readonly Row[] = [
  // See RFC 8141, section 2.2.
  { text: 'urn:example:1/406/47452/2', nss: '1/406/47452/2' },
  // See RFC 8141, section 2.3.1.
  { text: 'urn:example:foo-bar-baz-qux?+CCResolve:cc=uk', nss: 'foo-bar-baz-qux', r: 'CCResolve:cc=uk' },
  // See RFC 8141, section 2.3.2.
  {
    text: 'urn:example:weather?=op=map&lat=39.56&lon=-104.85&datetime=1969-07-21T02:56:15Z',
    nss: 'weather',
    q: 'op=map&lat=39.56&lon=-104.85&datetime=1969-07-21T02:56:15Z',
  },
  // See RFC 8141, section 2.3.3.
  { text: 'urn:example:foo-bar-baz-qux#somepart', nss: 'foo-bar-baz-qux', f: 'somepart' },
  // See RFC 8141, section 3.2.
  { text: 'urn:example:a123,z456', nss: 'a123,z456' },
  { text: 'URN:example:a123,z456', nss: 'a123,z456' },
  { text: 'urn:EXAMPLE:a123,z456', nid: 'EXAMPLE', nss: 'a123,z456' },
  { text: 'urn:example:a123,z456?+abc', nss: 'a123,z456', r: 'abc' },
  { text: 'urn:example:a123,z456?=xyz', nss: 'a123,z456', q: 'xyz' },
  { text: 'urn:example:a123,z456#789', nss: 'a123,z456', f: '789' },
  { text: 'urn:example:a123,z456/foo', nss: 'a123,z456/foo' },
  { text: 'urn:example:a123,z456/bar', nss: 'a123,z456/bar' },
  { text: 'urn:example:a123,z456/baz', nss: 'a123,z456/baz' },
  { text: 'urn:example:a123%2Cz456', nss: 'a123%2Cz456' },
  { text: 'URN:EXAMPLE:a123%2cz456', nid: 'EXAMPLE', nss: 'a123%2cz456' },
  { text: 'urn:example:A123,z456', nss: 'A123,z456' },
  { text: 'urn:example:a123,Z456', nss: 'a123,Z456' },
  { text: 'urn:example:%D0%B0123,z456', nss: '%D0%B0123,z456' },
]

const VALID: readonly Row[] = [
  ...EXAMPLES,
  { text: 'urn:isbn:9780141036144', nid: 'isbn', nss: '9780141036144' },
  { text: 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6', nid: 'uuid', nss: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' },
  { text: 'uRn:00:a', nid: '00', nss: 'a' },
  { text: 'urn:a--b:c:', nid: 'a--b', nss: 'c:' },
  { text: 'urn:ab:cd:ef/', nid: 'ab', nss: 'cd:ef/' },
  { text: 'urn:ab:::', nid: 'ab', nss: '::' },
  { text: 'urn:ab:%00%0d%0aBcc:', nid: 'ab', nss: '%00%0d%0aBcc:' },
  { text: 'urn:ab:%2F', nid: 'ab', nss: '%2F' },
  { text: `urn:${'a'.repeat(32)}:b`, nid: 'a'.repeat(32), nss: 'b' },
  { text: `urn:a${'-'.repeat(30)}b:b`, nid: `a${'-'.repeat(30)}b`, nss: 'b' },
  { text: 'urn:ab:c?+d?=e#f', nid: 'ab', nss: 'c', r: 'd', q: 'e', f: 'f' },
  { text: 'urn:ab:c?+d?e/f?=g?h?=i?+j#k?+l?=m', nid: 'ab', nss: 'c', r: 'd?e/f', q: 'g?h?=i?+j', f: 'k?+l?=m' },
  { text: 'urn:ab:c?++?=+', nid: 'ab', nss: 'c', r: '+', q: '+' },
  { text: 'urn:ab:c?===', nid: 'ab', nss: 'c', q: '==' },
  { text: 'urn:ab:c?=d?+e', nid: 'ab', nss: 'c', q: 'd?+e' },
  { text: 'urn:ab:c#', nid: 'ab', nss: 'c', f: '' },
  { text: 'urn:ab:c#?=d', nid: 'ab', nss: 'c', f: '?=d' },
  // The grammar allows `?=` in an r-component. A `?=` begins a q-component only if the next character matches `pchar`.
  { text: 'urn:ab:c?+d?=', nid: 'ab', nss: 'c', r: 'd?=' },
  { text: 'urn:ab:c?+d?=#e', nid: 'ab', nss: 'c', r: 'd?=', f: 'e' },
  { text: 'urn:ab:c?+d?=/e?=?=f', nid: 'ab', nss: 'c', r: 'd?=/e?=', q: 'f' },
  { text: 'urn:ab:c?+d??=%41', nid: 'ab', nss: 'c', r: 'd?', q: '%41' },
]

const SCHEME = 'a URN begins with urn:'
const NID = 'a NID is 2 to 32 letters, digits and hyphens, without a hyphen at either end'
const CHARACTERS = "letters, digits, -._~!$&'()*+,;=:@"
const NSS = `an NSS is ${CHARACTERS}/ and percent-encoded octets, and / is not the first`
const RQ = 'after ? comes + and an r-component, or = and a q-component'
const R = `an r-component is ${CHARACTERS}/? and percent-encoded octets, and / or ? is not the first`
const Q = `a q-component is ${CHARACTERS}/? and percent-encoded octets, and / or ? is not the first`
const F = `an f-component is ${CHARACTERS}/? and percent-encoded octets`

const INVALID: readonly (readonly [string, string])[] = [
  ['', `scheme: the end of the text is not allowed at offset 0; ${SCHEME}`],
  ['ur', `scheme: the end of the text is not allowed at offset 2; ${SCHEME}`],
  ['urn', `scheme: the end of the text is not allowed at offset 3; ${SCHEME}`],
  ['url:ab:c', `scheme: 'l' is not allowed at offset 2; ${SCHEME}`],
  ['http://a/', `scheme: 'h' is not allowed at offset 0; ${SCHEME}`],
  [' urn:ab:c', `scheme: ' ' is not allowed at offset 0; ${SCHEME}`],
  ['urn%3Aab:c', `scheme: '%' is not allowed at offset 3; ${SCHEME}`],
  ['urn:', `NID: the end of the text is not allowed at offset 4; ${NID}`],
  ['urn:ab', `NID: the end of the text is not allowed at offset 6; ${NID}`],
  ['urn::b', `NID: ':' is not allowed at offset 4; ${NID}`],
  ['urn:a:b', `NID: ':' is not allowed at offset 5; ${NID}`],
  ['urn:-a:b', `NID: '-' is not allowed at offset 4; ${NID}`],
  ['urn:x-:a', `NID: ':' is not allowed at offset 6; ${NID}`],
  ['urn:a_b:c', `NID: '_' is not allowed at offset 5; ${NID}`],
  ['urn:a%62:c', `NID: '%' is not allowed at offset 5; ${NID}`],
  ['urn:ab/c:d', `NID: '/' is not allowed at offset 6; ${NID}`],
  ['urn://ab/c', `NID: '/' is not allowed at offset 4; ${NID}`],
  ['urn:\u212ab:c', `NID: a non-ASCII character is not allowed at offset 4; ${NID}`],
  [`urn:${'a'.repeat(33)}:b`, `NID: 'a' is not allowed at offset 36; ${NID}`],
  [`urn:${'a'.repeat(31)}-:b`, `NID: '-' is not allowed at offset 35; ${NID}`],
  ['urn:ab:', `NSS: the end of the text is not allowed at offset 7; ${NSS}`],
  ['urn:ab:/c', `NSS: '/' is not allowed at offset 7; ${NSS}`],
  ['urn:ab:#c', `NSS: '#' is not allowed at offset 7; ${NSS}`],
  ['urn:ab:?=c', `NSS: '?' is not allowed at offset 7; ${NSS}`],
  ['urn:ab:c d', `NSS: ' ' is not allowed at offset 8; ${NSS}`],
  ['urn:ab:c\r\nd', `NSS: U+000D is not allowed at offset 8; ${NSS}`],
  ['urn:ab:c\u0000', `NSS: U+0000 is not allowed at offset 8; ${NSS}`],
  ['urn:ab:\ud800', `NSS: a non-ASCII character is not allowed at offset 7; ${NSS}`],
  ['urn:ab:[', `NSS: '[' is not allowed at offset 7; ${NSS}`],
  ['urn:ab:c?', `rq-components: the end of the text is not allowed at offset 9; ${RQ}`],
  ['urn:ab:c?d', `rq-components: 'd' is not allowed at offset 9; ${RQ}`],
  ['urn:ab:c?#d', `rq-components: '#' is not allowed at offset 9; ${RQ}`],
  ['urn:ab:c?%2Bd', `rq-components: '%' is not allowed at offset 9; ${RQ}`],
  ['urn:ab:c?+', `r-component: the end of the text is not allowed at offset 10; ${R}`],
  ['urn:ab:c?+?=d', `r-component: '?' is not allowed at offset 10; ${R}`],
  ['urn:ab:c?+/d', `r-component: '/' is not allowed at offset 10; ${R}`],
  ['urn:ab:c?+d[', `r-component: '[' is not allowed at offset 11; ${R}`],
  ['urn:ab:c?+d?=[', `r-component: '[' is not allowed at offset 13; ${R}`],
  ['urn:ab:c?=', `q-component: the end of the text is not allowed at offset 10; ${Q}`],
  ['urn:ab:c?=?+', `q-component: '?' is not allowed at offset 10; ${Q}`],
  ['urn:ab:c?=d"', `q-component: '"' is not allowed at offset 11; ${Q}`],
  ['urn:ab:c?+d?=e^', `q-component: '^' is not allowed at offset 14; ${Q}`],
  ['urn:ab:c#d#e', `f-component: '#' is not allowed at offset 10; ${F}`],
  ['urn:ab:c?=d#\u00e9', `f-component: a non-ASCII character is not allowed at offset 12; ${F}`],
  ...['urn:ab:', 'urn:ab:c', 'urn:ab:c?+', 'urn:ab:c?+d', 'urn:ab:c?=', 'urn:ab:c?=d', 'urn:ab:c#'].map((before) => {
    const component = ['NSS', 'r-component', 'q-component', 'f-component'][
      ' +=#'.indexOf(/[+=#]/.exec(before)?.[0] ?? ' ')
    ]
    const sentence = `'%' is not followed by two hexadecimal digits at offset ${before.length}`
    return [`${before}%4g`, `${component}: ${sentence}; write %25 for a percent sign`] as const
  }),
]

describe('parseUrn', () => {
  it.each(VALID)('reads $text', ({ text, nid: n = 'example', nss: s, r, q, f }) => {
    const parsed = parseUrn(text)
    if (E.isLeft(parsed)) throw new Error(showError(parsed.left))
    const read = [nid, nss, rComponent, qComponent, fComponent].map((component) => component(parsed.right))
    expect(read).toEqual([n, s, O.fromNullable(r), O.fromNullable(q), O.fromNullable(f)])
    expect(parsed).toEqual(parseUri(text))
    expect(isUrn(text)).toBe(true)
    expect(urn(text as 'urn:ab:c')).toBe(text)
  })

  it.each(INVALID)('refuses %j', (text, sentence) => {
    const parsed = parseUrn(text)
    expect(E.mapLeft(showReason)(parsed)).toEqual(E.left(sentence))
    expect(E.mapLeft((error: { readonly text: string }) => error.text)(parsed)).toEqual(E.left(text))
    expect(isUrn(text)).toBe(false)
    expect(() => urn(text as 'urn:ab:c')).toThrow(new TypeError(sentence))
  })

  it.each(NOT_TEXT)('refuses %s', (_kind, value) => {
    const refused = { _tag: 'UrnError', text: '', offset: 0, component: 'scheme', reason: 'not-text' }
    expect(parseUrn(value as string)).toMatchObject(E.left(refused))
    expect(isUrn(value)).toBe(false)
    expect(() => urn(value as 'urn:ab:c')).toThrow('scheme: the value is not a string')
  })

  it('does not put the text into JSON, and hides a password', () => {
    const parsed = parseUrn('http://me:secret@h/')
    if (E.isRight(parsed)) throw new Error('it is not a URN')
    expect(JSON.stringify(parsed)).not.toContain('secret')
    expect(showError(parsed.left)).not.toContain('secret')
  })

  it('takes linear time', () => {
    const long = `urn:ab:${'c'.repeat(LONG / 2)}?+d${'?=/'.repeat(LONG / 8)}#${'?=e'.repeat(LONG / 16)}`
    const parsed = parseUrn(long)
    if (E.isLeft(parsed)) throw new Error('it is a URN')
    expect(O.map((text: string) => text.length)(rComponent(parsed.right))).toEqual(O.some((LONG / 8) * 3 + 1))
    expect(qComponent(parsed.right)).toEqual(O.none)
    expect(parseUrn(`urn:${'a'.repeat(LONG)}:b`)).toMatchObject(E.left({ offset: 36 }))
  })
})

describe('the readers of literals', () => {
  it('read the view of any URN', () => {
    const parsed = view(urn('urn:example:a?+b?=c#d'))
    expect([nid(parsed), nss(parsed)]).toEqual(['example', 'a'])
    expect(view(uri('urn:example:a?+b?=c#d'))).toEqual(parsed)
  })
})
