import { inspect } from 'node:util'
import * as fc from 'fast-check'
import { encode } from 'uri-ts'
import { connectionUri } from 'uri-ts/schemes'
import { describe, expect, it } from 'vitest'
import { law } from '../../support/law'
import { rightOf } from '../../support/views'
import { errorOf, libpq, mongo, one } from './connections'
import { shown } from './shown-connection'

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
  ])('%s', (text, result) => expect(shown(rightOf(libpq().parse(text)))).toBe(result))
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
  ])('%s', (text, result) => expect(shown(rightOf(mongo().parse(text)))).toBe(result))

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
  ])('refuses %j', (text) => expect(mongo().parse(text)._tag).toBe('Left'))
})

describe('what may be absent, empty or at a limit', () => {
  it.each([
    ['redis://h', undefined, undefined, undefined],
    ['redis://h/', undefined, undefined, undefined],
    ['redis://@h', '', undefined, undefined],
    ['redis://:@h', '', '', undefined],
    ['redis://:pw@h/d', '', 'pw', 'd'],
    ['redis://u@h:1', 'u', undefined, undefined],
    ['redis://u:a:b@h', 'u', 'a:b', undefined],
  ])('%s', (text, user, password, database) => {
    const parsed = rightOf(one().parse(text))
    expect([parsed.user, parsed.password, parsed.database]).toEqual([user, password, database])
  })

  it.each([
    ['redis://h:', 6379],
    ['redis://h:1', 1],
    ['redis://h:00001', 1],
    ['redis://h:65535', 65_535],
    ['redis://[::1]:', 6379],
    ['redis://[::1]:65535/', 65_535],
  ])('the port of <%s> is %i', (text, port) => expect(rightOf(one().parse(text)).hosts[0].port).toBe(port))

  it.each([
    ['redis://h?', []],
    ['redis://h/?a=', ['a']],
    ['redis://h?a=1&', ['a']],
    ['redis://h?a=1&b=2&', ['a', 'b']],
  ])('<%s> has the parameters %j', (text, names) => expect(rightOf(one().parse(text)).parameters.names).toEqual(names))

  it.each(['redis://h?&', 'redis://h?a=1&&', 'redis://h?a=1&&b=2'])('<%s> has an empty parameter', (text) =>
    expect(errorOf(one(), text)).toMatchObject({ component: 'parameter', reason: 'parameter' }),
  )
})

law(
  'a password in raw characters never leads to another host',
  [fc.string({ unit: fc.constantFrom(...'ab1:/?#@=&,%[]'.split('')), minLength: 1, maxLength: 6 })],
  (password) => {
    const parsed = mongo().parse(`mongodb://ann:${password}@right.example:1/db`)
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
      mongo().parse(`mongodb://${part(user)}:${part(password)}@h/${part(name)}?${part(name)}=${part(password)}`),
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
    expect(one().uri('redis://h/0')).toBe('redis://h/0')
    // @ts-expect-error: the scheme is not `redis`
    expect(() => one().uri('http://h/0')).toThrow('the text begins with redis://')
    // @ts-expect-error: the password contains a delimiter
    expect(() => one().uri('redis://u:p?w@h')).toThrow("write '?' as %3F in a password")
    expect([one().is('redis://h'), one().is(1), one().is('h')]).toEqual([true, false, false])
  })

  it('has one host in its type, or many', () => {
    const parsed = rightOf(one().parse('rediss://h'))
    const { name, port } = parsed.hosts[0]
    expect([parsed.scheme satisfies 'redis' | 'rediss', name, port]).toEqual(['rediss', 'h', 6379])
  })

  it.each([
    [{ schemes: ['Redis'], hosts: 'one' }, "the option 'schemes' is a list of schemes in lower case"],
    [{ schemes: ['redis', '1a'], hosts: 'one' }, "the option 'schemes' is a list of schemes in lower case"],
    [{ schemes: ['redis', ['a']], hosts: 'one' }, "the option 'schemes' is a list of schemes in lower case"],
    [{ schemes: ['a:b'], hosts: 'one' }, "the option 'schemes' is a list of schemes in lower case"],
    [{ schemes: [], hosts: 'one' }, "the option 'schemes' is a list of schemes in lower case"],
    [{ schemes: 'redis', hosts: 'one' }, "the option 'schemes' is a list of schemes in lower case"],
    [{ schemes: ['a'] }, "the option 'hosts' is missing"],
    [{ schemes: ['a'], hosts: 'two' }, "the option 'hosts' is one of one, many"],
    [{ schemes: ['a'], hosts: 'one', requireHost: 'no' }, "the option 'requireHost' is one of true, false"],
    [
      { schemes: ['a'], hosts: 'one', port: 1 },
      "'port' is not an option: the options are schemes, hosts, defaultPort, requireHost",
    ],
  ])('refuses %j', (options, message) => expect(() => connectionUri(options as never)).toThrow(new TypeError(message)))

  it.each([0, -1, 1.5, 65_536, '1'])('refuses the default port %j', (defaultPort) => {
    const options = { schemes: ['a'], hosts: 'one', defaultPort }
    const message = "the option 'defaultPort' is a number from 1 to 65535"
    expect(() => connectionUri(options as never)).toThrow(new TypeError(message))
  })

  it('accepts digits and signs in a scheme, and each port from 1 to 65535', () => {
    for (const defaultPort of [1, 65_535]) {
      const { parse } = connectionUri({ schemes: ['h2', 'a+b.c-d'], hosts: 'one', defaultPort })
      expect(rightOf(parse('a+b.c-d://h')).hosts[0].port).toBe(defaultPort)
      expect(rightOf(parse('H2://h')).scheme).toBe('h2')
    }
  })

  it('reads own properties of its options only', () => {
    const polluted = Object.prototype as Record<string, unknown>
    try {
      polluted['requireHost'] = false
      expect(connectionUri({ schemes: ['a'], hosts: 'one' }).parse('a:///b')._tag).toBe('Left')
    } finally {
      delete polluted['requireHost']
    }
  })

  it('prints the names of parameters, and each part but the password', () => {
    const connection = rightOf(one().parse('redis://u:pw@h/d?a=1&b=2'))
    const { parameters } = connection
    expect(JSON.stringify(parameters)).toBe('["a","b"]')
    expect(inspect(parameters)).toBe("[ 'a', 'b' ]")
    const parts = {
      scheme: 'redis',
      user: 'u',
      hosts: [{ name: 'h', kind: 'name', port: 6379 }],
      database: 'd',
      parameters: ['a', 'b'],
    }
    expect(JSON.parse(JSON.stringify(connection))).toEqual(parts)
    expect(inspect(connection, { depth: 9 })).toBe(inspect(parts, { depth: 9 }))
  })

  it('gives parameters by name', () => {
    const { parameters } = rightOf(one().parse('redis://h?a=1&b=2&a=3'))
    expect([parameters.names, parameters.get('a'), parameters.get('c'), parameters.get('toString')]).toEqual([
      ['a', 'b', 'a'],
      '1',
      undefined,
      undefined,
    ])
  })
})
