import { decodedHost } from '../../core/components/host-name'
import type { Some } from '../../core/fp/option'
import { type IPv6Groups, parseIPv6 } from '../../core/ip/address'
import { inetAton } from '../../core/ip/inet-aton'
import { hostStart } from '../../core/model/bounds'
import type { Finding } from '../../core/model/finding'
import { requireView, type UriView } from '../../core/model/view'
import { KIND_IPV_FUTURE, KIND_IPV6_ADDRESS } from '../../core/scanner/spans'
import { isLoopbackName, localNameKind } from '../addresses/local-names'
import { privateIPv4, privateIPv6 } from '../addresses/private-address'
import type { PrivateHostKind } from '../addresses/special-purpose-addresses'
import { addFinding, NO_FINDINGS } from './finding'

const kindOfName = (name: string, start: number, end: number): PrivateHostKind | undefined => {
  if (isLoopbackName(name, start, end)) return 'loopback'
  const octal = inetAton(name, start, end, true)
  const decimal = inetAton(name, start, end, false)
  if (octal < 0 && decimal < 0) return localNameKind(name, start, end)
  return (octal < 0 ? undefined : privateIPv4(octal)) ?? (decimal < 0 ? undefined : privateIPv4(decimal))
}

const kindOf = (view: UriView): PrivateHostKind | undefined => {
  if (view.hostKind === KIND_IPV6_ADDRESS) {
    // The cast is safe, because the scanner has accepted the address.
    const groups = parseIPv6(view.text.slice(hostStart(view) + 1, view.hostEnd - 1)) as Some<IPv6Groups>
    return privateIPv6(groups.value)
  }
  const name = decodedHost(view)
  return name === undefined ? kindOfName(view.text, hostStart(view), view.hostEnd) : kindOfName(name, 0, name.length)
}

/**
 * Finds a host that is not on the public Internet (see `PrivateHostKind`). Addresses are compared by value, so the
 * notation does not matter. The guard recognizes every notation of an IPv6 address, and the IPv4 notations that
 * `rareIPv4` finds. It also checks an IPv4 address inside an IPv6 address (mapped, compatible, translated, NAT64, 6to4,
 * Teredo or ISATAP). If an address with leading zeros can be read as two different addresses, and at least one of them
 * is not public, `privateHost` reports a finding. The guard also finds single-label names, names that only a local
 * network resolves (`.internal`, `.local`, `.svc` and others), and names that are not in the public DNS (`.onion`,
 * `.invalid`, `.example` and others). An empty host causes a finding, because Node connects to `localhost` if the host
 * is empty. A reference without an authority has no host, so it causes no finding.
 *
 * `privateHost` does not resolve domain names. A public name may resolve to a private address, so also check the
 * address that you connect to.
 *
 * Allocates nothing if the guard finds nothing and the host is neither an IP address nor percent-encoded.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { privateHost } from 'uri-ts/http'
 *
 * privateHost(view('http://[::ffff:10.0.0.1]/')) //=> [{ kind: 'private', start: 7, end: 24 }]
 * privateHost(view('http://2130706433/')) //=> [{ kind: 'loopback', start: 7, end: 17 }]
 * privateHost(view('http://metadata.google.internal/')) //=> [{ kind: 'local-name', start: 7, end: 31 }]
 * privateHost(view('http://example.com/')) //=> []
 *
 * @category Guards
 */
export const privateHost = (view: UriView): ReadonlyArray<Finding<PrivateHostKind>> => {
  requireView(view)
  const kind = view.hostEnd < 0 || view.hostKind === KIND_IPV_FUTURE ? undefined : kindOf(view)
  return kind === undefined ? NO_FINDINGS : addFinding(NO_FINDINGS, kind, hostStart(view), view.hostEnd)
}
