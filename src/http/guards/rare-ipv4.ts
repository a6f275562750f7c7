import { hostStart } from '../../model/bounds'
import type { AnyView } from '../../model/view'
import { HOST_KINDS } from '../../scanner/spans'
import { type Finding, found, NOTHING } from './finding'
import { decodedHost } from './host-name'
import { inetAton } from './inet-aton'

const REG_NAME = HOST_KINDS.indexOf('reg-name')

/**
 * The IPv4 address that a host is read as, from 0 to 0xffffffff, or -1; with leading zeros taken for octal or not.
 * Allocates nothing, unless the host is percent-encoded.
 */
export const ipv4Value = (view: AnyView, isOctal: boolean): number => {
  const name = decodedHost(view)
  return name === undefined
    ? inetAton(view.text, hostStart(view), view.hostEnd, isOctal)
    : inetAton(name, 0, name.length, isOctal)
}

/**
 * Finds a host that is no `IPv4address` but is read as one by `inet_aton` and its relatives (RFC 3986, 7.4): fewer than
 * four parts, octal and hexadecimal ones, or an address that is percent-encoded or has a dot after it. So are leading
 * zeros, which some take for octal and others for nothing, and what a browser maps to digits.
 *
 * Allocates: nothing where there is nothing to find and nothing percent-encoded in the host.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { rareIPv4 } from 'uri-ts/http'
 *
 * rareIPv4(view(uri('http://0x7f.1/'))) //=> [{ kind: 'rare-ipv4', start: 7, end: 13 }]
 * rareIPv4(view(uri('http://127.0.0.1/'))) //=> []
 *
 * @category Guards
 */
export const rareIPv4 = (view: AnyView): ReadonlyArray<Finding<'rare-ipv4'>> =>
  view.hostKind === REG_NAME && (ipv4Value(view, true) >= 0 || ipv4Value(view, false) >= 0)
    ? found(NOTHING, 'rare-ipv4', hostStart(view), view.hostEnd)
    : NOTHING
