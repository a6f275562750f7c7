import { type AnyView, isUri, view } from 'uri-ts'
import {
  ambiguousPath,
  controlOctets,
  type Finding,
  parseRequestTarget,
  privateHost,
  rareIPv4,
  suspiciousUserinfo,
  wellKnownPortMismatch,
  whatwgDifference,
} from 'uri-ts/http'
import { describe, expect, it } from 'vitest'

const parsed = (text: string): AnyView => (isUri(text) ? view(text) : expect.fail(text))

/** The kind and the text of each finding. */
const found = (findings: ReadonlyArray<Finding>, text: string): unknown =>
  findings.map(({ kind, start, end }) => [kind, text.slice(start, end)])

describe('ambiguousPath', () => {
  it.each([
    ['http://a/b%2Fc', [['encoded-slash', '%2F']]],
    ['http://a/b%2fc', [['encoded-slash', '%2f']]],
    [
      'http://a/%5C%5c',
      [
        ['encoded-backslash', '%5C'],
        ['encoded-backslash', '%5c'],
      ],
    ],
    [
      'http://a/%2e%2E/',
      [
        ['encoded-dot', '%2e'],
        ['encoded-dot', '%2E'],
      ],
    ],
    ['http://a/x/../y', [['dot-segment', '..']]],
    ['http://a/.', [['dot-segment', '.']]],
    ['http://a/a.b/...', []],
    ['http://a//b', [['empty-segment', '//']]],
    ['http://a/b//', [['empty-segment', '//']]],
    [
      'http://a///',
      [
        ['empty-segment', '//'],
        ['empty-segment', '//'],
      ],
    ],
    ['http://a/b/', []],
    ['http://a', []],
    ['http://a/b;c=d', [['parameter', ';']]],
    ['http://a/%252e', [['encoded-percent', '%252e']]],
    ['http://a/%25Aa', [['encoded-percent', '%25Aa']]],
    ['http://a/%25', []],
    ['http://a/%25a', []],
    ['http://a/%25ag', []],
    ['http://a/%25g0', []],
    ['http://a/%25:0', []],
    ['http://a/%25/0', []],
    ['http://a/b?%2F;//', []],
    ['urn:a;b', [['parameter', ';']]],
  ])('finds in %s: %j', (text, findings) => {
    expect(found(ambiguousPath(parsed(text)), text)).toEqual(findings)
  })

  it('reads an origin-form', () => {
    const target = parseRequestTarget('GET', '//a')
    expect(target._tag === 'Right' && target.right._tag === 'OriginForm' && ambiguousPath(target.right)).toEqual([
      { kind: 'empty-segment', start: 0, end: 2 },
    ])
  })
})

describe('controlOctets', () => {
  it.each([
    ['http://a/b%00', [['nul', '%00']]],
    [
      'http://a/%0d%0A',
      [
        ['line-break', '%0d'],
        ['line-break', '%0A'],
      ],
    ],
    [
      'http://u%1F@a%7f?%09#%01',
      [
        ['control', '%1F'],
        ['control', '%7f'],
        ['control', '%09'],
        ['control', '%01'],
      ],
    ],
    ['http://a/%20%2500%80', []],
  ])('finds in %s: %j', (text, findings) => {
    expect(found(controlOctets(parsed(text)), text)).toEqual(findings)
  })
})

describe('suspiciousUserinfo', () => {
  it.each([
    ['http://a/@b', []],
    ['http://me@a/', []],
    ['http://@a/', []],
    ['http://me:@a/', []],
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
    ['http://example%2Ecom@a/', []],
    [
      'http://me%40example.com%2F@a/',
      [
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

describe('wellKnownPortMismatch', () => {
  it.each([
    ['http://a/', []],
    ['http://a:/', []],
    ['http://a:80/', []],
    ['http://a:00080/', []],
    ['http://a:8080/', []],
    ['http://a:65536/', []],
    ['http://a:25/', [['port-mismatch', '25']]],
    ['HTTPS://a:80/', [['port-mismatch', '80']]],
    ['http://a:443/', [['port-mismatch', '443']]],
    ['http://a:6379/', [['port-mismatch', '6379']]],
    ['http://a:0/', [['port-mismatch', '0']]],
    ['smtp://a:25', []],
    ['foo://a:25', []],
    ['constructor://a:25', []],
  ])('finds in %s: %j', (text, findings) => {
    expect(found(wellKnownPortMismatch(parsed(text)), text)).toEqual(findings)
  })

  it('treats a view without a scheme as http', () => {
    const target = parseRequestTarget('CONNECT', 'a:25')
    const isView = target._tag === 'Right' && target.right._tag === 'AuthorityForm'
    expect(isView && wellKnownPortMismatch(target.right)).toEqual([{ kind: 'port-mismatch', start: 2, end: 4 }])
  })
})

describe('guards', () => {
  const GUARDS = {
    ambiguousPath,
    controlOctets,
    privateHost,
    rareIPv4,
    suspiciousUserinfo,
    wellKnownPortMismatch,
    whatwgDifference,
  }

  it.each(Object.entries(GUARDS))('%s returns the same frozen array each time it finds nothing', (_, guard) => {
    const nothing = guard(parsed('http://example.com/a?b=c#d'))
    expect(nothing).toEqual([])
    expect(Object.isFrozen(nothing)).toBe(true)
    expect(guard(parsed('urn:a'))).toBe(nothing)
  })

  it('find the host of an authority-form', () => {
    const target = parseRequestTarget('CONNECT', '0x7f.1:443')
    if (target._tag === 'Left' || target.right._tag !== 'AuthorityForm') return expect.fail('no authority-form')
    expect(privateHost(target.right)).toEqual([{ kind: 'loopback', start: 0, end: 6 }])
    expect(rareIPv4(target.right)).toEqual([{ kind: 'rare-ipv4', start: 0, end: 6 }])
  })
})
