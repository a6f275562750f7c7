/* This file contains `whatwgDifference`, which finds strings that browsers and this library read differently. */
import { hasPort } from '../../core/components/accessors'
import { segmentEnd } from '../../core/components/segments'
import { equalsIgnoringCase } from '../../core/grammar/ascii-case'
import { isUnitAt, SLASH } from '../../core/grammar/code-units'
import { isDotSegment } from '../../core/grammar/dot-segment'
import { portValueIn } from '../../core/grammar/port'
import { hasFileScheme, hasSpecialScheme } from '../../core/grammar/special-scheme'
import { hostStart, portStart } from '../../core/model/bounds'
import type { Finding } from '../../core/model/finding'
import { requireView, type UriView } from '../../core/model/view'
import { KIND_IPV_FUTURE, KIND_REG_NAME } from '../../core/scanner/spans'
import { addFinding, NO_FINDINGS } from './finding'
import { isOtherDomain } from './whatwg-host'

/**
 * The name of a component that this library and a WHATWG parser read differently, or that only the WHATWG parser
 * rejects.
 *
 * @category Guards
 */
export type WhatwgDifferenceKind = 'host' | 'port' | 'path'

type Findings = ReadonlyArray<Finding<WhatwgDifferenceKind>>

const LOCALHOST = 'localhost'

/**
 * Returns whether a URI has a scheme that the WHATWG URL standard calls special. A relative reference counts as
 * special, because it is resolved against an HTTP URI.
 */
const isSpecial = ({ text, schemeEnd }: UriView): boolean => schemeEnd < 0 || hasSpecialScheme(text, schemeEnd)

/**
 * Returns whether a segment is a percent-encoded dot segment. Unlike a raw dot segment, a percent-encoded dot segment
 * is longer than two code units.
 */
const isPctEncodedDotSegment = (text: string, start: number, end: number): boolean =>
  end - start > 2 && isDotSegment(text, start, end)

/**
 * Adds a finding for each segment that a WHATWG parser removes. In a relative reference, reports only percent-encoded
 * dot segments, because resolution always removes raw dot segments (RFC 3986, section 5.2.4).
 */
const addDotSegments = (findings: Findings, view: UriView): Findings => {
  const { text, pathStart, pathEnd } = view
  const isRemoved = view._tag === 'RelativeRef' ? isPctEncodedDotSegment : isDotSegment
  let all = findings
  for (let start = pathStart; start <= pathEnd; ) {
    const end = segmentEnd(view, start)
    if (isRemoved(text, start, end)) all = addFinding(all, 'path', start, end)
    start = end + 1
  }
  return all
}

const isSlashAt = ({ text, pathEnd }: UriView, index: number): boolean => isUnitAt(text, index, pathEnd, SLASH)

/**
 * Returns the findings for a URI with a special scheme but no host. If the host is missing, a WHATWG parser reads the
 * first non-empty segment as the authority.
 */
const findTakenHost = (view: UriView): Findings => {
  const { text, pathStart, pathEnd } = view
  let start = pathStart
  while (isSlashAt(view, start)) start++
  const end = segmentEnd(view, start)
  const colon = text.lastIndexOf(':', end - 1)
  const isPort = colon >= start && colon > text.lastIndexOf('@', end - 1)
  const host = addFinding(NO_FINDINGS, 'host', start, end)
  return addFinding(isPort ? addFinding(host, 'port', colon + 1, end) : host, 'path', pathStart, pathEnd)
}

/**
 * Returns whether a required host is missing. A host is required after a special scheme, and after `//` in a relative
 * reference.
 */
const isHostTaken = (view: UriView): boolean => {
  const { schemeEnd, hostEnd, pathStart } = view
  if (hostEnd >= 0) return hostEnd === schemeEnd + 3 && hostEnd === pathStart
  return schemeEnd >= 0 || (isSlashAt(view, pathStart) && isSlashAt(view, pathStart + 1))
}

/**
 * Returns whether a WHATWG parser changes or refuses the host. Whatever the scheme, a WHATWG parser refuses an empty
 * host in an authority that has userinfo or a port.
 */
const isOtherHost = (view: UriView, isSpecialScheme: boolean): boolean => {
  if (hostStart(view) === view.hostEnd) return view.userinfoEnd >= 0 || hasPort(view)
  return (
    view.hostKind === KIND_IPV_FUTURE || (isSpecialScheme && view.hostKind === KIND_REG_NAME && isOtherDomain(view))
  )
}

/** Returns whether a WHATWG parser rejects the port. A WHATWG parser accepts an empty port. */
const isPortRefused = (view: UriView): boolean =>
  hasPort(view) && portStart(view) < view.pathStart && portValueIn(view.text, portStart(view), view.pathStart) < 0

const findInAuthority = (view: UriView, isSpecialScheme: boolean): Findings => {
  const isOther = isOtherHost(view, isSpecialScheme)
  const all: Findings = isOther ? addFinding(NO_FINDINGS, 'host', hostStart(view), view.hostEnd) : NO_FINDINGS
  return isPortRefused(view) ? addFinding(all, 'port', portStart(view), view.pathStart) : all
}

/**
 * Returns whether a WHATWG URL parser changes or rejects the authority of a `file` URI. In such a URI, the parser
 * allows neither userinfo nor a port, and drops the host `localhost`.
 */
const isOtherFileHost = (view: UriView): boolean => {
  const start = hostStart(view)
  if (view.userinfoEnd >= 0 || hasPort(view)) return true
  if (view.hostEnd === start) return false
  return equalsIgnoringCase(view.text, start, view.hostEnd, LOCALHOST) || isOtherHost(view, true)
}

/**
 * Returns whether a WHATWG parser reads the host of a `file` URI as a drive letter. A host of one letter with an empty
 * port, such as `C:`, becomes part of the path.
 */
const isDrive = (view: UriView): boolean =>
  view.userinfoEnd < 0 && view.hostEnd === hostStart(view) + 1 && hasPort(view)

const findInFile = (view: UriView): Findings => {
  const { pathStart, pathEnd } = view
  const isOther = view.hostEnd >= 0 && isOtherFileHost(view)
  const all: Findings = isOther ? addFinding(NO_FINDINGS, 'host', hostStart(view), view.hostEnd) : NO_FINDINGS
  const isOtherPath = isDrive(view) || (pathStart < pathEnd && !isSlashAt(view, pathStart))
  return isOtherPath ? addFinding(all, 'path', pathStart, pathEnd) : addDotSegments(all, view)
}

/**
 * Finds differences between this library and a parser that follows the WHATWG URL standard, such as a browser or
 * `new URL`. Reports a component if this library and a WHATWG parser read it differently, or if only the WHATWG parser
 * rejects it. Many attacks succeed because two programs read the same string differently. If there are no findings,
 * this library and a WHATWG parser read the authority and the path in the same way. This library and a WHATWG parser
 * always read the scheme in the same way.
 *
 * Ignores the case of schemes and hosts, the notation of IPv6 addresses, default ports, and a `/` in place of an empty
 * path. For schemes that the WHATWG URL standard calls special, such as `https`, every percent-encoded octet in the
 * host counts as a difference, even an encoded letter. A string comparison would not recognize `ex%61mple.com` as
 * `example.com`. A relative reference or a target in origin-form is resolved against an HTTP URI, so a leading `//`
 * introduces a host. `whatwgDifference` compares neither queries nor fragments.
 *
 * `whatwgDifference` does not run a WHATWG parser, but predicts how such a parser would read the view's text. If no
 * prediction is possible, as is the case for Punycode labels (`xn--`), `whatwgDifference` reports a finding.
 *
 * Allocates the findings, if there are any. Allocates a slice of the text if the scheme is `file`, or if the last label
 * of the host is a number.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { whatwgDifference } from 'uri-ts/http'
 *
 * const parsed = view('http:///evil.com/a/b')
 * whatwgDifference(parsed) //=> [{ kind: 'host', start: 8, end: 16 }, { kind: 'path', start: 7, end: 20 }]
 * whatwgDifference(view('http://a/%2e%2E/b')) //=> [{ kind: 'path', start: 9, end: 15 }]
 * whatwgDifference(view('http://ex%61mple.com/')) //=> [{ kind: 'host', start: 7, end: 20 }]
 * whatwgDifference(view('HTTP://Example.com:80')) //=> []
 *
 * @category Guards
 */
export const whatwgDifference = (view: UriView): ReadonlyArray<Finding<WhatwgDifferenceKind>> => {
  if (hasFileScheme(requireView(view).text, view.schemeEnd)) return findInFile(view)
  const isSpecialScheme = isSpecial(view)
  if (isSpecialScheme && isHostTaken(view)) return findTakenHost(view)
  if (view.hostEnd >= 0) return addDotSegments(findInAuthority(view, isSpecialScheme), view)
  // If there is a scheme but no authority, a path that does not begin with `/` is opaque to a WHATWG parser.
  return view.schemeEnd < 0 || isSlashAt(view, view.pathStart) ? addDotSegments(NO_FINDINGS, view) : NO_FINDINGS
}
