/**
 * Lists calls to every function in every entry point. Each call passes a string or a view. A test fails if an exported
 * function is never called.
 */
import * as core from 'uri-ts'
import * as equivalence from 'uri-ts/equivalence'
import * as fpTs from 'uri-ts/fp-ts'
import * as http from 'uri-ts/http'
import * as ip from 'uri-ts/ip'
import * as routes from 'uri-ts/routes'
import * as scanner from 'uri-ts/scan'
import * as template from 'uri-ts/template'
import * as prose from 'uri-ts/text'
import { ajvCalls, standardCalls } from './adapter-calls'
import { arbitraries } from './arbitrary-calls'
import { lines } from './bytes-calls'
import { codecs } from './codec-calls'
import { connections } from './connect-calls'
import { viewOf } from './corpus'
import { httpUris } from './http-uri-calls'
import { iris } from './iri-calls'
import { links as linkCalls } from './link-calls'
import { onLiteral } from './on-literal'
import { origins } from './origin-calls'
import { queriesAndPaths, redactions } from './query-calls'
import { repairs } from './repair-calls'
import { tables } from './route-calls'
import { schemeCalls } from './scheme-calls'

/** A call that passes a string or a view. */
export interface Call {
  readonly takes: 'text' | 'view'
  readonly call: (input: never) => unknown
}

const onText = (call: (text: never) => unknown): Call => ({ takes: 'text', call })
const onView = (call: (view: never) => unknown): Call => ({ takes: 'view', call })

/** Returns the value of a `Right` or throws the error of a `Left`. */
const rightOf = <A>(either: core.Either<unknown, A>): A => {
  if (either._tag === 'Left') throw either.left
  return either.right
}

type Calls = Readonly<Record<string, Call>>

const BASE = core.view(core.uri('http://h/a/b?c'))
const SPANS = scanner.createSpans()
const visit = (): void => {}

/** Creates a call that passes a string as a new component, and `BASE` as the view. */
const changing = (change: (text: never) => (view: core.View) => unknown): Call =>
  onText((text: never) => change(text)(BASE as core.View))

const isUri = (view: core.View): view is core.View<core.Uri> => view._tag === 'Uri'

const root: Calls = {
  ...queriesAndPaths,
  absoluteUri: onLiteral(core.absoluteUri),
  relativeRef: onLiteral(core.relativeRef),
  uri: onLiteral(core.uri),
  uriReference: onLiteral(core.uriReference),
  uris: onLiteral((text: string) => core.uris({ text } as never)),
  isAbsoluteUri: onText(core.isAbsoluteUri),
  isRelativeRef: onText(core.isRelativeRef),
  isUri: onText(core.isUri),
  isUriReference: onText(core.isUriReference),
  parseAbsoluteUri: onText(core.parseAbsoluteUri),
  parseRelativeRef: onText(core.parseRelativeRef),
  parseUri: onText(core.parseUri),
  parseUriReference: onText(core.parseUriReference),
  view: onText(core.view),
  authority: onView(core.authority),
  components: onView(core.components),
  fragment: onView(core.fragment),
  hasAuthority: onView(core.hasAuthority),
  hasHost: onView(core.hasHost('h')),
  hasPath: onView(core.hasPath('/a')),
  hasPathPrefix: onView(core.hasPathPrefix('/a')),
  hasPort: onView(core.hasPort),
  hasScheme: onView(core.hasScheme('http')),
  host: onView(core.host),
  hostKind: onView(core.hostKind),
  path: onView(core.path),
  port: onView(core.port),
  portNumber: onView(core.portNumber),
  query: onView(core.query),
  scheme: onView(core.scheme),
  userinfo: onView(core.userinfo),
  equalsNormalized: onView(core.equalsNormalized(BASE as core.View)),
  equalsText: onView(core.equalsText(BASE as core.View)),
  isNormalized: onView(core.isNormalized),
  normalize: onView(core.normalize),
  sameDocument: onView(core.sameDocument(BASE)),
  resolve: onView(core.resolve(BASE)),
  resolveNonStrict: onView(core.resolveNonStrict(BASE)),
  resolveReference: onView(core.resolveReference(BASE)),
  resolveText: onText(core.resolveText(BASE)),
  relativize: onView((view: core.View) => isUri(view) && [core.relativize(BASE)(view), core.relativize(view)(BASE)]),
  removeDotSegments: onText(core.removeDotSegments),
  fromComponents: onView((view: core.View) => core.fromComponents(core.components(view))),
  recompose: onView((view: core.View) => core.recompose(core.components(view))),
  withAuthority: changing(core.withAuthority),
  withFragment: changing(core.withFragment),
  withHost: changing(core.withHost),
  withPath: changing(core.withPath),
  withPort: changing(core.withPort),
  withQuery: changing(core.withQuery),
  withScheme: changing(core.withScheme),
  withUserinfo: changing(core.withUserinfo),
  withFragmentEncoded: changing(core.withFragmentEncoded),
  withHostEncoded: changing(core.withHostEncoded),
  withPathEncoded: changing(core.withPathEncoded),
  withQueryEncoded: changing(core.withQueryEncoded),
  withUserinfoEncoded: changing(core.withUserinfoEncoded),
  withoutAuthority: onView(core.withoutAuthority),
  withoutFragment: onView(core.withoutFragment),
  withoutPort: onView(core.withoutPort),
  withoutQuery: onView(core.withoutQuery),
  withoutScheme: onView((view: core.View) => core.withoutScheme(view as never)),
  withoutUserinfo: onView(core.withoutUserinfo),
  decode: onText(core.decode),
  decodeBytes: onText(core.decodeBytes),
  decodeForm: onText(core.decodeForm),
  decodeUnreserved: onText(core.decodeUnreserved),
  encode: onText(core.encode('queryPart')),
  redactError: onText((text: string) => core.redactError(errorOf(text))),
  showError: onText((text: string) => core.showError(errorOf(text))),
  showReason: onText((text: string) => core.showReason(errorOf(text))),
}

/** Returns the error that `parseUriReference` finds. If `text` is valid, invents an error in the middle of `text`. */
const errorOf = (text: string): core.UriError => {
  const parsed = core.parseUriReference(text)
  if (parsed._tag === 'Left') return parsed.left
  return { _tag: 'ParseError', text, offset: text.length >> 1, component: 'host', reason: 'character' }
}

type Positional = (view: core.View) => unknown
const cursor =
  (read: (view: core.View, start: number) => unknown): Positional =>
  (view) => {
    for (let start = scanner.firstPair(view); start <= view.queryEnd; ) {
      const end = scanner.pairEnd(view, start)
      read(view, start)
      start = end + 1
    }
  }

const scan: Calls = {
  componentOf: onText((text: string) => scanner.componentOf(Math.min(-8, scanner.scan(text, SPANS)))),
  reasonOf: onText((text: string) => scanner.reasonOf(Math.min(-8, scanner.scan(text, SPANS)))),
  createSpans: onText(() => scanner.createSpans()),
  equalsOctets: onView(({ text }: core.View) => scanner.equalsOctets(text, 0, text.length, text, 0, text.length)),
  firstPair: onView(scanner.firstPair),
  forEachPair: onView((view: core.View) => scanner.forEachPair(view, visit)),
  forEachSegment: onView((view: core.View) => scanner.forEachSegment(view, visit)),
  hostStart: onView(scanner.hostStart),
  hostStartIn: onText((text: string) => scanner.scan(text, SPANS) >= 0 && scanner.hostStartIn(SPANS)),
  integerValue: onView((view: core.View) => scanner.integerValue(view, 'a')),
  keyEnd: onView(cursor((view, start) => scanner.keyEnd(view, start, scanner.pairEnd(view, start)))),
  octetAt: onView(({ text }: core.View) => scanner.octetAt(text, text.indexOf('%'))),
  pairEnd: onView(cursor(scanner.pairEnd)),
  scan: onText((text: string) => scanner.scan(text, SPANS)),
  scanFromPath: onText((text: string) => scanner.scanFromPath(text, 0, SPANS)),
  scanHost: onText((text: string) => scanner.scanHost(text, 0, SPANS)),
  segmentEnd: onView((view: core.View) => scanner.segmentEnd(view, view.pathStart)),
  valueStart: onView((view: core.View) => scanner.valueStart(view, 'a')),
  viewFromSpans: onView(({ text }: core.View) => scanner.scan(text, SPANS) >= 0 && scanner.viewFromSpans(text, SPANS)),
}

const GROUPS = [0, 0, 0, 0, 0, 0, 0, 1] as const
const addresses: Calls = {
  formatIPv4: onText((text: string) => ip.formatIPv4(text.length)),
  formatIPv6: onText(() => ip.formatIPv6(GROUPS)),
  inCidr: onText(ip.inCidr('10.0.0.0/8')),
  isIPv4Address: onText(ip.isIPv4Address),
  isIPv6Address: onText(ip.isIPv6Address),
  parseCidr: onText(ip.parseCidr),
  parseIPv4: onText(ip.parseIPv4),
  parseIPv6: onText(ip.parseIPv6),
}

const rules: Calls = {
  ...origins,
  equalsForScheme: onView(equivalence.equalsForScheme(equivalence.schemeRules)(BASE as core.View)),
  equalsHost: onView(equivalence.equalsHost(BASE as core.View)),
  normalizeForScheme: onView(equivalence.normalizeForScheme(equivalence.schemeRules)),
}

const text: Calls = {
  ...redactions,
  findUris: onText(prose.findUris),
  uriFinder: onText(prose.uriFinder({ isHost: () => true })),
  parseSuffix: onText(prose.parseSuffix('http')),
}

const eqForScheme = fpTs.getEqForScheme(equivalence.schemeRules)
const instances: Calls = { getEqForScheme: onView((view: core.View) => eqForScheme.equals(view, BASE as core.View)) }

const TARGET = rightOf(http.parseRequestTarget('GET', '/a?b'))
const scanTarget = (target: string): number => http.scanRequestTarget('GET', target, SPANS)

const requests: Calls = {
  ambiguousPath: onView(http.ambiguousPath),
  controlOctets: onView(http.controlOctets),
  privateHost: onView(http.privateHost),
  rareIPv4: onView(http.rareIPv4),
  suspiciousUserinfo: onView(http.suspiciousUserinfo),
  wellKnownPortMismatch: onView(http.wellKnownPortMismatch),
  whatwgDifference: onView(http.whatwgDifference),
  safeFilePath: onView(http.safeFilePath('/srv')),
  parseRequestTarget: onText((target: string) => http.parseRequestTarget('GET', target)),
  scanRequestTarget: onText(scanTarget),
  requestFormFromSpans: onText((target: string) => scanTarget(target) >= 0 && http.requestFormFromSpans(target, SPANS)),
  originFormFromSpans: onText((target: string) => scanTarget(target) >= 0 && http.originFormFromSpans(target, SPANS)),
  requestTargetErrorFromSpans: onText((target: string) => {
    const end = scanTarget(target)
    return end < 0 && http.requestTargetErrorFromSpans(target, end, SPANS)
  }),
  targetFromPseudoHeaders: onText((path: string) =>
    http.targetFromPseudoHeaders({ ':method': 'GET', ':scheme': 'http', ':authority': 'h', ':path': path }),
  ),
  targetUri: onText((host: string) => http.targetUri({ scheme: 'http', host, target: TARGET })),
}

const READ = template.template('/s{/rest*}{?a,m*}')
const MANY = template.template('/{a}{?b}')

const templates: Calls = {
  ...codecs,
  expand: onText((a: string) => template.expand(MANY)({ a, b: a })),
  expandUnknown: onText((a: string) => template.expandUnknown(MANY)({ a, b: [a] })),
  extract: onText(template.extract(READ)),
  fromExpress: onText(template.fromExpress),
  parseExpress: onText(template.parseExpress),
  parseTemplate: onText(template.parseTemplate),
  partialExpand: onText((a: string) => template.partialExpand(MANY)({ a })),
  template: onText(template.template),
  withCodecs: onText((of: string) => template.withCodecs({ a: template.oneOf(of) })(MANY)),
}

/** An entry point, its module, and calls to its functions. */
export interface EntryCalls {
  readonly name: string
  readonly module: object
  readonly calls: Calls
}

export const ENTRIES: readonly EntryCalls[] = [
  { name: 'uri-ts', module: core, calls: { ...root, ...httpUris } },
  { name: 'uri-ts/scan', module: scanner, calls: scan },
  { name: 'uri-ts/ip', module: ip, calls: addresses },
  { name: 'uri-ts/equivalence', module: equivalence, calls: rules },
  { name: 'uri-ts/text', module: prose, calls: text },
  { name: 'uri-ts/fp-ts', module: fpTs, calls: instances },
  { name: 'uri-ts/http', module: http, calls: { ...requests, ...connections, ...linkCalls } },
  { name: 'uri-ts/template', module: template, calls: templates },
  { name: 'uri-ts/routes', module: routes, calls: tables },
  repairs,
  ajvCalls,
  standardCalls,
  arbitraries,
  schemeCalls,
  lines,
  iris,
]

/** Returns the input for a call. The input is `text`, its view, or the view of a reference that contains `text`. */
export const inputOf = ({ takes }: Call, text: string): never => {
  if (takes === 'text') return text as never
  if (core.isUriReference(text)) return core.view(text) as never
  const encoded = core.encode('segment')(text)
  return viewOf(`/${encoded}?${encoded}#${encoded}`) as never
}

export const callsOf = (entries: readonly EntryCalls[]) =>
  entries.flatMap(({ name, calls }) =>
    Object.entries(calls).map(([call, row]) => ({ name: `${name} ${call}`, call, row })),
  )

/** Lists functions that compile a string and create an object for each of its characters. */
export const COMPILERS: readonly string[] = [
  'compileRouter',
  'defineRoutes',
  'defineHostRoutes',
  'defineRoutesUnder',
  'route',
  'fromExpress',
  'parseExpress',
  'template',
  'parseTemplate',
  ...['toExpress', 'toFastify', 'toHono', 'toNextJs', 'toReactRouter', 'toRou3', 'toTanStackRouter', 'toUrlPattern'],
]
