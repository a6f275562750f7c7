/* The functions in this file parse redirect URIs and read loopback URIs. */
import { characterError, type ParseError } from '../../core/errors/parse-error'
import type { Either } from '../../core/fp/either'
import { left } from '../../core/fp/either'
import { hostStart, portStart } from '../../core/model/bounds'
import type { AbsoluteUri } from '../../core/model/brands'
import { HTTP } from '../../core/model/http-uris'
import { parseAbsoluteUri } from '../../core/model/parse'
import { scanSchemeUri } from '../../core/model/scan-scheme-uri'
import { parseSchemeUri } from '../../core/model/uri-of'
import type { View } from '../../core/model/view'
import { KIND_IPV4_ADDRESS, KIND_IPV6_ADDRESS } from '../../core/scanner/spans'
import { NO_PATTERNS, PRIVATE_USE } from './messages'

const isHttpScheme = (text: string): boolean => /^https?:/i.test(text)

/**
 * Parses a redirect URI that a client is allowed to register. The URI must be absolute and must either have a
 * private-use scheme or be an HTTP or HTTPS URI with a host.
 */
export const parseRedirectUri = (text: string): Either<ParseError, View<AbsoluteUri>> => {
  const parsed = parseAbsoluteUri(text)
  if (parsed._tag === 'Left') return parsed
  const view = parsed.right
  if (!isHttpScheme(text)) {
    return text.slice(0, view.schemeEnd).includes('.') ? parsed : left(characterError(text, 0, 'scheme', PRIVATE_USE))
  }
  if (scanSchemeUri(text, HTTP) < 0) return parseSchemeUri<AbsoluteUri>(text, HTTP)
  const star = text.slice(0, view.hostEnd).indexOf('*')
  return star < 0 ? parsed : left(characterError(text, star, 'host', NO_PATTERNS))
}

/** Matches `[::1]` in any notation, or the beginning of an IPv4 address in 127.0.0.0/8. */
const LOOPBACK = /^(?:127\.|\[[0:]+1\])/

/**
 * Matches a colon and a port that a client may listen on. The port is a number from 1 to 65535, without leading zeros.
 */
const PORT = /:(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/

/**
 * The properties that determine whether a loopback URI matches a registered URI: the text without the port, and a flag
 * that is `true` if the port is absent or valid.
 */
export interface Loopback {
  readonly withoutPort: string
  readonly isPort: boolean
}

/**
 * Reads an `http` URI whose host is a loopback IP literal (RFC 8252, section 7.3). If `isName` is `true`, the host may
 * also be `localhost`. The scheme must be in lower case. Returns `undefined` for any other URI. A URI for which the
 * result is `undefined` must be identical to a registered URI.
 */
export const readLoopback = (view: View<AbsoluteUri>, isName: boolean): Loopback | undefined => {
  const { text, hostEnd, hostKind, pathStart } = view
  if (!text.startsWith('http://')) return undefined
  const host = text.slice(hostStart(view), hostEnd)
  const isAddress = hostKind === KIND_IPV4_ADDRESS || hostKind === KIND_IPV6_ADDRESS
  if (!(isAddress ? LOOPBACK.test(host) : isName && host === 'localhost')) return undefined
  const port = text.slice(portStart(view) - 1, pathStart)
  return { withoutPort: text.slice(0, hostEnd) + text.slice(pathStart), isPort: port === '' || PORT.test(port) }
}
