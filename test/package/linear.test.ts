/**
 * Time that grows with the square of the length, or a call for each character, does not get through here: every
 * operation on 1 MB of what is worst for it. No time is measured; the limit of the test runner is enough.
 */
import * as E from 'fp-ts/Either'
import * as uri from 'uri-ts'
import * as fpTs from 'uri-ts/fp-ts'
import * as ip from 'uri-ts/ip'
import * as schemes from 'uri-ts/schemes'
import * as text from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { LONG, LONG_PROSE } from '../corpus/security'
import { isFresh, refOf, uriOf } from '../support/views'

const LENGTH = 1_000_000

const long = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length))

const BASE = uriOf('http://h/a/b?c')

/** Every function that takes a view and may return one. */
const OPERATIONS: { readonly [name: string]: (view: uri.View) => unknown } = {
  resolve: (view) => uri.resolve(BASE)(view),
  resolveNonStrict: (view) => uri.resolveNonStrict(BASE)(view),
  resolveText: (view) => uri.resolveText(BASE)(view.text),
  normalize: (view) => uri.normalize(view),
  normalizeForScheme: (view) => schemes.normalizeForScheme(schemes.schemeRules)(view),
  equalsNormalized: (view) => uri.equalsNormalized(view)(uri.resolve(BASE)(view)),
  equalsForScheme: (view) => schemes.equalsForScheme(schemes.schemeRules)(view)(uri.resolve(BASE)(view)),
  equalsHost: (view) => schemes.equalsHost(view)(BASE),
  sameDocument: (view) => uri.sameDocument(BASE)(view),
  fromComponents: (view) => uri.fromComponents(uri.components(view)),
  recompose: (view) => uri.recompose(uri.components(view)),
  withScheme: (view) => uri.withScheme('x')(view),
  withHost: (view) => uri.withHost('h')(view),
  withPath: (view) => uri.withPath(uri.path(view))(BASE),
  withSegments: (view) => uri.withSegments(uri.segments(view))(BASE),
  withQuery: (view) => uri.withQuery('q')(view),
  withQueryEncoded: (view) => uri.withQueryEncoded(view.text)(BASE),
  withoutAuthority: (view) => uri.withoutAuthority(view),
  withoutFragment: (view) => uri.withoutFragment(view),
  redactUserinfo: (view) => uri.redactUserinfo(view),
  redactPassword: (view) => uri.redactPassword(view),
  appendPair: (view) => uri.appendPair('a', '2')(view),
  setPair: (view) => uri.setPair('a', '2')(view),
  deletePair: (view) => uri.deletePair('a')(view),
  queryPairs: (view) => uri.queryPairs(view),
  decodedQueryPairs: (view) => uri.decodedQueryPairs(view),
  formQueryPairs: (view) => uri.formQueryPairs(view),
  lookup: (view) => uri.rawQueryValue('b')(view),
  lookupAll: (view) => uri.rawQueryValues('a')(view),
  segments: (view) => uri.segments(view),
  decodedSegments: (view) => uri.decodedSegments(view),
  ordNormalized: (view) => fpTs.OrdNormalized.compare(view, BASE),
  removeDotSegments: (view) => uri.removeDotSegments(view.text),
  decode: (view) => uri.decode(view.text),
  decodeForm: (view) => uri.decodeForm(view.text),
  decodeBytes: (view) => uri.decodeBytes(view.text),
  decodeUnreserved: (view) => uri.decodeUnreserved(view.text),
  encode: (view) => uri.encode('queryPart')(view.text),
  parseIPv6: (view) => ip.parseIPv6(view.text),
  parseSuffix: (view) => text.parseSuffix('http')(view.text),
  findUris: (view) => text.findUris(`<${view.text}> ${view.text}`),
}

/** Those that take two URIs. */
const PAIRED: { readonly [name: string]: (view: uri.View<uri.Uri>) => unknown } = {
  'resolve from it': (view) => uri.resolve(view)(refOf('../g')),
  'relativize to it': (view) => uri.relativize(BASE)(view),
  'relativize from it': (view) => uri.relativize(view)(uriOf('http://h/')),
  'relativize from it to the like of it': (view) => uri.relativize(view)(uri.resolve(view)(refOf('../g'))),
  'relativize from it to itself': (view) => uri.relativize(view)(view),
  withoutScheme: (view) => uri.withoutScheme(view),
}

const isView = (value: unknown): value is uri.View => value instanceof Object && 'pathStart' in value

const check = (result: unknown): void => {
  const value = result instanceof Object && '_tag' in result && 'right' in result ? result.right : result
  if (isView(value)) expect(isFresh(value)).toBe(true)
}

describe(`1 MB of ${LONG.length} tricks`, () => {
  it.each(LONG)('$trick', ({ before, part, after }) => {
    const view = refOf(before + long(part) + after)
    for (const operation of Object.values(OPERATIONS)) check(operation(view))
    const absolute = view._tag === 'Uri' ? uriOf(view.text) : uri.resolve(BASE)(view)
    for (const operation of Object.values(PAIRED)) check(operation(absolute))
  })
})

describe('1 MB of text in which URIs are looked for', () => {
  it.each(LONG_PROSE)('%s', (part) => {
    for (const prose of [long(part), `a://b/${long(part)}`]) {
      for (const found of text.findUris(prose)) if (!isFresh(found.uri)) expect.fail(found.uri.text)
    }
  })
})

describe('1 MB of data', () => {
  it.each(['a', '%', 'é', '\u{1f600}', '\ud800', '&'])('%s is encoded, and decoded', (part) => {
    expect(E.isRight(uri.decode(uri.encode('queryPart')(long(part))))).toBe(true)
  })

  it.each(['%C3', '%', '%C3%A9%', '%F0%90'])('%s is decoded as far as it goes', (part) => {
    for (const decode of [uri.decode, uri.decodeForm, uri.decodeBytes]) decode(long(part))
    expect(uri.decodeUnreserved(long(part))).toBe(long(part))
  })
})
