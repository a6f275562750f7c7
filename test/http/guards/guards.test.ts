import { decodeUnreserved, isUri, relativeRef, type UriView, view } from 'uri-ts'
import { ambiguousPath, controlOctets, type Finding, parseRequestTarget, wellKnownPortMismatch } from 'uri-ts/http'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../../refimpl/random'

const parsed = (text: string): UriView => (isUri(text) ? view(text) : expect.fail(text))

/** Returns the kind and the text of each finding. */
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
    ['http://a/%61', [['encoded-unreserved', '%61']]],
    [
      'http://a/%5a%30%2d%5F/%7E?%61#%61',
      ['%5a', '%30', '%2d', '%5F', '%7E'].map((octet) => ['encoded-unreserved', octet]),
    ],
    [
      'http://a/%61%252e%62',
      [
        ['encoded-unreserved', '%61'],
        ['encoded-percent', '%252e'],
        ['encoded-unreserved', '%62'],
      ],
    ],
    ['http://a/%40%7B%60%5B%C3%A9%80%2B', []],
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

  it.each([
    ['/%25%32%66', '%25%32%66'],
    ['/%252%66', '%252%66'],
    ['/%25%32f', '%25%32f'],
    ['/%25%32%46', '%25%32%46'],
    ['/a/%25%35%63..', '%25%35%63'],
    ['/%2525', '%2525'],
    ['/%25%25%32%65', '%25%32%65'],
  ])('finds in %s the octet that is encoded twice', (path, octet) => {
    const text = `http://a${path}`
    expect(found(ambiguousPath(parsed(text)), text)).toEqual([['encoded-percent', octet]])
  })

  it('finds every dot of a traversal that is encoded twice', () => {
    const text = 'http://a/files/%25%32%65%25%32%65%25%32%66etc/passwd'
    const octets = ['%25%32%65', '%25%32%65', '%25%32%66']
    expect(found(ambiguousPath(parsed(text)), text)).toEqual(octets.map((octet) => ['encoded-percent', octet]))
  })

  it('finds no octet that is encoded twice in a percent sign that two digits do not follow', () => {
    for (const path of ['/%25%32', '/%252%2', '/%25%32%67', '/%25%C3%A9', '/%25%32/%66', '/%25?%32%66', '/%25%41?f']) {
      if (!isUri(`http://a${path}`)) continue
      const kinds = ambiguousPath(parsed(`http://a${path}`)).map(({ kind }) => kind)
      expect([path, new Set([...kinds, 'encoded-unreserved']).size]).toEqual([path, 1])
    }
  })

  it('finds the same in a path and in its normal form, but for encoded unreserved characters', () => {
    const random = randomFrom(1)
    const pieces = ['%25', '%25', '%32', '2', '%66', 'f', '%46', '/', 'a', '%67', '%2', '%35%63']
    for (let run = 0; run < 5000; run++) {
      const text = `http://a/${Array.from({ length: random(8) }, () => pick(random, pieces)).join('')}`
      if (!isUri(text)) continue
      const normal = decodeUnreserved(text)
      const kinds = (each: string): readonly string[] => ambiguousPath(parsed(each)).map(({ kind }) => kind)
      const others = kinds(text).filter((kind) => kind !== 'encoded-unreserved')
      expect([text, others]).toEqual([text, kinds(normal)])
    }
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
    ['a00:b', []],
  ])('finds in %s: %j', (text, findings) => {
    expect(found(controlOctets(parsed(text)), text)).toEqual(findings)
  })

  it('finds the octet that begins a relative reference', () => {
    expect(controlOctets(view(relativeRef('%00')))).toEqual([{ kind: 'nul', start: 0, end: 3 }])
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
    ['http://a:1023/', [['port-mismatch', '1023']]],
    ['http://a:1024/', []],
    ['smtp://a:25', []],
    ['foo://a:25', []],
    ['constructor://a:25', []],
  ])('finds in %s: %j', (text, findings) => {
    expect(found(wellKnownPortMismatch(parsed(text)), text)).toEqual(findings)
  })

  /** Lists the ports of databases and other services, and the ports above 1023 that the Fetch standard blocks. */
  const SERVICES = [
    ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697],
    ...[10080, 1433, 1521, 2375, 2376, 2379, 3306, 5432, 5984, 6379, 11211, 27017],
  ]

  it('finds the ports of services above 1023, and no others', () => {
    const ports = Array.from({ length: 65536 - 1024 }, (_, index) => 1024 + index)
    const isFound = (port: number): boolean => wellKnownPortMismatch(parsed(`http://a:${port}/`)).length > 0
    expect(ports.filter(isFound)).toEqual(SERVICES.sort((a, b) => a - b))
  })

  it.each([
    { scheme: 'https', ports: [443] },
    { scheme: 'ws', ports: [80] },
    { scheme: 'wss', ports: [443] },
    { scheme: 'ftp', ports: [20, 21] },
    { scheme: 'ftps', ports: [989, 990] },
    { scheme: 'gopher', ports: [70] },
    { scheme: 'imap', ports: [143] },
    { scheme: 'imaps', ports: [993] },
    { scheme: 'ldap', ports: [389] },
    { scheme: 'ldaps', ports: [636] },
    { scheme: 'nntp', ports: [119] },
    { scheme: 'pop', ports: [110] },
    { scheme: 'rtsp', ports: [554] },
    { scheme: 'sftp', ports: [22] },
    { scheme: 'smtp', ports: [25, 465, 587] },
    { scheme: 'ssh', ports: [22] },
    { scheme: 'telnet', ports: [23] },
  ])('finds no other port for $scheme than $ports', ({ scheme, ports }) => {
    for (const port of ports) expect(wellKnownPortMismatch(parsed(`${scheme}://a:${port}`))).toEqual([])
    expect(wellKnownPortMismatch(parsed(`${scheme}://a:179`))).toHaveLength(1)
  })

  it('treats a view without a scheme as http', () => {
    const target = parseRequestTarget('CONNECT', 'a:25')
    const isView = target._tag === 'Right' && target.right._tag === 'AuthorityForm'
    expect(isView && wellKnownPortMismatch(target.right)).toEqual([{ kind: 'port-mismatch', start: 2, end: 4 }])
  })
})
