import { isUriReference, parseUriReference, type UriView, view } from 'uri-ts'
import * as http from 'uri-ts/http'
import { type Finding, findings, showFinding } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { viewOf } from '../../support/corpus'

const GUARDS: { readonly [guard: string]: (view: UriView) => readonly Finding[] } = {
  ambiguousPath: http.ambiguousPath,
  controlOctets: http.controlOctets,
  privateHost: http.privateHost,
  rareIPv4: http.rareIPv4,
  suspiciousUserinfo: http.suspiciousUserinfo,
  wellKnownPortMismatch: http.wellKnownPortMismatch,
  whatwgDifference: http.whatwgDifference,
}

describe('findings', () => {
  it('lists by start what each guard finds, with its name', () => {
    expect(findings(viewOf('http://cnn.com:pw@0x7f.1:25/a%2Fb/..;/%00?%0A'))).toEqual([
      { guard: 'suspiciousUserinfo', kind: 'host-like', start: 7, end: 14 },
      { guard: 'suspiciousUserinfo', kind: 'password', start: 15, end: 17 },
      { guard: 'privateHost', kind: 'loopback', start: 18, end: 24 },
      { guard: 'rareIPv4', kind: 'rare-ipv4', start: 18, end: 24 },
      { guard: 'whatwgDifference', kind: 'host', start: 18, end: 24 },
      { guard: 'wellKnownPortMismatch', kind: 'port-mismatch', start: 25, end: 27 },
      { guard: 'ambiguousPath', kind: 'encoded-slash', start: 29, end: 32 },
      { guard: 'ambiguousPath', kind: 'parameter', start: 36, end: 37 },
      { guard: 'controlOctets', kind: 'nul', start: 38, end: 41 },
      { guard: 'controlOctets', kind: 'line-break', start: 42, end: 45 },
    ])
  })

  it.each([
    ...[
      'http://a/',
      'urn:a',
      '//localhost//a',
      'file://C:/a',
      'http:///evil.com/a/b',
      'http://xn--a/%2e%2E/;%25%32%66',
    ],
    ...[
      'http://%31%32%37.1:6379//',
      'ftp://a%40b:c@d.test:99999/',
      '/%00%00//%0D',
      'http://[::ffff:a00:1]:22/./',
      '?%7F',
    ],
  ])('of %s has what the guards find, and nothing else', (text) => {
    const parsed = isUriReference(text) ? view(text) : expect.fail(text)
    const all = findings(parsed)
    const starts = all.map(({ start }) => start)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    for (const [name, find] of Object.entries(GUARDS)) {
      const own = all.filter(({ guard }) => guard === name).map(({ kind, start, end }) => ({ kind, start, end }))
      expect({ name, own }).toEqual({ name, own: [...find(parsed)].sort((a, b) => a.start - b.start) })
    }
    expect(all.every(({ guard }) => guard in GUARDS)).toBe(true)
  })

  it('runs every guard of a view that is exported', () => {
    const parsed = parseUriReference('http://a.example.com/')
    const isGuard = (value: unknown): boolean => {
      if (typeof value !== 'function' || value.length !== 1 || parsed._tag === 'Left') return false
      try {
        return Object.isFrozen(value(parsed.right)) && Array.isArray(value(parsed.right))
      } catch {
        return false
      }
    }
    const guards = Object.entries(http).filter(([name, value]) => name !== 'findings' && isGuard(value))
    expect(guards.map(([name]) => name).sort()).toEqual(Object.keys(GUARDS).sort())
  })
})

describe('findings of some guards', () => {
  const found = viewOf('http://me:pw@127.0.0.1:22/a//b%00')

  it('has what these guards find', () => {
    for (const guard of new Set(findings(found).map(({ guard }) => guard)))
      expect(findings(found, [guard])).toEqual(findings(found).filter((finding) => finding.guard === guard))
    expect(findings(found, [])).toEqual([])
    expect(findings(found, ['privateHost', 'controlOctets']).map(({ kind }) => kind)).toEqual(['loopback', 'nul'])
  })

  it.each([['privateHost'], [['privatHost']], [0], [{}], [null]])('refuses %j as names', (names) => {
    expect(() => findings(found, names as never)).toThrow(
      /^findings: names are a list of ambiguousPath, controlOctets, privateHost, /,
    )
  })

  it('showFinding says what each means, and where', () => {
    expect(findings(found).map(showFinding)).toEqual([
      'the userinfo has a password, at offset 10',
      'the host is this machine, at offset 13',
      'the port belongs to another protocol, at offset 23',
      'the path has an empty segment, which some programs remove, at offset 27',
      'an encoded NUL may end the text in some programs, at offset 30',
    ])
    for (const none of [found, undefined, null])
      expect(() => showFinding(none as never)).toThrow(new TypeError('the value is not a finding of a guard'))
    expect(() => showFinding({ kind: 'toString', start: 0, end: 1 } as never)).toThrow(TypeError)
  })

  it.each([
    ['encoded-slash', 'the path has an encoded slash, which some programs decode to a separator'],
    ['encoded-backslash', 'the path has an encoded backslash, which some programs read as a slash'],
    ['encoded-dot', 'the path has an encoded dot, which some programs decode to a dot segment'],
    ['encoded-percent', 'the path has an encoded percent sign, which a second decoding changes'],
    ['encoded-unreserved', 'the path encodes a character that needs no encoding, so it has another spelling'],
    ['dot-segment', 'the path has a dot segment, which some programs remove'],
    ['empty-segment', 'the path has an empty segment, which some programs remove'],
    ['parameter', 'the path has a parameter after a semicolon, which some programs remove'],
    ['nul', 'an encoded NUL may end the text in some programs'],
    ['line-break', 'an encoded line break may begin a new line in a header or a log'],
    ['control', 'an encoded control character may change how a program reads the text'],
    ['loopback', 'the host is this machine'],
    ['unspecified', 'the host is an unspecified address, which often means this machine'],
    ['private', 'the host is an address of a private network'],
    ['link-local', 'the host is a link-local address, such as that of the metadata of a cloud'],
    ['unique-local', 'the host is an address of a private network'],
    ['shared', 'the host is an address that providers share'],
    ['multicast', 'the host is a multicast address'],
    ['reserved', 'the host is reserved'],
    ['local-name', 'the host is a name of a local network'],
    ['single-label', 'the host is a name without a dot, which only a local network knows'],
    ['rare-ipv4', 'some programs read the host as an IPv4 address'],
    ['host-like', 'the userinfo looks like a host, so the URI seems to lead there'],
    ['encoded-delimiter', 'the userinfo has an encoded delimiter, so it may be read as a host'],
    ['password', 'the userinfo has a password'],
    ['port-mismatch', 'the port belongs to another protocol'],
    ['host', 'a browser reads another host'],
    ['port', 'a browser refuses the port'],
    ['path', 'a browser reads another path'],
  ] as const)('%s means that %s', (kind, meaning) => {
    expect(showFinding({ kind, start: 7, end: 8 })).toBe(`${meaning}, at offset 7`)
  })
})
