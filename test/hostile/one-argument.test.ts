/**
 * Checks that curried functions throw if they receive one argument too many. If they did not throw,
 * `hasHost('a', view)` in plain JavaScript would return a function, and a function counts as true in a condition.
 */
import * as core from 'uri-ts'
import * as equivalence from 'uri-ts/equivalence'
import * as http from 'uri-ts/http'
import * as ip from 'uri-ts/ip'
import * as iri from 'uri-ts/iri'
import * as routes from 'uri-ts/routes'
import * as schemes from 'uri-ts/schemes'
import * as template from 'uri-ts/template'
import * as prose from 'uri-ts/text'
import { describe, expect, it } from 'vitest'
import { apiOf } from '../support/api'

const VIEW = core.view('http://a/b')
const IRI = iri.viewIri('http://a/é')
const URN = core.orThrow(schemes.parseUrn('urn:isbn:1'))

const TEMPLATE = template.template('/{a}')

const SITE = routes.defineRoutes({ home: '/' })

const HANDLER = { target: () => '/', refuse: () => 0 }

type Row = readonly [call: unknown, ...args: readonly unknown[]]

/** Maps each function's name to the function and the arguments for a correct call. */
const CALLS: { readonly [name: string]: Row } = {
  equalsNormalized: [core.equalsNormalized, VIEW],
  equalsText: [core.equalsText, VIEW],
  hasHost: [core.hasHost, 'a'],
  hasPath: [core.hasPath, '/b'],
  hasPathPrefix: [core.hasPathPrefix, '/'],
  hasSegments: [core.hasSegments, ['b']],
  hasText: [core.hasText, core.isUri],
  sameDocument: [core.sameDocument, VIEW],
  equalsHost: [equivalence.equalsHost, VIEW],
  equalsForScheme: [equivalence.equalsForScheme(equivalence.schemeRules), VIEW],
  hasOrigin: [equivalence.hasOrigin, 'http://a'],
  sameOrigin: [equivalence.sameOrigin, VIEW],
  cacheKey: [equivalence.cacheKey, {}],
  normalizeForScheme: [equivalence.normalizeForScheme, equivalence.schemeRules],
  redactText: [prose.redactText, ['token']],
  redactErrorKeys: [prose.redactErrorKeys, ['token']],
  parseSuffix: [prose.parseSuffix, 'https'],
  safeFilePath: [http.safeFilePath, '/srv'],
  linkOf: [http.linkOf, 'next'],
  rawQueryValue: [core.rawQueryValue, 'a'],
  rawQueryValues: [core.rawQueryValues, 'a'],
  decodedQueryValue: [core.decodedQueryValue, 'a'],
  decodedQueryValues: [core.decodedQueryValues, 'a'],
  formQueryValue: [core.formQueryValue, 'a'],
  formQueryValues: [core.formQueryValues, 'a'],
  appendPair: [core.appendPair, 'a', '1'],
  relativize: [core.relativize, VIEW],
  encode: [core.encode, 'path'],
  hasOriginLike: [http.hasOriginLike, 'http://a'],
  hostList: [http.hostList, ['a']],
  inCidr: [ip.inCidr, '10.0.0.0/8'],
  equalsIri: [iri.equalsIri, IRI],
  equalsUrn: [schemes.equalsUrn, URN],
  deleteFormPair: [core.deleteFormPair, 'a'],
  deletePair: [core.deletePair, 'a'],
  joinPath: [core.joinPath, 'b'],
  queryText: [core.queryText, 'a'],
  resolve: [core.resolve, VIEW],
  resolveText: [core.resolveText, 'http://a/'],
  setFormPair: [core.setFormPair, 'a', '1'],
  setFormPairs: [core.setFormPairs, { a: '1' }],
  setPair: [core.setPair, 'a', '1'],
  setPairs: [core.setPairs, { a: '1' }],
  localTarget: [http.localTarget, { fallback: '/' }],
  'localTarget(options)': [http.localTarget({ fallback: '/' }), 'http://a/'],
  expand: [template.expand, TEMPLATE],
  expandUnknown: [template.expandUnknown, TEMPLATE],
  partialExpand: [template.partialExpand, TEMPLATE],
  routeHandler: [routes.routeHandler, HANDLER],
  'routeHandler(options)': [routes.routeHandler(HANDLER), SITE.home],
}

describe.each(Object.entries(CALLS))('%s', (_name, [call, ...args]) => {
  const callWith = (...more: readonly unknown[]) => Reflect.apply(call as () => unknown, undefined, [...args, ...more])

  it.each([
    ['a view', VIEW],
    ['a string', 'http://a/b'],
    ['an empty string', ''],
    ['an Either', core.parseUri('http://a/b')],
    ['null', null],
    ['a function', () => 0],
  ])('refuses %s as a further argument', (_kind, more) => {
    expect(() => callWith(more)).toThrow(new TypeError('write f(a)(b), not f(a, b)'))
  })

  it('accepts no further argument, `undefined` and the index that `map` passes', () => {
    for (const more of [[], [undefined], [0, ['a']]]) expect(() => callWith(...more)).not.toThrow()
  })
})

it('lists each curried function that returns a condition', () => {
  const { entries, checker } = apiOf()
  const conditions = entries.flatMap(({ exports }) =>
    exports.filter(({ kind, symbol }) => {
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
      const [returned] = signature?.getReturnType().getCallSignatures() ?? []
      return kind === 'function' && returned && checker.typeToString(returned.getReturnType()) === 'boolean'
    }),
  )
  const names = conditions.map(({ name }) => name)
  expect(names).toContain('hasHost')
  // `hasScheme` accepts several schemes and refuses values that are not schemes.
  expect(names.filter((name) => name !== 'hasScheme' && !(name in CALLS))).toEqual([])
})
