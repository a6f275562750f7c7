import { inspect } from 'node:util'
import * as fc from 'fast-check'
import { encode, showError, showReason, type UriError } from 'uri-ts'
import { connectionUri } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'
import { rightOf } from '../../support/views'
import { shown } from './shown-connection'

const libpq = connectionUri({
  schemes: ['postgresql', 'postgres'],
  hosts: 'many',
  defaultPort: 5432,
  requireHost: false,
})
const mongo = connectionUri({ schemes: ['mongodb'], hosts: 'many', defaultPort: 27017 })
const one = connectionUri({ schemes: ['redis', 'rediss'], hosts: 'one', defaultPort: 6379 })

describe('what libpq reads (34.1.1.2)', () => {
  it.each([
    ['postgresql://', 'undefined:undefined |  | '],
    ['postgresql://localhost', 'undefined:undefined | name localhost 5432 | '],
    ['postgresql://localhost:5433', 'undefined:undefined | name localhost 5433 | '],
    ['postgresql://localhost/mydb', 'undefined:undefined | name localhost 5432 | mydb'],
    ['postgresql://user@localhost', 'user:undefined | name localhost 5432 | '],
    ['postgresql://user:secret@localhost', 'user:secret | name localhost 5432 | '],
    [
      'postgresql://other@localhost/otherdb?connect_timeout=10&application_name=myapp',
      'other:undefined | name localhost 5432 | otherdb | connect_timeout=10 | application_name=myapp',
    ],
    [
      'postgresql://host1:123,host2:456/somedb?target_session_attrs=any',
      'undefined:undefined | name host1 123, name host2 456 | somedb | target_session_attrs=any',
    ],
    ['postgresql:///mydb?host=localhost&port=5433', 'undefined:undefined |  | mydb | host=localhost | port=5433'],
    ['postgresql://[2001:db8::1234]/database', 'undefined:undefined | ipv6 2001:db8::1234 5432 | database'],
    ['postgresql:///dbname?host=/var/lib/postgresql', 'undefined:undefined |  | dbname | host=/var/lib/postgresql'],
    [
      'postgresql://%2Fvar%2Flib%2Fpostgresql/dbname',
      'undefined:undefined | socket /var/lib/postgresql undefined | dbname',
    ],
    [
      'postgresql://user@localhost:5433/mydb?options=-c%20synchronous_commit%3Doff',
      'user:undefined | name localhost 5433 | mydb | options=-c synchronous_commit=off',
    ],
    ['POSTGRES://u:@h:/?a=b+c', 'u: | name h 5432 |  | a=b+c'],
  ])('%s', (text, result) => expect(shown(rightOf(libpq.parse(text)))).toBe(result))
})

describe('what the connection strings of MongoDB say', () => {
  it.each([
    ['mongodb://alice:foo@127.0.0.1', 'alice:foo | ipv4 127.0.0.1 27017 | '],
    ['mongodb://bob:bar@[::1]:27018/admin', 'bob:bar | ipv6 ::1 27018 | admin'],
    [
      'mongodb://alice:secret@127.0.0.1,example.com:27018',
      'alice:secret | ipv4 127.0.0.1 27017, name example.com 27018 | ',
    ],
    ['mongodb://alice:@127.0.0.1', 'alice: | ipv4 127.0.0.1 27017 | '],
    ['mongodb://%40l%3Ace%2F%3D@example.com/my%3Ddb', '@l:ce/=:undefined | name example.com 27017 | my=db'],
    ["mongodb://!$&'()*+,;=:!$&'()*+,;=@127.0.0.1/admin", "!$&'()*+,;=:!$&'()*+,;= | ipv4 127.0.0.1 27017 | admin"],
    ['mongodb://256.0.0.1', 'undefined:undefined | name 256.0.0.1 27017 | '],
    [
      'mongodb://rel%2Fa.sock,%2Ftmp%2Fb.sock/admin.sock',
      'undefined:undefined | socket rel/a.sock undefined, socket /tmp/b.sock undefined | admin.sock',
    ],
    ['mongodb://example.com?tls=true', 'undefined:undefined | name example.com 27017 |  | tls=true'],
    [
      'mongodb://h/?p=TOKEN_RESOURCE:mongodb://test,E:x',
      'undefined:undefined | name h 27017 |  | p=TOKEN_RESOURCE:mongodb://test,E:x',
    ],
    ['mongodb://h/?a=1&a=&', 'undefined:undefined | name h 27017 |  | a=1 | a='],
  ])('%s', (text, result) => expect(shown(rightOf(mongo.parse(text)))).toBe(result))

  it.each([
    '',
    'mongo://localhost:27017',
    'mongodb://',
    'mongodb://localhost::27017',
    'mongodb://:1',
    'mongodb://a,,b',
    'mongodb://localhost,localhost::',
    'mongodb://localhost:-1',
    'mongodb://localhost:0/',
    'mongodb://localhost:65536',
    'mongodb://localhost:foo',
    'mongodb://[::1]:foo',
    'mongodb://[::1]x',
    'mongodb://example.com/?w',
    'mongodb://example.com/?=w',
    'mongodb://alice@@127.0.0.1',
    'mongodb://alice@foo:bar@127.0.0.1',
    'mongodb://alice/@localhost/db',
    'mongodb://alice/bob:foo@localhost/db',
    'mongodb://alice:foo/bar@localhost/db',
    'mongodb:///tmp/mongodb-27017.sock/',
    'mongodb://user%20%:password@localhost',
    'mongodb://user%w:password@localhost',
    'mongodb://h/?a=b@c',
    'mongodb://h/#a',
    'mongodb://u:%C3@h',
    'mongodb://u:%00@h',
  ])('refuses %j', (text) => expect(mongo.parse(text)._tag).toBe('Left'))
})

describe('an error says what to write', () => {
  it.each([
    ['redis://u:a?b@h', "password: '?' does not belong to a password at offset 11; a password writes '?' as %3F"],
    ['redis://u:a/b@h', "password: '/' does not belong to a password at offset 11; a password writes '/' as %2F"],
    ['redis://u:a#b@h', "password: '#' does not belong to a password at offset 11; a password writes '#' as %23"],
    ['redis://u:a@b@h', "password: '@' does not belong to a password at offset 11; a password writes '@' as %40"],
    ['redis://u:1/2@h', "password: '/' does not belong to a password at offset 11; a password writes '/' as %2F"],
    ['redis://u:a@b?c=1@h', "parameter: '@' is not allowed at offset 17; a parameter writes '@' as %40"],
    [
      'redis://u:a%b@h',
      "password: '%' is not followed by two hexadecimal digits at offset 11; a percent sign itself is written %25",
    ],
    [
      'redis://u:%FF@h',
      "password: '*' does not begin a character in UTF-8 at offset 10; percent-encoded octets are UTF-8, and none is NUL",
    ],
    [
      'redis://h?%FF=1',
      "parameter: '%' does not begin a character in UTF-8 at offset 10; percent-encoded octets are UTF-8, and none is NUL",
    ],
    ['redis://u r@h', "user: ' ' does not belong to a user at offset 9; a user writes ' ' as %20"],
    ['redis://a,b', "host: 'b' begins another host at offset 10; this connection URI has one host"],
    ['redis:///0', "host: '/' is where a host is missing at offset 8; a connection URI has a host"],
    ['redis://h:0', "port: '0' is not a port at offset 10; a port is a number from 1 to 65535"],
    ['redis://h/0/1', "database: '/' is not allowed at offset 11; a database writes '/' as %2F"],
    [
      'redis://h/0?a',
      "parameter: the end of the text is where '=' is missing at offset 13; a parameter is a name, '=' and a value",
    ],
    [
      'redis://h/0#a',
      "fragment: '#' is not allowed at offset 11; a connection URI has no fragment; '#' is written %23",
    ],
    ['http://h', "scheme: 'h' does not begin the scheme at offset 0; the text begins with redis:// or rediss://"],
    [
      'redis://é',
      "host: a non-ASCII character is not allowed at offset 8; a host is letters, digits, -._~!$&'()*+;= and percent-encoded octets",
    ],
  ])('%s', (text, reason) => {
    const parsed = one.parse(text)
    expect(parsed._tag === 'Left' && showReason(parsed.left)).toBe(reason)
  })
})

it.each([
  ['u:pw@h', 'u*****'],
  ['host=h password=pw', `h${'*'.repeat(17)}`],
  ['mysql://u:pw@h?a=b', 'mysql://u:**@h?a=*'],
  ['mysql://u%3apw@h?a=b', 'mysql://u%3a**@h?a=*'],
  ['mysql://h:12345/d', 'mysql://h:12345/d'],
  ['mysql://u:12345pw', 'mysql://u:*******'],
  ['', ''],
])('the error for <%s> has the text <%s>', (text, shown) => {
  const parsed = one.parse(text)
  expect(parsed._tag === 'Left' && parsed.left.text).toBe(shown)
})

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
    for (const { parse } of [one, connectionUri({ schemes: ['redis'], hosts: 'many', requireHost: false })]) {
      const parsed = parse(text)
      expect(printed(parsed._tag === 'Left' ? parsed.left : parsed.right)).not.toContain(SECRET)
    }
  }
})

law(
  'a password in raw characters never leads to another host',
  [fc.string({ unit: fc.constantFrom(...'ab1:/?#@=&,%[]'.split('')), minLength: 1, maxLength: 6 })],
  (password) => {
    const parsed = mongo.parse(`mongodb://ann:${password}@right.example:1/db`)
    if (parsed._tag === 'Right') expect(parsed.right.hosts).toEqual([{ kind: 'name', name: 'right.example', port: 1 }])
  },
)

law(
  'parse reads what is encoded',
  [fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 })],
  (user, password, name) => {
    const part = (text: string) =>
      encode('queryPart')(text).replace(/[@:/?]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
    if (/\0/.test(user + password + name)) return
    const parsed = rightOf(
      mongo.parse(`mongodb://${part(user)}:${part(password)}@h/${part(name)}?${part(name)}=${part(password)}`),
    )
    expect([parsed.user, parsed.password, parsed.database, parsed.parameters.get(name)]).toEqual([
      user,
      password,
      name,
      password,
    ])
  },
)

describe('connectionUri', () => {
  it('checks literals, also if an invalid one got past the compiler', () => {
    expect(one.uri('redis://h/0')).toBe('redis://h/0')
    // @ts-expect-error: another scheme
    expect(() => one.uri('http://h/0')).toThrow('the text begins with redis://')
    // @ts-expect-error: a delimiter in the password
    expect(() => one.uri('redis://u:p?w@h')).toThrow("a password writes '?' as %3F")
    expect([one.is('redis://h'), one.is(1), one.is('h')]).toEqual([true, false, false])
  })

  it('has one host in its type, or many', () => {
    const parsed = rightOf(one.parse('rediss://h'))
    const { name, port } = parsed.hosts[0]
    expect([parsed.scheme satisfies 'redis' | 'rediss', name, port]).toEqual(['rediss', 'h', 6379])
  })

  it.each([
    [{ schemes: ['Redis'], hosts: 'one' }, "the option 'schemes' is a list"],
    [{ schemes: [], hosts: 'one' }, "the option 'schemes' is a list"],
    [{ schemes: ['a'] }, "the option 'hosts' is missing"],
    [{ schemes: ['a'], hosts: 'two' }, "the option 'hosts' is one of one, many"],
    [{ schemes: ['a'], hosts: 'one', defaultPort: 0 }, "the option 'defaultPort' is a number"],
    [{ schemes: ['a'], hosts: 'one', port: 1 }, "'port' is not an option"],
  ])('refuses %j', (options, message) => expect(() => connectionUri(options as never)).toThrow(message))

  it('reads own properties of its options only', () => {
    const polluted = Object.prototype as Record<string, unknown>
    try {
      polluted['requireHost'] = false
      expect(connectionUri({ schemes: ['a'], hosts: 'one' }).parse('a:///b')._tag).toBe('Left')
    } finally {
      delete polluted['requireHost']
    }
  })

  it('gives parameters by name', () => {
    const { parameters } = rightOf(one.parse('redis://h?a=1&b=2&a=3'))
    expect([parameters.names, parameters.get('a'), parameters.get('c'), parameters.get('toString')]).toEqual([
      ['a', 'b', 'a'],
      '1',
      undefined,
      undefined,
    ])
  })
})
