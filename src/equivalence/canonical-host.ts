import { toUndefined } from '../fp/option'
import { type IPv6Groups, parseIPv6 } from '../ip/address'
import { ipv6Text } from '../ip/format'
import { hostStart } from '../model/bounds'
import type { AnyView } from '../model/view'
import { lowerCased, pctNormalized } from '../percent/normalize'
import { KIND_IPV6_ADDRESS } from '../scanner/spans'

/** Returns the canonical text of an IPv6 address in brackets (RFC 5952), which is its only one. */
export const canonicalIPv6 = (literal: string): string =>
  `[${ipv6Text(toUndefined(parseIPv6(literal.slice(1, -1))) as IPv6Groups)}]`

/**
 * Returns the host in its only form: an IPv6 address as RFC 5952 writes it, any other host in normal form (6.2.2). There must
 * be an authority.
 */
export const canonicalHost = (view: AnyView): string => {
  const start = hostStart(view)
  return view.hostKind === KIND_IPV6_ADDRESS
    ? canonicalIPv6(view.text.slice(start, view.hostEnd))
    : lowerCased(pctNormalized(view.text, start, view.hostEnd))
}
