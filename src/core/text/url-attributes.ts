import { portNumber } from '../components/accessors'
import { schemeRules } from '../equivalence/scheme-rules'
import { authorityStart, hostStart } from '../model/bounds'
import type { UriReference } from '../model/brands'
import { view as viewOf } from '../model/parse'
import { requireView, type UriView } from '../model/view'
import { OTEL_KEYS, redactText, SECRET_KEYS } from './redact-text'

/**
 * Contains the attributes of a URI in a trace, as OpenTelemetry's semantic conventions define them. An attribute is
 * absent if the URI lacks the corresponding part.
 *
 * @category Display
 */
export interface UrlAttributes {
  /** Contains the whole URI if it has a scheme. */
  readonly 'url.full'?: string
  /** Contains the scheme in lower case. */
  readonly 'url.scheme'?: string
  readonly 'url.path': string
  /** Contains the query without its `?`. */
  readonly 'url.query'?: string
  /** Contains the host, without the brackets of an IPv6 address. */
  readonly 'server.address'?: string
  /** Contains the port, or the default port of `http`, `https`, `ws` or `wss`. */
  readonly 'server.port'?: number
}

const MASK = 'REDACTED'

const defaultPort = (scheme: string | undefined): number | undefined =>
  scheme === 'http' || scheme === 'https' || scheme === 'ws' || scheme === 'wss'
    ? schemeRules[scheme].defaultPort
    : undefined

const forTraces = /* @__PURE__ */ redactText({ keys: SECRET_KEYS, exact: OTEL_KEYS, mask: MASK })

/**
 * Replaces the userinfo with `REDACTED@`. If the userinfo contained a password, the replacement is
 * `REDACTED:REDACTED@`.
 */
const redactView = (view: UriView): UriView => {
  const { text, userinfoEnd } = view
  const start = authorityStart(view)
  const hasPassword = userinfoEnd > start && text.slice(start, userinfoEnd).includes(':')
  const shown = forTraces(text)
  const masked = hasPassword ? shown.replace(`//${MASK}@`, `//${MASK}:${MASK}@`) : shown
  return viewOf(masked as UriReference)
}

/**
 * Returns the URI attributes that OpenTelemetry's semantic conventions define: `url.full`, `url.scheme`, `url.path`,
 * `url.query`, `server.address` and `server.port`. Replaces userinfo and the values of `OTEL_KEYS` and `SECRET_KEYS`
 * with `REDACTED`, as OpenTelemetry requires. For a relative reference without an authority, such as a request target,
 * the result contains only the path and the query, if any.
 *
 * Allocates the returned object, its strings and a view.
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
  const shown = redactView(requireView(view))
  const { text, schemeEnd, hostEnd, pathStart, pathEnd, queryEnd } = shown
  const scheme = schemeEnd < 0 ? undefined : text.slice(0, schemeEnd).toLowerCase()
  const start = hostStart(shown)
  const host = hostEnd > start ? text.slice(start, hostEnd) : undefined
  const port = portNumber(shown)
  const number = port._tag === 'Some' ? port.value : defaultPort(scheme)
  return {
    ...(scheme !== undefined && { 'url.full': text, 'url.scheme': scheme }),
    'url.path': text.slice(pathStart, pathEnd),
    ...(queryEnd > pathEnd && { 'url.query': text.slice(pathEnd + 1, queryEnd) }),
    ...(host !== undefined && { 'server.address': host.replace(/[[\]]/g, '') }),
    ...(host !== undefined && number !== undefined && { 'server.port': number }),
  }
}
