/** Passes empty or nearly empty objects to functions that read options, parts or rules. */
import { domainToASCII } from 'node:url'
import * as core from 'uri-ts'
import * as bytes from 'uri-ts/bytes'
import * as schemes from 'uri-ts/equivalence'
import * as fpTs from 'uri-ts/fp-ts'
import * as http from 'uri-ts/http'
import * as iri from 'uri-ts/iri'
import * as repair from 'uri-ts/repair'
import * as routes from 'uri-ts/routes'
import * as data from 'uri-ts/schemes'
import * as mailtos from 'uri-ts/schemes'
import * as urns from 'uri-ts/schemes'
import * as template from 'uri-ts/template'
import * as prose from 'uri-ts/text'
import type { Call } from '../support/calls'

const onText = (call: (text: string) => unknown): Call => ({ takes: 'text', call: (text: never) => call(text) })
const onView = (call: (view: core.View) => unknown): Call => ({ takes: 'view', call: (view: never) => call(view) })

const BASE = core.view(core.uri('http://h/a/b?c')) as core.View
const OWN_RULES = { http: {}, file: { defaultHost: 'h' }, x: { path: (path: string) => path } }
const TARGET = { scheme: 'http', host: 'h' } as const
const OPTIONAL = { schemes: ['http'] } as const

export const OPTION_CALLS: { readonly [name: string]: Call } = {
  'cacheKey of nothing': onView(schemes.cacheKey()),
  'cacheKey of {}': onView((view) => schemes.cacheKey({})(view)),
  'cacheKey of rules': onView((view) => schemes.cacheKey({ rules: OWN_RULES })(view)),
  'normalizeForScheme of rules': onView((view) => schemes.normalizeForScheme(OWN_RULES)(view)),
  'normalizeForScheme of {}': onView((view) => schemes.normalizeForScheme({})(view)),
  'equalsForScheme of rules': onView((view) => schemes.equalsForScheme(OWN_RULES)(BASE)(view)),
  'getEqForScheme of rules': onView((view) => fpTs.getEqForScheme(OWN_RULES).equals(view, BASE)),
  'localTarget of a fallback': onText(http.localTarget({ fallback: '/' })(core.view(core.uri('http://h/')))),
  'redirectUriMatcher of nothing': onText(http.redirectUriMatcher(['https://h/', 'http://localhost/'])),
  'redirectUriMatcher of {}': onText(http.redirectUriMatcher(['https://h/', 'http://localhost/'], {})),
  'hasOriginLike of allowed': onView(http.hasOriginLike({ allowed: ['http://*.a.b'] })),
  'receivedUri of a proxy': onText((text) => {
    const parsed = http.parseRequestTarget('GET', '/')
    const received = http.receivedUri({ trust: ['::1'], fields: 'forwarded' })
    const headers = { forwarded: `for=1.1.1.1;a="${text}"` }
    return parsed._tag === 'Left' || received({ ...TARGET, peer: '::1', target: parsed.right, headers })
  }),
  'formatLinks of two properties': onText((rel) => http.formatLinks([{ target: BASE, rels: [rel] } as never])),
  'formatLinks of a parameter': onText((value) =>
    http.formatLinks([{ target: BASE, rels: ['a'], parameters: [{ name: 'b*', value }] }]),
  ),
  'linkOf of no anchor': onText((rel) => http.linkOf('a')([{ target: BASE, rels: ['a', rel], parameters: [] }])),
  'resolveLinks of no anchor': onView((view) =>
    http.resolveLinks(BASE as never)([{ target: view, rels: [], parameters: [] }]),
  ),
  'buildPurl of two components': onText((name) => data.buildPurl({ type: 'npm', name })),
  'redactText of no keys': onText((text) => prose.redactText([])(text)),
  'redactText of {}': onText((text) => prose.redactText({})(text)),
  'proxyOf of {}': onView(http.proxyOf({})),
  'fromComponents of {}': onText(() => core.fromComponents({})),
  'fromComponents of a path': onText((path) => core.fromComponents({ path })),
  'fromComponents of a host': onText((host) => core.fromComponents({ scheme: 'a', host })),
  'fromComponents of an authority': onText((authority) => core.fromComponents({ authority })),
  'recompose of {}': onText(() => core.recompose({})),
  'recompose of a path': onText((path) => core.recompose({ path })),
  'iriFromComponents of {}': onText(() => iri.iriFromComponents({})),
  'iriFromComponents of a path': onText((path) => iri.iriFromComponents({ path })),
  'iriFromComponents of an authority': onText((authority) => iri.iriFromComponents({ authority })),
  'toAsciiUri of a function': onView((view) => iri.toAsciiUri(domainToASCII)(view)),
  'mailto of {}': onText(() => mailtos.mailto({})),
  'mailto of an address': onText((to) => mailtos.mailto({ to })),
  'buildUrn of two parts': onText((nss) => urns.buildUrn({ nid: 'example', nss })),
  'buildUrnEncoded of two parts': onText((nss) => urns.buildUrnEncoded({ nid: 'example', nss })),
  'fromDataBytes of {}': onText(() => data.fromDataBytes({})(Uint8Array.of(1))),
  'fromDataText of {}': onText((text) => data.fromDataText({})(text)),
  'fromDataText of parameters': onText((text) => data.fromDataText({ parameters: { a: text } })(text)),
  'setPairs of {}': onView((view) => core.setPairs({})(view)),
  'setPairs of a value': onText((a) => core.setPairs({ a })(BASE)),
  'parseSuffix of a scheme': onText((text) => prose.parseSuffix('http')(text)),
  // Only a JavaScript caller can pass an empty object.
  'uriOf of {}': onText((text) => core.uriOf({} as never).parse(text)),
  'uriOf of schemes': onText((text) => core.uriOf(OPTIONAL).parse(text)),
  'repair of a text': onText((text) => repair.repair(text)),
  'resolveHref of a text': onText((text) => repair.resolveHref(core.view(core.uri('http://h/a')))(text)),
  'showReason of an error without words': onText((text) =>
    core.showReason({ _tag: 'ParseError', text, offset: 0, component: 'host', reason: 'character' }),
  ),
  'showError of a plain error': onText((text) =>
    core.showError({ _tag: 'ParseError', text, offset: 0, component: 'host', reason: 'character' }),
  ),
  'targetUri of {}': onText((target) => {
    const parsed = http.parseRequestTarget('GET', target)
    return parsed._tag === 'Left' ? parsed : http.targetUri({ ...TARGET, target: parsed.right })
  }),
  'targetFromPseudoHeaders of two': onText((path) => http.targetFromPseudoHeaders({ ':method': 'GET', ':path': path })),
  'expand of {}': onText(() => template.expand(template.template('/{a}{?b}'))({ a: 'x' })),
  'expandUnknown of {}': onText((a) => template.expandUnknown(template.template('/{a}{?b*}'))({ a })),
  'partialExpand of {}': onText(() => template.partialExpand(template.template('/{a}{?b}'))({})),
  'routeReader without options': onText((text) => {
    const read = routes.routeReader(routes.defineRoutes({ a: '/a{?b}' }))(text)
    return typeof read
  }),
  'createLineBuffer of a size': onText((text) => bytes.createLineBuffer(text.length).length),
}
