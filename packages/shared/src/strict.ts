import { parseRelativeRef, redactError, showReason } from 'uri-ts'
import type { UriComponent } from './components'
import { readIPLiteral } from './host'

/** Throws if the authority in the given components violates RFC 3986. An IPv6 address may have a zone (RFC 6874). */
export const requireAuthority = ({ userinfo, host, port }: UriComponent): void => {
  if (userinfo === undefined && host === undefined) return
  const literal = host === undefined || host === '' ? undefined : readIPLiteral(host)
  const authority = (userinfo === undefined ? '' : `${userinfo}@`) + (literal === undefined ? (host ?? '') : '[::]')
  const parsed = parseRelativeRef(`//${authority}${port === undefined ? '' : `:${port}`}`)
  if (parsed._tag === 'Right' && parsed.right.pathStart === parsed.right.text.length) return
  const reason = parsed._tag === 'Left' ? showReason(redactError(parsed.left)) : 'host: a delimiter ends the authority'
  throw new TypeError(`the authority is malformed: ${reason}`)
}
