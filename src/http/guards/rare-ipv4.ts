import { decodedHost } from '../../core/components/host-name'
import { inetAton } from '../../core/ip/inet-aton'
import { hostStart } from '../../core/model/bounds'
import type { Finding } from '../../core/model/finding'
import { requireView, type UriView } from '../../core/model/view'
import { KIND_REG_NAME } from '../../core/scanner/spans'
import { addFinding, NO_FINDINGS } from './finding'

/** Returns whether `inet_aton` reads a name as an address. Tries numbers with leading zeros as octal and as decimal. */
const isAddress = (name: string, start: number, end: number): boolean =>
  inetAton(name, start, end, true) >= 0 || inetAton(name, start, end, false) >= 0

/**
 * Returns whether `inet_aton` or a similar function reads the host as an address. Allocates nothing, unless the host is
 * percent-encoded.
 */
const isIPv4 = (view: UriView): boolean => {
  const name = decodedHost(view)
  return name === undefined ? isAddress(view.text, hostStart(view), view.hostEnd) : isAddress(name, 0, name.length)
}

/**
 * Finds a host that is not an IPv4 address according to RFC 3986 but that `inet_aton` or a similar function reads as
 * one (RFC 3986, section 7.4). An address counts as rare if it has a hexadecimal part, a trailing dot or fewer than
 * four parts, or if it contains a character that is percent-encoded or that browsers map to a digit. Leading zeros also
 * make an address rare, because some programs read numbers with leading zeros as octal.
 *
 * Allocates nothing if the guard finds nothing and the host contains no percent-encoded octets.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { rareIPv4 } from 'uri-ts/http'
 *
 * rareIPv4(view('http://0x7f.1/')) //=> [{ kind: 'rare-ipv4', start: 7, end: 13 }]
 * rareIPv4(view('http://127.0.0.1/')) //=> []
 *
 * @category Guards
 */
export const rareIPv4 = (view: UriView): ReadonlyArray<Finding<'rare-ipv4'>> =>
  requireView(view).hostKind === KIND_REG_NAME && isIPv4(view)
    ? addFinding(NO_FINDINGS, 'rare-ipv4', hostStart(view), view.hostEnd)
    : NO_FINDINGS
