import * as E from 'fp-ts/Either'
import { parseUri, showError, showReason } from 'uri-ts'
import { isMailtoUri, type MailtoParts, mailto, mailtoUri, parseMailto } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { NOT_TEXT } from '../../support/not-text'

/** A row contains a string, its addresses, and its fields as alternating names and values. */
type Row = readonly [text: string, to: readonly string[], ...fields: string[]]

/** Lists the examples in RFC 6068, sections 2 and 6. */
const EXAMPLES: readonly Row[] = [
  ['mailto:chris@example.com', ['chris@example.com']],
  ['mailto:infobot@example.com?subject=current-issue', ['infobot@example.com'], 'subject', 'current-issue'],
  ['mailto:infobot@example.com?body=send%20current-issue', ['infobot@example.com'], 'body', 'send current-issue'],
  [
    'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index',
    ['infobot@example.com'],
    'body',
    'send current-issue\r\nsend index',
  ],
  [
    'mailto:list@example.org?In-Reply-To=%3C3469A91.D10AF4C@example.com%3E',
    ['list@example.org'],
    'In-Reply-To',
    '<3469A91.D10AF4C@example.com>',
  ],
  ['mailto:majordomo@example.com?body=subscribe%20bamboo-l', ['majordomo@example.com'], 'body', 'subscribe bamboo-l'],
  [
    'mailto:joe@example.com?cc=bob@example.com&body=hello',
    ['joe@example.com'],
    'cc',
    'bob@example.com',
    'body',
    'hello',
  ],
  ['mailto:gorby%25kremvax@example.com', ['gorby%kremvax@example.com']],
  ['mailto:unlikely%3Faddress@example.com?blat=foop', ['unlikely?address@example.com'], 'blat', 'foop'],
  ['mailto:Mike%26family@example.org', ['Mike&family@example.org']],
  ['mailto:%22not%40me%22@example.org', ['"not@me"@example.org']],
  ['mailto:%22oh%5C%5Cno%22@example.org', ['"oh\\\\no"@example.org']],
  ["mailto:%22%5C%5C%5C%22it's%5C%20ugly%5C%5C%5C%22%22@example.org", ['"\\\\\\"it\'s\\ ugly\\\\\\""@example.org']],
  ['mailto:user@example.org?subject=caf%C3%A9', ['user@example.org'], 'subject', 'caf\u00e9'],
  [
    'mailto:user@example.org?subject=%3D%3Futf-8%3FQ%3Fcaf%3DC3%3DA9%3F%3D',
    ['user@example.org'],
    'subject',
    '=?utf-8?Q?caf=C3=A9?=',
  ],
  [
    'mailto:user@example.org?subject=%3D%3Fiso-8859-1%3FQ%3Fcaf%3DE9%3F%3D',
    ['user@example.org'],
    'subject',
    '=?iso-8859-1?Q?caf=E9?=',
  ],
  [
    'mailto:user@example.org?subject=caf%C3%A9&body=caf%C3%A9',
    ['user@example.org'],
    'subject',
    'caf\u00e9',
    'body',
    'caf\u00e9',
  ],
  [
    'mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO',
    ['user@\u7d0d\u8c46.example.org'],
    'subject',
    'Test',
    'body',
    'NATTO',
  ],
  // See RFC 6068, section 2.
  ['mailto:addr1@an.example,addr2@an.example', ['addr1@an.example', 'addr2@an.example']],
  ['mailto:?to=addr1@an.example,addr2@an.example', [], 'to', 'addr1@an.example,addr2@an.example'],
  ['mailto:addr1@an.example?to=addr2@an.example', ['addr1@an.example'], 'to', 'addr2@an.example'],
  ['mailto:joe@an.example?cc=bob@an.example&body=hello', ['joe@an.example'], 'cc', 'bob@an.example', 'body', 'hello'],
]

/** Lists valid URIs that `mailto` does not reproduce from their addresses and fields. */
const OTHERS: readonly Row[] = [
  ['MAILTO:a@b', ['a@b']],
  ['mailto:%61%2Eb@c', ['a.b@c']],
  ['mailto:%22a,b@c:(%22@d,e@f', ['"a,b@c:("@d', 'e@f']],
  ['mailto:a@%5bIPv6:::1%5d', ['a@[IPv6:::1]']],
  ['mailto:a@b?x=1+2', ['a@b'], 'x', '1+2'],
  ['mailto:a@b?BODY=%0d%0a', ['a@b'], 'BODY', '\r\n'],
  ['mailto:?x=%2520', [], 'x', '%20'],
]

/** Lists valid URIs that `mailto` reproduces from their addresses and fields. */
const SAME: readonly Row[] = [
  ...EXAMPLES,
  ['mailto:', []],
  ['mailto:bill+ietf@example.org', ['bill+ietf@example.org']],
  ['mailto:%C3%A9@example.org', ['\u00e9@example.org']],
  ["mailto:a-!$'*_~@b", ["a-!$'*_~@b"]],
  ['mailto:a%23%2F%3D%5E%60%7B%7C%7D@b', ['a#/=^`{|}@b']],
  ['mailto:%22%22@%5B%5D', ['""@[]']],
  ['mailto:%22a%3Bb%22@c', ['"a;b"@c']],
  ['mailto:%22%5C%09%22@b', ['"\\\t"@b']],
  ['mailto:?x=', [], 'x', ''],
  ['mailto:?__proto__=a&constructor=b&__proto__=c', [], '__proto__', 'a', 'constructor', 'b', '__proto__', 'c'],
  ['mailto:?a%26%3D%23%25=%26%3D%23%25;!', [], 'a&=#%', '&=#%;!'],
  ['mailto:?x=%09%7F%01', [], 'x', '\t\x7f\x01'],
  ['mailto:?x=%F0%9F%98%80%E2%80%AE', [], 'x', '\u{1f600}\u202e'],
]

const fieldsOf = ([, , ...texts]: Row) =>
  Array.from({ length: texts.length / 2 }, (_, i) => ({ name: texts[2 * i], value: texts[2 * i + 1] }))

const ATOMS = "letters, digits, !$'*+-_~ and percent-encoded octets, with single dots"
const QCHARS = "letters, digits, -._~!$'()*+,;:@ and percent-encoded octets"
const SCHEME = 'a mailto URI begins with mailto:'
const LOCAL = `a local-part is ${ATOMS}, or a quoted-string, and @ follows`
const DOMAIN = `a domain is ${ATOMS}, or a literal between %5B and %5D`
const NAME = `an hfname is ${QCHARS}, the octets printable ASCII without a colon, and = follows`
const VALUE = `an hfvalue is ${QCHARS}`
const BREAK = 'only a body may contain line breaks, always as %0D%0A, and NUL is never allowed'
const UTF_8 = 'octets are UTF-8 without overlong, truncated or surrogate forms'
const HEX = 'is not followed by two hexadecimal digits'

const INVALID: readonly (readonly [string, string])[] = [
  ['', `scheme: the end of the text is not allowed at offset 0; ${SCHEME}`],
  ['mail:a@b', `scheme: ':' is not allowed at offset 4; ${SCHEME}`],
  ['a@b', `scheme: 'a' is not allowed at offset 0; ${SCHEME}`],
  ['mailto:a', `local-part: the end of the text is not allowed at offset 8; ${LOCAL}`],
  ['mailto:@b', `local-part: '@' is not allowed at offset 7; ${LOCAL}`],
  ['mailto:a%40b', `local-part: '%' begins an octet that is not allowed at offset 8; ${LOCAL}`],
  ['mailto:a;b@c', `local-part: ';' is not allowed at offset 8; ${LOCAL}`],
  ['mailto:a&b@c', `local-part: '&' is not allowed at offset 8; ${LOCAL}`],
  ['mailto:a=b@c', `local-part: '=' is not allowed at offset 8; ${LOCAL}`],
  ['mailto:a/b@c', `local-part: '/' is not allowed at offset 8; ${LOCAL}`],
  ['mailto:.a@b', `local-part: '.' is not allowed at offset 7; ${LOCAL}`],
  ['mailto:a..b@c', `local-part: '.' is not allowed at offset 9; ${LOCAL}`],
  ['mailto:a%5gb@c', `local-part: '%' ${HEX} at offset 8; write %25 for a percent sign`],
  ['mailto:"a"@b', `local-part: '"' is not allowed at offset 7; ${LOCAL}`],
  ['mailto:%22a', `local-part: the end of the text is not allowed at offset 11; ${LOCAL}`],
  ['mailto:%22a%22b@c', `local-part: 'b' is not allowed at offset 14; ${LOCAL}`],
  ['mailto:%22a;b%22@c', `local-part: ';' is not allowed at offset 11; ${LOCAL}`],
  ['mailto:%22a%7Fb%22@c', `local-part: '%' begins an octet that is not allowed at offset 11; ${LOCAL}`],
  ['mailto:%22a%20b%22@c', `local-part: '%' begins an octet that is not allowed at offset 11; ${LOCAL}`],
  ['mailto:%22%5C%0D%22@c', `local-part: '%' begins an octet that is not allowed at offset 13; ${LOCAL}`],
  ['mailto:a%0D%0ABcc:b@c', `local-part: '%' begins an octet that is not allowed at offset 8; ${LOCAL}`],
  ['mailto:a%00@c', `local-part: '%' begins an octet that is not allowed at offset 8; ${LOCAL}`],
  ['mailto:a@', `domain: the end of the text is not allowed at offset 9; ${DOMAIN}`],
  ['mailto:a@b,', `local-part: the end of the text is not allowed at offset 11; ${LOCAL}`],
  ['mailto:,a@b', `local-part: ',' is not allowed at offset 7; ${LOCAL}`],
  ['mailto:a@b.', `domain: the end of the text is not allowed at offset 11; ${DOMAIN}`],
  ['mailto:a@b@c', `domain: '@' is not allowed at offset 10; ${DOMAIN}`],
  ['mailto:a@b%2Cc@d', `domain: '%' begins an octet that is not allowed at offset 10; ${DOMAIN}`],
  ['mailto:a@b%20c', `domain: '%' begins an octet that is not allowed at offset 10; ${DOMAIN}`],
  ['mailto:a@[1]', `domain: '[' is not allowed at offset 9; ${DOMAIN}`],
  ['mailto:a@%5B1', `domain: the end of the text is not allowed at offset 13; ${DOMAIN}`],
  ['mailto:a@%5B%5B%5D', `domain: '%' begins an octet that is not allowed at offset 12; ${DOMAIN}`],
  ['mailto:a@%5B%5C%5D', `domain: '%' begins an octet that is not allowed at offset 12; ${DOMAIN}`],
  ['mailto:a@\u00e9', `domain: a non-ASCII character is not allowed at offset 9; ${DOMAIN}`],
  ['mailto:a@b\ud800', `domain: a non-ASCII character is not allowed at offset 10; ${DOMAIN}`],
  ['mailto:a@b,%C3@c', `to: '%' does not begin a character in UTF-8 at offset 11; ${UTF_8}`],
  ['mailto:a@%C3;', `to: '%' does not begin a character in UTF-8 at offset 9; ${UTF_8}`],
  ['mailto:a@b?', `hfname: the end of the text is not allowed at offset 11; ${NAME}`],
  ['mailto:a@b?x', `hfname: the end of the text is not allowed at offset 12; ${NAME}`],
  ['mailto:a@b?=x', `hfname: '=' is not allowed at offset 11; ${NAME}`],
  ['mailto:a@b?x=1&', `hfname: the end of the text is not allowed at offset 15; ${NAME}`],
  ['mailto:a@b?x%3A=1', `hfname: '%' begins an octet that is not allowed at offset 12; ${NAME}`],
  ['mailto:a@b?x:=1', `hfname: ':' is not allowed at offset 12; ${NAME}`],
  ['mailto:a@b?%C3%A9=1', `hfname: '%' begins an octet that is not allowed at offset 11; ${NAME}`],
  ['mailto:a@b?x%0d%0aBcc=c', `hfname: '%' is not allowed at offset 12; ${BREAK}`],
  ['mailto:a@b?x%00=c', `hfname: '%' is not allowed at offset 12; ${BREAK}`],
  // RFC 6068, section 6.1, marks a second `?` as wrong.
  ['mailto:joe@example.com?cc=bob@example.com?body=hello', `hfvalue: '?' is not allowed at offset 41; ${VALUE}`],
  ['mailto:a@b?x=1=2', `hfvalue: '=' is not allowed at offset 14; ${VALUE}`],
  ['mailto:a@b?x=1 2', `hfvalue: ' ' is not allowed at offset 14; ${VALUE}`],
  ['mailto:a@b?x=1\r\nBcc:c', `hfvalue: U+000D is not allowed at offset 14; ${VALUE}`],
  ['mailto:a@b?x=1%0d%0aBcc:c', `hfvalue: '%' is not allowed at offset 14; ${BREAK}`],
  ['mailto:a@b?x=%0a', `hfvalue: '%' is not allowed at offset 13; ${BREAK}`],
  ['mailto:a@b?x=%00', `hfvalue: '%' is not allowed at offset 13; ${BREAK}`],
  ['mailto:a@b?body=%00', `hfvalue: '%' is not allowed at offset 16; ${BREAK}`],
  ['mailto:a@b?body=a%0Ab', `hfvalue: '%' is not allowed at offset 17; ${BREAK}`],
  ['mailto:a@b?body=a%0A%0A', `hfvalue: '%' is not allowed at offset 17; ${BREAK}`],
  ['mailto:a@b?body=a%0Db', `hfvalue: '%' is not allowed at offset 17; ${BREAK}`],
  ['mailto:a@b?x=%', `hfvalue: '%' ${HEX} at offset 13; write %25 for a percent sign`],
  ['mailto:a@b?x=%FF%0D', `hfvalue: '%' does not begin a character in UTF-8 at offset 13; ${UTF_8}`],
  ['mailto:a@b?x=%C0%80', `hfvalue: '%' does not begin a character in UTF-8 at offset 13; ${UTF_8}`],
  ['mailto:a@b#c', "fragment: '#' is not allowed at offset 10; a mailto URI has no fragment"],
  ['mailto:a@b?x=y#', "fragment: '#' is not allowed at offset 14; a mailto URI has no fragment"],
]

describe('parseMailto', () => {
  it.each([...SAME, ...OTHERS].map((row) => [row[0], row] as const))('reads %s', (_text, row) => {
    const parsed = parseMailto(row[0])
    if (E.isLeft(parsed)) throw new Error(showError(parsed.left))
    expect(parsed.right).toEqual({
      _tag: 'Mailto',
      view: E.getOrElseW(() => undefined)(parseUri(row[0])),
      to: row[1],
      fields: fieldsOf(row),
    })
    expect(isMailtoUri(row[0])).toBe(true)
    expect(mailtoUri(row[0] as 'mailto:')).toBe(row[0])
  })

  it.each(SAME.map((row) => [row[0], row] as const))('mailto writes %s', (_text, row) => {
    expect(mailto({ to: row[1], fields: fieldsOf(row) } as MailtoParts)).toMatchObject(E.right({ text: row[0] }))
  })

  it.each(INVALID)('refuses %j', (text, sentence) => {
    const parsed = parseMailto(text)
    expect(E.mapLeft(showReason)(parsed)).toEqual(E.left(sentence))
    expect(E.mapLeft((error: { readonly text: string }) => error.text)(parsed)).toEqual(E.left(text))
    expect(isMailtoUri(text)).toBe(false)
    expect(() => mailtoUri(text as 'mailto:')).toThrow(new TypeError(sentence))
  })

  it.each(NOT_TEXT)('refuses %s', (_kind, value) => {
    const refused = { _tag: 'MailtoError', text: '', offset: 0, component: 'scheme', reason: 'not-text' }
    expect(parseMailto(value as string)).toMatchObject(E.left(refused))
    expect(isMailtoUri(value)).toBe(false)
    expect(() => mailtoUri(value as 'mailto:')).toThrow('scheme: the value is not a string')
  })

  it('does not put the text into JSON', () => {
    const parsed = parseMailto('mailto:secret')
    if (E.isRight(parsed)) throw new Error('it is not a mailto URI')
    expect(JSON.stringify(parsed)).not.toContain('secret')
  })

  it('takes linear time', () => {
    const right = [
      `mailto:${'a@b,'.repeat(2e5)}a@b`,
      `mailto:%22${'%5C%22'.repeat(2e5)}%22@b`,
      `mailto:${'a.'.repeat(4e5)}a@b`,
      `mailto:?x=${'%C3%A9'.repeat(4e5)}`,
      `mailto:?x=${'&x='.repeat(4e5)}`,
    ]
    for (const text of right) expect(isMailtoUri(text)).toBe(true)
    for (const text of right) expect(isMailtoUri(`${text}%`)).toBe(false)
  })
})
