/**
 * Lists functions that, according to their docstrings, allocate nothing or return a function that allocates nothing.
 * The functions are called with kinds of input that `allocated-calls.ts` leaves out, such as ports, addresses and
 * percent-encoded hosts.
 */
import * as core from 'uri-ts'
import * as equivalence from 'uri-ts/equivalence'
import * as http from 'uri-ts/http'
import * as ip from 'uri-ts/ip'
import * as routes from 'uri-ts/routes'
import * as scanner from 'uri-ts/scan'
import * as schemes from 'uri-ts/schemes'
import { bytesPerCall, flatten, loopOf } from '../../bench/harness'
import { viewOf } from './corpus'

/** A function and the inputs for which it allocates nothing. */
interface Claim {
  readonly call: (input: never) => unknown
  readonly inputs: readonly unknown[]
}

const viewsOf = (...texts: readonly string[]): readonly core.View[] => flatten(texts).map(viewOf)

const VIEWS = viewsOf(
  'http://me:pw@Ex%61mple.COM:80/a%20b/c?q=1#f',
  'https://example.com/a/b/',
  'http://[2001:db8::1]:8080/a/b',
  'http://127.0.0.1/',
  'http://a%2Fb/%2e%2e',
  'HTTP://example%2ecom/a%20b/c',
  'urn:example:a?+r?=q#f',
  '/a%20b/c',
  '../x',
  '',
)

const TEXT = 'http://example.com/a/%C3%A9?q#f'
const NORMAL = viewsOf(TEXT, TEXT, 'http://example.com/b', 'http://other.example/', '/a')

const SPANS = scanner.createSpans()
const scanTarget = (target: string): number => http.scanRequestTarget('GET', target, SPANS)

const TABLE = routes.defineRoutes({ home: '/', user: '/users/{id}' })
const ROUTER = core.orThrow(routes.compileRouter({ about: '/about', user: '/users/{id}' }))

const LOCAL = [
  ...['/', '/account?tab=2#x', '/a%20b/..;x/c', '/a/%2e%2e/b', '/a%2Fb/c?//%2F%2F', '/a;v=1/b%C3%A9'],
  ...['//evil.test/', '/%2Fevil.test', '/a/..%2F%2Fb', '/;/evil.test', '/%09/a', '/a%252F', '/\\a', '/.//a', 'a', ''],
]

const UNALIKE = viewsOf('urn:example:b', 'urn:EXAMPLE:a%2c', 'URN:example:a%2C', 'urn:example:a%2C?+r#f')

/** Maps functions and guards to their inputs. A guard must find nothing in any of its inputs. */
const CLAIMS: { readonly [name: string]: Claim } = {
  equalsForScheme: { call: equivalence.equalsForScheme(equivalence.schemeRules)(viewOf(TEXT)), inputs: viewsOf(TEXT) },
  equalsNormalized: { call: core.equalsNormalized(viewOf(TEXT)), inputs: NORMAL },
  equalsText: { call: core.equalsText(viewOf(TEXT)), inputs: [...NORMAL, ...VIEWS] },
  equalsUrn: { call: schemes.equalsUrn(core.view(schemes.urn('urn:example:a%2C'))), inputs: UNALIKE },
  hasHost: { call: core.hasHost('example.com'), inputs: VIEWS },
  'hasHost of an encoded host': { call: core.hasHost('a%2fb'), inputs: VIEWS },
  hasPath: { call: core.hasPath('/a%20b/c'), inputs: VIEWS },
  hasPathPrefix: { call: core.hasPathPrefix('/a'), inputs: VIEWS },
  hasScheme: { call: core.hasScheme('http', 'https'), inputs: VIEWS },
  hasSegments: { call: core.hasSegments(['a b', 'c']), inputs: VIEWS },
  hasPort: { call: core.hasPort, inputs: VIEWS },
  hasTrailingSlash: { call: core.hasTrailingSlash, inputs: VIEWS },
  isNormalized: { call: core.isNormalized, inputs: VIEWS },
  isHttpUri: { call: core.isHttpUri, inputs: flatten(VIEWS.map(({ text }) => text)) },
  isUrn: { call: schemes.isUrn, inputs: flatten(['urn:example:a%2C?+r?=q#f', 'urn:example:', 'urn:a', 'URN:ab:c']) },
  isLocalPath: { call: http.isLocalPath, inputs: flatten(LOCAL) },
  isIPv4Address: { call: ip.isIPv4Address, inputs: flatten(['192.0.2.255', '256.1.1.1', '1.2.3', '01.2.3.4', '::1']) },
  isIPv6Address: {
    call: ip.isIPv6Address,
    inputs: flatten(['2001:db8::1', '::ffff:192.0.2.1', '1::2::3', '::1%eth0', '1:2:3:4:5:6:7:8', '::']),
  },
  scanRequestTarget: {
    call: scanTarget,
    inputs: flatten(['/a%20b?q', 'http://[::1]:80/a', 'http://a%2Fb/', '*', '//a', '/a b', '/%4']),
  },
  ambiguousPath: { call: http.ambiguousPath, inputs: viewsOf('http://h/a%20b/%C3%A9?%2F', 'http://h') },
  controlOctets: { call: http.controlOctets, inputs: viewsOf('http://h%41/a%20b?c%7E', '//h') },
  privateHost: { call: http.privateHost, inputs: viewsOf('http://example.com:80/a%20b', 'https://u:p@a.example.com/') },
  rareIPv4: { call: http.rareIPv4, inputs: viewsOf('http://192.0.2.1/', 'http://[::1]/', 'http://a.1b/') },
  suspiciousUserinfo: { call: http.suspiciousUserinfo, inputs: viewsOf('http://a%20b:80/', '/a@b') },
  wellKnownPortMismatch: { call: http.wellKnownPortMismatch, inputs: viewsOf('http://[::1]/', '/a:b') },
  findings: { call: http.findings, inputs: viewsOf('https://example.com/a%20b?c', 'https://a.example.com') },
  'matchPath of a path without parameters': { call: routes.matchPath(ROUTER), inputs: viewsOf('/about', '/x', '/') },
  'routeReader of a path without a route': {
    call: routes.routeReader(TABLE),
    inputs: flatten(['/x', '/users', '/a/b']),
  },
  routeTemplate: { call: routes.routeTemplate(TABLE), inputs: [{ route: 'home' }, { route: 'user' }] },
}

const isFound = (result: unknown): boolean => Array.isArray(result) && result.length > 0

/** Returns the number of heap bytes that each function allocates per call. */
export const bytesOfClaims = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(CLAIMS).map(([name, { call, inputs }]) => {
      const found = inputs.find((input) => isFound(call(input as never)))
      if (found !== undefined) throw new Error(`${name} finds something in ${JSON.stringify(found)}`)
      return [name, bytesPerCall(loopOf(name, call), inputs as never[])]
    }),
  )
