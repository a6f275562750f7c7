import { refuseMore } from '../errors/require-text'
import { requireView, type View, type ViewOfReference } from '../model/view'
import { KIND_IPV6_ADDRESS } from '../scanner/spans'
import { canonicalHost, haveSameHostText } from './canonical-host'

const haveSameHost = (a: View, b: View): boolean => {
  if (a.hostEnd < 0 || b.hostEnd < 0) return a.hostEnd === b.hostEnd
  const isSame = a.hostKind === KIND_IPV6_ADDRESS ? undefined : haveSameHostText(a, b)
  return isSame ?? canonicalHost(a) === canonicalHost(b)
}

/**
 * Returns whether two references have equivalent hosts (RFC 3986, sections 3.2.2 and 6.2.2). IPv6 addresses are
 * compared by value, and other hosts by their normal forms. Returns `true` if neither reference has an authority.
 *
 * Allocates the normal forms of both hosts if either host contains percent-encoded octets or is an IPv6 address.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { equalsHost } from 'uri-ts/equivalence'
 *
 * equalsHost(view('http://[::1]/'))(view('ftp://[0:0:0:0:0:0:0:1]:21/')) //=> true
 * equalsHost(view('http://example.com'))(view('http://EX%61MPLE.com/a')) //=> true
 *
 * @category Comparison
 */
export const equalsHost: (that: ViewOfReference) => (view: ViewOfReference) => boolean = (that, more?: unknown) => {
  refuseMore(more)
  return (view) => haveSameHost(requireView(view), requireView(that))
}
