import { hasText, type View } from '../model/view'
import { canonicalHost } from './canonical-host'

/** Returns the only form of the host; undefined if there is no authority. */
const hostValue = (view: View): string | undefined => (view.hostEnd < 0 ? undefined : canonicalHost(view))

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
