import type { Some } from '../../fp/option'
import { equalsIgnoringCase } from '../../grammar/ascii-case'
import { DOT } from '../../grammar/code-units'
import { type IPv6Groups, parseIPv6 } from '../../ip/address'
import { hostStart } from '../../model/bounds'
import type { AnyView } from '../../model/view'
import { KIND_IPV_FUTURE, KIND_IPV6_ADDRESS } from '../../scanner/spans'
import { addFinding, type Finding, NO_FINDINGS } from './finding'
import { decodedHost } from './host-name'
import { type PrivateHostKind, privateIPv4, privateIPv6 } from './private-address'
import { ipv4Value } from './rare-ipv4'

const LOCALHOST = 'localhost'

/** Whether a name is `localhost` or ends with `.localhost`, in any case, with or without a dot at the end. */
const isLocalhostIn = (name: string, start: number, end: number): boolean => {
  const last = end > start && name.charCodeAt(end - 1) === DOT ? end - 1 : end
  const from = last - LOCALHOST.length
  if (from < start || (from > start && name.charCodeAt(from - 1) !== DOT)) return false
  return equalsIgnoringCase(name, from, last, LOCALHOST)
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
  if (view.hostKind === KIND_IPV6_ADDRESS) {
    // Never fails: the scanner has accepted the address.
    const groups = parseIPv6(view.text.slice(hostStart(view) + 1, view.hostEnd - 1)) as Some<IPv6Groups>
    return privateIPv6(groups.value)
  }
  if (isLocalhost(view)) return 'loopback'
  return kindOfIPv4(view, true) ?? kindOfIPv4(view, false)
}

/**
 * Finds a host that is not on the public Internet: see `PrivateHostKind`. Compares addresses by value, in every notation:
 * those that `rareIPv4` finds, every form of IPv6, and IPv4 inside IPv6 (mapped, compatible, translated, NAT64, 6to4,
 * Teredo, ISATAP). If leading zeros allow two readings, one private reading is enough.
 *
 * Does not resolve names: a public name may have a private address, so check the address that you connect to as well.
 *
 * Allocates: nothing if it finds nothing, unless the host is an IPv6 address or percent-encoded.
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
  const kind = view.hostEnd < 0 || view.hostKind === KIND_IPV_FUTURE ? undefined : kindOf(view)
  return kind === undefined ? NO_FINDINGS : addFinding(NO_FINDINGS, kind, hostStart(view), view.hostEnd)
}
