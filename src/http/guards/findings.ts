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
 * A finding, with the name of the guard that made it. If you compare `guard`, the compiler knows which kinds are left.
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

/** All guards of a view, in the order of their names. */
const GUARDS = [
  ['ambiguousPath', ambiguousPath],
  ['controlOctets', controlOctets],
  ['privateHost', privateHost],
  ['rareIPv4', rareIPv4],
  ['suspiciousUserinfo', suspiciousUserinfo],
  ['wellKnownPortMismatch', wellKnownPortMismatch],
  ['whatwgDifference', whatwgDifference],
] as const

/**
 * Runs all guards that accept a view, and lists their findings by `start`, in UTF-16 code units. Findings with the same start
 * are in the order of the names of their guards. Returns an empty list if no guard finds anything.
 *
 * A finding is not a refusal. Many harmless URIs have one: `http://localhost:3000/` in development, `//` or `;` in a path, `xn--`
 * in a host. Log them, count them, or refuse those that matter where the URI is used. To refuse, call specific guards: a new
 * version may find more.
 *
 * Allocates: nothing if no guard finds anything, unless one must decode the host or slice the userinfo; else the findings
 * and the list.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { findings } from 'uri-ts/http'
 *
 * const found = findings(view(uri('http://10.0.0.1/a%2Fb')))
 * found[0] //=> { guard: 'privateHost', kind: 'private', start: 7, end: 15 }
 * found.map(({ kind }) => kind) //=> ['private', 'encoded-slash']
 * findings(view(uri('http://example.com/'))) //=> []
 *
 * @category Guards
 */
export const findings = (view: UriView): ReadonlyArray<GuardFinding> => {
  let all: GuardFinding[] | undefined
  for (const [guard, find] of GUARDS) {
    const found = find(view)
    if (found.length === 0) continue
    all ??= []
    for (const finding of found) all.push({ guard, ...finding } as GuardFinding)
  }
  return all === undefined ? NO_FINDINGS : all.sort((a, b) => a.start - b.start)
}
