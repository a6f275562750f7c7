/* The functions in this file check a hop before its URI is fetched. A hop is the first request or a redirect. */
import { hasPort, portNumber } from '../../core/components/accessors'
import { schemeRules } from '../../core/equivalence/scheme-rules'
import { showReason } from '../../core/errors/format-error'
import type { UriError } from '../../core/errors/uri-error'
import type { IPv6Groups } from '../../core/ip/address'
import { addressGroups } from '../../core/ip/block'
import { authorityStart, hostStart, portStart } from '../../core/model/bounds'
import type { Uri } from '../../core/model/brands'
import type { Finding } from '../../core/model/finding'
import type { View } from '../../core/model/view'
import { privateHost } from '../guards/private-host'
import { rareIPv4 } from '../guards/rare-ipv4'
import { wellKnownPortMismatch } from '../guards/well-known-port'
import { whatwgDifference } from '../guards/whatwg-difference'
import type { FetchRefusal, Refusal } from './guarded-fetch-error'

export interface HopRules {
  readonly schemes: readonly string[]
  readonly ports: readonly number[] | undefined
  readonly isAllowed: (groups: IPv6Groups) => boolean
}

const refusal = (guard: FetchRefusal, view: View, offset: number, words: string): Refusal => ({
  guard,
  text: view.text,
  offset,
  words,
})

/** Creates the error for a string that is not a URI. The error message contains at most one character of the string. */
export const refusalOfText = (error: UriError, guard: 'text' | 'location'): Refusal => ({
  guard,
  text: error.text,
  offset: error.offset,
  words: showReason(error),
})

const hostText = ({ text, hostEnd }: View, start: number): string =>
  text[start] === '[' ? text.slice(start + 1, hostEnd - 1) : text.slice(start, hostEnd)

const firstOf = (guard: FetchRefusal, view: View, findings: ReadonlyArray<Finding>): Refusal | undefined => {
  const [first] = findings
  return first && refusal(guard, view, first.start, `the guard has found '${first.kind}'`)
}

const portRefusal = (
  view: View<Uri>,
  scheme: 'http' | 'https',
  ports: readonly number[] | undefined,
): Refusal | undefined => {
  if (ports === undefined) return firstOf('wellKnownPortMismatch', view, wellKnownPortMismatch(view))
  const port = portNumber(view)
  // The cast is safe, because `http` and `https` have default ports.
  const isListed = ports.includes(port._tag === 'Some' ? port.value : (schemeRules[scheme].defaultPort as number))
  return isListed
    ? undefined
    : refusal(
        'port',
        view,
        hasPort(view) ? portStart(view) : view.hostEnd,
        `the port is not one of ${ports.join(', ')}`,
      )
}

const hostRefusal = (view: View<Uri>, isAllowed: HopRules['isAllowed']): Refusal | undefined => {
  const groups = addressGroups(hostText(view, hostStart(view)))
  if (groups !== undefined && isAllowed(groups)) return undefined
  const other = whatwgDifference(view).filter(({ kind }) => kind !== 'path')
  return (
    firstOf('privateHost', view, privateHost(view)) ??
    firstOf('rareIPv4', view, rareIPv4(view)) ??
    firstOf('whatwgDifference', view, other)
  )
}

/**
 * Checks only the text of a URI. Returns the reason why the URI must not be fetched, or `undefined` if there is none.
 */
export const refusalOf = (view: View<Uri>, { schemes, ports, isAllowed }: HopRules): Refusal | undefined => {
  const { text, schemeEnd, hostEnd, userinfoEnd } = view
  // The cast is safe, because the next statement refuses every scheme except `http` and `https`.
  const scheme = text.slice(0, schemeEnd).toLowerCase() as 'http' | 'https'
  if (!schemes.includes(scheme)) return refusal('scheme', view, 0, `the scheme is not one of ${schemes.join(', ')}`)
  if (hostEnd <= schemeEnd + 3) return refusal('privateHost', view, schemeEnd + 1, 'there is no host')
  if (userinfoEnd >= 0) return refusal('userinfo', view, authorityStart(view), 'there is userinfo')
  return portRefusal(view, scheme, ports) ?? hostRefusal(view, isAllowed)
}
