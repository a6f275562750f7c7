import { decodedHost } from '../../core/components/host-name'
import type { Some } from '../../core/fp/option'
import { type IPv6Groups, parseIPv6 } from '../../core/ip/address'
import { mappedGroups } from '../../core/ip/block'
import { inetAton } from '../../core/ip/inet-aton'
import { hostStart } from '../../core/model/bounds'
import type { UriView } from '../../core/model/view'
import { KIND_IPV_FUTURE, KIND_IPV6_ADDRESS } from '../../core/scanner/spans'

/**
 * Returns a view's host as a resolver would read it. An IP address is returned as eight 16-bit groups. A name is
 * returned decoded, in lower case, and without a trailing dot. Returns `undefined` if there is no host, or if no
 * resolver accepts the host. As in `getaddrinfo` and browsers, a number with a leading zero is octal.
 */
export const resolvedHost = (view: UriView): IPv6Groups | string | undefined => {
  const { text, hostEnd, hostKind } = view
  const start = hostStart(view)
  if (start >= hostEnd || hostKind === KIND_IPV_FUTURE) return undefined
  // The cast is safe, because the scanner has accepted the address.
  if (hostKind === KIND_IPV6_ADDRESS) return (parseIPv6(text.slice(start + 1, hostEnd - 1)) as Some<IPv6Groups>).value
  const name = decodedHost(view) ?? text.slice(start, hostEnd)
  const address = inetAton(name, 0, name.length, true)
  if (address >= 0) return mappedGroups(address)
  return (name.endsWith('.') ? name.slice(0, -1) : name).toLowerCase()
}
