/* This file contains `wellKnownPortMismatch`, which finds ports that do not belong to a URI's scheme. */
import { hasPort } from '../../core/components/accessors'
import { portValueIn } from '../../core/grammar/port'
import { portStart } from '../../core/model/bounds'
import type { Finding } from '../../core/model/finding'
import { requireView, type UriView } from '../../core/model/view'
import { addFinding, NO_FINDINGS } from './finding'

/** Maps each scheme to its protocol's well-known ports in IANA's registry. */
const PORTS_BY_SCHEME: { readonly [scheme: string]: readonly number[] } = {
  http: [80],
  https: [443],
  ws: [80],
  wss: [443],
  ftp: [20, 21],
  ftps: [989, 990],
  gopher: [70],
  imap: [143],
  imaps: [993],
  ldap: [389],
  ldaps: [636],
  nntp: [119],
  pop: [110],
  rtsp: [554],
  sftp: [22],
  smtp: [25, 465, 587],
  ssh: [22],
  telnet: [23],
}

const LAST_WELL_KNOWN = 1023

/** The ports of common databases, and the "bad ports" above 1023 that the Fetch standard blocks. */
const BLOCKED: ReadonlySet<number> = /* @__PURE__ */ new Set([
  1433, 1521, 1719, 1720, 1723, 2049, 2375, 2376, 2379, 3306, 3659, 4045, 4190, 5060, 5061, 5432, 5984, 6000, 6379,
  6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080, 11211, 27017,
])

const ownPortsOf = ({ text, schemeEnd }: UriView): readonly number[] | undefined => {
  const scheme = schemeEnd < 0 ? 'http' : text.slice(0, schemeEnd).toLowerCase()
  return Object.hasOwn(PORTS_BY_SCHEME, scheme) ? PORTS_BY_SCHEME[scheme] : undefined
}

/**
 * Finds a port that belongs to a protocol other than the scheme's. A server for another protocol would misread the
 * request (RFC 3986, section 7.2). `wellKnownPortMismatch` reports every port from 0 to 1023 that does not belong to
 * the scheme. It also reports some higher ports: the ports of databases, and the ports that the Fetch standard blocks.
 *
 * A view without a scheme is treated as if its scheme were `http`. `wellKnownPortMismatch` finds nothing for unknown
 * schemes.
 *
 * Allocates nothing if there is no port. Otherwise, allocates at most the scheme's name and a finding.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { wellKnownPortMismatch } from 'uri-ts/http'
 *
 * wellKnownPortMismatch(view('http://a:25/')) //=> [{ kind: 'port-mismatch', start: 9, end: 11 }]
 * wellKnownPortMismatch(view('http://a:8080/')) //=> []
 *
 * @category Guards
 */
export const wellKnownPortMismatch = (view: UriView): ReadonlyArray<Finding<'port-mismatch'>> => {
  if (!hasPort(requireView(view))) return NO_FINDINGS
  const start = portStart(view)
  const port = portValueIn(view.text, start, view.pathStart)
  if (port < 0 || (port > LAST_WELL_KNOWN && !BLOCKED.has(port))) return NO_FINDINGS
  const own = ownPortsOf(view)
  if (own === undefined || own.includes(port)) return NO_FINDINGS
  return addFinding(NO_FINDINGS, 'port-mismatch', start, view.pathStart)
}
