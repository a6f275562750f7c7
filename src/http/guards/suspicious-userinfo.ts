import { ALPHA, DIGIT, isUnitIn } from '../../grammar/character-table'
import { DOT } from '../../grammar/code-units'
import { decodedAt, widthAt } from '../../grammar/octet-cursor'
import { octetAt } from '../../grammar/percent-encoded'
import { authorityStart } from '../../model/bounds'
import type { Finding } from '../../model/finding'
import { requireView, type UriView } from '../../model/view'
import { decodeUnreserved } from '../../percent/decode'
import { inetAton } from '../addresses/inet-aton'
import { addFinding, NO_FINDINGS } from './finding'

/**
 * Why userinfo is suspicious (RFC 3986, 7.6):
 *
 * - `host-like`: it begins with a name that looks like a host, so readers may take it for the host of the URI: labels with
 *   dots between them, percent-encoded or not, `localhost`, or an address as one number, such as `2130706433`.
 * - `encoded-delimiter`: a delimiter of URIs is percent-encoded (`%40`, `%3A`, `%2F`, `%5C`, `%3F`, `%23`, `%5B`, `%5D`),
 *   so the userinfo seems to end there once it is decoded.
 * - `password`: it contains a password in plain text (3.2.1).
 *
 * @category Guards
 */
export type SuspiciousUserinfoKind = 'host-like' | 'encoded-delimiter' | 'password'

const DELIMITERS = ':/\\?#[]@'

/** The characters that a browser reads as a dot (UTS 46). */
const OTHER_DOT = /%e3%80%82|%ef%bc%8e|%ef%bd%a1/iy

const dotWidth = (text: string, index: number): number => {
  if (decodedAt(text, index) === DOT) return widthAt(text, index)
  OTHER_DOT.lastIndex = index
  return OTHER_DOT.test(text) ? 9 : 0
}

const HYPHEN = 0x2d
const UNDERSCORE = 0x5f

/** Whether labels of hosts contain an octet, in the DNS or in practice. */
const isLabelOctet = (octet: number): boolean =>
  octet >= 0x80 || octet === HYPHEN || octet === UNDERSCORE || isUnitIn(octet, ALPHA | DIGIT)

/** Smaller numbers are addresses too (`1` is 0.0.0.1), but they are more likely names of users. */
const LEAST_ADDRESS = 0x1000000

const isHostLabel = (label: string): boolean =>
  label.toLowerCase() === 'localhost' ||
  inetAton(label, 0, label.length, true) >= LEAST_ADDRESS ||
  inetAton(label, 0, label.length, false) >= LEAST_ADDRESS

/** Returns the end of the host that `userinfo` seems to begin with, or -1. */
const hostLikeEnd = (userinfo: string): number => {
  let labels = 0
  let labelEnd = 0
  for (let index = 0; index < userinfo.length; ) {
    const start = index
    let dot = dotWidth(userinfo, index)
    while (dot === 0 && index < userinfo.length && isLabelOctet(decodedAt(userinfo, index))) {
      index += widthAt(userinfo, index)
      dot = dotWidth(userinfo, index)
    }
    if (index === start) break
    labels++
    labelEnd = index
    if (dot === 0) break
    index += dot
  }
  return labels > 1 || isHostLabel(decodeUnreserved(userinfo.slice(0, labelEnd))) ? labelEnd : -1
}

/**
 * Finds userinfo that makes a URI seem to lead elsewhere, or that contains a password: see `SuspiciousUserinfoKind`.
 *
 * Allocates: nothing if there is no userinfo; else a slice of it, and the findings.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { suspiciousUserinfo } from 'uri-ts/http'
 *
 * const seemsCnn = view(uri('ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm'))
 * suspiciousUserinfo(seemsCnn) //=> [{ kind: 'host-like', start: 6, end: 21 }]
 * suspiciousUserinfo(view(uri('ftp://me@10.0.0.1/'))) //=> []
 *
 * @category Guards
 */
export const suspiciousUserinfo = (view: UriView): ReadonlyArray<Finding<SuspiciousUserinfoKind>> => {
  let findings: ReadonlyArray<Finding<SuspiciousUserinfoKind>> = NO_FINDINGS
  if (requireView(view).userinfoEnd < 0) return findings
  const start = authorityStart(view)
  const userinfo = view.text.slice(start, view.userinfoEnd)
  const end = hostLikeEnd(userinfo)
  if (end >= 0) findings = addFinding(findings, 'host-like', start, start + end)
  for (let index = userinfo.indexOf('%'); index >= 0; index = userinfo.indexOf('%', index + 3)) {
    if (DELIMITERS.includes(String.fromCharCode(octetAt(userinfo, index)))) {
      findings = addFinding(findings, 'encoded-delimiter', start + index, start + index + 3)
    }
  }
  const colon = userinfo.indexOf(':')
  const hasPassword = colon >= 0 && colon + 1 < userinfo.length
  return hasPassword ? addFinding(findings, 'password', start + colon + 1, view.userinfoEnd) : findings
}
