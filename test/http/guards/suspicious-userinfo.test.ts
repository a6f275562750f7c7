import { isUri, type UriView, view } from 'uri-ts'
import { type Finding, suspiciousUserinfo } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { partOf } from '../../support/law'

const parsed = (text: string): UriView => (isUri(text) ? view(text) : expect.fail(text))

/** Returns the kind and the text of each finding. */
const found = (findings: ReadonlyArray<Finding>, text: string): unknown =>
  findings.map(({ kind, start, end }) => [kind, text.slice(start, end)])

describe('suspiciousUserinfo', () => {
  it.each([
    ['http://a/@b', []],
    ['http://me@a/', []],
    ['http://@a/', []],
    ['http://me:@a/', []],
    ['http://:pw@a/', [['password', 'pw']]],
    ['http://%40me@a/', [['encoded-delimiter', '%40']]],
    ['http://www.example.com@a/', [['host-like', 'www.example.com']]],
    [
      'http://127.0.0.1:80@a/',
      [
        ['host-like', '127.0.0.1'],
        ['password', '80'],
      ],
    ],
    [
      'http://localhost:80@a/',
      [
        ['host-like', 'localhost'],
        ['password', '80'],
      ],
    ],
    ['http://localhosts@a/', []],
    ['http://example%2Ecom@a/', [['host-like', 'example%2Ecom']]],
    [
      'http://me%40example.com%2F@a/',
      [
        ['host-like', 'example.com'],
        ['encoded-delimiter', '%40'],
        ['encoded-delimiter', '%2F'],
      ],
    ],
    [
      'http://me%20:s%3Ae@a/',
      [
        ['encoded-delimiter', '%3A'],
        ['password', 's%3Ae'],
      ],
    ],
    ['ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm', [['host-like', 'cnn.example.com']]],
  ])('finds in %s: %j', (text, findings) => {
    expect(found(suspiciousUserinfo(parsed(text)), text)).toEqual(findings)
  })
})

describe('suspiciousUserinfo, host-like', () => {
  it.each([
    ['example%2Ecom', 'example%2Ecom'],
    ['%65xample.%63om', '%65xample.%63om'],
    ['my_bank.example.com', 'my_bank.example.com'],
    ['my-bank.example.com', 'my-bank.example.com'],
    ['b%C3%BCcher.example', 'b%C3%BCcher.example'],
    ['%C4%80.example', '%C4%80.example'],
    ['example%E3%80%82com', 'example%E3%80%82com'],
    ['example%ef%bc%8ecom', 'example%ef%bc%8ecom'],
    ['www.example.com.', 'www.example.com'],
    ['%6cocalhost', '%6cocalhost'],
    ['2130706433', '2130706433'],
    ['%32130706433', '%32130706433'],
    ['0x7f000001', '0x7f000001'],
    ['017700000001', '017700000001'],
    ['2130706433&x', '2130706433'],
    ['16777216', '16777216'],
    ['016777216', '016777216'],
  ])('%s seems to begin with the host %s', (userinfo, hostLike) => {
    const text = `http://${userinfo}@evil.test/`
    expect(found(suspiciousUserinfo(parsed(text)), text)).toEqual([['host-like', hostLike]])
  })

  it.each(['me', 'me_too', '12345', '16777215', '0x7f', 'a.', '.a', 'localhost_1', 'my-localhost', '%F0%9F%98%80', ''])(
    '%j does not seem to begin with a host',
    (userinfo) => expect(suspiciousUserinfo(parsed(`http://${userinfo}@evil.test/`))).toEqual([]),
  )
})

describe('a host anywhere in userinfo', () => {
  const kinds = (userinfo: string): unknown => {
    const text = `http://${userinfo}@evil.test/`
    return suspiciousUserinfo(parsed(text))
      .filter(({ kind }) => kind === 'host-like')
      .map(({ start, end }) => text.slice(start, end))
  }
  const SUB_DELIMS = "!$&'()*+,;="

  it.each([...`${SUB_DELIMS}~:`, '.', '..', '%20', '%0A', '%7C', '%40', '%2F', '%22', 'user,', '%E2%80%8B~'])(
    'is found after %s and before it',
    (other) => {
      for (const host of ['www.bank.com', 'localhost', '2130706433', 'bank%E2%80%A4com']) {
        expect([other, kinds(other + host)]).toEqual([other, [host]])
        if (other !== 'user,') expect([other, kinds(host + other)]).toEqual([other, [host]])
      }
    },
  )

  it.each([
    ['~www.bank.com', ['www.bank.com']],
    ['user,www.bank.com', ['www.bank.com']],
    ['bank%E2%80%A4com', ['bank%E2%80%A4com']],
    ['www.bank.com,login.bank.com', ['www.bank.com', 'login.bank.com']],
    ['me:www.bank.com', ['www.bank.com']],
    ['www%C2%AD.bank.com', ['www%C2%AD.bank.com']],
    ['%EF%BD%82ank.com', ['%EF%BD%82ank.com']],
    ['%EF%BD%8Cocalhost', ['%EF%BD%8Cocalhost']],
    ['%EF%BC%92130706433', ['%EF%BC%92130706433']],
    ['10%E2%92%880%E2%92%881', ['10%E2%92%880%E2%92%881']],
    ['%E3%8F%82', ['%E3%8F%82']],
    ['~a%E3%8F%82', ['a%E3%8F%82']],
    ['127%2E0.0%2e1', ['127%2E0.0%2e1']],
    ['%F0%9D%90%9B.%F0%9D%90%9Cm', ['%F0%9D%90%9B.%F0%9D%90%9Cm']],
    ['a.%FF', ['a.%FF']],
    ['a.%E2%80', ['a.%E2%80']],
    ['%C0%AEa', []],
    ['a..b', []],
    ['me', []],
    ['me~you', []],
    ['first_last', []],
    ['~.', []],
    ['a.,b', []],
    ['2130706433x', []],
    ['12345', []],
    ['me,12345', []],
    ['%E2%80%A4', []],
    ['', []],
  ])('%s: %j', (userinfo, hosts) => expect(kinds(userinfo)).toEqual(hosts))

  it('is found by each character that Unicode maps to a dot, or lists as confusable with one', () => {
    const confusable = '\xb7\u0660\u0701\u0702\u06f0\u2022\u2027\u2219\u22c5\u30fb\ua4f8\ua60e\u{10a50}\u{1d16d}'
    const mapped: string[] = ['\u3002']
    for (let point = 0x80; point <= 0x1ffff; point++) {
      if (point >= 0xd800 && point <= 0xdfff) continue
      const character = String.fromCodePoint(point)
      if (['.', '\u3002'].includes(character.normalize('NFKC'))) mapped.push(character)
    }
    expect(mapped).toContain('\u2024')
    for (const dot of [...mapped, ...confusable]) {
      const userinfo = `bank${encodeURIComponent(dot)}com`
      expect([dot, kinds(userinfo)]).toEqual([dot, [userinfo]])
    }
  })

  it('is found in linear time and memory', () => {
    for (const unit of partOf([
      'a',
      'a.',
      '.',
      '~',
      '%41',
      '%E2%80%A4',
      '%FF',
      '%E2',
      '1',
      'a,',
      '%C2%AD',
      '%F0%9F%98%80',
    ])) {
      const userinfo = unit.repeat(100_000)
      expect(kinds(`${userinfo},www.bank.com`)).toContain('www.bank.com')
    }
  })
})
