import * as O from 'fp-ts/Option'
import {
  host,
  isRelativeRef,
  isUri,
  path,
  portNumber,
  resolve,
  type Uri,
  type UriView,
  uri,
  type View,
  view,
} from 'uri-ts'
import { originFormFromSpans, type WhatwgDifferenceKind, whatwgDifference } from 'uri-ts/http'
import { parseIPv6 } from 'uri-ts/ip'
import { createSpans, hostStart, scanFromPath } from 'uri-ts/scan'
import { describe, expect, it } from 'vitest'
import { mutate } from '../../refimpl/generate'
import { randomFrom } from '../../refimpl/random'
import { uriText } from '../../support/hosts'
import { sharedLines } from '../../support/shared'

const { URI_TS_RUNS = '20000', URI_TS_SEED = '1' } = process.env
const RUNS = Number(URI_TS_RUNS)
const HOURS = 4 * 3_600_000

const SPECIAL: { readonly [scheme: string]: number | undefined } = { http: 80, ws: 80, https: 443, wss: 443, ftp: 21 }

const schemeOf = (parsed: View<Uri>): string => parsed.text.slice(0, parsed.schemeEnd).toLowerCase()

/** Returns the groups of an IPv6 address. If the text is not an IPv6 address, returns the text in lower case. */
const hostValue = (text: string): string => {
  const groups = parseIPv6(text.slice(1, -1))
  return O.isSome(groups) ? groups.value.join(':') : text.toLowerCase()
}

const hostOf = (parsed: UriView): string => hostValue(O.getOrElse(() => '')(host(parsed)))

const judged = (parsed: View<Uri>): ReadonlySet<WhatwgDifferenceKind | 'refused'> => {
  const differences = new Set<WhatwgDifferenceKind | 'refused'>()
  if (!URL.canParse(parsed.text)) return differences.add('refused')
  const url = new URL(parsed.text)
  const defaultPort = SPECIAL[schemeOf(parsed)]
  const isPathMeant = url.host !== '' || defaultPort !== undefined || schemeOf(parsed) === 'file'
  if (url.protocol !== `${schemeOf(parsed)}:`) throw new Error('the scheme never differs')
  if (hostValue(url.hostname) !== hostOf(parsed)) differences.add('host')
  const port = O.getOrElse(() => defaultPort)(portNumber(parsed))
  if ((url.port === '' ? defaultPort : Number(url.port)) !== port) differences.add('port')
  const isSame = url.pathname === path(parsed) || (isPathMeant && path(parsed) === '' && url.pathname === '/')
  if (!isSame) differences.add('path')
  return differences
}

const kindsOf = (parsed: UriView): ReadonlySet<WhatwgDifferenceKind> =>
  new Set(whatwgDifference(parsed).map(({ kind }) => kind))

type Reason = 'Punycode' | 'an authority taken from the path' | 'a defect of Node'

interface Tally {
  uris: number
  different: number
  readonly alarms: { [reason in Reason]: number }
}

/**
 * Returns the reason for a false alarm, or `undefined` if the reason is not known. One reason is a defect in Node 20:
 * its URL parser, Ada 2.9, does not remove dot segments after a segment such as `.a`.
 */
const reasonOf = (parsed: View<Uri>, kinds: ReadonlySet<WhatwgDifferenceKind>): Reason | undefined => {
  if (parsed.hostEnd <= hostStart(parsed)) return 'an authority taken from the path'
  if (/(x|%[57]8)(n|%[46]e)(-|%2d){2}/i.test(parsed.text)) return 'Punycode'
  const isDefect = kinds.has('path') && /\/\.(?!\.?(?:\/|$))(?!%2e(?:\/|$))/i.test(path(parsed))
  return isDefect ? 'a defect of Node' : undefined
}

const check = (parsed: View<Uri>, tally: Tally): void => {
  const should = judged(parsed)
  const is = kindsOf(parsed)
  tally.uris++
  if (should.size > 0) tally.different++
  if (should.has('refused')) {
    if (!is.has('host') && !is.has('port')) expect.fail(`missed a refusal: ${parsed.text}`)
    return
  }
  for (const kind of should) if (kind !== 'refused' && !is.has(kind)) expect.fail(`missed a ${kind}: ${parsed.text}`)
  if ([...is].every((kind) => should.has(kind))) return
  const reason = reasonOf(parsed, is)
  if (reason === undefined) expect.fail(`a false alarm: ${parsed.text}: ${JSON.stringify([...is])}`)
  tally.alarms[reason]++
}

const rate = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`

const run = (title: string, schemes: readonly string[]): Tally => {
  const random = randomFrom(Number(URI_TS_SEED))
  const alarms = { Punycode: 0, 'an authority taken from the path': 0, 'a defect of Node': 0 }
  const tally: Tally = { uris: 0, different: 0, alarms }
  while (tally.uris < RUNS) {
    let text = uriText(random, schemes)
    if (random(3) === 0) text = mutate(text, random)
    if (isUri(text) && schemes.includes(schemeOf(view(text)))) check(view(text), tally)
  }
  const { uris, different } = tally
  const shown = Object.entries(alarms).map(([reason, count]) => `${rate(count, uris)} ${reason}`)
  console.log(`${title}: ${uris} URIs, ${rate(different, uris)} differ, none missed; false alarms: ${shown.join(', ')}`)
  return tally
}

describe('whatwgDifference and new URL', () => {
  it(
    `agree on ${RUNS} http and https URIs, except false alarms with a known reason`,
    () => {
      const { uris, different } = run('http(s)', ['http', 'https'])
      expect(different).toBeGreaterThan(uris / 4)
      expect(different).toBeLessThan((uris * 3) / 4)
    },
    HOURS,
  )

  it(
    `agree on ${RUNS} URIs of other schemes, special or not`,
    () => {
      run('other schemes', ['ws', 'wss', 'ftp', 'file', 'foo', 'urn', 'httpx', 'fil'])
    },
    HOURS,
  )
})

const parsed = (text: string): UriView => (isUri(text) ? view(text) : expect.fail(text))

it('agrees with new URL on real URLs', () => {
  const tally: Tally = {
    uris: 0,
    different: 0,
    alarms: { Punycode: 0, 'an authority taken from the path': 0, 'a defect of Node': 0 },
  }
  for (const text of sharedLines('corpus/urls.txt') ?? []) if (isUri(text)) check(view(text), tally)
  console.log(`real URLs: ${JSON.stringify(tally)}`)
})

const found = (text: string): unknown =>
  whatwgDifference(parsed(text)).map(({ kind, start, end }) => [kind, text.slice(start, end)])

describe('whatwgDifference', () => {
  it.each([
    [
      'http:///evil.com/',
      [
        ['host', 'evil.com'],
        ['path', '/evil.com/'],
      ],
    ],
    [
      'http://',
      [
        ['host', ''],
        ['path', ''],
      ],
    ],
    ['http://:80/a', [['host', '']]],
    [
      'http:evil.com',
      [
        ['host', 'evil.com'],
        ['path', 'evil.com'],
      ],
    ],
    ['http://a:65536/', [['port', '65536']]],
    ['http://127.1/', [['host', '127.1']]],
    [
      'http://a/%2e%2E/./b',
      [
        ['path', '%2e%2E'],
        ['path', '.'],
      ],
    ],
    ['http://[v1.a]/', [['host', '[v1.a]']]],
    ['http://a%2Fb/', [['host', 'a%2Fb']]],
    ['http://xn--bcher-kva.example/', [['host', 'xn--bcher-kva.example']]],
    ['file://localhost/a', [['host', 'localhost']]],
    [
      'file://C:/a',
      [
        ['host', 'C'],
        ['path', '/a'],
      ],
    ],
    ['file:a', [['path', 'a']]],
    ['file:///a', []],
    ['file:/alocalhostb', []],
    ['file://host', []],
    ['file://host/a', []],
    ['file://host:/a', [['host', 'host']]],
    ['file://host:80/a', [['host', 'host']]],
    ['file://u@h/a', [['host', 'h']]],
    ['file://u@C:/a', [['host', 'C']]],
    ['foo:///a', []],
    ['foo://u@/a', [['host', '']]],
    ['http://%31.2.3.4/', [['host', '%31.2.3.4']]],
    ['http://EX%41MPLE.com/', [['host', 'EX%41MPLE.com']]],
    ['foo://ex%61mple/', []],
    ['http://a.0/', [['host', 'a.0']]],
    ['http://a.0x/', [['host', 'a.0x']]],
    ['http://a.0X1f/', [['host', 'a.0X1f']]],
    ['http://a.0y1/', []],
    ['http://a.00x1/', []],
    ['http://a.1x1/', []],
    ['urn:a/../b', []],
    ['foo:/a/../b', [['path', '..']]],
    ['foo://127.1/', []],
    ['http://example.com/a?b=/../', []],
  ])('finds in %s: %j', (text, findings) => {
    expect(found(text)).toEqual(findings)
  })

  it.each([
    { path: 'a:80/b', host: 'a:80', port: '80' },
    { path: 'a:80/@', host: 'a:80', port: '80' },
    { path: '/:80/b', host: ':80', port: '80' },
    { path: 'a/:b', host: 'a', port: undefined },
    { path: '/u:p@h/b', host: 'u:p@h', port: undefined },
  ])('finds the authority that a parser takes from the path $path', ({ path, host, port }) => {
    const ports = port === undefined ? [] : [['port', port]]
    expect(found(`http:${path}`)).toEqual([['host', host], ...ports, ['path', path]])
  })

  it.each([
    { text: '/a/../b', segments: [] },
    { text: '/a/./b', segments: [] },
    { text: '/abc', segments: [] },
    { text: '/a/%2e', segments: ['%2e'] },
    { text: '../.%2E', segments: ['.%2E'] },
    { text: '//h/a/%2e%2E/..', segments: ['%2e%2E'] },
  ])('finds in $text only the dot segments that resolution keeps', ({ text, segments }) => {
    if (!isRelativeRef(text)) return expect.fail(text)
    const findings = whatwgDifference(view(text))
    expect(findings.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual(
      segments.map((segment) => ['path', segment]),
    )
  })

  it('returns the same frozen array each time it finds nothing', () => {
    expect(whatwgDifference(view(uri('http://a/')))).toBe(whatwgDifference(view(uri('urn:a'))))
    expect(Object.isFrozen(whatwgDifference(view(uri('http://a/'))))).toBe(true)
  })

  const BASE = view(uri('http://base.example/x/y'))

  it('reads a relative reference against an http URI', () => {
    for (const text of [
      '//a',
      '//a/../b',
      '///a',
      '//127.1',
      '/a',
      '/a/..',
      '/a/%2e%2e',
      'a/%2E',
      '../a',
      '?q',
      '#f',
      '',
      '//',
      '//:80',
    ]) {
      if (!isRelativeRef(text)) return expect.fail(text)
      const url = URL.canParse(text, BASE.text) ? new URL(text, BASE.text) : undefined
      const resolved = resolve(BASE)(view(text))
      const isSame =
        url !== undefined && hostValue(url.hostname) === hostOf(resolved) && url.pathname === (path(resolved) || '/')
      expect([text, kindsOf(view(text)).size > 0 && !isSame]).toEqual([text, !isSame])
    }
  })

  it('reads the // of an origin-form as new URL does', () => {
    const target = (text: string): UriView => {
      const spans = createSpans()
      scanFromPath(text, 0, spans)
      return originFormFromSpans(text, spans)
    }
    expect(hostStart(target('/a'))).toBe(2)
    expect(whatwgDifference(target('//evil.com/a'))).toEqual([
      { kind: 'host', start: 2, end: 10 },
      { kind: 'path', start: 0, end: 12 },
    ])
    expect(new URL('//evil.com/a', BASE.text).hostname).toBe('evil.com')
    expect(whatwgDifference(target('/a/../b'))).toEqual([{ kind: 'path', start: 3, end: 5 }])
    expect(whatwgDifference(target('/a//b'))).toEqual([])
  })
})
