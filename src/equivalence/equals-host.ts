import { toUndefined } from '../fp/option'
import { parseIPv6 } from '../ip/address'
import { hostStart } from '../model/bounds'
import { hasText, type View } from '../model/view'
import { lowerCased, pctNormalized } from '../percent/normalize'
import { KIND_IPV6_ADDRESS } from '../scanner/spans'

/** Returns the groups of an IPv6 address, or the normal form of any other host; undefined if there is no authority. */
const hostValue = (view: View): string | undefined => {
  if (view.hostEnd < 0) return undefined
  const start = hostStart(view)
  if (view.hostKind !== KIND_IPV6_ADDRESS) return lowerCased(pctNormalized(view.text, start, view.hostEnd))
  return toUndefined(parseIPv6(view.text.slice(start + 1, view.hostEnd - 1)))?.join(':')
}

/**
 * Returns whether two references have equivalent hosts (3.2.2, 6.2.2). Compares IPv6 addresses by value, and other
 * hosts by normal form. Also returns true if neither reference has an authority.
 *
 * Allocates: the normal forms of both hosts.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { equalsHost } from 'uri-ts/schemes'
 *
 * equalsHost(view(uri('http://[::1]/')))(view(uri('ftp://[0:0:0:0:0:0:0:1]:21/'))) //=> true
 * equalsHost(view(uri('http://example.com')))(view(uri('http://EX%61MPLE.com/a'))) //=> true
 *
 * @category Comparison
 */
export const equalsHost =
  (that: View) =>
  (view: View): boolean =>
    hasText(view) && hasText(that) && hostValue(view) === hostValue(that)
