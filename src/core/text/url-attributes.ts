import { portNumber } from '../components/accessors'
import { schemeRules } from '../equivalence/scheme-rules'
import { printable } from '../errors/format-error'
import { authorityStart, hostStart } from '../model/bounds'
import { requireView, type UriView } from '../model/view'
import { findSecrets, maskSecrets } from './find-secrets'
import { OTEL_KEYS, SECRET_KEYS, secretsOfAny } from './secret-keys'

/**
 * The attributes of a URI in a trace, as OpenTelemetry's semantic conventions define them. An attribute is absent if
 * the URI lacks the corresponding part.
 *
 * @category Display
 */
export interface UrlAttributes {
  /** The whole URI. This attribute is present only if the URI has a scheme. */
  readonly 'url.full'?: string
  /** The scheme in lower case. */
  readonly 'url.scheme'?: string
  readonly 'url.path': string
  /** The query without its `?`. */
  readonly 'url.query'?: string
  /** The host, without the brackets of an IPv6 address. */
  readonly 'server.address'?: string
  /**
   * The URI's port. If this port is absent or empty, and the scheme is `http`, `https`, `ws` or `wss`, `server.port` is
   * the scheme's default port. `server.port` is absent if the port may be part of a secret.
   */
  readonly 'server.port'?: number
}

const MASK = 'REDACTED'

const defaultPort = (scheme: string | undefined): number | undefined =>
  scheme === 'http' || scheme === 'https' || scheme === 'ws' || scheme === 'wss'
    ? schemeRules[scheme].defaultPort
    : undefined

const isSecret = /* @__PURE__ */ secretsOfAny(SECRET_KEYS, OTEL_KEYS)

/**
 * Returns some of the URI attributes that OpenTelemetry's semantic conventions define: `url.full`, `url.scheme`,
 * `url.path`, `url.query`, `server.address` and `server.port`. Replaces userinfo and the values of the keys in
 * `OTEL_KEYS` and `SECRET_KEYS` with `REDACTED`, the placeholder that OpenTelemetry specifies. For a relative reference
 * without an authority, and for a request-target in origin-form, the result contains only the path and, if present, the
 * query. For a request-target in authority-form, which CONNECT requests use, `server.address` and `server.port` are the
 * host and the port to which the client wants to connect. These two attributes do not describe the proxy that receives
 * the request, because OpenTelemetry defines `server.address` as the address of the server behind any proxies.
 *
 * Allocates the returned object, its strings, and an array with one byte for each UTF-16 code unit of the text.
 *
 * @example
 * import { view } from 'uri-ts'
 * import { urlAttributes } from 'uri-ts/text'
 *
 * const attributes = urlAttributes(view('https://ann:pw@example.com/a?sig=x1&page=2'))
 * attributes['url.full'] //=> 'https://REDACTED:REDACTED@example.com/a?sig=REDACTED&page=2'
 * attributes['url.query'] //=> 'sig=REDACTED&page=2'
 * attributes['server.port'] //=> 443
 *
 * @category Display
 */
export const urlAttributes = (view: UriView): UrlAttributes => {
  const { text, schemeEnd, userinfoEnd, hostEnd, pathStart, pathEnd, queryEnd } = requireView(view)
  // If the text is valid, the component passed to `findSecrets` must be `scheme`. The text is not parsed again, because
  // it may be a target in origin-form that begins with `//`, and a parser would read that `//` as the beginning of an
  // authority.
  const hidden = findSecrets(text, 'scheme', isSecret, false)
  const part = (from: number, to: number): string => printable(maskSecrets(text, hidden, MASK, from, to))
  const scheme = schemeEnd < 0 ? undefined : text.slice(0, schemeEnd).toLowerCase()
  const start = hostStart(view)
  const hasHost = hostEnd > start
  const port = portNumber(view)
  const number = port._tag === 'Some' ? port.value : defaultPort(scheme)
  // A secret in the host may extend beyond the `:` into the port.
  const showsPort = hasHost && number !== undefined && !hidden[hostEnd]
  const full = part(0, text.length)
  const hasPassword = text.slice(authorityStart(view), Math.max(0, userinfoEnd)).includes(':')
  return {
    ...(scheme !== undefined && {
      'url.full': hasPassword ? full.replace(`//${MASK}@`, `//${MASK}:${MASK}@`) : full,
      'url.scheme': scheme,
    }),
    'url.path': part(pathStart, pathEnd),
    ...(queryEnd > pathEnd && { 'url.query': part(pathEnd + 1, queryEnd) }),
    ...(hasHost && { 'server.address': part(start, hostEnd).replace(/[[\]]/g, '') }),
    ...(showsPort && { 'server.port': number }),
  }
}
