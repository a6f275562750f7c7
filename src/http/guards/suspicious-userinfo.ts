import { octetAt } from '../../grammar/percent-encoded'
import { authorityStart } from '../../model/bounds'
import type { AnyView } from '../../model/view'
import { addFinding, type Finding, NO_FINDINGS } from './finding'

/**
 * Why userinfo is suspicious (RFC 3986, 7.6):
 *
 * - `host-like`: it begins with a name that looks like a host, so readers may take it for the host of the URI.
 * - `encoded-delimiter`: a delimiter of URIs is percent-encoded (`%40`, `%3A`, `%2F`, `%5C`, `%3F`, `%23`, `%5B`, `%5D`),
 *   so the userinfo seems to end there once it is decoded.
 * - `password`: it contains a password in plain text (3.2.1).
 *
 * @category Guards
 */
export type SuspiciousUserinfoKind = 'host-like' | 'encoded-delimiter' | 'password'

const DELIMITERS = ':/\\?#[]@'

/** A name or an address with a dot inside, or `localhost`, up to the first character that no host name contains. */
const HOST_LIKE = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+|^localhost(?![a-z0-9-])/i

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
export const suspiciousUserinfo = (view: AnyView): ReadonlyArray<Finding<SuspiciousUserinfoKind>> => {
  let findings: ReadonlyArray<Finding<SuspiciousUserinfoKind>> = NO_FINDINGS
  if (view.userinfoEnd < 0) return findings
  const start = authorityStart(view)
  const userinfo = view.text.slice(start, view.userinfoEnd)
  const hostLike = HOST_LIKE.exec(userinfo)
  if (hostLike !== null) findings = addFinding(findings, 'host-like', start, start + hostLike[0].length)
  for (let index = userinfo.indexOf('%'); index >= 0; index = userinfo.indexOf('%', index + 3)) {
    if (DELIMITERS.includes(String.fromCharCode(octetAt(userinfo, index)))) {
      findings = addFinding(findings, 'encoded-delimiter', start + index, start + index + 3)
    }
  }
  const colon = userinfo.indexOf(':')
  const hasPassword = colon >= 0 && colon + 1 < userinfo.length
  return hasPassword ? addFinding(findings, 'password', start + colon + 1, view.userinfoEnd) : findings
}
