import { toUndefined } from '../fp/option'
import { parseIPv6 } from '../ip/address'
import { hostStart } from '../model/bounds'
import type { View } from '../model/view'
import { lowerCased, pctNormalized } from '../percent/normalize'
import { KIND_IPV6_ADDRESS } from '../scanner/spans'

/** What the host means: the groups of an IPv6 address, else its normal form; undefined where there is none. */
const hostValue = (view: View): string | undefined => {
  if (view.hostEnd < 0) return undefined
  const start = hostStart(view)
  if (view.hostKind !== KIND_IPV6_ADDRESS) return lowerCased(pctNormalized(view.text, start, view.hostEnd))
  return toUndefined(parseIPv6(view.text.slice(start + 1, view.hostEnd - 1)))?.join(':')
}

/**
 * Whether two references have the same host by value (3.2.2, 6.2.2): IPv6 addresses however they are abbreviated, names
 * in whatever case and encoding. Two references without an authority have the same: none.
 *
 * Allocates: the normal forms of both hosts.
 *
 * @example
 * import { equalsHost, uri, view } from 'uri-ts'
 *
 * equalsHost(view(uri('http://[::1]/')))(view(uri('ftp://[0:0:0:0:0:0:0:1]:21/'))) //=> true
 * equalsHost(view(uri('http://example.com')))(view(uri('http://EX%61MPLE.com/a'))) //=> true
 *
 * @category Comparison
 */
export const equalsHost =
  (that: View) =>
  (view: View): boolean =>
    hostValue(view) === hostValue(that)
