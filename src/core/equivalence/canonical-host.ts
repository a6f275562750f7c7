import { toUndefined } from '../fp/option'
import { lowerCaseUnit, PERCENT } from '../grammar/code-units'
import { type IPv6Groups, parseIPv6 } from '../ip/address'
import { ipv6Text } from '../ip/format'
import { hostStart } from '../model/bounds'
import type { UriView, View } from '../model/view'
import { lowerCase, normalizeOctets } from '../percent/normalize'
import { KIND_IPV6_ADDRESS } from '../scanner/spans'

/** Returns the canonical form (RFC 5952) of an IPv6 address that is enclosed in brackets. */
export const canonicalIPv6 = (literal: string): string =>
  `[${ipv6Text(toUndefined(parseIPv6(literal.slice(1, -1))) as IPv6Groups)}]`

/**
 * Returns the host in canonical form. RFC 5952 defines the canonical form of an IPv6 address. The canonical form of any
 * other host is its normal form (RFC 3986, section 6.2.2). The reference must contain an authority.
 */
export const canonicalHost = (view: UriView): string => {
  const start = hostStart(view)
  return view.hostKind === KIND_IPV6_ADDRESS
    ? canonicalIPv6(view.text.slice(start, view.hostEnd))
    : lowerCase(normalizeOctets(view.text, start, view.hostEnd))
}

/**
 * Compares two hosts, ignoring case, without copying them. Returns `undefined` if a percent-encoded octet comes before
 * the first difference, because the hosts must then be decoded. Both `a` and `b` must have an authority.
 */
export const haveSameHostText = (a: View, b: View): boolean | undefined => {
  const start = hostStart(a)
  const by = hostStart(b) - start
  for (let index = start; index < a.hostEnd && index + by < b.hostEnd; index++) {
    const unit = a.text.charCodeAt(index)
    const other = b.text.charCodeAt(index + by)
    if (unit === PERCENT || other === PERCENT) return undefined
    if (unit !== other && lowerCaseUnit(unit) !== lowerCaseUnit(other)) return false
  }
  return a.hostEnd + by === b.hostEnd
}
