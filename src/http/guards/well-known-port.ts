import { hasPort } from '../../components/accessors'
import type { AnyView } from '../../model/view'
import { type Finding, found, NOTHING } from './finding'

/** The well-known ports (IANA's registry) on which the protocol of a scheme is expected. */
const OWN_PORTS: { readonly [scheme: string]: readonly number[] } = {
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

/** Ports above 1023 that the Fetch standard keeps web clients from ("bad port"), and those of well-known databases. */
const OTHERS: ReadonlySet<number> = new Set([
  1433, 1521, 1719, 1720, 1723, 2049, 2375, 2376, 2379, 3306, 3659, 4045, 4190, 5060, 5061, 5432, 5984, 6000, 6379,
  6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080, 11211, 27017,
])

/** The port, up to 65535, or -1. */
const portOf = ({ text, pathStart }: AnyView, start: number): number => {
  let number = start === pathStart ? -1 : 0
  for (let index = start; index < pathStart; index++) {
    number = number * 10 + text.charCodeAt(index) - 48
    if (number > 0xffff) return -1
  }
  return number
}

const ownPortsOf = ({ text, schemeEnd }: AnyView): readonly number[] | undefined => {
  const scheme = schemeEnd < 0 ? 'http' : text.slice(0, schemeEnd).toLowerCase()
  return Object.hasOwn(OWN_PORTS, scheme) ? OWN_PORTS[scheme] : undefined
}

/**
 * Finds a port on which another protocol is expected than that of the scheme, so that a request would be read as
 * something else by what listens there (RFC 3986, 7.2): any port from 0 to 1023 that is not the scheme's own, and
 * some above, of databases and of what the Fetch standard blocks. Schemes that are not known here have no finding;
 * without a scheme it is http.
 *
 * Allocates: nothing where there is no port; else the name of the scheme.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { wellKnownPortMismatch } from 'uri-ts/http'
 *
 * wellKnownPortMismatch(view(uri('http://a:25/'))) //=> [{ kind: 'port-mismatch', start: 9, end: 11 }]
 * wellKnownPortMismatch(view(uri('http://a:8080/'))) //=> []
 *
 * @category Guards
 */
export const wellKnownPortMismatch = (view: AnyView): ReadonlyArray<Finding<'port-mismatch'>> => {
  if (!hasPort(view)) return NOTHING
  const start = view.hostEnd + 1
  const port = portOf(view, start)
  if (port < 0 || (port > 1023 && !OTHERS.has(port))) return NOTHING
  const own = ownPortsOf(view)
  return own === undefined || own.includes(port) ? NOTHING : found(NOTHING, 'port-mismatch', start, view.pathStart)
}
