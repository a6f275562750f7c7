import { describe, expect, it } from 'vitest'
import { hasOrigin, readOrigin } from '../../../src/core/equivalence/has-origin'
import { origin } from '../../../src/core/equivalence/origin'
import { NOT_TEXT } from '../../support/not-text'
import { refOf } from '../../support/views'

const LIST = ['https://example.com', 'http://[::1]:3000', 'ftp://H:21', 'app://x:'] as const

describe('hasOrigin', () => {
  it.each([
    'https://example.com',
    'HTTPS://me@EX%41MPLE.com:0443/a?b#c',
    'http://[0:0::1]:3000/',
    'ftp://h',
    'ftp://h:21/a',
    'app://x/y',
  ])('allows <%s>', (text) => {
    expect(hasOrigin(LIST)(refOf(text))).toBe(true)
  })

  it.each([
    ...['http://example.com', 'https://example.com:444', 'https://example.com.', 'https://www.example.com'],
    ...['https://example.com.evil/', 'https://example.com@evil/', 'https://evil/https://example.com', '//example.com'],
    ...['http://[::1]', 'http://[::1]:3001', '', '/', 'example.com', 'file:///etc', 'https://example.com:99999'],
  ])('does not allow <%s>', (text) => {
    expect(hasOrigin(LIST)(refOf(text))).toBe(false)
  })

  it('takes one origin', () => {
    expect(hasOrigin('http://h')(refOf('http://h/a'))).toBe(true)
    expect(hasOrigin('http://h')(refOf('http://i/a'))).toBe(false)
  })

  it('allows nothing if the list is empty', () => {
    for (const text of ['http://h', '', 'file:///', 'undefined:']) expect(hasOrigin([])(refOf(text))).toBe(false)
  })

  it('does not see later changes of the list', () => {
    const list = ['http://h']
    const isAllowed = hasOrigin(list)
    list[0] = 'http://i'
    expect([isAllowed(refOf('http://h')), isAllowed(refOf('http://i'))]).toEqual([true, false])
  })

  it.each(['http://h', 'HTTP://H', 'http://h:', 'http://h:80', 'http://h:0080', 'http://%68'])('takes %s', (entry) => {
    expect(hasOrigin(entry)(refOf('http://h:80/'))).toBe(true)
  })

  it.each(NOT_TEXT.filter(([name]) => name !== 'a view'))('throws for %s', (_name, value) => {
    expect(() => hasOrigin(LIST)(value as never)).toThrow(TypeError)
  })
})

const BAD_PORT = 'a port is 0 to 65535'
const ONE_HOST = 'an origin is one host: list each of them'

const WRONG: readonly (readonly [entry: string, sentence: string, shown?: string])[] = [
  ['https://example.com/', "path: '/' is not allowed at offset 19; write https://example.com"],
  ['HTTP://H:8080/a/b?c#d', "path: '/' is not allowed at offset 13; write HTTP://H:8080"],
  ['https://h?q', "query: '?' is not allowed at offset 9; write https://h"],
  ['https://h?q#f', "query: '?' is not allowed at offset 9; write https://h"],
  ['https://h?', "query: '?' is not allowed at offset 9; write https://h"],
  ['https://h#f', "fragment: '#' is not allowed at offset 9; write https://h"],
  ['https://h/*', "path: '/' is not allowed at offset 9; write https://h"],
  ['example.com', "scheme: 'e' is not allowed at offset 0; did you mean https://example.com?"],
  ['localhost:3000', "scheme: 'l' is not allowed at offset 0; did you mean http://localhost:3000?"],
  ['//h', "scheme: '/' is not allowed at offset 0; did you mean https://h?"],
  [' https://h', "scheme: ' ' is not allowed at offset 0; did you mean https://h?"],
  ['', 'scheme: the end of the text is not allowed at offset 0; write https://host'],
  ['null', "scheme: 'n' is not allowed at offset 0; null is what browsers write for no origin"],
  ['nullx', "scheme: 'n' is not allowed at offset 0; did you mean https://nullx?"],
  ['https:h', "host: 'h' is not allowed at offset 6; did you mean https://h?"],
  ['https:///h', "host: '/' is not allowed at offset 8; write https://host"],
  ['ws://', 'host: the end of the text is not allowed at offset 5; write ws://host'],
  ['ws://:80', "host: ':' is not allowed at offset 5; write ws://host"],
  ['mailto:a', "scheme: 'm' is not allowed at offset 0; write scheme://host"],
  ['x/y://z', "scheme: 'x' is not allowed at offset 0; did you mean https://x?"],
  ['file:///', "scheme: 'f' is not allowed at offset 0; the scheme file has no origins"],
  ['FILE://h', "scheme: 'F' is not allowed at offset 0; the scheme file has no origins"],
  ['urn://h', "scheme: 'u' is not allowed at offset 0; the scheme urn has no origins"],
  ['*', `host: '*' is not allowed at offset 0; ${ONE_HOST}`],
  ['*.example.com', `host: '*' is not allowed at offset 0; ${ONE_HOST}`],
  ['https://*.example.com', `host: '*' is not allowed at offset 8; ${ONE_HOST}`],
  ['https://a.*', `host: '*' is not allowed at offset 10; ${ONE_HOST}`],
  ['https://h:*', `host: '*' is not allowed at offset 10; ${ONE_HOST}`],
  ['https://h:65536', `port: '6' is not allowed at offset 10; ${BAD_PORT}`],
  ['ftp://h:65536', `port: '6' is not allowed at offset 8; ${BAD_PORT}`],
  ['https://h:8o', "port: 'o' is not allowed at offset 11; a port is digits"],
  ['https://[::1', "host: '[' has no ']' at offset 8; an IP-literal is enclosed in '[' and ']'"],
  ['https://u:pw@h', "userinfo: '@' is not allowed at offset 12; an http URI has no userinfo", '************@h'],
  ['ftp://u:pw@h/', "userinfo: '@' is not allowed at offset 10; an origin has no userinfo", '**********@h/'],
  [
    'https://h\u202e',
    "host: a non-ASCII character is not allowed at offset 9; a reg-name is letters, digits, -._~!$&'()*+,;= and percent-encoded octets",
    'https://h\\u202e',
  ],
]

describe('hasOrigin refuses an entry that is not exactly an origin:', () => {
  it.each(WRONG.map(([entry, sentence, shown = entry]) => ({ entry, sentence, shown })))(
    '<$entry>',
    ({ entry, sentence, shown }) => {
      const error = new TypeError(`hasOrigin: '${shown}': ${sentence}`)
      expect(() => hasOrigin(entry)).toThrow(error)
      expect(() => hasOrigin(['http://h', entry])).toThrow(error)
    },
  )

  it.each(NOT_TEXT.filter(([, value]) => !Array.isArray(value)))('%s', (_name, value) => {
    const error = new TypeError('hasOrigin: the value is not a string, such as https://example.com')
    expect(() => hasOrigin(value as never)).toThrow(error)
    expect(() => hasOrigin(['http://h', value as never])).toThrow(error)
  })

  it('but takes the scheme and host of any other URI', () => {
    for (const text of ['a://b', 'x-y+z.1://h:1', 'mailto://h', 'https://%2A.h']) {
      expect(origin(refOf(text))).toEqual({ _tag: 'Some', value: text })
      expect(hasOrigin(text)(refOf(`${text}/a`))).toBe(true)
    }
  })
})

it('gives the reason of a character that an origin does not have', () => {
  expect(readOrigin('http://me@h')).toMatchObject({ component: 'userinfo', reason: 'character', offset: 9 })
})
