import * as fc from 'fast-check'
import { hostList } from 'uri-ts/http'
import { formatIPv4, inCidr } from 'uri-ts/ip'
import { describe, expect, it } from 'vitest'
import { HOURS, LONG, law } from '../../support/law'
import { NOT_TEXT } from '../../support/not-text'
import { refOf } from '../../support/views'

const LIST = [
  'localhost',
  '.corp.example',
  'API.example.',
  '10.0.0.0/8',
  '127.0.0.1',
  '[::1]:8080',
  'fd00::/8',
  'db.example:5432',
  '.dev.example:443',
] as const
const isListed = hostList(LIST)

describe('hostList', () => {
  it.each([
    ...[
      'http://localhost',
      'http://LOCALHOST.:99/',
      'http://%6cocalhost/',
      'ftp://me@localhost/',
      '//localhost/a',
      'http://l%6Fcalhos%74.',
    ],
    ...[
      'http://corp.example',
      'http://a.corp.example',
      'http://a.b.CORP.example.:1',
      'http://a%2ecorp%2Eexample',
      'http://api.example',
    ],
    ...[
      'http://10.1.2.3',
      'http://0xa.1',
      'http://012.1.2.3',
      'http://167837955',
      'http://10.1',
      'http://[::ffff:10.1.2.3]',
      'http://[::FFFF:a01:203]:9',
    ],
    ...[
      'http://127.1',
      'http://0x7f000001/',
      'http://017700000001',
      'http://127.0.0.1.',
      'http://%31%32%37.0.0.1',
      'http://[::ffff:7f00:1]',
    ],
    ...[
      'http://[::1]:8080/',
      'http://[0:0:0:0:0:0:0:1]:08080',
      'http://[FD00::5]',
      'postgres://db.example:5432',
      'https://dev.example',
      'https://a.dev.example',
    ],
    ...['https://a.dev.example:443/', 'wss://a.dev.example'],
  ])('has <%s>', (text) => {
    expect(isListed(refOf(text))).toBe(true)
  })

  it.each([
    ...[
      'http://a.localhost',
      'http://localhost..',
      'http://localhost.evil.test',
      'http://notcorp.example',
      'http://corp.example.evil.test',
      'http://.evil',
    ],
    ...[
      'http://a.api.example',
      'http://11.1.2.3',
      'http://[64:ff9b::10.1.2.3]',
      'http://127.0.0.2',
      'http://[::1]',
      'http://[::1]:80',
      'http://[::2]:8080',
    ],
    ...[
      'postgres://db.example',
      'http://db.example',
      'http://dev.example',
      'https://dev.example:8443',
      'http://[v1.a]',
      'http:///a',
      'file:///a',
      '/a',
      '',
    ],
    ...[
      'http://evil.test%2F.corp.example.evil',
      'http://localhost%2F',
      'http://evil.test/localhost',
      'http://localhost@evil.test',
      'http://a:99999@h:99999',
    ],
  ])('does not have <%s>', (text) => {
    expect(isListed(refOf(text))).toBe(false)
  })

  it('has nothing if it is empty', () => {
    for (const text of ['http://a', 'http://[::1]', '/', '']) expect(hostList([])(refOf(text))).toBe(false)
  })

  it('may be longer than a list of arguments may be', () => {
    const isIn = hostList<string>(Array.from({ length: 300_000 }, (_, index) => `h${index}`))
    expect(['http://h0', 'http://h299999', 'http://h300000'].map((text) => isIn(refOf(text)))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('does not see later changes of the list', () => {
    const list = ['a']
    const isIn = hostList(list)
    list[0] = 'b'
    expect([isIn(refOf('//a')), isIn(refOf('//b'))]).toEqual([true, false])
  })

  it.each(NOT_TEXT.filter(([name]) => name !== 'a view'))('throws for %s instead of a view', (_name, value) => {
    expect(() => isListed(value as never)).toThrow(TypeError)
  })

  const HOST = 'is not a host: write a name, .name, an IP address, or a block such as 10.0.0.0/8'
  const NUMBER = 'ends with a number: write an IPv4 address as four numbers, such as 127.0.0.1'
  it.each([
    ...[
      '',
      '.',
      '..',
      '*',
      '*.example.com',
      'a..b',
      '..a',
      'a..',
      'a b',
      'a,b',
      'é',
      'a%41',
      'me@a',
      '[::1',
      '[::1]:',
      '[::1]x',
    ].map((text) => [text, HOST]),
    ...['a:', 'a:b', ':80', '[a]', '[::1::]:80', '[]', 'a:80:80', ' a', 'a\n'].map((text) => [text, HOST]),
    ...['127.1', '0x7f.1', '1', '1.2.3.4.5', 'a.1', '01.2.3.4', '.127.0.0.1', 'a.0X', '256.1.1.1:80'].map((text) => [
      text,
      NUMBER,
    ]),
    ...['a:65536', '[::1]:99999', '127.0.0.1:65536'].map((text) => [text, 'has a port that is not 0 to 65535']),
    ...['10.0.0.0/x', 'http://a', 'a/8', '/'].map((text) => [
      text,
      'is not an IP address or a block of them, such as 10.0.0.0/8',
    ]),
    ['10.1.0.0/8', 'is not the first address of a block: it has bits after the first 8'],
    ['::/129', 'has a prefix that is longer than the 128 bits of the address'],
  ] as [string, string][])('refuses the entry <%s>', (entry, problem) => {
    const shown = entry.replace('\n', '\\u000a').replace('me@', '**@')
    expect(() => hostList<string>(['a', entry])).toThrow(new TypeError(`hostList: '${shown}' ${problem}`))
  })

  it.each(NOT_TEXT)('refuses %s', (_name, value) => {
    expect(() => hostList([value as never])).toThrow(TypeError)
    if (!Array.isArray(value)) expect(() => hostList(value as never)).toThrow(TypeError)
  })

  const spelling = fc.constantFrom<(address: string) => string>(
    (address) => address,
    (address) => `[::ffff:${address}]`,
    (address) =>
      address
        .split('.')
        .map((octet) => `0x${Number(octet).toString(16)}`)
        .join('.'),
    (address) =>
      address
        .split('.')
        .map((octet) => `0${Number(octet).toString(8)}`)
        .join('.'),
    (address) => String(address.split('.').reduce((all, octet) => all * 256 + Number(octet), 0)),
    (address) => address.replace(/\d/g, (digit) => `%3${digit}`),
    (address) => `${address}.`,
  )
  law(
    'agrees with inCidr in every spelling of an address',
    [fc.nat(0xffffffff), fc.nat(0xffffffff), fc.integer({ min: 1, max: 32 }), spelling, fc.boolean()],
    (number, other, bits, spell, isNear) => {
      const mask = (-1 << (32 - bits)) >>> 0
      const block = `${formatIPv4((number & mask) >>> 0)}/${bits}`
      const address = formatIPv4(isNear ? ((number & mask) | (other & ~mask)) >>> 0 : other)
      expect([block, address, hostList<string>([block])(refOf(`http://${spell(address)}/`))]).toEqual([
        block,
        address,
        inCidr<string>(block)(address),
      ])
    },
  )

  it('reads a long host in linear time', { timeout: HOURS }, () => {
    for (const part of ['a.', '.', '%61', 'a', '1.'])
      expect(isListed(refOf(`http://${part.repeat(LONG / part.length)}`))).toBe(false)
    expect(hostList<string>(['a.'.repeat(LONG / 2)])(refOf('http://a/'))).toBe(false)
  })
})
