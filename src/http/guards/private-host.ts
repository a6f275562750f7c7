import type { Some } from '../../fp/option'
import { type IPv6Groups, parseIPv6 } from '../../ip/address'
import { hostStart } from '../../model/bounds'
import type { AnyView } from '../../model/view'
import { HOST_KINDS } from '../../scanner/spans'
import { type Finding, found, NOTHING } from './finding'
import { decodedHost } from './host-name'
import { type PrivateHostKind, privateIPv4, privateIPv6 } from './private-address'
import { ipv4Value } from './rare-ipv4'

const IPV6_ADDRESS = HOST_KINDS.indexOf('IPv6address')
const IPV_FUTURE = HOST_KINDS.indexOf('IPvFuture')

const LOCALHOST = 'localhost'
const DOT = 46

/** Whether `name` from `start` to `end` is `localhost` or ends in `.localhost`, in whatever case, a dot after it or not. */
const isLocalhostIn = (name: string, start: number, end: number): boolean => {
  const last = end > start && name.charCodeAt(end - 1) === DOT ? end - 1 : end
  const from = last - LOCALHOST.length
  if (from < start || (from > start && name.charCodeAt(from - 1) !== DOT)) return false
  for (let i = 0; i < LOCALHOST.length; i++) {
    if ((name.charCodeAt(from + i) | 32) !== LOCALHOST.charCodeAt(i)) return false
  }
  return true
}

/** RFC 6761, 6.3 */
const isLocalhost = (view: AnyView): boolean => {
  const name = decodedHost(view)
  return name === undefined
    ? isLocalhostIn(view.text, hostStart(view), view.hostEnd)
    : isLocalhostIn(name, 0, name.length)
}

const kindOfIPv4 = (view: AnyView, isOctal: boolean): PrivateHostKind | undefined => {
  const value = ipv4Value(view, isOctal)
  return value < 0 ? undefined : privateIPv4(value)
}

const kindOf = (view: AnyView): PrivateHostKind | undefined => {
  if (view.hostKind === IPV6_ADDRESS) {
    // The scanner has read it already, so that there are groups.
    const groups = parseIPv6(view.text.slice(hostStart(view) + 1, view.hostEnd - 1)) as Some<IPv6Groups>
    return privateIPv6(groups.value)
  }
  if (isLocalhost(view)) return 'loopback'
  return kindOfIPv4(view, true) ?? kindOfIPv4(view, false)
}

/**
 * Finds a host that is not of the public Internet: see `PrivateHostKind`. Addresses count by their value, however they are
 * written: whatever `rareIPv4` finds, IPv6 in any form, IPv4 inside of it (mapped, compatible, translated, NAT64, 6to4,
 * Teredo, ISATAP). Where leading zeros leave two readings, either will do.
 *
 * A name says nothing of the addresses that it will be resolved to: whoever connects must look at those too.
 *
 * Allocates: nothing where there is nothing to find, unless the host is an IPv6 address or percent-encoded.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { privateHost } from 'uri-ts/http'
 *
 * privateHost(view(uri('http://[::ffff:10.0.0.1]/'))) //=> [{ kind: 'private', start: 7, end: 24 }]
 * privateHost(view(uri('http://2130706433/'))) //=> [{ kind: 'loopback', start: 7, end: 17 }]
 * privateHost(view(uri('http://example.com/'))) //=> []
 *
 * @category Guards
 */
export const privateHost = (view: AnyView): ReadonlyArray<Finding<PrivateHostKind>> => {
  const kind = view.hostEnd < 0 || view.hostKind === IPV_FUTURE ? undefined : kindOf(view)
  return kind === undefined ? NOTHING : found(NOTHING, kind, hostStart(view), view.hostEnd)
}
