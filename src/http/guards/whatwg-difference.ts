import { hasPort } from '../../components/accessors'
import { segmentEnd } from '../../components/segments'
import { octetAt } from '../../grammar/percent-encoded'
import { hostStart } from '../../model/bounds'
import type { AnyView } from '../../model/view'
import { decodeUnreserved } from '../../percent/decode'
import { HOST_KINDS } from '../../scanner/spans'
import { type Finding, found, NOTHING } from './finding'
import { isOtherDomain } from './whatwg-host'

/**
 * The component that a WHATWG parser sees differently, or for whose sake it refuses the text.
 *
 * @category Guards
 */
export type WhatwgDifferenceKind = 'host' | 'port' | 'path'

type Findings = ReadonlyArray<Finding<WhatwgDifferenceKind>>

const REG_NAME = HOST_KINDS.indexOf('reg-name')
const IPV_FUTURE = HOST_KINDS.indexOf('IPvFuture')

const PERCENT = 37
const DOT = 46
const SLASH = 47
const LOCALHOST = 'localhost'

/** The special schemes of the standard but `file`, which has rules of its own. */
const SPECIAL: readonly string[] = ['http', 'https', 'ws', 'wss', 'ftp']

const isScheme = ({ text, schemeEnd }: AnyView, scheme: string): boolean => {
  if (schemeEnd !== scheme.length) return false
  for (let i = 0; i < schemeEnd; i++) if ((text.charCodeAt(i) | 32) !== scheme.charCodeAt(i)) return false
  return true
}

/** What has no scheme is read beside an http URI. */
const isSpecial = (view: AnyView): boolean => {
  if (view.schemeEnd < 0) return true
  for (let i = 0; i < SPECIAL.length; i++) if (isScheme(view, SPECIAL[i] as string)) return true
  return false
}

/** Whether a segment is `.` or `..`, its dots percent-encoded or not; `isEncoded` asks for one that is. */
const isDots = (text: string, start: number, end: number, isEncoded: boolean): boolean => {
  let dots = 0
  let index = start
  for (; index < end && dots < 3; dots++) {
    const isTriplet = text.charCodeAt(index) === PERCENT
    if ((isTriplet ? octetAt(text, index) : text.charCodeAt(index)) !== DOT) return false
    index += isTriplet ? 3 : 1
  }
  return index === end && (dots === 1 || dots === 2) && (!isEncoded || end - start > dots)
}

/** Segments that a WHATWG parser removes. Resolution does so too with dots that are not encoded (RFC 3986, 5.2.4). */
const findDots = (findings: Findings, view: AnyView): Findings => {
  const { text, pathStart, pathEnd } = view
  let all = findings
  for (let start = pathStart; start <= pathEnd; ) {
    const end = segmentEnd(view, start)
    if (isDots(text, start, end, view._tag === 'RelativeRef')) all = found(all, 'path', start, end)
    start = end + 1
  }
  return all
}

const isSlashAt = ({ text, pathEnd }: AnyView, index: number): boolean =>
  index < pathEnd && text.charCodeAt(index) === SLASH

/**
 * Where a host is missing, a special scheme takes what follows the slashes, however many, for an authority, and what
 * follows that for the path.
 */
const findTakenHost = (view: AnyView): Findings => {
  const { text, pathStart, pathEnd } = view
  let start = pathStart
  while (isSlashAt(view, start)) start++
  const end = segmentEnd(view, start)
  const colon = text.lastIndexOf(':', end - 1)
  const isPort = colon >= start && colon > text.lastIndexOf('@', end - 1)
  const host = found(NOTHING, 'host', start, end)
  return found(isPort ? found(host, 'port', colon + 1, end) : host, 'path', pathStart, pathEnd)
}

/** Whether a host is missing that a special scheme asks for; without a scheme, that `//` asks for. */
const isHostTaken = (view: AnyView): boolean => {
  const { schemeEnd, hostEnd, pathStart } = view
  if (hostEnd >= 0) return hostEnd === schemeEnd + 3 && hostEnd === pathStart
  return schemeEnd >= 0 || (isSlashAt(view, pathStart) && isSlashAt(view, pathStart + 1))
}

/** An empty host is refused beside userinfo or a port, whatever the scheme. */
const isOtherHost = (view: AnyView, isSpecialScheme: boolean): boolean => {
  if (hostStart(view) === view.hostEnd) return view.userinfoEnd >= 0 || hasPort(view)
  return view.hostKind === IPV_FUTURE || (isSpecialScheme && view.hostKind === REG_NAME && isOtherDomain(view))
}

const isPortRefused = (view: AnyView): boolean => {
  let number = 0
  for (let index = view.hostEnd + 1; index < view.pathStart && number <= 0xffff; index++) {
    number = number * 10 + view.text.charCodeAt(index) - 48
  }
  return number > 0xffff
}

const findInAuthority = (view: AnyView, isSpecialScheme: boolean): Findings => {
  const isOther = isOtherHost(view, isSpecialScheme)
  const all: Findings = isOther ? found(NOTHING, 'host', hostStart(view), view.hostEnd) : NOTHING
  return hasPort(view) && isPortRefused(view) ? found(all, 'port', view.hostEnd + 1, view.pathStart) : all
}

/** `file` has neither userinfo nor port, and takes `localhost` for no host. */
const isOtherFileHost = (view: AnyView): boolean => {
  const start = hostStart(view)
  if (view.userinfoEnd >= 0 || hasPort(view)) return true
  if (view.hostEnd === start) return false
  return decodeUnreserved(view.text.slice(start, view.hostEnd)).toLowerCase() === LOCALHOST || isOtherHost(view, true)
}

/** Whether `file` takes a host of one letter and an empty port for a drive, `C:`, which is path. */
const isDrive = (view: AnyView): boolean =>
  view.hostEnd >= 0 && view.userinfoEnd < 0 && view.hostEnd === hostStart(view) + 1 && hasPort(view)

const findInFile = (view: AnyView): Findings => {
  const { pathStart, pathEnd } = view
  const isOther = view.hostEnd >= 0 && isOtherFileHost(view)
  const all: Findings = isOther ? found(NOTHING, 'host', hostStart(view), view.hostEnd) : NOTHING
  const isOtherPath = isDrive(view) || (pathStart < pathEnd && !isSlashAt(view, pathStart))
  return isOtherPath ? found(all, 'path', pathStart, pathEnd) : findDots(all, view)
}

/**
 * Finds what a parser of the WHATWG URL standard (a browser, `new URL`) sees differently: another host, port or path than
 * the view, or none because it refuses the text. The scheme is never another. Two programs of which each reads a text in
 * its own way are what many attacks rest on; a text without a finding is read alike by both.
 *
 * What is equivalent is no difference: letters of schemes and hosts in another case, unreserved characters of a host
 * percent-encoded or not, an IPv6 address in another form, a default port, `/` for an empty path. A relative reference is
 * taken to stand beside an http URI, as is an origin-form, whose `//` is then a host. Query and fragment are not compared.
 *
 * It is told by rules, and in doubt there is a finding: Punycode (`xn--`) always has one.
 *
 * Allocates: nothing where there is nothing to find; for `file`, a slice.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { whatwgDifference } from 'uri-ts/http'
 *
 * whatwgDifference(view(uri('http:///evil.com/a/%2e%2E/b'))) //=> [{ kind: 'host', start: 8, end: 16 }, { kind: 'path', start: 7, end: 27 }]
 * whatwgDifference(view(uri('HTTP://ex%61mple.com:80'))) //=> []
 *
 * @category Guards
 */
export const whatwgDifference = (view: AnyView): Findings => {
  if (isScheme(view, 'file')) return findInFile(view)
  const isSpecialScheme = isSpecial(view)
  if (isSpecialScheme && isHostTaken(view)) return findTakenHost(view)
  if (view.hostEnd >= 0) return findDots(findInAuthority(view, isSpecialScheme), view)
  // A path that does not begin with a slash is opaque, if there is a scheme.
  return view.schemeEnd < 0 || isSlashAt(view, view.pathStart) ? findDots(NOTHING, view) : NOTHING
}
