// Defines assertions about all the entry points except `uri-ts/fast-check`, which `arbitraries.mjs` covers. The
// assertions must hold in every runtime, so nothing in this file depends on Node.
import {
  host,
  httpUri,
  normalize,
  parseUri,
  relativeRef,
  resolve,
  resolveReference,
  showReason,
  uri,
  view,
  withQuery,
} from 'uri-ts'
import { uriResolver } from 'uri-ts/ajv'
import { checkLines, createLines, enableKernel, engineOf, scanText } from 'uri-ts/bytes'
import { normalizeForScheme, schemeRules } from 'uri-ts/equivalence'
import { Eq } from 'uri-ts/fp-ts'
import { parseRequestTarget, privateHost } from 'uri-ts/http'
import { formatIPv6, parseIPv6 } from 'uri-ts/ip'
import { iri, isIri, toUri, viewIri } from 'uri-ts/iri'
import { repair, resolveHref } from 'uri-ts/repair'
import { defineRoutes, matchRoute } from 'uri-ts/routes'
import { createSpans, HOST_END, scan } from 'uri-ts/scan'
import {
  dataUri,
  decodeDataText,
  equalsUrn,
  fileUri,
  mailto,
  nss,
  parseMailto,
  parseUrn,
  toPosixPath,
  urn,
} from 'uri-ts/schemes'
import { uriSchema } from 'uri-ts/standard'
import { expand, extract, template } from 'uri-ts/template'
import { findUris } from 'uri-ts/text'

const spans = createSpans()
const base = view(uri('http://a/b/c'))
const long = `http://a/${'b'.repeat(500)}?${'é'.repeat(2)}`
const { user } = defineRoutes({ user: '/users/{id}' })
const lines = createLines(4)
const bytes = (text) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Lists the assertions. Each assertion consists of a name, a computation, and the expected result. */
const CLAIMS = [
  ['uri-ts: host', () => host(base), { _tag: 'Some', value: 'a' }],
  ['uri-ts: resolve', () => resolve(base)(view(relativeRef('../d'))).text, 'http://a/d'],
  ['uri-ts: normalize', () => normalize(view(uri('HTTP://A/%7eb'))).text, 'http://a/~b'],
  ['uri-ts: withQuery', () => withQuery('x')(base).right.text, 'http://a/b/c?x'],
  ['uri-ts: httpUri', () => httpUri('https://a/'), 'https://a/'],
  ['uri-ts: an error', () => /' ' is not allowed at offset 8/.test(showReason(parseUri('http://a b').left)), true],
  ['uri-ts: an error outside ASCII', () => showReason(parseUri('a:\u{1f600}\u202e').left).includes('offset 2'), true],
  ['uri-ts/scan', () => [scan('http://a:8/', spans), spans[HOST_END]], [11, 8]],
  ['uri-ts/scan: long', () => [scan(`http://a/${'b'.repeat(9000)}`, spans), scan(long, spans) < 0], [9009, true]],
  ['uri-ts/bytes', () => checkLines(bytes('a:b\nhttp://a b\n'), lines), 1],
  ['uri-ts/bytes: text', () => scanText('http://a/b', spans), 10],
  [
    'uri-ts/bytes: kernel',
    () => {
      enableKernel()
      return new Set(Array.from({ length: 20 }, () => scan(`http://a/${'b'.repeat(60_000)}`, spans))).size
    },
    1,
  ],
  ['uri-ts/bytes: engine', () => ['wasm', 'script'].includes(engineOf(bytes('a'))), true],
  ['uri-ts/ip', () => formatIPv6(parseIPv6('1:0:0:0:0:0:0:2').value), '1::2'],
  ['uri-ts/equivalence', () => normalizeForScheme(schemeRules)(view(uri('http://a:80'))).text, 'http://a/'],
  ['uri-ts/text', () => findUris('see http://a/b.').map((found) => found.uri.text), ['http://a/b']],
  ['uri-ts/fp-ts', () => Eq.equals(base, view(uri('http://a/b/c'))), true],
  [
    'uri-ts/http',
    () => [parseRequestTarget('GET', '/a')._tag, privateHost(view(uri('http://127.1/'))).length],
    ['Right', 1],
  ],
  ['uri-ts/template: expand', () => expand(template('/{a}{?b*}'))({ a: 'é', b: ['1', '2'] }), '/%C3%A9?b=1&b=2'],
  ['uri-ts/template: extract', () => extract(template('/{a}'))('/%C3%A9').right, { a: 'é' }],
  ['uri-ts/routes', () => [user.link({ id: 7 }), matchRoute(user)('/users/7').right.id], ['/users/7', '7']],
  [
    'uri-ts/repair',
    () => [repair('http://a/b c').right.view.text, resolveHref(base)('\\d').right.text],
    ['http://a/b%20c', 'http://a/d'],
  ],
  [
    'uri-ts/ajv',
    () => [
      uriResolver.resolve('http://a/b', 'c'),
      resolveReference(view(relativeRef('a/b')))(view(relativeRef('c'))).text,
    ],
    ['http://a/c', 'a/c'],
  ],
  ['uri-ts/schemes', () => toPosixPath(view(fileUri('file:///a%20b'))).right, '/a b'],
  [
    'uri-ts/iri',
    () => [toUri(viewIri(iri('http://\u4f8b.jp/\u{1f600}'))).text, isIri('a:\ud83d')],
    ['http://%E4%BE%8B.jp/%F0%9F%98%80', false],
  ],
  ['uri-ts/schemes', () => decodeDataText(view(dataUri('data:;base64,aGk='))).right, 'hi'],
  [
    'uri-ts/schemes',
    () => [
      nss(view(urn('urn:isbn:1'))),
      equalsUrn(view(urn('urn:ab:c')))(view(urn('URN:AB:c'))),
      parseUrn('urn:a:b').left.offset,
    ],
    ['1', true, 5],
  ],
  [
    'uri-ts/schemes',
    () => [mailto({ to: 'a@b', subject: 'é' }).right.text, parseMailto('mailto:?x=%0D').left.reason],
    ['mailto:a@b?subject=%C3%A9', 'line-break'],
  ],
  ['uri-ts/standard', () => uriSchema['~standard'].validate('a:b'), { value: 'a:b' }],
]

const attempt = (compute) => {
  try {
    return JSON.stringify(compute())
  } catch (error) {
    return String(error)
  }
}

/**
 * Checks the assertions in this file and any others that the caller passes. Returns the number of assertions that hold,
 * and the results of those that do not.
 */
export const check = (...others) => {
  const claims = [...CLAIMS, ...others]
  const failures = claims.flatMap(([name, compute, expected]) => {
    const found = attempt(compute)
    return found === JSON.stringify(expected) ? [] : [`${name}: ${found}`]
  })
  return [`${claims.length - failures.length} of ${claims.length}`, ...failures].join('; ')
}
