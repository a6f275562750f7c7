/**
 * Checks that every function that expects a view throws the same error for any other value. The error message tells the
 * caller how to create a view.
 */
import * as core from 'uri-ts'
import * as equivalence from 'uri-ts/equivalence'
import * as fpTs from 'uri-ts/fp-ts'
import * as http from 'uri-ts/http'
import * as iri from 'uri-ts/iri'
import { resolveHref } from 'uri-ts/repair'
import * as routes from 'uri-ts/routes'
import * as scanner from 'uri-ts/scan'
import * as schemes from 'uri-ts/schemes'
import { extract, template } from 'uri-ts/template'
import { describe, expect, it } from 'vitest'
import { apiOf } from '../support/api'
import { callsOf, ENTRIES } from '../support/calls'
import { refOf } from '../support/views'

const MESSAGE = 'the value is not a view: call view or parseUri, and orThrow for an Either'

const NOT_VIEWS: readonly (readonly [string, unknown])[] = [
  ['a text', 'http://a/b?a=1#c'],
  ['the empty text', ''],
  ['a URL', new URL('http://a/b?a=1#c')],
  ['an Either', core.parseUri('http://a/b')],
  ['an Either of an error', core.parseUri('http://a b')],
  ['an Option', core.host(refOf('http://a/'))],
  ['None', core.host(refOf('a'))],
  ['an error', { _tag: 'ParseError', text: 'http://a b', offset: 8, component: 'host', reason: 'character' }],
  ['components', core.components(refOf('http://a/b'))],
  ['null', null],
  ['undefined', undefined],
  ['a number', 5],
  ['a list', []],
  ['an object', {}],
  ['a part of a view', { text: 'a?b', pathStart: 0, pathEnd: 1, queryEnd: 3 }],
  ['a function', () => {}],
]

const VIEW = refOf('http://a/b?a=1#c') as core.View<core.Uri>
const IRI = VIEW as never

type Position = readonly [name: string, call: (value: never) => unknown]

/** Lists functions that expect a view before or after other arguments. */
const POSITIONS: readonly Position[] = [
  ['equalsText', (that) => core.equalsText(that)(VIEW)],
  ['equalsNormalized', (that) => core.equalsNormalized(that)(VIEW)],
  ['sameDocument', (base) => core.sameDocument(base)(VIEW)],
  ['resolve', (base) => core.resolve(base)(VIEW)],
  ['resolveNonStrict', (base) => core.resolveNonStrict(base)(VIEW)],
  ['relativize', (base) => core.relativize(base)(VIEW)],
  ['resolveLinks', (base) => http.resolveLinks(base)],
  ['relativize', (target) => core.relativize(VIEW)(target)],
  ['resolveReference', (base) => core.resolveReference(base)(VIEW)],
  ['equalsForScheme', (that) => equivalence.equalsForScheme(equivalence.schemeRules)(that)(VIEW)],
  ['equalsHost', (that) => equivalence.equalsHost(that)(VIEW)],
  ['sameOrigin', (that) => equivalence.sameOrigin(that)],
  ['equalsUrn', (that) => schemes.equalsUrn(that)(VIEW as never)],
  ['Eq', (x) => fpTs.Eq.equals(x, VIEW)],
  ['Eq', (y) => fpTs.Eq.equals(VIEW, y)],
  ['EqNormalized', (x) => fpTs.EqNormalized.equals(x, VIEW)],
  ['Ord', (x) => fpTs.Ord.compare(x, VIEW)],
  ['OrdNormalized', (x) => fpTs.OrdNormalized.compare(x, VIEW)],
  ['Show', (view) => fpTs.Show.show(view)],
  ['getEqForScheme', (y) => fpTs.getEqForScheme(equivalence.schemeRules).equals(VIEW, y)],
  ['resolveIri', (base) => iri.resolveIri(base)(IRI)],
  ['resolveIri', (ref) => iri.resolveIri(IRI)(ref)],
  ['relativizeIri', (base) => iri.relativizeIri(base)(IRI)],
  ['relativizeIri', (target) => iri.relativizeIri(IRI)(target)],
  ['equalsIri', (that) => iri.equalsIri(that)(IRI)],
  ['equalsIri', (view) => iri.equalsIri(IRI)(view)],
  ['mediaTypeParameter', (view) => schemes.mediaTypeParameter('charset')(view)],
  ['pairEnd', (view) => scanner.pairEnd(view, 0)],
  ['keyEnd', (view) => scanner.keyEnd(view, 0, 1)],
  ['segmentEnd', (view) => scanner.segmentEnd(view, 0)],
  ['appendPair', (view) => core.appendPair('a', 'b')(view)],
  ['appendSegments', (view) => core.appendSegments(['a'])(view)],
  ['appendSegments', (view) => core.appendSegments([])(view)],
  ['joinPath', (view) => core.joinPath('a')(view)],
  ['joinPath', (view) => core.joinPath('')(view)],
  ['withAuthority', (view) => core.withAuthority('a')(view)],
  ['withFragment', (view) => core.withFragment('a')(view)],
  ['withHost', (view) => core.withHost('a')(view)],
  ['withPath', (view) => core.withPath('/a')(view)],
  ['withPort', (view) => core.withPort('1')(view)],
  ['withQuery', (view) => core.withQuery('a')(view)],
  ['withScheme', (view) => core.withScheme('a')(view)],
  ['withSegments', (view) => core.withSegments(['', 'a'])(view)],
  ['withUserinfo', (view) => core.withUserinfo('a')(view)],
  ['withFragmentEncoded', (view) => core.withFragmentEncoded('a')(view)],
  ['withHostEncoded', (view) => core.withHostEncoded('a')(view)],
  ['withPathEncoded', (view) => core.withPathEncoded('/a')(view)],
  ['withQueryEncoded', (view) => core.withQueryEncoded('a')(view)],
  ['withSegmentsEncoded', (view) => core.withSegmentsEncoded(['', 'a'])(view)],
  ['withUserinfoEncoded', (view) => core.withUserinfoEncoded('a')(view)],
  ['setPair', (view) => core.setPair('a', '1')(view)],
  ['setFormPair', (view) => core.setFormPair('a', '1')(view)],
  ['deletePair', (view) => core.deletePair('b')(view)],
  ['deleteFormPair', (view) => core.deleteFormPair('b')(view)],
  ['setPairs', (view) => core.setPairs({})(view)],
  ['setFormPairs', (view) => core.setFormPairs({})(view)],
  ['withIriAuthority', (view) => iri.withIriAuthority('a')(view)],
  ['withIriFragment', (view) => iri.withIriFragment('a')(view)],
  ['withIriHost', (view) => iri.withIriHost('a')(view)],
  ['withIriPath', (view) => iri.withIriPath('/a')(view)],
  ['withIriPort', (view) => iri.withIriPort('1')(view)],
  ['withIriQuery', (view) => iri.withIriQuery('a')(view)],
  ['withIriScheme', (view) => iri.withIriScheme('a')(view)],
  ['withIriUserinfo', (view) => iri.withIriUserinfo('a')(view)],
]

/** Lists functions whose base argument may be a string or a view. */
const BASES: readonly Position[] = [
  ['resolveText', (base) => core.resolveText(base)],
  ['resolveHref', (base) => resolveHref(base)],
  ['localTarget', (site) => http.localTarget({ fallback: '/' })(site)],
  ['absoluteLinks', (base) => routes.absoluteLinks(base)],
]

const TABLE = routes.defineRoutes({ home: '/b' })

/** Lists functions whose target argument may be a string or a view. */
const TARGETS: readonly Position[] = [
  ['routeMatcher', (target) => routes.routeMatcher(TABLE)(target)],
  ['routeReader', (target) => routes.routeReader(TABLE)(target)],
  ['matchRoute', (target) => routes.matchRoute(TABLE.home)(target)],
  ['dispatcher', (target) => routes.dispatcher(TABLE)({ home: () => 1 })('GET', target)],
  ['extract', (reference) => extract(template('/b'))(reference)],
]

/** Lists the functions to which `support/calls.ts` does not pass a view directly. */
const OWN_READERS = [
  'equalsOctets',
  'octetAt',
  'viewFromSpans',
  'findRouteIn',
  'fromComponents',
  'recompose',
  'orThrow',
  'orUndefined',
  'relativize',
  'pairEnd',
  'keyEnd',
  'segmentEnd',
]

const LAST: readonly Position[] = callsOf(ENTRIES)
  .filter(({ call, row }) => row.takes === 'view' && !OWN_READERS.includes(call))
  .map(({ call, row }) => [call, row.call])

describe.each([...LAST, ...POSITIONS])('%s', (_, call) => {
  it.each(NOT_VIEWS)('refuses %s', (_kind, value) => {
    expect(() => call(value as never)).toThrow(new TypeError(MESSAGE))
  })
})

describe.each([...BASES, ...TARGETS])('%s', (_, call) => {
  it.each(NOT_VIEWS.filter(([, value]) => typeof value !== 'string'))('refuses %s', (_kind, value) => {
    expect(() => call(value as never)).toThrow(new TypeError(MESSAGE))
  })
})

describe.each(BASES)('%s', (_, call) => {
  it.each(['', '/a', '//h/a', 'http://a b/', 'a b'])('refuses <%s>, which is not a URI', (base) => {
    expect(() => call(base as never)).toThrow(/^the (base is not a URI|text is not a URI reference): call parse/)
  })

  it.each(['', '/a', '//h/a'])('refuses the view of <%s>', (base) => {
    const message = 'the base is not a URI: call parseUri'
    expect(() => call(refOf(base) as never)).toThrow(new TypeError(message))
  })

  it('accepts a URI and its view', () => {
    expect(() => call('https://h/' as never)).not.toThrow()
    expect(() => call(refOf('https://h/') as never)).not.toThrow()
  })
})

it('every function that takes a view is called', () => {
  const called = new Set([...LAST, ...POSITIONS, ...BASES].map(([name]) => name))
  const taking = apiOf().entries.flatMap(({ exports }) =>
    exports.filter(
      ({ kind, text }) =>
        kind === 'function' && /\b(view|ref|base|that|target|iri|reference)\??: (V\b|Base\b|Ref\b|\w*View)/.test(text),
    ),
  )
  expect(taking.length).toBeGreaterThan(80)
  expect(taking.map(({ name }) => name).filter((name) => !called.has(name))).toEqual([])
})
