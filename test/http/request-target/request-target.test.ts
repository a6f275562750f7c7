import * as E from 'fp-ts/Either'
import { type Component, components, showError, showReason, type View } from 'uri-ts'
import {
  parseRequestTarget,
  type RequestTarget,
  type RequestTargetReason,
  requestFormFromSpans,
  requestTargetErrorFromSpans,
  scanRequestTarget,
  targetUri,
} from 'uri-ts/http'
import { createSpans, viewFromSpans } from 'uri-ts/scan'
import { describe, expect, it } from 'vitest'
import { generate, mutate } from '../../refimpl/generate'
import { pick, randomFrom } from '../../refimpl/random'
import { absoluteForm, authorityForm, expectedForm, type Form, originForm, requestTarget } from '../../refimpl/rfc9112'

const { URI_TS_RUNS = '20000', URI_TS_SEED = '9112' } = process.env
const RUNS = Number(URI_TS_RUNS)
const HOURS = 4 * 3_600_000

const parsed = (method: string, target: string): RequestTarget => {
  const result = parseRequestTarget(method, target)
  return E.isRight(result) ? result.right : expect.fail(showError(result.left))
}

const componentsOf = (target: RequestTarget): Readonly<Record<string, string>> =>
  target._tag === 'AsteriskForm'
    ? {}
    : (Object.fromEntries(
        Object.entries(components(target)).filter(([, value]) => value !== undefined && value !== ''),
      ) as Record<string, string>)

/**
 * Lists edge cases for each rule, and the examples from RFC 9112 (sections 3.2 and 3.3) and RFC 9110 (sections 7 and
 * 9.3.6).
 */
const ACCEPTED: ReadonlyArray<readonly [string, string, Form, Readonly<Record<string, string>>]> = [
  ['GET', '/where?q=now', 'OriginForm', { path: '/where', query: 'q=now' }],
  ['GET', '/', 'OriginForm', { path: '/' }],
  ['GET', '/?', 'OriginForm', { path: '/' }],
  ['GET', '//evil.com/a', 'OriginForm', { path: '//evil.com/a' }],
  ['GET', '//', 'OriginForm', { path: '//' }],
  ['GET', '///evil.com:80/?//x', 'OriginForm', { path: '///evil.com:80/', query: '//x' }],
  ['GET', '//user@evil.com:8o/', 'OriginForm', { path: '//user@evil.com:8o/' }],
  ['GET', '/http://a/', 'OriginForm', { path: '/http://a/' }],
  ['GET', '/a:b@c;d=%2F', 'OriginForm', { path: '/a:b@c;d=%2F' }],
  ['OPTIONS', '/', 'OriginForm', { path: '/' }],
  ['connect', '/', 'OriginForm', { path: '/' }],
  ['', '/', 'OriginForm', { path: '/' }],
  [
    'GET',
    'http://www.example.org/pub/WWW/TheProject.html',
    'Uri',
    { scheme: 'http', authority: 'www.example.org', host: 'www.example.org', path: '/pub/WWW/TheProject.html' },
  ],
  [
    'OPTIONS',
    'http://www.example.org:8001',
    'Uri',
    { scheme: 'http', authority: 'www.example.org:8001', host: 'www.example.org', port: '8001' },
  ],
  ['GET', 'HTTPS://[::1]?q', 'Uri', { scheme: 'HTTPS', authority: '[::1]', host: '[::1]', query: 'q' }],
  ['GET', 'http://a:', 'Uri', { scheme: 'http', authority: 'a:', host: 'a' }],
  ['GET', 'http://a:0', 'Uri', { scheme: 'http', authority: 'a:0', host: 'a', port: '0' }],
  ['GET', 'foo://a:99999', 'Uri', { scheme: 'foo', authority: 'a:99999', host: 'a', port: '99999' }],
  ['GET', 'ftp://u@h/', 'Uri', { scheme: 'ftp', authority: 'u@h', userinfo: 'u', host: 'h', path: '/' }],
  ['GET', 'urn:a:b', 'Uri', { scheme: 'urn', path: 'a:b' }],
  ['GET', 'example.com:80', 'Uri', { scheme: 'example.com', path: '80' }],
  ['GET', 'httpt:', 'Uri', { scheme: 'httpt' }],
  ['GET', 'htt:x', 'Uri', { scheme: 'htt', path: 'x' }],
  ['GET', 'hxtp:x', 'Uri', { scheme: 'hxtp', path: 'x' }],
  ['GET', 'htxp:x', 'Uri', { scheme: 'htxp', path: 'x' }],
  ['GET', 'httx:x', 'Uri', { scheme: 'httx', path: 'x' }],
  ['GET', 'xttp:x', 'Uri', { scheme: 'xttp', path: 'x' }],
  [
    'CONNECT',
    'www.example.com:80',
    'AuthorityForm',
    { authority: 'www.example.com:80', host: 'www.example.com', port: '80' },
  ],
  ['CONNECT', '[::1]:65535', 'AuthorityForm', { authority: '[::1]:65535', host: '[::1]', port: '65535' }],
  ['CONNECT', '127.0.0.1:00080', 'AuthorityForm', { authority: '127.0.0.1:00080', host: '127.0.0.1', port: '00080' }],
  ['CONNECT', '*:1', 'AuthorityForm', { authority: '*:1', host: '*', port: '1' }],
  ['OPTIONS', '*', 'AsteriskForm', {}],
]

const REFUSED: ReadonlyArray<readonly [string, string, number, Component | 'request-target', RequestTargetReason]> = [
  ['GET', '', 0, 'request-target', 'request-form'],
  ['GET', 'a', 0, 'request-target', 'request-form'],
  ['GET', '?q', 0, 'request-target', 'request-form'],
  ['GET', '/a#b', 2, 'fragment', 'fragment-present'],
  ['GET', '/a?b#', 4, 'fragment', 'fragment-present'],
  ['GET', '/a#b c', 2, 'fragment', 'fragment-present'],
  ['GET', 'http://a/#b', 9, 'fragment', 'fragment-present'],
  ['GET', 'a#b', 1, 'fragment', 'fragment-present'],
  ['GET', '/a b', 2, 'path', 'character'],
  ['GET', '/\\evil.com', 1, 'path', 'character'],
  ['GET', '/a\tb', 2, 'path', 'character'],
  ['GET', '/%', 1, 'path', 'pct-encoded'],
  ['GET', '/?%zz', 2, 'query', 'pct-encoded'],
  ['GET', '/é', 1, 'path', 'character'],
  ['GET', '*', 0, 'request-target', 'asterisk-form'],
  ['options', '*', 0, 'request-target', 'asterisk-form'],
  ['OPTIONS', '*#', 1, 'request-target', 'asterisk-form'],
  ['OPTIONS', '**', 1, 'request-target', 'asterisk-form'],
  ['GET', 'http:///a', 7, 'host', 'host-missing'],
  ['GET', 'http://', 7, 'host', 'host-missing'],
  ['GET', 'https://:80/', 8, 'host', 'host-missing'],
  ['GET', 'http:a', 5, 'host', 'host-missing'],
  ['GET', 'HTTP:/a', 5, 'host', 'host-missing'],
  ['GET', 'http://u@h/', 8, 'userinfo', 'userinfo-present'],
  ['GET', 'http://@h/', 7, 'userinfo', 'userinfo-present'],
  ['GET', 'http://[::1/', 7, 'host', 'ip-literal'],
  ['CONNECT', '', 0, 'host', 'host-missing'],
  ['CONNECT', ':80', 0, 'host', 'host-missing'],
  ['CONNECT', 'a', 1, 'port', 'port-missing'],
  ['CONNECT', 'a:', 2, 'port', 'port-missing'],
  ['CONNECT', 'a:65536', 2, 'port', 'port-range'],
  ['CONNECT', 'a:0', 2, 'port', 'port-zero'],
  ['CONNECT', '[::1]:0000', 6, 'port', 'port-zero'],
  ['GET', 'http://a:99999/', 9, 'port', 'port-range'],
  ['GET', 'HTTPS://[::1]:65536?q', 14, 'port', 'port-range'],
  ['OPTIONS', `http://a:${'9'.repeat(400)}`, 9, 'port', 'port-range'],
  ['CONNECT', `a:${'9'.repeat(400)}`, 2, 'port', 'port-range'],
  ['CONNECT', 'a:8o', 3, 'port', 'character'],
  ['CONNECT', 'a:80/', 4, 'port', 'character'],
  ['CONNECT', 'a:80#f', 4, 'port', 'character'],
  ['CONNECT', 'u@a:80', 1, 'host', 'character'],
  ['CONNECT', 'u:p@a:80', 2, 'port', 'character'],
  ['CONNECT', '/', 0, 'host', 'character'],
  ['CONNECT', '%zz:1', 0, 'host', 'pct-encoded'],
  ['CONNECT', '[::1]a:1', 5, 'host', 'after-ip-literal'],
  ['CONNECT', '[::1', 0, 'host', 'ip-literal'],
  ['CONNECT', 'http://a:80', 5, 'port', 'character'],
  ['CONNECT', '*', 1, 'port', 'port-missing'],
]

describe('parseRequestTarget', () => {
  it.each(ACCEPTED)('%s %s is an %s', (method, target, form, parts) => {
    const result = parsed(method, target)
    expect(result._tag).toBe(form)
    expect(result.text).toBe(target)
    expect(componentsOf(result)).toEqual(parts)
    const spans = createSpans()
    expect(scanRequestTarget(method, target, spans)).toBe(target.length)
    expect(requestFormFromSpans(target, spans)).toBe(form)
    expect(expectedForm(method, target)).toBe(form)
  })

  it.each(REFUSED)('%s %s fails at %i, in %s: %s', (method, target, offset, component, reason) => {
    const spans = createSpans()
    const failure = scanRequestTarget(method, target, spans)
    expect(failure).toBeLessThan(0)
    const error = requestTargetErrorFromSpans(target, failure, spans)
    expect(error).toMatchObject({ _tag: 'RequestTargetError', text: target, offset, component, reason })
    expect(parseRequestTarget(method, target)).toEqual(E.left(error))
    expect(expectedForm(method, target)).toBeUndefined()
    expect(showError(error).split('\n')).toHaveLength(3)
  })

  it('refuses a port in the absolute-form that it refuses in Host', () => {
    for (const port of ['', '0', '80', '00080', '65535', '65536', '99999', '9'.repeat(400)]) {
      const absolute = parseRequestTarget('GET', `http://a:${port}/`)
      const origin = targetUri({ scheme: 'http', host: `a:${port}`, target: parsed('GET', '/') })
      expect([port, absolute._tag]).toEqual([port, origin._tag])
      if (E.isLeft(absolute) && E.isLeft(origin)) expect(absolute.left.reason).toBe(origin.left.reason)
    }
  })

  it('refuses port 0 for CONNECT, and says so', () => {
    expect(E.mapLeft(showReason)(parseRequestTarget('CONNECT', 'a:0'))).toEqual(
      E.left("port: '0' begins port 0 at offset 2; the port of an authority-form is a number from 1 to 65535"),
    )
  })

  it.each([undefined, null, 1, [], ['/'], { length: 0 }, () => {}])('refuses %j, which is not text', (data) => {
    const target = data as unknown as string
    const result = parseRequestTarget('GET', target)
    expect(result).toMatchObject(E.left({ reason: 'not-text', text: '', offset: 0 }))
    if (E.isLeft(result)) expect(showReason(result.left)).toContain('is not a string')
    if (data === undefined) return
    for (const row of [{ scheme: 'http', host: target }, { scheme: 'http', authority: target }, { scheme: target }]) {
      expect(targetUri({ ...row, target: parsed('GET', '/') })).toMatchObject(E.left({ reason: 'not-text' }))
    }
  })

  it('returns the same frozen asterisk-form each time', () => {
    expect(parsed('OPTIONS', '*')).toBe(parsed('OPTIONS', '*'))
    expect(Object.isFrozen(parsed('OPTIONS', '*'))).toBe(true)
  })

  it('has the messages of references, and those of HTTP', () => {
    const shown = (method: string, target: string): unknown => E.mapLeft(showError)(parseRequestTarget(method, target))
    expect(shown('GET', '/\\evil.com')).toEqual(
      E.left(
        [
          '/\\evil.com',
          ' ^',
          "path: '\\' is not allowed at offset 1; a path is letters, digits, -._~!$&'()*+,;=:@/ and percent-encoded octets",
        ].join('\n'),
      ),
    )
    expect(shown('GET', 'http:///a')).toEqual(
      E.left(
        [
          'http:///a',
          '       ^',
          "host: '/' does not begin a host at offset 7; an http or https URI and an authority-form have a host that is not empty",
        ].join('\n'),
      ),
    )
  })
})

const checkSpans = (method: string, target: string, form: Form, result: RequestTarget): void => {
  if (result._tag === 'AsteriskForm') return
  const spans = createSpans()
  scanRequestTarget(method, target, spans)
  const { schemeEnd, hostEnd, pathStart, pathEnd, queryEnd, userinfoEnd, hostKind } = result
  const {
    schemeEnd: s,
    hostEnd: h,
    pathStart: ps,
    pathEnd: pe,
    queryEnd: q,
    userinfoEnd: u,
    hostKind: k,
  } = viewFromSpans(target, spans) as View
  expect([s, u, h, k, ps, pe, q]).toEqual([schemeEnd, userinfoEnd, hostEnd, hostKind, pathStart, pathEnd, queryEnd])
  if (form === 'OriginForm') expect([schemeEnd, hostEnd, pathStart]).toEqual([-1, -1, 0])
}

describe('parseRequestTarget agrees with the reference implementation of RFC 9112', () => {
  const METHODS = ['GET', 'CONNECT', 'OPTIONS', 'get', 'connect', 'options', '']
  const RULES = [originForm, absoluteForm, authorityForm, requestTarget]
  const HOSTILE = [
    '*',
    '//',
    '#',
    '\\',
    '@',
    ':',
    'http:',
    'https://',
    ':65536',
    ':0',
    '?',
    '%',
    ' ',
    '\t',
    '[::1]',
    '/',
  ]

  it(
    `on ${RUNS} generated request lines`,
    () => {
      const random = randomFrom(Number(URI_TS_SEED))
      const seen = { OriginForm: 0, Uri: 0, AuthorityForm: 0, AsteriskForm: 0, refused: 0 }
      for (let run = 0; run < RUNS; run++) {
        const method = pick(random, METHODS)
        const rule = method === 'CONNECT' && random(2) === 0 ? authorityForm : pick(random, RULES)
        let target = random(4) === 0 ? pick(random, HOSTILE) + generate(originForm, random) : generate(rule, random)
        if (random(8) === 0) target = `http${pick(random, ['', 's'])}:${pick(random, ['', '//', '//u@', '/'])}${target}`
        if (random(16) === 0) target = pick(random, HOSTILE)
        if (method === 'OPTIONS' && random(8) === 0) target = '*'
        for (let left = random(4); left > 1; left--) target = mutate(target, random)
        const form = expectedForm(method, target)
        const result = parseRequestTarget(method, target)
        if (E.isRight(result) ? result.right._tag !== form : form !== undefined) {
          expect({ method, target, form: E.isRight(result) ? result.right._tag : undefined }).toEqual({
            method,
            target,
            form,
          })
        }
        seen[form ?? 'refused']++
        if (E.isRight(result) && form !== undefined && run % 10 === 0) checkSpans(method, target, form, result.right)
      }
      console.log(`request-targets agree with the reference implementation on ${RUNS} lines: ${JSON.stringify(seen)}`)
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(RUNS / 1000)
    },
    HOURS,
  )
})
