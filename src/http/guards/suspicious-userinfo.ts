import { octetAt } from '../../grammar/percent-encoded'
import type { AnyView } from '../../model/view'
import { type Finding, found, NOTHING } from './finding'

/**
 * What is suspicious about userinfo (RFC 3986, 7.6): `host-like`, the user's name looks like the host that the URI leads
 * to; `encoded-delimiter`, a delimiter of URIs is percent-encoded (`%40`, `%3A`, `%2F`, `%5C`, `%3F`, `%23`), so that it
 * seems to end when decoded; `password`, one is in plain sight (3.2.1).
 *
 * @category Guards
 */
export type SuspiciousUserinfoKind = 'host-like' | 'encoded-delimiter' | 'password'

const DELIMITERS = ':/\\?#[]@'

/** A name or an address with a dot inside, or localhost, at the start, to the next character that is in no host. */
const HOST_LIKE = /^(?:[a-z0-9-]+\.)+[a-z0-9-]+|^localhost(?![a-z0-9-])/i

/**
 * Finds userinfo that makes a URI seem to lead elsewhere: see `SuspiciousUserinfoKind`.
 *
 * Allocates: nothing where there is no userinfo; else a slice of it.
 *
 * @example
 * import { uri, view } from 'uri-ts'
 * import { suspiciousUserinfo } from 'uri-ts/http'
 *
 * suspiciousUserinfo(view(uri('ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm'))) //=> [{ kind: 'host-like', start: 6, end: 21 }]
 * suspiciousUserinfo(view(uri('ftp://me@10.0.0.1/'))) //=> []
 *
 * @category Guards
 */
export const suspiciousUserinfo = (view: AnyView): ReadonlyArray<Finding<SuspiciousUserinfoKind>> => {
  let findings: ReadonlyArray<Finding<SuspiciousUserinfoKind>> = NOTHING
  if (view.userinfoEnd < 0) return findings
  const start = view.schemeEnd + 3
  const userinfo = view.text.slice(start, view.userinfoEnd)
  const hostLike = HOST_LIKE.exec(userinfo)
  if (hostLike !== null) findings = found(findings, 'host-like', start, start + hostLike[0].length)
  for (let index = userinfo.indexOf('%'); index >= 0; index = userinfo.indexOf('%', index + 3)) {
    if (DELIMITERS.includes(String.fromCharCode(octetAt(userinfo, index)))) {
      findings = found(findings, 'encoded-delimiter', start + index, start + index + 3)
    }
  }
  const colon = userinfo.indexOf(':')
  const hasPassword = colon >= 0 && colon + 1 < userinfo.length
  return hasPassword ? found(findings, 'password', start + colon + 1, view.userinfoEnd) : findings
}
