/** Tests the messages and offsets of errors in connection URIs, and checks that the errors hide secrets. */
import { inspect } from 'node:util'
import * as fc from 'fast-check'
import { showError, showReason, type UriError } from 'uri-ts'
import { connectionUri } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'
import { errorOf, mongo, one } from './connections'

describe('an error says what to write', () => {
  it.each([
    ['redis://u:a?b@h', "password: '?' does not belong to a password at offset 11; write '?' as %3F in a password"],
    ['redis://u:a/b@h', "password: '/' does not belong to a password at offset 11; write '/' as %2F in a password"],
    ['redis://u:a#b@h', "password: '#' does not belong to a password at offset 11; write '#' as %23 in a password"],
    ['redis://u:a@b@h', "password: '@' does not belong to a password at offset 11; write '@' as %40 in a password"],
    ['redis://u:1/2@h', "password: '/' does not belong to a password at offset 11; write '/' as %2F in a password"],
    ['redis://u:a@b?c=1@h', "parameter: '@' is not allowed at offset 17; write '@' as %40 in a parameter"],
    [
      'redis://u:a%b@h',
      "password: '%' is not followed by two hexadecimal digits at offset 11; write %25 for a percent sign",
    ],
    [
      'redis://u:%FF@h',
      "password: '*' does not begin a character in UTF-8 at offset 10; percent-encoded octets are UTF-8, and none is NUL",
    ],
    [
      'redis://h?%FF=1',
      "parameter: '%' does not begin a character in UTF-8 at offset 10; percent-encoded octets are UTF-8, and none is NUL",
    ],
    ['redis://u r@h', "user: ' ' does not belong to a user at offset 9; write ' ' as %20 in a user"],
    ['redis://a,b', "host: 'b' begins another host at offset 10; this connection URI has one host"],
    ['redis:///0', "host: '/' is where a host is missing at offset 8; a connection URI has a host"],
    ['redis://h:0', "port: '0' is not a port at offset 10; a port is a number from 1 to 65535"],
    ['redis://h/0/1', "database: '/' is not allowed at offset 11; write '/' as %2F in a database"],
    [
      'redis://h/0?a',
      "parameter: the end of the text is where '=' is missing at offset 13; a parameter is a name, '=' and a value",
    ],
    ['redis://h/0#a', "fragment: '#' is not allowed at offset 11; a connection URI has no fragment; write %23 for '#'"],
    ['http://h', "scheme: 'h' does not begin the scheme at offset 0; the text begins with redis:// or rediss://"],
    [
      'redis://é',
      "host: a non-ASCII character is not allowed at offset 8; a host is letters, digits, -._~!$&'()*+;= and percent-encoded octets",
    ],
    [
      'redis://[::1',
      "host: '[' does not begin an IPv6 address at offset 8; an IPv6 address is enclosed in '[' and ']'",
    ],
    [
      'redis://[1.2.3.4]',
      "host: '[' does not begin an IPv6 address at offset 8; an IPv6 address is enclosed in '[' and ']'",
    ],
    [
      'redis://[::1/]',
      "host: '[' does not begin an IPv6 address at offset 8; an IPv6 address is enclosed in '[' and ']'",
    ],
    [
      'redis://[::1]x',
      "host: '*' is not allowed at offset 13; a host is letters, digits, -._~!$&'()*+;= and percent-encoded octets",
    ],
    [
      'redis://a]',
      "host: ']' is not allowed at offset 9; a host is letters, digits, -._~!$&'()*+;= and percent-encoded octets",
    ],
    [
      'redis://a b',
      "host: ' ' is not allowed at offset 9; a host is letters, digits, -._~!$&'()*+;= and percent-encoded octets",
    ],
    [
      'redis://u^@h',
      "user: '^' is not allowed at offset 9; a user is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
    ],
    [
      'redis://u:ab%C3@h',
      "password: '*' does not begin a character in UTF-8 at offset 12; percent-encoded octets are UTF-8, and none is NUL",
    ],
    ['redis://h?a&b=1', "parameter: '&' is where '=' is missing at offset 11; a parameter is a name, '=' and a value"],
    ['redis://h?a=1&=b', "parameter: '=' is where '=' is missing at offset 14; a parameter is a name, '=' and a value"],
    ['redis://h/a@b', "database: '@' is not allowed at offset 11; write '@' as %40 in a database"],
    ['redis://h/@b', "database: '@' is not allowed at offset 10; write '@' as %40 in a database"],
    ['redis://h/a:b@c', "database: '@' is not allowed at offset 13; write '@' as %40 in a database"],
    ['redis://@h:1/a@b', "database: '@' is not allowed at offset 14; write '@' as %40 in a database"],
    ['redis://h#a?b', "fragment: '#' is not allowed at offset 9; a connection URI has no fragment; write %23 for '#'"],
  ])('%s', (text, reason) => expect(showReason(errorOf(one(), text))).toBe(reason))

  it.each([
    ['redis://u%4z@h', 'user', 9],
    ['redis://u:p%4z@h', 'password', 11],
    ['redis://h%4z', 'host', 9],
    ['redis://h/d%4z', 'database', 11],
    ['redis://h?p%4z=1', 'parameter', 11],
    ['redis://h?p=%4z', 'parameter', 12],
  ])('<%s> has one hexadecimal digit after a percent sign', (text, component, offset) =>
    expect(errorOf(one(), text)).toMatchObject({ component, reason: 'pct-encoded', offset }),
  )

  it.each([':0', ':00000', ':65536', ':000001', ':1a', ':a1', ':-1', ':1:2'])('the port <%s> is refused', (port) =>
    expect(errorOf(one(), `redis://h${port}`)).toMatchObject({ component: 'port', reason: 'port', offset: 10 }),
  )

  it('a second host is where its comma ends, also before a mistake in the first', () => {
    expect(errorOf(one(), 'redis://u:p@a b,c')).toMatchObject({ component: 'host', reason: 'host-count', offset: 16 })
    expect(errorOf(mongo(), 'mongodb://u:p@a,b:1,c d')).toMatchObject({ reason: 'character', offset: 21 })
    expect(errorOf(mongo(), 'mongodb://a,')).toMatchObject({ component: 'host', reason: 'host-missing', offset: 12 })
  })

  it('a value that is not a string', () => {
    const error = errorOf(one(), 1 as never)
    expect({ ...error }).toEqual({
      _tag: 'ConnectionError',
      text: '',
      offset: 0,
      component: 'scheme',
      reason: 'not-text',
      expected: 'a connection URI is a string',
    })
  })
})

it.each([
  ['u:pw@h', 'u*****'],
  ['host=h password=pw', `h${'*'.repeat(17)}`],
  ['mysql://u:pw@h?a=b', 'mysql://u:**@h?a=*'],
  ['mysql://u%3apw@h?a=b', 'mysql://u%3a**@h?a=*'],
  ['mysql://h:12345/d', 'mysql://h:12345/d'],
  ['mysql://u:12345pw', 'mysql://u:*******'],
  ['mysql://u:@h', 'mysql://u:**'],
  ['p2://u:pw@h', 'p2://u:**@h'],
  ['a b://u:pw@h', `a${'*'.repeat(11)}`],
  ['URL=redis://u:pw@h', `U${'*'.repeat(17)}`],
  ['mysql://h:1/?a=b@c', 'mysql://h:********'],
  ['mysql://u:a?b@h', 'mysql://u:*****'],
  ['mysql://h?a=b:c@d', 'mysql://h?a=*****'],
  ['mysql://h?a=b&c#d', 'mysql://h?a=*&***'],
  ['', ''],
])('the error for <%s> has the text <%s>', (text, shown) => expect(errorOf(one(), text).text).toBe(shown))

/** Prints a value in every way that could accidentally reveal its contents. */
const printed = (value: object): string =>
  [
    inspect(value, { depth: 9, showHidden: true, getters: true }),
    JSON.stringify(value),
    String(value),
    JSON.stringify({ ...value }),
    ...('_tag' in value ? [showReason(value as UriError), showError(value as UriError)] : []),
  ].join('\n')

const SECRET = 'Zq9Xw7'
const secrets = fc
  .tuple(fc.string({ maxLength: 4 }), fc.constantFrom('', '/', '?', '#', '@', '%', '%41', ':', ' ', '&x='))
  .map((parts) => parts.join(SECRET))
const hosts = fc.constantFrom('h', 'h:1', '[::1]', 'h:x', '', 'a,b', '[', 'h/d', 'h?a=b', 'h/?w')

law('neither an error nor a connection prints a password, however it is written', [secrets, hosts], (secret, host) => {
  for (const text of [
    `redis://ann:${secret}@${host}`,
    `redis://${host}/?password=${secret}`,
    `redis://:${secret}@${host}`,
    `u:${secret}@${host}`,
    `//:${secret}@${host}`,
    `mysql://u:${secret}@${host}`,
    `DATABASE_URL=redis://ann:${secret}@${host}`,
    `host=${host} password=${secret}`,
    `${secret}@${host}`,
  ]) {
    for (const { parse } of [one(), connectionUri({ schemes: ['redis'], hosts: 'many', requireHost: false })]) {
      const parsed = parse(text)
      expect(printed(parsed._tag === 'Left' ? parsed.left : parsed.right)).not.toContain(SECRET)
    }
  }
})
