/**
 * Passes random values to the functions for servers, as a JavaScript caller could. If a function throws an error, the
 * error must be a `TypeError` whose message comes from the library rather than from the engine.
 */
import * as fc from 'fast-check'
import * as core from 'uri-ts'
import * as http from 'uri-ts/http'
import * as ip from 'uri-ts/ip'
import * as schemes from 'uri-ts/schemes'
import * as prose from 'uri-ts/text'
import { describe, it } from 'vitest'
import { RUNS, SEED } from '../support/law'

type Call = (value: never) => unknown

const SITE = core.view(core.uri('https://h/a?b'))
const TARGET = core.orThrow(http.parseRequestTarget('GET', '/'))
const REQUEST = { peer: '::1', scheme: 'http', host: 'h', target: TARGET, headers: {} }
const LINK = { target: SITE, rels: ['next'], parameters: [] }
const receive = http.receivedUri({ trust: ['::1'], fields: 'forwarded' })
const many = schemes.connectionUri({ schemes: ['a'], hosts: 'many' })
const fetch = async (_url: string) => ({ status: 200, headers: { get: () => null } })
const GUARD = { fetch, schemes: ['http'], maxRedirects: 0 } as const

/** Lists functions that pass a value to the library, either as an argument or within options or a list. */
const CALLS: { readonly [name: string]: Call } = {
  isLocalPath: http.isLocalPath,
  'localTarget, its options': (options) => http.localTarget(options),
  'localTarget, its fallback': (fallback) => http.localTarget({ fallback }),
  'localTarget, its origins': (origins) => http.localTarget({ fallback: '/', origins }),
  'localTarget, its site': (site) => http.localTarget({ fallback: '/' })(site),
  'localTarget, its target': http.localTarget({ fallback: '/' })(SITE),
  'redirectUriMatcher, its list': (list) => http.redirectUriMatcher(list),
  'redirectUriMatcher, an entry': (entry) => http.redirectUriMatcher([entry]),
  'redirectUriMatcher, its options': (options) => http.redirectUriMatcher(['https://h/'], options),
  redirectUriMatcher: http.redirectUriMatcher(['https://h/']),
  'guardFetch, its options': (options) => http.guardFetch(options),
  'guardFetch, its schemes': (values) => http.guardFetch({ ...GUARD, schemes: values }),
  'guardFetch, its ports': (ports) => http.guardFetch({ ...GUARD, ports }),
  'guardFetch, its addresses': (allow) => http.guardFetch({ ...GUARD, allow }),
  'guardFetch, its dispatcher': (dispatcher) => http.guardFetch({ ...GUARD, dispatcher }),
  'hostList, its list': (list) => http.hostList(list),
  'hostList, an entry': (entry) => http.hostList([entry]),
  hostList: http.hostList(['h']),
  'proxyOf, its environment': http.proxyOf,
  'proxyOf, a variable': (value) => http.proxyOf({ http_proxy: value }),
  'proxyOf, a list': (value) => http.proxyOf({ no_proxy: value }),
  proxyOf: http.proxyOf({}),
  originPattern: (text) => http.originPattern(text),
  'hasOriginLike, its list': (list) => http.hasOriginLike(list),
  'hasOriginLike, an entry': (entry) => http.hasOriginLike([entry]),
  'hasOriginLike, its function': (value) => http.hasOriginLike({ allowed: [], isPublicSuffix: value }),
  hasOriginLike: http.hasOriginLike(['https://h']),
  parseForwarded: http.parseForwarded,
  'receivedUri, its options': (options) => http.receivedUri(options),
  'receivedUri, its proxies': (trust) => http.receivedUri({ trust, fields: 'forwarded' }),
  'receivedUri, its hosts': (hosts) => http.receivedUri({ trust: [], fields: 'forwarded', hosts }),
  'receivedUri, its fields': (fields) => http.receivedUri({ trust: [], fields }),
  receivedUri: receive,
  'receivedUri, a peer': (peer) => receive({ ...REQUEST, peer }),
  'receivedUri, headers': (headers) => receive({ ...REQUEST, headers }),
  'receivedUri, a header': (forwarded) => receive({ ...REQUEST, headers: { forwarded } }),
  'receivedUri, a host': (host) => receive({ ...REQUEST, host }),
  'receivedUri, a target': (target) => receive({ ...REQUEST, target }),
  parseLinks: http.parseLinks,
  parseLinkTemplates: http.parseLinkTemplates,
  'linkOf, its type': (rel) => http.linkOf(rel),
  linkOf: http.linkOf('next'),
  'linkParameter, its name': (name) => http.linkParameter(name),
  linkParameter: http.linkParameter('title'),
  'resolveLinks, its base': (base) => http.resolveLinks(base),
  resolveLinks: http.resolveLinks(SITE),
  'resolveLinks, a target': (target) => http.resolveLinks(SITE)([{ ...LINK, target }]),
  formatLinks: http.formatLinks,
  'formatLinks, a link': (link) => http.formatLinks([link]),
  'formatLinks, a target': (target) => http.formatLinks([{ ...LINK, target }]),
  'formatLinks, types': (rels) => http.formatLinks([{ ...LINK, rels }]),
  'formatLinks, parameters': (parameters) => http.formatLinks([{ ...LINK, parameters }]),
  'formatLinks, a parameter': (parameter) => http.formatLinks([{ ...LINK, parameters: [parameter] }]),
  parseCidr: ip.parseCidr,
  'inCidr, its block': (block) => ip.inCidr(block),
  inCidr: ip.inCidr('10.0.0.0/8'),
  'redactText, its options': (options) => prose.redactText(options),
  'redactText, its keys': (keys) => prose.redactText({ keys }),
  'redactText, its mask': (mask) => prose.redactText({ mask }),
  redactText: prose.redactText({ exact: prose.OTEL_KEYS }),
  urlAttributes: prose.urlAttributes,
  'connectionUri, its options': (options) => schemes.connectionUri(options),
  'connectionUri, its schemes': (values) => schemes.connectionUri({ schemes: values, hosts: 'one' }),
  'connectionUri, its hosts': (hosts) => schemes.connectionUri({ schemes: ['a'], hosts }),
  'connectionUri, its port': (port) => schemes.connectionUri({ schemes: ['a'], hosts: 'one', defaultPort: port }),
  'connectionUri.parse': many.parse,
  'connectionUri.is': many.is,
  parsePurl: schemes.parsePurl,
  buildPurl: (purl) => schemes.buildPurl(purl),
  'buildPurl, a type': (type) => schemes.buildPurl({ type, name: 'a' }),
  'buildPurl, a name': (name) => schemes.buildPurl({ type: 'generic', name }),
  'buildPurl, a namespace': (namespace) => schemes.buildPurl({ type: 'generic', name: 'a', namespace }),
  'buildPurl, qualifiers': (qualifiers) => schemes.buildPurl({ type: 'generic', name: 'a', qualifiers }),
  'buildPurl, a qualifier': (pair) => schemes.buildPurl({ type: 'generic', name: 'a', qualifiers: [pair] }),
}

const ENGINE =
  /^(?:Cannot |Do not |Invalid |undefined |null |object |Class |Reduce |Spread )|is not (?:iterable|a function$|a constructor)|read prop/

const hasLibraryMessage = (call: Call, value: unknown): boolean => {
  try {
    call(value as never)
    return true
  } catch (error) {
    return error instanceof TypeError && !ENGINE.test(error.message)
  }
}

const values = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSet: true }),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 3 }),
  fc.constantFrom<unknown>(...[Symbol('a'), new URL('http://h/'), SITE, () => 0, Object('a'), [undefined], [null]]),
  fc.constantFrom<unknown>(...[[{}], [[]], { length: 1 }, Number.NaN, Number.POSITIVE_INFINITY, { get: 1 }, core.uri]),
)

describe('a random value', () => {
  it.each(Object.keys(CALLS))('%s', (name) => {
    const call = CALLS[name] as Call
    fc.assert(
      fc.property(values, (value) => hasLibraryMessage(call, value)),
      { numRuns: RUNS, seed: SEED },
    )
  })
})
