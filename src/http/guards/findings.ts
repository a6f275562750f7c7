import { ownValue } from '../../core/fp/own'
import type { Finding } from '../../core/model/finding'
import type { UriView } from '../../core/model/view'
import type { PrivateHostKind } from '../addresses/special-purpose-addresses'
import { type AmbiguousPathKind, ambiguousPath } from './ambiguous-path'
import { type ControlOctetKind, controlOctets } from './control-octets'
import { NO_FINDINGS } from './finding'
import { privateHost } from './private-host'
import { rareIPv4 } from './rare-ipv4'
import { type SuspiciousUserinfoKind, suspiciousUserinfo } from './suspicious-userinfo'
import { wellKnownPortMismatch } from './well-known-port'
import { type WhatwgDifferenceKind, whatwgDifference } from './whatwg-difference'

/**
 * A finding, and the name of the guard that reported it. Comparing `guard` with a name narrows the type of `kind`.
 *
 * @category Guards
 */
export type GuardFinding =
  | (Finding<AmbiguousPathKind> & { readonly guard: 'ambiguousPath' })
  | (Finding<ControlOctetKind> & { readonly guard: 'controlOctets' })
  | (Finding<PrivateHostKind> & { readonly guard: 'privateHost' })
  | (Finding<'rare-ipv4'> & { readonly guard: 'rareIPv4' })
  | (Finding<SuspiciousUserinfoKind> & { readonly guard: 'suspiciousUserinfo' })
  | (Finding<'port-mismatch'> & { readonly guard: 'wellKnownPortMismatch' })
  | (Finding<WhatwgDifferenceKind> & { readonly guard: 'whatwgDifference' })

/**
 * The name of a guard that `findings` runs.
 *
 * @category Guards
 */
export type GuardName = GuardFinding['guard']

/** All the guards that accept a view, in alphabetical order. */
const GUARDS = [
  ['ambiguousPath', ambiguousPath],
  ['controlOctets', controlOctets],
  ['privateHost', privateHost],
  ['rareIPv4', rareIPv4],
  ['suspiciousUserinfo', suspiciousUserinfo],
  ['wellKnownPortMismatch', wellKnownPortMismatch],
  ['whatwgDifference', whatwgDifference],
] as const

/** Returns the argument if it is a list of guard names, and throws an error otherwise. */
const requireNames = (names: readonly string[]): readonly string[] => {
  const wrong = Array.isArray(names) ? names.find((name) => GUARDS.every(([guard]) => guard !== name)) : names
  if (wrong === undefined) return names
  throw new TypeError(`findings: names are a list of ${GUARDS.map(([guard]) => guard).join(', ')}`)
}

/** Explains each kind of finding. */
const MEANING: { readonly [Kind in GuardFinding['kind']]: string } = {
  'encoded-slash': 'the path has an encoded slash, which some programs decode to a separator',
  'encoded-backslash': 'the path has an encoded backslash, which some programs read as a slash',
  'encoded-dot': 'the path has an encoded dot, which some programs decode to a dot segment',
  'encoded-percent': 'the path has an encoded percent sign, which a second decoding changes',
  'encoded-unreserved': 'the path encodes a character that needs no encoding, so it has another spelling',
  'dot-segment': 'the path has a dot segment, which some programs remove',
  'empty-segment': 'the path has an empty segment, which some programs remove',
  parameter: 'the path has a parameter after a semicolon, which some programs remove',
  nul: 'an encoded NUL may end the text in some programs',
  'line-break': 'an encoded line break may begin a new line in a header or a log',
  control: 'an encoded control character may change how a program reads the text',
  loopback: 'the host is this machine',
  unspecified: 'the host is an unspecified address, which often means this machine',
  private: 'the host is an address of a private network',
  'link-local': 'the host is a link-local address, such as that of the metadata of a cloud',
  'unique-local': 'the host is an address of a private network',
  shared: 'the host is an address that providers share',
  multicast: 'the host is a multicast address',
  reserved: 'the host is reserved',
  'local-name': 'the host is a name of a local network',
  'single-label': 'the host is a name without a dot, which only a local network knows',
  'rare-ipv4': 'some programs read the host as an IPv4 address',
  'host-like': 'the userinfo looks like a host, so the URI seems to lead there',
  'encoded-delimiter': 'the userinfo has an encoded delimiter, so it may be read as a host',
  password: 'the userinfo has a password',
  'port-mismatch': 'the port belongs to another protocol',
  host: 'a browser reads another host',
  port: 'a browser refuses the port',
  path: 'a browser reads another path',
}

/**
 * Formats a finding as a one-line message. The message explains the finding and states its offset, but does not contain
 * any part of the URI.
 *
 * Allocates the message. Throws a `TypeError` for a value that is not a finding.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { findings, showFinding } from 'uri-ts/http'
 *
 * findings(view('http://10.0.0.1/a%2Fb'), ['privateHost']).map(showFinding) //=> ['the host is an address of a private network, at offset 7']
 *
 * @category Guards
 */
export const showFinding = (finding: Finding<GuardFinding['kind']>): string => {
  const meaning = ownValue(MEANING, finding?.kind)
  if (meaning === undefined) throw new TypeError('the value is not a finding of a guard')
  return `${meaning}, at offset ${finding.start}`
}

/**
 * Runs all the guards that accept a view, or only the guards in `names`, and returns their findings, sorted by `start`.
 * Findings with the same `start` are sorted by the names of their guards. Returns an empty list if none of the guards
 * finds anything.
 *
 * A finding alone does not mean that the URI should be refused. The guards report findings for many harmless URIs, such
 * as `http://localhost:3000/` in development, a URI with `//` or `;` in its path, and a URI with `xn--` in its host.
 * Log the findings, count them, or refuse the URIs whose findings matter to your program. If your program refuses URIs,
 * pass the names of the guards to run. Otherwise, guards added in a later version of this library could cause more
 * refusals.
 *
 * Allocates no list if no guard finds anything. Some guards allocate temporary strings, such as the decoded host. If a
 * guard finds anything, allocates the list and its members. Throws a `TypeError` if `names` is not a list of guard
 * names.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { findings } from 'uri-ts/http'
 *
 * const found = findings(view('http://10.0.0.1/a%2Fb'))
 * found[0] //=> { guard: 'privateHost', kind: 'private', start: 7, end: 15 }
 * found.map(({ kind }) => kind) //=> ['private', 'encoded-slash']
 * findings(view('http://10.0.0.1/a%2Fb'), ['ambiguousPath', 'controlOctets']).map(({ kind }) => kind) //=> ['encoded-slash']
 * findings(view('http://example.com/')) //=> []
 *
 * @category Guards
 */
export const findings = <const Name extends GuardName = GuardName>(
  view: UriView,
  names?: readonly Name[],
): ReadonlyArray<Extract<GuardFinding, { readonly guard: Name }>> => {
  let all: GuardFinding[] | undefined
  const wanted = names === undefined ? undefined : requireNames(names)
  for (const [guard, find] of GUARDS) {
    if (wanted && !wanted.includes(guard)) continue
    const found = find(view)
    if (found.length === 0) continue
    all ??= []
    for (const finding of found) all.push({ guard, ...finding } as GuardFinding)
  }
  // The cast is safe because only guards whose names are in `Name` have run.
  return (all === undefined ? NO_FINDINGS : all.sort((a, b) => a.start - b.start)) as never
}
